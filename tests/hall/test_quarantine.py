"""Quarantine: a table that makes trouble rests, and is set aside in the end; the others go on."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from meadhall.hall import wire
from meadhall.hall.bots.bots import Bots
from meadhall.hall.runtime.caretaker import Caretaker
from meadhall.hall.runtime.hall import Hall
from meadhall.hall.runtime.live import Live
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store.schema import entries, snapshots, tables
from meadhall.hall.store.store import make_engine
from meadhall.hall.store.troubles import MOST, Trouble, all_of, count, retry
from meadhall.hall.table.entries import Draft
from meadhall.hall.table.table import Table
from meadhall.hall.wire.errors import Refused

from .client import Api, Player, full_table
from .postgres import database
from .serving import config, hall_in_thread

SECRET = "the hand is odin/thor"
HURRIED: dict[str, Any] = {
    "clock": {"kind": "bank", "bank": 1, "increment": 0},
    "takeover": {"level": "random"},
    "players": 2,
}
"""After a second a bot plays for everybody."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return database(request.getfixturevalue("pg"), f"aside-{abs(hash(request.node.name))}")


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.runtime.caretaker.FIRST_PAUSE", 10)
    monkeypatch.setattr("meadhall.hall.runtime.caretaker.TICK_SECONDS", 0.1)


def troubles(url: str) -> dict[str, Trouble]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {each.table: each for each in all_of(connection)}
    engine.dispose()
    return found


def set_aside(url: str) -> set[str]:
    return {table for table, trouble in troubles(url).items() if trouble.aside}


def change(url: str, *jobs: Any) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        for job in jobs:
            connection.execute(job)
    engine.dispose()


