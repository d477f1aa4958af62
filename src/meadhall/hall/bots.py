"""Bots in processes of their own, so that none can stall, crash or starve the hall."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Mapping
from concurrent.futures import TimeoutError as TookTooLong
from typing import Any

from pebble import ProcessExpired, ProcessPool

from . import bot_worker
from .config import Config
from .logs import log
from .metrics import BOT_FAILURES, BOT_QUEUE, BOT_SECONDS

FALLBACK = "greedy"
"""Who plays on when a bot has failed."""
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
        self._pool = ProcessPool(
            max_workers=config.bot_workers,
            max_tasks=TASKS_PER_PROCESS,
            initializer=bot_worker.prepare,
            initargs=[config.bot_megabytes],
            context=multiprocessing.get_context("spawn"),
        )

    async def choose(
        self, level: str, game: str, seat: int, view: dict[str, Any], legal: list[int]
    ) -> int:
        """A legal move; :class:`BotFailed` if the bot has none to give."""
        seed = secrets.randbits(63)
        kind = self.kinds.get(level, FALLBACK)
        BOT_QUEUE.inc()
        try:
            future = self._pool.schedule(
                bot_worker.choose,
                args=[kind, game, seat, seed, view, legal],
                timeout=self.seconds,
            )
            with BOT_SECONDS.time():
                move = await asyncio.wrap_future(future)
        except TookTooLong:
            raise self._failed(level, "hung", "timeout") from None
        except ProcessExpired:
            raise self._failed(level, "crashed", "process died") from None
        except Exception as wrong:
            # Only its type: what a bot says may hold what its seat knows.
            raise self._failed(level, "crashed", type(wrong).__name__) from None
        finally:
            BOT_QUEUE.dec()
        if move not in legal:
            raise self._failed(level, "illegal", "illegal move")
        return move

    def _failed(self, level: str, why: str, how: str) -> BotFailed:
        BOT_FAILURES.labels(why).inc()
        log.warning("bot failed", level=level, why=why, how=how)
        return BotFailed(why)

    def close(self) -> None:
        """Stop all bots; what they were thinking about is thought about again after a restart."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=2)
