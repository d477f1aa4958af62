"""What is done on the side: nobody waits for it but the hall, before it closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from ..ops.logs import log
from ..wire.errors import Refused

Result = TypeVar("Result")


class Tasks:
    """All that is under way in one hall."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._under_way)

    def begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Do something for somebody who may go away in the middle."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    def spawn(self, work: Awaitable[object]) -> asyncio.Task[None]:
        """Do something for nobody; a failure is logged and hurts nobody."""
        return self.begin(_guarded(work))

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)


async def _guarded(work: Awaitable[object]) -> None:
    try:
        await work
    except Refused as refused:
        log.info("a task on the side was refused", code=refused.code)
    except Exception:
        log.error("a task on the side failed", exc_info=True)
