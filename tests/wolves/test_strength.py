"""How strong units and formations are (W-2, W-5, W-41, W-42, W-47, W-48, W-102)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves


def strengths(line: str) -> list[int]:
    return wolves(anna=line, erik="", mark="").anna.strengths


# --- units ------------------------------------------------------------------------------------


@rule("W-41")
def test_a_bond_counts_eiwaz_units_itself_included() -> None:
    assert strengths("bond") == [1]
    assert strengths("bond berserk hirdman") == [1, 5, 3]
    assert strengths("bond archer 2 thrall") == [4, 1, 0, 0]


@rule("W-41")
def test_the_books_bonds() -> None:
    """Two Bonds, an Archer and an Assassin: each Bond is worth 4, the line 9."""
    table = wolves(anna="2 bond archer assassin", erik="", mark="")
    assert table.anna.strengths == [4, 4, 1, 0]
    assert table.anna.strength == 9


@rule("W-41")
def test_a_bond_counts_its_own_formation_only() -> None:
    assert wolves(anna="bond", erik="3 archer", mark="2 bond").anna.strengths == [1]


@rule("W-42")
@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("hirdman", [3]),
        ("2 hirdman", [7, 7]),
        ("3 hirdman", [7, 7, 7]),
        ("hirdman thrall hirdman", [3, 0, 3]),
        ("hirdman thrall 2 hirdman", [3, 0, 7, 7]),
        ("huscarl hirdman berserk", [2, 3, 5]),
    ],
)
def test_a_hirdman_beside_a_hirdman(line: str, worth: list[int]) -> None:
    assert strengths(line) == worth


@rule("W-42")
def test_the_ends_of_two_lines_are_no_neighbours() -> None:
    table = wolves(anna="thrall hirdman", erik="hirdman thrall", mark="")
    assert table.anna.strengths == [0, 3]
    assert table.erik.strengths == [3, 0]


@rule("W-47")
def test_a_hovding_counts_teiwaz_units_twice() -> None:
    assert strengths("hovding") == [2]
    assert strengths("hovding hirdman berserk") == [6, 3, 5], "the book's example"
    assert strengths("bond hovding archer priest konung") == [2, 6, 1, 8, 6]


@rule("W-48")
def test_a_konung_is_ten_less_the_others() -> None:
    assert strengths("konung") == [10]
    assert strengths("konung 3 thrall") == [7, 0, 0, 0]
    assert strengths("2 archer konung berserk") == [1, 1, 7, 5]


@rule("W-2", "W-48")
@pytest.mark.parametrize(("others", "worth"), [(9, 1), (10, 0), (11, 0), (15, 0)])
def test_no_unit_is_worth_less_than_nothing(others: int, worth: int) -> None:
    archers = min(others, 12)
    table = wolves(anna=f"konung {archers} archer {others - archers} thrall", erik="", mark="")
    assert table.anna.strengths[0] == worth
    assert table.anna.strength == worth + archers


@rule("W-2", "W-53")
def test_strengths_follow_every_change_of_the_line() -> None:
    table = wolves(
        anna="bond konung; hand: archer, hirdman", erik="; passed", mark="; passed", deck=""
    )
    assert table.anna.strengths == [1, 9]
    table.anna("lay archer anna left")
    assert table.anna.strengths == [1, 2, 8]
    table.erik("done")
    table.mark("done")
    table.anna("lay hirdman anna right")
    assert table.anna.strengths == [1, 2, 7, 3]
    table.erik("done")
    table.mark("done")
    table.anna("unit anna 1")
    assert table.anna.strengths == [1, 8, 3]


# --- formations -------------------------------------------------------------------------------


@rule("W-102", "W-5")
def test_the_books_worked_example() -> None:
    """The third line is printed as 12; its own parts give 15."""
    table = wolves(
        anna="huscarl konung 2 hirdman; deities: odin",
        erik="priest assassin thrall 3 bond",
        mark="berserk bond hirdman hovding; deities: fenrir",
    )
    assert table.anna.strengths == [2, 7, 7, 7]
    assert table.erik.strengths == [8, 0, 0, 5, 5, 5]
    assert table.mark.strengths == [5, 1, 3, 6]
    assert [player.strength for player in table.players] == [23, 18, 15]


@rule("W-5", "W-81", "W-92")
def test_deities_change_an_empty_line_too() -> None:
    table = wolves(anna="; deities: thor", erik="; deities: fenrir", mark="")
    assert [player.strength for player in table.players] == [0, 0, -5]


@rule("W-5")
def test_a_line_may_be_negative() -> None:
    table = wolves(anna="archer huscarl", erik="; deities: fenrir", mark="thrall")
    assert [player.strength for player in table.players] == [-2, 0, -5]


@rule("W-5", "W-80")
def test_odin_keeps_fenrir_off_and_adds_nothing() -> None:
    table = wolves(anna="archer; deities: odin, thor", erik="; deities: fenrir", mark="; passed")
    assert [player.strength for player in table.players] == [6, 0, -5]


@rule("W-5")
def test_in_hall_or_discard_deities_change_nothing() -> None:
    table = wolves(anna="archer", erik="", mark="", hall="fenrir", gone="thor")
    assert [player.strength for player in table.players] == [1, 0, 0]


@rule("W-5")
def test_fenrir_does_not_change_units() -> None:
    """Only the sum is five less: a Plague finds the units as they are."""
    table = wolves(anna="berserk; hand: plague", erik="; deities: fenrir", mark="")
    assert table.anna.strengths == [5]
    table.anna("plague 5")
    assert table.anna.line == []
    assert table.anna.strength == -5


@rule("W-5", "W-60")
def test_a_lines_strength_is_no_units_strength() -> None:
    table = wolves(anna="berserk; hand: plague; deities: thor", erik="", mark="")
    with refused("W-60", "plague-too-high"):
        table.anna("plague 10")
