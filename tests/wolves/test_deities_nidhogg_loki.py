"""Nidhogg and Loki: W-96, W-97."""

from __future__ import annotations

from collections import Counter

import pytest

from .deity_table import all_pass, count
from .rules import rule
from .table import refused, wolves

# --- Nidhogg ------------------------------------------------------------------------------------


@rule("W-96")
@pytest.mark.parametrize(
    ("lot", "taken", "left"),
    [
        (0, "archer", ["thrall", "thrall"]),
        (1, "thrall", ["archer", "thrall"]),
        (2, "thrall", ["archer", "thrall"]),
    ],
)
def test_one_of_the_spent_at_random(lot: int, taken: str, left: list[str]) -> None:
    table = wolves(
        anna="; sacrifices: archer, 2 thrall; deities: tyr",
        erik="; deities: nidhogg",
        mark="",
        hall="odin",
    )
    table.fate(lot)
    table.anna("summon odin", "spend archer", "spend thrall", "spend thrall")
    assert table.erik.hand == [taken]
    assert table.erik.known == [taken]
    assert table.pile == left
    assert table.anna.deities == ["odin", "tyr"], "what was paid for still happens"


@rule("W-96")
def test_each_spent_card_is_as_likely() -> None:
    taken: Counter[str] = Counter()
    for seed in range(120):
        table = wolves(
            anna="; sacrifices: archer, hirdman, 2 thrall; deities: tyr, thor",
            erik="; deities: nidhogg",
            mark="",
            hall="odin",
            pile="4 konung",
            seed=seed,
        )
        table.anna("summon odin", "spend archer", "spend hirdman", "spend thrall", "spend thrall")
        taken.update(table.erik.hand)
    assert taken.total() == 120
    assert set(taken) == {"archer", "hirdman", "thrall"}, "never what lay in the pile before"
    assert 40 < taken["thrall"] < 80  # 60; sigma is 5.5
    assert min(taken.values()) > 14  # 30; sigma is 4.7


@rule("W-96")
def test_not_what_was_not_spent() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall, 5 archer", erik="; deities: nidhogg", mark="", hall="odin"
    )
    table.anna("summon odin", "spend thrall", "spend thrall")
    assert table.erik.hand == ["thrall"]
    assert table.anna.sacrifices == ["archer"] * 5


@rule("W-96")
def test_not_from_his_own_owner() -> None:
    table = wolves(anna="; sacrifices: 3 thrall; deities: nidhogg", erik="", mark="", hall="hel")
    table.anna("summon hel", *["spend thrall"] * 3)
    assert table.anna.hand == []


@rule("W-96", "W-37")
def test_also_after_his_owners_pass() -> None:
    table = wolves(
        anna="; sacrifices: berserk", erik="; deities: nidhogg; passed", mark="", hall="odin"
    )
    table.anna("summon odin", "spend berserk")
    assert table.erik.hand == ["berserk"]


@rule("W-96", "W-33")
def test_sacrificing_is_not_spending() -> None:
    table = wolves(anna="hirdman", erik="; deities: nidhogg", mark="")
    table.anna("unit anna 1")
    assert table.anna.sacrifices == ["hirdman"]
    assert table.erik.hand == []


@rule("W-96")
def test_one_for_each_time() -> None:
    table = wolves(
        anna="; sacrifices: 2 berserk, 2 thrall; deities: yggdrasil",
        erik="; deities: nidhogg",
        mark="",
        hall="tyr surt",
    )
    table.anna("summon tyr", "spend berserk", "summon surt", "spend berserk")
    assert table.erik.hand == ["berserk", "berserk"]


@rule("W-96", "W-80")
def test_odin_summoned_with_the_sacrifice_comes_too_late_for_it() -> None:
    table = wolves(
        anna="; sacrifices: berserk, thrall",
        erik="; deities: nidhogg",
        mark="",
        hall="odin",
    )
    table.anna("summon odin", "spend berserk")
    assert table.erik.hand == ["berserk"]
    table.anna("use odin", "spend thrall", "deity nidhogg")
    assert table.erik.hand == ["berserk"], "from then on sacrifices are safe"


@rule("W-96", "W-62")
def test_nobody_can_shield_sacrifices() -> None:
    table = wolves(
        anna="hand: shield-wall; sacrifices: berserk",
        erik="; deities: nidhogg",
        mark="",
        hall="odin",
    )
    table.anna("summon odin", "spend berserk")
    assert table.asked == ("anna", "turn")


# --- Loki ---------------------------------------------------------------------------------------


@rule("W-97")
def test_loki_destroys_a_weaker_unit_anywhere() -> None:
    table = wolves(
        anna="hirdman bond; deities: loki", erik="archer berserk hirdman", mark="huscarl"
    )
    table.anna("unit anna 1")
    assert table.asked == ("anna", "loki")
    assert table.choices("anna") == ["unit anna 1", "unit erik 1", "unit mark 1", "done"]
    table.anna("unit mark 1")
    assert table.mark.line == []
    assert table.pile == ["huscarl"]
    assert "destroyed mark 1 huscarl" in table.saga
    assert table.anna.sacrifices == ["hirdman"], "it can still be spent"


