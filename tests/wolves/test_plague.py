"""Plague (W-60)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, wolves


def numbers(table: Table, name: str = "anna") -> list[int]:
    """The strengths a player may name."""
    choices = [choice.split() for choice in table.choices(name)]
    return [int(words[1]) for words in choices if words[0] == "plague"]


# --- what it does -----------------------------------------------------------------------------


@rule("W-60")
def test_all_units_of_that_strength_are_discarded_own_ones_too() -> None:
    table = wolves(
        anna="archer berserk; hand: plague", erik="traitor bond archer", mark="bond thrall"
    )
    assert table.erik.strengths == [1, 3, 1]
    table.anna("plague 1")
    assert table.anna.line == ["berserk"]
    assert table.erik.line == ["bond"]
    assert table.mark.line == ["bond", "thrall"], "that Bond is worth 2"
    assert table.pile == ["archer", "archer", "traitor", "plague"]
    assert "discarded erik 3 archer" in table.saga


@rule("W-60", "W-53")
def test_the_books_archer_and_bond() -> None:
    """Only the Archer goes, though the Bond is worth 1 afterwards."""
    table = wolves(anna="; hand: plague", erik="archer bond", mark="")
    table.anna("plague 1")
    assert table.erik.line == ["bond"]
    assert table.erik.strengths == [1]


@rule("W-60", "W-42")
def test_the_books_paired_hirdmen() -> None:
    table = wolves(anna="hirdman; hand: plague", erik="2 hirdman", mark="3 hirdman")
    table.anna("plague 3")
    assert table.anna.line == []
    assert table.erik.line == ["hirdman", "hirdman"]
    assert len(table.mark.line) == 3


@rule("W-60", "W-53")
@pytest.mark.parametrize(
    ("line", "number", "left"),
    [
        ("3 bond archer", 4, ["archer"]),
        ("4 hirdman", 7, []),
        ("hirdman thrall 2 hirdman", 7, ["hirdman", "thrall"]),
        ("hovding huscarl berserk", 6, ["huscarl", "berserk"]),
        ("konung 2 bond huscarl", 7, ["bond", "bond", "huscarl"]),
    ],
)
def test_all_are_read_before_any_leaves(line: str, number: int, left: list[str]) -> None:
    """Each unit that leaves changes what the others are worth; that comes too late."""
    table = wolves(anna="; hand: plague", erik=line, mark="")
    table.anna(f"plague {number}")
    assert table.erik.line == left


@rule("W-60")
def test_no_unit_goes_that_comes_to_the_number_only_afterwards() -> None:
    """A Konung of 7 with three others, two of which leave, is worth 9."""
    table = wolves(anna="; hand: plague", erik="konung 2 archer traitor thrall", mark="")
    assert table.erik.strengths == [6, 1, 1, 1, 0]
    table.anna("plague 1")
    assert table.erik.line == ["konung", "thrall"]
    assert table.erik.strengths == [9, 0]


@rule("W-60", "W-2")
def test_strength_nothing_can_be_named() -> None:
    table = wolves(anna="; hand: plague", erik="konung 10 archer thrall", mark="assassin")
    table.anna("plague 0")
    assert table.erik.line == ["archer"] * 10
    assert table.mark.line == []
    assert table.pile == ["thrall", "konung", "assassin", "plague"]


@rule("W-60", "W-35")
def test_what_is_left_closes_up_in_its_order() -> None:
    table = wolves(
        anna="; hand: plague", erik="hirdman huscarl berserk raider bond hirdman thrall", mark=""
    )
    table.anna("plague 2")
    table.nobody_reacts()
    assert table.erik.line == ["hirdman", "berserk", "bond", "hirdman", "thrall"]


# --- which numbers ----------------------------------------------------------------------------


@rule("W-60")
@pytest.mark.parametrize(
    ("lines", "highest"),
    [
        (("", "", ""), 0),
        (("thrall", "", ""), 0),
        (("archer", "konung", "berserk"), 10),
        (("", "", "hovding 8 hirdman"), 18),
        (("6 bond 4 archer", "", ""), 10),
    ],
)
def test_from_nothing_to_one_above_the_highest(lines: tuple[str, str, str], highest: int) -> None:
    table = wolves(anna=f"{lines[0]}; hand: plague", erik=lines[1], mark=lines[2])
    assert numbers(table) == list(range(highest + 2))
    with refused("W-60", "plague-too-high"):
        table.anna(f"plague {highest + 2}")


@rule("W-60", "W-76")
def test_the_highest_strength_counts_in_protected_lines_too() -> None:
    table = wolves(anna="; hand: plague", erik="konung; deities: surt", mark="")
    assert numbers(table) == list(range(12))


@rule("W-60")
@pytest.mark.parametrize("number", [0, 2, 4, 6])
def test_a_number_no_unit_has_may_be_named(number: int) -> None:
    table = wolves(anna="archer; hand: plague, any", erik="berserk; hand: any", mark="")
    table.anna(f"plague {number}")
    assert table.asked == ("erik", "turn"), "nobody is touched, nobody is asked"
    assert table.anna.line == ["archer"]
    assert table.erik.line == ["berserk"]
    assert table.pile == ["plague"]


# --- who is spared ----------------------------------------------------------------------------


@rule("W-60", "W-76")
def test_protected_lines_are_spared_the_own_one_too() -> None:
    table = wolves(
        anna="archer; hand: plague; deities: surt",
        erik="archer; deities: heimdall; passed",
        mark="archer",
    )
    table.anna("plague 1")
    assert table.anna.line == ["archer"]
    assert table.erik.line == ["archer"]
    assert table.mark.line == []


@rule("W-60", "W-76")
def test_owners_of_protected_lines_are_not_asked() -> None:
    table = wolves(
        anna="archer; hand: plague", erik="archer; deities: surt; hand: any", mark="archer"
    )
    table.anna("plague 1")
    assert table.asked == ("erik", "turn")


@rule("W-60", "W-80", "W-55")
def test_neither_odin_nor_naglfar_has_a_say_in_a_plague() -> None:
    table = wolves(anna="; hand: plague", erik="archer; deities: odin", mark="; deities: naglfar")
    table.anna("plague 1")
    assert table.erik.line == []
    assert table.mark.line == []
    assert table.pile == ["archer", "plague"]


# --- reactions --------------------------------------------------------------------------------


@rule("W-60", "W-62", "W-63")
def test_each_owner_is_asked_for_their_own_part_clockwise_from_the_active_player() -> None:
    table = wolves(
        anna="archer; hand: any",
        erik="archer; hand: any",
        mark="archer; hand: plague, any",
        olga="archer; hand: any",
        turn="mark",
    )
    table.mark("plague 1")
    asked = []
    while table.asked[1] == "react":
        asked.append(table.asked[0])
        table.play(table.state.waiting[0], "done")
    assert asked == ["mark", "olga", "anna", "erik"]
    assert [player.line for player in table.players] == [[], [], [], []]


@rule("W-60", "W-62")
def test_each_shield_wall_saves_the_own_part_only() -> None:
    table = wolves(
        anna="archer; hand: plague, shield-wall",
        erik="2 archer; hand: any",
        mark="archer; hand: shield-wall",
    )
    table.anna("plague 1", "shield")
    table.erik("done")
    table.mark("shield")
    assert table.anna.line == ["archer"]
    assert table.erik.line == []
    assert table.mark.line == ["archer"]
    assert table.pile == ["archer", "archer", "plague", "shield-wall", "shield-wall"]


@rule("W-60", "W-62")
def test_only_owners_of_such_units_are_asked() -> None:
    table = wolves(
        anna="berserk; hand: plague, any", erik="archer; hand: any", mark="bond; hand: any"
    )
    assert table.mark.strengths == [1]
    table.anna("plague 1")
    assert table.asked == ("erik", "react")
    table.erik("done")
    assert table.asked == ("mark", "react")
    table.mark("done")
    assert table.asked == ("erik", "turn")


@rule("W-60", "W-62")
def test_nothing_leaves_before_all_have_answered() -> None:
    table = wolves(anna="archer; hand: plague, any", erik="archer; hand: any", mark="")
    table.anna("plague 1", "done")
    assert table.anna.line == ["archer"]
    table.erik("done")
    assert table.anna.line == table.erik.line == []


@rule("W-60", "W-43")
def test_a_huscarl_is_no_help_against_a_plague() -> None:
    table = wolves(anna="; hand: plague", erik="huscarl; hand: any", mark="huscarl")
    table.anna("plague 2")
    assert table.choices("erik") == ["done", "decline all"]
    table.erik("done")
    assert table.erik.line == table.mark.line == []


@rule("W-60", "W-82")
def test_a_shield_wall_that_freya_takes_may_be_used_in_the_same_plague() -> None:
    """It is resolved when mark's own part comes up, and everybody saw him take it."""
    table = wolves(
        anna="; hand: plague",
        erik="archer; hand: shield-wall",
        mark="archer; deities: freya",
        olga="archer",
    )
    table.anna("plague 1")
    table.erik("shield")
    assert table.asked == ("mark", "freya")
    table.mark("take")
    assert table.asked == ("mark", "react")
    table.mark("shield")
    assert [player.line for player in table.players] == [[], ["archer"], ["archer"], []]
