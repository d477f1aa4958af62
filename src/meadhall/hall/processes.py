"""Processes for bots to think in: a pool that is made anew when it breaks or comes to a stop."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import ProcessExpired, ProcessPool

from . import bot_worker
from .logs import log

ATTEMPTS = 2
"""A task whose pool broke may have been the innocent one: it is tried once more."""
LOOK = 1.0
"""Seconds between two looks at a pool that somebody waits for."""
SLACK = 10.0
"""Seconds for stopping a process and starting another, on a busy machine."""


class TaskFailed(Exception):
    """No answer; `why` is `crashed` or `hung`, and `how` says it more exactly."""

    def __init__(self, why: str, how: str) -> None:
        super().__init__(why, how)
        self.why = why
        self.how = how


class Processes:
    """Runs tasks in processes of their own. They start with the first task; each lives for `tasks`
    of them."""

    def __init__(self, workers: int, tasks: int, megabytes: int) -> None:
        self._workers = workers
        self._tasks = tasks
        self._megabytes = megabytes
        self._pool = self._new()
        self._heard = time.monotonic()
        """When the last task ended, in whatever way."""

    def _new(self) -> ProcessPool:
        return ProcessPool(
            max_workers=self._workers,
            max_tasks=self._tasks,
            initializer=bot_worker.prepare,
            initargs=[self._megabytes],
            context=multiprocessing.get_context("spawn"),
        )

    async def run(self, seconds: float, task: Callable[..., Any], *args: Any) -> Any:
        """What the task returns, or :class:`TaskFailed`. The time counts from when it begins."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                future = pool.schedule(task, args=list(args), timeout=seconds)
                return await self._answer(pool, future, seconds)
            except TookTooLong:
                raise TaskFailed("hung", "timeout") from None
            except ProcessExpired:
                raise TaskFailed("crashed", "process died") from None
            except (BrokenProcessPool, RuntimeError):  # the latter from a pool known to be broken
                self._renew(pool)
        raise TaskFailed("crashed", "pool broke")

    async def _answer(self, pool: ProcessPool, future: Any, seconds: float) -> Any:
        """Wait for an answer, as long as there is hope that one comes."""
        asked = time.monotonic()
        answer = asyncio.wrap_future(future)
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=LOOK)
                # Whatever runs is over in time, so a pool that long silent has come to a stop.
                silent = time.monotonic() - max(asked, self._heard)
                stopped = silent > 2 * seconds + SLACK
                if not answer.done() and (stopped or pool is not self._pool or not pool.active):
                    raise BrokenProcessPool
            if answer.cancelled():
                raise BrokenProcessPool
            wrong = answer.exception()
            if wrong is None or isinstance(wrong, (TookTooLong, ProcessExpired, BrokenProcessPool)):
                return answer.result()
            # Not raised again: it might be an exit, and take the whole hall along.
            raise TaskFailed("crashed", "process stumbled")
        finally:
            self._heard = time.monotonic() if answer.done() else self._heard
            answer.cancel()

    def _renew(self, broken: ProcessPool) -> None:
        """A new pool in place of a broken one, unless somebody else has seen to it."""
        if broken is self._pool:
            log.error("the bots' processes had to be started anew")
            self._pool = self._new()
            self._heard = time.monotonic()
            threading.Thread(target=_stop, args=[broken], daemon=True).start()

    def close(self) -> None:
        """End all of them; what they were thinking about is thought about again later."""
        _stop(self._pool)


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join(timeout=2)