def wait_until(enough: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not enough():
        assert time.monotonic() < until
        time.sleep(0.1)


def taken_over(address: str, table: str) -> bool:
    seats = Api(address).get(f"tables/{table}")["seats"]
    return any(seat["stand_in"] == "timeout" for seat in seats)


def test_a_table_that_makes_trouble_is_set_aside_and_the_others_go_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    healthy: list[str] = []
    good = Table.take_over

    def take_over(self: Table, *args: Any) -> Draft:
        if self.id not in healthy:
            raise KeyError(SECRET)
        return good(self, *args)

    monkeypatch.setattr(Table, "take_over", take_over)
    with hall_in_thread(config(url)) as address:
        ill, tokens = full_table(address, **HURRIED)
        well, _ = full_table(address, **HURRIED)
        healthy.append(well)
        wait_until(lambda: ill in set_aside(url))
        wait_until(lambda: taken_over(address, well))
        wait_until(lambda: well not in troubles(url))
        trouble = troubles(url)[ill]
        assert set_aside(url) == {ill}
        assert (trouble.times, trouble.error, trouble.game) == (MOST, "KeyError", "asgard")
        assert re.fullmatch(r"hall/runtime/\w+\.py:\d+", trouble.place)
        assert SECRET not in str(trouble)
        healthy.append(ill)
        time.sleep(1)
        assert troubles(url)[ill] == trouble, "nobody looks after it any more"
        assert not taken_over(address, ill)
    with hall_in_thread(config(url)) as address:  # and that outlives the hall
        time.sleep(1)
        assert troubles(url) == {ill: trouble}
        assert not taken_over(address, ill)

        async def play() -> None:
            async with Player(address, ill, tokens[0]) as anna:
                assert anna.position["phase"] == "playing", "whoever opens it can read it"
                assert (await anna.move())["type"] == "ack"

        asyncio.run(play())
        assert troubles(url) == {}, "what a person gets done there ends it"
        wait_until(lambda: taken_over(address, ill))


def test_a_bot_that_can_never_be_asked_is_not_asked_for_ever(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def choose(*args: Any) -> int:
        nonlocal asked
        asked += 1
        raise RuntimeError(SECRET)

    with hall_in_thread(config(url)) as address:
        with monkeypatch.context() as patch:
            patch.setattr(Bots, "choose", choose)
            made = Api(address).create(players=2, bots=[None, "random"])
            wait_until(lambda: set_aside(url))
            trouble = troubles(url)[made["table"]]
            assert (trouble.times, trouble.error) == (MOST, "RuntimeError")
            assert trouble.place.startswith("hall/runtime/caretaker.py:")
            time.sleep(1)
            assert asked == MOST
        engine = make_engine(url)
        with engine.begin() as connection:
            retry(connection, [made["table"]])
        engine.dispose()

        async def watch() -> None:
            async with Player(address, made["table"], made["token"]) as anna:
                await anna.until(lambda: anna.position["waiting"] == [0])

        asyncio.run(watch())
        assert troubles(url) == {}


def test_tables_of_other_rules_are_set_aside_at_once(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, tokens = full_table(address)
    data = '{"level": "random", "rules": 0, "cards": "others"}'
    start = (entries.c.table_id == table) & (entries.c.kind == "start")
    change(
        url, update(entries).where(start).values(data=data), delete(snapshots),
        update(tables).values(due=0),
    )  # fmt: skip
    with hall_in_thread(config(url)) as address:
        wait_until(lambda: set_aside(url))
        trouble = troubles(url)[table]
        assert (trouble.times, trouble.error) == (1, "other-rules")
        assert trouble.place.startswith("hall/table/fold.py:")
        assert Api(address, tokens[0]).ask("GET", f"/api/tables/{table}").status_code == 409


def test_a_slow_database_sets_no_table_aside(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = iter([Refused("not-stored", "try again"), Refused("stale", "look again")] * MOST)
    look_after = Caretaker.look_after

    async def try_to(self: Caretaker, live: Live) -> None:
        for refused in slow:
            raise refused
        await look_after(self, live)

    monkeypatch.setattr(Caretaker, "look_after", try_to)
    with hall_in_thread(config(file)) as address:
        table, _ = full_table(address, **HURRIED)
        wait_until(lambda: taken_over(address, table))
        assert next(slow, None) is None
        assert troubles(f"sqlite:///{file}") == {}


def test_failures_count_in_a_row_only(url: str) -> None:
    with hall_in_thread(config(url)) as address:
        table, tokens = full_table(address, players=2)

        async def play() -> None:
            async with Player(address, table, tokens[0]) as anna:
                await anna.move()

        engine = make_engine(url)

        def fail(at: int) -> tuple[int, bool]:
            with engine.begin() as connection:
                return count(connection, table, at, "KeyError", "here:1", aside=False)

        assert [fail(at) for at in range(1, MOST)] == [(n, False) for n in range(1, MOST)]
        assert troubles(url)[table].since == 1
        asyncio.run(play())
        assert troubles(url) == {}
        assert fail(7) == (1, False)
        assert troubles(url)[table].since == 7
        for _ in range(MOST - 2):
            assert not fail(8)[1]
        assert fail(9) == (MOST, True)
        assert fail(9) == (MOST + 1, True)
        engine.dispose()


def test_a_table_that_cannot_leave_memory_keeps_nobody_there(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = Hall.save_snapshot
    stuck = ""

    async def fails_for_one(self: Hall, live: Live) -> None:
        if live.table.id == stuck:
            raise RuntimeError(SECRET)
        await save(self, live)

    async def main() -> None:
        nonlocal stuck
        monkeypatch.setattr(Hall, "save_snapshot", fails_for_one)
        async with opened(config(file, idle_seconds=0.0)) as hall:
            for _ in range(3):
                made = await hall.founding.create(
                    wire.NewTable(wire.Settings(game="asgard", players=2))
                )
                stuck = stuck or made.table
            async with asyncio.timeout(30):
                while set(hall.tables) != {stuck}:
                    await asyncio.sleep(0.05)

    asyncio.run(main())
