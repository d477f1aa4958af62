"""One socket per open table page: what it may say, and what it is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .. import wire
from ..ops.logs import log
from ..ops.metrics import REFUSED
from ..runtime.deeds import Deeds
from ..runtime.hall import Hall
from ..runtime.live import Live
from ..runtime.rates import Buckets
from ..table.messages import encode, position, problem, reason
from ..table.readership import Reader
from ..table.rights import reader_at
from ..table.seats import Claim
from ..wire.errors import STATUS, Refused
from .asking import TheDeeds, TheHall
from .cookies import cookie_name
from .page import build
from .safety import address
from .serving import AT_ONCE

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 2.0
CLOSED = (1000, 1001)
"""How a browser says good-bye; anything else is a line that broke."""
MOST_NONSENSE = 20
"""So many messages that make no sense, and the socket is closed."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class _Identified(msgspec.Struct):
    """What is left of a message that makes no sense: its id, so that the error finds its way."""

    id: wire.RequestId


_id_decoder = msgspec.json.Decoder(_Identified)


class Socket(Reader):
    """A connection with an outbox, so that a slow reader holds nobody up."""

    def __init__(self, socket: WebSocket[Any, Any, Any], outbox: int) -> None:
        self._socket = socket
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._at_once: Callable[[bytes], bool] | None = extensions.get(AT_ONCE)
        self._outbox: deque[bytes] = deque()
        self._most = outbox
        self._waits: asyncio.Future[None] | None = None
        self._closes: tuple[int, str] | None = None
        self.dismissed = False
        self._task = asyncio.current_task()
        self.too_slow = False
        self.lang: wire.Lang = "en"

    def send(self, data: bytes) -> None:
        if self.dismissed or self.too_slow:
            return
        idle = self._waits is not None and not self._waits.done() and not self._outbox
        if idle and self._at_once is not None and self._at_once(data):
            return
        if len(self._outbox) >= self._most:
            # A close would wait behind all the rest: this conversation is simply over.
            self.too_slow = True
            if self._task is not None:
                self._task.cancel()
            return
        self._outbox.append(data)
        self._wake()

    def dismiss(self, code: int, why: str) -> None:
        """Close, after what is still to be sent."""
        self.dismissed = True
        self._closes = code, why
        self._wake()

    def _wake(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    def say(self, message: Any) -> None:
        """Send a message to this reader alone."""
        self.send(encode(message))

    async def deliver(self) -> None:
        """Send what is in the outbox until the connection ends."""
        while True:
            while self._outbox:
                await self._socket.send_data(self._outbox.popleft().decode(), mode="text")
            if self._closes is not None:
                await self._socket.close(*self._closes)
                return
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: TheHall,
    deeds: TheDeeds,
) -> None:
    """Accept, wait for `hello`, then serve until somebody hangs up."""
    async with hall.arrivals:
        await socket.accept()
    own = Socket(socket, hall.config.limits.outbox)
    sender = asyncio.create_task(own.deliver())
    try:
        await Conversation(socket, own, table, hall, deeds).run()
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not own.too_slow:
            raise
        log.info("a reader was too slow")
    finally:
        if own.dismissed:  # the last word is still in the outbox
            await asyncio.wait([sender], timeout=GOODBYE_SECONDS)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        # Litestar's wrappers around these hold the socket, and it holds them: a ring of references
        # that only a full collection would find.
        del socket.receive, socket.send


