"""Bots by name: the kinds there are, and the levels that people choose from."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import BadOption
from ..kernel.game import Game
from .bot import Bot
from .greedy import GreedyBot
from .ismcts import SearchBot
from .thrall import ThrallBot
from .uniform import RandomBot

LEVELS = ("thrall", "karl", "jarl", "konung")
"""From the weakest to the strongest: random with manners, greedy, a short search, a long one."""
BOTS = (*LEVELS, "random", "greedy", "ismcts")
"""`ismcts:COUNT` is a search with that many iterations."""

ISMCTS_ITERATIONS = 1000
JARL_ITERATIONS = 300
KONUNG_ITERATIONS = 8000
"""On one core of a common machine a decision takes no more than two seconds."""
KONUNG_ITERATIONS_IN = {"asgard": 4000}
"""Where all seats decide at once people wait for all of them, so each thinks less."""
MOST_ITERATIONS = 10_000_000


def bot(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot to sit down at a seat."""
    iterations = check_kind(name)
    if name == "konung":
        iterations = KONUNG_ITERATIONS_IN.get(game.name, iterations)
    if iterations:
        return SearchBot(game, seat, seed, iterations)
    if name == "random":
        return RandomBot(seed)
    if name == "thrall":
        return ThrallBot(game, seat, seed)
    return GreedyBot(game, seat, seed)


def check_kind(name: str) -> int:
    """Refuse a name that no bot has. Returns how many iterations it searches; 0 if it doesn't."""
    kind, colon, count = name.partition(":")
    if kind not in BOTS or (colon and kind != "ismcts"):
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if colon:
        if not count.isdecimal() or len(count) > 8 or not 1 <= int(count) <= MOST_ITERATIONS:
            raise BadOption(f"{name!r}: iterations are a number from 1 to {MOST_ITERATIONS}")
        return int(count)
    searches = {
        "jarl": JARL_ITERATIONS,
        "konung": KONUNG_ITERATIONS,
        "ismcts": ISMCTS_ITERATIONS,
    }
    return searches.get(kind, 0)
