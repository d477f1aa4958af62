"""Questions and moves in words, for readers who have no page to draw them: a screen reader, a chat
bridge, a bot's author. They come from the game's own words, and only when asked for."""

from __future__ import annotations

from typing import Any

from ...kernel.face import Row
from ...kernel.game import Game


def words_for(
    game: Game[Any], view: dict[str, Any], legal: list[int], lang: str, names: list[str]
) -> tuple[str | None, dict[int, str]]:
    """What is asked, and each move in words; nothing if the game has no words."""
    texts, moves = game.texts(lang), dict[int, str]()
    for row in game.words.choices(view, legal, texts, names):
        moves |= _under(" ".join(part for part in (row.section, row.heading) if part), row)
    return game.words.question(view, texts, names) or None, moves


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
    return game.words.phrase(view, move, game.texts(lang), names, aside)


def _under(heading: str, row: Row) -> dict[int, str]:
    return {move: f"{heading}: {words}" if heading else words for move, words in row.choices}
