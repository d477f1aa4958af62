"""The processes bots think in: how they are prepared, made anew when they break, and let go."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time

import pytest
from pebble.pool.base_pool import PoolStatus

from meadhall.hall.processes import Processes, TaskFailed
from meadhall.testing.bad_bots import WHISPER

MEBIBYTE = 2**20


def prepared(before: str, after: str) -> tuple[int, str]:
    """Prepare a process for bots as told; its exit status, and what it said."""
    code = f"""
import os, resource, sys
from meadhall.hall.bot_worker import prepare
def fails(*_):
    raise OSError("no such luck")
{before}
prepare(900)
{after}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


LIMIT = "os._exit(resource.getrlimit(resource.RLIMIT_AS)[0] // 2**20 // 100)"
"""Bots print nowhere, so the limit in hundreds of megabytes is told by the exit status."""


def test_memory_is_limited() -> None:
    assert prepared("", LIMIT) == (9, "")


def test_memory_is_limited_no_higher_than_the_system_allows() -> None:
    hard = 700 * MEBIBYTE
    assert prepared(f"resource.setrlimit(resource.RLIMIT_AS, ({hard}, {hard}))", LIMIT) == (7, "")


def test_bots_play_where_memory_cant_be_limited() -> None:
    assert prepared("resource.setrlimit = fails", "os._exit(3)") == (3, "")


def test_a_process_that_cant_be_prepared_says_so() -> None:
    status, said = prepared("os.nice = fails", "")
    assert status == 1
    assert "no such luck" in said


def test_broken_processes_are_started_anew() -> None:
    async def main() -> None:
        processes = Processes(1, 0, 500)
        try:
            assert await processes.run(20, abs, -1) == 1
            processes._pool._context.status = PoolStatus.ERROR
            assert await processes.run(20, abs, -2) == 2
            with pytest.raises(TaskFailed) as failed:
                await processes.run(20, os._exit, 7)
            assert (failed.value.why, failed.value.how) == ("crashed", "process died")
            with pytest.raises(TaskFailed) as failed:
                await processes.run(20, sys.exit, WHISPER)
            assert (failed.value.why, failed.value.how) == ("crashed", "process stumbled")
            assert await processes.run(20, abs, -3) == 3
        finally:
            processes.close()

    asyncio.run(main())


def test_processes_that_came_to_a_stop_are_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.processes.SLACK", 0.0)
    monkeypatch.setattr("meadhall.hall.processes.LOOK", 0.05)

    async def main() -> None:
        processes = Processes(1, 0, 500)
        try:
            await processes.run(20, abs, -1)
            stopped = processes._pool
            stopped.schedule(time.sleep, args=[60])  # without a limit: nobody will end it
            assert await processes.run(0.5, abs, -2) == 2
            assert processes._pool is not stopped
        finally:
            processes.close()

    asyncio.run(main())
