"""What can happen at a table: the kinds of events."""

from __future__ import annotations

from typing import Final


class EventKind:
    """Kinds of events, with the numbers they carry."""

    ROUND: Final = 0  # round, cards dealt to each
    GOAL_OPENED: Final = 1  # column, row, god
    DEALT: Final = 2  # seat, cards
    SEALED: Final = 3  # seat, move (the move is a secret)
    REVEALED: Final = 4  # seat, move
    LAID: Final = 5  # seat, god, other head
    PASSED: Final = 6  # direction
    AWAKENS: Final = 7  # god, 1 in the final count
    DISPUTED: Final = 8  # god, mask of seats, their attention
    COMPARED: Final = 9  # god, mask of seats still in, their attention, everybody's (EACH_BITS)
    FAVOURED: Final = 10  # god, seat, attention
    SLEEPS: Final = 11  # god, mask of seats equal in everything (0: no cards)
    WILL: Final = 12  # god, seat
    GOAL: Final = 13  # god, seat, limit
    SKIPPED: Final = 14  # god, seat
    LIFTED: Final = 15  # seat, god, depth
    SLIPPED: Final = 16  # seat, god, cards
    ROSE: Final = 17  # seat, god, cards
    DOUBLED: Final = 18  # seat, god
    UNDOUBLED: Final = 19  # seat, god
    DREW: Final = 20  # seat, kind (the kind is a secret)
    SCORED: Final = 21  # seat, god, depth, 1 for a Thor card lying under
    DECLINED: Final = 22  # god, seat
    OVER: Final = 23
    CHANGED: Final = 24  # seat, move (all of it is a secret)


EACH_BITS: Final = 6
"""Of a seat's attention in a dispute, written one higher so that 0 ends the row (the most there can
be is twice 21 cards). The first seat that disputes is in the lowest bits."""
