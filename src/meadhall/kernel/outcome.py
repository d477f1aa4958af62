"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
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

    @property
    def returns(self) -> tuple[float, ...]:
        """What the places are worth to whoever learns from games: 1.0 for the first, -1.0 for the
        last, evenly between; equals share what their places are worth together, so that all sum up
        to 0. The points are `scores`."""
        last = len(self.ranks) - 1
        if last == 0:
            return (0.0,)
        shared = [rank - 1 + (self.ranks.count(rank) - 1) / 2 for rank in self.ranks]
        return tuple(1.0 - 2.0 * place / last for place in shared)


@dataclass(frozen=True)
class SoFar:
    """How a game stands for whoever looks on: made of what everybody sees, and of nothing else."""

    points: tuple[int, ...]
    """By seat."""
    part: float
    """How much of the game is over, from 0 to 1, as far as that can be said."""
    spread: float
    """So many points ahead, a seat has won e times as often as another."""

    def chances(self) -> list[float]:
        """Every seat's chance to win, by its points alone."""
        best = max(self.points)
        odds = [exp((points - best) / self.spread) for points in self.points]
        return [each / sum(odds) for each in odds]
