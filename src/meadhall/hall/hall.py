"""The hall: tables in memory, and the one way in which they change.

Whatever happens becomes an entry: asked for, applied, stored, and only then told. If the number was
taken meanwhile (another process was quicker), the table is read again and the question asked anew.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from . import wire
from .bots import Bots
from .config import Config
from .due import due_of, row_of
from .errors import Refused
from .live import Live, Reader, now
from .log import Change, Draft, Entry
from .logs import log
from .making import branch_of, new_table, rematch_of
from .messages import encode, info, position
from .metrics import COMMIT_SECONDS, CONFLICTS, ENTRIES, SOCKETS, TABLES
from .presence import Presence
from .readiness import Readiness
from .seats import Claim, clean, new_token
from .store import Append, Store, TableRow
from .stored import Stored
from .table import Table

ATTEMPTS = 8
"""So often an entry may lose its number before the hall gives up."""
KNOWN_LINES = 1_000
STORE_SECONDS = 5.0
"""Whoever waits longer for a disk or a database is told to try again."""
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What a table's id looks like."""

Ask = Callable[[Table], Draft | None]
"""A question to a table: the entry to store, nothing to do (None), or a refusal."""


class Hall:
    """Everything one server process knows."""

    def __init__(self, config: Config, store: Store, bots: Bots) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.presence = Presence(store)
        self.readiness = Readiness(self.presence.touch)
        self.outages: list[tuple[int, int]] = []
        self.tables: dict[str, Live] = {}
        self.draining = False
        self.after_change: Callable[[Live], None] = lambda live: None
        """Called when this process has changed a table: the caretaker sees to its bots."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._own_lines: dict[int, None] = {}

    # --- tables in memory ---------------------------------------------------------------------

    async def live(self, table: str, token: str | None = None) -> Live:
        """A table, from memory or from its log. If somebody asks with a token that opens nothing
        here, another process may have given it to them a moment ago: then the log is read first."""
        live = await self._live(table)
        if token and self.config.postgres and live.table.claim_of(token) is None:
            await self.catch_up(table)
        return live

    async def _live(self, table: str) -> Live:
        found = self.tables.get(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if not ID.fullmatch(table):  # not every database takes every character
            raise Refused("no-such-table", "There is no such table.")
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
            self._loading[table] = task
        return await asyncio.shield(self._loading[table])

    async def _load(self, name: str) -> Live:
        table = await self._read(name)
        live = Live(table, await self.presence.at(name, now()))
        self.tables[name] = live
        TABLES.set(len(self.tables))
        if self.config.postgres:  # from here on notifications are heard; what came before is read
            await self.catch_up(name)
        return live

    async def _read(
        self, name: str, after: Callable[[Table, Change], None] = lambda table, change: None
    ) -> Table:
        """A table from its snapshot and log; `after` is called after each entry applied."""
        data, entries = await self.store.load(name)
        table = self._from_snapshot(data) if data is not None else None
        if data is not None and table is None:
            # Of other rules, or of another version of the hall: the log decides.
            await self.store.forget_snapshot(name)
            _, entries = await self.store.load(name)
        if table is None:
            if not entries:
                raise Refused("no-such-table", "There is no such table.")
            table = Table.created_by(name, entries[0], self.outages)
            entries = entries[1:]
        for entry in entries:
            after(table, table.apply(entry))
        return table

    def _from_snapshot(self, data: bytes) -> Table | None:
        try:
            return Table(msgspec.json.decode(data, type=Stored), self.outages)
        except Exception as wrong:  # whatever is the matter with it: the log decides
            log.warning("a snapshot can't be read", error=type(wrong).__name__)
            return None

    async def put_away(self, live: Live) -> None:
        """Let a table leave memory, unless somebody comes meanwhile."""
        touched = live.touched
        await self.save_snapshot(live)
        if live.idle and live.touched == touched and self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            TABLES.set(len(self.tables))

    async def save_snapshot(self, live: Live) -> None:
        """Keep the table as it is now, so that reading it again is quick."""
        if live.table.number == live.snapshot_number:
            return
        live.snapshot_number = live.table.number
        data = msgspec.json.encode(live.table.stored())
        await self.store.save_snapshot(live.table.id, live.table.number, data)

    # --- changing -----------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, live: Live) -> AsyncIterator[Table]:
        """A table to read or to change, with nobody else at it. What it shows is stored."""
        async with live.lock:
            if live.spoilt:
                await self._mend(live)
            yield live.table

    async def act(self, live: Live, ask: Ask) -> Change | None:
        """Ask a table, store its answer, tell everybody. None if there was nothing to do."""
        if self.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        # A task of its own: whoever asked may go away in the middle, the table may not.
        task = asyncio.create_task(self._act(live, ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _act(self, live: Live, ask: Ask) -> Change | None:
        async with self.hold(live):
            for _ in range(ATTEMPTS):
                draft = ask(live.table)
                if draft is None:
                    return None
                change = await self._store(live, draft)
                if change is not None:
                    break
                CONFLICTS.inc()
            else:
                raise Refused("stale", "Others were quicker again and again; look again.")
            self._tell(live, change)
        if live.table.number - live.snapshot_number >= self.config.snapshot_every:
            self.spawn(self.save_snapshot(live))
        self.after_change(live)
        return change

    async def _store(self, live: Live, draft: Draft) -> Change | None:
        """Apply an entry and store it; None if another process had its number first. If it isn't
        stored, the table is read again from its log."""
        table = live.table
        entry = Entry(table.number + 1, max(now(), table.at), draft.kind, draft.seat, draft.data)
        live.spoilt = True
        change = table.apply(entry)
        began = time.perf_counter()
        storing = asyncio.create_task(self.store.append(Append(table.id, entry, self.row(live))))
        if not (await asyncio.wait({storing}, timeout=STORE_SECONDS))[0]:
            self.spawn(self._stored_late(live, storing))
            raise Refused(
                "not-stored", "This could not be stored in time; look again, then try again."
            )
        if not await storing:
            await self._mend(live)
            return None
        live.spoilt = False
        if change.public:  # whoever reads the metrics is nobody at the table
            COMMIT_SECONDS.observe(time.perf_counter() - began)
            ENTRIES.labels(draft.kind).inc()
        return change

    async def _stored_late(self, live: Live, storing: asyncio.Task[bool]) -> None:
        """Whatever becomes of an entry that took too long, everybody sees it in the end."""
        await asyncio.wait({storing})
        if not storing.cancelled():
            storing.exception()  # the log says whether it is there
        await self.catch_up(live.table.id)

    async def _mend(self, live: Live) -> None:
        """Read a table again from its log, and tell what nobody has been told."""
        told = live.told

        def tell(table: Table, change: Change) -> None:
            live.table = table
            if change.entry.number == live.told + 1:
                self._tell(live, change)

        live.table = await self._read(live.table.id, tell)
        live.spoilt = False
        if live.table.number > live.told:  # a snapshot is younger than what was told
            self._send_away(live)
            live.tell_table()
            live.tell_positions()
        if live.told != told:
            self.after_change(live)

    async def catch_up(self, name: str) -> None:
        """Apply what other processes have stored."""
        live = self.tables.get(name)
        if live is None:
            return
        async with self.hold(live):
            _, entries = await self.store.load(name, live.table.number)
            for entry in entries:
                if entry.number == live.table.number + 1:
                    self._tell(live, live.table.apply(entry))

    def row(self, live: Live) -> TableRow:
        """What the lobby and the caretakers of all processes see of a table."""
        return row_of(live, self.due(live))

    def due(self, live: Live) -> int | None:
        """When somebody must look after the table, whatever happens to this process."""
        return due_of(live, self.outages, self.config.bot_seconds)

    # --- making tables ------------------------------------------------------------------------

    async def create(self, ask: wire.NewTable) -> wire.Created:
        """A new table, with its host's token and the invitation."""
        token, invitation = new_token(), new_token()
        draft = new_table(
            ask.settings,
            list(self.config.bots),
            ask.name,
            token,
            invitation,
            ask.sit,
            self.config.limits.name_length,
        )
        live = await self._found(draft)
        await self.start_if_full(live)
        claim = live.table.claim_of(token)
        return wire.Created(live.table.id, claim.seat if claim else None, token, invitation)

    async def play_on(self, live: Live, ask: wire.PlayOn) -> wire.Created:
        """A new table that goes on from a moment of a finished game."""
        token = new_token()
        async with self.hold(live) as table:
            draft, moves = branch_of(
                table, ask, list(self.config.bots), token, self.config.limits.name_length
            )
        other = await self._found(draft)
        await self.act(other, lambda table: table.start(ask.level, moves))
        return wire.Created(other.table.id, ask.seat, token, "")

    async def _found(self, draft: Draft) -> Live:
        if self.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        name = new_token()[:22]
        entry = Entry(1, now(), draft.kind, draft.seat, draft.data)
        live = Live(Table.created_by(name, entry, self.outages), await self.presence.at(name, 0))
        live.snapshot_number = 0
        await self.store.append(Append(name, entry, self.row(live)))
        self.tables[name] = live
        TABLES.set(len(self.tables))
        ENTRIES.labels("create").inc()
        return live

    async def start_if_full(self, live: Live) -> None:
        """Begin when the last seat is taken, if the table wants that."""
        if live.table.settings.autostart:
            level = live.table.settings.takeover.level
            await self.act(live, lambda table: table.start(level) if table.full() else None)

    async def rematch(self, live: Live, token: str) -> Live:
        """Where the players of a finished game meet again; whoever asks sits down there."""
        if live.table.phase != "over":
            raise Refused("not-over", "The game isn't over.")
        if live.table.claim_of(token) is None and not live.table.is_host(token):
            raise Refused("no-seat", "You have no seat at this table.")
        if live.table.rematch is None:
            other = await self._found(rematch_of(live.table))
            # If somebody else was quicker, their table counts and ours stays empty.
            await self.act(
                live,
                lambda table: None if table.rematch else table.meet_again(other.table.id),
            )
        assert live.table.rematch
        again = await self.live(live.table.rematch)
        if live.table.claim_of(token) is not None:
            longest = self.config.limits.name_length
            await self.act(again, lambda table: table.take_kept_seat(token, longest))
            await self.start_if_full(again)
        return again

    # --- readers ------------------------------------------------------------------------------

    async def join(self, live: Live, reader: Reader) -> None:
        """A socket opens: first it is sent how things stand, then whatever happens. Whoever was
        only away has their seat back at once."""
        claim = reader.claim
        async with self.hold(live) as table:
            first = encode(position(table, claim, now(), None, reader.words))
            reader.send(encode(wire.Table(**info(table, live.here, live.onlookers()))))
            reader.send(first)
            live.add(reader)
            SOCKETS.inc()
        if claim is None:
            live.tell_table_soon()
            return
        seat = claim.seat
        if live.sockets[seat] == 1:
            await self.presence.arrive(live.table.id, seat, now())
            async with self.hold(live):
                if live.sockets[seat] > 0:  # else they were sent away meanwhile
                    live.here.seats.add(seat)
                    live.here.away.pop(seat, None)
                    live.tell_table()
        if live.table.seats[seat].stand_in == "absent":
            await self.act(
                live,
                lambda table: (
                    table.back(table.seat_of(claim))
                    if table.seats[seat].stand_in == "absent"
                    else None
                ),
            )

    async def part(self, live: Live, reader: Reader) -> None:
        """A socket closes."""
        if reader not in live.readers:  # sent away
            return
        SOCKETS.dec()
        live.remove(reader)
        if reader.claim is not None and live.sockets[reader.claim.seat] == 0:
            await self._departed(live, reader.claim.seat)
        live.tell_table_soon()

    async def _departed(self, live: Live, seat: int) -> None:
        """Nobody reads a seat in this process any more; unless somebody else came meanwhile."""
        if live.sockets[seat] > 0:
            return
        live.here.seats.discard(seat)
        live.here.away[seat] = now()
        await self.presence.depart(live.table.id, seat, now(), self.due(live))

    def _tell(self, live: Live, change: Change) -> None:
        """Tell everybody of a change who still may know; the others are sent away."""
        self._send_away(live)
        live.tell(change)

    def _send_away(self, live: Live) -> None:
        before = len(live.readers)
        for seat in live.send_away():
            live.here.seats.discard(seat)  # at once: a ghost is not present
            self.spawn(self._departed(live, seat))
        SOCKETS.dec(before - len(live.readers))

    # --- chat ---------------------------------------------------------------------------------

    async def say(self, live: Live, claim: Claim, words: str) -> int:
        """Store a line of chat and tell everybody. The log has the last word on who may speak, and
        on who may hear it."""
        await self.up_to_date(live)
        seat = live.table.seat_of(claim)
        if not live.table.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        words = clean(words, self.config.limits.chat_length)
        if not words:
            raise Refused("malformed", "There is nothing to read in this line.")
        at, name = now(), live.table.seats[seat].name
        line = await self.store.say(live.table.id, at, seat, name, words)
        self._own_lines[line] = None
        if len(self._own_lines) > KNOWN_LINES:
            del self._own_lines[next(iter(self._own_lines))]
        await self.up_to_date(live)
        live.tell_all(wire.ChatSaid(line, at, seat, name, words))
        return line

    # --- other processes ----------------------------------------------------------------------

    async def heard(self, table: str, number: int) -> None:
        """Another process (or this one) has changed a table: an entry, the presence (0), or a line
        of chat (less than 0)."""
        live = self.tables.get(table)
        if live is None or (0 < number <= live.table.number):
            return
        if number > 0:
            self.spawn(self.catch_up(table))
        elif number == 0:
            self.spawn(self._look_around(live))
        elif -number not in self._own_lines:
            self.spawn(self._overhear(live, -number))

    async def missed(self) -> None:
        """Notifications may have been lost: compare all tables with their logs."""
        known = list(self.tables)
        for start in range(0, len(known), 500):
            there = await self.store.numbers(known[start : start + 500])
            for name, number in there.items():
                live = self.tables.get(name)
                if live is not None and live.table.number < number:
                    self.spawn(self.catch_up(name))

    async def up_to_date(self, live: Live) -> None:
        """Know who has lost their seat in another process, before anybody is told what isn't in the
        log: lines of chat and who is there reach us by other ways, and may be quicker."""
        if self.config.postgres:
            await self.catch_up(live.table.id)

    async def _look_around(self, live: Live) -> None:
        await self.up_to_date(live)
        async with self.hold(live):  # one after the other: who looks last knows best
            here = await self.presence.at(live.table.id, now())
            here.seats |= {seat for seat, sockets in live.sockets.items() if sockets > 0}
            if here.seats != live.here.seats:
                live.here = here
                live.tell_table()

    async def _overhear(self, live: Live, line: int) -> None:
        rows = await self.store.chat(live.table.id, 1, line)
        await self.up_to_date(live)
        for row in rows:
            live.tell_all(wire.ChatSaid(row.id, row.at, row.seat, row.name, row.text))

    # --- small tasks --------------------------------------------------------------------------

    def spawn(self, work: object) -> None:
        """Do something on the side; a failure is logged and hurts nobody."""
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for what is done on the side."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


async def _guarded(work: object) -> None:
    try:
        await work  # type: ignore[misc]
    except Refused as refused:
        log.info("a task on the side was refused", code=refused.code)
    except Exception:
        log.error("a task on the side failed", exc_info=True)
