"""Puzzles: which there are, what comes of a try, and how they go on."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from ... import wire
from ...table.puzzling import puzzle_named, puzzles_of, tried, why_not_tried
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, TheGate, TheHall, signed_in, with_seat
from ..safety import address
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


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/play",
    responses=ERRORS,
    summary="Play a puzzle out",
    tags=["learning"],
)
async def play(
    game: GameName,
    puzzle: PuzzleName,
    data: JSONBody[wire.PlayPuzzle],
    hall: TheHall,
    gate: TheGate,
    request: Asked,
) -> Response[wire.Created]:
    """A new table that begins from the puzzle's position, in its seat; bots take the others, and
    what the seat can't see is drawn anew."""
    played = known(game)
    wanted = puzzle_named(played, puzzle)
    if not gate.new_tables.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    hall.keeper.admit(data.name, address(dict(request.scope)))
    made = await hall.founding.play_out(played, wanted, data, signed_in(request))
    return with_seat(made, made.table, made.token, hall, request, 201)


HANDLERS = [listed, attempt, why, play]
