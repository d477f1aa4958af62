"""The end of the game and who wins it: W-100 … W-102."""

from __future__ import annotations

from typing import Any

import pytest

from .deity_table import all_pass, not_allowed
from .rules import rule
from .table import Table, wolves
from .words import RAGNAROK


def last_round(**players: Any) -> Table:
    """A prizeless last round in which everybody passes in turn, with nothing else to decide."""
    table = wolves(**players, prizes="", last_round=True)
    all_pass(table)
    assert table.asked == ("nobody", "over")
    return table


def places(table: Table) -> list[int]:
    return [player.place for player in table.players]


# --- when ---------------------------------------------------------------------------------------


@rule("W-100", "W-25")
@pytest.mark.parametrize(
    ("before", "over"),
    [
        ("coastal-raid bargain-with-chaos", False),
        ("costly-triumph", True),
        ("costly-triumph coastal-raid", True),
    ],
)
def test_five_glory_at_the_end_of_a_round(before: str, over: bool) -> None:
    table = wolves(anna=f"bond; victories: {before}", erik="", mark="", prizes="field-of-slaughter")
    all_pass(table)
    assert (table.outcome is not None) == over
    if over:
        assert table.asked == ("nobody", "over")
        assert "over" in table.saga


@rule("W-100", "W-103")
def test_five_glory_in_the_middle_of_a_round_end_nothing() -> None:
    table = wolves(
        anna="hand: 12 any; victories: crowded-hall, costly-triumph", erik="konung", mark=""
    )
    assert table.anna.glory == 6
    hirdman = next(card for card in table.anna.hand if card != "konung")
    table.anna(f"lay {hirdman} erik left")
    assert table.asked == ("erik", "turn")
    assert table.outcome is None


@rule("W-100", "W-103")
def test_glory_that_is_gone_by_the_end_does_not_count() -> None:
    table = wolves(
        anna="; deities: odin, tyr; victories: favour-of-the-high, coastal-raid",
        erik="berserk; deities: fenrir",
        mark="",
        prizes="field-of-slaughter",
    )
    assert table.anna.glory == 5
    table.anna("pass")
    table.erik("use fenrir", "deity odin", "deity tyr", "pass")
    table.mark("pass")
    assert table.round == 2
    assert table.anna.glory == 2


@rule("W-100", "W-24")
def test_the_draw_of_the_last_pass_counts() -> None:
    table = wolves(
        anna="hand: 6 bond; victories: crowded-hall, field-of-slaughter",
        erik="konung; hand: 9 any; passed 1",
        mark="hand: 9 any; passed 2",
        prizes="coastal-raid",
    )
    assert table.anna.glory == 2
    table.anna("pass")
    assert table.outcome is not None
    assert table.outcome.scores == (5, 1, 0)


@rule("W-100", "W-72")
def test_a_ragnarok_from_the_deities_ends_the_game_with_this_round() -> None:
    table = wolves(
        anna="; sacrifices: berserk", erik="bond", mark="", hall="odin tyr hel", deity_deck="thor"
    )
    table.fate(RAGNAROK)
    table.anna("summon odin", "spend berserk", "pass")
    assert table.asked == ("erik", "turn")
    all_pass(table)
    assert table.asked == ("nobody", "over")
    assert table.outcome is not None
    assert table.outcome.scores == (0, 1, 0), "the prize is taken first"
    assert table.erik.place == 1


@rule("W-100", "W-11")
def test_a_ragnarok_from_the_victories_likewise() -> None:
    table = wolves(
        anna="bond; victories: coastal-raid, favour-of-the-high",
        erik="; victories: crowded-hall, bargain-with-chaos",
        mark="; victories: saga-of-deeds, chosen-of-the-hall, field-of-slaughter",
        olga="; victories: steel-alone",
        prizes="costly-triumph",
        options={"glory": {"to_end": 30}},
    )
    all_pass(table)
    assert table.last_round
    assert (table.round, table.prizes) == (2, [])
    all_pass(table)
    assert table.asked == ("nobody", "over")


@rule("W-100")
def test_another_number_of_glory_to_end() -> None:
    table = wolves(
        anna="bond", erik="", mark="", prizes="coastal-raid", options={"glory": {"to_end": 1}}
    )
    all_pass(table)
    assert table.anna.place == 1


@rule("W-100")
def test_when_it_is_over_nothing_can_be_played() -> None:
    table = last_round(anna="bond; hand: any; deities: thor", erik="", mark="")
    assert all(table.choices(name) == [] for name in table.names)
    for move in ("pass", "done", "use thor"):
        with not_allowed():
            table.anna(move)


@rule("W-100", "W-24")
def test_the_table_is_cleared_before_the_end() -> None:
    table = last_round(anna="bond; sacrifices: thrall", erik="hirdman", mark="")
    assert table.pile == ["bond", "hirdman", "thrall"]
    assert table.position["prizes"] == []


# --- who ----------------------------------------------------------------------------------------


@rule("W-101")
def test_most_glory_wins() -> None:
    table = last_round(
        anna="konung; victories: coastal-raid",
        erik="; victories: costly-triumph",
        mark="; victories: field-of-slaughter",
    )
    assert places(table) == [3, 1, 2]
    assert table.outcome is not None
    assert table.outcome.scores == (1, 3, 2)
    assert table.outcome.winners == (1,)


