"""Why a move is not allowed, with the rule that says so: each question has its rule, and some moves
have a reason of their own."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.texts import Key
from .atoms import Board
from .attack import has_army, may_attack_player
from .cards import MARKET, NAMES, NONE, SOLD, Role
from .frames import Frame
from .layout import HAND, STATE
from .moves import (
    ATTACK,
    BRING,
    BUILD,
    BUY,
    BUY_PATH,
    CLAIM,
    DISCARD,
    DISMANTLE,
    END_TURN,
    EXCHANGE,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    KEEP,
    MIX,
    PLAY,
    SEND,
    SWAP,
    UPGRADE,
)
from .village import (
    BUILDING_NAMES,
    GOLD,
    HALL,
    MISSION_NAMES,
    RESOURCES,
    SITES,
    UNDER_CONSTRUCTION,
    Deed,
)

PACKAGE = "meadhall.games.vikings"

ANSWERS = {
    Frame.DISARM: ("V-54", "only-disarm"),
    Frame.DEFEND: ("V-45", "only-defend"),
    Frame.TRAP: ("V-55", "only-trap"),
    Frame.STEAL: ("V-90", "only-steal"),
    Frame.MIRROR: ("V-91", "only-mirror"),
    Frame.FETCH: ("V-93", "only-fetch"),
    Frame.REWIND: ("V-93", "only-rewind"),
    Frame.MIX: ("V-93", "only-mix"),
    Frame.LOOT: ("V-50", "only-loot"),
    Frame.ASGARD: ("V-70", "only-asgard"),
    Frame.OFFER: ("V-47", "only-offer"),
    Frame.KEEP: ("V-25", "only-keep"),
}
"""The rule that asks each question, and what can answer it."""


def why_not(t: Board, seat: int, move: int) -> Reason:
    """The reason for a seat whose decision it is; the move is known not to be legal."""
    kind = int(t.kind())
    if kind == Frame.TURN:
        return _in_turn(t, seat, move)
    if kind == Frame.ATTACK:
        return _declaring(t, seat, move)
    rule = ANSWERS[kind][0]
    if move <= END_TURN:
        return _because("not-now", rule)
    if kind == Frame.REWIND and DISCARD <= move < KEEP and t.held(HAND, seat, move - DISCARD):
        return _because("in-order", rule)
    if kind == Frame.KEEP and KEEP <= move < MIX and t.held(HAND, seat, move - KEEP):
        return _because("in-order", rule)
    return _because(ANSWERS[kind][1], rule)


def _in_turn(t: Board, seat: int, move: int) -> Reason:
    if move < BUY:
        return _play(t, seat, move - PLAY)
    if move < BUILD:
        return _buy(t, seat, move)
    if move < UPGRADE:
        return _build(t, seat, move - BUILD)
    if move == UPGRADE:
        return _upgrade(t, seat)
    if move < EXCHANGE:
        return _dismantle(t, seat, move - DISMANTLE)
    if move < BRING:
        resource = Key(f"vikings-resource-{RESOURCES[move - EXCHANGE]}")
        return _because("exchange", "V-13", resource=resource, need=int(t.numbers.exchange))
    if move < ATTACK:
        return _because("bring", "V-12")
    if move < CLAIM:
        return _attack(t, seat, move)
    if move < SWAP:
        return _claim(t, seat, move - CLAIM)
    if move < END_TURN:
        return _swap(t, seat, move - SWAP)
    if SEND <= move <= GO:
        return _because("declare-first", "V-53")
    return _because("not-asked", "V-23")


def _play(t: Board, seat: int, kind: int) -> Reason:
    role = int(t.role(kind))
    card = _card(kind)
    if t.held(HAND, seat, kind) == 0:
        return _because("not-in-hand", "V-26", card=card)
    if role == Role.FORTIFICATION:
        return _because("fortification-defends", "V-45", card=card)
    if role == Role.BOOSTER:
        return _because("booster-attacks", "V-56", card=card)
    return _because("only-attacks", "V-26", card=card)


def _buy(t: Board, seat: int, move: int) -> Reason:
    if move < BUY_PATH:
        kind = MARKET + move - BUY
        if t.piles[move - BUY] == 0:
            return _because("pile-empty", "V-30", card=_card(kind))
    else:
        kind = int(t.path[move - BUY_PATH])
        if kind == NONE:
            return _because("path-gap", "V-31")
        if t.role(kind) == Role.UNDEAD:
            return _because("undead-not-sold", "V-30")
    cards = t.numbers.cards
    return _price(t, seat, int(cards.cost_beer[kind]), int(cards.cost_gold[kind]), "V-30")


def _build(t: Board, seat: int, building: int) -> Reason:
    name = Key(f"vikings-building-{BUILDING_NAMES[building]}")
    if t.piles[SOLD + building] == 0:
        return _because("no-building-left", "V-32", building=name)
    if t.free_site(seat, building) == NONE:
        return _because("three-of-a-kind", "V-32", building=name)
    if t.buildings(seat) >= t.limit(seat):
        return _because("village-full", "V-32", limit=int(t.limit(seat)))
    numbers = t.numbers
    beer, gold = int(numbers.building_beer[building]), int(numbers.building_gold[building])
    return _price(t, seat, beer, gold, "V-32")


def _upgrade(t: Board, seat: int) -> Reason:
    level = int(t.level(seat))
    if level + 1 == len(t.numbers.hall_limit):
        return _because("hall-highest", "V-33")
    if not t.is_finished(seat, HALL):
        return _because("hall-once", "V-33")
    return _price(t, seat, 0, int(t.numbers.hall_gold[level]), "V-33")


def _dismantle(t: Board, seat: int, site: int) -> Reason:
    if site == HALL:
        return _because("hall-stays", "V-34")
    if t.at(STATE, seat, site) == 0:
        return _because("nothing-there", "V-34")
    return _because("dismantled", "V-34")


def _attack(t: Board, seat: int, move: int) -> Reason:
    if not has_army(t, seat):
        return _because("no-army", "V-40")
    if move == FIGHT_DRAGON:
        return _because("dragon-once", "V-50")
    if move >= FIGHT_UNDEAD:
        return _because("no-undead", "V-50")
    victim, site = (move - ATTACK) // SITES, (move - ATTACK) % SITES
    if victim >= t.players:
        return _because("no-such-player", "V-41")
    if victim == seat:
        return _because("own-village", "V-41")
    if t.victim not in (-1, victim):
        return _because("one-opponent", "V-42")
    if not may_attack_player(t, seat, victim):
        return _because("already-attacked", "V-42")
    if t.at(STATE, victim, site) == 0:
        return _because("nothing-there", "V-41")
    if t.at(STATE, victim, site) == UNDER_CONSTRUCTION:
        return _because("under-construction", "V-44")
    return _because("damaged", "V-44")


def _claim(t: Board, seat: int, slot: int) -> Reason:
    mission = int(t.mission(seat, slot))
    if mission == NONE:
        return _because("no-mission", "V-60")
    if t.claimed >> seat & 1:
        return _because("claimed", "V-60")
    name = Key(f"vikings-mission-{MISSION_NAMES[mission]}")
    return _because("not-fulfilled", "V-60", mission=name)


def _swap(t: Board, seat: int, slot: int) -> Reason:
    if t.mission(seat, slot) == NONE:
        return _because("no-mission", "V-61")
    if t.deeds & Deed.SWAPPED:
        return _because("swapped", "V-61")
    if not t.missions_left():
        return _because("no-missions-left", "V-61")
    if t.numbers.swap_tokens and t.tokens(seat, GOLD) < t.numbers.swap_gold:
        return _because("swap-tokens", "V-61", need=int(t.numbers.swap_gold))
    return _price(t, seat, 0, int(t.numbers.swap_gold), "V-61")


def _declaring(t: Board, seat: int, move: int) -> Reason:
    if move == GO:
        return _because("send-somebody", "V-53")
    if not SEND <= move < GO:
        return _because("declared", "V-53")
    kind = move - SEND
    if t.can_send(seat, kind) == 0:
        return _because("not-in-hand", "V-53", card=_card(kind))
    if t.role(kind) == Role.BOOSTER:
        return _because("booster-needs-fighter", "V-56", card=_card(kind))
    if not t.attacks(kind):
        return _because("no-fighter", "V-40", card=_card(kind))
    return _because("in-order", "V-53")


def _price(t: Board, seat: int, beer: int, gold: int, rule: str) -> Reason:
    short_beer = max(0, beer - int(t.all_beer(seat)))
    short_gold = max(0, gold - int(t.all_gold(seat)))
    return _because("too-dear", rule, beer=short_beer, gold=short_gold)


def _card(kind: int) -> Key:
    return Key(f"vikings-card-{NAMES[kind]}")


def _because(key: str, rule: str, **args: object) -> Reason:
    return Reason(PACKAGE, f"vikings-why-{key}", args, rule)
