"""Missions (V-60 … V-62)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import NONE
from .events import PointsFor
from .moves import CLAIM, SWAP
from .resources import pay, pay_in_tokens
from .village import (
    BEER,
    BREWERY,
    DRAKKAR,
    GOLD,
    GOLD_FACTORY,
    MISSION_SLOTS,
    MISSIONS,
    TAVERN,
    Deed,
    Mission,
)

DEED_FOR: Final = vec[i64](
    [
        {
            Mission.WORSHIP: Deed.BOUGHT_PATH,
            Mission.WORKER: Deed.BOUGHT_BUILDING,
            Mission.ATTACKER: Deed.HIT,
            Mission.STRATEGY: Deed.BOUGHT_FIGHTER,
            Mission.SHIELD: Deed.BOUGHT_FORTIFICATION,
            Mission.WARFARE: Deed.HIT_STRONGLY,
            Mission.TOWN_FALL: Deed.HIT_HALL,
        }.get(mission, 0)
        for mission in range(MISSIONS)
    ]
)
"""V-60: what has to be done in one turn, by mission; 0 if it is something to have or to spend."""


def fulfilled(t: Board, seat: i64, mission: i64) -> bool:
    """V-60: "do" looks at the whole turn so far, "have" at this moment."""
    deed = DEED_FOR[mission]
    if deed > 0:
        return has_done(t, seat, deed)
    return amount_of(t, seat, mission) >= t.numbers.mission_need[mission]


def needed(t: Board, mission: i64) -> i64:
    """V-60: how many it takes; what is to be done is done once."""
    return 1 if DEED_FOR[mission] > 0 else t.numbers.mission_need[mission]


def progress(t: Board, seat: i64, mission: i64) -> i64:
    """V-60: how many of them there are."""
    deed = DEED_FOR[mission]
    if deed > 0:
        return 1 if has_done(t, seat, deed) else 0
    return amount_of(t, seat, mission)


def has_done(t: Board, seat: i64, deed: i64) -> bool:
    """Has the player done it this turn? Outside the own turn nobody has done anything."""
    return seat == t.active and t.deeds & deed != 0


def amount_of(t: Board, seat: i64, mission: i64) -> i64:
    """What a player has, or has spent in the own turn, of what a mission asks for."""
    match mission:
        case Mission.THIRSTY:
            return t.spent_beer if seat == t.active else 0
        case Mission.MONEY:
            return t.spent_gold if seat == t.active else 0
        case Mission.BREWER:
            return t.count(seat, BREWERY)
        case Mission.FOUNDRY:
            return t.count(seat, GOLD_FACTORY)
        case Mission.CAPTAIN:
            return t.count(seat, DRAKKAR)
        case Mission.INNKEEPER:
            return t.count(seat, TAVERN)
        case Mission.ARCHITECT:
            return t.level(seat) + 1
        case Mission.BEER:
            return t.tokens(seat, BEER)
        case _:
            return t.tokens(seat, GOLD)


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
    if t.numbers.swap_tokens:
        gold = t.tokens(seat, GOLD)
    if t.deeds & Deed.SWAPPED or gold < t.numbers.swap_gold or not t.missions_left():
        return
    for slot in range(MISSION_SLOTS):
        if t.mission(seat, slot) != NONE:
            choices.add(SWAP + slot)


def swap(t: Board, seat: i64, slot: i64) -> None:
    """V-61: under the deck with it, and the top one instead."""
    if t.numbers.swap_tokens:
        pay_in_tokens(t, seat, GOLD, t.numbers.swap_gold)
    else:
        pay(t, seat, 0, t.numbers.swap_gold)
    t.put_under(seat, slot)
    t.open_mission(seat, slot)


def fill_slots(t: Board, seat: i64) -> None:
    """V-22: an empty slot takes the top mission, if there is one."""
    for slot in range(MISSION_SLOTS):
        if t.mission(seat, slot) == NONE and t.missions_left() > 0:
            t.open_mission(seat, slot)
