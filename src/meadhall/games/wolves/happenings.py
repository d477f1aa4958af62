"""The names of what can happen at a table (events) and of what is asked of people (frames)."""

from __future__ import annotations

from typing import Final


class Happening:
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


class Frame:
    """Kinds of frames: the questions, and those that carry on by themselves."""

    AFTER_PASS: Final = 0
    DISCARD_ONE: Final = 1
    RETURNING: Final = 2
    TARGET: Final = 3
    REACT: Final = 4
    PAY: Final = 5
    DEITY: Final = 6
    TYR: Final = 7
    HEL_DISCARD: Final = 8
    HEL_TAKE: Final = 9
    FLANK_DRAW: Final = 10
    FLANK_RETURN: Final = 11
    THRALLS: Final = 12
    COLOUR: Final = 13
    FREYA: Final = 14
    VIDAR: Final = 15
    VALKYRIE: Final = 16
    PRIZE: Final = 17

    # From here on a frame may have nothing to ask: then the game goes on.
    CARRYING_ON: Final = 18
    TURN: Final = 18
    JOIN: Final = 19
    LOKI: Final = 20
    EFFECT: Final = 21
    MANOEUVRE: Final = 22
    ROUND_END: Final = 23


class Effect:
    """What an effect that touches formations comes from (W-62)."""

    ARCHER: Final = 0
    ASSASSIN: Final = 1
    RAIDER: Final = 2
    TRAITOR: Final = 3
    PLAGUE: Final = 4
    TYR: Final = 5
    LOKI: Final = 6


# Fields of a frame. Each kind uses some of them; `position.py` lists which.
ACTOR: Final = 2
"""The seat that acts (or answers)."""
MAIN_DONE: Final = 3
EFFECT: Final = 3
POWER: Final = 3
CHOSEN: Final = 3
PENDING: Final = 3
STRENGTH: Final = 3
CARD: Final = 3
STEP: Final = 3
SECOND: Final = 3
LINE: Final = 4
DUE: Final = 4
LEFT_OVER: Final = 4
FROM: Final = 4
WINNER: Final = 4
MUST_PASS: Final = 4
PLACE: Final = 5
LAST: Final = 5
JOINED: Final = 5
TO_ASK: Final = 6
SPENT: Final = 6
SHIELDED: Final = 7
COST: Final = 7
