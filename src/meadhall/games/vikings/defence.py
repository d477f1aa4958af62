"""The defender and the result of an attack (V-45 … V-49, V-54, V-55)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .asgard_cards import offer
from .atoms import Board
from .attack import defence, fighters_sent, strength
from .cards import Power, Role
from .events import PointsFor
from .frames import ACTOR, SITE, STEP, TO_DISARM, VICTIM, Frame
from .layout import DECK, HAND, KNOWN, NOBODY, TOKENS
from .moves import DECLINE_ALL, DEFEND, DISARM, DONE, TRAP
from .resources import bring_home, resource_of
from .village import HALL, Deed, Mission, building_on

# --- the defender (V-45, V-54, V-55) ----------------------------------------------------------


def continue_attack(t: Board) -> None:
    """V-53: Assassins, then the defence, then the result."""
    victim = t.top(VICTIM)
    if t.top(TO_DISARM) > 0:
        t.set_top(TO_DISARM, t.top(TO_DISARM) - 1)
        disarm_next(t, victim)
        return
    if t.top(STEP) == 0:
        t.set_top(STEP, 1)
        if may_defend(t, victim):
            t.push(Frame.DEFEND, 1 << victim, victim, victim, t.top(SITE))
        return
    result(t)


def disarm_next(t: Board, seat: i64) -> None:
    """V-54: one fortification, of the defender's choice."""
    if has_fortification(t, seat):
        t.push(Frame.DISARM, 1 << seat, seat)
    else:
        t.show_bare_hand(seat)
        t.set_top(TO_DISARM, 0)


def has_fortification(t: Board, seat: i64) -> bool:
    """Is there a fortification in the hand?"""
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, seat, forts[place]) > 0:
            return True
    return False


def disarm_choices(t: Board, choices: Choices) -> None:
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, t.top(ACTOR), forts[place]) > 0:
            choices.add(DISARM + forts[place])


def disarm(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    t.disarm(seat, move - DISARM)


def may_defend(t: Board, seat: i64) -> bool:
    """Is the defender asked? As far as others can tell they might hold a fortification; asking only
    who does would betray the hand."""
    if (t.declines >> seat) & 1:
        return False
    hides = hides_cards(t, seat)
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if may_hold(t, seat, forts[place], hides) > 0:
            return True
    return False


def hides_cards(t: Board, seat: i64) -> bool:
    """Are there cards in a hand that others know nothing of?"""
    return t.size(HAND, seat) > t.size(KNOWN, seat) + t.bare(seat)


def may_hold(t: Board, seat: i64, kind: i64, hides: bool) -> i64:
    """How many of a fortification may be in a hand, as far as others can tell."""
    if not hides:
        return t.held(KNOWN, seat, kind)
    return t.held(HAND, seat, kind) + t.held(DECK, seat, kind)


def defend_choices(t: Board, choices: Choices) -> None:
    """V-45: fortifications from hand, or enough."""
    seat = t.top(ACTOR)
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, seat, forts[place]) > 0:
            choices.add(DEFEND + forts[place])
    choices.add(DONE)
    choices.add(DECLINE_ALL)


def defend(t: Board, move: i64) -> None:
    """V-45: once; then nothing can be added."""
    seat = t.top(ACTOR)
    if move >= DONE:
        t.pop()
        if move == DECLINE_ALL and t.numbers.rules < 2:
            t.decline_all(seat)  # now whoever plays the seat remembers it, and nobody else knows
        t.show_choice()
        return
    kind = move - DEFEND
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if forts[place] == kind:
            t.defend(seat, kind, t.top(SITE), place)
    if t.numbers.cards.power[kind] == Power.TRAP:
        spring_trap(t, seat)


