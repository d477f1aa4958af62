"""Playing without a socket, for programs; and advice."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from ... import wire
from ...bots.bots import BotFailed
from ...bots.questions import Hint
from ...table.messages import position, reason
from ...wire.errors import Refused
from ...wire.words import phrase_of
from ..asking import (
    ERRORS,
    Asked,
    TableId,
    TheDeeds,
    TheGate,
    TheHall,
    claim_at,
    reader_at,
    token_of,
)
from ..safety import address

LONGEST_WAIT = 25.0


@get(
    "/api/tables/{table:str}/position",
    responses=ERRORS,
    summary="The game as you see it",
    tags=["play"],
)
async def where(
    table: TableId,
    hall: TheHall,
    request: Asked,
    after: Annotated[int | None, QueryParameter(ge=0, le=10**9)] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    words: FromQuery[wire.Lang | None] = None,
) -> wire.Position:
    """With `after` and `wait` the answer comes when your number is larger than `after`, or after
    `wait` seconds."""
    token = token_of(request, table)
    live = await hall.current(table)
    deadline = asyncio.get_running_loop().time() + wait
    live.waiters += 1
    try:
        while True:
            changed = live.changed
            async with hall.look(live, live.table.claim_of(token)) as held:
                claim = reader_at(live, token)
                left = deadline - asyncio.get_running_loop().time()
                reader = held.reader(claim.seat if claim else None)
                news = after is None or held.numbers[reader] > after
                if news or left <= 0 or hall.draining:
                    return position(held, claim, hall.now(), words)
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                continue
    finally:
        live.waiters -= 1


@post("/api/tables/{table:str}/moves", responses=ERRORS, summary="Make a move", tags=["play"])
async def move(
    table: TableId, data: JSONBody[wire.MakeMove], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """It is stored when the answer comes. `number` is that of the position you chose in."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live, token_of(request, table))
    return wire.Done(await deeds.move(live, claim, data))


@post(
    "/api/tables/{table:str}/undo",
    responses=ERRORS,
    summary="Take a move back",
    tags=["play"],
    status_code=200,
)
async def undo(
    table: TableId, data: JSONBody[wire.TakeBack], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """One's own last move, until others decide or something hidden appears."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live, token_of(request, table))
    return wire.Done(await deeds.undo(live, claim, data))


@get("/api/tables/{table:str}/why", responses=ERRORS, summary="Why not this move", tags=["play"])
async def why(
    table: TableId,
    hall: TheHall,
    request: Asked,
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    lang: FromQuery[wire.Lang] = "en",
) -> wire.Reason | None:
    """The rule that stands against it; null if the move can be made."""
    live = await hall.current(table)
    claim = claim_at(live, token_of(request, table))
    async with hall.look(live, claim) as held:
        refused = held.why_not(held.seat_of(claim), move)
        return reason(refused.reason, lang) if refused else None


@get("/api/tables/{table:str}/hint", responses=ERRORS, summary="A bot's advice", tags=["play"])
async def hint(
    table: TableId, hall: TheHall, gate: TheGate, request: Asked, lang: FromQuery[wire.Lang] = "en"
) -> wire.Advice:
    """What a bot, seeing what you see, would do now, and why. Asked again, it says the same."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        seat = claim_at(live, token_of(request, table)).seat
        state = held.state
        legal = state.legal(seat) if held.phase == "playing" else []
        if not legal:
            raise Refused("over", "Nothing is asked of you now.")
        view, game = state.view(seat), held.game
        notations = {move: game.notation(state, seat, move) for move in legal}
        names = held.names(lang)
        told = (game.name, seat, view, legal, lang)
        asked = live.hints.get(seat)
        if asked is None or asked.told != told or asked.question.failed:
            if asked is not None and asked.question.open:
                raise Refused("rate-limited", "A bot still thinks about what you asked before.")
            who = address(dict(request.scope))
            gate.take_hint(who)
            question = hall.bots.advise(who, *told)
            question.at_the_end(lambda: gate.hints.give_back(who))
            asked = live.hints[seat] = Hint(told, question)
    try:
        move, why = await asked.question.answer(request.receive)
    except BotFailed as failed:
        raise Refused("busy", "No bot has time to think about it now.") from failed
    words = phrase_of(game, view, move, lang, names) or notations[move]
    return wire.Advice(move, notations[move], words[:1].upper() + words[1:], why)


HANDLERS = [where, move, undo, why, hint]
