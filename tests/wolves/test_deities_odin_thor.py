"""Odin and Thor: W-80, W-81."""

from __future__ import annotations

import pytest

from .deity_table import all_pass, not_allowed, protected
from .rules import rule
from .table import refused, wolves

# --- Odin's power -------------------------------------------------------------------------------


@rule("W-80")
def test_odin_discards_a_summoned_deity() -> None:
    table = wolves(
        anna="bond; sacrifices: 2 thrall; deities: odin", erik="; deities: loki, hel", mark=""
    )
    table.anna("use odin", "spend thrall", "deity loki")
    assert table.erik.deities == ["hel"]
    assert table.gone == ["loki"]
    assert table.anna.sacrifices == ["thrall"]
    assert table.used == ["odin"]


@rule("W-80", "W-72")
def test_or_returns_one_to_the_hall() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin", erik="", mark="", gone="loki surt")
    hall = table.hall
    table.anna("use odin", "spend thrall", "deity surt")
    assert sorted(table.hall) == sorted([*hall, "surt"])
    assert table.gone == ["loki"]


@rule("W-80")
def test_but_not_baldr() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: odin", erik="; deities: hel", mark="", gone="baldr"
    )
    table.anna("use odin", "spend thrall")
    assert table.choices("anna") == ["deity odin", "deity hel"]
    with not_allowed():
        table.anna("deity baldr")


@rule("W-80")
def test_a_summoned_baldr_can_be_discarded() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin", erik="; deities: baldr", mark="")
    table.anna("use odin", "spend thrall", "deity baldr")
    assert table.gone == ["baldr"]


@rule("W-80")
def test_the_hall_and_the_deck_are_out_of_his_reach() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: odin, tyr",
        erik="",
        mark="; deities: surt",
        hall="hel loki freya",
    )
    table.anna("use odin", "spend thrall")
    assert table.choices("anna") == ["deity odin", "deity tyr", "deity surt"]


@rule("W-80", "W-70")
def test_odins_power_needs_a_sacrifice() -> None:
    table = wolves(anna="bond; deities: odin", erik="; deities: loki", mark="")
    with refused("W-74", "no-sacrifice"):
        table.anna("use odin")


@rule("W-80", "W-74")
@pytest.mark.parametrize("gone", ["", "baldr"])
def test_odin_is_no_use_on_himself_alone(gone: str) -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin", erik="", mark="", gone=gone)
    assert "use odin" not in table.choices("anna")
    with refused("W-74", "nothing-to-use-it-on"):
        table.anna("use odin")


@rule("W-80", "W-74")
def test_with_anything_else_to_choose_he_may_still_choose_himself() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin", erik="", mark="", gone="hel")
    table.anna("use odin", "spend thrall", "deity odin")
    assert table.gone == ["odin", "hel"]


@rule("W-80")
def test_by_the_second_version_of_the_rules_he_was_offered_alone() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin", erik="", mark="")
    before = table.game.from_json({**table.position, "rules": 2})
    moves = [table.game.notation(before, 0, move) for move in before.legal(0)]
    assert "use odin" in moves
    assert before.view(0)["rules"] == before.clone().to_json()["rules"] == 2


@rule("W-80", "W-74")
def test_once_per_round_and_the_mark_goes_with_the_card() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: odin",
        erik="; sacrifices: 2 bond; deities: fafnir",
        mark="; deities: loki",
    )
    table.anna("use odin", "spend thrall", "deity loki")
    with refused("W-74", "used"):
        table.anna("use odin")
    table.anna("pass")
    table.erik("use fafnir", "spend bond", "deity odin")
    assert table.erik.deities == ["odin"]
    with refused("W-74", "used"):
        table.erik("use odin")


@rule("W-80", "W-74")
def test_the_mark_stays_through_the_deity_discard_and_the_hall() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall, berserk; deities: odin, baldr",
        erik="",
        mark="; deities: loki",
    )
    table.anna("use odin", "spend thrall", "deity odin")
    table.anna("use baldr", "spend thrall", "deity odin")
    assert table.anna.deities == ["odin"]
    with refused("W-74", "used"):
        table.anna("use odin")


@rule("W-80", "W-24", "W-74")
def test_the_next_round_it_works_again() -> None:
    table = wolves(
        anna="bond; hand: bond; deities: odin", erik="", mark="", used="odin", gone="hel"
    )
    all_pass(table)
    table.anna("lay bond anna left")
    table.erik("pass")
    table.mark("pass")
    table.anna("unit anna 1")
    assert "use odin" in table.choices("anna")


