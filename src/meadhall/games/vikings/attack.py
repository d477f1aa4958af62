"""Attack and defence (V-40 … V-56)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .board import DAMAGE, DECK, HAND, KNOWN, NOBODY, READY, SENT, STATE, TOKENS, WALLS
from .cards import NONE, UNDEAD_GOLD, Power, Role
from .favours import offer
from .happenings import (
    ACTOR,
    DRAGON_TARGET,
    LAST,
    SITE,
    STEP,
    TO_DISARM,
    UNDEAD_TARGET,
    VICTIM,
    Frame,
    Why,
)
from .moves import (
    ATTACK,
    DECLINE_ALL,
    DEFEND,
    DISARM,
    DONE,
    FIGHT_DRAGON,
    FIGHT_UNDEAD,
    GO,
    LOOT,
    PLACES,
    SEND,
    TRAP,
    attack,
)
from .resources import bring_home, resource_of
from .table import Table
from .village import BEER, BREWERY, FINISHED, GOLD, HALL, SITES, Deed, Mission, building_on

# --- whom and what (V-41 … V-44) --------------------------------------------------------------


def has_army(t: Table, seat: i64) -> bool:
    """V-40: is there a Fighter or Hero to attack with?"""
    attackers = t.numbers.attackers
    hand = t.pile(HAND, seat)
    ready = t.bag(READY)
    for i in range(len(attackers)):
        kind = attackers[i]
        if t.cards[hand + kind] > 0 or t.cards[ready + kind] > 0 or t.lens == kind:
            return True
    return False


def may_attack_player(t: Table, seat: i64, victim: i64) -> bool:
    """V-42, V-43: one opponent a turn, and nobody whom another has attacked, unless all have
    been."""
    if victim == seat:
        return False
    if t.victim != NOBODY:
        return t.victim == victim
    return not is_attacked(t, victim) or all_attacked(t, seat)


def is_attacked(t: Table, seat: i64) -> bool:
    return (t.attacked >> seat) & 1 == 1


def all_attacked(t: Table, seat: i64) -> bool:
    """V-43: has every opponent been attacked this round?"""
    for other in range(t.players):
        if other != seat and not is_attacked(t, other):
            return False
    return True


def attack_choices(t: Table, seat: i64, choices: Choices) -> None:
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


def declare(t: Table, seat: i64, move: i64) -> None:
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


def send_choices(t: Table, choices: Choices) -> None:
    """V-53: Fighters and Heroes, then boosters (with a Fighter only), then go."""
    seat = t.top(ACTOR)
    army = t.numbers.army
    boosters = fighters_sent(t, False) > 0
    last = t.top(LAST)
    for i in range(len(army)):
        kind = army[i]
        in_turn = t.numbers.rank[kind] >= last and (boosters or t.attacks(kind))
        if in_turn and t.can_send(seat, kind) > 0:
            choices.add(SEND + kind)
    if fighters_sent(t, True) > 0:
        choices.add(GO)


def fighters_sent(t: Table, heroes: bool) -> i64:
    """Cards marked Fighter in the attack, with the Heroes or without."""
    attackers = t.numbers.attackers
    sent = t.bag(SENT)
    cards: i64 = 0
    for i in range(len(attackers)):
        copies = t.cards[sent + attackers[i]]
        if copies > 0 and (heroes or t.role(attackers[i]) == Role.FIGHTER):
            cards += copies
    return cards


def send(t: Table, move: i64) -> None:
    """V-53: nothing else in between."""
    if move == GO:
        go(t)
        return
    kind = move - SEND
    t.send(t.top(ACTOR), kind)
    t.set_top(LAST, t.numbers.rank[kind])


def strength(t: Table, seat: i64, at_hall: bool) -> i64:
    """V-40, V-56: all cards in the attack together."""
    cards = t.numbers.cards
    army = t.numbers.army
    total: i64 = 0
    for i in range(len(army)):
        kind = army[i]
        copies = t.sent(kind)
        if copies > 0:
            each = cards.strength[kind]
            power = cards.power[kind]
            if cards.role[kind] == Role.FIGHTER:
                each += t.rally
            if power == Power.BREWERY_STRENGTH:
                each += cards.amount[kind] * t.count(seat, BREWERY)
            elif power == Power.HALL_STRENGTH and at_hall:
                each += cards.amount[kind]
            total += copies * each
    return total


def rallied(t: Table) -> i64:
    """V-56: what each Fighter is raised by from now on."""
    cards = t.numbers.cards
    army = t.numbers.army
    raised = t.rally
    for i in range(len(army)):
        if cards.power[army[i]] == Power.RALLY:
            raised += cards.amount[army[i]] * t.sent(army[i])
    return raised


def strength_to_go(t: Table, seat: i64, at_hall: bool) -> i64:
    """The strength of an attack that is being declared, were it to go now."""
    return strength(t, seat, at_hall) + (rallied(t) - t.rally) * fighters_sent(t, False)


def defence(t: Table, seat: i64, site: i64) -> i64:
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


def target_defence(t: Table, victim: i64, site: i64) -> i64:
    """The visible defence of any target."""
    if victim == DRAGON_TARGET:
        return t.numbers.dragon_defence
    if victim == UNDEAD_TARGET:
        return t.numbers.cards.strength[t.path[site]]
    return defence(t, victim, site)


def go(t: Table) -> None:
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


def beat_undead(t: Table, seat: i64, place: i64) -> None:
    """V-50: its token and a point at once."""
    resource: i64 = GOLD if t.path[place] == UNDEAD_GOLD else BEER
    t.beat_undead(seat, place)
    bring_home(t, seat, resource)
    t.open_path()
    t.score(seat, t.numbers.undead_points, Why.UNDEAD)


def loot_choices(choices: Choices) -> None:
    """V-50: any token from the dragon."""
    choices.add_run(LOOT, 2)


def take_loot(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    bring_home(t, seat, move - LOOT)


def assassins(t: Table) -> i64:
    """V-54: fortifications the defender has to discard."""
    cards = t.numbers.cards
    army = t.numbers.army
    number: i64 = 0
    for i in range(len(army)):
        if cards.power[army[i]] == Power.DISARM:
            number += cards.amount[army[i]] * t.sent(army[i])
    return number


# --- the defender (V-45, V-54, V-55) ----------------------------------------------------------


def continue_attack(t: Table) -> None:
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


def disarm_next(t: Table, seat: i64) -> None:
    """V-54: one fortification, of the defender's choice."""
    if has_fortification(t, seat):
        t.push(Frame.DISARM, 1 << seat, seat)
    else:
        t.show_bare_hand(seat)
        t.set_top(TO_DISARM, 0)


