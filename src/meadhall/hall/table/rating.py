"""What a rated game changes, at tables of any size: by OpenSkill, each is held against those who
came in just before and just after (Bradley-Terry, partial pairing).

*Why not Plackett-Luce*, which is for whole orders? It grows sure too soon where those are paired
who are rated alike (`bench/season.py --near`). Here is only reckoning. What goes in is what the
database holds, so every process comes to the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryPart

from .ladder import MIDDLE, START_SIGMA, Rating

BETA = 25.0 / 6
"""How much luck there is in a game: it is what strengths are measured in."""
LUCK = BETA * math.sqrt(2)
"""Of two players: one who is stronger by so much comes in before the other e times as often as
behind, whoever else is at the table."""
CHANGES = START_SIGMA / 100
"""How much stronger or weaker somebody may have become since their last game."""

_MODEL = BradleyTerryPart(mu=MIDDLE, sigma=START_SIGMA, beta=BETA, tau=CHANGES)


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
