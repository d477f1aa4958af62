"""What was: the record, the replay, and what decided the game."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ... import wire
from ...bots.bots import BotFailed
from ...table.looking_back import LONGEST_STRETCH, replay_of
from ...table.messages import history
from ...table.rights import reader_at
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, TableId, TheGate, TheHall, signed_in, token_of, with_seat
from ..safety import address


@get("/api/tables/{table:str}/history", responses=ERRORS, summary="What happened", tags=["records"])
async def saga(table: TableId, hall: TheHall, request: Asked) -> wire.History:
    """Move by move, as one's seat may recall it."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        return history(held, reader_at(live.table, token_of(request, table)))


@get(
    "/api/tables/{table:str}/record",
    responses=ERRORS,
    summary="The record",
    tags=["records"],
    media_type=MediaType.TEXT,
)
async def record(table: TableId, hall: TheHall, request: Asked) -> str:
    """The finished game as a text that `meadhall verify` proves and `meadhall replay` shows."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        reader_at(live.table, token_of(request, table))
        if held.phase != "over" or held.session is None:
            raise Refused("not-over", "The record is open when the game is over.")
        return held.session.record.text()


@get("/api/tables/{table:str}/replay", responses=ERRORS, summary="Step by step", tags=["records"])
async def replay(
    table: TableId,
    hall: TheHall,
    request: Asked,
    first: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST_STRETCH)] = 20,
    eyes: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> wire.Replay:
    """A stretch of a finished game, as one seat saw it (`eyes`) or with all cards open."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        reader_at(live.table, token_of(request, table))
        return replay_of(held, first, count, eyes)


@get(
    "/api/tables/{table:str}/analysis",
    responses=ERRORS,
    summary="What decided the game",
    tags=["records"],
)
async def analysis(table: TableId, hall: TheHall, gate: TheGate, request: Asked) -> wire.Analysis:
    """Chances over a finished game, its turning points, and what would have been better."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        reader_at(live.table, token_of(request, table))
        if held.phase != "over" or held.session is None:
            raise Refused("not-over", "The game isn't over.")
        if held.ended is not None:
            raise Refused("not-over", "The game wasn't played to its end.")
        question = live.analysis
        if question is None or question.failed:
            who = address(dict(request.scope))
            text = held.session.record.text()
            names = {lang: held.names(lang) for lang in wire.LANGUAGES}
            gate.analyses.take(who)
            question = hall.bots.analyse(who, text, names)
            question.at_the_end(lambda: gate.analyses.give_back(who))
            live.analysis = question
    try:
        return await question.answer(request.receive)
    except BotFailed as failed:
        raise Refused("busy", "No bot has time to reckon that now.") from failed


@post(
    "/api/tables/{table:str}/play-on",
    responses=ERRORS,
    summary="Play on from here",
    tags=["records"],
)
async def play_on(
    table: TableId, data: JSONBody[wire.PlayOn], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.Created]:
    """A new table that goes on from a moment of a finished game; bots take the other seats."""
    who = address(dict(request.scope))
    if not gate.new_tables.take(who):
        raise Refused("rate-limited", "Too many new tables; wait a minute.")
    live = await hall.current(table)
    reader_at(live.table, token_of(request, table))
    made = await hall.founding.play_on(live, data, signed_in(request), who)
    return with_seat(made, made.table, made.token, hall, request, 201)


HANDLERS = [saga, record, replay, analysis, play_on]
