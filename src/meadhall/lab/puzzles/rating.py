"""How hard a puzzle is: which of the bots' levels finds its answer."""

from __future__ import annotations

from typing import Any, Final

from ...bots import bot
from ...kernel.game import Game
from ...kernel.puzzles import Attempt, Puzzle

RATED: Final = ("thrall", "karl", "jarl", "konung")
"""Whom puzzles are tried on; what none of the first three finds is for a konung, if for anybody."""
TRIES: Final = 5
"""A thrall plays at random: it has found a puzzle that it solves more often than not."""


def finds(game: Game[Any], puzzle: Puzzle, kind: str, seed: int = 0) -> bool:
    """Does a bot find the answer, from what the seat sees?"""
    attempt = Attempt(game, puzzle)
    player = bot(kind, game, puzzle.seat, seed)
    while attempt.verdict not in ("right", "wrong"):
        view = attempt.state.view(puzzle.seat)
        attempt.play(player.choose(view, attempt.offered))
    return attempt.verdict == "right"


def mostly_finds(game: Game[Any], puzzle: Puzzle, kind: str) -> bool:
    """The same more often than not, for a bot that plays at random."""
    tries = TRIES if kind == "thrall" else 1
    return 2 * sum(finds(game, puzzle, kind, seed) for seed in range(tries)) > tries


def level_of(game: Game[Any], puzzle: Puzzle) -> int:
    """1 if a thrall finds it, 2 if a karl does, 3 if a jarl, else 4: for a konung, if anybody."""
    for level, kind in enumerate(RATED[:-1], 1):
        if mostly_finds(game, puzzle, kind):
            return level
    return len(RATED)
