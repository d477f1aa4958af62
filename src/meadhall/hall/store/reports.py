"""What players report: their words, whom they mean, and the last lines of chat at that time.

Nothing of the game is in it, and there is an end to how much of it is kept, however often somebody
asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from ..wire.errors import Refused
from .keeper import Way, note
from .schema import presence, reports

MOST_OPEN = 500
"""So many wait for the keeper at most."""
MOST_OF_ONE = 20
"""So many of one address."""
LINES = 50
"""So many lines of chat are kept with each."""


class Told(Struct):
    """A report, as it comes."""

    table: str
    game: str
    seat: int
    name: str
    about: int | None
    about_name: str
    text: str
    chat: str
    home: str


def file(connection: Connection, at: int, told: Told) -> int:
    """Keep a report; its number."""
    waiting = select(func.count()).where(reports.c.done.is_(None))
    theirs = waiting.where(reports.c.home == told.home)
    if connection.execute(waiting).scalar_one() >= MOST_OPEN:
        raise Refused("rate-limited", "The keeper has too much to read already; try again later.")
    if connection.execute(theirs).scalar_one() >= MOST_OF_ONE:
        raise Refused("rate-limited", "You have told the keeper so much already; wait a while.")
    seen = (
        select(presence.c.home)
        .where(presence.c.table_id == told.table, presence.c.seat == told.about)
        .order_by(presence.c.here.desc(), presence.c.at.desc())
        .limit(1)
    )
    about_home = None if told.about is None else connection.execute(seen).scalar()
    row = {
        "at": at,
        "table_id": told.table,
        "game": told.game,
        "seat": told.seat,
        "name": told.name,
        "about": told.about,
        "about_name": told.about_name,
        "text": told.text,
        "chat": told.chat,
        "home": told.home,
        "about_home": about_home,
        "note": "",
    }
    fresh = insert(reports).values(row).returning(reports.c.id)
    return int(connection.execute(fresh).scalar_one())


def close(connection: Connection, way: Way, number: int, at: int, words: str) -> None:
    """A report is done; a note says what became of it."""
    waits = reports.c.id == number, reports.c.done.is_(None)
    done = update(reports).where(*waits)
    if not connection.execute(done.values(done=at, note=words, home=None)).rowcount:
        raise Refused("not-found", f"no report {number} waits")
    note(connection, at, way, "done", str(number), words)


def report(connection: Connection, number: int) -> Any:
    """One of them."""
    row = connection.execute(select(reports).where(reports.c.id == number)).first()
    if row is None:
        raise Refused("not-found", f"there is no report {number}")
    return row


def listed(connection: Connection, most_done: int) -> Sequence[Any]:
    """Those that wait, the oldest first; then the last that are done."""
    waits = select(reports).where(reports.c.done.is_(None)).order_by(reports.c.id)
    done = select(reports).where(reports.c.done.is_not(None)).order_by(reports.c.done.desc())
    return [*connection.execute(waits).all(), *connection.execute(done.limit(most_done)).all()]
