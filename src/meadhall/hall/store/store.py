"""Reading and writing logs. A write is done when it is on the disk; a number is given once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from ..table.entries import Entry
from ..wire.errors import Refused
from .hot import Hot, Step
from .migrate import migrate
from .schema import CHANNEL, chat, entries, presence, snapshots, tables, troubles
from .troubles import HERE, WELL
from .writer import Writer

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
READERS = 4


@dataclass(frozen=True)
class TableRow:
    """What the lobby and the caretaker look for without reading a log."""

    game: str
    players: int
    listed: bool
    phase: str
    free: int
    created: int
    due: int | None


@dataclass(frozen=True)
class Append:
    """An entry to be stored, and what the table's row becomes with it."""

    table: str
    entry: Entry
    row: TableRow


class Store:
    """One database, shared by any number of processes if it is PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._lock = None if self.postgres else alone_with(self.engine.url.database)
        self._dialect = postgresql if self.postgres else sqlite
        self._hot = Hot(self.postgres, CHANNEL)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(self.engine, self._hot.append_all)

    def close(self) -> None:
        """Write what is still to be written, then let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, key: str, job: Callable[[Connection], T]) -> T:
        """Run a change; it is committed when this returns."""
        return await self._writer.do(key, job)

    async def write_alone(self, key: str, job: Callable[[Connection], T]) -> T:
        """The same of a change that holds many rows: where others write to the database as well, it
        is a transaction of its own. Together with moves it might hold what another waits for that
        holds what it waits for."""
        return await self._writer.do(key, job, alone=self.postgres)

    # --- logs ---------------------------------------------------------------------------------

    def append(self, ask: Append) -> asyncio.Future[bool]:
        """Store an entry; False if its number is taken, and then nothing has changed."""
        step = _step(ask)
        alone = self.postgres and ask.entry.number > 1
        return self._writer.do(ask.table, self._appending(ask, step), step if alone else None)

    def appending(self, ask: Append) -> Callable[[Connection], bool]:
        """The same as a part of a larger change."""
        return self._appending(ask, _step(ask))

    def _appending(self, ask: Append, step: Step) -> Callable[[Connection], bool]:
        def job(connection: Connection) -> bool:
            if not self._hot.append(connection, step):
                return False
            if ask.entry.number == 1:
                row = {"id": ask.table, "number": 1, **vars(ask.row)}
                connection.execute(insert(tables), row)
            return True

        return job

    def notify(self, connection: Connection, table: str, number: int) -> None:
        """Tell other processes, with the commit, that a table has changed."""
        if self.postgres:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{table} {number}"})

    async def load(
        self, table: str, after: int = 0, whole: bool = False
    ) -> tuple[bytes | None, list[Entry]]:
        """The last snapshot (if nothing is known yet) and the entries after it; or the `whole`
        log."""

        def job(connection: Connection) -> tuple[bytes | None, list[Entry]]:
            start, data = after, None
            if after == 0 and not whole:
                row = connection.execute(
                    select(snapshots.c.number, snapshots.c.data).where(
                        snapshots.c.table_id == table
                    )
                ).first()
                if row is not None:
                    start, data = row.number, bytes(row.data)
            query = _LOG.where(entries.c.table_id == table, entries.c.number > start)
            return data, [_entry(row) for row in connection.execute(query)]

        return await self.read(job)

    async def entries_after(self, known: dict[str, int]) -> dict[str, list[Entry]]:
        """What the logs of these tables hold beyond the numbers known. For PostgreSQL: who is alone
        with a database knows all there is."""
        asked = {"ids": list(known), "numbers": list(known.values())}
        found: dict[str, list[Entry]] = {}
        for row in await self.read(lambda connection: connection.execute(_BEYOND, asked).all()):
            found.setdefault(row.table_id, []).append(_entry(row))
        return found

    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep a snapshot instead of an older one."""
        fresh = self._dialect.insert(snapshots).values(table_id=table, number=number, data=data)
        keep = fresh.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"number": fresh.excluded.number, "data": fresh.excluded.data},
            where=snapshots.c.number < fresh.excluded.number,
        )
        await self.write(table, lambda connection: connection.execute(keep))

    async def forget_snapshot(self, table: str) -> None:
        """Drop a snapshot that can't be read any more; the log remains."""
        gone = delete(snapshots).where(snapshots.c.table_id == table)
        await self.write(table, lambda connection: connection.execute(gone))

    # --- the lobby and the caretaker ----------------------------------------------------------

    async def lobby(
        self, game: str | None, phase: str, before: int | None, limit: int
    ) -> Sequence[Any]:
        """Open tables, the newest first."""
        query = select(tables).where(tables.c.listed, tables.c.phase == phase)
        if phase == "waiting":
            query = query.where(tables.c.free > 0)
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.created < before)
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        return await self.read(lambda connection: connection.execute(query).all())

    async def beginnings(
        self, ids: Collection[str], kinds: Collection[str], most: int
    ) -> dict[str, list[Entry]]:
        """The entries of these kinds among the first of each of these tables."""
        query = _LOG.where(
            entries.c.table_id.in_(ids), entries.c.number <= most, entries.c.kind.in_(kinds)
        )
        found: dict[str, list[Entry]] = {}
        for row in await self.read(lambda connection: connection.execute(query).all()):
            found.setdefault(row.table_id, []).append(_entry(row))
        return found

    async def due(self, now: int, limit: int) -> list[tuple[str, bool]]:
        """Tables somebody must look after, and whether something went wrong there the last time;
        those set aside are left alone."""
        query = (
            select(tables.c.id, troubles.c.times)
            .join_from(tables, troubles, HERE, isouter=True)
            .where(tables.c.due <= now, WELL)
            .order_by(tables.c.due)
            .limit(limit)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.times is not None) for row in rows]

    async def set_due(self, table: str, due: int | None, number: int) -> None:
        """When to look after a table next, unless it has moved on meanwhile."""
        job = update(tables).where(tables.c.id == table, tables.c.number == number).values(due=due)
        await self.write(table, lambda connection: connection.execute(job))

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """How far these tables have come."""
        query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(ids))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {row.id: row.number for row in rows}

    # --- chat ---------------------------------------------------------------------------------

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> int:
        """Store a line of chat; its number."""
        line = insert(chat).values(table_id=table, at=at, seat=seat, name=name, text=words)

        def job(connection: Connection) -> int:
            stored = connection.execute(line.returning(chat.c.id)).scalar_one()
            self.notify(connection, table, -stored)
            return int(stored)

        return await self.write(table, job)

    async def chat(self, table: str, limit: int, line: int | None = None) -> list[Any]:
        """The last lines of chat (or one of them), the oldest first."""
        query = select(chat).where(chat.c.table_id == table)
        if line is not None:
            query = query.where(chat.c.id == line)
        query = query.order_by(chat.c.id.desc()).limit(limit)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return list(reversed(rows))


