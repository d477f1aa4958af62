"""Which of the games that are played now a stranger had best look on at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

USUAL = 1500
"""What somebody is rated of whom nothing is known."""


@dataclass(frozen=True)
class Played:
    """A game that is played, as far as its interest goes."""

    ratings: Sequence[int]
    """Of those who are rated."""
    people: int
    chances: Sequence[float]
    """By what everybody sees; empty if that says nothing."""
    part: float
    """How much of it is over, from 0 to 1."""
    onlookers: int


def interest(game: Played) -> float:
    """The more the stronger its people, the closer it is, the nearer to its end, and the more look
    on already. Company of bots alone is of little interest."""
    strength = max((each - USUAL for each in game.ratings), default=0) / 200
    close = 0.0
    if len(game.chances) > 1:
        first, second = sorted(game.chances, reverse=True)[:2]
        close = 1.0 - (first - second)
    # Level points mean little as long as nobody has had time to make any.
    tension = close * game.part
    crowd = log2(1 + game.onlookers) / 2
    return strength + 2 * tension + game.part + crowd + 0.75 * min(game.people, 3)
