"""Bots by name."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import BadOption
from ..kernel.game import Game
from .bot import Bot
from .greedy import GreedyBot
from .uniform import RandomBot

BOTS = ("random", "greedy")


def bot(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot to sit down at a seat."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seat, seed)
    raise BadOption(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
