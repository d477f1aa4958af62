"""Who wins a round and what they take: W-23."""

from __future__ import annotations

from itertools import permutations

import pytest

from .deity_table import all_pass, not_allowed
from .rules import rule
from .table import wolves


@rule("W-23", "W-5")
def test_the_strongest_takes_the_victory_card() -> None:
    table = wolves(anna="2 hirdman", erik="priest", mark="konung", prizes="field-of-slaughter")
    all_pass(table)
    assert table.anna.victories == ["field-of-slaughter"]
    assert table.first == "anna"
    assert table.second is None, "second place took nothing"
    assert "placed anna" in table.saga
    assert "prize anna field-of-slaughter" in table.saga


@rule("W-23", "W-81", "W-92")
def test_deities_count() -> None:
    table = wolves(anna="priest", erik="hirdman; deities: thor", mark="bond; deities: fenrir")
    assert [player.strength for player in table.players] == [3, 3, 1]
    table.anna("pass")
    table.erik("pass")
    table.mark("pass")
    assert table.first == "anna"


@rule("W-23")
@pytest.mark.parametrize("order", list(permutations([1, 2])))
def test_a_tie_goes_to_whoever_passed_earlier(order: tuple[int, int]) -> None:
    table = wolves(
        anna="thrall",
        erik=f"2 hirdman; passed {order[0]}",
        mark=f"2 hirdman; passed {order[1]}",
    )
    table.anna("pass")
    assert table.first == ("erik" if order[0] < order[1] else "mark")


@rule("W-23")
def test_the_last_to_pass_loses_the_tie() -> None:
    table = wolves(anna="berserk", erik="thrall; passed 1", mark="berserk; passed 2")
    table.anna("pass")
    assert table.first == "mark"


@rule("W-23")
def test_with_all_lines_empty_the_first_to_pass_wins() -> None:
    table = wolves(anna="", erik="", mark="", turn="mark")
    all_pass(table)
    assert table.first == "mark"
    assert len(table.mark.victories) == 1


@rule("W-23", "W-5")
def test_an_empty_line_beats_a_negative_one() -> None:
    table = wolves(anna="thrall", erik="bond", mark="; deities: fenrir")
    assert [player.strength for player in table.players] == [-5, -4, 0]
    all_pass(table)
    assert table.first == "mark"


@rule("W-23")
def test_with_two_cards_first_place_chooses_and_second_takes_the_other() -> None:
    table = wolves(
        anna="thrall",
        erik="berserk",
        mark="hirdman",
        olga="bond",
        prizes="steel-alone, crowded-hall",
    )
    all_pass(table)
    assert table.asked == ("erik", "prize")
    assert sorted(table.choices("erik")) == ["victory crowded-hall", "victory steel-alone"]
    table.erik("victory steel-alone")
    assert table.erik.victories == ["steel-alone"]
    assert table.mark.victories == ["crowded-hall"]
    assert (table.first, table.second) == ("erik", "mark")


@rule("W-23")
def test_only_first_place_is_asked() -> None:
    table = wolves(anna="thrall", erik="berserk", mark="hirdman", olga="", prizes="steel-alone")
    all_pass(table)
    assert table.erik.victories == ["steel-alone"], "one card is taken unasked"
    table = wolves(
        anna="hirdman", erik="berserk", mark="", olga="", prizes="steel-alone, coastal-raid"
    )
    all_pass(table)
    assert table.choices("anna") == []
    with not_allowed():
        table.erik("victory saga-of-deeds")


@rule("W-23")
def test_second_place_too_goes_to_whoever_passed_earlier() -> None:
    table = wolves(
        anna="konung",
        erik="berserk; passed 3",
        mark="berserk; passed 1",
        olga="berserk; passed 2",
        prizes="steel-alone, coastal-raid",
    )
    table.anna("pass")
    assert table.asked == ("anna", "prize")
    table.anna("victory coastal-raid")
    assert table.mark.victories == ["steel-alone"]
    assert table.second == "mark"


@rule("W-23")
def test_a_tie_for_first_leaves_the_later_one_second() -> None:
    table = wolves(
        anna="thrall",
        erik="berserk; passed 2",
        mark="thrall; passed 3",
        olga="berserk; passed 1",
        petr="hirdman; passed 4",
        prizes="steel-alone, coastal-raid",
    )
    table.anna("pass")
    assert table.asked == ("olga", "prize")
    table.olga("victory coastal-raid")
    assert table.erik.victories == ["steel-alone"]


@rule("W-23")
def test_all_empty_with_five() -> None:
    table = wolves(anna="", erik="", mark="", olga="", petr="", turn="petr")
    all_pass(table)
    assert table.asked == ("petr", "prize")
    table.petr(table.choices("petr")[1])
    assert table.second == "anna"
    assert len(table.anna.victories) == 1


@rule("W-23", "W-34")
def test_strengths_are_compared_after_the_last_draw() -> None:
    table = wolves(anna="berserk", erik="", mark="; passed")
    table.anna("pass")
    table.erik("pass")
    saga = table.saga
    last_draw = max(place for place, line in enumerate(saga) if line.startswith("drew"))
    assert saga.index("passed erik 3") < last_draw < saga.index("placed anna")


@rule("W-23", "W-42", "W-47", "W-48")
def test_computed_strengths_are_read_at_the_end() -> None:
    table = wolves(anna="hovding berserk", erik="konung", mark="hirdman; hand: bond")
    table.anna("pass")
    table.erik("pass")
    assert (table.anna.strength, table.erik.strength) == (9, 10)
    table.mark("lay bond erik left")
    assert table.erik.strength == 9 + 1
    table.anna("done")
    table.erik("done")
    table.mark("pass")
    assert table.first == "erik"


@rule("W-23", "W-24")
def test_lines_are_told_as_they_stood_best_place_first() -> None:
    table = wolves(
        anna="hirdman; deities: thor",
        erik="2 hirdman; passed 1",
        mark="berserk; passed 2",
        prizes="steel-alone",
    )
    table.anna("pass")
    stood = [line for line in table.saga if "stood" in line]
    assert stood == [
        "stood erik 14 14 1",
        "unit-stood erik 1 hirdman 7",
        "unit-stood erik 2 hirdman 7",
        "stood anna 8 3 3",
        "unit-stood anna 1 hirdman 3",
        "stood mark 5 5 2",
        "unit-stood mark 1 berserk 5",
    ]
    assert table.erik.line == [], "the table is cleared"
