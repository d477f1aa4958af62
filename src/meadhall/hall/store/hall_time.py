"""The hall's time: the same in all processes, and it only goes forward.

Clocks of machines are set, forward and back, and no two of them agree. So a hall looks at the clock
outside (the database's, or with SQLite this machine's) only when it opens, goes by what others say
who serve already, and never begins before what is stored. From then on it counts by itself.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, func, select, text

from .schema import entries, processes, tables

RECENT = 20_000
"""Somebody who said within so many milliseconds that they serve is asked for the time."""
_DATABASE_CLOCK = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


class Clock:
    """Milliseconds since 1970, as one hall has it."""

    def __init__(self) -> None:
        self._ahead = 0
        self.set(_wall())

    def now(self) -> int:
        """The time. Whoever sets a clock meanwhile neither takes any from anybody nor gives it."""
        return self._ahead + time.monotonic_ns() // 1_000_000

    def set(self, now: int) -> None:
        """Go on from here."""
        self._ahead = now - time.monotonic_ns() // 1_000_000


def outside(connection: Connection) -> int:
    """What the clock says that every process of a hall can see."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(_DATABASE_CLOCK).scalar_one())
    return _wall()


def hall_time(connection: Connection, clock: int) -> int:
    """The time it is in the hall when the clock outside says `clock`."""
    rows = connection.execute(select(processes.c.beat, processes.c.seen)).all()
    serving = [
        row.beat + clock - row.seen
        for row in rows
        if row.seen is not None and 0 <= clock - row.seen <= RECENT
    ]
    last = (
        select(func.max(entries.c.at))
        .join_from(
            tables,
            entries,
            (entries.c.table_id == tables.c.id) & (entries.c.number == tables.c.number),
        )
        .where(tables.c.phase == "playing")
    )
    stored = [row.beat for row in rows] + [connection.execute(last).scalar() or 0]
    return int(max(*(serving or [clock]), *stored))


def _wall() -> int:
    return time.time_ns() // 1_000_000
