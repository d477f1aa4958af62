"""Lessons: what a game teaches, and each step of it."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from ... import wire
from ...table.learning import lessons_of, step_of, why_not
from ..asking import ERRORS
from .lobby import known

GameName = Annotated[str, PathParameter(max_length=40)]
LessonName = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/lessons", responses=ERRORS, summary="Lessons", tags=["learning"])
async def listed(game: GameName, lang: FromQuery[wire.Lang] = "en") -> wire.Lessons:
    """What a game teaches, in order; nothing if it teaches nothing."""
    return lessons_of(known(game), lang)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    responses=ERRORS,
    summary="A step of a lesson",
    tags=["learning"],
    status_code=200,
)
async def step(
    game: GameName, lesson: LessonName, data: JSONBody[wire.TakeStep]
) -> wire.LessonStep:
    """What a learner sees who has done this much. The hall keeps nothing of it."""
    return step_of(known(game), lesson, data)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/why",
    responses=ERRORS,
    summary="Why not this move, in a lesson",
    tags=["learning"],
    status_code=200,
)
async def why(
    game: GameName, lesson: LessonName, data: JSONBody[wire.WhyNot]
) -> wire.Reason | None:
    """The rule that stands against it; null if the move can be made."""
    return why_not(known(game), lesson, data)


HANDLERS = [listed, step, why]