def has_fortification(t: Table, seat: i64) -> bool:
    """Is there a fortification in the hand?"""
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, seat, forts[place]) > 0:
            return True
    return False


def disarm_choices(t: Table, choices: Choices) -> None:
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, t.top(ACTOR), forts[place]) > 0:
            choices.add(DISARM + forts[place])


def disarm(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    t.disarm(seat, move - DISARM)


def may_defend(t: Table, seat: i64) -> bool:
    """Is the defender asked? As far as others can tell they might hold a fortification; asking only
    who does would betray the hand."""
    if (t.declines >> seat) & 1:
        return False
    unknown = t.size(HAND, seat) - t.size(KNOWN, seat) - t.bare(seat)
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        kind = forts[place]
        if t.held(KNOWN, seat, kind) > 0:
            return True
        if unknown > 0 and t.held(HAND, seat, kind) + t.held(DECK, seat, kind) > 0:
            return True
    return False


def defend_choices(t: Table, choices: Choices) -> None:
    """V-45: fortifications from hand, or enough."""
    seat = t.top(ACTOR)
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if t.held(HAND, seat, forts[place]) > 0:
            choices.add(DEFEND + forts[place])
    choices.add(DONE)
    choices.add(DECLINE_ALL)


def defend(t: Table, move: i64) -> None:
    """V-45: once; then nothing can be added."""
    seat = t.top(ACTOR)
    if move >= DONE:
        t.pop()
        if move == DECLINE_ALL:
            t.decline_all(seat)
        t.show_choice()
        return
    kind = move - DEFEND
    forts = t.numbers.fortifications
    for place in range(len(forts)):
        if forts[place] == kind:
            t.defend(seat, kind, t.top(SITE), place)
    if t.numbers.cards.power[kind] == Power.TRAP:
        spring_trap(t, seat)


def spring_trap(t: Table, seat: i64) -> None:
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


def can_trap(t: Table, kind: i64) -> bool:
    if t.sent(kind) == 0 or not t.attacks(kind):
        return False
    heroes = fighters_sent(t, True) > fighters_sent(t, False)
    return t.role(kind) == Role.HERO or not heroes


def trap_choices(t: Table, choices: Choices) -> None:
    army = t.numbers.army
    for i in range(len(army)):
        if can_trap(t, army[i]):
            choices.add(TRAP + army[i])


def trap(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    t.trap(seat, move - TRAP)


# --- the result (V-45, V-47 … V-49) -----------------------------------------------------------


def result(t: Table) -> None:
    """V-41, V-45: strength against defence."""
    seat = t.top(ACTOR)
    victim = t.top(VICTIM)
    site = t.top(SITE)
    t.pop()
    if strength(t, seat, site == HALL) < defence(t, victim, site):
        t.repel(seat, victim, site)
        t.score(victim, fighters_sent(t, True) + t.trapped, Why.REPELLED)
        return
    t.damage(seat, victim, site, deeds_of(t, site))
    damage_bonus(t, seat, victim, site)


def deeds_of(t: Table, site: i64) -> i64:
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


def damage_bonus(t: Table, seat: i64, victim: i64, site: i64) -> None:
    """V-47: points, a token out of that store, or an Asgard card."""
    if site == HALL:
        level = t.level(victim)
        t.score(seat, t.numbers.hall_points[level], Why.DAMAGE_BONUS)
        if level + 1 == len(t.numbers.hall_limit):
            offer(t, seat)
        return
    building = building_on(site)
    t.score(seat, t.numbers.building_points[building], Why.DAMAGE_BONUS)
    for token in range(t.numbers.building_loot[building]):
        if t.at(TOKENS, victim, site) > 0:
            t.lose_token(victim, resource_of(site), site)
            bring_home(t, seat, resource_of(site))


def settle_attacks(t: Table, seat: i64) -> None:
    """V-48, V-49: at the end of the attacker's turn."""
    if t.victim == NOBODY:
        return
    if t.hits > 0:
        t.score(seat, 2 * t.hits - 1, Why.ATTACKS)
    else:
        t.full_defence(t.victim)
        t.score(t.victim, t.numbers.full_defence, Why.FULL_DEFENCE)
