"""Bots by name: the kinds there are, and the levels that people choose from."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from .._build import is_compiled
from ..kernel.errors import BadOption
from ..kernel.game import Game
from .bot import Bot
from .greedy import GreedyBot
from .ismcts import SETTINGS, SearchBot, Settings
from .learned import LearnedBot
from .policy import PolicyBot
from .thrall import ThrallBot
from .uniform import RandomBot

LEVELS = ("thrall", "karl", "jarl", "konung", "norn")
"""From the weakest to the strongest: random with manners, greedy, a short search, a long one, and
one that takes a second. Those that search judge by the net, where the game has one."""
SEARCHES = ("ismcts", "learned")
"""`ismcts:COUNT` is a search with that many iterations, `ismcts:2.5s` one that takes so long. The
first judges by the hand-written value, the other by the net that comes with the game."""
BOTS = (*LEVELS, "random", "greedy", "policy", *SEARCHES)
"""`policy` makes the move that the net leans to, and doesn't search."""
FROZEN = ("konung-1",)
"""For measuring only, by name: what a level was once, so that what comes later can be held against
it. No hall offers them."""

ISMCTS_ITERATIONS = 1000
JARL_ITERATIONS = 300
KONUNG_ITERATIONS = 8000
"""On one core of a common machine a decision takes no more than two seconds. A game says how many
are enough (`iterations` in `game.toml`) where it would take longer, and how many a net leaves time
for."""
NORN_ITERATIONS = 16000
"""About a second of one core. A game says how many that is there (`game.toml`)."""
FROZEN_ITERATIONS = {"konung-1": 8000}
FROZEN_SETTINGS = {
    "konung-1": Settings(
        curiosity=2.0,
        trust=2.0,
        sharpness=1.0,
        leans=False,
        stops_early=False,
        spends_saved=0.0,
    )
}
"""All of them are written out: what a setting is by default changes."""
PLAIN_PARTS = {"jarl": 5, "konung": 20, "norn": 25}
"""In plain Python the search is up to 35 times slower: there levels make so many times fewer
iterations, and people don't wait longer. An `ismcts:COUNT` makes as many as it is told, anywhere.
"""
MOST_ITERATIONS = 10_000_000
"""That can be asked for."""
TIME_DECIDES = 2**62
"""Iterations of a search with a time: more than any machine makes in it."""
LEAST_SECONDS, MOST_SECONDS = 0.01, 60.0

_SECONDS = re.compile(r"(\d{1,2}(?:\.\d{1,3})?)s", re.ASCII)


class Budget(NamedTuple):
    """How long a bot searches: so many iterations, or as many as fit into the seconds if it has
    some. What it does by iterations can be repeated exactly; what it does by the clock can't."""

    iterations: int = 0
    seconds: float | None = None


def bot(name: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot to sit down at a seat. Levels that search make fewer iterations in plain Python."""
    budget = budget_of(name, game)
    if budget.iterations:
        kind = LearnedBot if judges_by_net(name, game) else SearchBot
        settings = FROZEN_SETTINGS.get(name, SETTINGS)
        return kind(game, seat, seed, budget.iterations, budget.seconds, settings)
    if name == "random":
        return RandomBot(seed)
    if name == "thrall":
        return ThrallBot(game, seat, seed)
    if name == "policy":
        return PolicyBot(game, seat, seed)
    return GreedyBot(game, seat, seed)


def judges_by_net(name: str, game: Game[Any]) -> bool:
    """Does this search ask the game's net? A level does where there is one: it needn't explain that
    somewhere there is none."""
    if name in LEVELS:
        return bool(game.about.net_iterations)
    return name.partition(":")[0] == "learned"


def check_kind(name: str) -> None:
    """Refuse a name that no bot has."""
    budget_of(name)


def is_in_roster(name: str) -> bool:
    """Does this name claim to be one of ours? Whether it makes sense is for `check_kind`."""
    return name.partition(":")[0] in (*BOTS, *FROZEN)


def budget_of(name: str, game: Game[Any] | None = None) -> Budget:
    """How long a bot searches, in such a game; refuses a name that no bot has."""
    kind, colon, amount = name.partition(":")
    if kind not in (*BOTS, *FROZEN) or (colon and kind not in SEARCHES):
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if colon:
        return _told(name, amount)
    searches = {
        "jarl": JARL_ITERATIONS,
        "konung": KONUNG_ITERATIONS,
        "norn": NORN_ITERATIONS,
        **FROZEN_ITERATIONS,
        **dict.fromkeys(SEARCHES, ISMCTS_ITERATIONS),
        **(game.about.iterations if game else {}),
    }
    part = 1 if is_compiled() else PLAIN_PARTS.get(kind, 1)
    return Budget(searches.get(kind, 0) // part)


def _told(name: str, amount: str) -> Budget:
    """What comes after the colon: iterations, or seconds."""
    seconds = _SECONDS.fullmatch(amount)
    if seconds and LEAST_SECONDS <= float(seconds[1]) <= MOST_SECONDS:
        return Budget(TIME_DECIDES, float(seconds[1]))
    if amount.isdecimal() and len(amount) <= 8 and 1 <= int(amount) <= MOST_ITERATIONS:
        return Budget(int(amount))
    raise BadOption(
        f"{name!r}: after the colon comes a number of iterations from 1 to {MOST_ITERATIONS}, or of"
        f" seconds from {LEAST_SECONDS}s to {MOST_SECONDS:g}s"
    )
