"""Imagining: a whole table drawn at random among all that look the same to one seat.

What a seat can't see: which of the others' cards are in their hands and which in their decks, but
for cards it saw going to a hand, and what they keep on their Drakkars. Every way of dealing a
player's unseen cards to those places is as likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance
from .atoms import Board
from .attack import fighters_sent, has_army
from .cards import CARDS, Role
from .defence import has_fortification
from .frames import ACTOR, Frame
from .layout import DECK, HAND, KEPT, KNOWN
from .state import VikingsState

_NO_CARDS: Final = vec[u8]([0] * CARDS)


def imagine_from(state: VikingsState, seat: int, chance: Chance) -> VikingsState:
    """A copy of the state in which everything hidden from the seat is drawn anew."""
    imagined = state.clone()
    for other in range(imagined.players):
        if other != seat:
            redraw(imagined, other, chance)
            while not could_be(imagined, other):
                redraw(imagined, other, chance)
    imagined.chance = chance.clone()
    return imagined


def could_be(t: Board, seat: i64) -> bool:
    """Does the hand fit the question its player is asked? Who declares an attack has somebody to
    send, and who is asked for a fortification has one."""
    if t.top(ACTOR) != seat:
        return True
    if t.kind() == Frame.ATTACK and fighters_sent(t, True) == 0:
        return has_army(t, seat)
    if t.kind() == Frame.DISARM:
        return has_fortification(t, seat)
    return True


def redraw(t: Board, seat: i64, chance: Chance) -> None:
    """Deal a player's unseen cards to hand and deck anew."""
    pool = _NO_CARDS[:]
    deck = t.pile(DECK, seat)
    hand = t.pile(HAND, seat)
    kept = t.pile(KEPT, seat)
    known = t.pile(KNOWN, seat)
    for kind in range(CARDS):
        copies = t.cards[deck + kind] + t.cards[hand + kind] + t.cards[kept + kind]
        pool[kind] = copies - t.cards[known + kind]
        t.cards[hand + kind] = t.cards[known + kind]
        t.cards[kept + kind] = 0
    cards = t.size(HAND, seat) + t.size(KEPT, seat)
    unknown = cards - t.size(KNOWN, seat)
    bare = t.bare(seat)
    for card in range(unknown):
        t.cards[hand + deal(t, pool, card < bare, chance)] += 1
    for kind in range(CARDS):
        t.cards[deck + kind] = pool[kind]
    t.sizes[HAND * t.players + seat] = cards
    t.sizes[KEPT * t.players + seat] = 0
    if t.kind() == Frame.KEEP and not (t.waiting_mask() >> seat) & 1:
        choose_to_keep(t, seat, chance)


def deal(t: Board, pool: vec[u8], bare: bool, chance: Chance) -> i64:
    """One card out of the pool; a bare hand's card is no fortification (V-54)."""
    size: i64 = 0
    for kind in range(CARDS):
        if not bare or t.role(kind) != Role.FORTIFICATION:
            size += i64(pool[kind])
    left = chance.below(size)
    drawn: i64 = 0
    while True:
        if not bare or t.role(drawn) != Role.FORTIFICATION:
            left -= i64(pool[drawn])
        if left < 0:
            break
        drawn += 1
    pool[drawn] -= 1
    return drawn


def choose_to_keep(t: Board, seat: i64, chance: Chance) -> None:
    """Somebody has sealed what their Drakkars keep: any number of any cards."""
    most = t.may_keep(seat)
    if t.size(HAND, seat) < most:
        most = t.size(HAND, seat)
    for card in range(chance.below(most + 1)):
        left = chance.below(t.size(HAND, seat))
        start = t.pile(HAND, seat)
        kind: i64 = 0
        while left >= i64(t.cards[start + kind]):
            left -= i64(t.cards[start + kind])
            kind += 1
        t.cards[start + kind] -= 1
        t.cards[t.pile(KEPT, seat) + kind] += 1
        t.sizes[HAND * t.players + seat] -= 1
        t.sizes[KEPT * t.players + seat] += 1
