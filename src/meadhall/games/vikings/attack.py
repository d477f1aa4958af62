"""Declaring an attack: whom, with what, and the monsters (V-40 … V-44, V-50, V-53, V-56)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.choices import Choices
from .atoms import Board
from .cards import CARDS, NONE, UNDEAD_GOLD, Power, Role
from .events import PointsFor
from .frames import ACTOR, DRAGON_TARGET, LAST, SITE, UNDEAD_TARGET, VICTIM, Frame
from .layout import DAMAGE, HAND, NOBODY, READY, SENT, STATE, WALLS
from .moves import (
    ATTACK,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    LOOT,
    PLACES,
    SEND,
    attack,
)
from .resources import bring_home
from .village import BEER, BREWERY, FINISHED, GOLD, HALL, SITES, building_on

# --- whom and what (V-41 … V-44) --------------------------------------------------------------


def has_army(t: Board, seat: i64) -> bool:
    """V-40: is there a Fighter or Hero to attack with?"""
    attackers = t.numbers.attackers
    hand = t.pile(HAND, seat)
    ready = t.bag(READY)
    for i in range(len(attackers)):
        kind = attackers[i]
        if t.cards[hand + kind] > 0 or t.cards[ready + kind] > 0 or t.lens == kind:
            return True
    return False


def may_attack_player(t: Board, seat: i64, victim: i64) -> bool:
    """V-42, V-43: one opponent a turn, and nobody whom another has attacked, unless all have
    been."""
    if victim == seat:
        return False
    if t.victim != NOBODY:
        return t.victim == victim
    return not is_attacked(t, victim) or all_attacked(t, seat)


def is_attacked(t: Board, seat: i64) -> bool:
    return (t.attacked >> seat) & 1 == 1


def all_attacked(t: Board, seat: i64) -> bool:
    """V-43: has every opponent been attacked this round?"""
    for other in range(t.players):
        if other != seat and not is_attacked(t, other):
            return False
    return True


def attack_choices(t: Board, seat: i64, choices: Choices) -> None:
    """V-41: buildings, undead, the dragon."""
    if not has_army(t, seat):
        return
    for victim in range(t.players):
        if may_attack_player(t, seat, victim):
            states = t.row(STATE, victim)
            damage = t.row(DAMAGE, victim)
            for site in range(SITES):  # V-44: neither under construction nor damaged
                if t.sites[states + site] == FINISHED and t.sites[damage + site] == 0:
                    choices.add(attack(victim, site))
    for place in range(PLACES):
        kind = t.path[place]
        if kind != NONE and t.role(kind) == Role.UNDEAD:
            choices.add(FIGHT_UNDEAD + place)
    if not (t.dragons >> seat) & 1:
        choices.add(FIGHT_DRAGON)


def declare(t: Board, seat: i64, move: i64) -> None:
    """V-53: first the target."""
    if move == FIGHT_DRAGON:
        t.declare_dragon(seat)
        t.push(Frame.ATTACK, 1 << seat, seat, DRAGON_TARGET, 0, 0)
    elif move >= FIGHT_UNDEAD:
        t.declare_undead(seat, move - FIGHT_UNDEAD)
        t.push(Frame.ATTACK, 1 << seat, seat, UNDEAD_TARGET, move - FIGHT_UNDEAD, 0)
    else:
        victim = (move - ATTACK) // SITES
        site = (move - ATTACK) % SITES
        t.declare(seat, victim, site)
        t.push(Frame.ATTACK, 1 << seat, seat, victim, site, 0)


# --- with what (V-53, V-56) -------------------------------------------------------------------


def send_choices(t: Board, choices: Choices) -> None:
    """V-53: Fighters and Heroes, then boosters (with a Fighter only), then go."""
    seat = t.top(ACTOR)
    army = t.numbers.army
    boosters = fighters_sent(t, False) > 0
    last = t.top(LAST)
    for i in range(len(army)):
        kind = army[i]
        in_turn = not is_passed(t, kind, last) and (boosters or t.attacks(kind))
        if in_turn and t.can_send(seat, kind) > 0:
            choices.add(SEND + kind)
    if fighters_sent(t, True) > 0:
        choices.add(GO)


def is_passed(t: Board, kind: i64, last: i64) -> bool:
    """V-53: kinds are sent in their order; is it too late for this one, after the last?"""
    return t.numbers.rank[kind] < last


def fighters_sent(t: Board, heroes: bool) -> i64:
    """Cards marked Fighter in the attack, with the Heroes or without."""
    return fighters_in(t, t.cards, t.bag(SENT), heroes)


def fighters_in(t: Board, cards: vec[u8], start: i64, heroes: bool) -> i64:
    """The same for any cards, counted by kind from a place in a row on."""
    attackers = t.numbers.attackers
    found: i64 = 0
    for i in range(len(attackers)):
        copies = cards[start + attackers[i]]
        if copies > 0 and (heroes or t.role(attackers[i]) == Role.FIGHTER):
            found += i64(copies)
    return found


def send(t: Board, move: i64) -> None:
    """V-53: nothing else in between."""
    if move == GO:
        go(t)
        return
    kind = move - SEND
    t.send(t.top(ACTOR), kind)
    t.set_top(LAST, t.numbers.rank[kind])


def worth(t: Board, seat: i64, kind: i64, at_hall: bool) -> i64:
    """V-40, V-56: what one card brings into an attack, before every Fighter is raised."""
    cards = t.numbers.cards
    power = cards.power[kind]
    each = cards.strength[kind]
    if power == Power.BREWERY_STRENGTH:
        each += cards.amount[kind] * t.count(seat, BREWERY)
    elif power == Power.HALL_STRENGTH and at_hall:
        each += cards.amount[kind]
    return each


def strength_of(t: Board, seat: i64, cards: vec[u8], start: i64, raised: i64, at_hall: bool) -> i64:
    """V-40, V-55, V-56: cards in an attack together, each Fighter raised; they are counted by kind
    from a place in a row on."""
    army = t.numbers.army
    fighters = fighters_in(t, cards, start, False)
    boosted = boosters_count(t, fighters)
    total: i64 = 0
    for i in range(len(army)):
        copies = cards[start + army[i]]
        if copies > 0 and (boosted or t.attacks(army[i])):
            total += i64(copies) * worth(t, seat, army[i], at_hall)
    return total + raised * fighters


def boosters_count(t: Board, fighters: i64) -> bool:
    """V-55: boosters need a Fighter that is still in the attack. (Once they stayed without.)"""
    return fighters > 0 or t.numbers.rules < 2


def strength(t: Board, seat: i64, at_hall: bool) -> i64:
    """V-40, V-56: all cards in the attack together."""
    return strength_of(t, seat, t.cards, t.bag(SENT), t.rally, at_hall)


def rallied(t: Board) -> i64:
    """V-56: what each Fighter is raised by from now on."""
    return t.rally + rally_of(t, t.cards, t.bag(SENT))


def rally_of(t: Board, cards: vec[u8], start: i64) -> i64:
    """V-56: what these cards raise each Fighter by."""
    army = t.numbers.army
    raised: i64 = 0
    for i in range(len(army)):
        if t.numbers.cards.power[army[i]] == Power.RALLY:
            raised += t.numbers.cards.amount[army[i]] * i64(cards[start + army[i]])
    return raised


def strength_to_go(t: Board, seat: i64, at_hall: bool) -> i64:
    """The strength of an attack that is being declared, were it to go now."""
    return strength_of(t, seat, t.cards, t.bag(SENT), rallied(t), at_hall)


def army_of(t: Board, seat: i64) -> vec[u8]:
    """V-40: by kind, all that the active player could still send into an attack."""
    found = vec[u8]([0] * CARDS)
    army = t.numbers.army
    for i in range(len(army)):
        found[army[i]] = u8(t.can_send(seat, army[i]))
    return found


def army_strength(t: Board, seat: i64, army: vec[u8]) -> i64:
    """What these would be worth in one attack on anything but a Town Hall; boosters need a Fighter
    (V-53)."""
    cards = army[:]
    if fighters_in(t, cards, 0, False) == 0:
        for kind in range(CARDS):
            if t.role(kind) == Role.BOOSTER:
                cards[kind] = 0
    return strength_of(t, seat, cards, 0, t.rally + rally_of(t, cards, 0), False)


def defence(t: Board, seat: i64, site: i64) -> i64:
    """V-41, V-46: the site's own and the fortifications on it."""
    if site == HALL:
        total = t.numbers.hall_defence[t.level(seat)]
    else:
        total = t.numbers.building_defence[building_on(site)]
    if t.at(WALLS, seat, site) == 0:
        return total
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        total += t.walls_of(seat, site, place) * t.numbers.cards.strength[forts[place]]
    return total


