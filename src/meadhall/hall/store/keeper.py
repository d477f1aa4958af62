"""The keeper's key, who is in the room, and what was done from there.

Of the key and of sessions only hashes are kept. Whatever changes what processes go by gives the
hall another `version`: each looks for that often, and with PostgreSQL is told as well.
"""

from __future__ import annotations

import csv
import hashlib
import hmac
import io
import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ..table.seats import token_hash
from .hall_time import hall_time, outside
from .schema import CHANNEL, bans, keepers, load, meta, presence, reports, sittings
from .schema import audit as log

Way = Literal["page", "command"]
"""How the keeper does something."""

KEY_BYTES = 32
SIGN = "*"
"""Where a notification has a table's id: this one is about the keeper's acts. No id has a star."""
DAY = 86_400_000
HOMES_KEPT = 7 * DAY
"""So long the hash of an address is known of whoever was at a table."""
SAT_KEPT = 90 * DAY
"""So long at most that of whoever sat down at a rated table; else until the result is written."""
REPORTS_KEPT = 90 * DAY
"""So long a report is kept that is done."""
BANS_KEPT = 90 * DAY
LOAD_KEPT = 3_600_000
_NOBODYS = token_hash(secrets.token_urlsafe(KEY_BYTES))
"""What is compared with where there is no key: that takes as long."""
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def now_of(connection: Connection) -> int:
    """The hall's time, for whoever is beside it."""
    return hall_time(connection, outside(connection))


# --- what the hall knows of itself --------------------------------------------------------------


def value(connection: Connection, name: str) -> str | None:
    """What is kept under a name."""
    return connection.execute(select(meta.c.value).where(meta.c.name == name)).scalar()


def put(connection: Connection, name: str, words: str) -> None:
    """Keep something under a name, instead of what was there."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    fresh = dialect.insert(meta).values(name=name, value=words)
    known = fresh.on_conflict_do_update(index_elements=["name"], set_={"value": words})
    connection.execute(known)


def made_once(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """What is kept under a name, made when it is first wanted."""
    known = value(connection, name)
    if known is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(meta).values(name=name, value=make())
        connection.execute(fresh.on_conflict_do_nothing())
        known = value(connection, name)  # another process may have been quicker
    return known or ""


def salt(connection: Connection) -> bytes:
    """What addresses are hashed with."""
    return bytes.fromhex(made_once(connection, "salt", lambda: secrets.token_hex(32)))


def home_of(salt: bytes, address: str) -> str:
    """What is kept of an address."""
    return hashlib.blake2b(address.encode(), key=salt, digest_size=24).hexdigest()


def changed(connection: Connection) -> None:
    """Every process has to look again."""
    put(connection, "version", secrets.token_hex(8))
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{SIGN} 0"})


def note(
    connection: Connection, at: int, way: Way, act: str, about: str = "", reason: str = ""
) -> None:
    """Write down what the keeper did."""
    row = {"at": at, "way": way, "act": act, "about": about, "reason": reason}
    connection.execute(insert(log), row)


def noted(connection: Connection, most: int | None = None) -> Sequence[Any]:
    """What was done, the last first."""
    return connection.execute(select(log).order_by(log.c.id.desc()).limit(most)).all()


def as_csv(rows: Iterable[Any]) -> str:
    """What was done, as CSV. No cell begins like a formula: tables would reckon it."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["number", "at", "way", "act", "about", "reason"])
    for row in rows:
        at = datetime.fromtimestamp(row.at / 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        words = (
            f"'{each}" if each[:1] in "=+-@\t\r" and each else each
            for each in (row.about, row.reason)
        )
        writer.writerow([row.id, at, row.way, row.act, *words])
    return out.getvalue()


# --- the key ------------------------------------------------------------------------------------


def has_key(connection: Connection) -> bool:
    """Was a key made?"""
    return value(connection, "keeper") is not None


def new_key(connection: Connection, at: int, way: Way) -> str:
    """Another key: the old one opens nothing any more, and everybody inside is shown out."""
    while (key := secrets.token_urlsafe(KEY_BYTES)).startswith("-"):
        pass
    put(connection, "keeper", token_hash(key))
    connection.execute(delete(keepers))
    note(connection, at, way, "key")
    return key


def enter(connection: Connection, key: str, at: int, until: int) -> str | None:
    """What whoever brings the key holds from now on; None for any other."""
    known = value(connection, "keeper")
    right = hmac.compare_digest(token_hash(key), known or _NOBODYS)
    if known is None or not right:
        return None
    session = secrets.token_urlsafe(KEY_BYTES)
    connection.execute(insert(keepers), {"hash": token_hash(session), "until": until})
    note(connection, at, "page", "enter")
    return session


def inside(connection: Connection, session: str, at: int) -> bool:
    """Does this open the room still?"""
    query = select(keepers.c.until).where(keepers.c.hash == token_hash(session))
    until = connection.execute(query).scalar()
    return until is not None and until > at


def leave(connection: Connection, session: str, at: int) -> None:
    """It opens nothing any more."""
    gone = delete(keepers).where(keepers.c.hash == token_hash(session))
    if connection.execute(gone).rowcount:
        note(connection, at, "page", "leave")


# --- forgetting ---------------------------------------------------------------------------------


def forget(connection: Connection, at: int) -> None:
    """Let go of what was to be kept for a while only."""
    connection.execute(delete(keepers).where(keepers.c.until <= at))
    connection.execute(delete(load).where(load.c.at < at - LOAD_KEPT))
    old = presence.c.home.is_not(None) & (presence.c.at < at - HOMES_KEPT)
    connection.execute(
        update(presence).where(old, presence.c.here.is_(False)).values(home=None, name=None)
    )
    sat = sittings.c.home.is_not(None) & (sittings.c.at < at - SAT_KEPT)
    connection.execute(update(sittings).where(sat).values(home=None))
    told = (reports.c.done.is_not(None)) | (reports.c.at < at - HOMES_KEPT)
    known = reports.c.home.is_not(None) | reports.c.about_home.is_not(None)
    wiped = update(reports).where(told, known).values(home=None, about_home=None)
    connection.execute(wiped)
    connection.execute(delete(reports).where(reports.c.done < at - REPORTS_KEPT))
    over = (bans.c.ended.is_not(None)) | (bans.c.until <= at)
    connection.execute(update(bans).where(over, bans.c.home.is_not(None)).values(home=None))
    connection.execute(delete(bans).where(bans.c.until < at - BANS_KEPT))
