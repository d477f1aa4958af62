"""The front door: what one connection, one address and all of them together may have of the server.

uvicorn alone reads a header that never ends into memory, waits for ever for one that never comes,
and lets in whoever knocks until no file can be opened any more. Here its two protocols, HTTP and
WebSocket, are given limits; what is within them goes through uvicorn's own code. One `Doorkeeper`
for each process knows every connection from its first byte to its last.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from math import inf
from typing import Any, cast

from httptools import HttpParserError, HttpParserUpgrade
from uvicorn import Config as ServerConfig
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from . import wire
from .config import Limits
from .errors import STATUS
from .messages import encode
from .metrics import CONNECTIONS, REFUSED
from .safety import FREE_PATHS, HEADERS, App, Buckets, Receive, Scope, Send, address
from .serving import room

KEEPER = "doorkeeper"
"""Where, in the state that application and server share, the doorkeeper is."""
MOST_AHEAD = 8
"""So many requests may come before the first of them is answered; browsers send one."""
SPARE_PLACES = 32
"""When the hall is full, so many more may ask whether it is well."""
ENVELOPE = 8
"""A body in small chunks is so many times as large as what is in it."""
POLICY_VIOLATION = 1008

TEXTS = {
    "full": "The hall is full; try again later.",
    "headers-too-large": "The headers of this request are too large.",
    "malformed": "This is no request that makes sense.",
    "rate-limited": "Too many connections from your address.",
    "too-large": "This request is too large.",
    "too-slow": "This request took too long to arrive.",
}


@cache
def refusal(code: str) -> bytes:
    """A whole answer that says no, all but its first line and its date."""
    body = encode(wire.ApiError(code, TEXTS[code]))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
        (b"retry-after", b"1"),
        *HEADERS,
    ]
    return b"".join(b"%b: %b\r\n" % header for header in headers) + b"\r\n" + body


class Visit:
    """One connection, from its first byte to its last."""

    def __init__(self, door: Door, who: str | None, late: bool) -> None:
        self.door: Door | SocketDoor = door
        self.who = who
        """Whom it counts for; None for a proxy."""
        self.late = late
        """It came when all places were taken."""
        self.arrives_by = inf
        """By then what is being sent must be here."""
        self.taken_by = inf
        """By then what we send must have been taken."""
        self.leaving = False


class Doorkeeper:
    """Who is inside, who may still come in, and whose time is up."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.places, _ = room(limits)
        self._proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._inside: dict[Visit, None] = {}
        self._late: dict[Visit, None] = {}
        self._waiting: dict[Visit, None] = {}
        """Those inside of whom no request is being answered, the longest first."""
        self._by_address: Counter[str] = Counter()
        deadlines = (limits.header_seconds, limits.body_seconds, limits.reply_seconds)
        self._every = min(1.0, min(deadlines) / 4)
        self._round: asyncio.TimerHandle | None = None

    def admit(self, door: Door) -> Visit | None:
        """Let somebody in; None if their address has enough. When all places are taken, whoever has
        waited longest without asking anything makes room. If everybody is busy, a few more come in
        all the same, so that the hall can still say that it is full, or well."""
        who = None if self._is_proxy(door.client) else address({"client": door.client})
        if who is not None and self._by_address[who] >= self.limits.connections_per_address:
            return None
        late = False
        if len(self._inside) >= self.places:
            late = not self._send_one_away(self._waiting)
            if late and len(self._late) >= SPARE_PLACES:
                self._send_one_away(self._late)
        visit = Visit(door, who, late)
        if late:
            self._late[visit] = None
        else:
            self._inside[visit] = self._waiting[visit] = None
        if who is not None:
            self._by_address[who] += 1
        CONNECTIONS.inc()
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(self._every, self._go_round)
        return visit

    def leave(self, visit: Visit) -> None:
        """Somebody is gone."""
        if visit not in self._inside and visit not in self._late:
            return
        for those in (self._inside, self._late, self._waiting):
            those.pop(visit, None)
        CONNECTIONS.dec()
        if visit.who is not None:
            self._by_address[visit.who] -= 1
            if not self._by_address[visit.who]:
                del self._by_address[visit.who]

    def busy(self, visit: Visit) -> None:
        """A request is being answered."""
        self._waiting.pop(visit, None)

    def waits(self, visit: Visit) -> None:
        """It is answered."""
        if visit in self._inside:
            self._waiting[visit] = None

    def _is_proxy(self, client: tuple[str, int] | None) -> bool:
        try:
            return bool(self._proxies) and any(
                ipaddress.ip_address(client[0] if client else "") in each for each in self._proxies
            )
        except ValueError:
            return False

    def _send_one_away(self, those: dict[Visit, None]) -> bool:
        """Make room for somebody else; False if nobody can go."""
        for visit in those:
            if not visit.door.transport.get_write_buffer_size():  # else an answer is on its way
                visit.door.transport.abort()
                self.leave(visit)
                return True
        return False

    def _go_round(self) -> None:
        """Whose time is up?"""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for visit in list(chain(self._inside, self._late)):
            if visit.door.transport.is_closing() and not visit.leaving:
                visit.leaving = True  # what is still to be sent is waited for, but not for ever
                visit.taken_by = min(visit.taken_by, now + self.limits.reply_seconds)
            if visit.taken_by <= now:
                visit.door.transport.abort()
            elif visit.arrives_by <= now and isinstance(visit.door, Door):
                visit.arrives_by = inf
                visit.door.out_of_time()
        some = self._inside or self._late
        self._round = loop.call_later(self._every, self._go_round) if some else None