def target_defence(t: Board, victim: i64, site: i64) -> i64:
    """The visible defence of any target."""
    if victim == DRAGON_TARGET:
        return t.numbers.dragon_defence
    if victim == UNDEAD_TARGET:
        return t.numbers.cards.strength[t.path[site]]
    return defence(t, victim, site)


def go(t: Board) -> None:
    """V-53: the attack goes."""
    seat = t.top(ACTOR)
    victim = t.top(VICTIM)
    site = t.top(SITE)
    at_hall = victim < t.players and site == HALL
    power = strength_to_go(t, seat, at_hall)
    against = target_defence(t, victim, site)
    t.pop()
    t.go(seat, victim, power, against, rallied(t))
    if victim < t.players:
        t.push(Frame.RESOLVE, 0, seat, victim, site, 0, assassins(t))
    elif power < against:
        t.too_weak(seat)
    elif victim == UNDEAD_TARGET:
        beat_undead(t, seat, site)
    else:
        t.beat_dragon(seat)
        t.push(Frame.LOOT, 1 << seat, seat)


def beat_undead(t: Board, seat: i64, place: i64) -> None:
    """V-50: its token and a point at once."""
    resource = undead_token(t, place)
    t.beat_undead(seat, place)
    bring_home(t, seat, resource)
    t.open_path()
    t.score(seat, t.numbers.undead_points, PointsFor.UNDEAD)


def undead_token(t: Board, place: i64) -> i64:
    """V-50: the resource an undead gives."""
    return GOLD if t.path[place] == UNDEAD_GOLD else BEER


def loot_choices(choices: Choices) -> None:
    """V-50: any token from the dragon."""
    choices.add_run(LOOT, 2)


def take_loot(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    bring_home(t, seat, move - LOOT)


def assassins(t: Board) -> i64:
    """V-54: fortifications the defender has to discard."""
    cards = t.numbers.cards
    army = t.numbers.army
    number: i64 = 0
    for i in range(len(army)):
        if cards.power[army[i]] == Power.DISARM:
            number += cards.amount[army[i]] * t.sent(army[i])
    return number
