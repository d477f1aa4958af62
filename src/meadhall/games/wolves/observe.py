"""What a seat may know, as a row of bytes: the facts of its view, in the order of `columns.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.row import (
    blank,
    byte,
    from_seat,
    mask_from,
    put,
    put_counts,
    put_flag,
    put_mask,
    put_one,
    whole,
)
from ...kernel.state import KIND, WHO
from .atoms import Board
from .columns import COLUMNS, DEEPEST, NOUGHT, PLAIN
from .deities import DEITIES, GONE, HALL, OPEN, VICTORIES
from .frames import ACTOR, COST, DUE, LAST, LINE, PENDING, SECOND, SHIELDED, SPENT, TO_ASK, Frame
from .glory import glory
from .moves import LONGEST_LINE, SEATS
from .people import PEOPLE, UNITS, in_bag
from .strength import is_protected, line_strength

_SEAT_SIZE: Final[i64] = COLUMNS.seat_size
_TABLE_SIZE: Final[i64] = COLUMNS.table_size
_OWN_SIZE: Final[i64] = COLUMNS.own_size
_KINDS: Final[i64] = 24
_QUESTION: Final[i64] = _KINDS + 5 * SEATS + PEOPLE + PLAIN
_RETURNED: Final[i64] = 4
"""Cards that a player who returns to the round has to choose in the beginning."""


def observed(t: Board, seat: i64) -> vec[u8]:
    """The row of a seat."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE)
    return whole(row, write_row(t, row, 0, seat))


def observed_by_all(t: Board) -> vec[u8]:
    """What all rows have in common."""
    row = blank(t.players * _SEAT_SIZE + _TABLE_SIZE - _OWN_SIZE)
    return whole(row, write_common(t, row, 0, 0))


def observed_alone(t: Board, seat: i64) -> vec[u8]:
    """What only the row of this seat tells."""
    row = blank(_OWN_SIZE)
    return whole(row, write_own(t, row, 0, seat))


