"""How a game ended, as it is written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

How = Literal["played", "agreed", "void", "conceded", "unread"]
"""Played to its end; ended by agreement, and counted as it stood or not at all; all others gave up;
or nobody can read it any more."""


@dataclass(frozen=True)
class ResultSeat:
    """How a game ended for one seat."""

    seat: int
    since: int
    person: str
    """Whose it was who has a name of their own; "" of guests and bots."""
    name: str
    level: str
    """Of a bot's seat; "" of people's."""
    place: int
    """1 is best, and equals share a place; 0 where nothing counts."""
    share: float
    """Of the win: all of it, a part of it among equals, or nothing."""
    points: int
    left: bool
    """Did a bot play it to the end for somebody?"""
    at: int = 0
    weight: float | None = None
    """How much it counted for their rating; None if it changed nothing."""
    mu_was: float | None = None
    sigma_was: float | None = None
    mu: float | None = None
    sigma: float | None = None


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    table_id: str
    game: str
    players: int
    at: int
    how: How
    rated: bool
    seats: tuple[ResultSeat, ...]
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def people(self) -> list[str]:
        """Everybody in it who has a name of their own."""
        return sorted({seat.person for seat in self.seats if seat.person})
