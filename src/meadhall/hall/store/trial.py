"""Can a database be used? Asked once, before the hall opens, where one line says what is wrong."""

from __future__ import annotations

from sqlalchemy import delete, insert, make_url
from sqlalchemy.exc import SQLAlchemyError

from ..wire.errors import Refused
from . import keeper
from .schema import processes
from .store import Store, make_engine

TRIAL = {"id": "trial", "beat": 0}


def try_out(url: str) -> None:
    """Bring a database up to date, store something in it, and let go of it again."""
    try:
        store = Store(url)
        try:
            with store.engine.begin() as connection:
                connection.execute(insert(processes), TRIAL)
                connection.execute(delete(processes).where(processes.c.id == TRIAL["id"]))
        finally:
            store.close()
    except (OSError, SQLAlchemyError, Refused) as wrong:
        # Of SQLAlchemy's words only the driver's own: the rest is about statements.
        why = " ".join(str(getattr(wrong, "orig", None) or wrong).split())
        place = make_url(url).render_as_string(hide_password=True)
        raise Refused("internal", f"the database {place} can't be used: {why}") from wrong


def first_key(url: str, make: bool) -> str | None:
    """The key of the keeper's room, if there was none and one is made now; "" if there is one, None
    if there is still none."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            if keeper.has_key(connection):
                return ""
            return (
                keeper.new_key(connection, keeper.now_of(connection), "command") if make else None
            )
    finally:
        engine.dispose()
