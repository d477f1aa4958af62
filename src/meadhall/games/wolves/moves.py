"""Every move of the game as one number, and back. Ids mean the same within a rules version.

Places in a line are counted from the left, from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .deities import DEITIES, VICTORIES
from .people import PEOPLE, UNITS

SEATS: Final = 5
LEFT: Final = 0
RIGHT: Final = 1
LONGEST_LINE: Final = 92
"""As many units as there are."""
HIGHEST_PLAGUE: Final = 127

LAY: Final = 0
"""Lay a unit from hand: kind, whose line, which end (W-31, W-83)."""
UNIT: Final = LAY + UNITS * SEATS * 2
"""A unit in a line: whose line, which place: sacrifice it, target it, take it."""
JOIN: Final = UNIT + SEATS * LONGEST_LINE
"""A unit that comes into the own line: kind, which end (W-54, W-94)."""
HAND: Final = JOIN + UNITS * 2
"""A card of a kind from the own hand (W-37, W-61, W-85, W-91)."""
PILE: Final = HAND + PEOPLE
"""A card of a kind from the discard pile (W-91)."""
SPEND: Final = PILE + PEOPLE
"""A sacrifice of a kind, as payment (W-70)."""
SUMMON: Final = SPEND + UNITS
"""Summon a deity from the Hall (W-70)."""
POWER: Final = SUMMON + DEITIES
"""Use a deity's active power (W-74)."""
DEITY: Final = POWER + DEITIES
"""A deity as a power's target."""
VICTORY: Final = DEITY + DEITIES
"""The victory card to take (W-23)."""
NAME: Final = VICTORY + VICTORIES
"""Play Plague and name a strength (W-60)."""
FLANK_DRAW: Final = NAME + HIGHEST_PLAGUE + 1
FLANK_RETURN: Final = FLANK_DRAW + 1
PASS: Final = FLANK_RETURN + 1
END_TURN: Final = PASS + 1
DRAW: Final = END_TURN + 1
"""After the pass: draw one, discard one (W-37)."""
RETURN_TO_ROUND: Final = DRAW + 1
"""Baldr's first power (W-85)."""
SIDE: Final = RETURN_TO_ROUND + 1
"""Tyr: the left or the right end of every line (W-87)."""
KEEP: Final = SIDE + 2
"""Red or blue: the colour that stays (W-71): KEEP is blue, KEEP + 1 is red."""
WALL: Final = KEEP + 2
"""React with a Shield Wall (W-62)."""
TAKE: Final = WALL + 1
"""Freya: take the manoeuvre (W-82)."""
DONE: Final = TAKE + 1
"""Enough, none, or decline."""
DECLINE_ALL: Final = DONE + 1
"""Decline this and every reaction until the round ends."""
ACTIONS: Final = DECLINE_ALL + 1


def lay(kind: i64, line: i64, side: i64) -> i64:
    return LAY + (kind * SEATS + line) * 2 + side


def lay_kind(move: i64) -> i64:
    return (move - LAY) // (SEATS * 2)


def lay_line(move: i64) -> i64:
    return (move - LAY) // 2 % SEATS


def lay_side(move: i64) -> i64:
    return (move - LAY) % 2


def unit(line: i64, place: i64) -> i64:
    return UNIT + line * LONGEST_LINE + place


def unit_line(move: i64) -> i64:
    return (move - UNIT) // LONGEST_LINE


def unit_place(move: i64) -> i64:
    return (move - UNIT) % LONGEST_LINE


def join(kind: i64, side: i64) -> i64:
    return JOIN + kind * 2 + side


def join_kind(move: i64) -> i64:
    return (move - JOIN) // 2


def join_side(move: i64) -> i64:
    return (move - JOIN) % 2