def keeper_of(state: dict[str, Any]) -> Doorkeeper:
    """The doorkeeper of a server process; an application that brings none has the usual limits."""
    keeper: Doorkeeper | None = state.get(KEEPER)
    if keeper is None:
        keeper = state[KEEPER] = Doorkeeper(Limits())
    return keeper


class OutOfBounds(Exception):
    """More than the limits allow; raised inside the parser, it ends its work."""


class Door(HttpToolsProtocol):
    """uvicorn's HTTP, with limits."""

    IDLE, HEAD, BODY = range(3)

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.keeper = keeper_of(app_state)
        self.limits = self.keeper.limits
        self.visit: Visit | None = None
        self.phase = self.HEAD
        self.received = 0
        """Bytes since this request began, but for what came together with the one before."""
        self.head_bytes = 0
        self.problem = "malformed"
        """Why the parser gave up."""

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit = self.keeper.admit(self)
        if self.visit is None:
            self.refuse("rate-limited")
            return
        if self.visit.late:
            self.app = Full(self.app)
        self._expect(self.HEAD, self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.keeper.leave(self.visit)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Nothing more comes through here. Whatever points back to this door would keep it, and
        all it has read, until Python's collector comes round."""
        self.visit = None
        self.parser = None  # type: ignore[assignment]
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visit is not None:
            self.visit.taken_by = self.loop.time() + self.limits.reply_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit is not None:
            self.visit.taken_by = inf

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.phase == self.IDLE:
            self.received = 0
            self._expect(self.HEAD, self.limits.header_seconds)
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except HttpParserError:
            self.refuse(self.problem)
        except HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        self.received += len(data)
        if self.phase == self.HEAD and self.received > self.limits.header_bytes:
            self.refuse("headers-too-large")
        elif (
            self.phase == self.BODY
            and self.received > self.limits.header_bytes + ENVELOPE * self.limits.body_bytes
        ):
            self.refuse("too-large")
        elif self.phase == self.IDLE and self._answered():
            # Answered before it was all here: uvicorn has no deadline for the next one now.
            self._expect(self.IDLE, self.limits.keep_alive_seconds)

    def handle_websocket_upgrade(self) -> None:
        if self.visit is None or self.visit.late:
            self.refuse("full")
            return
        self.keeper.busy(self.visit)
        super().handle_websocket_upgrade()
        door = self.transport.get_protocol()
        assert isinstance(door, SocketDoor)
        door.welcome(self.visit)
        self._let_go()

    # The parser

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._give_up("rate-limited")
        super().on_message_begin()
        self.received = self.head_bytes = 0
        self._expect(self.HEAD, self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))
        if len(self.headers) > self.limits.header_count:
            self._give_up("headers-too-large")

    def on_headers_complete(self) -> None:
        self._expect(self.BODY, self.limits.body_seconds)
        if self.visit is not None:
            self.keeper.busy(self.visit)
        super().on_headers_complete()
        if self.visit is not None and self.visit.late and not self._answered():
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(self.IDLE, inf)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.visit is not None and not self.pipeline:
            self.keeper.waits(self.visit)

    # Refusing

    def out_of_time(self) -> None:
        """What is being sent hasn't come in time."""
        if self.phase == self.IDLE or not self.received:
            self.transport.close()
        else:
            self.refuse("too-slow")

    def refuse(self, code: str) -> None:
        """Say no, unless another answer is on its way, and hang up."""
        if self.transport.is_closing():
            return
        REFUSED.labels(code).inc()
        done = self._answered()
        waits = self.phase == self.BODY and not self.pipeline
        if done or (waits and not self.cycle.response_started):
            dates = (b"%b: %b\r\n" % header for header in self.server_state.default_headers)
            self.transport.write(b"".join([STATUS_LINE[STATUS[code]], *dates, refusal(code)]))
        if not done:
            self.cycle.disconnected = True  # whatever the application still has to say
        self.transport.close()

    def _expect(self, phase: int, seconds: float) -> None:
        self.phase = phase
        if self.visit is not None:
            self.visit.arrives_by = self.loop.time() + seconds

    def _answered(self) -> bool:
        """Is there nothing to be said about what came so far?"""
        cycle = cast(RequestResponseCycle | None, self.cycle)  # there is none at first
        return cycle is None or cycle.response_complete

    def _count(self, size: int) -> None:
        self.head_bytes += size + 4
        if self.head_bytes > self.limits.header_bytes:
            self._give_up("headers-too-large")

    def _give_up(self, code: str) -> None:
        self.problem = code
        raise OutOfBounds(code)


