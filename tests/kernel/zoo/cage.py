"""Where broken games are kept, each with how the message begins that it must be caught with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from horns import Horns, HornsState

Broken = TypeVar("Broken", type[HornsState], type[Horns])

ZOO: dict[str, tuple[Horns, str]] = {}
"""By name: the game, and how the message begins."""


def caught_with(message: str) -> Callable[[Broken], Broken]:
    """Put a broken state, or a broken game, into the zoo."""

    def put(broken: Broken) -> Broken:
        if issubclass(broken, Horns):
            game: Horns = broken()
        else:
            game = Horns()
            game.table = broken
        ZOO[broken.__name__] = game, message
        return broken

    return put
