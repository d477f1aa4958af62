"""Other processes on the same database: what they have done reaches the readers of this one too.

A notification says that a table has changed, and mostly also how: then nothing has to be read. What
else has piled up is read together, in one query, however many tables it is about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import msgspec

from .. import wire
from ..ops.logs import log, short
from ..store.keeper import SIGN
from ..table.entries import Entry, Kind
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall

KNOWN_LINES = 1_000
MOST_AT_ONCE = 500


class Neighbours:
    """What one hall hears of the others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._behind: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self._own_lines: dict[int, None] = {}

    def heard(self, table: str, number: int, rest: str = "") -> None:
        """Another process (or this one) has changed a table: an entry, with the rest of its row;
        the presence (0); or a line of chat (less than 0). Or the keeper has done something."""
        if table == SIGN:
            self._hall.tasks.spawn(self._hall.keeper.look())
            return
        live = self._hall.tables.get(table)
        if live is None or (0 < number <= live.table.number):
            return
        if number > 0:
            if rest and number == live.table.number + 1:
                self._follow(live, _entry(number, rest))
            else:
                self._read_on({table})
        elif number == 0:
            self._hall.tasks.spawn(self._look_around(live))
        elif -number not in self._own_lines:
            self._hall.tasks.spawn(self._overhear(live, -number))

    async def missed(self) -> None:
        """Notifications may have been lost: compare all tables with their logs."""
        known = list(self._hall.tables)
        for start in range(0, len(known), MOST_AT_ONCE):
            self._read_on(await self._behind_of(known[start : start + MOST_AT_ONCE]))

    async def up_to_date(self, live: Live) -> None:
        """Know what others have stored. Whoever was told by another process that something is done
        finds it here as well; whoever lost their seat there is told nothing here, not even what
        isn't in the log: lines of chat and who is there reach us by other ways, perhaps sooner."""
        if self._hall.config.postgres and await self._behind_of([live.table.id]):
            await self._hall.catch_up(live.table.id)

    async def _behind_of(self, names: list[str]) -> set[str]:
        tables = self._hall.tables
        there = await self._hall.store.numbers(names)
        return {
            name
            for name, number in there.items()
            if name in tables and tables[name].table.number < number
        }

    # --- entries ------------------------------------------------------------------------------

    def _follow(self, live: Live, entry: Entry) -> None:
        """Apply an entry at once if nobody is at the table; else when it is free."""
        if live.lock.locked() or live.spoilt:
            self._hall.tasks.spawn(self._hall.read_on(live, [entry]))
            return
        with _that_tables_trouble(live.table.id):
            self._hall.apply(live, [entry])

    def _read_on(self, tables: set[str]) -> None:
        self._behind |= tables
        if self._behind and (self._reading is None or self._reading.done()):
            self._reading = self._hall.tasks.spawn(self._read())

    async def _read(self) -> None:
        hall = self._hall
        while self._behind:
            names, self._behind = self._behind, set()
            known = {name: live.table.number for name in names if (live := hall.tables.get(name))}
            for name, entries in (await hall.store.entries_after(known)).items():
                live = hall.tables.get(name)
                if live is not None:
                    with _that_tables_trouble(name):
                        await hall.read_on(live, entries)

    # --- people and chat ----------------------------------------------------------------------

    async def _look_around(self, live: Live) -> None:
        await self.up_to_date(live)
        async with self._hall.hold(live):  # one after the other: who looks last knows best
            here = await self._hall.presence.at(live.table.id, self._hall.now())
            here.seats |= {seat for seat, sockets in live.sockets.items() if sockets > 0}
            if here.seats != live.here.seats:
                live.here = here
                live.tell_table()

    def said(self, line: int) -> None:
        """A line of chat that was said here, and is told already."""
        self._own_lines[line] = None
        if len(self._own_lines) > KNOWN_LINES:
            del self._own_lines[next(iter(self._own_lines))]

    async def _overhear(self, live: Live, line: int) -> None:
        rows = await self._hall.store.chat(live.table.id, 1, line)
        await self.up_to_date(live)
        for row in rows:
            live.tell_line(wire.ChatLine(row.id, row.at, row.seat, row.name, row.text))


@contextmanager
def _that_tables_trouble(name: str) -> Iterator[None]:
    """Whatever goes wrong is one table's trouble alone."""
    try:
        yield
    except Refused as refused:
        log.info("a table can't be read on", table=short(name), code=refused.code)
    except Exception:
        log.error("a table can't be read on", table=short(name), exc_info=True)


def _entry(number: int, rest: str) -> Entry:
    at, kind, seat, data = rest.split(" ", 3)
    return Entry(number, int(at), cast(Kind, kind), int(seat), msgspec.json.decode(data))
