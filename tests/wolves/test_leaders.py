"""Priest, Hövding and Konung: where they may be laid (W-46 … W-48, W-53)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import wolves

LEADERS = ("priest", "hovding", "konung")


def may_be_laid(card: str, line: str) -> bool:
    """Into erik's line, by anna."""
    choices = wolves(anna=f"; hand: {card}", erik=line, mark="").choices("anna")
    both = {f"lay {card} erik {side}" in choices for side in ("left", "right")}
    assert len(both) == 1, "both ends or none"
    return both.pop()


# --- never two --------------------------------------------------------------------------------


@rule("W-31", "W-46", "W-47", "W-48")
@pytest.mark.parametrize("leader", LEADERS)
def test_never_two_in_one_formation_whoever_lays_the_second(leader: str) -> None:
    table = wolves(anna=f"{leader} thrall; hand: {leader}", erik=leader, mark="thrall")
    laid = [choice for choice in table.choices("anna") if choice.startswith("lay")]
    assert laid == [f"lay {leader} mark left", f"lay {leader} mark right"]


@rule("W-47", "W-48")
@pytest.mark.parametrize("leader", ["hovding", "konung"])
@pytest.mark.parametrize("line", ["thrall", "hirdman", "priest", "2 hirdman archer huscarl"])
def test_hovding_and_konung_stand_beside_anything_else(leader: str, line: str) -> None:
    assert may_be_laid(leader, line)


@rule("W-47", "W-48")
def test_hovding_and_konung_stand_together() -> None:
    assert may_be_laid("hovding", "thrall konung")
    assert may_be_laid("konung", "thrall hovding")


@rule("W-46", "W-47", "W-48")
@pytest.mark.parametrize("leader", LEADERS)
def test_once_the_first_has_left_another_may_come(leader: str) -> None:
    table = wolves(anna=f"{leader}; hand: {leader}", erik="; passed", mark="; passed", deck="")
    table.anna("unit anna 1")
    table.erik("done")
    table.mark("done")
    table.anna(f"lay {leader} anna left")
    assert table.anna.line == [leader]


# --- the Priest -------------------------------------------------------------------------------


@rule("W-46")
@pytest.mark.parametrize("line", ["archer", "bond thrall", "assassin raider traitor", "6 bond"])
def test_a_priest_among_eiwaz_units(line: str) -> None:
    assert may_be_laid("priest", line)


@rule("W-46")
@pytest.mark.parametrize("unit", ["hirdman", "huscarl", "berserk", "priest", "hovding"])
@pytest.mark.parametrize("line", ["thrall {}", "{} thrall", "archer {} bond"])
def test_no_priest_where_a_teiwaz_unit_of_eight_or_less_stands(unit: str, line: str) -> None:
    assert not may_be_laid("priest", line.format(unit))


@rule("W-46", "W-53", "W-48")
def test_a_konung_is_read_before_the_priest_joins() -> None:
    """With one other he is worth 9, and would be 8 with the Priest."""
    assert may_be_laid("priest", "konung thrall")
    assert not may_be_laid("priest", "konung 2 thrall")
    table = wolves(anna="; hand: priest", erik="konung thrall", mark="")
    table.anna("lay priest erik left")
    assert table.erik.strengths == [8, 8, 0]


@rule("W-46", "W-47")
def test_a_strong_hovding_has_weak_companions() -> None:
    """Four of them make him 10, which would not bar a Priest; they do."""
    assert not may_be_laid("priest", "hovding 4 hirdman")


@rule("W-46")
def test_an_empty_line_takes_a_priest() -> None:
    table = wolves(anna="; hand: priest", erik="hirdman", mark="")
    table.anna("lay priest anna left")
    assert table.anna.line == ["priest"]


@rule("W-46")
def test_units_may_be_laid_beside_a_standing_priest() -> None:
    for unit in ("hirdman", "huscarl", "berserk", "hovding", "konung", "bond"):
        table = wolves(anna=f"; hand: {unit}", erik="priest", mark="")
        table.anna(f"lay {unit} erik left")
        assert table.erik.line == [unit, "priest"]


@rule("W-46")
def test_a_priest_stays_when_a_weak_teiwaz_unit_joins_him() -> None:
    table = wolves(anna="priest konung; hand: hirdman", erik="", mark="")
    table.anna("lay hirdman anna right")
    assert table.anna.line == ["priest", "konung", "hirdman"]


@rule("W-46")
def test_the_strength_that_bars_a_priest_is_the_current_one() -> None:
    """Option: a Berserk of 9 does not bar him, one of 8 does."""
    for strength, laid in ((9, True), (8, False)):
        table = wolves(
            anna="; hand: priest",
            erik="berserk",
            mark="",
            options={"people": {"berserk": {"strength": strength}}},
        )
        assert ("lay priest erik left" in table.choices("anna")) is laid
