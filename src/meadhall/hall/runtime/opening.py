"""A hall opens with everything it needs, and closes in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from ...kernel.errors import BadOption
from ..bots.bots import Bots
from ..ops.config import Config
from ..ops.logs import log
from ..people.keys import ready
from ..store import Store
from ..wire.errors import Refused
from .hall import Hall
from .live import RESTART


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Hall]:
    """A hall that is open, with its store, its bots and its caretaker."""
    try:
        store = Store(config.database)
    except Refused as refused:
        log.error("the hall can't open", why=refused.text)
        raise
    bots = Bots(config)
    try:
        try:
            await bots.check()
        except BadOption as wrong:
            log.error("the hall can't open", why=str(wrong))
            raise
        hall = Hall(config, store, bots)
        async with attended(hall):
            yield hall
    finally:
        try:
            await bots.close()
        finally:
            store.close()
    log.info("closed")


@asynccontextmanager
async def attended(hall: Hall) -> AsyncIterator[None]:
    """Somebody looks after a hall; when it closes, everybody is told and everything is stored."""
    config = hall.config
    await asyncio.gather(hall.open(), asyncio.to_thread(ready))
    work = (hall.caretaker.run(), hall.notices.sender.run())
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(each) for each in work]
    if config.postgres:
        from .fanout import listen  # and with it PostgreSQL's driver

        others = hall.neighbours
        tasks.append(asyncio.create_task(listen(config.database, others.heard, others.missed)))
    log.info("open", postgres=config.postgres)
    try:
        yield
    finally:
        # Nothing new is begun; what has begun is stored and told; then everybody is let go.
        hall.draining = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in hall.tables.values():
            for thinking in list(live.bots.values()):
                thinking.cancel()
            if live.analysis is not None:
                live.analysis.cancel()
        await hall.tasks.settle()
        for live in hall.tables.values():
            for reader in list(live.readers):
                reader.dismiss(RESTART, "restart")
        with suppress(Exception):
            async with asyncio.timeout(5):
                for live in list(hall.tables.values()):
                    await hall.save_snapshot(live)
