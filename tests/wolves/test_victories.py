"""What the nine victory cards are worth, and what they change: W-103, W-34, W-100."""

from __future__ import annotations

from typing import cast

import pytest

from meadhall.games.wolves.shown import View
from meadhall.games.wolves.words.teller import Teller

from .deity_table import all_pass
from .rules import rule
from .table import GAME, wolves
from .words import BLUE, RED, VICTORIES


def glory(
    victories: str,
    anna: str = "",
    erik: str = "",
    first: str | None = None,
    rules: int | None = None,
) -> int:
    """What anna's victory cards are worth."""
    table = wolves(
        anna=f"{anna}; victories: {victories}", erik=erik, mark="", first=first, rules=rules
    )
    return table.anna.glory


@rule("W-103")
@pytest.mark.parametrize(
    ("victory", "worth"), [("coastal-raid", 1), ("field-of-slaughter", 2), ("costly-triumph", 3)]
)
def test_three_are_worth_a_fixed_number(victory: str, worth: int) -> None:
    assert glory(victory) == worth
    assert glory(victory, "hand: 12 any; deities: odin, loki, yggdrasil") == worth


@rule("W-103", "W-34")
@pytest.mark.parametrize("victory", VICTORIES)
def test_two_change_the_draw_of_their_owner(victory: str) -> None:
    table = wolves(anna=f"; victories: {victory}", erik="", mark="")
    table.anna("pass")
    changed = {"coastal-raid": 5, "costly-triumph": 2}
    assert len(table.anna.hand) == changed.get(victory, 4)


@rule("W-103", "W-34")
def test_the_draw_changes_from_the_next_pass_on() -> None:
    table = wolves(anna="bond", erik="; passed 1", mark="; passed 2", prizes="coastal-raid")
    table.anna("pass")
    assert table.anna.victories == ["coastal-raid"]
    assert len(table.anna.hand) == 4
    table.anna("pass")
    assert len(table.anna.hand) == 9


@rule("W-103", "W-34", "W-95")
def test_the_draw_changes_when_jormungand_makes_all_pass_too() -> None:
    table = wolves(anna="", erik="konung; deities: jormungand", mark="; victories: costly-triumph")
    table.anna("pass")
    assert len(table.mark.hand) == 2


@rule("W-103")
@pytest.mark.parametrize(("number", "worth"), [(0, 1), (1, 3), (2, 4), (3, 4), (8, 4)])
def test_favour_of_the_high_counts_blue_deities(number: int, worth: int) -> None:
    assert glory("favour-of-the-high", f"; deities: {' '.join(BLUE[:number])}") == worth


@rule("W-103")
@pytest.mark.parametrize(("number", "worth"), [(0, 1), (1, 4), (2, 4), (8, 4)])
def test_bargain_with_chaos_counts_red_deities(number: int, worth: int) -> None:
    assert glory("bargain-with-chaos", f"; deities: {' '.join(RED[:number])}") == worth


@rule("W-103", "W-88")
def test_the_other_colour_and_yggdrasil_don_t_count_for_those() -> None:
    assert glory("favour-of-the-high", "; deities: loki, hel, yggdrasil") == 1
    assert glory("bargain-with-chaos", "; deities: odin, tyr, yggdrasil") == 1
    assert glory("favour-of-the-high", "", "; deities: odin, tyr") == 1, "nor do another's"


@rule("W-103")
@pytest.mark.parametrize(
    ("mine", "eriks", "worth"),
    [(0, 0, 0), (3, 3, 0), (3, 4, 0), (4, 3, 3), (12, 12, 0), (12, 0, 3)],
)
def test_a_crowded_hall_needs_somebody_with_fewer_cards(mine: int, eriks: int, worth: int) -> None:
    table = wolves(
        anna=f"hand: {mine} bond; victories: crowded-hall" if mine else "; victories: crowded-hall",
        erik=f"hand: {eriks} any" if eriks else "",
        mark="hand: 12 any",
    )
    assert table.anna.glory == worth


@rule("W-103")
@pytest.mark.parametrize(
    ("others", "eriks", "worth"),
    [
        ("", "", 4),
        ("", "coastal-raid", 1),
        ("", "coastal-raid steel-alone", 1),
        ("coastal-raid", "field-of-slaughter", 1 + 4),
        ("coastal-raid", "", 1 + 4),
        ("coastal-raid", "field-of-slaughter costly-triumph", 1 + 1),
    ],
)
def test_a_saga_of_deeds_counts_by_how_many_victories_one_leads(
    others: str, eriks: str, worth: int
) -> None:
    assert glory(f"saga-of-deeds {others}", "", f"; victories: {eriks}") == worth


@rule("W-103")
def test_a_saga_counts_the_lead_over_each_not_over_all_together() -> None:
    table = wolves(
        anna="; victories: saga-of-deeds, coastal-raid",
        erik="; victories: costly-triumph",
        mark="; victories: steel-alone",
        options={"victories": {"saga-of-deeds": {"each": 1}}},
    )
    assert table.anna.glory == 1 + 2


