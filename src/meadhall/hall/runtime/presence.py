"""Who is connected, to whichever process; and when no process was there at all."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..store import Store
from ..store.hall_time import Clock, hall_time, outside
from ..store.schema import outages, presence, processes, tables
from ..table.seats import Here

BEAT = 5_000
"""Every process says so often that it lives (milliseconds)."""
DEAD = 20_000
"""A process silent for so long is gone, and so are those connected to it."""
OUTAGE = 10_000
"""Silence of all processes that is worth stopping the clocks for."""


class Presence:
    """This process's part in knowing who is there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.process = secrets.token_hex(8)

    async def open(self, clock: Clock) -> None:
        """Set the clock, note the outage, if there was one, and begin to beat."""

        def job(connection: Connection) -> None:
            seen = outside(connection)
            clock.set(hall_time(connection, seen))
            now = clock.now()
            last = connection.execute(select(func.max(processes.c.beat))).scalar()
            if last is not None and now - last > OUTAGE:
                dialect = postgresql if self._store.postgres else sqlite
                noted = dialect.insert(outages).values({"from": last, "to": now})
                connection.execute(noted.on_conflict_do_nothing())  # another may open as well
            if not self._store.postgres and last is not None:
                # Nobody shares this database, so whoever was connected no longer is.
                left = update(presence).where(presence.c.here).values(here=False, at=last)
                connection.execute(left)
                connection.execute(delete(processes))
                playing = tables.c.phase == "playing"
                connection.execute(update(tables).where(playing).values(due=now))
            mine = {"id": self.process, "beat": now, "seen": seen}
            connection.execute(insert(processes), mine)

        await self._store.write("", job)

    async def agree(self, clock: Clock) -> None:
        """Set a clock to the time it is in the hall, unless it is ahead."""

        def job(connection: Connection) -> None:
            clock.set(max(clock.now(), hall_time(connection, outside(connection))))

        await self._store.write("", job)

    async def outages(self) -> list[tuple[int, int]]:
        """When no hall was open."""
        query = select(outages.c["from"], outages.c["to"])
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def beat(self, now: int) -> bool:
        """Say that this process lives, and mark those as away whose process doesn't. False if the
        others had given this one up: then they must be told again who is connected here."""

        def job(connection: Connection) -> bool:
            own, said = processes.c.id == self.process, {"beat": now, "seen": outside(connection)}
            known = connection.execute(update(processes).where(own).values(said)).rowcount > 0
            if not known:
                connection.execute(insert(processes), {"id": self.process, **said})
            dead = connection.execute(
                select(processes.c.id, processes.c.beat).where(processes.c.beat < now - DEAD)
            ).all()
            for row in dead:
                theirs = (presence.c.process == row.id) & presence.c.here
                lost = list(connection.execute(select(presence.c.table_id).where(theirs)).scalars())
                connection.execute(update(presence).where(theirs).values(here=False, at=row.beat))
                for table in sorted(set(lost)):
                    look_after(connection, table, now)
                    self._store.notify(connection, table, 0)
                connection.execute(delete(processes).where(processes.c.id == row.id))
            return known

        return await self._store.write("", job)

    async def touch(self) -> None:
        """Store something that changes nothing: raises if that can't be done."""
        mine = update(processes).where(processes.c.id == self.process)
        same = mine.values(beat=processes.c.beat)
        await self._store.write("", lambda connection: connection.execute(same).close())

    async def arrive(
        self, table: str, seat: int, now: int, name: str | None = None, home: str | None = None
    ) -> None:
        """A seat's first socket here; for the keeper, who that is, and where from."""
        who = {} if name is None else {"name": name, "home": home}
        await self._set(table, seat, now, True, None, who)

    async def depart(self, table: str, seat: int, now: int, due: int | None) -> None:
        """A seat's last socket here; `due` is when somebody should look after the table."""
        await self._set(table, seat, now, False, due, {})

    async def _set(
        self,
        table: str,
        seat: int,
        now: int,
        here: bool,
        due: int | None,
        who: Mapping[str, str | None],
    ) -> None:
        row = (
            (presence.c.table_id == table)
            & (presence.c.seat == seat)
            & (presence.c.process == self.process)
        )

        gone = delete(presence).where(
            presence.c.table_id == table,
            presence.c.seat == seat,
            presence.c.here.is_(False),
            presence.c.process.not_in(select(processes.c.id)),
        )

        def job(connection: Connection) -> None:
            change = update(presence).where(row).values(at=now, here=here, **who)
            if connection.execute(change).rowcount == 0:
                # What processes knew that are no more is older; else each restart would add to it.
                connection.execute(gone)
                connection.execute(
                    insert(presence),
                    {
                        "table_id": table,
                        "seat": seat,
                        "process": self.process,
                        "at": now,
                        "here": here,
                        **who,
                    },
                )
            if due is not None:
                look_after(connection, table, due)
            self._store.notify(connection, table, 0)

        await self._store.write(table, job)

    async def at(self, table: str, now: int) -> Here:
        """Who is at a table."""
        query = (
            select(presence.c.seat, presence.c.at, presence.c.here, processes.c.beat)
            .join_from(presence, processes, presence.c.process == processes.c.id, isouter=True)
            .where(presence.c.table_id == table)
        )
        found = Here()
        for row in await self._store.read(lambda connection: connection.execute(query).all()):
            beat = row.beat or 0
            if row.here and beat >= now - DEAD:
                found.seats.add(row.seat)
            else:
                since = max(row.at, beat) if row.here else row.at
                found.away[row.seat] = max(since, found.away.get(row.seat, 0))
        for seat in found.seats:
            found.away.pop(seat, None)
        return found


def look_after(connection: Connection, table: str, due: int) -> None:
    """Have somebody look after a table at that time at the latest."""
    sooner = (tables.c.due.is_(None)) | (tables.c.due > due)
    playing = tables.c.phase == "playing"
    connection.execute(update(tables).where(tables.c.id == table, playing, sooner).values(due=due))
