"""Laying units: where they may be laid, and what their text does then (W-31, W-40 … W-54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .frames import ACTOR, PENDING, Effect
from .moves import (
    LAY,
    LEFT,
    RIGHT,
    SEATS,
    join,
    join_kind,
    join_side,
    lay,
    lay_kind,
    lay_line,
    lay_side,
)
from .people import ARCHER, ASSASSIN, KONUNG, ONE_OF, PEOPLE, PRIEST, RAIDER, TRAITOR, UNITS, in_bag
from .reactions import ANY_LINE, choose_target
from .strength import may_stand

ENDS: Final = vec[vec[i64]](
    [
        vec[i64](
            [
                2 * line + side
                for line in range(players)
                for side in (LEFT, RIGHT)
                if side == LEFT or standing >> line & 1
            ]
        )
        for players in range(SEATS + 1)
        for standing in range(1 << SEATS)
    ]
)
"""By number of players and mask of the lines with units: an empty line has one end only."""


def lay_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-31: any unit of the hand, at either end of any formation where it may stand."""
    choices.make_room(UNITS * SEATS * 2)
    moves = choices.moves
    count = choices.count
    hands = t.hands
    hand = seat * PEOPLE
    ends = ENDS[(t.players << SEATS) + t.standing]
    for kind in range(UNITS):
        if hands[hand + kind] == 0:
            continue
        if PRIEST <= kind <= KONUNG:
            choices.count = count
            leader_choices(t, kind, choices)
            count = choices.count
            continue
        first = LAY + kind * SEATS * 2
        for end in ends:
            moves[count] = first + end
            count += 1
    choices.count = count


def leader_choices(t: Board, kind: i64, choices: Choices) -> None:
    """W-46 … W-48: not every line takes a leader."""
    for line in range(t.players):
        if t.lengths[line] == 0:
            choices.add(lay(kind, line, LEFT))
        elif may_stand(t, kind, line):
            choices.add_run(lay(kind, line, LEFT), 2)


def lay_down(t: Board, seat: i64, move: i64) -> None:
    """W-31: laid from hand, a unit's text works (W-52: whoever laid it chooses, as a rule)."""
    kind = lay_kind(move)
    line = lay_line(move)
    place = t.lay_unit(seat, kind, line, lay_side(move))
    if kind == ARCHER:
        if beside_archer(t, line, place):  # W-40: the line's owner chooses
            choose_target(t, Effect.ARCHER, seat, line, ANY_LINE, place)
    elif kind == ASSASSIN:
        choose_target(t, Effect.ASSASSIN, seat, seat, line, place)
    elif kind == RAIDER:
        choose_target(t, Effect.RAIDER, seat, seat, line, place)
    elif kind == TRAITOR and line != seat:
        choose_target(t, Effect.TRAITOR, seat, seat, line, place)


def beside_archer(t: Board, line: i64, place: i64) -> bool:
    """W-40: is a neighbour an Archer?"""
    if place > 0 and t.unit_at(line, place - 1) == ARCHER:
        return True
    return place + 1 < t.lengths[line] and t.unit_at(line, place + 1) == ARCHER


# --- units that effects bring (W-54, W-94) ----------------------------------------------------


def join_choices(t: Board, choices: Choices) -> None:
    """Which of the units joins next, and at which end, if that makes a difference."""
    seat = t.top(ACTOR)
    for kind in range(UNITS):
        if in_bag(t.top(PENDING), kind) > 0:
            choices.add(join(kind, LEFT))
            if t.lengths[seat] > 0 and may_stand(t, kind, seat):
                choices.add(join(kind, RIGHT))


def continue_joining(t: Board) -> bool:
    """Settle what needs no choice: units that may not stand (W-54), and an empty line's one end.
    True if nothing is left to ask."""
    seat = t.top(ACTOR)
    while True:
        pending = t.top(PENDING)
        if pending == 0:
            t.pop()
            return True
        kind = only_kind(pending)
        if kind < 0:
            return False
        if not may_stand(t, kind, seat):
            t.turn_away(seat, kind)
        elif t.lengths[seat] == 0:
            t.join_line(seat, kind, LEFT)
        else:
            return False
        t.set_top(PENDING, pending - ONE_OF[kind])


def only_kind(bag: i64) -> i64:
    """The kind of the cards in the bag if there is just one kind, else -1."""
    found: i64 = -1
    for kind in range(UNITS):
        if in_bag(bag, kind) > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def join_in(t: Board, move: i64) -> None:
    """A unit comes to stand in the line, or may not and is discarded (W-54)."""
    seat = t.top(ACTOR)
    kind = join_kind(move)
    t.set_top(PENDING, t.top(PENDING) - ONE_OF[kind])
    if may_stand(t, kind, seat):
        t.join_line(seat, kind, join_side(move))
    else:
        t.turn_away(seat, kind)
