"""Finding a game: to begin, to wait, to think better of it; and games to look on at.

A search is its browser's, by a cookie that no script reads; programs have its token from the
answer.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from ... import wire
from ...runtime.hall import Hall
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, Json, TheGate, TheHall, signed_in, with_seat, zipped
from ..cookies import BASE, OF_BROWSERS, SEEKING, of_search
from ..safety import Gate, address

LONGEST = 100


@get("/api/pairing", responses=ERRORS, summary="How many wait for what", tags=["pairing"])
async def queues(hall: TheHall) -> wire.Queues:
    """Nobody is named."""
    return hall.pairing.queues()


@get("/api/watching", responses=ERRORS, summary="Games to look on at", tags=["lobby"])
async def watching(hall: TheHall, request: Asked) -> Response[wire.WatchedGames]:
    """Those of open tables that let anybody look on, the most interesting first; made anew every
    few seconds, of what everybody sees."""
    return zipped(await hall.watching.games(), request)


@post("/api/pairing", responses=ERRORS, summary="Find a game", tags=["pairing"], status_code=200)
async def begin(
    data: JSONBody[wire.Seek], hall: TheHall, gate: TheGate, request: Asked
) -> Response[Any]:
    """Look for people who want the same. A search lasts as long as one goes on asking how it
    stands; `token` is its own."""
    who = _often(gate, request)
    most = hall.config.limits.searches_per_address
    found = await hall.pairing.begin(data, _token(request), signed_in(request), who, most)
    return _answer(found, hall, request)


@post(
    "/api/pairing/wait",
    responses=ERRORS,
    summary="How your search stands",
    tags=["pairing"],
    status_code=200,
)
async def wait(data: JSONBody[wire.Await], hall: TheHall, request: Asked) -> Response[Any]:
    """Answered as soon as there is something new. Once it is `seated`, `token` is the seat's."""
    found = await hall.pairing.wait(_token(request), data.known, address(dict(request.scope)))
    return _answer(found, hall, request)


@post(
    "/api/pairing/cancel",
    responses=ERRORS,
    summary="Wait no longer",
    tags=["pairing"],
    status_code=200,
)
async def cancel(hall: TheHall, gate: TheGate, request: Asked) -> Response[Any]:
    """Those for whom a game was found with you wait on."""
    _often(gate, request)
    return _answer(await hall.pairing.cancel(_token(request)), hall, request)


@post(
    "/api/pairing/bots",
    responses=ERRORS,
    summary="Play with bots beside you",
    tags=["pairing"],
    status_code=200,
)
async def bots(hall: TheHall, gate: TheGate, request: Asked) -> Response[Any]:
    """In the seats that are left, once people were looked for a while (`bots_from`)."""
    who = _often(gate, request)
    return _answer(await hall.pairing.fill(_token(request), who), hall, request)


def _often(gate: Gate, request: Asked) -> str:
    who = address(dict(request.scope))
    if not gate.searches.take(who):
        raise Refused("rate-limited", "Too many searches; wait a moment.")
    return who


def _token(request: Asked) -> str:
    """The search's own: from the Authorization header, else from the cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        token = request.cookies.get(SEEKING, "")
    token = token.strip()
    return token if len(token) <= LONGEST else ""


def _answer(search: wire.Search, hall: Hall, request: Asked) -> Response[Any]:
    """A browser keeps the token of its search, and of the seat that was found, where no script can
    read it."""
    base = request.headers.get(BASE.decode())
    browser = base is not None or any(each in request.headers for each in OF_BROWSERS)
    if search.state == "seated":
        return with_seat(search, search.table, search.token, hall, request, 200)
    if search.state == "none" and browser:
        return Json(search, status_code=200, cookies=[of_search("", base, hall.config)])
    if search.token and browser:
        return Json(search, status_code=200, cookies=[of_search(search.token, base, hall.config)])
    return Json(search, status_code=200)


HANDLERS = [watching, queues, begin, wait, cancel, bots]
