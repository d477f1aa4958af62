"""What a turn is made of, and extra actions: W-30, W-36, W-74."""

from __future__ import annotations

import pytest

from .deity_table import extras, main_actions, not_allowed
from .rules import rule
from .table import refused, wolves


@rule("W-30")
def test_one_main_action_and_the_turn_is_over() -> None:
    table = wolves(anna="hand: 2 bond", erik="", mark="")
    table.anna("lay bond anna left")
    assert table.asked == ("erik", "turn")


@rule("W-30")
def test_every_main_action_is_there() -> None:
    table = wolves(anna="bond; hand: bond, plague, flank", erik="", mark="")
    kinds = {choice.split()[0] for choice in table.choices("anna")}
    assert kinds == {"lay", "unit", "plague", "flank", "pass"}


@rule("W-30", "W-36")
def test_extra_actions_before_the_main_action() -> None:
    table = wolves(
        anna="hand: bond; sacrifices: 2 berserk; deities: tyr", erik="2 bond", mark="", hall="odin"
    )
    table.anna("use tyr", "left", "summon odin", "spend berserk", "spend berserk")
    assert table.anna.deities == ["odin", "tyr"]
    assert table.asked == ("anna", "turn")
    table.anna("lay bond anna left")
    assert table.asked == ("erik", "turn")


@rule("W-30", "W-36")
def test_extra_actions_after_the_main_action() -> None:
    table = wolves(
        anna="hirdman; hand: bond; deities: tyr, thor", erik="2 bond", mark="; deities: loki"
    )
    table.anna("unit anna 1")
    assert main_actions(table, "anna") == ["end"]
    with refused("W-30", "main-done"):
        table.anna("lay bond anna left")
    table.anna("use tyr", "right", "use thor", "done")
    assert table.asked == ("erik", "turn"), "no extra action is left"


@rule("W-30")
def test_no_second_main_action() -> None:
    table = wolves(anna="2 berserk; hand: bond, plague, flank; deities: thor", erik="", mark="")
    table.anna("unit anna 1")
    for move in ("lay bond anna left", "unit anna 1", "plague 3", "flank draw", "pass"):
        with refused("W-30", "main-done"):
            table.anna(move)


@rule("W-30")
def test_a_turn_does_not_end_without_a_main_action() -> None:
    table = wolves(anna="bond; deities: thor", erik="", mark="")
    assert "end" not in table.choices("anna")
    with refused("W-30", "main-first"):
        table.anna("end")


@rule("W-30")
def test_the_player_ends_the_turn() -> None:
    table = wolves(anna="bond; deities: thor", erik="", mark="")
    table.anna("unit anna 1")
    assert table.asked == ("anna", "turn"), "Thor could still be discarded"
    table.anna("end")
    assert table.asked == ("erik", "turn")
    assert table.anna.deities == ["thor"]


@rule("W-30", "W-70")
@pytest.mark.parametrize(
    ("hall", "whose"), [("odin tyr thor", "erik"), ("odin tyr hel", "anna"), ("ragnarok", "erik")]
)
def test_a_turn_lasts_while_a_deity_can_be_paid_for(hall: str, whose: str) -> None:
    table = wolves(
        anna="bond; sacrifices: thrall; deities: freya",
        erik="; deities: loki",
        mark="",
        hall=hall,
        deity_deck="",
    )
    table.anna("unit anna 1")
    assert table.turn == whose, "a second blue one would cost three"


@rule("W-30")
def test_after_a_pass_the_turn_ends_at_once() -> None:
    table = wolves(anna="bond; sacrifices: 2 berserk; deities: thor, tyr", erik="", mark="")
    table.anna("pass")
    assert table.asked == ("erik", "turn")


@rule("W-30", "W-45")
def test_no_extra_action_inside_a_sacrifice() -> None:
    table = wolves(
        anna="berserk 2 thrall; sacrifices: 3 bond; deities: thor", erik="", mark="", hall="odin"
    )
    table.anna("unit anna 1")
    assert table.asked == ("anna", "thralls")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2", "done"]
    with refused("W-30"):
        table.anna("use thor")
    with refused("W-30"):
        table.anna("summon odin")


@rule("W-30", "W-61")
def test_no_extra_action_inside_a_manoeuvre() -> None:
    table = wolves(anna="2 bond; hand: flank, bond; deities: thor", erik="", mark="")
    table.anna("flank return")
    with refused("W-30"):
        table.anna("use thor")
    table.anna("unit anna 1", "done")
    assert extras(table, "anna") == ["use thor"]