# --- what Odin keeps off ------------------------------------------------------------------------


@rule("W-80", "W-92")
def test_fenrirs_five_are_not_taken_from_odins_line() -> None:
    table = wolves(anna="bond; deities: odin", erik="bond", mark="; deities: fenrir")
    assert [player.strength for player in table.players] == [1, -4, 0]


@rule("W-80", "W-87")
@pytest.mark.parametrize("tyr", ["anna", "erik"])
def test_tyr_spares_odins_line_even_the_own(tyr: str) -> None:
    anna, erik = ("odin, tyr", "thor") if tyr == "anna" else ("odin", "tyr")
    table = wolves(
        anna=f"2 bond; hand: any; deities: {anna}",
        erik=f"2 bond; deities: {erik}",
        mark="",
        turn=tyr,
    )
    table.play(table.names.index(tyr), "use tyr")
    table.play(table.names.index(tyr), "left")
    assert table.anna.line == ["bond", "bond"]
    assert table.erik.line == ["bond"]


@rule("W-80", "W-97")
def test_loki_finds_no_target_there() -> None:
    table = wolves(
        anna="thrall; deities: odin", erik="berserk; deities: loki", mark="bond", turn="erik"
    )
    table.erik("unit erik 1")
    assert table.choices("erik") == ["unit mark 1", "done"]
    with refused("W-80", "odin-guards"):
        table.erik("unit anna 1")


@rule("W-80", "W-97", "W-88")
def test_nor_does_ones_own_loki() -> None:
    table = wolves(anna="berserk thrall; deities: odin, loki, yggdrasil", erik="", mark="")
    table.anna("unit anna 1", "done")
    assert table.asked == ("anna", "turn"), "Loki has nobody to aim at"


@rule("W-80", "W-96")
def test_nidhogg_gets_nothing_from_odins_owner() -> None:
    table = wolves(
        anna="; sacrifices: 3 thrall; deities: odin", erik="; deities: nidhogg", mark="", hall="tyr"
    )
    table.anna("summon tyr", *["spend thrall"] * 3)
    assert table.erik.hand == []
    assert table.pile == ["thrall"] * 3


@rule("W-80", "W-94", "W-40")
def test_naglfar_gets_nothing_from_odins_line() -> None:
    table = wolves(
        anna="archer; hand: archer", erik="bond; deities: odin", mark="; deities: naglfar"
    )
    table.anna("lay archer anna left", "unit erik 1")
    assert table.mark.line == []
    assert table.pile == ["bond"]


@rule("W-80", "W-86")
def test_anothers_valkyrie_takes_nothing_there() -> None:
    table = wolves(anna="bond; deities: odin", erik="thrall; deities: valkyrie", mark="hirdman")
    all_pass(table)
    assert table.choices("erik") == ["unit erik 1", "unit mark 1", "done"]
    with refused("W-80", "odin-guards"):
        table.erik("unit anna 1")


@rule("W-80")
@pytest.mark.parametrize("intruder", ["assassin", "raider", "traitor"])
def test_people_act_on_it_as_ever(intruder: str) -> None:
    table = wolves(anna=f"hand: {intruder}", erik="hirdman; deities: odin", mark="")
    table.anna(f"lay {intruder} erik right")
    if table.asked == ("anna", "target"):
        table.anna("unit erik 1")
    assert table.erik.line == [intruder]


@rule("W-80", "W-60", "W-40")
def test_plagues_and_archers_too() -> None:
    table = wolves(anna="archer; hand: plague, archer", erik="hirdman bond; deities: odin", mark="")
    table.anna("plague 3")
    assert table.erik.line == ["bond"]
    table.erik("pass")
    table.mark("pass")
    table.anna("lay archer anna right", "unit erik 1")
    assert table.erik.line == []


@rule("W-80", "W-92")
def test_his_owners_deities_are_not_covered() -> None:
    table = wolves(anna="; deities: fenrir", erik="; deities: odin, thor", mark="")
    table.anna("use fenrir", "deity odin", "deity thor")
    assert table.erik.deities == []


@rule("W-80", "W-81", "W-84")
def test_ones_own_thor_and_heimdall_serve() -> None:
    table = wolves(anna="bond; deities: odin, thor, heimdall", erik="", mark="; deities: fenrir")
    table.fate("huscarl")
    table.anna("use heimdall", "join huscarl left")
    assert table.anna.line == ["huscarl", "bond"]
    assert table.anna.strength == 3 + 5


