"""Which games there are. A package offers one by an entry point in the group `meadhall.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .errors import UnknownGame
from .game import Game


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(point.name for point in entry_points(group="meadhall.games"))


@cache
def game(name: str) -> Game[Any]:
    """A game by its name."""
    for point in entry_points(group="meadhall.games", name=name):
        loaded = point.load()
        if not isinstance(loaded, Game):
            raise UnknownGame(f"the entry point of {name!r} is no game: {loaded!r}")
        return loaded
    raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(game_names()) or 'none'}")
