"""A line to a table: what a socket is on a server, and the same messages."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from .. import wire
from ..table.messages import encode, history, info, position, problem, reason
from ..table.readership import Reader
from ..table.rights import reader_at
from ..table.seats import Claim
from ..wire.errors import Refused
from .asking import LIMITS, as_refusal
from .tables import LocalTable

if TYPE_CHECKING:
    from .hall import LocalHall

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class _Identified(msgspec.Struct):
    """What is left of a message that makes no sense: its id, so that the error finds its way."""

    id: wire.RequestId


_id_decoder = msgspec.json.Decoder(_Identified)


class Line(Reader):
    """One reader's line, from hello to goodbye."""

    def __init__(self, hall: LocalHall, number: int, table: str) -> None:
        self._hall = hall
        self._number = number
        self._table = table
        self.live: LocalTable | None = None
        """The table, once somebody has said hello."""
        self.lang: wire.Lang = "en"
        self.dismissed = False

    def send(self, data: bytes) -> None:
        if not self.dismissed:
            self._hall.outside.say(self._number, data.decode())

    def dismiss(self, code: int, why: str) -> None:
        if not self.dismissed:
            self._hall.outside.hang_up(self._number, code, why)
        self.dismissed = True

    def say(self, message: object) -> None:
        """Send a message to this reader alone."""
        self.send(encode(message))

    def hear(self, text: str) -> None:
        """One message."""
        if self.dismissed:
            return
        request: int | None = None
        try:
            try:
                message = self._read(text)
            except Refused:
                with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                    request = _id_decoder.decode(text).id
                raise
            request = getattr(message, "id", None)
            if self.live is None:
                self._greet(message)
            else:
                self._answer(self.live, message)
        except Refused as refused:
            self.say(problem(refused, request, self.lang))
            if self.live is None:
                self.dismiss(4000 + refused.status, refused.code)
            elif refused.code == "stale" and self in self.live.readers:
                now = self._hall.now()
                self.say(position(self.live.table, self.claim, now, self.words, self.eyes))
        except Exception as wrong:
            ours = as_refusal(wrong)
            self.say(problem(ours, request, self.lang))
            if self.live is None:
                self.dismiss(4000 + ours.status, ours.code)
            else:
                self._hall.stumble(self.live, ours, self)

    def _read(self, text: str) -> wire.ClientMessage:
        if len(text) > LIMITS.frame_bytes:
            raise Refused("too-large", "This message is too large.")
        try:
            message: wire.ClientMessage = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Refused("malformed", f"This message makes no sense: {wrong}"[:300]) from wrong
        return message

    def _greet(self, hello: wire.ClientMessage) -> None:
        if not isinstance(hello, wire.Hello):
            raise Refused("malformed", "The first message is a hello.")
        self.words, self.lang = hello.words, hello.words or hello.lang
        self.recalls, self.eyes = hello.recall, hello.eyes
        live = self._hall.live(self._table)
        self.claim = reader_at(live.table, hello.token or live.row.token or None)
        self.live = live
        self._join(live)

    def _join(self, live: LocalTable) -> None:
        """First it is sent how things stand, and what was; then whatever happens."""
        table, claim = live.table, self.claim
        if claim is not None:
            live.here.seats.add(claim.seat)
            live.here.away.pop(claim.seat, None)
        self.say(wire.Table(**info(table, live.here, live.onlookers())))
        if self.eyes is not None and (claim is not None or not table.lets_look(self.eyes)):
            self.eyes = None
        seen = position(table, claim, self._hall.now(), self.words, self.eyes)
        self.shown = seen.number
        self.say(seen)
        if self.recalls:
            self.say(history(table, claim, self.eyes))
            self.say(live.talk_for(self, list(live.row.lines)))
        live.add(self)
        self._hall.founding.start_if_full(live)
        live.tell_table()

    def part(self) -> None:
        """The reader is gone."""
        live, claim = self.live, self.claim
        self.dismissed = True
        if live is None or self not in live.readers:
            return
        live.remove(self)
        if claim is not None and live.sockets[claim.seat] == 0:
            live.departed(claim.seat)
        live.tell_table()

    def _answer(self, live: LocalTable, message: wire.ClientMessage) -> None:
        hall, table = self._hall, live.table
        match message:
            case wire.Ping():
                self.say(wire.Pong(message.id))
            case wire.DoMove():
                ask = wire.MakeMove(
                    message.number, message.move, message.notation, message.request, message.what
                )
                self.say(wire.Ack(message.id, hall.move(live, self._claim(), ask)))
            case wire.DoUndo():
                back = wire.TakeBack(message.number, message.request)
                self.say(wire.Ack(message.id, hall.undo(live, self._claim(), back)))
            case wire.DoBack():
                claim = self._claim()
                hall.act(live, lambda table: table.back(table.seat_of(claim)))
                self.say(wire.Ack(message.id, live.table.numbers[claim.seat]))
            case wire.DoSay():
                claim = self._claim()
                hall.say(live, claim, message.text)
                self.say(wire.Ack(message.id, live.table.numbers[claim.seat]))
            case wire.AskWhy():
                seat = table.seat_of(self._claim())
                refused = table.why_not(seat, table.meant(seat, message.move, message.what))
                why = reason(refused.reason, self.lang) if refused else None
                self.say(wire.Why(message.id, why))
            case wire.Speak():
                self.words = self.lang = message.lang
                self.say(position(table, self.claim, hall.now(), self.words, self.eyes))
            case wire.LookThrough():
                if self.claim is not None:
                    raise Refused("eyes-closed", "Whoever plays sees with their own eyes.")
                live.look_through(self, message.eyes)
                self.say(wire.Ack(message.id, self.shown))
            case wire.Hello():
                raise Refused("malformed", "One hello is enough.")

    def _claim(self) -> Claim:
        if self.claim is None:
            raise Refused("no-seat", "Onlookers only look on.")
        return self.claim
