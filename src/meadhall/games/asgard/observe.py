"""What a seat may know, as a row of bytes: the facts of its view, in the order of `columns.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.row import (
    blank,
    byte,
    put,
    put_flag,
    put_mask,
    put_one,
    whole,
)
from .aesir import AESIR, KINDS
from .atoms import Board
from .columns import COLUMNS
from .frames import ACTOR, CHOSEN, GIVEN, GOD, LIMIT, Frame
from .layout import HIDDEN, NONE
from .moves import DEPTH, card_depth, card_god
from .numbers import ROUNDS, ROWS
from .shown import QUESTIONS

_SEAT_SIZE: Final[i64] = COLUMNS.seat_size
_TABLE_SIZE: Final[i64] = COLUMNS.table_size
_OWN_SIZE: Final[i64] = COLUMNS.own_size
_ASKED: Final[i64] = len(QUESTIONS)
_QUESTION: Final = vec[i64](
    [list(QUESTIONS).index(kind) if kind in QUESTIONS else NONE for kind in range(14)]
)
"""By kind of frame: which of the questions it is."""


def observed(t: Board, seat: i64) -> vec[u8]:
    """The row of a seat."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE)
    return whole(row, write_row(t, row, 0, seat))


def observed_by_all(t: Board) -> vec[u8]:
    """What all rows have in common; nobody's hand is in it."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE - _OWN_SIZE)
    return whole(row, write_common(t, row, 0, 0))


def observed_alone(t: Board, seat: i64) -> vec[u8]:
    """What only the row of this seat tells."""
    hands = t.players * KINDS
    row = blank(hands + _OWN_SIZE)
    put_hands(t, row, 0, KINDS, seat)
    return whole(row, write_own(t, row, hands, seat))


def write_row(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """It is written into zeros from a place on; returns where it ends."""
    put_hands(t, row, at + _SEAT_SIZE - KINDS, _SEAT_SIZE, seat)
    return write_own(t, row, write_common(t, row, at, seat), seat)


def write_common(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """All of it that everybody knows; only whose columns come first depends on the seat."""
    actor = answers(t)
    for turn in range(t.players):
        who = seat + turn
        if who >= t.players:
            who -= t.players
        at = put_flag(row, at, (t.waiting_mask() >> who) & 1 == 1)
        at = put_flag(row, at, who == actor)
        at = put_flag(row, at, t.sealed[who] != NONE)
        at = put(row, at, t.scores[who])
        at = put_stacks(t, row, at, who) + KINDS
    at = put_one(row, at, t.round - 1, ROUNDS)
    at = put(row, at, t.deck_size)
    at = put(row, at, t.numbers.deal(t.round))
    at = put(row, at, t.hand_size)
    return put_goals(t, row, at)


def write_own(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """The seat's own pick, and what is asked as far as it may know."""
    kind = t.kind()
    actor = answers(t)
    at = put_one(row, at, t.sealed[seat], 2 * KINDS)
    at = put_one(row, at, t.drawn if actor == seat else NONE, KINDS)
    return put_question(t, row, at, kind, actor == seat)


def put_stacks(t: Board, row: vec[u8], at: i64, who: i64) -> i64:
    """A-4: everybody's stacks: how many cards, and both heads of the top card only."""
    for god in range(AESIR):
        spot = who * AESIR + god
        cards = t.height[spot]
        if cards > 0:
            row[at + god] = byte(cards - t.under[spot])
            row[at + AESIR + god] = byte(t.under[spot])
            row[at + 2 * AESIR + god] = byte(t.attention(who, god))
            row[at + (4 + god) * AESIR + t.other_head(who, god, 0)] = 1
        if spot == t.doubled:
            row[at + 3 * AESIR + god] = 1
    return at + (4 + AESIR) * AESIR


def answers(t: Board) -> i64:
    """Whose answer is waited for, if it is one player's."""
    kind = t.kind()
    return t.top(ACTOR) if kind >= 0 and kind != Frame.BATTLE else NONE


def put_hands(t: Board, row: vec[u8], at: i64, apart: i64, seat: i64) -> None:
    """A-4: the hands that a seat knows, so many bytes apart: its own and those it has passed on."""
    for turn in range(t.players):
        who = seat + turn
        if who >= t.players:
            who -= t.players
        if turn == 0 or (t.hand_size > 0 and t.knows_hand(seat, who)):
            put_hand(row, at, t.hands[who])
        at += apart


def put_hand(row: vec[u8], at: i64, hand: i64) -> None:
    """The cards of a hand, by kind."""
    while hand:
        place = at + (hand & 31) - 1
        row[place] = row[place] + 1
        hand >>= 5


def put_goals(t: Board, row: vec[u8], at: i64) -> i64:
    """A-10, A-13: the goals that are open, and what each allows."""
    for column in range(ROUNDS):
        for line in range(column + 1):
            god = t.goals[column * ROWS + line]
            at = put_one(row, at, NONE if god == HIDDEN else god, AESIR)
    for column in range(ROUNDS):
        for line in range(column + 1):
            at = put(row, at, t.numbers.limit(column, line))
    return at


def put_question(t: Board, row: vec[u8], at: i64, kind: i64, own: bool) -> i64:
    """The question that is open; only who answers it observes what has been answered so far."""
    god: i64 = NONE
    limit: i64 = 0
    named: i64 = 0
    given_god: i64 = NONE
    given_place: i64 = NONE
    asked: i64 = NONE
    if kind >= 0:
        asked = _QUESTION[kind]
        if kind != Frame.BATTLE:
            god = t.top(GOD)
        if kind == Frame.FAVOUR or kind == Frame.SCORE_GOAL:
            limit = t.top(LIMIT)
        if kind == Frame.SCORE_GOAL and own:
            named = t.top(CHOSEN)
        if kind == Frame.BRAGI_TAKE:
            if own:
                given_god = card_god(t.top(GIVEN))
                given_place = card_depth(t.top(GIVEN))
            else:
                asked = _QUESTION[Frame.BRAGI_GIVE]
    at = put_one(row, at, asked, _ASKED)
    at = put_one(row, at, god, AESIR)
    at = put(row, at, limit)
    at = put_mask(row, at, named, DEPTH)
    at = put_one(row, at, given_god, AESIR)
    return put_one(row, at, given_place, DEPTH)
