"""Attacks that once worked: one bad table against all, one client against all, and small tells."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update

from meadhall.hall.http import page
from meadhall.hall.runtime import hall as halls
from meadhall.hall.runtime.reading import from_snapshot
from meadhall.hall.store.hall_time import Clock
from meadhall.hall.store.schema import entries, snapshots, tables
from meadhall.hall.store.store import make_engine
from meadhall.hall.table.basis import NEVER
from meadhall.hall.table.seats import clean, free_name
from meadhall.hall.table.table import Table

from .client import Api, Player, full_table, in_step
from .postgres import database
from .serving import config, free_port, hall_in_thread

# --- one bad thing stops nothing else -----------------------------------------------------------


def test_tables_that_cannot_be_read_do_not_keep_the_others_waiting(file: Path) -> None:
    away: dict[str, Any] = {"takeover": {"absent_after": 5}, "players": 2, "bots": [None, "greedy"]}
    with hall_in_thread(config(file)) as address:
        made = [Api(address).create(**away)["table"] for _ in range(6)]
    good = made[0]
    engine = make_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        for table in made[1:]:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            broken = (entries.c.table_id == table) & (entries.c.kind == "start")
            assert connection.execute(update(entries).where(broken).values(data="{}")).rowcount
        connection.execute(update(tables).values(due=0))  # all at once, the bad ones among them
    engine.dispose()
    with hall_in_thread(config(file)) as address:
        until = time.monotonic() + 60
        while Api(address).get(f"tables/{good}")["seats"][0]["stand_in"] != "absent":
            assert time.monotonic() < until, "nobody looks after the good one"
            time.sleep(0.2)


def mutated(data: Any, dice: random.Random) -> Any:
    """Plain data with one thing in it that was never there."""
    if isinstance(data, (dict, list)) and data and dice.random() < 0.85:
        copy = data.copy()
        key = dice.choice(list(copy)) if isinstance(copy, dict) else dice.randrange(len(copy))
        copy[key] = mutated(copy[key], dice)
        return copy
    return dice.choice([None, -1, 10**6, 2.5, "x", [], {}, [None], {"x": 1}, True])


def test_whatever_is_wrong_with_a_snapshot_the_log_decides(file: Path) -> None:
    with hall_in_thread(config(file, snapshot_every=1)) as address:
        table, tokens = full_table(address)

        async def play() -> None:
            async with Player(address, table, tokens[0]) as anna:
                await anna.move()

        asyncio.run(play())
    engine = make_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        kept = connection.execute(select(snapshots.c.data)).scalars().first()
        assert kept is not None
        good = json.loads(kept)
        dice = random.Random(8)
        read = [from_snapshot(json.dumps(mutated(good, dice)).encode(), NEVER) for _ in range(600)]
        assert sum(each is None for each in read) > 100
        assert all(each is None or isinstance(each, Table) for each in read)
        broken = json.dumps(good | {"session": {"record": 1, "state": []}}).encode()
        connection.execute(update(snapshots).values(data=broken))
    engine.dispose()
    with hall_in_thread(config(file)) as address:
        again = Api(address, tokens[0]).get(f"tables/{table}/position")
        assert again["phase"] == "playing"
        assert again["view"]["chosen"] == [0]


def test_what_cannot_be_stored_is_refused_in_time_and_nothing_is_doubled(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "STORE_SECONDS", 0.5)

    async def main(address: str) -> str:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            await in_step([anna])
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            refused = await anna.move()
            assert refused["code"] == "not-stored"
            other.execute("ROLLBACK")
            other.close()
            await anna.until(lambda: anna.position["view"]["chosen"] == [0])
        return table

    with hall_in_thread(config(file)) as address:
        table = asyncio.run(main(address))
    engine = make_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        moves = (entries.c.table_id == table) & (entries.c.kind == "move")
        assert len(connection.execute(select(entries).where(moves)).all()) == 1
    engine.dispose()


# --- one client against all ---------------------------------------------------------------------


def test_onlookers_who_come_and_go_are_told_of_together(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            await in_step([anna])
            before = len(anna.heard)
            crowd = [Player(address, table) for _ in range(40)]
            await asyncio.gather(*(each.connect() for each in crowd))
            await anna.until(lambda: anna.table["onlookers"] == 40)
            told = [each for each in anna.heard[before:] if each["type"] == "table"]
            assert len(told) < 20
            await asyncio.gather(*(each.close() for each in crowd))
            await anna.until(lambda: anna.table["onlookers"] == 0)

    asyncio.run(main())


ODD = ["/page/%00", f"/page/{'x' * 5_000}", "/page/../app.py", "/api/tables/%00",
       "/api/tables/%00/position", "/api/tables?game=%00", "/api/tables/%F0%9F%92%A9"]  # fmt: skip


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_odd_paths_are_not_found(kind: str, file: Path, request: pytest.FixtureRequest) -> None:
    url = file if kind == "sqlite" else database(request.getfixturevalue("pg"), "odd")
    with hall_in_thread(config(url)) as address:
        for path in ODD:
            assert Api(address).ask("GET", path).status_code == 404, path


def test_what_strangers_ask_for_is_not_remembered(address: str) -> None:
    Api(address).ask("GET", "/page/index.html")
    before = page._read.cache_info().currsize
    for number in range(50):
        assert Api(address).ask("GET", f"/page/nothing-{number}").status_code == 404
    assert page._read.cache_info().currsize == before
    assert set(page.listing()) >= {"index.html"}


def test_a_client_cannot_pass_for_many_by_what_it_writes_itself(tmp_path: Path) -> None:
    port = free_port()
    served = subprocess.Popen(
        [
            *(sys.executable, "-m", "meadhall", "serve", "--port", str(port)),
            # However slow the machine, so many requests come faster than this.
            *("--proxy", "127.0.0.1", "--limit", "requests_per_second=1"),
        ],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        stderr=subprocess.DEVNULL,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False) as client:
            for _ in range(300):
                try:
                    client.get("/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            answers = [
                client.get("/api/hall", headers={"x-forwarded-for": f"1.2.3.{n}, 9.9.9.9"})
                for n in range(250)
            ]
            assert 429 in {answer.status_code for answer in answers}
            other = client.get("/api/hall", headers={"x-forwarded-for": "1.2.3.1, 8.8.8.8"})
            assert other.status_code == 200, "whom the proxy names is somebody else"
    finally:
        served.send_signal(signal.SIGTERM)
        served.wait(30)


@pytest.mark.parametrize("where", ["no folder", "read-only", "no server", "another hall"])
def test_a_database_that_cannot_be_used_is_said_in_one_line(where: str, tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    urls = {
        "no folder": "sqlite:////proc/none/hall.db",
        "read-only": "sqlite:////proc/version",
        "no server": f"postgresql://hall:hush-hush@127.0.0.1:{free_port()}/hall",
        "another hall": f"sqlite:///{file}",
    }
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(free_port())]
    with hall_in_thread(config(file)):
        ran = subprocess.run(
            [*command, "--db", urls[where]], capture_output=True, text=True, check=False, timeout=60
        )
    assert ran.returncode == 1
    (line,) = ran.stderr.splitlines()
    assert "can't be used" in line
    assert "hush-hush" not in line


def test_behind_tls_browsers_are_told_to_stay_there(file: Path) -> None:
    name = "strict-transport-security"
    with hall_in_thread(config(file, secure_cookies=True)) as address:
        assert Api(address).ask("GET", "/api/hall").headers[name]
    with hall_in_thread(config(file)) as address:
        assert name not in Api(address).ask("GET", "/api/hall").headers


def test_a_clock_that_is_set_meanwhile_takes_time_from_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    before = clock.now()
    for jump in (3_600, -3_600):
        there = time.time_ns() + jump * 10**9
        monkeypatch.setattr(time, "time_ns", lambda there=there: there)
        assert 0 <= clock.now() - before < 60_000


# --- what tells ---------------------------------------------------------------------------------


def test_a_choice_made_anew_is_counted_nowhere(address: str) -> None:
    def counted() -> dict[str, float]:
        lines = Api(address).ask("GET", "/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {
            name: float(value)
            for name, value in pairs
            if name.startswith(("meadhall_entries", "meadhall_move", "meadhall_commit"))
            and "created" not in name
        }

    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0]) as anna:
            await anna.move(anna.position["moves"][0]["move"])
            await in_step([anna])
            before = counted()
            assert before['meadhall_entries_total{kind="move"}'] > 0
            for choice in anna.position["moves"][1:3]:
                assert (await anna.move(choice["move"]))["type"] == "ack"
                await in_step([anna])
            assert counted() == before

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        ("\u3164", ""),
        ("\u2800Erik\u2800", "Erik"),
        ("A" + "\u0301" * 40 + "nna", "\u00c1" + "\u0301" * 2 + "nna"),
        ("Нй", "Нй"),
    ],
)
def test_nobody_hides_in_letters_that_show_nothing(wanted: str, shown: str) -> None:
    assert clean(wanted, 24) == shown


@pytest.mark.parametrize(
    ("wanted", "other"),
    [("Аnnа", "Anna"), ("ANNA", "Anna"), ("Аlех", "Alex"), ("Ivan", "lvan"), ("B0b", "Bob"),
     ("Ánna", "Anna"), ("An.na", "Anna")],
)  # fmt: skip
def test_a_name_that_looks_like_anothers_is_told_apart(wanted: str, other: str) -> None:
    assert free_name(wanted, [other], 24) == f"{wanted} 2"


def test_names_that_only_resemble_each_other_stay() -> None:
    taken = ["Anna", "Анна Каренина", "Player 1"]
    for name in ("Hanna", "Анна", "Player 2", "☃", "Ann"):
        assert free_name(name, taken, 24) == name
