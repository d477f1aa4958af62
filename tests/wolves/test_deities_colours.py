"""Red or blue, and Yggdrasil: W-71, W-88."""

from __future__ import annotations

import pytest

from .deity_table import not_allowed
from .rules import rule
from .table import wolves


@rule("W-71")
@pytest.mark.parametrize(
    ("keep", "stays", "goes"),
    [("keep blue", ["odin", "tyr"], ["loki"]), ("keep red", ["loki"], ["odin", "tyr"])],
)
def test_summoning_the_other_colour(keep: str, stays: list[str], goes: list[str]) -> None:
    table = wolves(anna="; sacrifices: berserk; deities: odin, tyr", erik="", mark="", hall="loki")
    table.anna("summon loki", "spend berserk")
    assert table.asked == ("anna", "colour")
    assert table.choices("anna") == ["keep blue", "keep red"]
    table.anna(keep)
    assert table.anna.deities == stays
    assert table.gone == goes
    assert len(table.hall) == 3


@rule("W-71")
def test_the_choice_comes_at_once() -> None:
    table = wolves(
        anna="bond; hand: bond; sacrifices: berserk, thrall; deities: odin",
        erik="",
        mark="",
        hall="loki",
    )
    table.anna("summon loki", "spend berserk")
    for move in ("lay bond anna left", "use odin", "unit anna 1", "pass", "done"):
        with not_allowed():
            table.anna(move)


@rule("W-71")
def test_one_may_keep_the_old_colour_and_have_summoned_for_nothing() -> None:
    table = wolves(anna="; sacrifices: berserk; deities: odin", erik="", mark="", hall="fenrir")
    table.anna("summon fenrir", "spend berserk", "keep blue")
    assert table.anna.deities == ["odin"]
    assert table.gone == ["fenrir"]


@rule("W-71")
def test_one_colour_needs_no_choice() -> None:
    table = wolves(anna="; sacrifices: 3 thrall; deities: odin", erik="", mark="", hall="tyr")
    table.anna("summon tyr", *["spend thrall"] * 3)
    assert table.asked == ("anna", "turn")


@rule("W-71", "W-88")
def test_with_yggdrasil_both_colours_stay() -> None:
    table = wolves(
        anna="; sacrifices: berserk; deities: odin, yggdrasil", erik="", mark="", hall="loki"
    )
    table.anna("summon loki", "spend berserk")
    assert table.anna.deities == ["odin", "yggdrasil", "loki"]
    assert table.asked == ("anna", "turn")


@rule("W-71", "W-88")
def test_yggdrasil_is_neither_red_nor_blue() -> None:
    table = wolves(anna="; sacrifices: berserk; deities: odin", erik="", mark="", hall="yggdrasil")
    table.anna("summon yggdrasil", "spend berserk")
    assert table.anna.deities == ["odin", "yggdrasil"]


@rule("W-88", "W-71")
def test_anothers_yggdrasil_is_no_help() -> None:
    table = wolves(
        anna="; sacrifices: berserk; deities: odin",
        erik="; deities: yggdrasil",
        mark="",
        hall="loki",
    )
    table.anna("summon loki", "spend berserk")
    assert table.asked == ("anna", "colour")


# --- losing Yggdrasil ---------------------------------------------------------------------------


@rule("W-71", "W-88", "W-80")
def test_odin_discards_anothers_yggdrasil() -> None:
    table = wolves(
        anna="bond; sacrifices: thrall; deities: odin",
        erik="; deities: thor, tyr, yggdrasil, loki",
        mark="",
    )
    table.anna("use odin", "spend thrall", "deity yggdrasil")
    assert table.asked == ("erik", "colour"), "its owner chooses, in another's turn"
    table.erik("keep red")
    assert table.erik.deities == ["loki"]
    assert table.gone == ["thor", "tyr", "yggdrasil"]
    assert table.asked == ("anna", "turn")


@rule("W-71", "W-88", "W-80")
def test_odin_discards_his_owners_yggdrasil() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: odin, yggdrasil, loki", erik="", mark="")
    table.anna("use odin", "spend thrall", "deity yggdrasil")
    assert table.asked == ("anna", "colour")
    table.anna("keep red")
    assert table.anna.deities == ["loki"]


