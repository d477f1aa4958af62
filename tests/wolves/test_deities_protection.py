"""Protected lines, Surt and what is optional: W-75, W-76, W-90."""

from __future__ import annotations

import pytest

from .deity_table import all_pass, protected
from .rules import rule
from .table import Table, refused, wolves

WATCHES = ["deities: surt", "deities: heimdall; passed"]
"""Surt before, Heimdall after the owner's pass."""


def beside(watch: str, line: str, anna: str, mark: str = "") -> Table:
    """Anna is on turn beside erik's protected line."""
    return wolves(anna=anna, erik=f"{line}; {watch}", mark=mark)


@rule("W-90")
def test_surt_protects_until_the_pass() -> None:
    table = wolves(anna="bond; deities: surt", erik="bond", mark="")
    assert protected(table) == ["anna"]
    table.anna("pass")
    assert protected(table) == []


@rule("W-90", "W-38")
def test_and_not_after_it() -> None:
    table = wolves(anna="hand: assassin", erik="bond hirdman; deities: surt; passed", mark="")
    table.anna("lay assassin erik left", "unit erik 3")
    assert table.erik.line == ["assassin", "bond"]


@rule("W-90", "W-76")
def test_surt_protects_his_owners_line_only() -> None:
    table = wolves(anna="hand: assassin; deities: surt", erik="bond hirdman", mark="")
    table.anna("lay assassin erik left", "unit erik 3")
    assert table.erik.line == ["assassin", "bond"]


@rule("W-76", "W-90", "W-84")
@pytest.mark.parametrize("watch", WATCHES)
@pytest.mark.parametrize("intruder", ["assassin", "raider", "traitor"])
def test_intruders_may_be_laid_there_but_do_nothing(watch: str, intruder: str) -> None:
    table = beside(watch, "hirdman huscarl", f"hand: {intruder}")
    table.anna(f"lay {intruder} erik left")
    assert table.erik.line == [intruder, "hirdman", "huscarl"]
    assert table.anna.hand == []
    assert table.asked[0] != "anna"
    assert table.asked[1] != "react"


@rule("W-76", "W-40")
@pytest.mark.parametrize("watch", WATCHES)
def test_an_archer_finds_no_target_in_it(watch: str) -> None:
    table = beside(watch, "konung", "archer; hand: archer")
    table.anna("lay archer anna left")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2"]
    with refused("W-76", "protected"):
        table.anna("unit erik 1")


@rule("W-76", "W-40")
@pytest.mark.parametrize("watch", WATCHES)
def test_its_owner_must_choose_elsewhere_too(watch: str) -> None:
    table = beside(watch, "archer", "bond; hand: archer")
    table.anna("lay archer erik left")
    assert table.anna.line == [], "the only unit that is not protected"


@rule("W-76", "W-60")
@pytest.mark.parametrize("watch", WATCHES)
def test_plague_passes_it_by(watch: str) -> None:
    table = beside(watch, "hirdman", "hirdman; hand: plague", mark="hirdman")
    table.anna("plague 3")
    assert [player.line for player in table.players] == [[], ["hirdman"], []]


@rule("W-76", "W-97")
@pytest.mark.parametrize("watch", WATCHES)
def test_loki_finds_no_target_in_it(watch: str) -> None:
    table = beside(watch, "thrall", "berserk; deities: loki", mark="bond")
    table.anna("unit anna 1")
    assert table.choices("anna") == ["unit mark 1", "done"]


@rule("W-76", "W-92")
@pytest.mark.parametrize("watch", WATCHES)
def test_fenrirs_five_count(watch: str) -> None:
    table = beside(watch, "konung", "; deities: fenrir")
    assert table.erik.strength == 5


@rule("W-76", "W-42", "W-48")
@pytest.mark.parametrize("watch", WATCHES)
def test_cards_laid_into_it_change_strengths(watch: str) -> None:
    table = beside(watch, "konung bond", "hand: thrall")
    table.anna("lay thrall erik right")
    assert table.erik.strengths == [8, 2, 0]


