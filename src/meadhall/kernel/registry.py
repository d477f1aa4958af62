"""Which games there are. A package offers one by an entry point in the group `meadhall.games`."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .errors import BadPosition, UnknownGame
from .game import Game
from .state import State


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(point.name for point in entry_points(group="meadhall.games"))


def games() -> list[Game[Any]]:
    """All installed games; one that can't be loaded keeps nobody from the others."""
    found = []
    for name in game_names():
        with suppress(UnknownGame):
            found.append(game(name))
    return found


@cache
def game(name: str) -> Game[Any]:
    """A game by its name."""
    for point in entry_points(group="meadhall.games", name=name):
        try:
            loaded = point.load()
        except Exception as wrong:  # another package's: whatever may be in it
            raise UnknownGame(f"the game {name!r} can't be loaded: {wrong!r}") from wrong
        if not isinstance(loaded, Game):
            raise UnknownGame(f"the entry point of {name!r} is no game: {loaded!r}")
        return loaded
    raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(game_names()) or 'none'}")


def unpickled(position: dict[str, Any], knots: int) -> State:
    """A state out of its pickle: its position, read by the game that it names. As from any pickle,
    only take what comes from yourself."""
    if "game" not in position:
        raise BadPosition("a position without the name of its `game` can't be unpickled")
    state: State = game(position["game"]).from_json(position)
    state.knots = knots
    return state
