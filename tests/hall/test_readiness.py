"""Alive and ready are two things: a hall that can't store a move says so, and isn't shot for it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from meadhall.hall.ops import readiness
from meadhall.hall.ops.readiness import Readiness

from .client import Api
from .serving import config, hall_in_thread


def test_a_locked_database_makes_a_hall_unready_but_not_dead(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.5)
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with hall_in_thread(config(file)) as address:
        api = Api(address)
        assert api.ask("GET", "/readyz").status_code == 200
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = api.ask("GET", "/readyz")
        assert (answer.status_code, answer.json()) == (
            503,
            {"status": "the database takes too long"},
        )
        assert api.ask("GET", "/healthz").status_code == 200
        other.execute("ROLLBACK")
        other.close()
        until = time.monotonic() + 60
        while api.ask("GET", "/readyz").status_code != 200:
            assert time.monotonic() < until


def test_however_many_ask_the_database_is_asked_once() -> None:
    asked = []

    async def store_something() -> None:
        asked.append(1)
        await asyncio.sleep(0.01)

    async def main() -> list[str | None]:
        ready = Readiness(store_something)
        return await asyncio.gather(*(ready.problem() for _ in range(50)))

    assert asyncio.run(main()) == [None] * 50
    assert len(asked) == 1


def test_what_went_wrong_stays_inside() -> None:
    async def store_something() -> None:
        raise OSError("no space left on /srv/secret")

    assert asyncio.run(Readiness(store_something).problem()) == "nothing can be stored"
