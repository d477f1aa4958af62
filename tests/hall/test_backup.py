"""Backups made while people play hold all that was acknowledged, and open as halls."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main as command
from meadhall.hall.store import Store, backup
from meadhall.hall.store.backup import back_up
from meadhall.hall.wire.errors import Refused
from meadhall.kernel import Record

from .client import Api, Player, full_table, in_step, play_on
from .postgres import PACKAGE, database, wheel
from .serving import config, hall_in_thread
from .test_nothing_lost import stored_moves

COPIES = 3


def quiet(done: int, of: int) -> None:
    """Nobody watches the bar."""


class Evening:
    """Games in an open hall, and what was acknowledged in them so far."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.dice = random.Random(6)
        self.games = list(meadhall.game_names())
        self.acked: dict[str, list[tuple[int, int]]] = {}
        self.tokens: dict[str, list[str]] = {}

    async def play_during(self, work: Callable[[], Awaitable[None]]) -> None:
        """Play, one game after the other, until the work is done."""
        task = asyncio.ensure_future(work())
        while not task.done():
            game = self.games[len(self.acked) % len(self.games)]
            table, tokens = full_table(self.address, game=game, players=3)
            self.acked[table], self.tokens[table] = [], tokens
            players = [Player(self.address, table, token) for token in tokens]
            for player in players:
                await player.connect()
            while not task.done():
                await in_step(players)
                asked = [player for player in players if player.asked]
                if not asked:
                    break
                player = self.dice.choice(asked)
                move = self.dice.choice(player.position["moves"])["move"]
                assert (await player.move(move))["type"] == "ack"
                self.acked[table].append((player.seat, move))
            for player in players:
                await player.close()
        await task

    async def goes_on(self, moves: int = 20) -> None:
        """Wait until so many more moves were acknowledged."""
        enough = sum(map(len, self.acked.values())) + moves
        async with asyncio.timeout(120):
            while sum(map(len, self.acked.values())) < enough:
                await asyncio.sleep(0.005)

    def so_far(self) -> dict[str, list[tuple[int, int]]]:
        return {table: list(moves) for table, moves in self.acked.items()}


async def program(*args: str | Path) -> None:
    """A command in a process of its own, which must succeed."""
    running = await asyncio.create_subprocess_exec(*args, stdout=subprocess.DEVNULL)
    assert await running.wait() == 0


def holds(url: str, before: dict[str, list[tuple[int, int]]]) -> None:
    """Every move acknowledged before, in order, perhaps with more after them."""
    for table, acked in before.items():
        stored = [(each.seat, each.move) for each in stored_moves(url, table)]
        assert stored[: len(acked)] == acked


def play_to_the_end(url: str, tokens: dict[str, list[str]]) -> None:
    """The copy as a hall: all tables go on with the tokens of before, and their records hold."""

    async def main(address: str) -> None:
        for table, seats in tokens.items():
            players = [Player(address, table, token) for token in seats]
            for player in players:
                await player.connect()
            await play_on(players, random.Random(7))
            assert players[0].position["phase"] == "over"
            for player in players:
                await player.close()
            record = Record.from_text(Api(address).get(f"tables/{table}/record"))
            assert record.end().outcome is not None
            assert record.shuffle_proved()

    with hall_in_thread(config(url)) as address:
        asyncio.run(main(address))


def test_copies_made_while_people_play_hold_every_acknowledged_move(
    file: Path, tmp_path: Path
) -> None:
    copies = [tmp_path / f"copy-{number}.db" for number in range(COPIES)]
    acked: list[dict[str, list[tuple[int, int]]]] = []
    with hall_in_thread(config(file, snapshot_every=10)) as address:
        evening = Evening(address)

        async def copy_often() -> None:
            for copy in copies:
                await evening.goes_on()
                acked.append(evening.so_far())
                where = ["--db", f"sqlite:///{file}", str(copy)]
                await program(sys.executable, "-m", "meadhall", "hall", "backup", *where)

        asyncio.run(evening.play_during(copy_often))
    assert sum(map(len, acked[-1].values())) > sum(map(len, acked[0].values())) > 0
    for copy, before in zip(copies, acked, strict=True):
        holds(f"sqlite:///{copy}", before)
    last = f"sqlite:///{copies[-1]}"
    tokens = {table: evening.tokens[table] for table in acked[-1]}
    play_to_the_end(last, dict(list(tokens.items())[-3:]))


def test_dumps_made_while_people_play_hold_every_acknowledged_move(pg: str, tmp_path: Path) -> None:
    programs = wheel() / PACKAGE / "pginstall/bin"
    url, dump = database(pg, "dumped"), tmp_path / "hall.dump"
    acked: dict[str, list[tuple[int, int]]] = {}
    with hall_in_thread(config(url, snapshot_every=10)) as address:
        evening = Evening(address)

        async def dump_it() -> None:
            await evening.goes_on()
            acked.update(evening.so_far())
            # As `meadhall hall backup` says.
            await program(programs / "pg_dump", "--format=custom", f"--file={dump}", url)
            await evening.goes_on()

        asyncio.run(evening.play_during(dump_it))
    fresh = database(pg, "restored")
    into = ["--no-owner", "--exit-on-error", f"--dbname={fresh}", str(dump)]
    subprocess.run([programs / "pg_restore", *into], check=True)
    assert sum(map(len, acked.values())) > 0
    holds(fresh, acked)
    play_to_the_end(fresh, {table: evening.tokens[table] for table in list(acked)[-2:]})


