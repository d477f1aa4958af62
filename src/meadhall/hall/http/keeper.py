"""The way into the keeper's room.

It is no part of the interface for players: the description of that doesn't name it. Only the
hall's own page may ask for anything here, whatever other origins are let in elsewhere; the session
is in a cookie that no script can read and no foreign page can send. Whoever holds none is told the
same of everything, whether it is there or not.
"""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from .. import wire
from ..ops.config import Config
from ..runtime.room import STAY, Room
from ..wire.errors import Refused
from .asking import Asked, Json, TheGate, TheHall
from .cookies import BASE, base_of
from .safety import address

COOKIE = "keeper"
TRUSTED = (None, "same-origin", "none")
"""What a browser may say of where a request comes from: our own page, or nobody's."""

Number = Annotated[int, PathParameter(ge=1, le=2**53)]
TableStart = Annotated[str, PathParameter(max_length=40)]


def at_home(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what comes from anybody else's page."""
    origin = asked.headers.get("origin", "")
    foreign = origin and urlsplit(origin).netloc != asked.headers.get("host", "")
    if foreign or asked.headers.get("sec-fetch-site") not in TRUSTED:
        raise Refused("wrong-origin", "This page may not talk to the hall.")


async def room_of(hall: TheHall, request: Asked) -> Room:
    """The room, for whoever may be there."""
    await hall.room.check(request.cookies.get(COOKIE))
    return hall.room


def kept(session: str, request: Asked, config: Config, seconds: int) -> Cookie:
    """The cookie of a session; it goes nowhere but here."""
    return Cookie(
        key=COOKIE,
        value=session,
        path=f"{base_of(request.headers.get(BASE.decode()))}api/keeper",
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
    )


@post("/api/keeper/enter", include_in_schema=False, guards=[at_home])
async def enter(
    data: JSONBody[wire.Enter], hall: TheHall, gate: TheGate, request: Asked
) -> Response[Any]:
    """With the key."""
    if not gate.keys.take(address(dict(request.scope))):
        raise Refused("rate-limited", "Too many tries; wait a minute.")
    session = await hall.room.enter(data.key)
    cookies = [kept(session, request, hall.config, STAY // 1_000)]
    return Json(None, status_code=200, cookies=cookies)


@post("/api/keeper/leave", include_in_schema=False, guards=[at_home])
async def leave(hall: TheHall, request: Asked) -> Response[Any]:
    """And the session is over."""
    await hall.room.leave(request.cookies.get(COOKIE))
    return Json(None, status_code=200, cookies=[kept("", request, hall.config, 0)])


@get("/api/keeper", include_in_schema=False, guards=[at_home])
async def everything(hall: TheHall, request: Asked) -> wire.KeeperRoom:
    """All that the room shows."""
    return await (await room_of(hall, request)).everything()


@get("/api/keeper/reports/{number:int}", include_in_schema=False, guards=[at_home])
async def report(number: Number, hall: TheHall, request: Asked) -> wire.ReportChat:
    """The chat of a report."""
    return await (await room_of(hall, request)).chat(number)


@post("/api/keeper/reports/{number:int}/done", include_in_schema=False, guards=[at_home])
async def done(
    number: Number, data: JSONBody[wire.Because], hall: TheHall, request: Asked
) -> wire.KeeperRoom:
    """A report is done."""
    room = await room_of(hall, request)
    await room.done(number, data.words)
    return await room.everything()


@post("/api/keeper/bans", include_in_schema=False, guards=[at_home])
async def ban(data: JSONBody[wire.SetBan], hall: TheHall, request: Asked) -> wire.KeeperRoom:
    """A mute or a ban."""
    room = await room_of(hall, request)
    await room.ban(data)
    return await room.everything()


@post("/api/keeper/bans/{number:int}/pardon", include_in_schema=False, guards=[at_home])
async def pardon(
    number: Number, data: JSONBody[wire.Because], hall: TheHall, request: Asked
) -> wire.KeeperRoom:
    """Its end."""
    room = await room_of(hall, request)
    await room.pardon(number, data.words)
    return await room.everything()


@post("/api/keeper/leagues/{league:str}/call-off", include_in_schema=False, guards=[at_home])
async def call_off(
    league: TableStart, data: JSONBody[wire.Because], hall: TheHall, request: Asked
) -> wire.KeeperRoom:
    """A league doesn't take place, or ends here."""
    room = await room_of(hall, request)
    await room.call_off(league, data.words)
    return await room.everything()


@post("/api/keeper/announcements", include_in_schema=False, guards=[at_home])
async def announce(data: JSONBody[wire.Announce], hall: TheHall, request: Asked) -> wire.KeeperRoom:
    """Said above every page."""
    room = await room_of(hall, request)
    await room.announce(data)
    return await room.everything()


@post("/api/keeper/announcements/{number:int}/end", include_in_schema=False, guards=[at_home])
async def withdraw(number: Number, hall: TheHall, request: Asked) -> wire.KeeperRoom:
    """And no longer."""
    room = await room_of(hall, request)
    await room.withdraw(number)
    return await room.everything()


@post("/api/keeper/aside/{table:str}/retry", include_in_schema=False, guards=[at_home])
async def retry(table: TableStart, hall: TheHall, request: Asked) -> wire.KeeperRoom:
    """A table set aside is looked after again."""
    room = await room_of(hall, request)
    await room.retry(table)
    return await room.everything()


@get("/api/keeper/aside/{table:str}/rows", include_in_schema=False, guards=[at_home])
async def rows(table: TableStart, hall: TheHall, request: Asked) -> Response[bytes]:
    """Its log, a line for each entry."""
    lines = await (await room_of(hall, request)).rows(table)
    return download(lines, f"table-{table[:6]}.jsonl", "application/x-ndjson")


@get("/api/keeper/audit", include_in_schema=False, guards=[at_home])
async def audit(hall: TheHall, request: Asked) -> Response[bytes]:
    """What the keeper did, as CSV."""
    return download(await (await room_of(hall, request)).audit(), "audit.csv", "text/csv")


def download(text: str, name: str, kind: str) -> Response[bytes]:
    """A file to be kept."""
    safe = "".join(letter for letter in name if letter.isalnum() or letter in "._-")
    headers = {"content-disposition": f'attachment; filename="{safe}"'}
    return Response(text.encode(), media_type=f"{kind}; charset=utf-8", headers=headers)


HANDLERS = [
    enter, leave, everything, report, done, ban, pardon, call_off, announce, withdraw, retry, rows,
    audit,
]  # fmt: skip
