"""Who may not chat, or may not come in; and what is announced to everybody.

Both have an end. A name counts by what it looks like: neither capitals nor spaces, nor letters of
another script that are drawn alike, make another one of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Connection, insert, select, update

from ..table.seats import GUEST_NAMES, looks
from ..wire.errors import Refused
from .keeper import Way, changed, note
from .schema import announcements, bans

Kind = Literal["mute", "ban"]
"""A muted one can't chat; a banned one can't found or join either."""

LONGEST = 366 * 86_400
"""Seconds that a mute, a ban or an announcement may last."""
MOST = 10_000
"""So many hold at once, at most: every process knows them all."""
MOST_ANNOUNCED = 5


def alike(name: str) -> set[str]:
    """What a name is known by: whichever has one of these in common with it looks the same, as it
    is or in capitals. Some letters of two scripts are drawn alike only in one of the two cases."""
    return {each for each in (looks(name), looks(name.upper())) if each}


_EVERYBODY = set().union(*map(alike, (*GUEST_NAMES, *GUEST_NAMES.values())))


def ban(
    connection: Connection,
    way: Way,
    kind: Kind,
    at: int,
    seconds: int,
    reason: str,
    name: str = "",
    home: str | None = None,
) -> int:
    """Let somebody no longer chat, or come in, for so long; its number."""
    known = alike(name)
    if not known and home is None:
        raise Refused(
            "malformed",
            "say whom: a name with letters in it, or an address",
            russian="скажите, кого: имя, в котором есть буквы, или адрес",
        )
    if known & _EVERYBODY:
        raise Refused(
            "malformed",
            f"{name!r} is what everybody is called who gives no name",
            russian=f"{name!r}: так зовут всех, кто не назвал имени",
        )
    if not 1 <= seconds <= LONGEST:
        raise Refused("malformed", "it lasts a second at least, a year at most")
    if len(holding(connection, at)) >= MOST:
        raise Refused("malformed", "too many hold already: pardon some")
    row = {
        "kind": kind,
        "name": name,
        "home": home,
        "at": at,
        "until": at + seconds * 1_000,
        "reason": reason,
    }
    number = int(connection.execute(insert(bans).values(row).returning(bans.c.id)).scalar_one())
    note(connection, at, way, kind, f"{number}: {whom(name, home)}, {span(seconds)}", reason)
    changed(connection)
    return number


def span(seconds: int) -> str:
    """So long, as commands take it."""
    for unit, letter in ((86_400, "d"), (3_600, "h"), (60, "m")):
        if seconds % unit == 0:
            return f"{seconds // unit}{letter}"
    return f"{seconds}s"


def whom(name: str, home: str | None) -> str:
    """Whom something is about, in words; an address is not told."""
    known = "an address" if home is not None else ""
    return " and ".join(filter(None, (name, known)))


def pardon(connection: Connection, way: Way, number: int, at: int, reason: str) -> None:
    """End a mute or a ban before its time."""
    held = bans.c.id == number, bans.c.ended.is_(None), bans.c.until > at
    row = connection.execute(select(bans).where(*held)).first()
    if row is None:
        raise Refused("not-found", f"no mute or ban {number} holds now")
    connection.execute(update(bans).where(bans.c.id == number).values(ended=at, home=None))
    note(connection, at, way, "pardon", f"{number}: {whom(row.name, row.home)}", reason)
    changed(connection)


def holding(connection: Connection, at: int) -> Sequence[Any]:
    """All that hold now, whichever ends first before the others."""
    query = select(bans).where(bans.c.ended.is_(None), bans.c.until > at)
    return connection.execute(query.order_by(bans.c.until, bans.c.id)).all()


# --- announcements ------------------------------------------------------------------------------


def announce(
    connection: Connection, way: Way, at: int, begins: int, until: int, en: str, ru: str
) -> int:
    """Say something above every page, from then to then; its number."""
    if not en and not ru:
        raise Refused("malformed", "say what is announced")
    if until <= max(at, begins) or until - at > LONGEST * 1_000:
        raise Refused(
            "malformed",
            "it ends after it begins, and within a year",
            russian="конец должен быть после начала и не позже чем через год",
        )
    if len(announced(connection, at)) >= MOST_ANNOUNCED:
        raise Refused(
            "malformed",
            f"{MOST_ANNOUNCED} are announced already: take one back",
            russian=f"объявлений уже {MOST_ANNOUNCED}: снимите какое-нибудь",
        )
    row = {"at": at, "begins": begins, "until": until, "en": en or ru, "ru": ru or en}
    fresh = insert(announcements).values(row).returning(announcements.c.id)
    number = int(connection.execute(fresh).scalar_one())
    note(connection, at, way, "announce", f"{number}: {row['en']}")
    changed(connection)
    return number


def withdraw(connection: Connection, way: Way, number: int, at: int) -> None:
    """Say something no longer."""
    said = announcements.c.id == number, announcements.c.ended.is_(None), announcements.c.until > at
    if not connection.execute(update(announcements).where(*said).values(ended=at)).rowcount:
        raise Refused("not-found", f"there is no announcement {number} now")
    note(connection, at, way, "withdraw", str(number))
    changed(connection)


def announced(connection: Connection, at: int) -> Sequence[Any]:
    """What is said now, and what will be, in order."""
    query = select(announcements).where(announcements.c.ended.is_(None), announcements.c.until > at)
    return connection.execute(query.order_by(announcements.c.begins, announcements.c.id)).all()