class Conversation:
    """What one client says, from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        own: Socket,
        table: str,
        hall: Hall,
        deeds: Deeds,
    ) -> None:
        limits = hall.config.limits
        self.socket = socket
        self.own = own
        self.name = table
        self.hall = hall
        self.deeds = deeds
        self.rate = Buckets(limits.messages_per_second, limits.messages_burst)
        self.nonsense = 0
        self.request: int | None = None
        """The id of the request that is being answered."""

    async def run(self) -> None:
        """The whole conversation."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            if not isinstance(hello, wire.Hello):
                raise Refused("malformed", "The first message is a hello.")
            token = hello.token or self.socket.cookies.get(cookie_name(self.name))
            self.own.words, self.own.lang = hello.words, hello.words or hello.lang
            self.own.recalls, self.own.eyes = hello.recall, hello.eyes
            self.own.is_page = hello.page is not None
            self.own.home = self.hall.keeper.home_of(address(self.socket.scope))
            async with self.hall.arrivals:
                live = await self.hall.current(self.name)
            async with self.hall.hold(live):  # who waits for one table keeps nobody from another
                self.own.claim = reader_at(live.table, token)
        except (Refused, TimeoutError) as wrong:
            refused = (
                wrong
                if isinstance(wrong, Refused)
                else Refused("malformed", "No hello came in time.")
            )
            await self._turn_away(refused)
            return
        try:
            try:
                await self.hall.readers.join(live, self.own)
            except Refused as refused:
                await self._turn_away(refused)
                return
            if hello.page and hello.page != build() != "":
                self.own.say(wire.Renewed(build()))
            if self.own.is_page and (announced := self.hall.keeper.announced()):
                self.own.say(wire.Announced(announced))
            while True:
                await self._serve(live)
        except WebSocketDisconnect as gone:
            self.own.lost = gone.code not in CLOSED
            raise
        finally:
            self.own.lost = self.own.lost or self.own.too_slow
            await asyncio.shield(self.hall.readers.part(live, self.own))

    async def _serve(self, live: Live) -> None:
        """One message."""
        self.request = None
        try:
            message = await self._receive()
            self.request = getattr(message, "id", None)
            await self._answer(live, message)
        except Refused as refused:
            REFUSED.labels(refused.code).inc()
            self.own.say(problem(refused, self.request, self.own.lang))
            if refused.code == "stale" and self.own in live.readers:
                async with self.hall.hold(live) as held:
                    own = self.own
                    own.say(position(held, own.claim, self.hall.now(), own.words, own.eyes))
            if refused.code in ("malformed", "rate-limited", "too-large"):
                self.nonsense += 1
                if self.nonsense >= MOST_NONSENSE:
                    self.own.dismiss(4000 + STATUS[refused.code], refused.code)
                    raise WebSocketDisconnect(detail="too much nonsense") from refused
        except WebSocketDisconnect:
            raise
        except Exception:
            log.error("a message could not be answered", exc_info=True)
            self.own.say(wire.Problem("internal", "Something went wrong here.", id=self.request))

    async def _answer(self, live: Live, message: wire.ClientMessage) -> None:
        own, deeds = self.own, self.deeds
        match message:
            case wire.Ping():
                own.say(wire.Pong(message.id))
            case wire.DoMove():
                ask = wire.MakeMove(
                    message.number, message.move, message.notation, message.request, message.what
                )
                own.say(wire.Ack(message.id, await deeds.move(live, self._claim(), ask)))
            case wire.DoUndo():
                take_back = wire.TakeBack(message.number, message.request)
                own.say(wire.Ack(message.id, await deeds.undo(live, self._claim(), take_back)))
            case wire.DoBack():
                own.say(wire.Ack(message.id, await deeds.back(live, self._claim())))
            case wire.DoSay():
                await deeds.say(live, self._claim(), message.text, own.home)
                own.say(wire.Ack(message.id, live.table.numbers[self._claim().seat]))
            case wire.AskWhy():
                async with self.hall.look(live, own.claim) as held:
                    seat = held.seat_of(self._claim())
                    refused = held.why_not(seat, held.meant(seat, message.move, message.what))
                why = reason(refused.reason, own.lang) if refused else None
                own.say(wire.Why(message.id, why))
            case wire.Speak():
                own.words = own.lang = message.lang
                # What others' eyes see may be more than an onlooker knows: only what is stored.
                aside = own.eyes is None
                look = self.hall.look(live, own.claim) if aside else self.hall.hold(live)
                async with look as held:
                    own.say(position(held, own.claim, self.hall.now(), own.words, own.eyes))
            case wire.LookThrough():
                if own.claim is not None:
                    raise Refused("eyes-closed", "Whoever plays sees with their own eyes.")
                async with self.hall.hold(live):
                    live.look_through(own, message.eyes)
                    own.say(wire.Ack(message.id, own.shown))
            case wire.Hello():
                raise Refused("malformed", "One hello is enough.")

    def _claim(self) -> Claim:
        if self.own.claim is None:
            raise Refused("no-seat", "Onlookers only look on.")
        return self.own.claim

    async def _receive(self) -> wire.ClientMessage:
        text = await self.socket.receive_data(mode="text")
        often = not self.rate.take("")
        if len(text) > self.hall.config.limits.frame_bytes:
            raise Refused("too-large", "This message is too large.")
        try:
            message: wire.ClientMessage = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                self.request = _id_decoder.decode(text).id
            raise Refused("malformed", f"This message makes no sense: {wrong}"[:300]) from wrong
        if often:
            self.request = getattr(message, "id", None)
            raise Refused("rate-limited", "Too many messages; wait a moment.")
        return message

    async def _turn_away(self, refused: Refused) -> None:
        REFUSED.labels(refused.code).inc()
        self.own.say(problem(refused, None, self.own.lang))
        self.own.dismiss(4000 + refused.status, refused.code)
        with suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(5):
                while True:
                    await self.socket.receive_data(mode="text")
