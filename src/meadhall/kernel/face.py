"""What a game says in words: the module `words` in its package offers this, and `game.words` finds
it. It needs no terminal; `meadhall.cli.face` is what a terminal needs besides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from .saga import Line, Told
from .texts import Texts

View = dict[str, Any]
Names = Sequence[str]


class Row(NamedTuple):
    """Choices that belong together: under which title, at which card or stack (or neither)."""

    section: str
    heading: str
    choices: list[tuple[int, str]]


class Words(Protocol):
    """Functions from views and told events (never states), so that none of them can say more than
    a seat may know."""

    def question(self, view: View, texts: Texts, names: Names) -> str:
        """What is asked of the seat."""

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        """Its legal moves in words."""

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        """One legal move in words that stand alone, said to the one who moves; aside: to others."""

    def saga(self, events: Sequence[Told], view: View) -> list[Line]:
        """What happened, as a reader was told it or can recall it. Of the view only what everybody
        sees counts (`state.common_view`), so that lines differ only where events do."""


class PlainWords:
    """For a game without words: its moves are said by their notation, its events by their names."""

    def question(self, view: View, texts: Texts, names: Names) -> str:
        return ""

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        return []

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        return ""

    def saga(self, events: Sequence[Told], view: View) -> list[Line]:
        return [
            Line(str(told["event"]), {}, told.get("seat")) for told in events if "event" in told
        ]


@cache
def words_in(package: str) -> Words:
    """The words of the game in a package."""
    module = f"{package}.words"
    return cast(Words, import_module(module)) if find_spec(module) else PlainWords()
