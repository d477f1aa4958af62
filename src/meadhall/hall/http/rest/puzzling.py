"""Puzzles: which there are, and what comes of a try."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from ... import wire
from ...table.puzzling import puzzles_of, tried, why_not_tried
from ..asking import ERRORS
from .learning import GameName
from .lobby import known

PuzzleName = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/puzzles", responses=ERRORS, summary="Puzzles", tags=["learning"])
async def listed(
    game: GameName, lang: FromQuery[wire.Lang] = "en", at: FromQuery[int | None] = None
) -> wire.Puzzles:
    """The puzzles of a game, in order; none if it has none. With `at` only the one of that number,
    counted from 0 and round and round: for whoever shows one puzzle, not a list."""
    return puzzles_of(known(game), lang, at)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}",
    responses=ERRORS,
    summary="A try at a puzzle",
    tags=["learning"],
    status_code=200,
)
async def attempt(
    game: GameName, puzzle: PuzzleName, data: JSONBody[wire.TryPuzzle]
) -> wire.PuzzleStep:
    """What somebody sees who has tried this much. The hall keeps nothing of it."""
    return tried(known(game), puzzle, data)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/why",
    responses=ERRORS,
    summary="Why not this move, in a puzzle",
    tags=["learning"],
    status_code=200,
)
async def why(
    game: GameName, puzzle: PuzzleName, data: JSONBody[wire.WhyNotInPuzzle]
) -> wire.Reason | None:
    """What stands against it; null if the move can be made."""
    return why_not_tried(known(game), puzzle, data)


HANDLERS = [listed, attempt, why]
