"""Questions and moves in words, for readers who have no page to draw them: a screen reader, a chat
bridge, a bot's author. They come from the game's own words, and only when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.face import meaning_of
from ...kernel.game import Game


def words_for(
    game: Game[Any], view: dict[str, Any], legal: list[int], lang: str, names: list[str]
) -> tuple[str | None, dict[int, str]]:
    """What is asked, and each move in words that stand alone; nothing if the game has no words."""
    texts, words = game.texts(lang), game.words
    moves = {move: words.phrase(view, move, texts, names) for move in legal}
    return words.question(view, texts, names) or None, moves


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


def meaning_for(
    game: Game[Any],
    view: dict[str, Any],
    move: int,
    foreseen: Mapping[str, Any],
    lang: str,
    names: list[str],
) -> str:
    """What a legal move is good for, in the game's words; empty if it has none for that."""
    return meaning_of(game.words, view, move, foreseen, game.texts(lang), names)
