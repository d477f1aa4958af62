"""Deities that watch what happens: one place where the rules tell a moment and a deity answers.

| moment | who watches |
|---|---|
| a unit was destroyed | Naglfar (W-94) |
| a manoeuvre was resolved | Freya (W-82) |
| sacrifices were spent | Nidhogg (W-96) |
| a unit was sacrificed | Loki (W-97) |
| a turn begins | Jormungand (W-95) |
| all have passed | Vidar (W-83) |
| the victory cards are taken | Valkyrie (W-86) |

Surt, Heimdall and Odin's immunity don't act on a moment but forbid: see `strength.is_spared`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .atoms import Board
from .deities import FREYA, LOKI, NAGLFAR, NIDHOGG, ODIN, VALKYRIE, VIDAR
from .frames import ACTOR, PENDING, Frame
from .layout import NOBODY
from .people import ONE_OF, UNITS, in_bag
from .strength import is_spared, line_strength, strength


class Moment:
    """What the rules tell the deities."""

    UNIT_DESTROYED: Final = 0  # line, kind
    MANOEUVRE_RESOLVED: Final = 1  # seat, kind; it lies on the discard pile
    SACRIFICES_SPENT: Final = 2  # seat, bag of what was spent
    UNIT_SACRIFICED: Final = 3  # seat, strength it had
    ALL_PASSED: Final = 4
    PRIZES_TAKEN: Final = 5


def notice(t: Board, moment: i64, seat: i64, what: i64) -> None:
    """Tell the deities of a moment; whoever watches it acts, or asks its owner."""
    match moment:
        case Moment.UNIT_DESTROYED:
            naglfar(t, seat, what)
        case Moment.MANOEUVRE_RESOLVED:
            freya(t, seat, what)
        case Moment.SACRIFICES_SPENT:
            nidhogg(t, seat, what)
        case Moment.UNIT_SACRIFICED:
            loki(t, seat, what)
        case Moment.ALL_PASSED:
            vidar(t)
        case Moment.PRIZES_TAKEN:
            valkyrie(t)


def naglfar(t: Board, line: i64, kind: i64) -> None:
    """W-94: units destroyed in other players' formations join Naglfar's owner's; not Odin's."""
    owner = t.owner(NAGLFAR)
    if owner in (NOBODY, line) or t.owns(line, ODIN):
        t.bury(kind)
    elif t.kind() == Frame.JOIN and t.top(ACTOR) == owner:
        t.set_top(PENDING, t.top(PENDING) + ONE_OF[kind])
    else:
        t.push(Frame.JOIN, 1 << owner, owner, ONE_OF[kind])


def freya(t: Board, seat: i64, kind: i64) -> None:
    """W-82: another's manoeuvre may be taken into hand."""
    owner = t.owner(FREYA)
    if owner != NOBODY and owner != seat and t.room(owner) > 0:
        t.push(Frame.FREYA, 1 << owner, owner, kind)


def nidhogg(t: Board, seat: i64, spent: i64) -> None:
    """W-96: one of the sacrifices another player spent, at random, goes to Nidhogg's owner."""
    owner = t.owner(NIDHOGG)
    if owner in (NOBODY, seat) or t.owns(seat, ODIN) or t.room(owner) == 0:
        return
    cards: i64 = 0
    for kind in range(UNITS):
        cards += in_bag(spent, kind)
    left = t.chance.below(cards)
    taken: i64 = 0
    while left >= in_bag(spent, taken):
        left -= in_bag(spent, taken)
        taken += 1
    t.find(owner, taken, 1)


def loki(t: Board, seat: i64, worth: i64) -> None:
    """W-97: the own sacrifice may destroy a unit that is weaker than the sacrificed one was."""
    if t.owns(seat, LOKI) and any_weaker(t, worth):
        t.push(Frame.LOKI, 1 << seat, seat, worth)


def any_weaker(t: Board, worth: i64) -> bool:
    for line in range(t.players):
        if not is_spared(t, line, True):
            for place in range(t.lengths[line]):
                if strength(t, line, place) < worth:
                    return True
    return False


def jormungand_wins(t: Board, seat: i64) -> bool:
    """W-95: is the owner's line, with a unit in it, stronger than every other?"""
    if t.lengths[seat] == 0:
        return False
    mine = line_strength(t, seat)
    for other in range(t.players):
        if other != seat and line_strength(t, other) >= mine:
            return False
    return True


def vidar(t: Board) -> None:
    """W-83: one more unit from hand, or an Eiwaz unit of the own line back to hand."""
    owner = t.owner(VIDAR)
    if owner != NOBODY:
        t.push(Frame.VIDAR, 1 << owner, owner)


def valkyrie(t: Board) -> None:
    """W-86: one unit from any formation, but not from another's Odin or a protected line."""
    owner = t.owner(VALKYRIE)
    if owner != NOBODY and t.room(owner) > 0 and valkyrie_finds(t, owner):
        t.push(Frame.VALKYRIE, 1 << owner, owner)


def valkyrie_finds(t: Board, owner: i64) -> bool:
    for line in range(t.players):
        if t.lengths[line] > 0 and valkyrie_may_take_from(t, owner, line):
            return True
    return False


def valkyrie_may_take_from(t: Board, owner: i64, line: i64) -> bool:
    """W-76, W-80, W-86: the own line always."""
    return line == owner or not is_spared(t, line, True)
