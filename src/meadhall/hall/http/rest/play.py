"""Playing without a socket, for programs; and advice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from ... import wire
from ...bots.bots import BotFailed
from ...bots.questions import Answer, Question
from ...table.advice import hint_wanted, regret_wanted
from ...table.messages import position, reason
from ...table.rights import claim_at, reader_at
from ...wire.errors import Refused
from ..asking import (
    ERRORS,
    Asked,
    TableId,
    TheDeeds,
    TheGate,
    TheHall,
    token_of,
)
from ..safety import Gate, address

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
                claim = reader_at(live.table, token)
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
    claim = claim_at(live.table, token_of(request, table))
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
    claim = claim_at(live.table, token_of(request, table))
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
    claim = claim_at(live.table, token_of(request, table))
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
        seat = claim_at(live.table, token_of(request, table)).seat
        told, said = hint_wanted(held, seat, lang)
        question = live.hints.once(
            seat, told, lambda: asked_by(gate, request, lambda who: hall.bots.advise(who, *told))
        )
    advice: wire.Advice = said(await answered(question, request))
    return advice


@get("/api/tables/{table:str}/regret", responses=ERRORS, summary="Was it weak?", tags=["play"])
async def regret(
    table: TableId, hall: TheHall, gate: TheGate, request: Asked, lang: FromQuery[wire.Lang] = "en"
) -> wire.Weak | None:
    """What would surely have been better than your last move, as long as you can take it back; null
    if nothing was. Only where you play with bots alone and without a clock."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        seat = claim_at(live.table, token_of(request, table)).seat
        wanted = regret_wanted(held, seat, lang)
        if wanted is None:
            return None
        told, said = wanted
        question = live.regrets.once(
            seat,
            told,
            lambda: asked_by(gate, request, lambda who: hall.bots.reconsider(who, *told)),
        )
    weak: wire.Weak | None = said(await answered(question, request))
    return weak


def asked_by(
    gate: Gate, request: Asked, ask: Callable[[str], Question[Answer]]
) -> Question[Answer]:
    """A question to a bot, counted among those of whoever asks."""
    who = address(dict(request.scope))
    gate.take_hint(who)
    question = ask(who)
    question.at_the_end(lambda: gate.hints.give_back(who))
    return question


async def answered(question: Question[Answer], request: Asked) -> Answer:
    """The answer, if a bot has time for it."""
    try:
        return await question.answer(request.receive)
    except BotFailed as failed:
        raise Refused("busy", "No bot has time to think about it now.") from failed


HANDLERS = [where, move, undo, why, hint, regret]
