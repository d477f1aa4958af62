"""How one wants to be told while one isn't here.

Of the hall's own page, like names. What a mail's links ask for needs nobody signed in: the link
says which way it is about, and is sealed by the hall.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ... import wire
from ...runtime.by_mail import ByMail
from ...runtime.listening import Listening
from ...table.rights import claim_at
from ...wire.errors import Refused
from ..asking import ERRORS, Asked, TableId, TheGate, TheHall, token_of
from .people import asker_of

LISTENER = "hall-listener"
"""The header in which a guest's browser says who it is."""


def guest_of(request: Asked) -> str:
    """What a guest's browser was given to be known by."""
    return request.headers.get(LISTENER, "")[:100]


@get("/api/notices", responses=ERRORS, summary="How you are told", tags=["notices"])
async def notices(hall: TheHall, gate: TheGate, request: Asked) -> wire.Notices:
    """How one can be told here of what happens while one is away, and how you are."""
    return await Listening(hall, gate).info(asker_of(request, gate), guest_of(request))


@post(
    "/api/notices/push",
    responses=ERRORS,
    summary="Tell this browser",
    tags=["notices"],
    status_code=200,
)
async def tell_browser(
    data: JSONBody[wire.TellBrowser], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """By push; for whoever has a name, or was told here before."""
    asker = asker_of(request, gate)
    return await Listening(hall, gate).tell_browser(asker, guest_of(request), data)


@post(
    "/api/tables/{table:str}/notices",
    responses=ERRORS,
    summary="Tell this browser of a seat",
    tags=["notices"],
    status_code=200,
)
async def tell_of_seat(
    table: TableId,
    data: JSONBody[wire.TellBrowser],
    hall: TheHall,
    gate: TheGate,
    request: Asked,
) -> wire.Notices:
    """With the seat's token; no name is needed. A guest's browser keeps the `listener` it is
    answered, to change this later."""
    asker, token = asker_of(request, gate), token_of(request, table)
    live = await hall.live(table, token)
    claim = claim_at(live.table, token)
    return await Listening(hall, gate).tell_browser(asker, guest_of(request), data, live, claim)


@post(
    "/api/notices/push/moved",
    responses=ERRORS,
    summary="A browser has another address",
    tags=["notices"],
    status_code=200,
)
async def push_moved(
    data: JSONBody[wire.PushMoved], hall: TheHall, gate: TheGate, request: Asked
) -> None:
    """Its service worker says so, and knows the old one."""
    asker_of(request, gate)
    await Listening(hall, gate).push_moved(data)


@post(
    "/api/notices/mail", responses=ERRORS, summary="Tell me by mail", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def tell_address(
    data: JSONBody[wire.TellAddress], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """For whoever has a name. The address is asked first whether it is yours."""
    return await ByMail(hall, gate).tell_address(asker_of(request, gate), data)


@post(
    "/api/notices/hook", responses=ERRORS, summary="Tell a webhook", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def tell_hook(
    data: JSONBody[wire.TellHook], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """For whoever has a name: a program of theirs, Discord, Matrix."""
    return await Listening(hall, gate).tell_hook(asker_of(request, gate), data)


@post(
    "/api/notices/way", responses=ERRORS, summary="What you are told that way", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def change_way(
    data: JSONBody[wire.ChangeWay], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """The kinds of notices that go one way."""
    asker = asker_of(request, gate)
    return await Listening(hall, gate).change_way(asker, guest_of(request), data)


@post(
    "/api/notices/way/remove", responses=ERRORS, summary="No longer that way", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def remove_way(
    data: JSONBody[wire.TheWay], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """The address is forgotten."""
    asker = asker_of(request, gate)
    return await Listening(hall, gate).remove_way(asker, guest_of(request), data)


@post("/api/notices/way/try", responses=ERRORS, summary="Try it", tags=["notices"], status_code=200)
async def try_way(
    data: JSONBody[wire.TheWay], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Tried:
    """Something is sent that way at once."""
    asker = asker_of(request, gate)
    return await Listening(hall, gate).try_way(asker, guest_of(request), data)


@post(
    "/api/notices/wishes", responses=ERRORS, summary="Quiet hours", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def change_wishes(
    data: JSONBody[wire.ChangeWishes], hall: TheHall, gate: TheGate, request: Asked
) -> wire.Notices:
    """When to be told nothing, and in which language to be told."""
    asker = asker_of(request, gate)
    return await Listening(hall, gate).change_wishes(asker, guest_of(request), data)


@post(
    "/api/notices/stop", responses=ERRORS, summary="Stop everything", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def stop(hall: TheHall, gate: TheGate, request: Asked) -> wire.Notices:
    """Nothing more, by no way, and all addresses are forgotten."""
    return await Listening(hall, gate).stop(asker_of(request, gate), guest_of(request))


@post(
    "/api/notices/confirm", responses=ERRORS, summary="This address is mine", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def confirm(
    data: JSONBody[wire.StopToken], hall: TheHall, gate: TheGate, request: Asked
) -> wire.WayStopped:
    """By the link in a mail."""
    asker_of(request, gate)
    return await ByMail(hall, gate).confirm(data.token)


@post(
    "/api/notices/stop-way", responses=ERRORS, summary="No more mail here", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def stop_way(
    data: JSONBody[wire.StopToken], hall: TheHall, gate: TheGate, request: Asked
) -> wire.WayStopped:
    """By the link in a mail."""
    asker_of(request, gate)
    return await ByMail(hall, gate).stop_way(data.token)


@post(
    "/api/notices/never", responses=ERRORS, summary="Never any mail here", tags=["notices"],
    status_code=200,
)  # fmt: skip
async def never(
    data: JSONBody[wire.StopToken], hall: TheHall, gate: TheGate, request: Asked
) -> wire.WayStopped:
    """By the link in a mail that asked whether the address is somebody's."""
    asker_of(request, gate)
    return await ByMail(hall, gate).never(data.token)


ONE_CLICK = "/notices/stop/"
"""Where a mail program posts a form, all by itself, when somebody presses its own button."""


@post(ONE_CLICK + "{name:str}", include_in_schema=False, status_code=200)
async def one_click(
    name: FromPath[str], hall: TheHall, gate: TheGate, request: Asked
) -> Response[Any]:
    """A mail program says that its owner wants no more (RFC 8058): nobody is signed in there."""
    asker_of(request, gate)
    if len(name) > 120:
        raise Refused("not-found", "There is nothing here.")
    await ByMail(hall, gate).stop_way(name)
    return Response(b"", status_code=200)


HANDLERS = [
    notices, tell_browser, tell_of_seat, push_moved, tell_address, tell_hook, change_way,
    remove_way, try_way, change_wishes, stop, confirm, stop_way, never, one_click,
]  # fmt: skip
