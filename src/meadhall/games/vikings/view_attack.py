"""How an attack stands and what is at stake, by the very functions that decide it."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from .asgard_cards import can_take
from .atoms import Board
from .attack import (
    army_of,
    army_strength,
    boosters_count,
    fighters_sent,
    is_passed,
    rallied,
    strength,
    strength_to_go,
    target_defence,
    undead_token,
    worth,
)
from .cards import CARDS, NAMES
from .defence import (
    attack_points,
    bonus_points,
    bonus_tokens,
    gives_asgard,
    hides_cards,
    may_hold,
    points_if_repelled,
)
from .frames import DRAGON_TARGET, LAST, UNDEAD_TARGET, Frame
from .layout import NOBODY
from .resources import resource_of
from .shown import Army, AtEnd, Attack, Prize
from .village import HALL, RESOURCES, SITE_NAMES

TARGETS: dict[int, Literal["undead", "dragon"]] = {
    UNDEAD_TARGET: "undead",
    DRAGON_TARGET: "dragon",
}


def under_attack(t: Board) -> Attack | None:
    """The attack that is being declared or fought."""
    for kind, _, actor, victim, site, *_ in t.frame_rows():
        if kind in (Frame.ATTACK, Frame.RESOLVE):
            return stakes(t, kind == Frame.ATTACK, actor, victim, site)
    return None


def stakes(t: Board, declaring: bool, actor: int, victim: int, site: int) -> Attack:
    """How it stands, and what it brings whom."""
    on_building = victim < t.players
    at_hall = on_building and site == HALL
    power = int((strength_to_go if declaring else strength)(t, actor, at_hall))
    against = int(target_defence(t, victim, site))
    hit = attack_points(t.hits + 1) - attack_points(t.hits)
    return {
        "declaring": declaring,
        "target": TARGETS.get(victim, "building"),
        "attacker": int(actor),
        "victim": int(victim) if on_building else None,
        "site": SITE_NAMES[site] if on_building else None,
        "place": int(site) if victim == UNDEAD_TARGET else None,
        "strength": power,
        "terms": terms(t, actor, at_hall, rallied(t) if declaring else t.rally),
        "defence": against,
        "succeeds": power >= against,
        "by": abs(power - against),
        "prize": building_prize(t, victim, site) if on_building else monster_prize(t, victim, site),
        "later": int(hit) if on_building else 0,
        # Somebody will have to come along.
        "repelled": max(1, int(points_if_repelled(t))) if on_building else 0,
        "full": int(t.numbers.full_defence) if on_building and t.hits == 0 else 0,
        "forts": forts_in_hand(t, victim) if on_building else {},
    }


def terms(t: Board, seat: int, at_hall: bool, raised: i64) -> list[int]:
    """V-40, V-55, V-56: what each card adds to the strength, and last what raises all Fighters."""
    fighters = fighters_sent(t, False)
    boosted = boosters_count(t, fighters)
    found = [
        int(worth(t, seat, kind, at_hall))
        for kind in t.numbers.army
        for _ in range(t.sent(kind))
        if boosted or t.attacks(kind)
    ]
    found.append(int(raised * fighters))
    return [each for each in found if each]


def building_prize(t: Board, victim: int, site: int) -> Prize:
    """V-47: what damaging a building brings at once."""
    prize: Prize = {}
    points, tokens = bonus_points(t, victim, site), bonus_tokens(t, victim, site)
    if points:
        prize["points"] = int(points)
    if tokens:
        prize["tokens"] = int(tokens)
        prize["resource"] = RESOURCES[resource_of(site)]
    if gives_asgard(t, victim, site) and can_take(t):
        prize["asgard"] = True
    return prize


def monster_prize(t: Board, monster: int, place: int) -> Prize:
    """V-50: a token and a point for an undead, any token from the Dragon."""
    if monster == DRAGON_TARGET:
        return {"tokens": 1}
    resource = RESOURCES[undead_token(t, place)]
    return {"points": int(t.numbers.undead_points), "tokens": 1, "resource": resource}


def forts_in_hand(t: Board, seat: int) -> dict[str, int]:
    """V-45: fortifications that may be in the defender's hand, as far as everybody can tell."""
    if t.declines >> seat & 1:
        return {}
    hides = hides_cards(t, seat)
    forts = [(kind, int(may_hold(t, seat, kind, hides))) for kind in t.numbers.fortifications]
    return {NAMES[kind]: copies for kind, copies in forts if copies}


def at_end(t: Board) -> AtEnd:
    """V-48, V-49: what the end of the turn would bring for the attacks."""
    repelled = t.victim != NOBODY and t.hits == 0
    return {
        "points": int(attack_points(t.hits)),
        "defender": int(t.victim) if repelled else None,
        "defence": int(t.numbers.full_defence) if repelled else 0,
    }


def army(t: Board, seat: int) -> Army | None:
    """V-40: what the seat could still send into an attack, in its own turn."""
    if seat != t.active:
        return None
    able = army_of(t, seat)
    last: i64 = t.top(LAST) if t.kind() == Frame.ATTACK else 0
    return {
        "cards": {NAMES[kind]: int(able[kind]) for kind in range(CARDS) if able[kind]},
        "strength": int(army_strength(t, seat, able)),
        "passed": [
            NAMES[kind] for kind in t.numbers.army if able[kind] and is_passed(t, kind, last)
        ],
    }