def test_a_busy_hall_cannot_keep_a_copy_from_ending(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite begins a copy anew whenever somebody else writes, unless all is read at once."""
    monkeypatch.setattr(backup, "STEP", 1)
    Store(f"sqlite:///{file}").close()
    row = "INSERT INTO entries VALUES ('t', ?, 1, 'move', 0, ?)"
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(row, [(number, "x" * 1_000) for number in range(200)])
        connection.commit()
    over, written = threading.Event(), 0
    steps: list[int] = []

    def write() -> None:
        nonlocal written
        with closing(sqlite3.connect(file, timeout=60)) as connection:
            while not over.is_set():
                connection.execute(row, (200 + written, "y" * 1_000))
                connection.commit()
                written += 1

    def step(done: int, of: int) -> None:
        steps.append(done)
        seen, until = written, time.monotonic() + 10
        while len(steps) <= 20 and written == seen and time.monotonic() < until:
            time.sleep(0.001)  # between any two of these steps somebody writes

    writer = threading.Thread(target=write)
    writer.start()
    try:
        back_up(file, tmp_path / "copy.db", False, step)
    finally:
        over.set()
        writer.join()
    assert written >= 20
    assert steps == list(range(1, len(steps) + 1)), "it began anew"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        numbers = [row[0] for row in copy.execute("SELECT number FROM entries ORDER BY number")]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) >= 200


# --- what it refuses ----------------------------------------------------------------------------


@pytest.fixture
def made(file: Path) -> Path:
    Store(f"sqlite:///{file}").close()
    return file


def copied(file: Path, *args: str | Path) -> Result:
    return CliRunner().invoke(
        command, ["hall", "backup", "--db", f"sqlite:///{file}", *map(str, args)]
    )


def refusal(said: Result) -> str:
    assert (said.exit_code, said.stdout) == (1, "")
    (line,) = said.stderr.splitlines()
    return line


def test_a_copy_is_one_file_for_its_owner_alone(made: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "hall.db"
    copy.parent.mkdir()
    umask = os.umask(0)
    try:
        said = copied(made, copy)
    finally:
        os.umask(umask)
    assert said.exit_code == 0
    assert said.stdout.startswith(f"{copy}: ")
    assert said.stderr == "", "no bar where there is no terminal"
    assert [each.name for each in copy.parent.iterdir()] == ["hall.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_nothing_is_overwritten_unless_that_is_said(made: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert "is there already; --force overwrites it" in refusal(copied(made, copy))
    assert copy.read_text() == "precious"
    assert copied(made, copy, "--force").exit_code == 0
    part = tmp_path / "copy.db.part"
    part.touch()
    copy.unlink()
    assert "another copy is being made, or was broken off" in refusal(copied(made, copy))
    assert copied(made, copy, "--force").exit_code == 0
    assert not part.exists()
    assert "is a folder" in refusal(copied(made, tmp_path))
    assert "No such file or directory" in refusal(copied(made, tmp_path / "nowhere" / "copy.db"))


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
def test_a_database_is_never_its_own_copy(made: Path, end: str) -> None:
    before = made.read_bytes()
    said = copied(made, "--force", f"{made}{end}")
    assert "belongs to the database itself" in refusal(said)
    assert made.read_bytes() == before


def test_a_damaged_database_makes_no_copy(made: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(made)) as connection:
        rows = [(number, json.dumps({"x": "y" * 900})) for number in range(300)]
        connection.executemany("INSERT INTO entries VALUES ('t', ?, 1, 'move', 0, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(made.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = b"\xff" * 4096
    made.write_bytes(data)
    copy = tmp_path / "copy.db"
    copy.write_text("the last good one")
    assert "the copy doesn't hold" in refusal(copied(made, "--force", copy))
    assert copy.read_text() == "the last good one"
    assert not (tmp_path / "copy.db.part").exists()


def test_a_copy_broken_off_leaves_nothing(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(*_: Any) -> None:
        raise KeyboardInterrupt

    copy = tmp_path / "copy.db"
    with pytest.raises(KeyboardInterrupt):
        back_up(made, copy, False, broken_off)
    assert sorted(tmp_path.glob("copy*")) == []
    real = backup._check

    def somebody_else(part: Path) -> None:
        real(part)
        copy.write_text("precious")

    monkeypatch.setattr(backup, "_check", somebody_else)
    with pytest.raises(Refused, match="has appeared meanwhile"):
        back_up(made, copy, False, quiet)
    assert copy.read_text() == "precious"


def test_an_older_database_can_be_copied_before_it_is_brought_up_to_date(
    file: Path, tmp_path: Path
) -> None:
    old = Path(__file__).parent / "before" / "hall.sql"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    assert copied(file, tmp_path / "copy.db").exit_code == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


@pytest.mark.parametrize("password", ["hall:hush-hush@127", "hall@127"])
def test_for_postgresql_it_says_what_to_type(pg: str, password: str) -> None:
    url = f"{pg.replace('hall@127', password)}?password=hush-hush"
    said = CliRunner().invoke(command, ["hall", "backup", "--db", url, "my hall.dump"])
    line = refusal(said)
    assert "hush-hush" not in line
    assert line.endswith(f"pg_dump --format=custom '--file=my hall.dump' {pg}")