def write_row(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """It is written into zeros from a place on; returns where it ends."""
    return write_own(t, row, write_common(t, row, at, seat), seat)


def write_common(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """All of it that everybody knows; only whose columns come first depends on the seat."""
    waiting = t.waiting_mask()
    begin = at
    for turn in range(t.players):
        who = seat + turn
        if who >= t.players:
            who -= t.players
        at = put_flag(row, at, (waiting >> who) & 1 == 1)
        at = put_player(t, row, at, who)
    at = put_middle(t, row, at)
    put_victories(t, row, begin, at, seat)
    return at


def write_own(t: Board, row: vec[u8], at: i64, seat: i64) -> i64:
    """The seat's own hand, and the open questions as it counts seats."""
    at = put_counts(row, at, t.hands, seat * PEOPLE, PEOPLE)
    questions = t.frame_count()
    for depth in range(DEEPEST):
        if depth < questions:
            put_question(t, row, at, seat, depth)
        at += _QUESTION
    return at


def put_player(t: Board, row: vec[u8], at: i64, who: i64) -> i64:
    """What everybody sees before one player."""
    at = put_flag(row, at, t.active == who)
    at = put_flag(row, at, t.first == who)
    at = put_flag(row, at, t.second == who)
    at = put_flag(row, at, (t.declines >> who) & 1 == 1)
    at = put(row, at, t.pass_number[who])
    at = put(row, at, t.hand_sizes[who])
    at = put(row, at, glory(t, who))
    at = put(row, at, line_strength(t, who) + NOUGHT)
    at = put_flag(row, at, is_protected(t, who))
    at = put(row, at, t.offerings[who])
    at = put(row, at, t.lengths[who])
    units = at + LONGEST_LINE
    for place in range(t.lengths[who]):
        unit = t.unit_at(who, place)
        row[at + place] = byte(unit + 1)
        row[units + unit] = row[units + unit] + 1
    at = units + UNITS
    if t.offerings[who] > 0:  # mostly there are none
        put_counts(row, at, t.sacrifices, who * UNITS, UNITS)
    at += UNITS
    at = put_mask(row, at, t.summoned[who], DEITIES)
    at += VICTORIES  # whose each is is written for all players at once
    return put_counts(row, at, t.known, who * PEOPLE, PEOPLE)


def put_middle(t: Board, row: vec[u8], at: i64) -> i64:
    """What lies in the middle, known to all."""
    at = put(row, at, t.round)
    at = put(row, at, t.deck_size)
    at = put(row, at, t.reshuffles)
    at = put_flag(row, at, t.last_round != 0)
    at = put(row, at, t.ragnarok_in_hall)
    at = put(row, at, t.upper_deities)
    at = put(row, at, t.passes)
    at = put_counts(row, at, t.pile, 0, PEOPLE)
    at = put_one(row, at, t.playing, PEOPLE)
    for deity in range(DEITIES):
        where = t.deity_at[deity]
        if where == HALL:
            row[at + deity] = 1
        elif where == GONE:
            row[at + DEITIES + deity] = 1
    at += 2 * DEITIES
    at = put_mask(row, at, t.used, DEITIES)
    return at + VICTORIES


def put_victories(t: Board, row: vec[u8], begin: i64, middle: i64, seat: i64) -> None:
    """Victory cards: those that players have, and last of what lies in the middle those that are
    fought for. `begin` is where the row begins, `middle` where the middle ends."""
    players = t.players
    victory_at = t.victory_at
    first = begin + _SEAT_SIZE - PEOPLE - VICTORIES
    open_ones = middle - VICTORIES
    for victory in range(VICTORIES):
        where = victory_at[victory]
        if where == OPEN:
            row[open_ones + victory] = 1
        elif where < players:
            row[first + from_seat(where, seat, players) * _SEAT_SIZE + victory] = 1


def put_question(t: Board, row: vec[u8], at: i64, seat: i64, depth: i64) -> None:
    """One of the open questions; of the one that is asked now, what has been chosen so far is only
    for whoever chooses."""
    kind = t.frame(depth, KIND)
    actor = t.frame(depth, ACTOR)
    hidden = depth == 0 and actor != seat
    players = t.players
    at = put_one(row, at, kind, _KINDS)
    at = put_mask(row, at, mask_from(t.frame(depth, WHO), seat, players), SEATS)
    at = put_one(row, at, from_seat(actor, seat, players), SEATS)
    about: i64 = -1
    cards: i64 = 0
    to_ask: i64 = 0
    shielded: i64 = 0
    numbers = at + 3 * SEATS + PEOPLE
    for field in range(PLAIN):
        says = t.frame(depth, ACTOR + 1 + field)
        where = ACTOR + 1 + field
        if where == bag_in(kind):
            cards = 0 if hidden and is_chosen(kind) else says
        elif (where == LINE and is_about_line(kind)) or (where == SECOND and kind == Frame.PRIZE):
            about = says
        elif where == TO_ASK and kind == Frame.EFFECT:
            to_ask = says
        elif where == SHIELDED and kind == Frame.EFFECT:
            shielded = says
        else:
            row[numbers + field] = byte(at_first(t, kind, where) if hidden else says)
    at = put_one(row, at, from_seat(about, seat, players), SEATS)
    at = put_mask(row, at, mask_from(to_ask, seat, players), SEATS)
    at = put_mask(row, at, mask_from(shielded, seat, players), SEATS)
    if cards != 0:
        for person in range(PEOPLE):
            row[at + person] = byte(in_bag(cards, person))


def bag_in(kind: i64) -> i64:
    """The field in which a kind of question keeps cards; 0 if it has none."""
    match kind:
        case Frame.RETURNING | Frame.HEL_DISCARD | Frame.HEL_TAKE | Frame.FLANK_DRAW | Frame.JOIN:
            return PENDING
        case Frame.PAY:
            return SPENT
    return 0


def is_about_line(kind: i64) -> bool:
    """Does a question say whose line it is about?"""
    return kind == Frame.TARGET or kind == Frame.EFFECT or kind == Frame.REACT


def is_chosen(kind: i64) -> bool:
    """Are the cards of a question a choice that isn't finished?"""
    return (
        kind == Frame.RETURNING
        or kind == Frame.HEL_DISCARD
        or kind == Frame.FLANK_DRAW
        or kind == Frame.PAY
    )


def at_first(t: Board, kind: i64, field: i64) -> i64:
    """What a number of the question that is asked now was before anything was chosen."""
    if is_chosen(kind):
        if field == LAST:
            return 0
        if field == DUE:
            if kind == Frame.PAY:
                return t.top(COST)
            if kind == Frame.RETURNING:
                return _RETURNED
            if kind == Frame.HEL_DISCARD:
                return 0
    return t.top(field)
