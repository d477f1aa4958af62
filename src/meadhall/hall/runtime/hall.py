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

import msgspec

from ..bots.bots import Bots
from ..ops.config import Config
from ..ops.metrics import COMMIT_SECONDS, CONFLICTS, ENTRIES, TABLES
from ..ops.readiness import Readiness
from ..store import Append, Store, TableRow
from ..store.hall_time import Clock
from ..store.ratings import Ratings
from ..table.entries import Change, Draft, Entry
from ..table.seats import Claim
from ..table.table import Table
from ..wire.errors import Refused
from .caretaker import Caretaker
from .due import due_of, row_of
from .endings import Endings
from .evenings import Evenings
from .founding import Founding
from .keeper import Keeper
from .leagues import LeagueDesk
from .live import Live
from .names import Names
from .neighbours import Neighbours
from .notices import Notices
from .pairing import Pairing
from .presence import Presence
from .readers import Readers
from .reading import read
from .room import Room
from .standing import Standings
from .tasks import Tasks
from .watching import Watching

ATTEMPTS = 16
"""So often an entry may lose its number before the hall gives up."""
ARRIVALS = 16
"""So many sockets are let in side by side."""
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
        self.clock = Clock()
        self.outages: list[tuple[int, int]] = []
        self.tables: dict[str, Live] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks = Tasks()
        self.arrivals = asyncio.Semaphore(ARRIVALS)
        """However many come at once, as after a restart: the others don't have to wait for all."""
        self.neighbours = Neighbours(self)
        self.founding = Founding(self)
        self.names = Names(self)
        self.pairing = Pairing(self)
        self.watching = Watching(self)
        self.readers = Readers(self)
        self.endings = Endings(self)
        self.ratings = Ratings(store)
        self.standings = Standings(self)
        self.evenings = Evenings(self)
        self.desk = LeagueDesk(self)
        self.endings.heard.append(self.evenings.heard)
        self.keeper = Keeper(self)
        self.room = Room(self)
        self.notices = Notices(self)
        self.caretaker = Caretaker(self)

    # --- time ---------------------------------------------------------------------------------

    def now(self) -> int:
        """The hall's time in milliseconds since 1970."""
        return self.clock.now()

    async def open(self) -> None:
        """Take part, at the time it is in the hall."""
        await self.presence.open(self.clock)
        self.outages[:] = await self.presence.outages()
        await self.keeper.open()
        await self.notices.open()

    async def agree(self) -> None:
        """Go by the time of the others: this process has slept, or they were set."""
        await self.presence.agree(self.clock)
        self.outages[:] = await self.presence.outages()

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

    async def current(self, table: str) -> Live:
        """The same as it is now, whichever process has changed it: for whoever only reads."""
        live = await self.live(table)
        await self.neighbours.up_to_date(live)
        return live

    async def _load(self, name: str) -> Live:
        table = await read(self.store, name, self.outages)
        live = Live(table, await self.presence.at(name, self.now()), self.now)
        self.tables[name] = live
        TABLES.set(len(self.tables))
        if self.config.postgres:  # from here on notifications are heard; what came before is read
            await self.catch_up(name)
        return live

    async def put_away(self, live: Live) -> None:
        """Let a table leave memory, unless somebody comes meanwhile."""
        touched = live.touched
        await self.save_snapshot(live)
        if live.idle and live.touched == touched and self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            TABLES.set(len(self.tables))

    async def save_snapshot(self, live: Live) -> None:
        """Keep the table as it is now, so that reading it again is quick. It is held for that: what
        isn't stored yet may never be."""
        async with self.hold(live) as table:
            if table.number == live.snapshot_number:
                return
            live.snapshot_number = number = table.number
            data = msgspec.json.encode(table.stored())
        await self.store.save_snapshot(live.table.id, number, data)

    # --- changing -----------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, live: Live) -> AsyncIterator[Table]:
        """A table to read or to change, with nobody else at it. What it shows is stored."""
        async with live.lock:
            if live.spoilt:
                await self._mend(live)
            yield live.table

    @asynccontextmanager
    async def look(self, live: Live, claim: Claim | None) -> AsyncIterator[Table]:
        """A table to read only, at once. Whoever may not know of what is being stored isn't held up
        by it either: to them it changes nothing."""
        change = live.storing
        if change is None or change.seen[live.table.reader(claim.seat if claim else None)]:
            async with self.hold(live) as table:
                yield table
        else:
            yield live.table

    async def act(self, live: Live, ask: Ask) -> Change | None:
        """Ask a table, store its answer, tell everybody. None if there was nothing to do."""
        if self.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        # A task of its own: whoever asked may go away in the middle, the table may not.
        return await asyncio.shield(self.tasks.begin(self._act(live, ask)))

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
            self.readers.tell(live, change)
            self.notices.heard(live, change)
        if live.table.number - live.snapshot_number >= self.config.snapshot_every:
            self.tasks.spawn(self.save_snapshot(live))
        self.caretaker.moved_on(live)
        self.endings.over(live)
        return change

    async def _store(self, live: Live, draft: Draft) -> Change | None:
        """Apply an entry and store it; None if another process had its number first. If it isn't
        stored, the table is read again from its log."""
        table = live.table
        entry = Entry(
            table.number + 1, max(self.now(), table.at), draft.kind, draft.seat, draft.data
        )
        live.spoilt = True
        change = table.apply(entry)
        began = time.perf_counter()
        due = self.notices.look_soon(live, self.due(live))
        storing = self.store.append(Append(table.id, entry, row_of(live, due)))
        live.storing = change
        try:
            await asyncio.wait((storing,), timeout=STORE_SECONDS)
        finally:
            live.storing = None
        if not storing.done():
            self.tasks.spawn(self._stored_late(live, storing))
            raise Refused(
                "not-stored", "This could not be stored in time; look again, then try again."
            )
        stored = storing.result()
        if not stored:
            await self._mend(live)
            return None
        live.spoilt = False
        if change.public:  # whoever reads the metrics is nobody at the table
            COMMIT_SECONDS.observe(time.perf_counter() - began)
            ENTRIES.labels(draft.kind).inc()
        return change

    async def _stored_late(self, live: Live, storing: asyncio.Future[bool]) -> None:
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
                self.readers.tell(live, change)

        live.table = await read(self.store, live.table.id, self.outages, tell, told)
        live.spoilt = False
        if live.told != told:
            self.caretaker.moved_on(live)

    async def catch_up(self, name: str) -> None:
        """Apply what other processes have stored."""
        live = self.tables.get(name)
        if live is None:
            return
        _, entries = await self.store.load(name, live.table.number)
        await self.read_on(live, entries)

    async def read_on(self, live: Live, entries: list[Entry]) -> None:
        """Apply entries that are stored, when nobody else is at the table."""
        async with self.hold(live):
            self.apply(live, entries)

    def apply(self, live: Live, entries: list[Entry]) -> None:
        """Apply entries that are stored, and tell of them, as far as that isn't done yet."""
        live.spoilt = True  # should it break off in the middle, the log decides
        for entry in entries:
            if entry.number == live.table.number + 1:
                self.readers.tell(live, live.table.apply(entry))
        live.spoilt = False

    def row(self, live: Live) -> TableRow:
        """What the lobby and the caretakers of all processes see of a table."""
        return row_of(live, self.due(live))

    def due(self, live: Live) -> int | None:
        """When somebody must look after the table, whatever happens to this process."""
        due = due_of(live, self.outages, self.config.bot_seconds)
        return self.notices.due(live, due)
