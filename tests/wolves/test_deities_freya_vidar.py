"""Freya and Vidar: W-82, W-83."""

from __future__ import annotations

import pytest

from .deity_table import all_pass, not_allowed
from .rules import rule
from .table import refused, wolves

# --- Freya --------------------------------------------------------------------------------------


@rule("W-82")
def test_freya_takes_a_manoeuvre_another_played() -> None:
    table = wolves(anna="hand: plague", erik="hirdman; deities: freya", mark="")
    table.anna("plague 3")
    assert table.erik.line == [], "first it is resolved"
    assert table.asked == ("erik", "freya")
    assert table.choices("erik") == ["take", "done"]
    table.erik("take")
    assert table.erik.hand == ["plague"]
    assert table.erik.known == ["plague"]
    assert table.pile == ["hirdman"]


@rule("W-82", "W-75")
def test_or_leaves_it() -> None:
    table = wolves(anna="hand: flank", erik="; deities: freya", mark="")
    table.anna("flank draw")
    table.erik("done")
    assert table.erik.hand == []
    assert table.pile == ["flank"]


@rule("W-82", "W-61")
def test_flank_is_hers_after_its_cards_are_drawn() -> None:
    table = wolves(anna="hand: flank, bond", erik="; deities: freya", mark="", deck="")
    flanks = table.pile.count("flank")
    table.fate(*["archer"] * 2)
    table.anna("flank draw", "hand bond", "done")
    assert table.anna.hand == ["archer", "archer"]
    assert table.asked == ("erik", "freya")
    assert table.pile == ["flank"], "it was not shuffled into the new deck"
    table.erik("take")
    assert (flanks, table.pile) == (5, [])


@rule("W-82")
def test_not_the_own_manoeuvres() -> None:
    table = wolves(anna="hand: plague; deities: freya", erik="", mark="")
    table.anna("plague 0")
    assert table.asked == ("erik", "turn")
    assert table.pile == ["plague"]


@rule("W-82")
def test_also_after_her_owners_pass() -> None:
    table = wolves(anna="hand: plague", erik="; deities: freya; passed", mark="")
    table.anna("plague 0")
    assert table.asked == ("erik", "freya")
    table.erik("take")
    assert table.erik.hand == ["plague"]


@rule("W-82")
def test_manoeuvres_that_are_discarded_are_not_played() -> None:
    table = wolves(
        anna="hand: plague, flank; deities: hel", erik="; deities: freya", mark="", pile="bond"
    )
    table.anna("use hel", "hand plague", "pile bond")
    assert table.asked == ("anna", "turn")


@rule("W-82", "W-62")
def test_anothers_shield_wall_too() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="bond; hand: shield-wall", mark="; deities: freya"
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield")
    assert table.asked == ("mark", "freya")
    table.mark("take")
    assert table.mark.hand == ["shield-wall"]
    assert table.erik.line == ["bond"]


@rule("W-82", "W-62")
def test_not_her_owners_own_shield_wall() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="bond; hand: shield-wall; deities: freya", mark=""
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("shield")
    assert table.asked == ("erik", "turn")
    assert table.pile == ["shield-wall"]


@rule("W-82", "W-62", "W-60")
def test_a_plague_and_the_wall_against_it() -> None:
    table = wolves(
        anna="hand: plague", erik="hirdman; hand: shield-wall", mark="hirdman; deities: freya"
    )
    table.anna("plague 3")
    table.erik("shield")
    assert table.asked == ("mark", "freya")
    table.mark("take")
    assert table.asked == ("mark", "react"), "now her owner holds a wall, and everybody knows"
    table.mark("shield")
    assert (table.erik.line, table.mark.line) == (["hirdman"], ["hirdman"])
    assert table.asked == ("mark", "freya"), "her own wall is not asked about, the Plague is"
    table.mark("take")
    assert table.mark.hand == ["plague"]
    assert table.pile == ["shield-wall"]


@rule("W-82", "W-39")
def test_a_full_hand_takes_one_and_is_not_asked_for_the_next() -> None:
    table = wolves(
        anna="hand: plague",
        erik="hirdman; hand: shield-wall",
        mark="hand: 11 any; deities: freya; passed",
    )
    table.anna("plague 3")
    table.erik("shield")
    table.mark("take")
    assert len(table.mark.hand) == 12
    assert table.asked == ("erik", "turn")
    assert table.pile == ["plague"]


@rule("W-82", "W-87")
def test_a_wall_against_tyr() -> None:
    table = wolves(
        anna="bond; hand: any; deities: tyr",
        erik="bond; hand: shield-wall",
        mark="bond; hand: any; deities: freya",
    )
    table.anna("use tyr", "left", "done")
    table.erik("shield")
    table.mark("take", "shield")
    assert (table.erik.line, table.mark.line) == (["bond"], ["bond"])
    assert table.anna.line == []


# --- Vidar --------------------------------------------------------------------------------------


@rule("W-83", "W-23")
def test_vidar_lays_one_more_unit_before_strengths_are_compared() -> None:
    table = wolves(anna="hirdman; hand: hirdman; deities: vidar", erik="priest", mark="")
    all_pass(table)
    assert table.asked == ("anna", "vidar")
    table.anna("lay hirdman anna left")
    assert table.first == "anna"
    assert table.round == 2


@rule("W-83")
def test_into_any_formation() -> None:
    table = wolves(anna="bond; hand: bond; deities: vidar", erik="konung", mark="2 hirdman")
    all_pass(table)
    table.anna("lay bond erik right")
    assert table.first == "mark"


