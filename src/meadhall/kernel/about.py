"""What is to be known of a game besides its rules: `game.toml` in its package says it.

All of it may be left out, and so may the file.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from .errors import UnknownGame

SUREST = 3.0
"""To no higher power are chances raised."""


@dataclass(frozen=True)
class Goals:
    """How fast its engine sets out to be, for `meadhall bench`: multiples of a peer's rate, and
    the microseconds a clone takes; for `bench/env.py`, steps a second of a `Batch` on one core."""

    inside: float
    from_python: float
    clone_us: float
    pure: float
    batch: float = 0.0


@dataclass(frozen=True)
class Axes:
    """How hard a game is, in three ways; each from 1 to 3."""

    learn: int
    """Its rules."""
    master: int
    """Its depth."""
    bite: int
    """How much one is attacked."""

    def __post_init__(self) -> None:
        if not all(1 <= each <= 3 for each in (self.learn, self.master, self.bite)):
            raise ValueError("axes go from 1 to 3")


@dataclass(frozen=True)
class About:
    """What a hall tells of a game before it is played, and how long bots and benches take."""

    minutes: int | None = None
    """That people play it."""
    axes: Axes | None = None
    bots: int | None = None
    """So many are the best company for one who wants to play at once; the fewest there can be if
    it doesn't say."""
    enough: int | None = None
    """So many of its lessons, the first ones, are enough to play."""
    variants: tuple[str, ...] = ()
    """Ways to play that a lobby offers: the names of switches among its options (`variants`), each
    with a text `<game>-variant-<name>` that says `.how`."""
    example: str = ""
    """Other numbers to play with, as JSON: what options may look like."""
    names: dict[str, str] = field(default_factory=dict)
    """Of the card data: by table, how the keys of the texts begin that name what is in it."""
    iterations: dict[str, int] = field(default_factory=dict)
    """Of a bot's search, by the name of its level: where people would wait too long for the usual
    number, or could be given more."""
    greedy_breadth: int | None = None
    """So many of the moves that look best on one imagined table greedy thinks through to the end of
    the turn and judges on others; all of them if it doesn't say. A few are enough where turns are
    long or what is hidden matters little."""
    net_iterations: dict[str, int] = field(default_factory=dict)
    """By the number of players: with the game's net so many iterations of a search take as long as
    100 without; measured, by processor time. Nothing where there is no net."""
    greedy_tables: int | None = None
    """On so many imagined tables greedy judges; two if it doesn't say. One is enough where what is
    hidden hardly changes which move is better."""
    sureness: dict[str, float] = field(default_factory=dict)
    """By the number of players: how sure of itself a search may be (`meadhall.bots.sureness`)."""
    net_sureness: dict[str, float] = field(default_factory=dict)
    """The same of a search that judges by the game's net."""
    goals: Goals | None = None


@cache
def about(package: str) -> About:
    """What the game in a package says of itself."""
    file = resources.files(package) / "game.toml"
    if not file.is_file():
        return About()
    try:
        return _read(tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as wrong:
        raise UnknownGame(f"game.toml of {package}: {wrong}") from wrong


def _read(said: dict[str, Any]) -> About:
    known = About.__dataclass_fields__
    if unknown := sorted(said.keys() - known.keys()):
        raise ValueError(f"nobody asks for {', '.join(unknown)}; there are {', '.join(known)}")
    if "goals" in said:
        said["goals"] = Goals(**said["goals"])
    if "axes" in said:
        said["axes"] = Axes(**said["axes"])
    for which in ("sureness", "net_sureness"):
        if not all(0 < each <= SUREST for each in said.get(which, {}).values()):
            raise ValueError(f"{which} is above 0, and {SUREST:g} at most")
    said["variants"] = tuple(said.get("variants", ()))
    return About(**said)
