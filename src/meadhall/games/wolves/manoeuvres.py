"""Manoeuvres: Plague and Flank (W-32, W-60, W-61). The Shield Wall is a reaction."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .frames import ACTOR, CARD, CHOSEN, FROM, LAST, Effect, Frame
from .moves import (
    DONE,
    FLANK_DRAW,
    FLANK_RETURN,
    HAND,
    HIGHEST_PLAGUE,
    NAME,
    TAKE,
    unit,
    unit_place,
)
from .people import FLANK, ONE_OF, PEOPLE, PLAGUE, in_bag
from .reactions import lines_with_strength, touch_many
from .strength import strength
from .watching import Moment, notice


def manoeuvre_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-60: any strength up to one above the highest; W-61: either half of Flank."""
    hand = seat * PEOPLE
    if t.hands[hand + PLAGUE] > 0:
        choices.add_run(NAME, highest_strength(t) + 2)
    if t.hands[hand + FLANK] > 0:
        if t.hand_sizes[seat] > 1 or not t.numbers.flank_discards:
            choices.add(FLANK_DRAW)
        if t.lengths[seat] > 0:
            choices.add(FLANK_RETURN)


def highest_strength(t: Board) -> i64:
    """The strongest unit on the table."""
    highest: i64 = 0
    for line in range(t.players):
        for place in range(t.lengths[line]):
            worth = strength(t, line, place)
            if worth > highest:
                highest = worth
    return highest if highest < HIGHEST_PLAGUE - 1 else HIGHEST_PLAGUE - 1


def play(t: Board, seat: i64, move: i64) -> None:
    """W-32: it leaves the hand, is resolved, and goes to the discard pile."""
    if move < FLANK_DRAW:
        number = move - NAME
        t.play_manoeuvre(seat, PLAGUE, number)
        t.push(Frame.MANOEUVRE, 0, seat, PLAGUE)
        touch_many(t, seat, Effect.PLAGUE, number, lines_with_strength(t, number))
        return
    t.play_manoeuvre(seat, FLANK, 0 if move == FLANK_DRAW else 1)
    t.push(Frame.MANOEUVRE, 0, seat, FLANK)
    if move == FLANK_RETURN:
        t.push(Frame.FLANK_RETURN, 1 << seat, seat, 0, 0)
    elif t.hand_sizes[seat] > 0:
        t.push(Frame.FLANK_DRAW, 1 << seat, seat)
    else:
        t.draw_card(seat)


def finish(t: Board) -> None:
    """The manoeuvre is resolved; Freya may want it."""
    seat = t.top(ACTOR)
    kind = t.top(CARD)
    t.pop()
    t.finish_manoeuvre()
    notice(t, Moment.MANOEUVRE_RESOLVED, seat, kind)


# --- Flank: discard and draw ------------------------------------------------------------------


def flank_draw_choices(t: Board, choices: Choices) -> None:
    """W-61: any number of hand cards, none too unless that is played otherwise, named by kind in
    order, then enough."""
    named_cards(t, t.top(ACTOR), t.top(CHOSEN), t.top(LAST), choices)
    if t.top(CHOSEN) > 0 or not t.numbers.flank_discards:
        choices.add(DONE)


def named_cards(t: Board, seat: i64, chosen: i64, last: i64, choices: Choices) -> None:
    """Hand cards that can still be named: each set of cards in one order only."""
    hands = t.hands
    first = seat * PEOPLE
    for kind in range(last, PEOPLE):
        copies = hands[first + kind]
        if copies > 0 and copies > in_bag(chosen, kind):
            choices.add(HAND + kind)


def flank_draw(t: Board, move: i64) -> None:
    """W-61: when all are named they are discarded, and one more is drawn."""
    seat = t.top(ACTOR)
    if move != DONE:
        kind = move - HAND
        t.set_top(CHOSEN, t.top(CHOSEN) + ONE_OF[kind])
        t.set_top(LAST, kind)
        return
    chosen = t.top(CHOSEN)
    t.pop()
    cards = discard_named(t, seat, chosen)
    for card in range(cards + 1):
        t.draw_card(seat)


def discard_named(t: Board, seat: i64, chosen: i64) -> i64:
    """Discard the named cards; returns how many they were."""
    cards: i64 = 0
    for kind in range(PEOPLE):
        for copy in range(in_bag(chosen, kind)):
            t.discard_from_hand(seat, kind)
            cards += 1
    return cards


# --- Flank: return units ----------------------------------------------------------------------


def flank_return_choices(t: Board, choices: Choices) -> None:
    """W-61: one to three own units, named from left to right."""
    seat = t.top(ACTOR)
    for place in range(t.top(FROM), t.lengths[seat]):
        choices.add(unit(seat, place))
    if t.top(CARD) > 0:
        choices.add(DONE)


def flank_return(t: Board, move: i64) -> None:
    """W-61, W-39: up to three, as long as the hand has room."""
    seat = t.top(ACTOR)
    if move == DONE:
        t.pop()
        return
    place = unit_place(move)
    t.take(seat, seat, place)
    returned = t.top(CARD) + 1
    t.set_top(CARD, returned)
    t.set_top(FROM, place)
    if returned == 3 or t.room(seat) == 0 or place >= t.lengths[seat]:
        t.pop()


# --- Freya ------------------------------------------------------------------------------------


def freya_choices(choices: Choices) -> None:
    """W-82: take the manoeuvre that was just resolved, or leave it."""
    choices.add(TAKE)
    choices.add(DONE)


def freya(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    kind = t.top(CARD)
    t.pop()
    if move == TAKE:
        t.find(seat, kind)
