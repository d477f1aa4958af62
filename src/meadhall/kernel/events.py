"""What happened, as small records of whole numbers.

Every observable change of a state is made by one function, an *atom*, that changes the state and
tells the event. The log, animation and statistics read events; nobody listening costs one `if`.
Who may read which field of an event is said by the game (:mod:`.telling`), never here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = -1
"""An audience without limits."""


@final
class Event:
    """One change: its kind, up to four numbers, and the seats (a mask) that may know all of it."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.audience: i64 = audience

    def known_to(self, seat: int | None) -> bool:
        """May this seat (None: an onlooker) know all of it?"""
        if self.audience == EVERYBODY:
            return True
        if seat is None:
            return False
        place: i64 = seat
        return (self.audience >> place) & 1 == 1
