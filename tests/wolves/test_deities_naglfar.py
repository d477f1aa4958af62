"""Naglfar: W-94."""

from __future__ import annotations

import pytest

from .deity_table import count
from .rules import rule
from .table import refused, wolves


@rule("W-94", "W-40")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_unit_destroyed_elsewhere_joins_at_the_end_naglfars_owner_chooses(side: str) -> None:
    table = wolves(anna="archer; hand: archer", erik="konung bond", mark="thrall; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.asked == ("mark", "join")
    table.mark(f"join konung {side}")
    line = ["konung", "thrall"]
    assert table.mark.line == (line if side == "left" else line[::-1])
    assert table.erik.line == ["bond"]
    assert table.pile == []


@rule("W-94", "W-54")
def test_an_empty_line_has_one_end() -> None:
    table = wolves(anna="archer; hand: archer", erik="konung", mark="; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.mark.line == ["konung"]
    assert table.asked == ("erik", "turn")


@rule("W-94")
def test_naglfar_sails_for_the_player_on_turn_as_well() -> None:
    table = wolves(anna="archer; hand: archer; deities: naglfar", erik="konung", mark="")
    table.anna("lay archer anna left", "unit erik 1", "join konung right")
    assert table.anna.line == ["archer", "archer", "konung"]


@rule("W-94")
def test_own_destroyed_units_go_to_the_discard_pile() -> None:
    table = wolves(anna="archer; hand: archer", erik="konung; deities: naglfar", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.erik.line == []
    assert table.pile == ["konung"]


@rule("W-94", "W-49")
def test_the_own_assassin_in_the_own_line() -> None:
    table = wolves(anna="bond; hand: assassin; deities: naglfar", erik="", mark="")
    table.fate("priest")
    table.anna("lay assassin anna left", "unit anna 2")
    assert table.anna.line == ["assassin"]
    assert table.pile == ["bond"]
    assert table.anna.hand == ["priest"]


@rule("W-94", "W-49", "W-52")
def test_an_assassin_that_strikes_itself_changes_sides() -> None:
    table = wolves(anna="hand: assassin", erik="konung", mark="; deities: naglfar")
    table.anna("lay assassin erik left", "unit erik 1")
    assert table.mark.line == ["assassin"]
    assert table.erik.line == ["konung"]


@rule("W-94", "W-49")
def test_the_assassins_card_is_drawn_all_the_same() -> None:
    table = wolves(anna="hand: assassin", erik="thrall", mark="bond; deities: naglfar")
    table.anna("lay assassin erik left", "unit erik 2")
    table.mark("join thrall left")
    assert len(table.anna.hand) == 1


# --- what is not destroyed ----------------------------------------------------------------------


@rule("W-94", "W-60", "W-55")
def test_not_what_a_plague_discards() -> None:
    table = wolves(anna="hand: plague", erik="konung", mark="; deities: naglfar")
    table.anna("plague 10")
    assert table.mark.line == []
    assert table.pile == ["konung", "plague"]


@rule("W-94", "W-33")
def test_not_what_is_sacrificed_or_spent() -> None:
    table = wolves(anna="berserk", erik="; deities: naglfar", mark="", hall="odin")
    table.anna("unit anna 1", "summon odin", "spend berserk")
    assert table.erik.line == []


@rule("W-94", "W-43")
def test_not_a_huscarl_on_guard() -> None:
    table = wolves(anna="hand: raider", erik="huscarl konung", mark="; deities: naglfar")
    table.anna("lay raider erik left", "unit erik 3")
    table.erik("unit erik 2")
    assert table.mark.line == []
    assert table.pile == ["huscarl"]


@rule("W-94", "W-54", "W-51")
def test_not_who_may_not_stand() -> None:
    table = wolves(anna="konung; hand: traitor", erik="konung", mark="; deities: naglfar")
    table.anna("lay traitor erik left")
    assert table.mark.line == []
    assert table.pile == ["konung"]


@rule("W-94", "W-24")
def test_not_what_is_cleared() -> None:
    table = wolves(anna="konung", erik="; passed 1", mark="; deities: naglfar; passed 2")
    table.anna("pass")
    assert table.pile == ["konung"]


# --- who may not stand, and no text -------------------------------------------------------------


@rule("W-94", "W-54", "W-46", "W-47", "W-48")
@pytest.mark.parametrize(
    ("line", "leader"),
    [("konung", "konung"), ("hovding", "hovding"), ("priest", "priest"), ("berserk", "priest")],
)
def test_who_may_not_stand_there_is_discarded(line: str, leader: str) -> None:
    table = wolves(anna="archer; hand: archer", erik=leader, mark=f"{line}; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.mark.line == [line]
    assert table.pile == [leader]
    assert f"may-not-stand mark {leader}" in table.saga


@rule("W-94", "W-54", "W-40")
def test_an_archer_that_joins_beside_an_archer_shoots_nobody() -> None:
    table = wolves(anna="archer; hand: archer", erik="archer", mark="archer; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    table.mark("join archer left")
    assert table.mark.line == ["archer", "archer"]
    assert table.asked == ("erik", "turn")


@rule("W-94", "W-54", "W-50", "W-51")
@pytest.mark.parametrize("unit", ["raider", "traitor", "assassin"])
def test_intruders_that_join_do_nothing(unit: str) -> None:
    table = wolves(anna="archer; hand: archer", erik=unit, mark="hirdman; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    table.mark(f"join {unit} left")
    assert table.mark.line == [unit, "hirdman"]
    assert table.asked == ("erik", "turn")


# --- several at once ----------------------------------------------------------------------------


@rule("W-94", "W-87")
def test_order_and_ends_of_several_are_the_owners_choice() -> None:
    table = wolves(
        anna="hirdman; deities: tyr",
        erik="bond",
        mark="archer berserk; deities: naglfar",
        olga="hirdman",
    )
    table.anna("use tyr", "left")
    assert table.mark.line == ["berserk"]
    assert table.choices("mark") == [
        *("join bond left", "join bond right", "join hirdman left", "join hirdman right"),
    ]
    table.mark("join hirdman left", "join bond right", "join hirdman left")
    assert table.mark.line == ["hirdman", "hirdman", "berserk", "bond"]
    assert table.pile == ["archer"]
    assert table.asked == ("anna", "turn")


@rule("W-94", "W-54", "W-46")
def test_a_priest_may_stand_if_he_comes_first() -> None:
    table = wolves(anna="priest; deities: tyr", erik="hirdman", mark="; deities: naglfar")
    table.anna("use tyr", "left")
    assert table.asked == ("mark", "join")
    table.mark("join priest left", "join hirdman left")
    assert table.mark.line == ["hirdman", "priest"]


@rule("W-94", "W-54")
def test_an_empty_line_has_one_end_and_a_unit_that_may_not_stand_none() -> None:
    table = wolves(anna="priest; deities: tyr", erik="hirdman", mark="; deities: naglfar")
    table.anna("use tyr", "left")
    assert table.choices("mark") == ["join hirdman left", "join priest left"]
    with refused("W-54", "one-end"):
        table.mark("join priest right")
    with refused("W-54", "not-joining"):
        table.mark("join bond left")
    table = wolves(
        anna="konung; deities: tyr", erik="bond", mark="thrall konung; deities: naglfar", olga=""
    )
    table.anna("use tyr", "left")
    assert table.choices("mark") == ["join bond left", "join bond right", "join konung left"]
    with refused("W-54", "may-not-stand"):
        table.mark("join konung right")


@rule("W-94", "W-54", "W-46")
def test_and_is_discarded_if_he_comes_too_late() -> None:
    table = wolves(anna="priest; deities: tyr", erik="hirdman", mark="; deities: naglfar")
    table.anna("use tyr", "left")
    table.mark("join hirdman left")
    assert table.mark.line == ["hirdman"]
    assert table.pile == ["priest"]


@rule("W-94", "W-54", "W-48")
def test_of_two_konungs_one_stands() -> None:
    table = wolves(anna="konung; deities: tyr", erik="konung", mark="; deities: naglfar")
    table.anna("use tyr", "left")
    assert table.mark.line == ["konung"]
    assert table.pile == ["konung"]


@rule("W-94", "W-80", "W-87")
def test_shielded_and_odins_units_are_not_among_them() -> None:
    table = wolves(
        anna="hirdman; deities: tyr",
        erik="bond; hand: shield-wall",
        mark="; deities: naglfar",
        olga="konung; deities: odin",
    )
    table.anna("use tyr", "left")
    table.erik("shield")
    assert table.mark.line == ["hirdman"]
    assert table.olga.line == ["konung"]


@rule("W-94", "W-87")
def test_naglfars_owner_uses_tyr() -> None:
    table = wolves(
        anna="hirdman thrall; deities: tyr, naglfar, yggdrasil", erik="bond", mark="archer"
    )
    table.anna("use tyr", "left", "join bond right", "join archer left")
    assert table.anna.line == ["archer", "thrall", "bond"]
    assert table.pile == ["hirdman"]


@rule("W-94", "W-30")
def test_nothing_else_happens_before_all_have_joined() -> None:
    table = wolves(
        anna="hirdman; hand: bond; deities: tyr", erik="bond", mark="archer; deities: naglfar"
    )
    table.anna("use tyr", "left", "done")
    with refused(""):
        table.anna("lay bond anna left")
    table.mark("join bond left")
    assert table.asked == ("mark", "join")


# --- with other deities -------------------------------------------------------------------------


@rule("W-94", "W-97")
def test_what_loki_destroys_joins() -> None:
    table = wolves(anna="berserk; deities: loki, naglfar", erik="hirdman", mark="")
    table.anna("unit anna 1", "unit erik 1")
    assert table.anna.line == ["hirdman"]


@rule("W-94", "W-97")
def test_what_loki_destroys_in_naglfars_own_line_does_not() -> None:
    table = wolves(anna="berserk hirdman; deities: loki, naglfar", erik="", mark="")
    table.anna("unit anna 1", "unit anna 1")
    assert table.anna.line == []
    assert table.pile == ["hirdman"]


@rule("W-94", "W-62")
def test_nobody_can_shield_against_those_who_join() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="bond", mark="thrall; hand: shield-wall; deities: naglfar"
    )
    table.anna("lay archer anna left", "unit erik 1")
    assert table.asked == ("mark", "join")
    assert count(table, "shielded") == 0


@rule("W-94", "W-95")
def test_whoever_joined_counts_for_jormungand() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="konung", mark="bond; deities: naglfar, jormungand"
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.mark("join konung left")
    table.erik("pass")
    assert table.first == "mark"
    assert table.round == 2
