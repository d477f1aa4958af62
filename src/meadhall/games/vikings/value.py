"""A hand-written guess of how well a seat stands: points now, and what the rest of the game brings.

All in points. What a player owns is worth something in every round to come (`plans`); what they
could do right now, with cards in hand and resources on the table, a little.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.state import OVER
from .attack import defence, fighters_sent, strength, strength_to_go, target_defence
from .board import DECK, DISCARD, HAND, KEPT, NOBODY, PLAYED, TOKENS
from .cards import CARDS, NONE
from .errands import fulfilled
from .happenings import ACTOR, SITE, UNDEAD_TARGET, VICTIM, Frame
from .plans import BUILDING_WORTH, CARD_WORTH, HALL_WORTH, PLANS
from .reckoning import counted, owned
from .table import Table
from .village import (
    ACHIEVEMENTS,
    BEER_STORE,
    BUILDINGS,
    HALL,
    MISSION_SLOTS,
    OF_A_KIND,
    SITES,
)

BEER: Final = 0.10
"""A beer that could be spent now."""
GOLD: Final = 0.15
HAND_CARD: Final = 0.04
ROUND_POINTS: Final = 2.6
"""What the leader gains in a round, about."""
MOST_ROUNDS: Final = 12.0
THIN_DECK: Final = 0.012
"""What a card in the deck costs in each round, for it keeps better ones away."""


def value(t: Table, seat: int) -> float:
    """What the seat will have, less what the best rival will and a little of all rivals'."""
    mine = 0.0
    best = -1000.0
    total = 0.0
    left = rounds_left(t)
    for each in range(t.players):
        points = prospects(t, each, left)
        if each == seat:
            mine = points
        else:
            total += points
            if points > best:
                best = points
    if t.kind() == OVER:
        return mine - best
    return mine - 0.4 * best - 0.3 * total / float(t.players - 1)


def rounds_left(t: Table) -> float:
    """Rounds still to come, by the leader's points."""
    lead: i64 = 0
    for seat in range(t.players):
        if t.points(seat) > lead:
            lead = t.points(seat)
    left = float(t.numbers.goal - lead) / ROUND_POINTS
    if left > MOST_ROUNDS:
        return MOST_ROUNDS
    return left if left > 0.0 else 0.0


def prospects(t: Table, seat: i64, left: float) -> float:
    """Points, and what is to be hoped for."""
    points = float(t.points(seat))
    if t.kind() == OVER:
        return points + (0.5 if (t.winners >> seat) & 1 else 0.0)
    points += left * (best_plan(t, seat) - THIN_DECK * float(all_cards(t, seat)))
    points += from_stores(t, seat, left)
    points += from_achievements(t, seat, left)
    points += from_missions(t, seat)
    points += HAND_CARD * 0.5 * fortifications_in_hand(t, seat)
    if seat == t.active:
        points += this_turn(t, seat)
        points += attack_promise(t, seat)
    else:
        points += defence_promise(t, seat)
    return points


def best_plan(t: Table, seat: i64) -> float:
    """What the village and the deck bring each round by the plan they serve best."""
    best: i64 = 0
    for plan in range(PLANS):
        worth = HALL_WORTH[plan] * t.level(seat)
        for building in range(BUILDINGS):
            worth += BUILDING_WORTH[plan * BUILDINGS + building] * t.count(seat, building)
        for kind in range(CARDS):
            if CARD_WORTH[plan * CARDS + kind] > 0:
                worth += CARD_WORTH[plan * CARDS + kind] * owned(t, seat, kind)
        if worth > best:
            best = worth
    return float(best) / 100.0


def all_cards(t: Table, seat: i64) -> i64:
    return (
        t.size(DECK, seat)
        + t.size(HAND, seat)
        + t.size(DISCARD, seat)
        + t.size(PLAYED, seat)
        + t.size(KEPT, seat)
    )


def from_stores(t: Table, seat: i64, left: float) -> float:
    """V-24: a full store is a point every round; tokens are on the way there."""
    points = 0.0
    for resource in range(2):
        start = 1 + (BEER_STORE + resource) * OF_A_KIND
        for site in range(start, start + OF_A_KIND):
            if t.is_finished(seat, site):
                part = float(t.at(TOKENS, seat, site)) / float(t.numbers.capacity)
                points += 0.55 * part * part * (left + 1.0)
        tokens = float(t.tokens(seat, resource))
        points += tokens * (BEER if resource == 0 else GOLD) * 0.9
    return points


