"""What a rated game changes: OpenSkill's Plackett-Luce, for tables of any size.

Here is only reckoning. What goes in is what the database holds, so every process comes to the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from .ladder import Rating

_MODEL = PlackettLuce()


@dataclass(frozen=True)
class Player:
    """One seat of a rated game: what it was rated before, and how it ended."""

    rating: Rating
    place: int
    moves: bool = True
    """Is this somebody whose rating moves? A bot's was measured once."""
    weight: float = 1.0
    """How much the game counts for them."""


def rated(players: Sequence[Player]) -> list[Rating]:
    """What everybody is rated after a game."""
    teams = [[_MODEL.rating(mu=each.rating.mu, sigma=each.rating.sigma)] for each in players]
    after = _MODEL.rate(teams, ranks=[float(each.place) for each in players])
    return [
        _moved(each, team[0].mu, team[0].sigma) if each.moves else each.rating
        for each, team in zip(players, after, strict=True)
    ]


def _moved(player: Player, mu: float, sigma: float) -> Rating:
    """As far as the game counts; what it says of doubt counts by its square, as doubt adds up."""
    old, weight = player.rating, player.weight
    squared = old.sigma**2 + weight * (sigma**2 - old.sigma**2)
    return Rating(old.mu + weight * (mu - old.mu), math.sqrt(squared), old.games + 1)