def spring_trap(t: Board, seat: i64) -> None:
    """V-55: the defender removes one Hero, or one Fighter where there is no Hero."""
    kinds: i64 = 0
    only: i64 = 0
    army = t.numbers.army
    for i in range(len(army)):
        if can_trap(t, army[i]):
            kinds += 1
            only = army[i]
    if kinds == 1:
        t.trap(seat, only)
    elif kinds > 1:
        t.push(Frame.TRAP, 1 << seat, seat)


def can_trap(t: Board, kind: i64) -> bool:
    if t.sent(kind) == 0 or not t.attacks(kind):
        return False
    heroes = fighters_sent(t, True) > fighters_sent(t, False)
    return t.role(kind) == Role.HERO or not heroes


def trap_choices(t: Board, choices: Choices) -> None:
    army = t.numbers.army
    for i in range(len(army)):
        if can_trap(t, army[i]):
            choices.add(TRAP + army[i])


def trap(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    t.trap(seat, move - TRAP)


# --- the result (V-45, V-47 … V-49) -----------------------------------------------------------


def result(t: Board) -> None:
    """V-41, V-45: strength against defence."""
    seat = t.top(ACTOR)
    victim = t.top(VICTIM)
    site = t.top(SITE)
    t.pop()
    if strength(t, seat, site == HALL) < defence(t, victim, site):
        t.repel(seat, victim, site)
        t.score(victim, points_if_repelled(t), PointsFor.REPELLED)
        return
    t.damage(seat, victim, site, deeds_of(t, site))
    damage_bonus(t, seat, victim, site)


def deeds_of(t: Board, site: i64) -> i64:
    """V-62: what this success counts as for missions."""
    deeds: i64 = Deed.HIT
    if site == HALL:
        deeds |= Deed.HIT_HALL
    army = t.numbers.army
    for i in range(len(army)):
        kind = army[i]
        strong = t.numbers.cards.strength[kind] >= t.numbers.mission_need[Mission.WARFARE]
        if strong and t.attacks(kind) and t.sent(kind) > 0:
            deeds |= Deed.HIT_STRONGLY
    return deeds


def points_if_repelled(t: Board) -> i64:
    """V-45, V-55: the defender's, for each Fighter and Hero that came."""
    return fighters_sent(t, True) + t.trapped


def damage_bonus(t: Board, seat: i64, victim: i64, site: i64) -> None:
    """V-47: points, a token out of that store, or an Asgard card."""
    t.score(seat, bonus_points(t, victim, site), PointsFor.DAMAGE_BONUS)
    if gives_asgard(t, victim, site):
        offer(t, seat)
    for token in range(bonus_tokens(t, victim, site)):
        t.lose_token(victim, resource_of(site), site)
        bring_home(t, seat, resource_of(site))


def bonus_points(t: Board, victim: i64, site: i64) -> i64:
    """V-47: points for damaging a building."""
    if site == HALL:
        return t.numbers.hall_points[t.level(victim)]
    return t.numbers.building_points[building_on(site)]


def bonus_tokens(t: Board, victim: i64, site: i64) -> i64:
    """V-47: tokens out of a damaged store, as far as there are any."""
    if site == HALL:
        return 0
    loot = t.numbers.building_loot[building_on(site)]
    there = t.at(TOKENS, victim, site)
    return loot if loot < there else there


def gives_asgard(t: Board, victim: i64, site: i64) -> bool:
    """V-47: a damaged Town Hall of the highest level offers a card."""
    return site == HALL and t.level(victim) + 1 == len(t.numbers.hall_limit)


def attack_points(hits: i64) -> i64:
    """V-48: for so many buildings damaged in a turn."""
    return 2 * hits - 1 if hits > 0 else 0


def settle_attacks(t: Board, seat: i64) -> None:
    """V-48, V-49: at the end of the attacker's turn."""
    if t.victim == NOBODY:
        return
    if t.hits > 0:
        t.score(seat, attack_points(t.hits), PointsFor.ATTACKS)
    else:
        t.full_defence(t.victim)
        t.score(t.victim, t.numbers.full_defence, PointsFor.FULL_DEFENCE)
