"""One thread that writes, and commits what has piled up together.

A commit must reach the disk before a move is acknowledged, and that takes the disk a while;
whatever arrives meanwhile shares the next commit. So a busy hall needs few commits, and an idle one
waits for nobody.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]
T = TypeVar("T")

MOST_TOGETHER = 200
BUSY = 0.02
"""Who asks so soon (seconds) after the last commit isn't alone; then the others are waited for"""
GATHER = 0.005
"""for so long: a commit costs the same for one as for many."""
PAUSE = 5.0
"""Seconds after which a connection may have died unnoticed."""


class Asked(NamedTuple):
    """A job, and who waits for what it returns. If it is nothing but a `step`, steps of several
    keys can be taken at once; a job that is `alone` shares its transaction with nobody."""

    key: str
    job: Job
    answer: asyncio.Future[Any]
    step: Any
    alone: bool = False


class Writer:
    """Runs jobs in order, many in one transaction; or takes steps, all at once."""

    def __init__(self, engine: Engine, take: Callable[[Connection, list[Any]], list[Any]]) -> None:
        self._engine = engine
        self._take = take
        self._connection: Connection | None = None
        self._used = 0.0
        self._jobs: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._closed = False
        self._thread.start()

    def do(
        self, key: str, job: Callable[[Connection], T], step: object = None, alone: bool = False
    ) -> asyncio.Future[T]:
        """What the job returns, once it is committed. Jobs of one transaction run in the order of
        their keys, so that two processes never wait for each other's rows. That holds for jobs
        which change the rows of their key; whatever changes others as well is done `alone`."""
        if self._closed:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Asked(key, job, answer, step, alone))
        return answer

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._jobs.get()]
            if time.monotonic() - self._used < BUSY:
                time.sleep(GATHER)
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            if together := [asked for asked in jobs if not asked.alone]:
                self._together(sorted(together, key=lambda asked: asked.key))
            for asked in jobs:
                if asked.alone:
                    self._together([asked])
            if len(jobs) < len(batch):
                self._let_go()
                return

    def _connected(self) -> Connection:
        """The same connection as long as there is much to do; after a pause it is tried first."""
        if self._connection is not None and time.monotonic() - self._used > PAUSE:
            self._let_go()
        if self._connection is None:
            self._connection = self._engine.connect()
        self._used = time.monotonic()
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be broken
                connection.close()

    def _together(self, jobs: list[Asked]) -> None:
        try:
            results = self._results(jobs)
        except Exception as wrong:
            self._let_go()
            if len(jobs) == 1:
                _answer(jobs, [wrong])
            else:  # one of them broke it for all; alone, only the broken one fails
                for job in jobs:
                    self._together([job])
            return
        self._used = time.monotonic()
        _answer(jobs, results)

    def _results(self, jobs: list[Asked]) -> list[Any]:
        connection = self._connected()
        steps = [asked.step for asked in jobs if asked.step is not None]
        if len(steps) == len(jobs) == len({asked.key for asked in jobs}):
            return self._take(connection, steps)
        with connection.begin():
            return [asked.job(connection) for asked in jobs]


def _answer(jobs: list[Asked], results: list[Any]) -> None:
    """Hand the results over, to each loop all of its own at once: waking one up costs more than
    the answer does."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for asked, result in zip(jobs, results, strict=True):
        by_loop.setdefault(asked.answer.get_loop(), []).append((asked.answer, result))
    for loop, answers in by_loop.items():
        with suppress(RuntimeError):  # it is closed, and nobody waits any more
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for answer, result in answers:
        if answer.done():  # whoever asked may have gone away
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
