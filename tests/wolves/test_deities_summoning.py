"""Summoning and paying: W-70, W-44, W-73."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from .deity_table import extras
from .rules import rule
from .table import GAME, Table, refused, wolves
from .words import BLUE, RED


@rule("W-70")
def test_two_sacrifices_for_the_first_deity() -> None:
    table = wolves(anna="; sacrifices: thrall, bond", erik="", mark="", hall="odin")
    table.anna("summon odin")
    assert table.asked == ("anna", "pay")
    table.anna("spend bond", "spend thrall")
    assert table.anna.deities == ["odin"]
    assert table.anna.sacrifices == []
    assert table.pile == ["bond", "thrall"]
    assert "summoned anna odin" in table.saga


@rule("W-70")
@pytest.mark.parametrize("colour", [BLUE, RED])
@pytest.mark.parametrize("owned", range(7))
def test_each_further_one_of_a_colour_costs_one_more(colour: tuple[str, ...], owned: int) -> None:
    wanted = colour[7]
    cost = 2 + owned
    units = f"4 archer, {cost} hirdman"
    table = wolves(
        anna=f"; sacrifices: {units}; deities: {' '.join(colour[:owned])}",
        erik="",
        mark="",
        hall=wanted,
    )
    table.anna(f"summon {wanted}", *["spend hirdman"] * cost)
    assert wanted in table.anna.deities
    assert table.anna.sacrifices == ["archer"] * 4


@rule("W-70")
def test_one_sacrifice_too_few() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: tyr, thor", erik="", mark="", hall="odin hel loki"
    )
    assert extras(table, "anna") == ["summon hel", "summon loki", "use thor", "use tyr"]
    with refused("W-70", "too-few-sacrifices"):
        table.anna("summon odin")


@rule("W-70")
def test_the_other_colour_starts_with_two() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: tyr, thor, odin, yggdrasil",
        erik="",
        mark="",
        hall="loki",
    )
    table.anna("summon loki", "spend thrall", "spend thrall")
    assert table.anna.deities == ["odin", "thor", "tyr", "yggdrasil", "loki"]


@rule("W-70", "W-71")
@pytest.mark.parametrize("owned", ["", "; deities: odin, thor, tyr", "; deities: loki"])
def test_yggdrasil_always_costs_two_and_counts_for_no_colour(owned: str) -> None:
    table = wolves(anna=f"; sacrifices: 4 thrall{owned}", erik="", mark="", hall="yggdrasil vidar")
    table.anna("summon yggdrasil", "spend thrall", "spend thrall")
    assert "yggdrasil" in table.anna.deities
    cost = table.view("anna")["seats"][0]["costs"]["vidar"]
    assert cost == (5 if "odin" in owned else 2)


@rule("W-70")
def test_the_price_falls_when_a_deity_is_lost() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall, bond; deities: odin",
        erik="; deities: hel",
        mark="",
        hall="vidar",
    )
    table.anna("use odin", "spend bond", "deity odin")
    assert table.anna.deities == []
    table.anna("summon vidar", "spend thrall", "spend thrall")
    assert table.anna.deities == ["vidar"]


@rule("W-70", "W-72")
def test_only_from_the_hall() -> None:
    table = wolves(
        anna="; sacrifices: 4 thrall",
        erik="; deities: loki",
        mark="",
        hall="odin hel tyr",
        gone="thor",
    )
    for deity in ("loki", "thor", "vidar"):
        with refused("W-70", "not-in-hall"):
            table.anna(f"summon {deity}")


@rule("W-70", "W-44")
def test_a_berserk_counts_for_two() -> None:
    table = wolves(anna="; sacrifices: berserk", erik="", mark="", hall="odin")
    table.anna("summon odin", "spend berserk")
    assert table.anna.deities == ["odin"]


@rule("W-70", "W-44")
def test_a_berserks_surplus_is_lost() -> None:
    table = wolves(
        anna="; sacrifices: 2 berserk, thrall; deities: tyr", erik="", mark="", hall="odin thor"
    )
    table.anna("summon odin", "spend berserk", "spend berserk")
    assert table.anna.deities == ["odin", "tyr"]
    assert table.anna.sacrifices == ["thrall"]
    assert "summon thor" not in table.choices("anna")


@rule("W-70", "W-44", "W-80")
def test_a_power_for_one_sacrifice_may_cost_a_whole_berserk() -> None:
    table = wolves(
        anna="; sacrifices: berserk, thrall; deities: odin", erik="", mark="", gone="hel"
    )
    table.anna("use odin")
    assert table.choices("anna") == ["spend berserk", "spend thrall"]
    table.anna("spend berserk")
    assert table.anna.sacrifices == ["thrall"]


@rule("W-70")
def test_no_card_is_spent_that_is_not_needed() -> None:
    table = wolves(
        anna="; sacrifices: berserk, thrall; deities: tyr", erik="", mark="", hall="odin hel loki"
    )
    table.anna("summon hel")
    assert table.choices("anna") == ["spend berserk"], "a Thrall and a Berserk would be too much"
    with refused("W-70", "pay-exactly"):
        table.anna("spend thrall")


@rule("W-70")
def test_what_is_paid_is_named_in_one_order_only() -> None:
    table = wolves(
        anna="; sacrifices: archer, berserk, thrall; deities: tyr", erik="", mark="", hall="odin"
    )
    table.anna("summon odin")
    assert table.choices("anna") == ["spend berserk"]
    table.anna("spend berserk")
    assert table.choices("anna") == ["spend archer", "spend thrall"]


@rule("W-70", "W-6")
def test_nothing_is_spent_before_all_is_named() -> None:
    table = wolves(anna="; sacrifices: 2 thrall, bond", erik="", mark="", hall="odin")
    table.anna("summon odin", "spend bond")
    assert table.anna.sacrifices == ["bond", "thrall", "thrall"]
    assert table.pile == []


# --- all ways to pay ----------------------------------------------------------------------------

ZONES = [
    {"archer": archers, "huscarl": huscarls, "berserk": berserks, "thrall": thralls}
    for archers, huscarls, berserks, thralls in product(range(3), range(2), range(5), range(4))
]


def ways_to_pay(zone: dict[str, int], cost: int) -> list[Counter[str]]:
    """Every set of sacrifices that pays the cost and would not pay it without any one of them."""

    def worth(cards: Counter[str]) -> int:
        return cards.total() + cards["berserk"]

    ways = []
    for copies in product(*(range(copies + 1) for copies in zone.values())):
        cards = Counter(dict(zip(zone, copies, strict=True)))
        needed = [worth(cards - Counter([card])) < cost for card in +cards]
        if worth(cards) >= cost and all(needed):
            ways.append(+cards)
    return ways


def ways_the_game_offers(state: Any, zone: dict[str, int]) -> list[Counter[str]]:
    """What is spent at the end of every path of choices."""
    now = state.to_json()
    if now["frames"][-1]["frame"] != "pay":
        left = Counter(now["seats"][0]["sacrifices"])
        return [Counter(zone) - left]
    ways = []
    for move in state.legal(0):
        after = state.clone()
        after.play(0, move)
        ways += ways_the_game_offers(after, zone)
    return ways


def payer(zone: dict[str, int], owned: int) -> Table:
    cards = " ".join(f"{copies} {kind}" for kind, copies in zone.items() if copies)
    return wolves(
        anna=f"; sacrifices: {cards}; deities: odin {' '.join(BLUE[3 : 2 + owned])}",
        erik="",
        mark="",
        hall="thor hel fenrir",
        gone="loki",
    )


@rule("W-70", "W-44")
@pytest.mark.parametrize("cost", [1, 2, 3, 4, 5])
def test_every_way_to_pay_is_offered_exactly_once(cost: int) -> None:
    move = {1: "use odin", 2: "summon hel"}.get(cost, "summon thor")
    table = payer({"bond": 1}, max(1, cost - 2))
    empty = table.position
    for zone in ZONES:
        position = empty | {"people": {**empty["people"]}, "seats": [*empty["seats"]]}
        position["people"]["bond"] += 1
        for kind, copies in zone.items():
            position["people"][kind] -= copies
        position["seats"][0] = empty["seats"][0] | {"sacrifices": zone}
        state = GAME.from_json(position)
        ways = ways_to_pay(zone, cost)
        named = [GAME.notation(state, 0, choice) for choice in state.legal(0)]
        assert (move in named) == bool(ways), zone
        if ways:
            state.play(0, GAME.parse(state, 0, move))
            offered = ways_the_game_offers(state, zone)
            assert len(offered) == len(ways), (zone, offered)
            assert all(way in ways for way in offered), (zone, offered)
            assert all(way in offered for way in ways), (zone, ways)


# --- deities stand beside the line --------------------------------------------------------------


@rule("W-73")
def test_a_deity_is_no_part_of_the_formation() -> None:
    table = wolves(anna="konung; sacrifices: 2 thrall", erik="", mark="", hall="hel")
    table.anna("summon hel", "spend thrall", "spend thrall")
    assert table.anna.line == ["konung"]
    assert table.anna.strength == 10


@rule("W-73")
def test_no_card_touches_a_deity() -> None:
    table = wolves(
        anna="hand: plague, assassin, raider, traitor", erik="; deities: odin, thor", mark=""
    )
    named = set(" ".join(table.choices("anna")).split())
    assert not named & {"odin", "thor", "deity"}
    table.anna("lay assassin erik left")
    assert table.erik.deities == ["odin", "thor"]
