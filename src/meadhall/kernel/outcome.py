"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Part(NamedTuple):
    """A part of a score: what it was for (a text of the game's catalogue), and how many points."""

    key: str
    points: int
    picture: str = ""
    """What illustrates it, as in the saga."""


@dataclass(frozen=True)
class Outcome:
    """Scores and places by seat; place 1 is best, and equals share a place."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
