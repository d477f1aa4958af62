"""The processes bots think in: how they are prepared, made anew when they break, and let go."""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from pebble import ProcessPool
from pebble.pool.base_pool import PoolStatus

from meadhall.hall import wire
from meadhall.hall.bots.bots import Bots
from meadhall.hall.bots.processes import ATTEMPTS, Processes, TaskFailed
from meadhall.hall.bots.questions import Question
from meadhall.hall.runtime.opening import opened
from meadhall.hall.store import Store
from meadhall.testing.bad_bots import WHISPER

from .serving import config

MEBIBYTE = 2**20


def prepared(before: str, after: str) -> tuple[int, str]:
    """Prepare a process for bots as told; its exit status, and what it said."""
    code = f"""
import os, resource, sys
from meadhall.hall.bots.worker import prepare
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


# --- pools that break ---------------------------------------------------------------------------


@asynccontextmanager
async def hired(workers: int = 1) -> AsyncIterator[Processes]:
    processes = Processes(workers, 0, 500)
    try:
        yield processes
    finally:
        await processes.close()


def test_broken_processes_are_started_anew() -> None:
    async def main() -> None:
        async with hired() as processes:
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

    asyncio.run(main())


def test_processes_that_came_to_a_stop_are_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.bots.processes.SLACK", 0.0)
    monkeypatch.setattr("meadhall.hall.bots.processes.LOOK", 0.05)

    async def main() -> None:
        async with hired() as processes:
            make = processes._new

            def anew() -> ProcessPool:  # which has the time it needs to start
                monkeypatch.setattr("meadhall.hall.bots.processes.SLACK", 60.0)
                return make()

            monkeypatch.setattr(processes, "_new", anew)
            await processes.run(60, abs, -1)
            stopped = processes._pool
            stopped.schedule(time.sleep, args=[60])  # without a limit: nobody will end it
            assert await processes.run(2, abs, -2) == 2
            assert processes._pool is not stopped

    asyncio.run(main())


async def begun(processes: Processes) -> None:
    """Wait until a process has begun with what it was asked."""
    while not any(each.running() for each in futures(processes)):
        await asyncio.sleep(0.01)


def futures(processes: Processes) -> list[Any]:
    tasks = processes._pool._pool_manager.task_manager.tasks
    return [task.future for task in list(tasks.values())]  # other threads add to them


def test_who_waits_is_not_blamed_for_pools_that_others_break() -> None:
    async def main() -> None:
        async with hired() as processes:
            guilty = asyncio.create_task(processes.run(60, time.sleep, 50))
            await begun(processes)
            waiting = asyncio.create_task(processes.run(60, abs, -4))
            for _ in range(ATTEMPTS):
                broken = processes._pool
                while len(futures(processes)) < 2:
                    await asyncio.sleep(0.01)
                # As if what came from a process could not be read.
                broken._pool_manager.handle_broken_pool(BrokenProcessPool())
                while processes._pool is broken or (not guilty.done() and not futures(processes)):
                    await asyncio.sleep(0.01)
                if not guilty.done():
                    await begun(processes)
            with pytest.raises(TaskFailed, match="pool broke"):
                await guilty
            assert await waiting == 4

    asyncio.run(main())


@pytest.mark.parametrize("where", ["channels", "launch_process"])
def test_processes_that_cant_be_started_are_no_answer(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr("meadhall.hall.bots.processes.SLACK", 0.0)
    monkeypatch.setattr("meadhall.hall.bots.processes.PAUSE", 0.01)
    many = OSError(errno.EMFILE, "too many open files")

    async def main() -> None:
        async with hired() as processes:
            with monkeypatch.context() as patch:
                patch.setattr(f"pebble.pool.process.{where}", Mock(side_effect=many))
                with pytest.raises(TaskFailed, match="pool broke"):
                    await processes.run(0.1, abs, -1)
            monkeypatch.setattr("meadhall.hall.bots.processes.SLACK", 60.0)
            assert await processes.run(20, abs, -2) == 2

    asyncio.run(main())


# --- letting them go ----------------------------------------------------------------------------


def children(processes: Processes) -> set[int]:
    return set(processes._pool._pool_manager.worker_manager.workers)


def running() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


def test_closed_is_closed() -> None:
    async def main() -> None:
        processes = Processes(1, 0, 500)
        waiting = asyncio.create_task(processes.run(60, time.sleep, 50))
        await begun(processes)
        pool = processes._pool
        mine = children(processes)
        assert len(mine) == 1
        await processes.close()
        with pytest.raises(TaskFailed, match="closed"):
            await waiting
        with pytest.raises(TaskFailed, match="closed"):
            await processes.run(60, abs, -1)
        assert processes._pool is pool
        assert not mine & running()
        await processes.close()

    asyncio.run(main())


def deaf() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(50)


def test_closing_keeps_nobody_waiting_for_the_deaf() -> None:
    async def main() -> None:
        processes = Processes(1, 0, 500)
        waiting = asyncio.create_task(processes.run(60, deaf))
        await begun(processes)
        mine = children(processes)
        closing = asyncio.create_task(processes.close())
        turns = 0
        while not closing.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert turns > 1, "others had their turn meanwhile"
        async with asyncio.timeout(60):
            while mine & running():  # on a busy machine closing doesn't wait to the end
                await asyncio.sleep(0.05)
        await asyncio.gather(waiting, return_exceptions=True)

    asyncio.run(main())


def test_whatever_goes_wrong_when_a_hall_opens_all_is_closed_again(
    monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    closed = []

    class Watched(Store):
        def close(self) -> None:
            closed.append(self)
            super().close()

    async def stumble(bots: Bots) -> None:
        await bots._guests.run(60, abs, -1)
        stumbled.append((bots._guests, children(bots._guests)))
        raise ZeroDivisionError

    async def main() -> None:
        with pytest.raises(ZeroDivisionError):
            async with opened(config(file)):
                pass

    stumbled: list[tuple[Processes, set[int]]] = []
    monkeypatch.setattr(Bots, "check", stumble)
    monkeypatch.setattr("meadhall.hall.runtime.opening.Store", Watched)
    asyncio.run(main())
    assert len(closed) == 1
    assert stumbled[0][0]._closed
    assert not stumbled[0][1] & running()


def test_a_hall_that_closes_looks_back_at_no_game(file: Path) -> None:
    async def main() -> None:
        async with opened(config(file)) as hall:
            settings = wire.Settings(game="asgard", players=2)
            live = await hall.live((await hall.founding.create(wire.NewTable(settings))).table)
            turn = hall.bots._analyses.turn("")
            looking = hall.bots._archive.run(60, time.sleep, 50, turn=turn)
            live.analysis = Question(turn, looking)
            await begun(hall.bots._archive)
        assert live.analysis._task.cancelled()

    asyncio.run(main())
