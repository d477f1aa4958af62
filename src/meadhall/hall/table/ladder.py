"""What bots are rated: measured once, by a tournament, for each game and number of players.

`ladder.json` says how. People are rated against them from their first game on, so a number means
the same in every hall.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

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
    """All that was measured: how, by which code, and what came out."""

    measured: dict[str, str]
    code: dict[str, dict[str, str]]
    """By game and level: a digest of what plays."""
    rungs: dict[str, dict[str, dict[str, Rung]]]
    """By game, number of players and level."""


@cache
def ladder() -> Ladder:
    """What comes with the hall."""
    text = files(__package__).joinpath("ladder.json").read_bytes()
    return msgspec.json.decode(text, type=Ladder)


def of_bot(game: str, players: int, level: str) -> Rating | None:
    """What a bot is rated; None if nobody has measured that."""
    rung = ladder().rungs.get(game, {}).get(str(players), {}).get(level)
    return None if rung is None else Rating(rung.mu, rung.sigma, rung.games)
