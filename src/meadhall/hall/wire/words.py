"""Questions and moves in words, for readers who have no page to draw them: a screen reader, a chat
bridge, a bot's author. They come from the game's own terminal face, and only when asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from ...kernel.game import Game
from ...kernel.texts import Texts


class Row(Protocol):
    """Moves that belong together, under a player's name and a heading (or neither)."""

    @property
    def section(self) -> str: ...
    @property
    def heading(self) -> Any: ...
    @property
    def choices(self) -> list[tuple[int, str]]: ...


class Speaker(Protocol):
    """The part of a game's terminal face that needs no terminal."""

    def question(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str: ...
    def choices(
        self, view: dict[str, Any], moves: Sequence[int], texts: Texts, names: Sequence[str]
    ) -> Sequence[Row]: ...
    def phrase(
        self, view: dict[str, Any], move: int, texts: Texts, names: Sequence[str], aside: bool
    ) -> str: ...


@cache
def _speaker(package: str) -> Speaker | None:
    module = f"{package}.terminal"
    return cast(Speaker, import_module(module)) if find_spec(module) else None


def words_for(
    game: Game[Any], view: dict[str, Any], legal: list[int], lang: str, names: list[str]
) -> tuple[str | None, dict[int, str]]:
    """What is asked, and each move in words; nothing if the game has no words."""
    speaker = _speaker(game.package)
    if speaker is None:
        return None, {}
    texts = game.texts(lang)
    moves: dict[int, str] = {}
    for row in speaker.choices(view, legal, texts, names):
        moves |= _under(" ".join(part for part in (row.section, row.heading.plain) if part), row)
    return speaker.question(view, texts, names), moves


def phrase_of(
    game: Game[Any],
    view: dict[str, Any],
    move: int,
    lang: str,
    names: list[str],
    aside: bool = False,
) -> str:
    """A legal move in words that stand alone, said to the one who moves (aside: to others); empty
    if the game has none."""
    speaker = _speaker(game.package)
    return speaker.phrase(view, move, game.texts(lang), names, aside) if speaker else ""


def _under(heading: str, row: Row) -> dict[int, str]:
    return {move: f"{heading}: {words}" if heading else words for move, words in row.choices}