@rule("W-76", "W-49", "W-50")
@pytest.mark.parametrize("intruder", ["assassin", "raider"])
def test_whoever_uses_it_the_owner_too(intruder: str) -> None:
    table = wolves(anna=f"bond; hand: {intruder}; deities: surt", erik="", mark="")
    table.anna(f"lay {intruder} anna left")
    assert table.anna.line == [intruder, "bond"]


@rule("W-76", "W-60")
def test_the_owners_plague_too() -> None:
    table = wolves(anna="hirdman; hand: plague; deities: surt", erik="hirdman", mark="")
    table.anna("plague 3")
    assert table.anna.line == ["hirdman"]
    assert table.erik.line == []


@rule("W-76", "W-97")
def test_the_owners_loki_too() -> None:
    table = wolves(anna="berserk bond; deities: surt, loki", erik="bond", mark="")
    table.anna("unit anna 1")
    assert table.choices("anna") == ["unit erik 1", "done"]


@rule("W-76", "W-33")
def test_its_owner_may_sacrifice_from_it() -> None:
    table = wolves(anna="bond thrall; deities: surt", erik="", mark="")
    table.anna("unit anna 1", "unit anna 1")
    assert table.anna.sacrifices == ["bond", "thrall"]


@rule("W-76", "W-61")
def test_and_flank() -> None:
    table = wolves(anna="bond thrall; hand: flank; deities: surt", erik="", mark="")
    table.anna("flank return", "unit anna 1", "done")
    assert table.anna.hand == ["bond"]


@rule("W-76", "W-51")
def test_a_unit_may_be_moved_into_it() -> None:
    table = wolves(anna="bond; hand: traitor; deities: surt", erik="hirdman", mark="")
    table.anna("lay traitor erik left", "join hirdman left")
    assert table.anna.line == ["hirdman", "bond"]


@rule("W-76", "W-94")
def test_units_join_it_through_naglfar() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond", mark="thrall; deities: surt, naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    table.mark("join bond left")
    assert table.mark.line == ["bond", "thrall"]


@rule("W-76", "W-62", "W-64")
@pytest.mark.parametrize("watch", ["deities: surt; hand: shield-wall"])
def test_nobody_is_asked_to_react_for_it(watch: str) -> None:
    table = beside(watch, "hirdman", "hirdman; hand: plague")
    table.anna("plague 3")
    assert table.asked == ("erik", "turn")
    assert table.erik.hand == ["shield-wall"]


@rule("W-76", "W-54", "W-46")
def test_a_unit_that_may_not_stand_there_is_turned_away() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="priest", mark="hirdman; deities: surt, naglfar"
    )
    table.anna("lay archer anna left", "unit erik 1")
    assert table.mark.line == ["hirdman"]
    assert table.pile == ["priest"]


# --- what is optional, what is not --------------------------------------------------------------


@rule("W-75", "W-97")
def test_loki_may_hold_still() -> None:
    table = wolves(anna="berserk; deities: loki", erik="bond", mark="")
    table.anna("unit anna 1", "done")
    assert table.erik.line == ["bond"]


@rule("W-75", "W-94")
def test_naglfar_is_not_asked_whether() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond", mark="hirdman; deities: naglfar")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.choices("mark") == ["join bond left", "join bond right"]


@rule("W-75", "W-96")
def test_nor_is_nidhogg() -> None:
    table = wolves(anna="; sacrifices: berserk", erik="; deities: nidhogg", mark="", hall="odin")
    table.anna("summon odin", "spend berserk")
    assert table.erik.hand == ["berserk"]


@rule("W-75", "W-95")
def test_nor_jormungand() -> None:
    table = wolves(anna="", erik="bond; hand: any; deities: jormungand", mark="")
    table.anna("pass")
    assert table.round == 2


@rule("W-75", "W-82", "W-83", "W-86")
def test_freya_vidar_and_valkyrie_may_be_declined() -> None:
    table = wolves(
        anna="bond; hand: plague; deities: vidar, valkyrie", erik="; deities: freya", mark=""
    )
    table.anna("plague 0")
    table.erik("done")
    all_pass(table)
    table.anna("done")
    assert table.asked == ("anna", "valkyrie")
    table.anna("done")
    assert table.pile == ["bond", "plague"]