@rule("W-30", "W-49")
def test_no_extra_action_before_the_target_is_named() -> None:
    table = wolves(anna="hand: assassin; deities: tyr", erik="2 bond", mark="")
    table.anna("lay assassin erik left")
    assert table.asked == ("anna", "target")
    with refused("W-30"):
        table.anna("use tyr")


@rule("W-36")
def test_nobody_acts_on_another_ones_turn() -> None:
    table = wolves(
        anna="bond",
        erik="bond; hand: bond; sacrifices: 4 thrall; deities: thor, tyr",
        mark="; deities: hel; hand: bond",
        hall="odin",
    )
    for move in ("use thor", "use tyr", "summon odin", "lay bond erik left", "unit erik 1"):
        with refused(""):
            table.erik(move)
    with refused(""):
        table.mark("use hel")


@rule("W-36", "W-74")
@pytest.mark.parametrize(
    "deity", ["odin", "thor", "heimdall", "baldr", "tyr", "hel", "fenrir", "fafnir"]
)
def test_no_active_power_after_the_pass(deity: str) -> None:
    table = wolves(
        anna=f"hirdman; hand: 5 any; sacrifices: 4 thrall; deities: {deity}",
        erik="",
        mark="bond",
        gone="loki",
        pile="archer",
    )
    assert f"use {deity}" in table.choices("anna")
    table.anna("pass")
    table.erik("pass")
    table.mark("unit mark 1")
    assert table.asked == ("anna", "after-pass")
    assert extras(table, "anna") == []
    with not_allowed():
        table.anna(f"use {deity}")


@rule("W-36", "W-70")
def test_nothing_is_summoned_after_the_pass() -> None:
    table = wolves(anna="; sacrifices: 4 thrall; passed", erik="", mark="", hall="odin")
    assert table.choices("anna") == ["draw", "done"]
    with not_allowed():
        table.anna("summon odin")


@rule("W-36", "W-34")
def test_extra_actions_are_possible_when_only_a_pass_is_left() -> None:
    table = wolves(anna="; sacrifices: berserk", erik="", mark="", hall="odin hel tyr")
    assert table.choices("anna") == ["summon odin", "summon tyr", "summon hel", "pass"]
    table.anna("summon hel", "spend berserk")
    assert main_actions(table, "anna") == ["pass"]


@rule("W-74")
def test_a_power_works_in_the_turn_of_summoning() -> None:
    table = wolves(anna="; sacrifices: 3 thrall", erik="bond; deities: loki", mark="", hall="odin")
    table.anna("summon odin", "spend thrall", "spend thrall", "use odin", "spend thrall")
    table.anna("deity loki")
    assert table.gone == ["loki"]


PASSIVE = (
    *("freya", "vidar", "valkyrie", "yggdrasil", "surt"),
    *("naglfar", "jormungand", "nidhogg", "loki"),
)


@rule("W-74")
@pytest.mark.parametrize("deity", PASSIVE)
def test_the_other_deities_have_no_active_power(deity: str) -> None:
    table = wolves(anna=f"bond; sacrifices: 2 thrall; deities: {deity}", erik="", mark="")
    assert f"use {deity}" not in table.choices("anna")
    with refused("W-74", "no-active-power"):
        table.anna(f"use {deity}")


@rule("W-74")
def test_only_own_deities_can_be_used() -> None:
    table = wolves(anna="bond", erik="; deities: tyr", mark="", hall="thor", gone="fenrir")
    for deity in ("tyr", "thor"):
        with refused("W-74", "deity-not-yours"):
            table.anna(f"use {deity}")
    with refused("W-74", "deity-gone"):
        table.anna("use fenrir")


@rule("W-74")
@pytest.mark.parametrize("deity", ["odin", "heimdall", "tyr", "hel"])
def test_once_per_round(deity: str) -> None:
    table = wolves(
        anna=f"hand: 3 bond; sacrifices: 3 thrall; deities: {deity}",
        erik="",
        mark="",
        used=deity,
        pile="archer",
    )
    with refused("W-74", "used"):
        table.anna(f"use {deity}")


@rule("W-74", "W-75")
def test_active_powers_are_optional() -> None:
    table = wolves(
        anna="bond; hand: bond; sacrifices: thrall; deities: odin, thor, heimdall, baldr, tyr",
        erik="; deities: hel, fenrir, fafnir",
        mark="",
        gone="loki",
        pile="archer",
    )
    assert len(extras(table, "anna")) == 5
    table.anna("lay bond anna left", "end")
    assert len(table.anna.deities) == 5
