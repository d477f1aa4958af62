"""How strong units and formations are (W-2, W-5, W-40 … W-48), and where units may stand."""

from __future__ import annotations

from mypy_extensions import i64

from .atoms import Board
from .deities import FENRIR, HEIMDALL, ODIN, SURT, THOR
from .layout import NOBODY
from .moves import LONGEST_LINE
from .people import BOND, HIRDMAN, HOVDING, KONUNG, PRIEST, TEIWAZ


def strength(t: Board, line: i64, place: i64) -> i64:
    """What a unit is worth where it stands now."""
    kind = t.lines[line * LONGEST_LINE + place]
    if kind == HIRDMAN:
        return hirdman(t, line, place)
    if kind == BOND:
        return t.lengths[line] - t.teiwaz[line]  # W-41
    if kind == HOVDING:
        return t.numbers.hovding_each * t.teiwaz[line]  # W-47
    if kind == KONUNG:
        worth = t.numbers.konung_alone - t.lengths[line] + 1  # W-48
        return worth if worth > 0 else 0  # W-2
    return t.numbers.strengths[kind]


def hirdman(t: Board, line: i64, place: i64) -> i64:
    """W-42: stronger beside another Hirdman."""
    if place > 0 and t.unit_at(line, place - 1) == HIRDMAN:
        return t.numbers.hirdmen_together
    if place + 1 < t.lengths[line] and t.unit_at(line, place + 1) == HIRDMAN:
        return t.numbers.hirdmen_together
    return t.numbers.strengths[HIRDMAN]


def line_strength(t: Board, line: i64) -> i64:
    """W-5: the sum of its units, and what deities add and take away, also for an empty line."""
    total: i64 = 0
    for place in range(t.lengths[line]):
        total += strength(t, line, place)
    if t.owns(line, THOR):
        total += t.numbers.thor  # W-81
    fenrir = t.owner(FENRIR)
    if fenrir != NOBODY and fenrir != line and not t.owns(line, ODIN):
        total += t.numbers.fenrir  # W-92, W-80
    return total


def may_stand(t: Board, kind: i64, line: i64) -> bool:
    """W-46 … W-48: leaders stand alone of their kind, and a Priest comes only where no Teiwaz unit
    of strength 8 or less stands."""
    if kind == PRIEST:
        if t.teiwaz[line] == 0:
            return t.count(line, PRIEST) == 0
        for place in range(t.lengths[line]):
            standing = t.unit_at(line, place)
            if standing == PRIEST:
                return False
            shunned = strength(t, line, place) <= t.numbers.priest_shuns
            if shunned and t.numbers.runes[standing] == TEIWAZ:
                return False
        return True
    if kind in (HOVDING, KONUNG):
        return t.count(line, kind) == 0
    return True


def is_protected(t: Board, line: i64) -> bool:
    """W-76: Surt until the owner's pass, Heimdall after it."""
    if t.has_passed(line):
        return t.owns(line, HEIMDALL)
    return t.owns(line, SURT)


def is_spared(t: Board, line: i64, by_deity: bool) -> bool:
    """W-76, W-80: can nothing be destroyed in, discarded, taken or moved from this line?"""
    return is_protected(t, line) or (by_deity and t.owns(line, ODIN))