@rule("W-83")
def test_vidar_takes_an_eiwaz_unit_of_his_line_to_hand() -> None:
    table = wolves(anna="bond hirdman thrall; deities: vidar", erik="archer", mark="")
    table.fate(*["berserk"] * 4)
    all_pass(table)
    units = [choice for choice in table.choices("anna") if choice.startswith("unit")]
    assert units == ["unit anna 1", "unit anna 3"], "no Teiwaz unit, and nobody else's"
    table.anna("unit anna 1")
    assert table.anna.hand == ["bond"] + ["berserk"] * 4
    assert table.anna.known == ["bond"]
    assert table.pile.count("bond") == 0


@rule("W-83", "W-75")
def test_vidar_is_optional() -> None:
    table = wolves(anna="bond; deities: vidar", erik="", mark="")
    all_pass(table)
    table.anna("done")
    assert table.round == 2


@rule("W-83")
def test_one_or_the_other_and_once() -> None:
    table = wolves(anna="bond; hand: 2 hirdman; deities: vidar", erik="konung", mark="")
    all_pass(table)
    table.anna("lay hirdman anna left")
    assert table.round == 2


@rule("W-83")
def test_not_before_all_have_passed() -> None:
    table = wolves(anna="bond; hand: bond; deities: vidar; passed", erik="bond", mark="; passed 2")
    with not_allowed():
        table.anna("lay bond anna left")


@rule("W-83", "W-46")
def test_limits_of_the_line_hold_for_vidar() -> None:
    table = wolves(
        anna="hirdman; hand: priest; deities: vidar; passed",
        erik="",
        mark="berserk; passed 2",
        turn="erik",
    )
    table.erik("pass")
    assert table.asked == ("anna", "vidar")
    lays = [choice for choice in table.choices("anna") if choice.startswith("lay priest")]
    assert lays == ["lay priest erik left"]


@rule("W-83", "W-49")
def test_the_text_of_the_unit_works() -> None:
    table = wolves(anna="hand: assassin; deities: vidar", erik="konung", mark="thrall")
    all_pass(table)
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.first == "anna", "all lines are worth nothing, and she passed first"


@rule("W-83", "W-43")
def test_huscarl_may_react() -> None:
    table = wolves(anna="hand: assassin; deities: vidar", erik="konung huscarl", mark="")
    all_pass(table)
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.asked == ("erik", "react")
    table.erik("unit erik 3")
    assert table.first == "erik"
    assert "guarded erik 3" in table.saga


@rule("W-83", "W-62")
def test_shield_wall_may_not() -> None:
    table = wolves(anna="hand: assassin; deities: vidar", erik="konung; hand: shield-wall", mark="")
    all_pass(table)
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.round == 2, "erik is not asked"
    assert "destroyed erik 2 konung" in table.saga


@rule("W-83", "W-62", "W-43")
def test_not_even_when_a_huscarl_opens_the_window() -> None:
    table = wolves(
        anna="hand: assassin; deities: vidar", erik="konung huscarl; hand: shield-wall", mark=""
    )
    all_pass(table)
    table.anna("lay assassin erik left", "unit erik 2")
    assert "shield" not in table.choices("erik")
    with refused("W-62", "wall-after-pass"):
        table.erik("shield")


@rule("W-83", "W-40")
def test_an_archer_in_anothers_line_lets_its_owner_choose() -> None:
    table = wolves(anna="konung; hand: archer; deities: vidar", erik="archer", mark="")
    all_pass(table)
    table.anna("lay archer erik left")
    assert table.asked == ("erik", "target")
    table.erik("unit anna 1")
    assert table.first == "erik"


@rule("W-83", "W-76", "W-84")
def test_heimdalls_protection_holds() -> None:
    table = wolves(anna="hand: assassin; deities: vidar", erik="konung; deities: heimdall", mark="")
    all_pass(table)
    table.anna("lay assassin erik left")
    assert table.first == "erik"


@rule("W-83", "W-76", "W-84")
def test_vidar_takes_from_his_own_protected_line() -> None:
    table = wolves(anna="bond; deities: vidar, heimdall", erik="", mark="")
    all_pass(table)
    table.anna("unit anna 1")
    assert "bond" in table.anna.hand


@rule("W-83", "W-94")
def test_naglfar_still_gathers() -> None:
    table = wolves(
        anna="archer; hand: archer; deities: vidar", erik="konung", mark="bond; deities: naglfar"
    )
    all_pass(table)
    table.anna("lay archer anna left", "unit erik 1")
    assert table.asked == ("mark", "join")
    table.mark("join konung left")
    assert table.first == "mark"


@rule("W-83", "W-95")
def test_not_when_jormungand_ended_the_round() -> None:
    table = wolves(
        anna="bond", erik="konung; deities: jormungand", mark="; hand: bond; deities: vidar"
    )
    table.anna("pass")
    assert table.round == 2
    assert table.first == "erik"


@rule("W-83", "W-50", "W-51")
@pytest.mark.parametrize("intruder", ["raider", "traitor"])
def test_raiders_and_traitors_too(intruder: str) -> None:
    table = wolves(anna=f"bond; hand: {intruder}; deities: vidar", erik="hirdman", mark="")
    all_pass(table)
    table.anna(f"lay {intruder} erik left")
    if intruder == "traitor":
        table.anna("join hirdman left")
    assert table.first == ("anna" if intruder == "traitor" else "erik")