@rule("W-71", "W-88", "W-93")
def test_fafnir_takes_anothers_yggdrasil() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir, loki",
        erik="; deities: thor, yggdrasil, hel; passed",
        mark="",
    )
    table.anna("use fafnir", "spend thrall", "deity yggdrasil")
    assert table.anna.deities == ["yggdrasil", "loki"]
    assert table.asked == ("erik", "colour"), "also after the pass"
    table.erik("keep blue")
    assert table.erik.deities == ["thor"]
    assert table.gone == ["hel", "fafnir"]


@rule("W-71", "W-88")
def test_losing_yggdrasil_with_one_colour_costs_nothing_more() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: odin", erik="; deities: thor, yggdrasil", mark=""
    )
    table.anna("use odin", "spend thrall", "deity yggdrasil")
    assert table.asked == ("anna", "turn")
    assert table.erik.deities == ["thor"]


# --- other ways to have both --------------------------------------------------------------------


@rule("W-71", "W-93")
def test_fafnir_takes_a_blue_deity_to_his_red_friends() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir, loki", erik="; deities: thor", mark=""
    )
    table.anna("use fafnir", "spend thrall", "deity thor")
    assert table.asked == ("anna", "colour")
    table.anna("keep blue")
    assert table.anna.deities == ["thor"]
    assert table.gone == ["fafnir", "loki"]


@rule("W-71", "W-93")
def test_fafnir_himself_is_gone_when_the_colours_are_counted() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: fafnir", erik="; deities: thor", mark="")
    table.anna("use fafnir", "spend thrall", "deity thor")
    assert table.asked == ("anna", "turn")
    assert table.anna.deities == ["thor"]


@rule("W-71", "W-93", "W-72")
def test_fafnir_takes_a_blue_deity_from_the_hall() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir, loki", erik="", mark="", hall="thor"
    )
    table.anna("use fafnir", "spend thrall", "deity thor")
    assert table.asked == ("anna", "colour")
    assert len(table.hall) == 3, "the Hall is filled up first"


@rule("W-71", "W-85")
def test_baldr_summons_a_red_deity_to_his_blue_friends() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: baldr, tyr", erik="", mark="", gone="loki")
    table.anna("use baldr", "spend thrall", "deity loki")
    assert table.asked == ("anna", "colour")
    table.anna("keep red")
    assert table.anna.deities == ["loki"]
    assert table.gone == ["baldr", "tyr"]


@rule("W-71", "W-85")
def test_baldr_himself_is_gone_when_the_colours_are_counted() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: baldr", erik="", mark="", gone="loki")
    table.anna("use baldr", "spend thrall", "deity loki")
    assert table.anna.deities == ["loki"]
    assert table.asked == ("anna", "turn")


@rule("W-71", "W-85", "W-88")
def test_baldr_brings_yggdrasil_back() -> None:
    table = wolves(
        anna="; sacrifices: 3 thrall; deities: baldr, tyr",
        erik="",
        mark="",
        gone="yggdrasil",
        hall="loki",
    )
    table.anna("use baldr", "spend thrall", "deity yggdrasil")
    table.anna("summon loki", "spend thrall", "spend thrall")
    assert table.anna.deities == ["tyr", "yggdrasil", "loki"]


@rule("W-71", "W-74")
def test_the_discarded_colour_keeps_its_marks() -> None:
    table = wolves(
        anna="; sacrifices: 2 berserk; deities: tyr", erik="bond", mark="", hall="loki baldr"
    )
    table.anna("use tyr", "left", "summon loki", "spend berserk", "keep red")
    assert table.gone == ["tyr"]
    assert table.used == ["tyr"]


@rule("W-71", "W-96")
def test_the_choice_follows_what_nidhogg_takes() -> None:
    table = wolves(
        anna="; sacrifices: berserk; deities: tyr", erik="; deities: nidhogg", mark="", hall="loki"
    )
    table.anna("summon loki", "spend berserk")
    assert table.asked == ("anna", "colour")
    assert table.erik.hand == ["berserk"]
