"""The front door: what one connection, one address and all of them together may have of the server.

uvicorn alone reads a header that never ends into memory, waits for ever for one that never comes,
and lets in whoever knocks until no file can be opened any more. Here its two protocols, HTTP and
WebSocket, are given limits; what is within them goes through uvicorn's own code. One `Doorkeeper`
for each process knows every connection from its first byte to its last.
"""

from __future__ import annotations

import asyncio
from functools import cache
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
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from .. import wire
from ..ops.metrics import REFUSED
from ..runtime.rates import Buckets
from ..table.messages import encode
from ..wire.errors import STATUS
from .doorkeeper import Doorkeeper, Visit, keeper_of
from .safety import FREE_PATHS, HEADERS, App, Receive, Scope, Send
from .serving import AT_ONCE

MOST_AHEAD = 8
"""So many requests may come before the first of them is answered; browsers send one."""
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

    def out_of_time(self) -> None:
        """Whoever has come in this far is never waited for; if they were, they would be let go."""
        self.transport.abort()

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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Send without a task having to wake up for it; False if it would have to wait. A move is
        told to many, and this is most of what that costs."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # it is closing
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self.visit)
        super().connection_lost(exc)
        # No ring of references is left, which only a full collection would find.
        del self.visit.door
        if self.handshake_initiated:
            self.scope["extensions"].clear()

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
