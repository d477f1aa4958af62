"""How strong units and formations are (W-2, W-5, W-40 … W-48), and where units may stand."""

from __future__ import annotations

from mypy_extensions import i64

from .atoms import Board
from .deities import FENRIR, HEIMDALL, ODIN, SURT, THOR
from .layout import NOBODY
from .moves import LONGEST_LINE
from .numbers import Numbers
from .people import BOND, HIRDMAN, HOVDING, KONUNG, PRIEST, TEIWAZ


def strength(t: Board, line: i64, place: i64) -> i64:
    """What a unit is worth where it stands now."""
    kind = t.unit_at(line, place)
    if kind == HIRDMAN and beside_hirdman(t, line, place):
        return t.numbers.hirdmen_together  # W-42
    return strength_among(t.numbers, kind, t.lengths[line], t.teiwaz[line])


def strength_among(numbers: Numbers, kind: i64, units: i64, teiwaz: i64) -> i64:
    """What a unit is worth in a line of so many, so many of them with Teiwaz; of a Hirdman, one
    without his like."""
    if kind == BOND:
        return units - teiwaz  # W-41
    if kind == HOVDING:
        return numbers.hovding_each * teiwaz  # W-47
    if kind == KONUNG:
        worth = numbers.konung_alone - units + 1  # W-48
        return worth if worth > 0 else 0  # W-2
    return numbers.strengths[kind]


def strength_alone(numbers: Numbers, kind: i64) -> i64:
    """What a unit is worth that stands alone."""
    return strength_among(numbers, kind, 1, 1 if numbers.runes[kind] == TEIWAZ else 0)


def beside_hirdman(t: Board, line: i64, place: i64) -> bool:
    """W-42: does another Hirdman stand beside this place?"""
    if place > 0 and t.unit_at(line, place - 1) == HIRDMAN:
        return True
    return place + 1 < t.lengths[line] and t.unit_at(line, place + 1) == HIRDMAN


def line_strength(t: Board, line: i64) -> i64:
    """W-5: the sum of its units, and what deities add and take away, also for an empty line."""
    return units_strength(t, line) + thors_part(t, line) + fenrirs_part(t, line)


def units_strength(t: Board, line: i64) -> i64:
    """W-5: the sum of its units."""
    numbers = t.numbers
    lines = t.lines
    units = t.lengths[line]
    teiwaz = t.teiwaz[line]
    first = line * LONGEST_LINE
    past = first + units
    total: i64 = 0
    for place in range(first, past):
        kind = i64(lines[place])
        # As `strength` has it, which would ask for all of this each time.
        if kind == HIRDMAN and (
            (place > first and lines[place - 1] == HIRDMAN)
            or (place + 1 < past and lines[place + 1] == HIRDMAN)
        ):
            total += numbers.hirdmen_together
        else:
            total += strength_among(numbers, kind, units, teiwaz)
    return total


def thors_part(t: Board, line: i64) -> i64:
    """W-81: what Thor adds to the line of his owner."""
    return t.numbers.thor if t.owns(line, THOR) else 0


def fenrirs_part(t: Board, line: i64) -> i64:
    """W-92, W-80: what Fenrir takes from the lines of the others, but not from Odin's owner's; a
    protected line he reaches too, unless that is played otherwise (W-76)."""
    fenrir = t.owner(FENRIR)
    if fenrir in (NOBODY, line) or t.owns(line, ODIN):
        return 0
    if t.numbers.fenrir_stopped and is_protected(t, line):
        return 0
    return t.numbers.fenrir


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
