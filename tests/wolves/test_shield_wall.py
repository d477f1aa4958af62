"""The Shield Wall (W-62)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves

# --- what it cancels --------------------------------------------------------------------------


@rule("W-62", "W-87")
def test_a_shield_wall_against_tyr_saves_the_own_part() -> None:
    table = wolves(
        anna="thrall bond; deities: tyr",
        erik="konung bond; hand: shield-wall",
        mark="konung bond; hand: any",
    )
    table.anna("use tyr", "left")
    table.erik("shield")
    table.mark("done")
    assert table.anna.line == ["bond"]
    assert table.erik.line == ["konung", "bond"]
    assert table.mark.line == ["bond"]


@rule("W-62", "W-97")
def test_a_shield_wall_against_loki() -> None:
    table = wolves(anna="berserk; deities: loki", erik="archer; hand: shield-wall", mark="thrall")
    table.anna("unit anna 1", "unit erik 1")
    assert table.asked == ("erik", "react")
    table.erik("shield")
    assert table.erik.line == ["archer"]
    assert table.anna.sacrifices == ["berserk"], "the sacrifice is no effect on erik"
    assert table.pile == ["shield-wall"]


@rule("W-62")
def test_it_is_discarded_and_everybody_sees_it() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; hand: shield-wall, any", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield")
    assert table.pile == ["shield-wall"]
    assert "shield-wall" not in table.erik.hand
    assert "shielded erik" in table.saga


@rule("W-62")
def test_one_cancels_one_effect() -> None:
    """A second attack finds only what is left in the hand."""
    table = wolves(
        anna="archer; hand: archer",
        erik="bond; hand: shield-wall, any",
        mark="archer; hand: archer",
        olga="",
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield", "pass")
    table.mark("lay archer mark left", "unit erik 1")
    assert table.erik.line == []


@rule("W-62", "W-30")
def test_it_is_no_action() -> None:
    """Not on one's own turn, and it takes nobody's turn."""
    table = wolves(anna="archer; hand: archer", erik="bond; hand: shield-wall, any", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield")
    assert table.asked == ("erik", "turn")
    assert "shield" not in table.choices("erik")


# --- in whose turn ----------------------------------------------------------------------------


@rule("W-62")
def test_in_the_own_turn_against_the_own_card() -> None:
    table = wolves(anna="archer; hand: plague, shield-wall", erik="archer", mark="")
    table.anna("plague 1")
    assert table.asked == ("anna", "react")
    table.anna("shield")
    assert table.anna.line == ["archer"]
    assert table.erik.line == []


@rule("W-62", "W-63")
def test_in_the_own_turn_against_the_own_assassin() -> None:
    table = wolves(anna="thrall; hand: assassin, shield-wall", erik="", mark="")
    table.anna("lay assassin anna left", "unit anna 2", "shield")
    assert table.anna.line == ["assassin", "thrall"]
    assert table.anna.hand == []


@rule("W-62", "W-40")
def test_in_the_own_turn_against_an_archer_the_owner_aimed_back() -> None:
    table = wolves(anna="konung; hand: archer, shield-wall", erik="archer", mark="")
    table.anna("lay archer erik right")
    table.erik("unit anna 1")
    table.anna("shield")
    assert table.anna.line == ["konung"]


@rule("W-62")
def test_not_after_the_pass() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; hand: shield-wall; passed", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.erik.line == [], "erik is not asked"
    assert table.erik.hand == ["shield-wall"]


@rule("W-62", "W-43")
def test_after_the_pass_a_huscarl_but_no_shield_wall() -> None:
    table = wolves(anna="; hand: raider", erik="huscarl; hand: shield-wall; passed", mark="")
    table.anna("lay raider erik left")
    assert table.choices("erik") == ["unit erik 2", "done", "decline all"]
    with refused("W-62", "wall-after-pass"):
        table.erik("shield")


@rule("W-62", "W-85")
def test_a_player_who_came_back_may_use_one_again() -> None:
    table = wolves(
        anna="bond; hand: shield-wall, 5 thrall; deities: baldr; passed",
        erik="; hand: assassin",
        mark="",
    )
    table.anna("return", *["hand thrall"] * 4)
    table.anna("lay thrall anna left")
    table.erik("lay assassin anna left", "unit anna 2")
    assert table.asked == ("anna", "react")
    table.anna("shield")
    assert table.anna.line == ["assassin", "thrall", "bond"]


# --- what it does not cancel ------------------------------------------------------------------


@rule("W-62")
@pytest.mark.parametrize("unit", ["thrall", "hirdman", "konung", "archer", "huscarl"])
def test_laying_is_no_effect(unit: str) -> None:
    """It feeds Bonds and lowers a Konung, and nobody is asked."""
    table = wolves(anna=f"; hand: {unit}", erik="priest; hand: shield-wall", mark="")
    table.anna(f"lay {unit} erik left")
    assert table.asked == ("erik", "turn")
    assert table.erik.line == [unit, "priest"]


@rule("W-62", "W-92")
def test_strength_modifiers_are_no_effects() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall", erik="bond; hand: shield-wall", mark="", hall="fenrir"
    )
    table.anna("summon fenrir", "spend thrall", "spend thrall")
    assert table.asked == ("anna", "turn")
    assert table.erik.strength == -4


@rule("W-62")
def test_only_the_owner_of_the_formation_may_use_one() -> None:
    table = wolves(
        anna="archer; hand: archer, shield-wall", erik="bond", mark="bond; hand: shield-wall"
    )
    table.anna("lay archer anna left", "unit erik 1")
    assert table.erik.line == [], "nobody else is asked"
    assert table.pile == ["bond"]


@rule("W-62", "W-40")
def test_the_line_an_archer_stands_in_is_not_touched() -> None:
    """Erik's line holds the Archer, but it is mark's unit that goes."""
    table = wolves(anna="; hand: archer", erik="archer; hand: shield-wall", mark="bond; hand: any")
    table.anna("lay archer erik left")
    table.erik("unit mark 1")
    assert table.asked == ("mark", "react")
    table.mark("done")
    assert table.mark.line == []
    assert table.asked == ("erik", "turn")


@rule("W-62", "W-33")
def test_sacrifices_and_deities_are_not_defended() -> None:
    table = wolves(
        anna="; deities: thor",
        erik="bond; hand: shield-wall; deities: loki; sacrifices: thrall",
        mark="",
    )
    table.anna("use thor", "deity loki", "done")
    assert table.erik.deities == []


@rule("W-62", "W-82")
def test_freya_may_take_a_shield_wall() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="bond; hand: shield-wall", mark="; deities: freya"
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield")
    assert table.asked == ("mark", "freya")
    table.mark("take")
    assert table.mark.hand == table.mark.known == ["shield-wall"]
    assert table.pile == []
