"""What bots are rated: measured once, by games between them, for each number of players.

A game brings that along, in `ladder.json`, which says how it was measured. People are rated against
bots from their first game on, so a number means the same in every hall.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from ...kernel.errors import MeadhallError
from ...kernel.registry import game as game_named

FILE = "ladder.json"

MIDDLE, START_SIGMA = 25.0, 25.0 / 3
"""What somebody is rated of whom nothing is known, and how little that is."""
ZERO, SCALE = 1500, 30
"""How ratings are shown: 1500 is the middle, and 400 more win about ten games of eleven."""
SURE = 2.0
"""So many sigmas to each side hold the true strength, in about 19 of 20 cases."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody is held to be, and how surely."""

    mu: float = MIDDLE
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people are told."""
        return round(ZERO + SCALE * (self.mu - MIDDLE))

    @property
    def spread(self) -> int:
        """How much more or less it may be."""
        return round(SCALE * SURE * self.sigma)


NEW = Rating()


class Rung(msgspec.Struct):
    """What one bot is rated at tables of one size."""

    mu: float
    sigma: float
    games: int


class Ladder(msgspec.Struct):
    """What was measured of one game: how, by which code, and what came out."""

    measured: str = ""
    code: dict[str, str] = {}
    """By level: a digest of what plays."""
    first: dict[str, str] = {}
    """By number of players: a digest of how the first of these games ended."""
    rungs: dict[str, dict[str, Rung]] = {}
    """By number of players and level."""


@cache
def ladder(game: str) -> Ladder:
    """What comes with a game; one that brings nothing has no bots that are rated."""
    try:
        file = files(game_named(game).package).joinpath(FILE)
        return msgspec.json.decode(file.read_bytes(), type=Ladder)
    except (MeadhallError, FileNotFoundError):
        return Ladder()


def of_bot(game: str, players: int, level: str) -> Rating | None:
    """What a bot is rated; None if nobody has measured that."""
    rung = ladder(game).rungs.get(str(players), {}).get(level)
    return None if rung is None else Rating(rung.mu, rung.sigma, rung.games)
