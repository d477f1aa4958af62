"""What can happen at a table: the kinds of events."""

from __future__ import annotations

from typing import Final


class EventKind:
    """Kinds of events, with the numbers they carry."""

    ROUND: Final = 0  # round, seat that starts
    VICTORY_OPENED: Final = 1  # victory
    RAGNAROK: Final = 2  # 0 from the victories, 1 from the deities
    HALL_OPENED: Final = 3  # deity
    DREW: Final = 4  # seat, kind (the kind is a secret)
    RESHUFFLED: Final = 5  # cards
    TURN: Final = 6  # seat, 1 if passed before
    PASSED: Final = 7  # seat, which pass of the round
    LAID: Final = 8  # seat, kind, line, side
    PLAYED: Final = 9  # seat, kind, strength named
    TARGETED: Final = 10  # seat, effect, the unit as a move, its kind
    SHIELDED: Final = 11  # seat
    GUARDED: Final = 12  # seat, place of the Huscarl
    DESTROYED: Final = 13  # line, place, kind
    DISCARDED: Final = 14  # line, place, kind
    TAKEN: Final = 15  # seat, line, place, kind
    MOVED: Final = 16  # line, place, kind
    JOINED: Final = 17  # seat, kind, side
    MAY_NOT_STAND: Final = 18  # seat, kind
    SACRIFICED: Final = 19  # seat, place, kind
    SPENT: Final = 20  # seat, kind
    SUMMONED: Final = 21  # seat, deity
    DEITY_DISCARDED: Final = 22  # deity, where it was
    DEITY_RETURNED: Final = 23  # deity
    USED: Final = 24  # seat, deity
    HAND_DISCARDED: Final = 25  # seat, kind
    FOUND: Final = 26  # seat, kind (Hel, Freya, Nidhogg: a card everybody saw goes to a hand), from
    OPENED: Final = 27  # seat, kind (Heimdall)
    RETURNED: Final = 28  # seat
    SIDE: Final = 29  # seat, effect, side
    PLACED: Final = 30  # seat, place, strength
    PRIZE: Final = 31  # seat, victory
    CLEARED: Final = 32
    OVER: Final = 33
    DECLINES: Final = 34  # seat
    BURIED: Final = 35  # kind
    STOOD: Final = 36  # seat, strength of the line, of its units, which pass; best place first
    UNIT_STOOD: Final = 37  # line, place, kind, strength
