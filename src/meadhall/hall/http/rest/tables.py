"""A table: its seats, its host, its chat."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from ... import wire
from ...table.messages import info
from ...table.rights import claim_at, host_of, reader_at
from ..asking import (
    ERRORS,
    Asked,
    TableId,
    TheDeeds,
    TheHall,
    signed_in,
    token_of,
    with_seat,
)
from ..safety import address


@get("/api/tables/{table:str}", responses=ERRORS, summary="A table", tags=["tables"])
async def look(table: TableId, hall: TheHall, request: Asked) -> wire.TableInfo:
    """Settings, seats, and the promise about the shuffle."""
    live = await hall.current(table)
    async with hall.hold(live) as held:
        reader_at(live.table, token_of(request, table))
        return wire.TableInfo(**info(held, live.here, live.onlookers()))


@post("/api/tables/{table:str}/seats", responses=ERRORS, summary="Sit down", tags=["tables"])
async def sit(
    table: TableId, data: JSONBody[wire.TakeSeat], hall: TheHall, deeds: TheDeeds, request: Asked
) -> Response[Any]:
    """The answer holds the seat's token (also as a cookie): whoever has it has the seat."""
    who = address(dict(request.scope))
    seated = await deeds.sit(await hall.live(table), data, who, signed_in(request))
    return with_seat(seated, table, seated.token, hall, request, 201)


@post(
    "/api/tables/{table:str}/share",
    responses=ERRORS,
    summary="Add to the shuffle",
    tags=["tables"],
    status_code=200,
)
async def share(
    table: TableId, data: JSONBody[wire.AddShare], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """Random bytes of your own, before the game begins: nobody else has chosen the cards then."""
    live = await hall.live(table)
    claim = claim_at(live.table, token_of(request, table))
    return wire.Done(await deeds.add_share(live, claim, data.share))


@post(
    "/api/tables/{table:str}/leave",
    responses=ERRORS,
    summary="Leave",
    tags=["tables"],
    status_code=200,
)
async def leave(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """Before the game the seat is free again; later a bot plays on until one is back."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.leave(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/back",
    responses=ERRORS,
    summary="Come back",
    tags=["tables"],
    status_code=200,
)
async def back(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """Take one's seat back from the bot that plays for it."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.back(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/rest",
    responses=ERRORS,
    summary="Let a bot play for you",
    tags=["tables"],
    status_code=200,
)
async def rest(table: TableId, hall: TheHall, deeds: TheDeeds, request: Asked) -> wire.Done:
    """For a while: until you come back."""
    live = await hall.live(table, token_of(request, table))
    return wire.Done(await deeds.rest(live, claim_at(live.table, token_of(request, table))))


@post(
    "/api/tables/{table:str}/kick",
    responses=ERRORS,
    summary="Send somebody away",
    tags=["host"],
    status_code=200,
)
async def kick(
    table: TableId, data: JSONBody[wire.SeatChoice], hall: TheHall, request: Asked
) -> wire.Done:
    """Before the game, by the host."""
    live = await hall.live(table)
    host_of(live.table, token_of(request, table))
    await hall.act(live, lambda held: held.kick(data.seat))
    return wire.Done(live.table.numbers[live.table.onlooker])


@post(
    "/api/tables/{table:str}/start",
    responses=ERRORS,
    summary="Begin",
    tags=["host"],
    status_code=200,
)
async def start(table: TableId, hall: TheHall, request: Asked) -> wire.Done:
    """By the host; bots take the seats that are empty."""
    live = await hall.live(table)
    host_of(live.table, token_of(request, table))
    await hall.act(live, lambda held: held.begin(hall.now()))
    return wire.Done(live.table.numbers[live.table.onlooker])


@get("/api/tables/{table:str}/chat", responses=ERRORS, summary="The chat", tags=["chat"])
async def read_chat(table: TableId, hall: TheHall, request: Asked) -> wire.Talk:
    """The last lines."""
    live = await hall.current(table)
    lines = await hall.readers.lines(live)
    reader_at(live.table, token_of(request, table))
    return wire.Talk(lines)


@post("/api/tables/{table:str}/chat", responses=ERRORS, summary="Say something", tags=["chat"])
async def say(
    table: TableId, data: JSONBody[wire.Say], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """To everybody at the table, onlookers too."""
    live = await hall.live(table, token_of(request, table))
    claim = claim_at(live.table, token_of(request, table))
    home = hall.keeper.home_of(address(dict(request.scope)))
    return wire.Done(await deeds.say(live, claim, data.text, home))


@post(
    "/api/tables/{table:str}/chat/switch",
    responses=ERRORS,
    summary="Switch the chat on or off",
    tags=["host"],
    status_code=200,
)
async def switch_chat(
    table: TableId, data: JSONBody[wire.Switch], hall: TheHall, deeds: TheDeeds, request: Asked
) -> wire.Done:
    """By the host."""
    live = await hall.live(table)
    host_of(live.table, token_of(request, table))
    await deeds.switch_chat(live, data.on)
    return wire.Done(live.table.numbers[live.table.onlooker])


HANDLERS = [look, sit, share, leave, back, rest, kick, start, read_chat, say, switch_chat]
