"""Processes for bots to think in: a pool that is made anew when it breaks or comes to a stop."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

from pebble import ProcessExpired, ProcessPool

from ..ops.logs import log
from . import worker

ATTEMPTS = 2
"""A task that had begun when its pool broke may still be innocent: it is tried once more."""
LOOK = 1.0
"""Seconds between two looks at a pool that somebody waits for."""
PAUSE = 0.5
"""Seconds before a task whose pool broke is asked again: what was short may be there by then."""
SLACK = 10.0
"""Seconds for stopping a process and starting another, on a busy machine."""
CLOSING = 5.0
"""Seconds that closing may take. Who is deaf to SIGTERM is killed after three."""

AT_ONCE = nullcontext()
"""The turn of a task that waits for nobody."""


class TaskFailed(Exception):
    """No answer; `why` is `crashed` or `hung`, and `how` says it more exactly."""

    def __init__(self, why: str, how: str) -> None:
        super().__init__(why, how)
        self.why = why
        self.how = how


class PoolBroke(Exception):
    """A pool gave no answer; `begun` tells whether it had begun with the task."""

    def __init__(self, begun: bool) -> None:
        super().__init__(begun)
        self.begun = begun


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
        self._closed = False
        self._waited_for: set[asyncio.Future[Any]] = set()
        self._stopping: list[threading.Thread] = []

    def _new(self) -> ProcessPool:
        return ProcessPool(
            max_workers=self._workers,
            max_tasks=self._tasks,
            initializer=worker.prepare,
            initargs=[self._megabytes],
            context=multiprocessing.get_context("spawn"),
        )

    async def run(
        self,
        seconds: float,
        task: Callable[..., Any],
        *args: Any,
        turn: AbstractAsyncContextManager[None] = AT_ONCE,
    ) -> Any:
        """What the task returns, or :class:`TaskFailed`. The time counts from when it begins. If
        its pool breaks it is asked again: a few times if it had begun, for then it may be the
        cause; else as long as one waits for a pool that has come to a stop. Each time it waits for
        its `turn`, and gives it back: where no pool can be had, everybody learns that soon."""
        attempts = 0
        until = math.inf
        while not self._closed:
            async with turn:
                pool = self._pool
                try:
                    return await self._answer(pool, self._ask(pool, seconds, task, args), seconds)
                except TookTooLong:
                    raise TaskFailed("hung", "timeout") from None
                except ProcessExpired:
                    raise TaskFailed("crashed", "process died") from None
                except PoolBroke as broke:
                    self._renew(pool)
                    attempts += broke.begun
                    until = min(until, time.monotonic() + 2 * seconds + SLACK)
            if attempts == ATTEMPTS or time.monotonic() > until:
                raise TaskFailed("crashed", "pool broke")
            await asyncio.sleep(PAUSE)
        raise TaskFailed("crashed", "closed")

    def _ask(
        self, pool: ProcessPool, seconds: float, task: Callable[..., Any], args: Sequence[Any]
    ) -> Asked:
        """Hand a task to a pool, which may have to start first."""
        try:
            return Asked(pool, pool.schedule(task, args=list(args), timeout=seconds))
        except OSError:  # there is no pipe left to be had
            raise PoolBroke(begun=False) from None
        except RuntimeError:  # known to be broken; or no process or thread could be started
            raise PoolBroke(begun=False) from None

    async def _answer(self, pool: ProcessPool, asked: Asked, seconds: float) -> Any:
        """Wait for an answer, as long as there is hope that one comes."""
        since = time.monotonic()
        answer = asyncio.wrap_future(asked.future)
        self._waited_for.add(answer)
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=LOOK)
                # Whatever runs is over in time, so a pool that long silent has come to a stop.
                silent = time.monotonic() - max(since, self._heard)
                stopped = silent > 2 * seconds + SLACK
                if not answer.done() and (stopped or pool is not self._pool or not pool.active):
                    raise PoolBroke(asked.begun)
            if answer.cancelled():
                raise PoolBroke(asked.begun)
            wrong = answer.exception()
            if isinstance(wrong, BrokenProcessPool):
                raise PoolBroke(asked.begun)
            if wrong is None or isinstance(wrong, (TookTooLong, ProcessExpired)):
                return answer.result()
            # Not raised again: it might be an exit, and take the whole hall along.
            raise TaskFailed("crashed", "process stumbled")
        finally:
            self._waited_for.discard(answer)
            self._heard = time.monotonic() if answer.done() else self._heard
            answer.cancel()

    def _renew(self, broken: ProcessPool) -> None:
        """A new pool in place of a broken one, unless somebody else has seen to it."""
        if broken is self._pool and not self._closed:
            log.error("the bots' processes had to be started anew")
            self._pool = self._new()
            self._heard = time.monotonic()
            self._stop(broken)

    def _stop(self, pool: ProcessPool) -> None:
        """Let a pool end in a thread: it waits for processes that may not want to."""
        pool.stop()  # type: ignore[no-untyped-call]
        thread = threading.Thread(target=pool.join, daemon=True)
        thread.start()
        self._stopping = [thread, *(each for each in self._stopping if each.is_alive())]

    async def close(self) -> None:
        """End all of them, for good. Who still waits for an answer gets :class:`TaskFailed`."""
        if not self._closed:
            self._closed = True
            for answer in list(self._waited_for):
                answer.cancel()
            self._stop(self._pool)
        await asyncio.to_thread(_join, self._stopping, CLOSING)


class Asked:
    """A task that a pool has been given, and whether a process has begun with it."""

    def __init__(self, pool: ProcessPool, future: Any) -> None:
        self.future = future
        self.begun = False
        begins = future.set_running_or_notify_cancel

        def begin() -> Any:
            # A pool that breaks calls this too, for all it was given, before it fails them.
            self.begun = self.begun or pool.active
            return begins()

        future.set_running_or_notify_cancel = begin
        self.begun = self.begun or future.running()


def _join(threads: list[threading.Thread], seconds: float) -> None:
    until = time.monotonic() + seconds
    for thread in threads:
        thread.join(max(0.0, until - time.monotonic()))