class SocketDoor(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with limits on what no message limit sees."""

    visit: Visit
    keeper: Doorkeeper

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.keeper = keeper_of(app_state)
        limits = self.keeper.limits
        self.small_frames = Buckets(limits.messages_per_second, limits.messages_burst)
        """Pings, pongs, and parts of messages: they cost time, and never reach the hall."""

    def welcome(self, visit: Visit) -> None:
        """Take over a connection that began with HTTP."""
        visit.door = self
        visit.arrives_by = inf  # the hall itself waits for a hello
        self.visit = visit
        if not self.handshake_initiated:
            # All of it is here, but no handshake for websockets (a line of 9 KB, say), which waits.
            REFUSED.labels("malformed").inc()
            self.transport.write(STATUS_LINE[STATUS["malformed"]] + refusal("malformed"))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self.visit)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.visit.taken_by = self.loop.time() + self.keeper.limits.reply_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self.visit.taken_by = inf

    def handle_cont(self, event: Frame) -> None:
        if self._few_enough():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._few_enough():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._few_enough():
            super().handle_pong(event)

    def _few_enough(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.small_frames.take(""):
            return True
        REFUSED.labels("rate-limited").inc()
        self.conn.fail(POLICY_VIOLATION, "rate-limited")
        self.handle_parser_exception()
        return False


class Full:
    """ASGI: what those who come when the hall is full may ask."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whether the hall is well; nothing else."""
        if scope["path"] in FREE_PATHS:
            await self.app(scope, receive, send)
            return
        REFUSED.labels("full").inc()
        body = encode(wire.ApiError("full", TEXTS["full"]))
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), *HEADERS]
        await send({"type": "http.response.start", "status": STATUS["full"], "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