@rule("W-80", "W-83", "W-86")
def test_ones_own_vidar_and_valkyrie_serve() -> None:
    table = wolves(anna="bond thrall hirdman; deities: odin, vidar, valkyrie", erik="", mark="")
    table.fate(*["archer"] * 4)
    all_pass(table)
    assert table.asked == ("anna", "vidar")
    table.anna("unit anna 1")
    assert table.asked == ("anna", "valkyrie")
    table.anna("unit anna 2")
    assert table.anna.hand == ["archer"] * 4 + ["bond", "hirdman"]


@rule("W-80", "W-94", "W-88")
def test_ones_own_naglfar_serves() -> None:
    table = wolves(
        anna="archer; hand: archer; deities: odin, naglfar, yggdrasil", erik="bond", mark=""
    )
    table.anna("lay archer anna left", "unit erik 1", "join bond right")
    assert table.anna.line == ["archer", "archer", "bond"]


# --- Thor ---------------------------------------------------------------------------------------


@rule("W-81", "W-5")
@pytest.mark.parametrize(("line", "strength"), [("", 5), ("bond", 6), ("2 hirdman", 19)])
def test_five_more(line: str, strength: int) -> None:
    table = wolves(anna=f"{line}; deities: thor", erik="bond", mark="")
    assert table.anna.strength == strength
    assert table.erik.strength == 1


@rule("W-81", "W-92")
def test_thor_and_fenrir_cancel_out() -> None:
    table = wolves(anna="bond; deities: thor", erik="; deities: fenrir", mark="")
    assert table.anna.strength == 1


@rule("W-81")
@pytest.mark.parametrize(
    ("targets", "gone"),
    [
        (["done"], ["thor"]),
        (["deity loki", "done"], ["thor", "loki"]),
        (["deity loki", "deity hel"], ["thor", "hel", "loki"]),
        (["deity surt", "deity loki"], ["thor", "surt", "loki"]),
    ],
)
def test_thor_discards_himself_and_up_to_two_red_deities(
    targets: list[str], gone: list[str]
) -> None:
    table = wolves(
        anna="bond; deities: thor", erik="; deities: loki, hel", mark="", hall="surt odin freya"
    )
    table.fate("vidar")
    table.anna("use thor", *targets)
    assert table.gone == gone
    assert table.anna.strength == 1
    assert len(table.hall) == 3


@rule("W-81")
def test_only_red_ones() -> None:
    table = wolves(
        anna="; deities: thor",
        erik="; deities: odin, yggdrasil, loki",
        mark="",
        hall="tyr hel freya",
        gone="surt",
    )
    table.anna("use thor")
    assert table.choices("anna") == ["deity hel", "deity loki", "done"]
    with not_allowed():
        table.anna("deity surt")


@rule("W-81", "W-88")
def test_his_owners_red_ones_too() -> None:
    table = wolves(anna="; deities: thor, yggdrasil, loki", erik="", mark="", hall="odin tyr freya")
    table.anna("use thor", "deity loki")
    assert table.anna.deities == ["yggdrasil"]


@rule("W-81")
def test_with_no_red_deity_he_is_discarded_all_the_same() -> None:
    table = wolves(anna="bond; deities: thor", erik="", mark="", hall="odin tyr freya")
    table.anna("use thor")
    assert table.gone == ["thor"]
    assert table.asked == ("anna", "turn")


@rule("W-81")
def test_no_more_than_two() -> None:
    table = wolves(anna="bond; deities: thor", erik="; deities: loki, hel, surt", mark="")
    table.anna("use thor", "deity loki", "deity hel")
    assert table.asked == ("anna", "turn")
    assert table.erik.deities == ["surt"]
    with not_allowed():
        table.anna("use thor")


@rule("W-81", "W-76", "W-90")
def test_thors_blow_bares_a_line_that_surt_protected() -> None:
    table = wolves(
        anna="hand: assassin; deities: thor", erik="bond hirdman; deities: surt", mark=""
    )
    assert protected(table) == ["erik"]
    table.anna("use thor", "deity surt", "done")
    assert protected(table) == []
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.erik.line == ["assassin", "hirdman"]


@rule("W-81", "W-95")
def test_thor_can_break_jormungand_before_its_turn() -> None:
    table = wolves(anna="bond; deities: thor", erik="konung; deities: jormungand", mark="")
    table.anna("use thor", "deity jormungand", "done", "unit anna 1")
    assert table.asked == ("erik", "turn")
