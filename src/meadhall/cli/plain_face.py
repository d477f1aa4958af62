"""How a game looks that has no module `terminal`: its view as a list, its words as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel.face import Names, Row, View
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.saga import Line, Told
from ..kernel.texts import Texts
from ..kernel.texts import texts as texts_of

UNSHOWN = {"decision", "frames", "game", "options", "players", "rules", "seat", "waiting"}
"""What a view holds for programs."""


class PlainFace:
    """Shows any game. What a view calls a thing is its label, unless the game has a text for it:
    `<game>-view-<name>`."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game.name
        self._words = game.words

    def question(self, view: View, texts: Texts, names: Names) -> str:
        return self._words.question(view, texts, names)

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        return self._words.choices(view, moves, texts, names)

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        return self._words.phrase(view, move, texts, names, aside)

    def saga(self, events: Sequence[Told], view: View) -> list[Line]:
        return self._words.saga(events, view)

    def render(self, view: View, texts: Texts, names: Names, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim")
        players = texts_of("meadhall.cli", texts.lang).say("cli-plain-players")
        grid.add_row(players, Text(", ".join(names)))
        for name, value in view.items():
            if name not in UNSHOWN and value is not None:
                label = texts.maybe(f"{self._game}-view-{name}", name.replace("_", " "))
                grid.add_row(Text(label), Text(_listed(value)))
        return grid

    def own(self, view: View, texts: Texts, names: Names, asked: bool) -> Sequence[RenderableType]:
        return []  # all of a view is shown

    def result(self, view: View, outcome: Outcome, texts: Texts, names: Names) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for rank, score, name in sorted(zip(outcome.ranks, outcome.scores, names, strict=True)):
            grid.add_row(f"{rank}.", Text(name, style="bold" if rank == 1 else ""), str(score))
        return grid

    def paint(self, words: str, texts: Texts) -> Text:
        return Text(words)


def _listed(value: Any) -> str:
    """Plain data for people to read."""
    if isinstance(value, list):
        inner = any(isinstance(each, list | dict) for each in value)
        return (" | " if inner else ", ").join(map(_listed, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_listed(each)}" for name, each in value.items())
    return {True: "+", False: "–"}[value] if isinstance(value, bool) else str(value)
