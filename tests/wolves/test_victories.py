"""What the nine victory cards are worth, and what they change: W-103, W-34, W-100."""

from __future__ import annotations

import pytest

from .deity_table import all_pass
from .rules import rule
from .table import wolves
from .words import BLUE, RED, VICTORIES


def glory(victories: str, anna: str = "", erik: str = "") -> int:
    """What anna's victory cards are worth."""
    table = wolves(anna=f"{anna}; victories: {victories}", erik=erik, mark="")
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
    changed = {"coastal-raid": 5, "costly-triumph": 3}
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
    assert len(table.mark.hand) == 3


@rule("W-103")
@pytest.mark.parametrize(("number", "worth"), [(0, 1), (1, 2), (2, 3), (3, 3), (8, 3)])
def test_favour_of_the_high_counts_blue_deities(number: int, worth: int) -> None:
    assert glory("favour-of-the-high", f"; deities: {' '.join(BLUE[:number])}") == worth


@rule("W-103")
@pytest.mark.parametrize(("number", "worth"), [(0, 1), (1, 2), (2, 3), (3, 3), (8, 3)])
def test_bargain_with_chaos_counts_red_deities(number: int, worth: int) -> None:
    assert glory("bargain-with-chaos", f"; deities: {' '.join(RED[:number])}") == worth


@rule("W-103", "W-88")
def test_the_other_colour_and_yggdrasil_don_t_count_for_those() -> None:
    assert glory("favour-of-the-high", "; deities: loki, hel, yggdrasil") == 1
    assert glory("bargain-with-chaos", "; deities: odin, tyr, yggdrasil") == 1
    assert glory("favour-of-the-high", "", "; deities: odin, tyr") == 1, "nor do another's"


@rule("W-103")
@pytest.mark.parametrize(("cards", "worth"), [(0, 1), (9, 1), (10, 3), (12, 3)])
def test_a_crowded_hall_needs_ten_cards_in_hand(cards: int, worth: int) -> None:
    assert glory("crowded-hall", f"hand: {cards} any" if cards else "") == worth


@rule("W-103")
@pytest.mark.parametrize(
    ("others", "worth"),
    [("", 1), ("coastal-raid", 1 + 2), ("coastal-raid field-of-slaughter", 3 + 3)],
)
def test_a_saga_of_deeds_counts_own_victories(others: str, worth: int) -> None:
    assert glory(f"saga-of-deeds {others}") == worth


@rule("W-103")
def test_a_saga_is_worth_three_at_most() -> None:
    others = "coastal-raid field-of-slaughter costly-triumph"
    assert glory(f"saga-of-deeds {others}") - glory(others) == 3


@rule("W-103")
def test_a_saga_does_not_count_anothers_victories() -> None:
    assert glory("saga-of-deeds", "", "; victories: coastal-raid, steel-alone") == 1


@rule("W-103", "W-88")
@pytest.mark.parametrize(
    ("deities", "worth"), [("", 3), ("odin", 1), ("loki", 1), ("yggdrasil", 1), ("tyr odin", 1)]
)
def test_by_steel_alone_is_for_those_without_deities(deities: str, worth: int) -> None:
    assert glory("steel-alone", f"; deities: {deities}", "; deities: hel") == worth


@rule("W-103", "W-88")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ("", "", 1),
        ("odin", "", 2),
        ("odin", "loki", 1),
        ("odin yggdrasil", "loki", 2),
        ("odin tyr", "loki hel", 1),
        ("odin", "loki hel", 1),
    ],
)
def test_chosen_of_the_hall_needs_more_deities_than_each_other(
    mine: str, theirs: str, worth: int
) -> None:
    assert glory("chosen-of-the-hall", f"; deities: {mine}", f"; deities: {theirs}") == worth


@rule("W-103")
def test_each_other_not_all_others_together() -> None:
    table = wolves(
        anna="; deities: odin, tyr; victories: chosen-of-the-hall",
        erik="; deities: loki",
        mark="; deities: hel",
    )
    assert table.anna.glory == 2


@rule("W-103")
def test_glory_is_the_sum_of_all_cards() -> None:
    everything = " ".join(VICTORIES)
    assert glory(everything) == 1 + 2 + 3 + 1 + 1 + 1 + 3 + 3 + 1
    assert glory(everything, "hand: 12 any; deities: odin, tyr, yggdrasil, loki, hel") == (
        1 + 2 + 3 + 3 + 3 + 3 + 3 + 1 + 2
    )


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
    assert table.anna.glory >= 1
    assert table.prizes != [victory]