_LOG = select(entries).order_by(entries.c.number)
_BEYOND = text(
    "SELECT entries.* FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS int[])) AS known(id, last)"
    " JOIN entries ON table_id = known.id AND number > known.last ORDER BY table_id, number"
)
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _step(ask: Append) -> Step:
    entry, row = ask.entry, ask.row
    return Step(
        ask.table,
        entry.number,
        entry.at,
        entry.kind,
        entry.seat,
        msgspec.json.encode(entry.data).decode(),
        row.phase,
        row.free,
        row.due,
    )


def _entry(row: Any) -> Entry:
    return Entry(row.number, row.at, row.kind, row.seat, msgspec.json.decode(row.data))


def alone_with(database: str | None) -> IO[bytes] | None:
    """Refuse to share an SQLite file: two halls on it would not hear of each other."""
    if not database or fcntl is None:
        return None
    lock = Path(f"{database}.lock").open("wb")  # noqa: SIM115 - it is held while the hall is open
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refused(
            "internal", f"another hall has {database} open; several need PostgreSQL"
        ) from None
    return lock


def make_engine(url: str) -> Engine:
    """An engine that keeps its promises: what is committed is on the disk."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return create_engine(
            address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=READERS + 2
        )
    if address.get_backend_name() != "sqlite":
        raise ValueError("the database is sqlite:///FILE or postgresql://…")
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        Path(address.database).touch(mode=0o600)  # it holds hands, and the secrets of shuffles
    engine = create_engine(address, pool_size=READERS + 2, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=30000")

    return engine


__all__ = ["CHANNEL", "Append", "Store", "TableRow", "presence"]
