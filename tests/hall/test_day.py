"""What piles up in a hall is let go again: a little of a day like any other (bench/day.py), and the
places where something would be kept for ever, or for very long."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections import deque
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from meadhall.hall.http.doorkeeper import Visit
from meadhall.hall.http.front_door import Door, SocketDoor
from meadhall.hall.runtime import rates
from meadhall.hall.runtime.collector import Collector
from meadhall.hall.runtime.presence import Presence
from meadhall.hall.runtime.rates import Buckets
from meadhall.hall.store import Store
from meadhall.hall.store.hall_time import Clock
from meadhall.hall.store.schema import presence

from .client import Api, Player, full_table

BENCH = Path(__file__).parents[2] / "bench"


def test_some_minutes_of_a_day_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)
    monkeypatch.setattr(import_module("people"), "PAUSE", 0.04)
    day = import_module("day").Day(hours=1, speed=1_200, gatherings=4, games=("asgard",))
    verdict = {line.what: line for line in day.run()}
    assert day.town.counts["moves sent"] > 10
    assert day.night["rows of tables"] > 4
    for what in ("tables", "sockets made", "connections made", "tasks", "open files", "threads"):
        assert what in verdict
    assert [line for line in verdict.values() if not line.good] == []


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(rates, "time", clock)
    return clock


def kept(buckets: Buckets) -> int:
    return len(buckets._left)


def test_a_rate_is_forgotten_once_it_says_nothing(clock: Time) -> None:
    buckets = Buckets(per_second=1.0, burst=10)
    for number in range(5_000):  # one a second, never the same again
        assert buckets.take(f"seat {number}")
        clock.now += 1
    assert kept(buckets) < 20


def test_a_crowd_is_forgotten_by_and_by(clock: Time) -> None:
    buckets = Buckets(per_second=1.0, burst=10)
    for number in range(1_000):
        buckets.take(f"address {number}")
    assert kept(buckets) == 1_000
    clock.now += 60
    for _ in range(1_000):
        buckets.take("somebody")
    assert kept(buckets) == 1


def test_whoever_has_used_up_theirs_is_remembered(clock: Time) -> None:
    buckets = Buckets(per_second=1.0, burst=10)
    assert [buckets.take("greedy") for _ in range(12)] == [True] * 10 + [False] * 2
    for number in range(100):
        buckets.take(f"other {number}")
    assert not buckets.take("greedy")
    clock.now += 3
    for number in range(100):
        buckets.take(f"another {number}")
    assert [buckets.take("greedy") for _ in range(4)] == [True] * 3 + [False]


def test_nothing_is_let_through_where_nothing_may_be(clock: Time) -> None:
    buckets = Buckets(per_second=0.0, burst=0)
    assert not any(buckets.take("anybody") for _ in range(3))


def test_no_more_rates_are_kept_than_fit(clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_KEPT", 50)
    buckets = Buckets(per_second=1.0, burst=10)
    for number in range(500):
        buckets.take(f"address {number}")
    assert kept(buckets) == 50


def rows(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(select(presence.c.process, presence.c.here)).all())


def test_restarts_leave_no_trace_of_who_was_there(file: Path) -> None:
    async def main(store: Store) -> None:
        for _ in range(5):
            process, clock = Presence(store), Clock()
            await process.open(clock)
            await process.arrive("table", 0, clock.now())
            left = clock.now()
            await process.depart("table", 0, left, None)
        assert rows(store) == [(process.process, False)]
        assert (await process.at("table", left)).away == {0: left}

    with closing(Store(f"sqlite:///{file}")) as store:
        asyncio.run(main(store))


def test_what_a_neighbour_knows_is_left_alone(file: Path) -> None:
    async def main(store: Store) -> None:
        one, other, clock = Presence(store), Presence(store), Clock()
        await one.open(clock)
        await other.beat(clock.now())
        await one.arrive("table", 0, clock.now())
        await one.depart("table", 0, clock.now(), None)
        await other.arrive("table", 0, clock.now())
        assert sorted(rows(store)) == sorted([(one.process, False), (other.process, True)])

    with closing(Store(f"sqlite:///{file}")) as store:
        asyncio.run(main(store))


def test_a_connection_that_is_closed_needs_no_collector(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doors: list[weakref.ref[Door]] = []
    made = Door.connection_made

    def noted(self: Door, transport: asyncio.Transport) -> None:
        doors.append(weakref.ref(self))
        made(self, transport)

    monkeypatch.setattr(Door, "connection_made", noted)
    gc.disable()
    try:
        for _ in range(3):
            Api(address).get("hall")
        for _ in range(100):
            if not any(door() for door in doors):
                break
            time.sleep(0.05)
        assert [door() for door in doors] == [None] * 3
    finally:
        gc.enable()


def test_a_socket_that_is_closed_needs_no_collector(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doors: list[weakref.ref[SocketDoor]] = []
    welcome = SocketDoor.welcome

    def noted(self: SocketDoor, visit: Visit) -> None:
        doors.append(weakref.ref(self))
        welcome(self, visit)

    monkeypatch.setattr(SocketDoor, "welcome", noted)
    table, tokens = full_table(address, game="wolves", players=3)

    async def come_and_go() -> None:
        for token in tokens:
            async with Player(address, table, token):
                pass

    gc.disable()
    try:
        asyncio.run(come_and_go())
        for _ in range(100):
            if not any(door() for door in doors):
                break
            time.sleep(0.05)
        assert [door() for door in doors] == [None] * 3
    finally:
        gc.enable()


class Session:
    """As a connection is to the collector: some fifty objects in a ring."""

    alive = 0

    def __init__(self) -> None:
        Session.alive += 1
        self.parts = [[self] for _ in range(50)]

    def __del__(self) -> None:
        Session.alive -= 1


def test_what_long_connections_leave_behind_is_collected() -> None:
    open_ones: deque[Session] = deque()
    most = 0
    collector = Collector()
    try:
        for number in range(100_000):
            open_ones.append(Session())
            if len(open_ones) > 5_000:
                open_ones.popleft()
            if number % 100 == 0:
                collector.look()
            most = max(most, Session.alive)
    finally:
        collector.close()
        open_ones.clear()
        gc.collect()
    assert most < 20_000


def test_nobody_waits_for_a_collection_that_would_find_nothing() -> None:
    collector = Collector()
    try:
        gc.collect()
        kept: deque[list[int]] = deque(maxlen=10_000)
        looked = 0
        for number in range(300_000):
            kept.append([number])
            looked += number % 100 == 0 and collector.look()
        assert not looked
    finally:
        collector.close()