@rule("W-101")
def test_a_tie_goes_to_first_place_of_the_last_round_prize_or_none() -> None:
    table = last_round(
        anna="; victories: costly-triumph",
        erik="bond; victories: field-of-slaughter, favour-of-the-high",
        mark="",
    )
    assert table.erik.glory == table.anna.glory == 3
    assert places(table) == [2, 1, 3]


@rule("W-101")
def test_first_place_of_the_last_round_is_no_help_with_less_glory() -> None:
    table = last_round(
        anna="; victories: field-of-slaughter", erik="", mark="konung; victories: coastal-raid"
    )
    assert places(table) == [1, 3, 2]


@rule("W-101")
def test_if_none_of_the_tied_won_it_they_share() -> None:
    table = last_round(
        anna="; victories: costly-triumph",
        erik="; victories: field-of-slaughter, favour-of-the-high",
        mark="konung",
    )
    assert places(table) == [1, 1, 3]
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


@rule("W-101", "W-23")
def test_without_any_glory_the_first_to_pass_in_the_last_round_wins() -> None:
    table = last_round(anna="", erik="", mark="")
    assert places(table) == [1, 2, 2]


@rule("W-101")
def test_second_place_counts_if_it_took_a_victory_card() -> None:
    table = wolves(
        anna="; victories: costly-triumph",
        erik="berserk; victories: bargain-with-chaos",
        mark="konung",
        olga="",
        prizes="field-of-slaughter coastal-raid",
        last_round=True,
    )
    all_pass(table)
    table.mark("victory coastal-raid")
    assert table.outcome is not None
    assert table.outcome.scores == (3, 3, 1, 0)
    assert places(table) == [2, 1, 3, 4]


@rule("W-101")
def test_and_not_if_it_took_none() -> None:
    table = wolves(
        anna="; victories: costly-triumph",
        erik="berserk; victories: field-of-slaughter, favour-of-the-high",
        mark="konung",
        olga="",
        prizes="coastal-raid",
        last_round=True,
    )
    all_pass(table)
    assert table.outcome is not None
    assert table.outcome.scores == (3, 3, 1, 0)
    assert places(table) == [1, 1, 3, 4], "erik was second, but one card only was fought for"


@rule("W-101")
@pytest.mark.parametrize(
    ("eriks", "scores", "ranks"),
    [
        ("victories: coastal-raid", (3, 2, 3, 0), [1, 3, 2, 4]),
        ("deities: tyr", (3, 3, 3, 0), [1, 1, 3, 4]),
        ("deities: tyr; victories: coastal-raid", (3, 4, 3, 0), [2, 1, 2, 4]),
    ],
)
def test_both_winners_of_the_last_round_share(
    eriks: str, scores: tuple[int, ...], ranks: list[int]
) -> None:
    table = wolves(
        anna="konung; victories: field-of-slaughter",
        erik=f"berserk; {eriks}",
        mark="; victories: costly-triumph",
        olga="",
        prizes="bargain-with-chaos favour-of-the-high",
        last_round=True,
    )
    all_pass(table)
    table.anna("victory bargain-with-chaos")
    assert table.outcome is not None
    assert table.outcome.scores == scores
    assert places(table) == ranks


@rule("W-101", "W-95")
def test_jormungands_owner_won_the_last_round() -> None:
    table = wolves(
        anna="; victories: costly-triumph",
        erik="thrall; deities: jormungand, fenrir; victories: field-of-slaughter, coastal-raid",
        mark="",
        prizes="",
        last_round=True,
    )
    table.anna("pass")
    assert table.outcome is not None
    assert table.outcome.scores == (3, 3, 0)
    assert places(table) == [2, 1, 3]


@rule("W-101")
def test_only_the_last_round_counts() -> None:
    table = wolves(
        anna="; victories: costly-triumph",
        erik="; victories: field-of-slaughter, favour-of-the-high",
        mark="konung",
        prizes="",
        last_round=True,
        first="erik",
        second="anna",
    )
    all_pass(table)
    assert places(table) == [1, 1, 3]


@rule("W-101")
def test_lower_places_share_alike() -> None:
    table = last_round(
        anna="; victories: coastal-raid",
        erik="konung; victories: saga-of-deeds",
        mark="; victories: costly-triumph",
        olga="; victories: favour-of-the-high",
        petr="",
    )
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1, 3, 1, 0)
    assert places(table) == [2, 2, 1, 2, 5]


# --- the book's example -------------------------------------------------------------------------


@rule("W-102", "W-80", "W-92")
def test_the_books_three_formations() -> None:
    table = wolves(
        anna="huscarl konung 2 hirdman; deities: odin",
        erik="priest assassin thrall 3 bond",
        mark="berserk bond hirdman hovding; deities: fenrir",
    )
    assert table.anna.strengths == [2, 7, 7, 7]
    assert table.erik.strengths == [8, 0, 0, 5, 5, 5]
    assert table.mark.strengths == [5, 1, 3, 6]
    assert [player.strength for player in table.players] == [23, 18, 15]
    all_pass(table)
    assert table.first == "anna"
