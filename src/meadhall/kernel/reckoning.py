"""How everybody stands, said quickly: for a search, which asks for it at every step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoning(ABC):
    """Writes the points of :meth:`Game.standings` into a row that whoever asks keeps. It may have
    rows of its own to reckon in, so everybody who asks has their own."""

    @abstractmethod
    def write_standings(self, state: State, points: vec[float]) -> None:
        """How every seat stands; the row may be longer than there are seats."""


@final
class Told(Reckoning):
    """The same by any function that returns a list."""

    def __init__(self, standings: Callable[[Any], list[float]]) -> None:
        self._standings = standings

    def write_standings(self, state: State, points: vec[float]) -> None:
        found = self._standings(state)
        for seat in range(state.players):
            points[seat] = found[seat]