@rule("W-97")
def test_strictly_weaker() -> None:
    table = wolves(anna="hirdman; deities: loki", erik="hirdman bond huscarl", mark="")
    table.anna("unit anna 1")
    assert table.choices("anna") == ["unit erik 2", "unit erik 3", "done"]
    with refused("W-97", "not-weaker"):
        table.anna("unit erik 1")


@rule("W-97", "W-42")
def test_the_strength_before_the_sacrifice_counts() -> None:
    table = wolves(anna="2 hirdman; deities: loki", erik="berserk", mark="priest")
    table.anna("unit anna 2")
    assert table.choices("anna") == ["unit anna 1", "unit erik 1", "done"], "7, not 3"


@rule("W-97", "W-41")
def test_the_targets_strength_after_it_counts() -> None:
    table = wolves(anna="3 bond; deities: loki", erik="", mark="")
    table.anna("unit anna 1")
    assert table.anna.strengths == [2, 2]
    assert table.choices("anna") == ["unit anna 1", "unit anna 2", "done"]


@rule("W-97", "W-48")
def test_a_konung_that_has_grown_is_no_target() -> None:
    table = wolves(anna="konung priest 2 thrall; deities: loki", erik="", mark="")
    assert table.anna.strengths == [7, 8, 0, 0]
    table.anna("unit anna 2", "done")
    assert table.anna.strengths == [8, 0, 0]
    assert table.choices("anna") == ["unit anna 2", "unit anna 3", "done"]


@rule("W-97", "W-45", "W-41")
def test_thralls_of_the_same_sacrifice_have_left_too() -> None:
    table = wolves(anna="bond 2 thrall; deities: loki", erik="huscarl", mark="2 bond")
    assert table.anna.strengths == [3, 0, 0]
    table.anna("unit anna 1", "unit anna 1", "unit anna 1")
    assert table.asked == ("anna", "loki")
    assert table.choices("anna") == ["unit erik 1", "unit mark 1", "unit mark 2", "done"]


@rule("W-97", "W-45")
def test_once_per_sacrificed_unit() -> None:
    options = {"people": {"thrall": {"strength": 2}}}
    table = wolves(anna="hirdman thrall; deities: loki", erik="3 archer", mark="", options=options)
    table.anna("unit anna 1", "unit anna 1", "unit erik 1")
    assert table.asked == ("anna", "loki"), "once for the Hirdman, once for the Thrall of 2"
    table.anna("unit erik 1")
    assert table.erik.line == ["archer"]


@rule("W-97")
def test_loki_is_not_asked_again_when_nobody_weaker_is_left() -> None:
    options = {"people": {"thrall": {"strength": 2}}}
    table = wolves(anna="hirdman thrall; deities: loki", erik="archer", mark="", options=options)
    table.anna("unit anna 1", "unit anna 1")
    assert table.asked == ("anna", "loki")
    table.anna("unit erik 1")
    assert table.asked == ("anna", "turn"), "for the Thrall there is nobody left"


@rule("W-97")
def test_a_thrall_is_stronger_than_nobody() -> None:
    table = wolves(anna="thrall; deities: loki", erik="thrall assassin", mark="")
    table.anna("unit anna 1")
    assert table.asked == ("erik", "turn")


@rule("W-97", "W-75")
def test_loki_is_optional() -> None:
    table = wolves(anna="berserk; deities: loki", erik="bond", mark="")
    table.anna("unit anna 1", "done")
    assert table.erik.line == ["bond"]


@rule("W-97")
def test_not_when_others_sacrifice() -> None:
    table = wolves(anna="hirdman", erik="bond; deities: loki", mark="")
    table.anna("unit anna 1")
    assert table.asked == ("erik", "turn")


@rule("W-97", "W-62")
def test_shield_wall_against_loki() -> None:
    table = wolves(anna="berserk; deities: loki", erik="bond; hand: shield-wall", mark="")
    table.anna("unit anna 1", "unit erik 1")
    assert table.asked == ("erik", "react")
    table.erik("shield")
    assert table.erik.line == ["bond"]
    assert table.anna.sacrifices == ["berserk"]


@rule("W-97", "W-62")
def test_ones_own_shield_wall_against_ones_own_loki() -> None:
    table = wolves(anna="berserk bond; hand: shield-wall; deities: loki", erik="", mark="")
    table.anna("unit anna 1", "unit anna 1", "shield")
    assert table.anna.line == ["bond"]


@rule("W-97", "W-43")
def test_huscarl_is_no_help_against_loki() -> None:
    table = wolves(anna="berserk; deities: loki", erik="huscarl bond", mark="")
    table.anna("unit anna 1", "unit erik 2")
    assert table.erik.line == ["huscarl"]


@rule("W-97", "W-94")
def test_anothers_naglfar_gets_lokis_victim() -> None:
    table = wolves(anna="berserk; deities: loki", erik="bond", mark="; deities: naglfar")
    table.anna("unit anna 1", "unit erik 1")
    assert table.mark.line == ["bond"]


@rule("W-97", "W-88")
def test_loki_and_the_summoning_that_follows() -> None:
    table = wolves(anna="berserk; deities: loki", erik="bond", mark="", hall="yggdrasil")
    table.anna("unit anna 1", "unit erik 1", "summon yggdrasil", "spend berserk")
    assert table.anna.deities == ["yggdrasil", "loki"]
    assert count(table, "destroyed") == 1
    all_pass(table)
