"""One thread that writes, and commits what has piled up together.

A commit must reach the disk before a move is acknowledged, and that takes the disk a while;
whatever arrives meanwhile shares the next commit. So a busy hall needs few commits, and an idle one
waits for nobody.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]
T = TypeVar("T")

MOST_TOGETHER = 200


class Writer:
    """Runs jobs in order, many in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[str, Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def do(self, key: str, job: Callable[[Connection], T]) -> T:
        """What the job returns, once it is committed. Jobs of one transaction run in the order of
        their keys, so that two processes never wait for each other's rows."""
        if self._closed:
            raise RuntimeError("the store is closed")
        future: Future[T] = Future()
        self._jobs.put((key, job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._jobs.get()]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._together(sorted(jobs, key=lambda job: job[0]))
            if len(jobs) < len(batch):
                return

    def _together(self, jobs: list[tuple[str, Job, Future[Any]]]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [job(connection) for _, job, _ in jobs]
        except Exception as wrong:
            if len(jobs) == 1:
                if not jobs[0][2].cancelled():  # whoever asked may have gone away
                    jobs[0][2].set_exception(wrong)
            else:  # one of them broke it for all; alone, only the broken one fails
                for job in jobs:
                    self._together([job])
            return
        for (_, _, future), result in zip(jobs, results, strict=True):
            if not future.cancelled():
                future.set_result(result)
