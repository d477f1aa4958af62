"""The store: numbers are given once, what is committed stays, migrations and schema agree."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from meadhall.hall.store import Append, Store, TableRow
from meadhall.hall.store.schema import metadata
from meadhall.hall.table.entries import Entry
from meadhall.hall.wire.errors import Refused

from .postgres import database

ROW = TableRow("asgard", 3, True, "waiting", 2, 5, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, file: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        url = f"sqlite:///{file}"
    else:
        name = f"store {abs(hash(request.node.name))}"
        url = database(request.getfixturevalue("pg"), name)
    store = Store(url)
    yield store
    store.close()


def entry(number: int, seat: int = 0) -> Append:
    return Append("t", Entry(number, 7, "move", seat, {"move": number}), ROW)


def test_a_number_is_given_once(store: Store) -> None:
    async def main() -> None:
        assert await store.append(entry(1))
        assert not await store.append(entry(1, seat=1))
        race = await asyncio.gather(*(store.append(entry(2, seat)) for seat in range(20)))
        assert sum(race) == 1
        data, entries = await store.load("t")
        assert data is None
        assert [(each.number, each.data) for each in entries] == [
            (1, {"move": 1}),
            (2, {"move": 2}),
        ]
        assert entries[0].seat == 0
        assert await store.numbers(["t", "none"]) == {"t": 2}

    asyncio.run(main())


def test_what_holds_many_rows_shares_its_transaction_with_nobody(pg: str) -> None:
    """Together with moves it might wait for another process that waits for it."""
    store, held = Store(database(pg, "store alone")), threading.Event()

    def which(connection: Connection) -> int:
        return int(connection.execute(text("SELECT txid_current()")).scalar_one())

    async def main() -> None:
        first = asyncio.ensure_future(store.write("0", lambda _: held.wait(10)))
        await asyncio.sleep(0.1)
        asked = asyncio.gather(
            store.write("a", which), store.write_alone("b", which), store.write("c", which)
        )
        await asyncio.sleep(0.1)
        held.set()
        assert await first
        one, alone, other = await asked
        assert one == other != alone

    asyncio.run(main())
    store.close()


def test_snapshots_shorten_the_log_and_never_go_back(store: Store) -> None:
    async def main() -> None:
        for number in range(1, 6):
            await store.append(entry(number))
        await store.save_snapshot("t", 4, b"four")
        await store.save_snapshot("t", 3, b"three")
        data, entries = await store.load("t")
        assert data == b"four"
        assert [each.number for each in entries] == [5]
        assert [each.number for each in (await store.load("t", after=2))[1]] == [3, 4, 5]
        await store.forget_snapshot("t")
        assert len((await store.load("t"))[1]) == 5

    asyncio.run(main())


def test_one_broken_job_breaks_no_other(store: Store) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("SELECT nonsense FROM nowhere"))

    async def main() -> None:
        jobs = [store.append(entry(1)), store.write("s", broken), store.append(entry(2))]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results[0] is True
        assert results[2] is True
        assert isinstance(results[1], Exception)
        assert len((await store.load("t"))[1]) == 2

    asyncio.run(main())


def test_a_broken_job_whose_asker_has_gone_away_breaks_no_other(store: Store) -> None:
    begun, gone = threading.Event(), threading.Event()

    def broken(connection: Connection) -> None:
        begun.set()
        gone.wait(10)
        connection.execute(text("SELECT nonsense FROM nowhere"))

    async def main() -> None:
        asked = asyncio.create_task(store.write("s", broken))
        await asyncio.to_thread(begun.wait, 10)
        asked.cancel()
        await asyncio.wait({asked})
        gone.set()
        assert await asyncio.wait_for(store.append(entry(1)), 10) is True

    asyncio.run(main())


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_sqlite_waits_for_the_disk(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_an_sqlite_file_has_one_hall(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    with pytest.raises(Refused, match="another hall has"):
        Store(f"sqlite:///{file}")
    store.close()
    Store(f"sqlite:///{file}").close()


def test_opening_again_keeps_everything(file: Path) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{file}")
        await store.append(entry(1))
        store.close()
        store = Store(f"sqlite:///{file}")
        assert len((await store.load("t"))[1]) == 1
        store.close()

    asyncio.run(main())
