"""Bots in processes of their own, so that none can stall, crash or starve the hall."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import TimeoutError as TookTooLong
from typing import Any

from pebble import ProcessExpired, ProcessPool

from . import bot_worker, wire
from .config import Config
from .logs import log
from .metrics import BOT_FAILURES, BOT_QUEUE, BOT_SECONDS

FALLBACK = "greedy"
"""Who plays on when a bot has failed."""
ANALYSIS_SECONDS = 60.0
"""A whole game is looked back at in a few; on a busy machine it takes longer."""
TASKS_PER_PROCESS = 2_000
"""Then a fresh process: what leaks a little never leaks much."""


class BotFailed(Exception):
    """A bot gave no legal move; `why` is `crashed`, `hung` or `illegal`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Bots:
    """The bots a hall offers."""

    def __init__(self, config: Config) -> None:
        self.kinds: Mapping[str, str] = config.bots
        self.seconds = config.bot_seconds
        self._megabytes = config.bot_megabytes
        self._pool = self._processes(config.bot_workers)
        self._archive = self._processes(1)
        """Looks back at finished games, so that nobody who plays has to wait for that."""

    def _processes(self, workers: int) -> ProcessPool:
        return ProcessPool(
            max_workers=workers,
            max_tasks=TASKS_PER_PROCESS,
            initializer=bot_worker.prepare,
            initargs=[self._megabytes],
            context=multiprocessing.get_context("spawn"),
        )

    async def choose(
        self, level: str, game: str, seat: int, view: dict[str, Any], legal: list[int]
    ) -> int:
        """A legal move; :class:`BotFailed` if the bot has none to give."""
        move: int = await self._ask(level, bot_worker.choose, game, seat, view, legal)
        if move not in legal:
            raise self._failed(level, "illegal", "illegal move")
        return move

    async def advise(
        self, level: str, game: str, seat: int, view: dict[str, Any], legal: list[int], lang: str
    ) -> tuple[int, str]:
        """A legal move and why; :class:`BotFailed` if the bot has none to give."""
        move, why = await self._ask(level, bot_worker.advise, game, seat, view, legal, lang)
        if move not in legal:
            raise self._failed(level, "illegal", "illegal move")
        return move, why

    async def analyse(self, record: str, names: dict[wire.Lang, list[str]]) -> wire.Analysis:
        """What decided a finished game; :class:`BotFailed` if that takes too long."""
        future = self._archive.schedule(
            bot_worker.analyse, args=[record, names], timeout=ANALYSIS_SECONDS
        )
        found, better = await self._answer("", future)
        nothing = bot_worker.Better([], {})
        return wire.Analysis(
            iterations=found.iterations,
            moments=[
                wire.Moment(
                    step=each.number,
                    seat=each.seat,
                    chances=[round(chance, 3) for chance in each.chances],
                    worth=round(each.worth, 3),
                    best_worth=round(each.best_worth, 3),
                    better=better.get(each.number, nothing).events,
                    words=better.get(each.number, nothing).words,
                )
                for each in found.moments
            ],
            turning_points=[
                wire.TurningPoint(each.number, each.seat, round(each.swing, 3))
                for each in found.turning_points
            ],
            result=list(found.result or ()),
        )

    async def _ask(
        self, level: str, task: Callable[..., Any], game: str, seat: int, *more: Any
    ) -> Any:
        kind = self.kinds.get(level, FALLBACK)
        return await self._run(level, task, kind, game, seat, secrets.randbits(63), *more)

    async def _run(self, level: str, task: Callable[..., Any], *args: Any) -> Any:
        BOT_QUEUE.inc()
        try:
            with BOT_SECONDS.time():
                future = self._pool.schedule(task, args=list(args), timeout=self.seconds)
                return await self._answer(level, future)
        finally:
            BOT_QUEUE.dec()

    async def _answer(self, level: str, future: Any) -> Any:
        try:
            return await asyncio.wrap_future(future)
        except TookTooLong:
            raise self._failed(level, "hung", "timeout") from None
        except ProcessExpired:
            raise self._failed(level, "crashed", "process died") from None
        except Exception as wrong:
            # Only its type: what a bot says may hold what its seat knows.
            raise self._failed(level, "crashed", type(wrong).__name__) from None

    def _failed(self, level: str, why: str, how: str) -> BotFailed:
        BOT_FAILURES.labels(why).inc()
        log.warning("bot failed", level=level, why=why, how=how)
        return BotFailed(why)

    def close(self) -> None:
        """Stop all bots; what they were thinking about is thought about again after a restart."""
        for pool in (self._pool, self._archive):
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join(timeout=2)
