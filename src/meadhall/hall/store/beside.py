"""What an operator asks of a database while a hall may have it open.

Nothing here wants the lock that halls have on an SQLite file, and nothing brings a database up to
date: that is for the hall to do when it opens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..wire.errors import Refused
from .migrate import newest, revision
from .schema import processes, tables
from .store import make_engine
from .troubles import Trouble, all_of

PASSWORDS = ("password", "sslpassword")
"""Where else than before the @ a database's address may hold one."""


@dataclass(frozen=True)
class Standing:
    """How a hall stands."""

    tables: Counter[str]
    """How many there are, by phase."""
    troubles: list[Trouble]
    size: int
    """Bytes of the whole database."""
    clock: int
    """What the clock outside says now."""
    beats: list[tuple[str, int]]
    """The processes, and what that clock said when each was last heard of."""


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database of today's schema; whatever can't be done with it is said in one line."""
    with of_any_age(url) as engine:
        with engine.connect() as connection:
            has, wants = revision(connection) or "", newest()
        if has > wants:
            raise Refused("internal", f"{shown(url)} is of a newer meadhall (schema {has})")
        if has < wants:
            raise Refused(
                "internal",
                f"{shown(url)} is of an older meadhall (schema {has}, not {wants}):"
                " it is brought up to date when `meadhall serve` opens it",
            )
        yield engine


@contextmanager
def of_any_age(url: str) -> Iterator[Engine]:
    """A database that a hall has made, whichever."""
    try:
        file_of(url)
        engine = make_engine(url)
        try:
            with engine.connect() as connection:
                if revision(connection) is None:
                    raise Refused("internal", f"{shown(url)} is no hall's: it has no tables")
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, OSError) as wrong:
        why = " ".join(str(getattr(wrong, "orig", None) or wrong).split())
        raise Refused("internal", f"the database {shown(url)} can't be used: {why}") from wrong


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, which must be there; None if it is no file's."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    file = Path(address.database or "")
    if not file.is_file():
        raise Refused("internal", f"there is no database {shown(url)}")
    return file


def shown(url: str) -> str:
    """A database's address without its password, wherever that stands in it."""
    address = make_url(url).difference_update_query(PASSWORDS)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql")
    return address._replace(password=None).render_as_string(hide_password=False)


# --- what is asked ------------------------------------------------------------------------------


def troubled(engine: Engine) -> list[Trouble]:
    """Every table in trouble now."""
    with engine.connect() as connection:
        return all_of(connection)


def standing(engine: Engine) -> Standing:
    """How the hall stands."""
    from .hall_time import outside

    with engine.connect() as connection:
        phases = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        counted = Counter({str(phase): int(n) for phase, n in connection.execute(phases)})
        rows = connection.execute(select(processes).order_by(processes.c.beat.desc())).all()
        beats = [(row.id, row.beat if row.seen is None else row.seen) for row in rows]
        size = _size(connection)
        return Standing(counted, all_of(connection), size, outside(connection), beats)


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        query = "SELECT pg_database_size(current_database())"
        return int(connection.execute(text(query)).scalar_one())
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    return int(pages * connection.execute(text("PRAGMA page_size")).scalar_one())
