"""Hearing from other processes.

PostgreSQL tells `table number`, and the entry itself if it is short, with each commit. Whatever
isn't told, or is told out of order, is read from the log: so a lost notification costs time and
nothing else.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import make_url

from ..ops.logs import log
from ..store.store import CHANNEL

RETRY_SECONDS = 1.0


async def listen(
    url: str, heard: Callable[..., None], missed: Callable[[], Awaitable[None]]
) -> None:
    """Until cancelled: call `heard` for each notification, and `missed` whenever some may have been
    lost because the connection had to be made anew."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute(SQL("LISTEN {}").format(Identifier(CHANNEL)))
                await missed()
                await _until_broken(connection, heard)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.warning("the fan-out connection broke", exc_info=True)
        await asyncio.sleep(RETRY_SECONDS)


async def _until_broken(connection: psycopg.AsyncConnection, heard: Callable[..., None]) -> None:
    """Hear as long as there is anything to hear. Straight from the connection: a busy hall hears of
    each move of every process, its own ones too, and most of them don't concern it."""
    loop = asyncio.get_running_loop()
    broken: asyncio.Future[None] = loop.create_future()
    line = connection.pgconn
    # A file of our own for the same connection: theirs is closed when it breaks, and its number may
    # be somebody else's before we have let go of it.
    file = os.dup(line.socket)

    def readable() -> None:
        try:
            line.consume_input()
            while (notice := line.notifies()) is not None:
                table, number, *rest = notice.extra.decode().split(" ", 2)
                heard(table, int(number), *rest)
        except Exception as wrong:
            loop.remove_reader(file)
            if not broken.done():
                broken.set_exception(wrong)

    loop.add_reader(file, readable)
    try:
        readable()  # what came while we began to listen
        await broken
    finally:
        loop.remove_reader(file)
        os.close(file)
