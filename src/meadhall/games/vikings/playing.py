"""Playing cards, and the cards whose text needs a rule (V-26, V-27, V-90 … V-93)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import CARDS, NONE, Power, Role
from .frames import (
    ACTOR,
    AMOUNT,
    DISCARDED,
    EXTRA,
    FIGHTERS_ONLY,
    FROM,
    LAST,
    LEFT,
    RESOURCE,
    Frame,
)
from .layout import DISCARD, HAND, NOBODY, OWED, TOKENS
from .moves import DISCARD as DISCARD_MOVE
from .moves import DONE, FETCH, MIRROR, MIX, PLAY, STEAL, steal
from .resources import bring_home
from .village import BEER, BEER_STORE, BREWERY, GOLD, GOLD_FACTORY, OF_A_KIND, SITES, first_site


def play_choices(t: Board, seat: i64, choices: Choices) -> None:
    """V-26, V-83: resources, actions, and Fighters and Heroes for their other effect."""
    hand = t.pile(HAND, seat)
    owed = t.bag(OWED)
    playable = t.numbers.playable
    for i in range(len(playable)):
        kind = playable[i]
        if t.cards[hand + kind] > 0 or t.cards[owed + kind] > 0 or t.lens == kind:
            choices.add(PLAY + kind)


def play(t: Board, seat: i64, kind: i64) -> None:
    """V-26: it works at once; without a target, for nothing. An effect that is owed comes first,
    for a card in hand can still do more."""
    if t.owed(kind) > 0:
        t.use_owed(seat, kind)
    else:
        t.play_card(seat, kind)
    take_effect(t, seat, kind)


def take_effect(t: Board, seat: i64, kind: i64) -> None:
    """What a played card gives and does."""
    cards = t.numbers.cards
    beer = cards.beer[kind]
    gold = cards.gold[kind]
    amount = cards.amount[kind]
    power = cards.power[kind]
    if power == Power.PER_FACTORY:
        gold += amount * t.count(seat, GOLD_FACTORY)
    elif power == Power.PER_BREWERY:
        beer += amount * t.count(seat, BREWERY)
    if beer + gold > 0:
        t.gain(seat, beer, gold)
    for card in range(cards.draw[kind]):
        t.draw_card(seat)
    match power:
        case Power.STEAL_GOLD:
            begin_theft(t, seat, GOLD)
        case Power.STEAL_BEER:
            begin_theft(t, seat, BEER)
        case Power.TAX_GOLD:
            tax(t, seat, GOLD, t.clockwise(seat))
        case Power.TAX_BEER:
            tax(t, seat, BEER, t.clockwise(seat))
        case Power.GIFT_RESOURCE:
            open_gift(t, seat, amount, False)
        case Power.GIFT_FIGHTER:
            open_gift(t, seat, amount, True)
        case Power.MIX:
            t.push(Frame.MIX, 1 << seat, seat, amount)
        case Power.CALL_FIGHTER:
            begin_fetching(t, seat, amount, 1)
        case Power.CALL_ANY:
            begin_fetching(t, seat, amount, 0)
        case Power.MIRROR:
            if can_mirror_any(t, seat):
                t.push(Frame.MIRROR, 1 << seat, seat)
        case Power.REWIND:
            t.push(Frame.REWIND, 1 << seat, seat, 0, amount, 0)


# --- theft and taxes (V-90) -------------------------------------------------------------------


def begin_theft(t: Board, seat: i64, resource: i64) -> None:
    """A token from a store or production building of one opponent, if anybody has one."""
    for victim in range(t.players):
        if victim != seat and can_lose(t, victim, resource) > 0:
            t.push(Frame.STEAL, 1 << seat, seat, resource, NOBODY)
            return


def tax(t: Board, seat: i64, resource: i64, victim: i64) -> None:
    """From each opponent who has one, clockwise; the taker chooses the building."""
    while victim != seat:
        sites = can_lose(t, victim, resource)
        if sites > 1:
            t.push(Frame.STEAL, 1 << seat, seat, resource, victim)
            return
        if sites == 1:
            take_token(t, seat, victim, first_with(t, victim, resource), resource)
        victim = t.clockwise(victim)


def can_lose(t: Board, victim: i64, resource: i64) -> i64:
    """Stores and production buildings with such a token."""
    sites: i64 = 0
    for building in range(resource, BEER_STORE + 2, 2):
        start = t.first_of(TOKENS, victim, building)
        for place in range(start, start + OF_A_KIND):
            if t.sites[place] > 0:
                sites += 1
    return sites


def first_with(t: Board, victim: i64, resource: i64) -> i64:
    """The first site that has such a token."""
    for building in range(resource, BEER_STORE + 2, 2):
        for site in range(first_site(building), first_site(building) + OF_A_KIND):
            if t.at(TOKENS, victim, site) > 0:
                return site
    return NONE


def steal_choices(t: Board, choices: Choices) -> None:
    seat = t.top(ACTOR)
    resource = t.top(RESOURCE)
    for victim in range(t.players):
        if victim == seat or t.top(FROM) not in (NOBODY, victim):
            continue
        for building in range(resource, BEER_STORE + 2, 2):
            for site in range(first_site(building), first_site(building) + OF_A_KIND):
                if t.at(TOKENS, victim, site) > 0:
                    choices.add(steal(victim, site))


def take_chosen(t: Board, move: i64) -> None:
    """The chosen token; a tax goes on to the next player."""
    seat = t.top(ACTOR)
    resource = t.top(RESOURCE)
    taxed = t.top(FROM)
    t.pop()
    take_token(t, seat, (move - STEAL) // SITES, (move - STEAL) % SITES, resource)
    if taxed != NOBODY:
        tax(t, seat, resource, t.clockwise(taxed))


def take_token(t: Board, seat: i64, victim: i64, site: i64, resource: i64) -> None:
    """It is loot."""
    t.lose_token(victim, resource, site)
    bring_home(t, seat, resource)


# --- Mystery Gift, Crystal, cards from the discard, Time Manipulation (V-92, V-93) ------------


def open_gift(t: Board, seat: i64, cards: i64, fighters: bool) -> None:
    """V-92: cards are turned up before all; those of the kind go to hand, the rest to the discard,
    once all are turned up."""
    turned: list[i64] = []
    for card in range(cards):
        if not t.has_cards(seat):
            break
        turned.append(t.turn_up(seat))
    for kind in turned:
        wanted = t.attacks(kind) if fighters else t.role(kind) == Role.RESOURCE
        if wanted:
            t.pick_up(seat, kind)
        else:
            t.lay_off(seat, kind)


def mix_choices(t: Board, choices: Choices) -> None:
    """V-93: any mix."""
    choices.add_run(MIX, t.top(AMOUNT) + 1)


def mix(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    amount = t.top(AMOUNT)
    t.pop()
    t.gain(seat, amount - (move - MIX), move - MIX)


def begin_fetching(t: Board, seat: i64, cards: i64, fighters_only: i64) -> None:
    """V-93: back from the own discard pile, if anything fitting is there."""
    t.push(Frame.FETCH, 1 << seat, seat, cards, fighters_only)
    if cards == 0 or not can_fetch_any(t):
        t.pop()


def can_fetch(t: Board, kind: i64) -> bool:
    if t.held(DISCARD, t.top(ACTOR), kind) == 0:
        return False
    return t.top(FIGHTERS_ONLY) == 0 or t.attacks(kind)


def can_fetch_any(t: Board) -> bool:
    for kind in range(CARDS):
        if can_fetch(t, kind):
            return True
    return False


def fetch_choices(t: Board, choices: Choices) -> None:
    """V-93: fewer are allowed."""
    for kind in range(CARDS):
        if can_fetch(t, kind):
            choices.add(FETCH + kind)
    choices.add(DONE)


def fetch(t: Board, move: i64) -> None:
    if move == DONE:
        t.pop()
        return
    t.fetch(t.top(ACTOR), move - FETCH)
    t.set_top(LEFT, t.top(LEFT) - 1)
    if t.top(LEFT) == 0 or not can_fetch_any(t):
        t.pop()


def rewind_choices(t: Board, choices: Choices) -> None:
    """V-93: any number of hand cards."""
    start = t.pile(HAND, t.top(ACTOR))
    for kind in range(t.top(LAST), CARDS):
        if t.cards[start + kind] > 0:
            choices.add(DISCARD_MOVE + kind)
    choices.add(DONE)


def rewind(t: Board, move: i64) -> None:
    """V-93: discard first, then draw that many and some more."""
    seat = t.top(ACTOR)
    if move != DONE:
        t.discard(seat, move - DISCARD_MOVE)
        t.set_top(DISCARDED, t.top(DISCARDED) + 1)
        t.set_top(LAST, move - DISCARD_MOVE)
        return
    cards = t.top(DISCARDED) + t.top(EXTRA)
    t.pop()
    for card in range(cards):
        t.draw_card(seat)


# --- Loki's Lens (V-91) -----------------------------------------------------------------------


def can_mirror(t: Board, seat: i64, kind: i64) -> bool:
    """A card in another's discard pile that is no fortification, and no Lens."""
    if t.role(kind) == Role.FORTIFICATION or t.numbers.cards.power[kind] == Power.MIRROR:
        return False
    for other in range(t.players):
        if other != seat and t.held(DISCARD, other, kind) > 0:
            return True
    return False


def can_mirror_any(t: Board, seat: i64) -> bool:
    for kind in range(CARDS):
        if can_mirror(t, seat, kind):
            return True
    return False


def mirror_choices(t: Board, choices: Choices) -> None:
    for kind in range(CARDS):
        if can_mirror(t, t.top(ACTOR), kind):
            choices.add(MIRROR + kind)


def mirror(t: Board, move: i64) -> None:
    """V-91: resources and actions work at once; the others wait for an attack."""
    seat = t.top(ACTOR)
    kind = move - MIRROR
    t.pop()
    t.mirror(seat, kind)
    if t.lens != kind:
        take_effect(t, seat, kind)
