"""Imagining: a whole table drawn at random among all that look the same to one seat.

What a seat can't see: the others' hands, but for cards it saw going there (W-6), and the deck.
Every way of dealing the unseen cards to those places is as likely.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.chance import Chance, shuffle
from .atoms import Board
from .frames import ACTOR, CHOSEN, COST, DUE, LAST, LEFT_OVER, SPENT, Frame
from .layout import NONE
from .moves import LONGEST_LINE
from .people import PEOPLE, UNITS, in_bag
from .state import WolvesState


def imagine_from(state: WolvesState, seat: int, chance: Chance) -> WolvesState:
    """A copy of the state in which everything hidden from the seat is drawn anew."""
    imagined = state.clone()
    hide_unfinished_choice(imagined, seat)
    redraw(imagined, seat, chance)
    imagined.chance = chance.clone()
    return imagined


def hide_unfinished_choice(t: Board, seat: i64) -> None:
    """Others don't know what a player has chosen so far: for them the choice begins anew."""
    if t.top(ACTOR) == seat:
        return
    match t.kind():
        case Frame.PAY:
            t.set_top(DUE, t.top(COST))
            t.set_top(LAST, 0)
            t.set_top(SPENT, 0)
        case Frame.FLANK_DRAW:
            t.set_top(CHOSEN, 0)
            t.set_top(LAST, 0)
        case Frame.HEL_DISCARD:
            t.set_top(CHOSEN, 0)
            t.set_top(LEFT_OVER, 0)
            t.set_top(LAST, 0)
        case Frame.RETURNING:
            t.set_top(CHOSEN, 0)
            t.set_top(LEFT_OVER, 4)
            t.set_top(LAST, 0)


def redraw(t: Board, seat: i64, chance: Chance) -> None:
    """Deal the unseen cards to the hands and the deck anew."""
    cards = unseen_cards(t, seat)
    shuffle(cards, chance)
    next_card: i64 = 0
    for each in range(t.players):
        if each == seat:
            continue
        unknown = t.hand_sizes[each]
        for kind in range(PEOPLE):
            known = t.known[each * PEOPLE + kind]
            t.hands[each * PEOPLE + kind] = known
            unknown -= known
        for card in range(unknown):
            t.hands[each * PEOPLE + cards[next_card]] += 1
            next_card += 1
    for kind in range(PEOPLE):
        t.deck[kind] = 0
    while next_card < len(cards):
        t.deck[cards[next_card]] += 1
        next_card += 1


def unseen_cards(t: Board, seat: i64) -> vec[i64]:
    """All people, less those the seat sees or knows the place of."""
    left = t.numbers.copies[:]
    for kind in range(PEOPLE):
        left[kind] -= t.pile[kind]
    if t.playing != NONE:
        left[t.playing] -= 1
    for each in range(t.players):
        start = each * LONGEST_LINE
        for place in range(start, start + t.lengths[each]):
            left[i64(t.lines[place])] -= 1
        for kind in range(UNITS):
            left[kind] -= t.sacrifices[each * UNITS + kind]
        for kind in range(PEOPLE):
            if each == seat:
                left[kind] -= t.hands[each * PEOPLE + kind]
            else:
                left[kind] -= t.known[each * PEOPLE + kind]
    pending = t.joining()
    for kind in range(UNITS):
        left[kind] -= in_bag(pending, kind)
    cards = vec[i64]()
    for kind in range(PEOPLE):
        for copy in range(left[kind]):
            cards = append(cards, kind)
    return cards
