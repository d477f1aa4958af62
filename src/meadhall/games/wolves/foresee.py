"""What a move would do to the lines before anybody answers it, and how many cards it would bring.

Lines, deities and the numbers of cards are public (W-6), so whatever is said here is certain.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from .frames import CHOSEN, Effect, Frame
from .glory import pass_draw
from .moves import (
    DECLINE_ALL,
    DONE,
    FLANK_DRAW,
    HAND,
    JOIN,
    LEFT,
    NAME,
    PASS,
    SIDE,
    UNIT,
    join_kind,
    join_side,
    lay_kind,
    lay_line,
    lay_side,
    unit_line,
    unit_place,
)
from .people import PEOPLE, in_bag
from .reactions import touched_by, touched_soon
from .shown import Foreseen, LineForeseen
from .state import WolvesState
from .strength import line_strength, may_stand, strength
from .view import spots


def foreseen(state: WolvesState, seat: int, moves: Sequence[int]) -> dict[int, Foreseen]:
    """The moves that change a line or bring cards, with what they do."""
    found: dict[int, Foreseen] = {}
    kind = state.kind()
    lines = state.clone()  # units are tried out there, and taken away again
    for move in moves:
        if move < UNIT:
            found[move] = with_unit(lines, lay_line(move), lay_kind(move), lay_side(move))
        elif move < JOIN:
            found[move] = without(state, [move])
        elif move < HAND:
            if may_stand(state, join_kind(move), seat):  # W-54
                found[move] = with_unit(lines, seat, join_kind(move), join_side(move))
        elif NAME <= move < FLANK_DRAW:
            found[move] = without(state, touched_by(state, Effect.PLAGUE, 0, move - NAME, 0))
        elif SIDE <= move < SIDE + 2:
            found[move] = without(state, touched_by(state, Effect.TYR, 0, move - SIDE, 0))
        elif move == PASS:
            found[move] = {"cards": drawn(state, seat, pass_draw(state, seat), 0)}
        elif kind == Frame.REACT and move in (DONE, DECLINE_ALL):
            found[move] = without(state, touched_soon(state))
        elif kind == Frame.FLANK_DRAW and move == DONE:
            named = named_cards(state)
            found[move] = {"cards": drawn(state, seat, named + 1, named)}
    return found


def with_unit(t: WolvesState, line: i64, kind: i64, side: i64) -> Foreseen:
    """A line to which a unit comes."""
    t.join_line(line, kind, side)
    after: LineForeseen = {
        "line": int(line),
        "strength": int(line_strength(t, line)),
        "strengths": [int(strength(t, line, place)) for place in range(t.lengths[line])],
    }
    t.move_out(line, 0 if side == LEFT else t.lengths[line] - 1)
    return {"lines": [after]}


def without(t: WolvesState, units: list[i64]) -> Foreseen:
    """The lines without some of their units, the last places first."""
    copy = t.clone()
    touched: list[i64] = []
    for each in units:
        copy.move_out(unit_line(each), unit_place(each))
        if unit_line(each) not in touched:
            touched.append(unit_line(each))
    return {
        "lines": [
            {"line": int(line), "strength": int(line_strength(copy, line))} for line in touched
        ],
        "leaving": spots(units),
    }


def drawn(t: WolvesState, seat: i64, cards: i64, discarded: i64) -> int:
    """W-13, W-39: so many of the cards can be drawn, after some are discarded from the hand."""
    most = min(t.room(seat), t.deck_size + t.pile_size) + discarded
    return max(0, min(int(cards), int(most)))


def named_cards(t: WolvesState) -> i64:
    """W-61: how many cards are named to be discarded."""
    named: i64 = 0
    for kind in range(PEOPLE):
        named += in_bag(t.top(CHOSEN), kind)
    return named