@rule("W-103", "W-23")
@pytest.mark.parametrize(("first", "worth"), [(None, 0), ("anna", 3), ("erik", 0)])
def test_by_steel_alone_is_for_the_first_of_the_latest_round(first: str | None, worth: int) -> None:
    assert glory("steel-alone", first=first) == worth
    assert glory("steel-alone", "; deities: odin", first=first) == worth


@rule("W-103", "W-23")
def test_steel_is_measured_anew_at_the_end_of_each_round() -> None:
    table = wolves(
        anna="; victories: steel-alone", erik="konung", mark="", prizes="coastal-raid", first="anna"
    )
    assert table.anna.glory == 3, "as long as the round lasts the one before it counts"
    all_pass(table)
    assert table.anna.glory == 0
    assert table.erik.glory == 1


@rule("W-103", "W-23", "W-100")
def test_second_place_has_no_steel_of_its_own() -> None:
    table = wolves(
        anna="konung; victories: costly-triumph",
        erik="berserk",
        mark="",
        olga="",
        prizes="coastal-raid steel-alone",
    )
    all_pass(table)
    table.anna("victory coastal-raid")
    assert table.erik.victories == ["steel-alone"]
    assert table.erik.glory == 0


@rule("W-103", "W-88")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ("", "", 0),
        ("odin", "", 3),
        ("odin", "loki", 3),
        ("odin yggdrasil", "loki", 3),
        ("odin tyr", "loki hel", 3),
        ("odin", "loki hel", 0),
        ("odin", "loki yggdrasil", 0),
    ],
)
def test_chosen_of_the_hall_needs_a_deity_and_nobody_with_more(
    mine: str, theirs: str, worth: int
) -> None:
    assert glory("chosen-of-the-hall", f"; deities: {mine}", f"; deities: {theirs}") == worth


@rule("W-103")
def test_each_other_not_all_others_together() -> None:
    table = wolves(
        anna="; deities: odin; victories: chosen-of-the-hall",
        erik="; deities: loki",
        mark="; deities: hel",
    )
    assert table.anna.glory == 3


@rule("W-103")
def test_glory_is_the_sum_of_all_cards() -> None:
    everything = " ".join(VICTORIES)
    assert glory(everything) == 1 + 2 + 3 + 1 + 1 + 0 + 4 + 0 + 0
    assert glory(
        everything, "hand: 12 any; deities: odin, tyr, yggdrasil, loki, hel", first="anna"
    ) == (1 + 2 + 3 + 4 + 4 + 3 + 4 + 3 + 3)


FORMERLY = [
    ("crowded-hall", "hand: 9 any", "", 1),
    ("crowded-hall", "hand: 10 any", "hand: 12 any", 3),
    ("saga-of-deeds", "", "", 1),
    ("saga-of-deeds coastal-raid", "", "; victories: costly-triumph, steel-alone", 1 + 2),
    ("steel-alone", "", "", 3),
    ("steel-alone", "; deities: tyr", "", 1),
    ("chosen-of-the-hall", "", "", 1),
    ("chosen-of-the-hall", "; deities: tyr", "; deities: hel", 1),
    ("chosen-of-the-hall", "; deities: tyr", "", 2),
    ("favour-of-the-high", "; deities: tyr", "", 2),
    ("bargain-with-chaos", "; deities: hel", "", 2),
]
"""What cards were worth up to the fourth version of the rules."""


@rule("W-103")
@pytest.mark.parametrize(("victories", "anna", "erik", "worth"), FORMERLY)
def test_a_former_version_has_the_cards_it_had(
    victories: str, anna: str, erik: str, worth: int
) -> None:
    assert glory(victories, anna, erik, rules=4) == worth
    assert glory(victories, anna, erik, first="anna", rules=4) == worth


@rule("W-103")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_texts_of_a_former_version_say_what_held_then(language: str) -> None:
    now = wolves(anna="", erik="", mark="").view("anna")
    then = wolves(anna="", erik="", mark="", rules=4).view("anna")
    teller = Teller(GAME.texts(language), ["Anna", "Erik", "Mark"], 0)
    told = {
        victory: [teller.victory_text(cast(View, view), victory) for view in (then, now)]
        for victory in VICTORIES
    }
    alike = [victory for victory, (former, newer) in told.items() if former == newer]
    assert alike == ["coastal-raid", "field-of-slaughter"]
    assert "10" in told["crowded-hall"][0]


@rule("W-103", "W-100")
def test_what_they_are_worth_changes_in_the_round() -> None:
    table = wolves(
        anna="; deities: odin, tyr; sacrifices: thrall; victories: favour-of-the-high, steel-alone",
        erik="",
        mark="",
    )
    assert table.anna.glory == 4
    table.anna("use odin", "spend thrall", "deity tyr")
    assert table.anna.glory == 3
    assert table.outcome is None


@rule("W-103", "W-23")
@pytest.mark.parametrize("victory", VICTORIES)
def test_every_card_can_be_won(victory: str) -> None:
    table = wolves(anna="bond", erik="", mark="", prizes=victory)
    all_pass(table)
    assert table.anna.victories == [victory]
    assert table.anna.glory >= (0 if victory in ("crowded-hall", "chosen-of-the-hall") else 1)
    assert table.prizes != [victory]
