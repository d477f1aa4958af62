"""Can this process take a move? Whoever sends people to it asks, as often as they like."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 5.0
"""Seconds that storing something may take."""
FRESH = 1.0
"""An answer holds so long (seconds): however many ask, the database is asked once."""


class Readiness:
    """Tries to store something, and remembers how that went."""

    def __init__(self, store_something: Callable[[], Awaitable[None]]) -> None:
        self._store_something = store_something
        self._trial: asyncio.Task[None] | None = None
        self._problem: str | None = None
        self._at = float("-inf")

    async def problem(self) -> str | None:
        """Why nothing can be stored, or None."""
        if time.monotonic() - self._at > FRESH:
            # A trial that hangs is not begun a second time: the next to ask waits for the same.
            if self._trial is None or self._trial.done():
                self._trial = asyncio.create_task(self._try())
            done, _ = await asyncio.wait({self._trial}, timeout=PATIENCE)
            if not done:
                return "the database takes too long"
        return self._problem

    async def _try(self) -> None:
        try:
            await self._store_something()
            self._problem = None
        except Exception:  # whatever it is: nothing can be stored, and no detail leaves the hall
            self._problem = "nothing can be stored"
        self._at = time.monotonic()
