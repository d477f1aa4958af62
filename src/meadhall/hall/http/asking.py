"""Who asks, and how answers look: what every request has in common."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from .. import wire
from ..runtime.deeds import Deeds
from ..runtime.hall import Hall
from ..table.messages import encode
from ..wire.errors import Refused
from .cookies import BASE, OF_BROWSERS, SIGNED_IN, cookie_name, kept
from .safety import Gate

TheHall = NamedDependency[Hall]
TheGate = NamedDependency[Gate]
TheDeeds = NamedDependency[Deeds]
Asked = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(max_length=40, description="a table's id")]

ERRORS = {
    status: ResponseSpec(wire.ApiError, description=text, generate_examples=False)
    for status, text in {
        400: "What was sent makes no sense",
        401: "This needs a seat's token",
        403: "Not for you",
        404: "There is no such thing",
        405: "Not with this method",
        408: "It took too long to arrive",
        409: "Not now; the code says why",
        413: "Too large",
        415: "The body is not JSON",
        421: "The hall isn't called so",
        429: "Too often",
        431: "Too much before the body",
        503: "The hall restarts, is full, or its bots have too much to do",
    }.items()
}
"""What any request may be answered with instead."""


class Json(Response[Any]):
    """An answer in which nothing looks like HTML."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        """JSON in our own way, all else as ever."""
        if media_type.startswith("application/json") and not isinstance(content, bytes):
            return encode(content)
        return super().render(content, media_type, enc_hook)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is exactly what the handler asks for: a text is no number."""

    async def json(self) -> Any:
        """The body as the type of the handler's `data`."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation if wanted else Any)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Refused("malformed", str(wrong)[:300]) from wrong


def token_of(request: Asked, table: str) -> str | None:
    """The seat's token: from the Authorization header, else from the cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return request.cookies.get(cookie_name(table))


def signed_in(request: Asked) -> str:
    """What signs somebody in who has a name of their own; empty for a guest."""
    return request.cookies.get(SIGNED_IN, "")


def with_seat(
    answer: Any, table: str, token: str, hall: Hall, request: Asked, status: int
) -> Response[Any]:
    """An answer that also leaves the token in the browser, where no script can read it. A program
    has it from the answer itself."""
    base = request.headers.get(BASE.decode())
    is_browser = base is not None or any(each in request.headers for each in OF_BROWSERS)
    cookies = kept(table, token, base, hall.config) if is_browser else []
    return Json(answer, status_code=status, cookies=cookies)


def zipped(told: object, request: Asked) -> Response[Any]:
    """What everybody is told alike, as small as it can be sent. Nothing secret may be in it: how
    small it becomes would say something of that."""
    body, headers = msgspec.json.encode(told), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 6, mtime=0), "gzip"
    return Response(body, media_type="application/json", headers=headers)
