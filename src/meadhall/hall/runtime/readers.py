"""Those who read along at tables: they come and go, are told what happens, and talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import wire
from ..ops.metrics import SOCKETS
from ..table.entries import Change
from ..table.messages import encode, history, info, position
from ..table.readership import CHAT_LINES, Reader
from ..table.seats import Claim, clean
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall


class Readers:
    """Everybody who reads along in one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def join(self, live: Live, reader: Reader) -> None:
        """A socket opens: first it is sent how things stand, and what was if it asks for that; then
        whatever happens. Whoever was only away has their seat back at once."""
        claim = reader.claim
        lines = await self.lines(live) if reader.recalls else []
        async with self._hall.hold(live) as table:
            first: list[Any] = [wire.Table(**info(table, live.here, live.onlookers()))]
            if reader.eyes is not None and (claim is not None or not table.lets_look(reader.eyes)):
                reader.eyes = None
            eyes = reader.eyes
            seen = position(table, claim, self._hall.now(), reader.words, eyes)
            reader.shown = seen.number
            first.append(seen)
            if reader.recalls:
                first += [history(table, claim, eyes), live.talk_for(reader, lines)]
            for message in first:
                reader.send(encode(message))
            live.add(reader)
            SOCKETS.inc()
        if table.phase == "waiting":  # whoever waited with the start may be gone
            self._hall.tasks.spawn(self._hall.founding.start_if_full(live))
        if claim is None:
            live.tell_table_soon()
            return
        self._hall.tasks.spawn(self._arrived(live, claim, reader.home))

    async def _arrived(self, live: Live, claim: Claim, home: str | None) -> None:
        """Let everybody know who is there. The newcomer reads and plays meanwhile."""
        seat = claim.seat
        if live.sockets[seat] == 1:
            name = live.table.seats[seat].name
            await self._hall.presence.arrive(live.table.id, seat, self._hall.now(), name, home)
            async with self._hall.hold(live):
                if live.sockets[seat] > 0:  # else they have left, or were sent away
                    live.here.seats.add(seat)
                    live.here.away.pop(seat, None)
                    live.tell_table()
            self._hall.notices.seen_soon(live, seat)
        if _only_away(live.table, seat):
            await self._hall.act(
                live,
                lambda table: table.back(table.seat_of(claim)) if _only_away(table, seat) else None,
            )

    async def part(self, live: Live, reader: Reader) -> None:
        """A socket closes."""
        if reader not in live.readers:  # sent away
            return
        SOCKETS.dec()
        live.remove(reader)
        if reader.claim is not None and live.sockets[reader.claim.seat] == 0:
            await self._departed(live, reader.claim.seat, reader.lost)
        live.tell_table_soon()

    async def _departed(self, live: Live, seat: int, lost: bool = False) -> None:
        """Nobody reads a seat in this process any more; unless somebody else came meanwhile. If
        their line was lost, they may not have seen what they are asked: they are to be told."""
        if live.sockets[seat] > 0:
            return
        live.here.seats.discard(seat)
        live.here.away[seat] = self._hall.now()
        due = self._hall.due(live)
        if lost:
            due = self._hall.notices.look_soon(live, due)
        await self._hall.presence.depart(live.table.id, seat, self._hall.now(), due)
        if not lost:
            self._hall.notices.seen_soon(live, seat)

    def tell(self, live: Live, change: Change) -> None:
        """Tell everybody of a change who still may know; the others are sent away."""
        self._send_away(live)
        live.tell(change)

    def _send_away(self, live: Live) -> None:
        before = len(live.readers)
        for seat in live.send_away():
            live.here.seats.discard(seat)  # at once: a ghost is not present
            self._hall.tasks.spawn(self._departed(live, seat))
        SOCKETS.dec(before - len(live.readers))

    async def say(self, live: Live, claim: Claim, words: str) -> int:
        """Store a line of chat and tell everybody. The log has the last word on who may speak, and
        on who may hear it."""
        await self._hall.neighbours.up_to_date(live)
        seat = live.table.seat_of(claim)
        if not live.table.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        words = clean(words, self._hall.config.limits.chat_length)
        if not words:
            raise Refused("malformed", "There is nothing to read in this line.")
        at, name = self._hall.now(), live.table.seats[seat].name
        line = await self._hall.store.say(live.table.id, at, seat, name, words)
        self._hall.neighbours.said(line)
        await self._hall.neighbours.up_to_date(live)
        live.tell_line(wire.ChatLine(line, at, seat, name, words))
        return line

    async def lines(self, live: Live) -> list[wire.ChatLine]:
        """The last lines of chat, the oldest first. They are not in the log and may be newer than
        what is known of it here: so it is read after them, and then says who may hear them."""
        rows = await self._hall.store.chat(live.table.id, CHAT_LINES)
        await self._hall.neighbours.up_to_date(live)
        return [wire.ChatLine(row.id, row.at, row.seat, row.name, row.text) for row in rows]


def _only_away(table: Table, seat: int) -> bool:
    """Does a bot play for somebody only because they had no line?"""
    return table.phase == "playing" and table.seats[seat].stand_in == "absent"