def from_achievements(t: Table, seat: i64, left: float) -> float:
    """V-81: what being ahead promises, the surer the nearer the end."""
    points = 0.0
    sure = 0.25 + 0.75 * (1.0 - left / MOST_ROUNDS)
    for achievement in range(ACHIEVEMENTS):
        if (t.achievements >> achievement) & 1:
            mine = counted(t, seat, achievement)
            best: i64 = 0
            for other in range(t.players):
                if other != seat:
                    count = counted(t, other, achievement)
                    if count > best:
                        best = count
            share = 0.5 + 0.2 * float(mine - best)
            if mine == 0 or share < 0.0:
                share = 0.0
            elif share > 1.0:
                share = 1.0
            points += 5.0 * share * sure
    return points


def from_missions(t: Table, seat: i64) -> float:
    """V-60: an open mission may be done some day; one that is done already only has to be said."""
    points = 0.0
    for slot in range(MISSION_SLOTS):
        mission = t.mission(seat, slot)
        if mission != NONE:
            worth = float(t.numbers.mission_points[mission])
            may_claim = seat == t.active and not (t.claimed >> seat) & 1
            points += worth * (0.6 if may_claim and fulfilled(t, seat, mission) else 0.3)
    return points


def fortifications_in_hand(t: Table, seat: i64) -> float:
    forts = t.numbers.fortifications
    total: i64 = 0
    for place in range(len(forts)):
        total += t.held(HAND, seat, forts[place]) * t.numbers.cards.strength[forts[place]]
    return float(total)


def this_turn(t: Table, seat: i64) -> float:
    """What can still be spent and played this turn."""
    points = BEER * float(t.beer) + GOLD * float(t.gold)
    points -= 0.01 * float(t.marks)
    points += HAND_CARD * float(t.size(HAND, seat))
    if t.hits > 0:
        points += float(2 * t.hits - 1)
    return points


def attack_promise(t: Table, seat: i64) -> float:
    """An attack that is being declared, or that waits for the defender."""
    if t.kind() == Frame.ATTACK:
        victim = t.top(VICTIM)
        site = t.top(SITE)
        at_hall = victim < t.players and site == HALL
        power = strength_to_go(t, seat, at_hall)
        return outcome_of(t, victim, site, power) - 0.02
    if t.kind() not in (Frame.DEFEND, Frame.DISARM, Frame.TRAP):
        return 0.0
    for row in t.frame_rows():
        if row[0] == Frame.RESOLVE and row[ACTOR] == seat:
            power = strength(t, seat, row[SITE] == HALL)
            return outcome_of(t, row[VICTIM], row[SITE], power)
    return 0.0


def outcome_of(t: Table, victim: i64, site: i64, power: i64) -> float:
    """What an attack of this strength brings: a success, or points for the defender."""
    needed = target_defence(t, victim, site)
    if power < needed:
        return -0.3 - 0.05 * float(needed - power)
    if victim >= t.players:
        return 1.2 if victim == UNDEAD_TARGET else 0.2
    promise = 1.7 + bonus_of(t, victim, site)
    wall: i64 = 0
    forts = t.numbers.fortifications
    if not (t.declines >> victim) & 1:
        for place in range(len(forts)):
            wall += t.held(HAND, victim, forts[place]) * t.numbers.cards.strength[forts[place]]
    if power >= needed + wall:
        return promise
    return 0.5 * promise - 0.6 * float(fighters_sent(t, True))


def bonus_of(t: Table, victim: i64, site: i64) -> float:
    """V-47: the damage bonus."""
    if site == HALL:
        level = t.level(victim)
        return float(t.numbers.hall_points[level]) + (2.5 if level == 2 else 0.0)
    building = (site - 1) // OF_A_KIND
    looted = t.numbers.building_loot[building] > 0 and t.at(TOKENS, victim, site) > 0
    return float(t.numbers.building_points[building]) + (0.4 if looted else 0.0)


def defence_promise(t: Table, seat: i64) -> float:
    """Fewer weak sites in reach of the others is better, and so is not having said that one won't
    defend."""
    weak: i64 = 0
    for site in range(SITES):
        if t.is_finished(seat, site) and defence(t, seat, site) <= 2:
            weak += 1
    points = -0.03 * float(weak)
    if t.active != NOBODY and (t.declines >> seat) & 1:
        points -= 0.1
    return points
