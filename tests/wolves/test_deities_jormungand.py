"""Jormungand: W-95."""

from __future__ import annotations

from typing import Any

import pytest

from .deity_table import count
from .rules import rule
from .table import wolves


@rule("W-95")
def test_stronger_than_all_at_the_start_of_the_turn_wins_the_round() -> None:
    table = wolves(anna="bond", erik="hirdman; deities: jormungand", mark="")
    prizes = table.prizes
    table.anna("pass")
    assert table.round == 2
    assert table.first == "erik"
    assert table.erik.victories == prizes
    assert table.turn == "erik"
    assert "used erik jormungand" in table.saga


@rule("W-95")
def test_wanted_or_not() -> None:
    table = wolves(
        anna="", erik="bond; hand: 3 hirdman; sacrifices: 4 thrall; deities: jormungand", mark=""
    )
    table.anna("pass")
    assert table.round == 2
    assert table.erik.sacrifices == []


@rule("W-95")
def test_not_on_anothers_turn_nor_in_the_middle_of_ones_own() -> None:
    table = wolves(anna="; hand: konung; deities: jormungand", erik="bond", mark="")
    table.anna("lay konung anna left")
    assert table.asked == ("erik", "turn")
    table.erik("unit erik 1")
    table.mark("pass")
    assert table.round == 2, "but at the start of the next"


@rule("W-95")
def test_a_tie_is_not_enough() -> None:
    table = wolves(anna="bond", erik="bond; deities: jormungand", mark="")
    table.anna("pass")
    assert table.asked == ("erik", "turn")


@rule("W-95", "W-5")
@pytest.mark.parametrize("friend", ["thor, yggdrasil", "fenrir"])
def test_an_empty_line_never_wins(friend: str) -> None:
    table = wolves(anna="", erik=f"; hand: bond; deities: jormungand, {friend}", mark="")
    table.anna("pass")
    assert table.erik.strength > max(table.anna.strength, table.mark.strength)
    assert table.asked == ("erik", "turn")


@rule("W-95", "W-92")
def test_a_unit_of_strength_nought_may_win() -> None:
    table = wolves(anna="hirdman", erik="thrall; deities: jormungand, fenrir", mark="")
    table.anna("pass")
    assert table.first == "erik"


@rule("W-95", "W-81")
def test_the_whole_strength_counts_deities_and_all() -> None:
    table = wolves(anna="hirdman; deities: thor", erik="priest; deities: jormungand", mark="")
    table.anna("pass")
    assert table.asked == ("erik", "turn"), "8 against 3 + 5"


@rule("W-95", "W-37")
def test_also_after_the_pass() -> None:
    table = wolves(
        anna="bond", erik="hirdman; hand: any; deities: jormungand; passed", mark="hand: any"
    )
    table.anna("pass")
    assert table.round == 2
    assert table.first == "erik"


@rule("W-95", "W-37", "W-39")
def test_even_if_there_is_nothing_else_to_decide() -> None:
    table = wolves(
        anna="bond", erik="hirdman; hand: 12 any; deities: jormungand; passed", mark="hand: any"
    )
    table.anna("unit anna 1")
    assert table.round == 2


@rule("W-95")
def test_the_snake_needs_a_turn_to_begin() -> None:
    table = wolves(anna="hirdman; sacrifices: berserk", erik="", mark="", hall="jormungand")
    table.anna("summon jormungand", "spend berserk", "unit anna 1")
    assert table.asked == ("erik", "turn")


@rule("W-95")
def test_nobody_wins_on_the_first_turn_of_a_round() -> None:
    table = wolves(anna="", erik="konung; deities: jormungand, fenrir", mark="", turn="mark")
    table.mark("pass")
    table.anna("pass")
    assert table.round == 2
    assert table.asked == ("erik", "turn")


# --- who draws ----------------------------------------------------------------------------------


