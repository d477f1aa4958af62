"""Missions (V-60 … V-62)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import NONE
from .events import PointsFor
from .moves import CLAIM, SWAP
from .resources import pay
from .village import (
    BEER,
    BREWERY,
    DRAKKAR,
    GOLD,
    GOLD_FACTORY,
    MISSION_SLOTS,
    TAVERN,
    Deed,
    Mission,
)


def fulfilled(t: Board, seat: i64, mission: i64) -> bool:
    """V-60: "do" looks at the whole turn so far, "have" at this moment."""
    need = t.numbers.mission_need[mission]
    match mission:
        case Mission.WORSHIP:
            return t.deeds & Deed.BOUGHT_PATH != 0
        case Mission.WORKER:
            return t.deeds & Deed.BOUGHT_BUILDING != 0
        case Mission.ATTACKER:
            return t.deeds & Deed.HIT != 0
        case Mission.STRATEGY:
            return t.deeds & Deed.BOUGHT_FIGHTER != 0
        case Mission.SHIELD:
            return t.deeds & Deed.BOUGHT_FORTIFICATION != 0
        case Mission.THIRSTY:
            return t.spent_beer >= need
        case Mission.MONEY:
            return t.spent_gold >= need
        case Mission.BREWER:
            return t.count(seat, BREWERY) >= need
        case Mission.FOUNDRY:
            return t.count(seat, GOLD_FACTORY) >= need
        case Mission.CAPTAIN:
            return t.count(seat, DRAKKAR) >= need
        case Mission.INNKEEPER:
            return t.count(seat, TAVERN) >= need
        case Mission.ARCHITECT:
            return t.level(seat) + 1 >= need
        case Mission.WARFARE:
            return t.deeds & Deed.HIT_STRONGLY != 0
        case Mission.BEER:
            return t.tokens(seat, BEER) >= need
        case Mission.GOLD:
            return t.tokens(seat, GOLD) >= need
        case _:
            return t.deeds & Deed.HIT_HALL != 0


def claim_choices(t: Board, seat: i64, choices: Choices) -> None:
    """V-60: at most one mission a round."""
    if (t.claimed >> seat) & 1:
        return
    for slot in range(MISSION_SLOTS):
        mission = t.mission(seat, slot)
        if mission != NONE and fulfilled(t, seat, mission):
            choices.add(CLAIM + slot)


def claim(t: Board, seat: i64, slot: i64) -> None:
    """V-60: its points at once."""
    points = t.numbers.mission_points[t.mission(seat, slot)]
    t.claim(seat, slot)
    t.score(seat, points, PointsFor.MISSION)


def swap_choices(t: Board, seat: i64, gold: i64, choices: Choices) -> None:
    """V-61: once a turn, not with an empty deck; `gold` is all there is."""
    if t.deeds & Deed.SWAPPED or gold < t.numbers.swap_gold or not t.missions_left():
        return
    for slot in range(MISSION_SLOTS):
        if t.mission(seat, slot) != NONE:
            choices.add(SWAP + slot)


def swap(t: Board, seat: i64, slot: i64) -> None:
    """V-61: under the deck with it, and the top one instead."""
    pay(t, seat, 0, t.numbers.swap_gold)
    t.put_under(seat, slot)
    t.open_mission(seat, slot)


def fill_slots(t: Board, seat: i64) -> None:
    """V-22: an empty slot takes the top mission, if there is one."""
    for slot in range(MISSION_SLOTS):
        if t.mission(seat, slot) == NONE and t.missions_left() > 0:
            t.open_mission(seat, slot)
