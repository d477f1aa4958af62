"""Names that are somebody's own: making one, signing in, and what opens it.

All of it is of the hall's own page: what proves something proves it for the site by which the
browser calls the hall, so pages of other origins are refused here, even those that may play.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.params import JSONBody

from ... import wire
from ...people.keys import Site
from ...runtime.signing import Asker, Signing
from ...table.rights import claim_at
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, Json, TableId, TheGate, TheHall, signed_in, token_of
from ..cookies import BASE, of_person
from ..hosts import plain
from ..safety import Gate, address

_BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
"""As browsers say it, the telling ones first, and as people do."""


def asker_of(request: Asked, gate: Gate, counted: bool = True) -> Asker:
    """Who asks; refuses those who ask too often, if that is `counted` here, and pages of other
    origins."""
    who = address(dict(request.scope))
    host = request.headers.get("host", "")
    scheme = "https" if gate.config.secure_cookies else "http"
    origin = request.headers.get("origin") or f"{scheme}://{host}"
    if urlsplit(origin).netloc != host:
        raise Refused("wrong-origin", "Names are made and opened on the hall's own page only.")
    if counted and request.method == "POST" and not gate.people.take(who):
        raise Refused("rate-limited", "Too much at once; wait a minute.")
    agent = request.headers.get("user-agent", "")[:500]
    return Asker(who, Site(plain(host), origin), device_of(agent), signed_in(request))


def device_of(agent: str) -> str:
    """A browser and a system, as people would say it; nothing else of it is kept."""
    told = [
        next((name for sign, name in known if re.search(sign, agent)), "")
        for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(part for part in told if part)


def _with_cookie(
    answer: Any, token: str, gate: Gate, request: Asked, status: int = 200
) -> Response[Any]:
    base = request.headers.get(BASE.decode())
    return Json(answer, status_code=status, cookies=[of_person(token, base, gate.config)])


@get("/api/people/me", responses=ERRORS, summary="Who you are", tags=["people"])
async def me(hall: TheHall, gate: TheGate, request: Asked) -> wire.WhoAmI:
    """Your name, what opens it and where you are signed in; `null` for a guest."""
    return await Signing(hall, gate).who(asker_of(request, gate))


@post(
    "/api/people/name",
    responses=ERRORS,
    summary="Could a name be yours?",
    tags=["people"],
    status_code=200,
)
async def try_name(
    data: JSONBody[wire.TryName], hall: TheHall, gate: TheGate, request: Asked
) -> wire.NameTried:
    """Nobody has it, nor one that looks like it; else why not, and some that are free."""
    asker_of(request, gate)
    return await Signing(hall, gate).try_name(data)


@post(
    "/api/people/challenge",
    responses=ERRORS,
    summary="Something to sign",
    tags=["people"],
    status_code=200,
)
async def challenge(
    data: JSONBody[wire.AskChallenge], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Challenge:
    """For one purpose, once, and soon."""
    return await Signing(hall, gate).challenge(asker_of(request, gate), data.purpose)


@post("/api/people", responses=ERRORS, summary="Make a name yours", tags=["people"])
async def sign_up(
    data: JSONBody[wire.SignUp], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.SignedUp]:
    """With a key, or with nothing but the words that are told this once. The answer's cookie signs
    you in."""
    made, token = await Signing(hall, gate).sign_up(asker_of(request, gate), data)
    return _with_cookie(made, token, gate, request, 201)


@post("/api/people/sign-in", responses=ERRORS, summary="Sign in", tags=["people"], status_code=200)
async def sign_in(
    data: JSONBody[wire.SignIn], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.WhoAmI]:
    """By a key."""
    who, token = await Signing(hall, gate).sign_in(asker_of(request, gate), data)
    return _with_cookie(who, token, gate, request)


@post(
    "/api/people/recover",
    responses=ERRORS,
    summary="Sign in by words",
    tags=["people"],
    status_code=200,
)
async def recover(
    data: JSONBody[wire.Recover], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.WhoAmI]:
    """Those that were written down; a key can be added then."""
    who, token = await Signing(hall, gate).recover(asker_of(request, gate), data)
    return _with_cookie(who, token, gate, request)


@post(
    "/api/people/use-code",
    responses=ERRORS,
    summary="Sign in by a code",
    tags=["people"],
    status_code=200,
)
async def use_code(
    data: JSONBody[wire.UseCode], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.WhoAmI]:
    """From a device that is signed in; a key can be added then."""
    who, token = await Signing(hall, gate).use_code(asker_of(request, gate), data)
    return _with_cookie(who, token, gate, request)


@post(
    "/api/people/me/code",
    responses=ERRORS,
    summary="A code for another device",
    tags=["people"],
    status_code=200,
)
async def code(
    data: JSONBody[wire.Confirm], hall: TheHall, gate: TheGate, request: Asked
) -> wire.DeviceCode:
    """It signs one in, once, within minutes."""
    return await Signing(hall, gate).code(asker_of(request, gate), data)


@post(
    "/api/people/me/words",
    responses=ERRORS,
    summary="Other words to write down",
    tags=["people"],
    status_code=200,
)
async def words(
    data: JSONBody[wire.Confirm], hall: TheHall, gate: TheGate, request: Asked
) -> wire.NewWords:
    """Those before open nothing any more."""
    return await Signing(hall, gate).words(asker_of(request, gate), data)


@post(
    "/api/people/me/keys", responses=ERRORS, summary="Add a key", tags=["people"], status_code=200
)
async def add_key(
    data: JSONBody[wire.AddKey], hall: TheHall, gate: TheGate, request: Asked
) -> wire.WhoAmI:
    """A key of this device, say."""
    return await Signing(hall, gate).add_key(asker_of(request, gate), data)


@post(
    "/api/people/me/keys/remove",
    responses=ERRORS,
    summary="Remove a key",
    tags=["people"],
    status_code=200,
)
async def remove_key(
    data: JSONBody[wire.RemoveKey], hall: TheHall, gate: TheGate, request: Asked
) -> wire.WhoAmI:
    """It opens the name no longer."""
    return await Signing(hall, gate).remove_key(asker_of(request, gate), data)


@get("/api/people/me/export", responses=ERRORS, summary="What is kept of you", tags=["people"])
async def export(hall: TheHall, gate: TheGate, request: Asked) -> wire.KeptOfMe:
    """All of it, as data."""
    asker = asker_of(request, gate)
    if not gate.people.take(asker.address):
        raise Refused("rate-limited", "Too much at once; wait a minute.")
    return await Signing(hall, gate).kept(asker)


@post(
    "/api/people/me/erase",
    responses=ERRORS,
    summary="Be forgotten",
    tags=["people"],
    status_code=200,
)
async def erase(
    data: JSONBody[wire.Confirm], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.WhoAmI]:
    """The name is free again, and taken out of the games that others remember."""
    gone = await Signing(hall, gate).erase(asker_of(request, gate), data)
    return _with_cookie(gone, "", gate, request)


@post(
    "/api/tables/{table:str}/claim",
    responses=ERRORS,
    summary="A guest's seat becomes yours",
    tags=["people"],
    status_code=200,
)
async def claim(table: TableId, hall: TheHall, gate: TheGate, request: Asked) -> wire.Done:
    """With the seat's token, and signed in: the seat has your name from now on."""
    asker = asker_of(request, gate)
    live = await hall.live(table, token_of(request, table))
    seat = claim_at(live.table, token_of(request, table))
    await Signing(hall, gate).claim(asker, live, seat)
    return wire.Done(live.table.numbers[seat.seat])


@post(
    "/api/people/sign-out", responses=ERRORS, summary="Sign out", tags=["people"], status_code=200
)
async def sign_out(
    data: JSONBody[wire.SignOut], hall: TheHall, gate: TheGate, request: Asked
) -> Response[wire.WhoAmI]:
    """Here, or on another device."""
    asker = asker_of(request, gate)
    who = await Signing(hall, gate).sign_out(asker, data.device)
    return _with_cookie(who, asker.token if who.me else "", gate, request)


HANDLERS = [
    me, try_name, challenge, sign_up, sign_in, recover, use_code, code, words, add_key, remove_key,
    sign_out, export, erase, claim,
]  # fmt: skip
