"""The hall's time: clocks of machines are set and differ; nobody's time at a table does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, delete, update

from meadhall.hall.runtime.opening import opened
from meadhall.hall.store import hall_time as times
from meadhall.hall.store.schema import (
    chat,
    entries,
    outages,
    presence,
    processes,
    snapshots,
    tables,
)
from meadhall.hall.store.store import make_engine
from meadhall.hall.table.clocks import open_until

from .client import Api, Player, full_table
from .postgres import database
from .serving import Process, config, hall_in_thread

HOUR = 3_600_000
CLOSE = 30_000
"""Far less than an hour, far more than a slow machine takes."""
BANK: dict[str, Any] = {"clock": {"kind": "bank", "bank": 600, "increment": 0}, "players": 2}
TIMES: list[Column[Any]] = [
    tables.c.created, tables.c.due, entries.c.at, chat.c.at, presence.c.at, processes.c.beat,
    processes.c.seen, outages.c["to"], outages.c["from"],
]  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"time-{abs(hash(request.node.name))}")


def shift(url: str, by: int) -> None:
    """Make all that is stored later or earlier: as if the clock had been set the other way."""
    engine = make_engine(url)
    with engine.begin() as connection:
        for column in TIMES:
            connection.execute(update(column.table).values({column: column + by}))
        connection.execute(delete(snapshots))  # they hold times too; the log is enough
    engine.dispose()


async def look(address: str, table: str, token: str) -> dict[str, Any]:
    async with Player(address, table, token) as player:
        return player.position


def left(position: dict[str, Any]) -> int:
    return int(position["clocks"][0]["left"])


def test_time_goes_on_although_the_clock_was_set_back(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, tokens = full_table(address, **BANK)
        before = asyncio.run(look(address, table, tokens[0]))
    shift(url, HOUR)
    with hall_in_thread(config(url)) as address:
        first = asyncio.run(look(address, table, tokens[0]))
        time.sleep(1)
        then = asyncio.run(look(address, table, tokens[0]))
        assert before["at"] + HOUR - CLOSE < first["at"] < before["at"] + HOUR + CLOSE
        assert left(first) - left(then) >= 900, "time stands still"
        assert left(before) - CLOSE < left(then)


def test_nobody_runs_out_of_time_when_the_clock_is_set_forward(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, tokens = full_table(address, **BANK, takeover={"absent_after": 60})
        before = asyncio.run(look(address, table, tokens[0]))
    shift(url, -HOUR)
    with hall_in_thread(config(url)) as address:
        for _ in range(5):  # the caretaker looks several times
            time.sleep(0.5)
            seats = Api(address).get(f"tables/{table}")["seats"]
            assert [seat["stand_in"] for seat in seats] == [None, None]
        after = asyncio.run(look(address, table, tokens[0]))
        assert left(before) - CLOSE < left(after) <= left(before) + CLOSE


def test_whoever_is_away_must_have_been_able_to_come_back() -> None:
    assert open_until(0, 100, []) == 100
    assert open_until(0, 100, [(50, 1_000)]) == 1_050
    assert open_until(0, 100, [(50, 1_000), (1_020, 2_000)]) == 2_030
    assert open_until(0, -10, [(50, 1_000)]) == -10


def test_machines_whose_clocks_differ_agree(
    pg: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database(pg, "machines")
    odd = tmp_path / "odd"
    odd.mkdir()
    code = "import time\nreal = time.time_ns\ntime.time_ns = lambda: real() + 3_600 * 10**9\n"
    (odd / "sitecustomize.py").write_text(code)
    other = Process(config(url), tmp_path / "log")
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", str(odd), prepend=":")
        other.start()
    try:
        with hall_in_thread(config(url)) as here:
            other.wait()
            table, tokens = full_table(other.address, **BANK)
            seen = [asyncio.run(look(each, table, tokens[0])) for each in (here, other.address)]
            assert abs(seen[0]["at"] - seen[1]["at"]) < CLOSE
            for each in seen:
                assert 600_000 - CLOSE < left(each) <= 600_000
    finally:
        other.kill()


def test_who_joins_goes_by_those_who_serve_and_who_slept_by_those_who_did_not(
    pg: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.caretaker.BEAT", 100)
    settings = config(database(pg, "joining"), bot_workers=1)
    real = times.outside

    def an_hour_later(connection: Connection) -> int:
        return real(connection) + HOUR

    async def main() -> None:
        async with opened(settings) as one:
            began = one.now()
            monkeypatch.setattr("meadhall.hall.store.hall_time.outside", an_hour_later)
            monkeypatch.setattr("meadhall.hall.runtime.presence.outside", an_hour_later)
            await one.presence.beat(one.now())  # the database's clock was set while one serves
            async with opened(settings) as two:
                assert abs(two.now() - one.now()) < CLOSE
                assert two.now() - began < HOUR / 2
                assert two.outages == []
                one.clock.set(one.now() - HOUR)  # as a machine that was put to sleep
                async with asyncio.timeout(30):
                    while abs(two.now() - one.now()) > CLOSE:
                        await asyncio.sleep(0.05)

    asyncio.run(main())


def test_time_never_begins_before_the_last_entry(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, tokens = full_table(address, **BANK)
    engine = make_engine(url)
    with engine.begin() as connection:  # an entry after the last beat, and no other trace of it
        connection.execute(delete(snapshots))
        last = (entries.c.table_id == table) & (entries.c.kind == "start")
        connection.execute(update(entries).where(last).values(at=entries.c.at + HOUR))
    engine.dispose()
    with hall_in_thread(config(url)) as address:
        at = asyncio.run(look(address, table, tokens[0]))["at"]
        assert at - time.time() * 1_000 > HOUR - CLOSE
