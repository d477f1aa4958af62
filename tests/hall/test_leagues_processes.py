"""Leagues over several processes on PostgreSQL: whatever dies when, each table is founded once."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from meadhall.hall.ops.config import VARIABLE, Config

from .evening import begun, give_up, make, now, people, ready, sit, until
from .keyring import Browser
from .postgres import database
from .serving import Process, config, quick

DYING = """
import os, signal
from meadhall.hall.runtime import evenings
from meadhall.hall.runtime.founding import Founding

kept, left = Founding.kept, [{after}]

async def dying(self, *args):
    if {before} and left[0] == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    await kept(self, *args)
    left[0] -= 1
    if left[0] == 0:
        os.kill(os.getpid(), signal.SIGKILL)

Founding.kept = dying
evenings.TOGETHER = 1
"""
"""A hall that is killed while it founds a round's tables: before the first, or after some."""


class Dying(Process):
    """A process that kills itself at a certain point."""

    def __init__(self, settings: Config, logs: Path, after: int) -> None:
        super().__init__(settings, logs)
        self._code = DYING.format(after=after, before=after == 0)

    def start(self) -> None:
        serve = f"uvicorn.run('meadhall.hall.http.app:build', factory=True, port={self.port},"
        code = f"{self._code}\nimport uvicorn\n{serve} **{quick(self._settings)!r})"
        with self.logs.open("ab") as logs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code],
                env=os.environ | {VARIABLE: msgspec.json.encode(self._settings).decode()},
                stderr=logs,
                stdout=logs,
            )

    @property
    def dead(self) -> bool:
        assert self._process is not None
        return self._process.poll() is not None


def moved_to(everybody: list[Browser], address: str) -> None:
    """They go on with another process; the hall's name stays, as behind a proxy."""
    for person in everybody:
        person.address = address


def once(url: str, league: str, number: int, many: int) -> list[str]:
    """Each table of a round is founded exactly once, and everybody has exactly one seat there."""
    with psycopg.connect(url) as connection:
        said = connection.execute(
            "SELECT table_id FROM league_tables WHERE league_id = %s AND round = %s",
            (league, number),
        ).fetchall()
        tables = [str(row[0]) for row in said]
        made = connection.execute("SELECT count(*) FROM entries WHERE kind = 'create'").fetchone()
        founded = connection.execute("SELECT count(*) FROM tables").fetchone()
        seats = connection.execute(
            "SELECT person FROM league_seats WHERE league_id = %s AND round = %s AND person <> ''",
            (league, number),
        ).fetchall()
        rounds = connection.execute("SELECT count(*) FROM league_tables").fetchone()
    assert made == founded == rounds
    assert len(tables) == len(set(tables))
    assert len(seats) == len(set(seats)) == many
    return tables


@pytest.mark.parametrize("after", [0, 2])
def test_a_process_dies_between_noting_a_round_and_founding_it(
    pg: str, tmp_path: Path, after: int
) -> None:
    url = database(pg, f"league-dies-{after}")
    settings = config(url)
    first = Dying(settings, tmp_path / "first.log", after)
    other = Process(settings, tmp_path / "other.log")
    first.start()
    try:
        first.wait()
        everybody = people(first.address, 8)
        league = make(everybody[0], seats=2, rounds=1, begins=now() + 3_000)
        for person in everybody:
            person.post(f"leagues/{league}/join")
        until(lambda: first.dead)
        with psycopg.connect(url) as connection:
            noted = connection.execute("SELECT count(*) FROM league_tables").fetchone()
            founded = connection.execute("SELECT count(*) FROM tables").fetchone()
        assert noted == (4,)
        assert founded == (after,)
        other.start()
        other.wait()
        moved_to(everybody, other.address)
        until(lambda: _founded(url) == 4)
        tables = once(url, league, 1, 8)
        for person in everybody:
            (table,) = ready(person, league)
            assert table in tables
            sit(person, league, table)
    finally:
        first.kill()
        other.kill()


def _founded(url: str) -> int:
    with psycopg.connect(url) as connection:
        found: Any = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(found[0])


def test_two_processes_hold_an_evening_together(pg: str, tmp_path: Path) -> None:
    """Both look after the same league; people come to the one and the other. Half way one dies."""
    url = database(pg, "league-together")
    settings = config(url)
    halls = [Process(settings, tmp_path / f"{number}.log") for number in range(2)]
    for hall in halls:
        hall.start()
    try:
        for hall in halls:
            hall.wait()
        everybody = people(halls[0].address, 8)
        moved_to(everybody[::2], halls[1].address)
        league = make(everybody[0], seats=2, rounds=3, begins=now() + 2_000)
        for person in everybody:
            person.post(f"leagues/{league}/join")
        for number in range(1, 4):
            until(partial(_all_at, everybody, league, number))
            once(url, league, number, 8)
            at: dict[str, list[Browser]] = {}
            for person in everybody:
                (table,) = ready(person, league)
                sit(person, league, table)
                at.setdefault(table, []).append(person)
            if number == 2:
                halls[1].kill()
                moved_to(everybody, halls[0].address)
            for table, players in at.items():
                until(partial(begun, everybody[0], table))
                give_up(table, players[:1])
        over = until(
            lambda: (
                (found := everybody[1].get(f"leagues/{league}"))["line"]["phase"] == "over"
                and found
            )
        )
        assert sum(row["points"] for row in over["standings"]) == 3 * 4 * 12
        assert all(row["played"] == 3 for row in over["standings"])
    finally:
        for hall in halls:
            hall.kill()


def _all_at(everybody: list[Browser], league: str, number: int) -> bool:
    """Has everybody a table of this round?"""
    pages = [person.get(f"leagues/{league}") for person in everybody]
    return all(each["line"]["round"] == number and each["me"]["ready"] for each in pages)