@rule("W-95", "W-34")
def test_those_who_had_not_passed_draw_clockwise_from_the_owner() -> None:
    table = wolves(
        anna="; passed",
        erik="",
        mark="konung; deities: jormungand",
        olga="; victories: coastal-raid",
        petr="; victories: costly-triumph; hand: 10 any",
        turn="erik",
    )
    table.erik("pass")
    drew = [line.split()[1] for line in table.saga if line.startswith("drew")]
    assert drew == ["erik"] * 4 + ["mark"] * 4 + ["olga"] * 5 + ["petr"] * 2
    assert table.anna.hand == [], "nobody draws twice"


@rule("W-95")
def test_all_count_as_passed() -> None:
    table = wolves(anna="", erik="konung; deities: jormungand", mark="")
    table.anna("pass")
    assert [line for line in table.saga if line.startswith("passed")] == [
        *("passed anna 1", "passed erik 2", "passed mark 3"),
    ]


# --- second place -------------------------------------------------------------------------------


@rule("W-95", "W-23")
def test_the_owner_chooses_and_second_place_is_by_strength() -> None:
    table = wolves(anna="bond", erik="konung; deities: jormungand", mark="hirdman", olga="berserk")
    table.anna("pass")
    assert table.asked == ("erik", "prize")
    table.erik(table.choices("erik")[0])
    assert (table.first, table.second) == ("erik", "olga")
    assert len(table.olga.victories) == 1


@rule("W-95", "W-23")
@pytest.mark.parametrize(
    ("owner", "second"),
    [("anna", "erik"), ("erik", "mark"), ("mark", "olga"), ("olga", "petr"), ("petr", "anna")],
)
def test_ties_for_it_go_clockwise_from_the_owner(owner: str, second: str) -> None:
    names = ["anna", "erik", "mark", "olga", "petr"]
    before = names[names.index(owner) - 1]
    lines: dict[str, Any] = dict.fromkeys(names, "hirdman") | {owner: "konung; deities: jormungand"}
    table = wolves(**lines, turn=before)
    table.play(names.index(before), "pass")
    table.play(names.index(owner), table.choices(owner)[0])
    assert (table.first, table.second) == (owner, second)


@rule("W-95", "W-23")
def test_not_by_who_passed_earlier() -> None:
    table = wolves(
        anna="berserk; passed 1",
        erik="",
        mark="konung; deities: jormungand",
        olga="berserk; passed 2",
        turn="erik",
    )
    table.erik("pass")
    table.mark(table.choices("mark")[1])
    assert table.second == "olga"


@rule("W-95", "W-21")
def test_with_three_there_is_no_second_prize() -> None:
    table = wolves(anna="bond", erik="konung; deities: jormungand", mark="berserk")
    table.anna("pass")
    assert table.second is None
    assert count(table, "prize") == 1


# --- and the rest of the end --------------------------------------------------------------------


@rule("W-95", "W-24")
def test_the_table_is_cleared_as_ever() -> None:
    table = wolves(
        anna="bond",
        erik="konung; deities: jormungand",
        mark="berserk; sacrifices: thrall",
        used="jormungand",
    )
    table.anna("pass")
    assert table.pile == ["bond", "berserk", "thrall", "konung"]
    assert table.erik.deities == ["jormungand"]


@rule("W-95", "W-100")
def test_the_game_may_end_so() -> None:
    table = wolves(
        anna="bond",
        erik="konung; deities: jormungand; victories: costly-triumph",
        mark="",
        prizes="field-of-slaughter",
    )
    table.anna("pass")
    assert table.asked == ("nobody", "over")
    assert table.erik.place == 1


@rule("W-95", "W-26")
def test_it_comes_before_a_forced_pass() -> None:
    table = wolves(anna="", erik="konung; deities: jormungand", mark="", reshuffles=2)
    table.anna("pass")
    assert table.first == "erik"
    assert table.round == 2


@rule("W-95", "W-62")
def test_no_shield_helps() -> None:
    table = wolves(anna="hand: shield-wall", erik="konung; deities: jormungand", mark="")
    table.anna("pass")
    assert table.round == 2
