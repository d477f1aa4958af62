"""Hearing from other processes.

PostgreSQL tells `table number` with each commit; Litestar's channel backend listens. A notification
only says where to look: everything else is read from the log, so a lost one costs time and nothing
else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from sqlalchemy import make_url

from .logs import log
from .store.store import CHANNEL

RETRY_SECONDS = 1.0


async def listen(
    url: str, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Until cancelled: call `heard` for each notification, and `missed` whenever some may have been
    lost because the connection had to be made anew."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        backend = PsycoPgChannelsBackend(plain)
        try:
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
            await missed()
            async for _, payload in backend.stream_events():
                table, _, number = payload.decode().partition(" ")
                await heard(table, int(number))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.warning("the fan-out connection broke", exc_info=True)
        finally:
            with suppress(Exception):
                await backend.on_shutdown()
        await asyncio.sleep(RETRY_SECONDS)
