"""Whose a seat at a table was, in the database, and taking names out of all that is kept of one.

A table's log knows names and tokens, and nothing of people: that stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..table.seats import UNNAMED
from .schema import chat, entries, people, presence, result_seats, sittings, snapshots
from .store import Store

_NUMBER = re.compile(r" \d+$")


@dataclass(frozen=True)
class Sitting:
    """A seat somebody has had, or one that has only their name."""

    table_id: str
    seat: int
    since: int
    person: str
    name: str
    own: bool
    at: int
    home: str | None = None
    """At a rated table, from which address they sat down, as a hash."""


NOBODY = ""
"""Whose seats are whose names are still to be taken out."""
NOBODYS = {
    "person": NOBODY,
    "name": UNNAMED,
    **dict.fromkeys(("mu_was", "sigma_was", "mu", "sigma")),
}
"""What is left of a seat in a result when its owner is forgotten."""
NAMING = ("create", "sit", "name")
"""The kinds of entries that say what somebody is called."""


class Sittings:
    """What one store knows of where people sat."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dialect = postgresql if store.postgres else sqlite

    async def sat(self, rows: Collection[Sitting]) -> None:
        """Whose these seats are. Of those that are known nothing changes but what their owners are
        called there. Who has been erased meanwhile is taken out like everybody of theirs."""
        if rows:
            await self._store.write("people", self.sitting(rows))

    def sitting(self, rows: Collection[Sitting]) -> Callable[[Connection], None]:
        """The same as a part of a larger change."""

        def job(connection: Connection) -> None:
            wanted = select(people.c.id).where(people.c.id.in_({row.person for row in rows}))
            there = set(connection.execute(wanted.with_for_update(read=True)).scalars())
            for row in rows:
                person = row.person if row.person in there else NOBODY
                put = self._dialect.insert(sittings).values(asdict(replace(row, person=person)))
                renamed = put.on_conflict_do_update(
                    index_elements=[sittings.c.table_id, sittings.c.seat, sittings.c.since],
                    set_={
                        "name": put.excluded.name,
                        "own": or_(sittings.c.own, put.excluded.own),
                        "home": func.coalesce(put.excluded.home, sittings.c.home),
                    },
                    where=sittings.c.person == put.excluded.person,
                )
                if connection.execute(renamed).rowcount and row.own and person:
                    _theirs_now(connection, row)

        return job

    async def at(self, table: str) -> list[Sitting]:
        """Whose seats at a table are."""
        query = select(sittings).where(sittings.c.table_id == table)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Sitting(**row._mapping) for row in rows]

    async def of(self, person: str, most: int | None = None) -> list[Sitting]:
        """Where somebody sat, the last first."""
        query = (
            select(sittings)
            .where(sittings.c.person == person)
            .order_by(sittings.c.at.desc(), sittings.c.table_id)
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Sitting(**row._mapping) for row in rows]

    async def nameless(self, most: int) -> list[Sitting]:
        """Seats whose names are still to be taken out."""
        query = (
            select(sittings)
            .where(sittings.c.person == NOBODY)
            .order_by(sittings.c.at, sittings.c.table_id, sittings.c.seat)
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Sitting(**row._mapping) for row in rows]

    async def take_out(self, row: Sitting, instead: str) -> None:
        """Nothing that is stored of a table says any more what they were called who sat there: not
        its log, its snapshot, its chat or who is there. That they did is forgotten with it; where
        another process was quicker nothing is left to do."""
        here = entries.c.table_id == row.table_id
        gone = delete(sittings).where(
            sittings.c.table_id == row.table_id,
            sittings.c.seat == row.seat,
            sittings.c.since == row.since,
            sittings.c.person == NOBODY,
        )

        def job(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                return
            said = select(entries).where(here, entries.c.kind.in_(NAMING)).order_by("number")
            names = {row.name}
            for entry in connection.execute(said).all():
                if entry.kind == "sit" and entry.seat == row.seat and entry.number > row.since:
                    break  # from here on the seat is somebody else's
                try:
                    data = msgspec.json.decode(entry.data)
                    old = _renamed(entry, data, row, instead)
                except (KeyError, IndexError, TypeError, msgspec.MsgspecError):
                    continue  # nobody can read it, so nobody is named
                if old is not None:
                    names.add(old)
                    text = msgspec.json.encode(data).decode()
                    mine = here & (entries.c.number == entry.number)
                    connection.execute(update(entries).where(mine).values(data=text))
            lines = (chat.c.table_id == row.table_id) & (chat.c.seat == row.seat)
            connection.execute(
                update(chat).where(lines, chat.c.name.in_(names)).values(name=instead)
            )
            ended = (result_seats.c.table_id == row.table_id) & (result_seats.c.seat == row.seat)
            connection.execute(
                update(result_seats).where(ended, result_seats.c.name.in_(names)).values(NOBODYS)
            )
            connection.execute(delete(snapshots).where(snapshots.c.table_id == row.table_id))
            away = (presence.c.table_id == row.table_id) & (presence.c.seat == row.seat)
            connection.execute(
                update(presence).where(away, presence.c.name.in_(names)).values(name=instead)
            )

        await self._store.write(row.table_id, job)

    async def said_by(self, person: str, most: int) -> list[tuple[str, int, str]]:
        """What somebody wrote into chats: at which table, when, and what; the last first."""
        query = (
            select(chat.c.table_id, chat.c.at, chat.c.text)
            .join_from(
                sittings,
                chat,
                (chat.c.table_id == sittings.c.table_id)
                & (chat.c.seat == sittings.c.seat)
                & (chat.c.name == sittings.c.name),
            )
            .where(sittings.c.person == person, sittings.c.own)
            .distinct()
            .order_by(chat.c.at.desc())
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row.table_id, row.at, row.text) for row in rows]

    async def games_of(self, person: str) -> int:
        """At how many tables somebody sat."""
        query = select(func.count(sittings.c.table_id.distinct())).where(
            sittings.c.person == person, sittings.c.own
        )
        return await self._store.read(
            lambda connection: int(connection.execute(query).scalar_one())
        )


def _theirs_now(connection: Connection, row: Sitting) -> None:
    """The game may be over, and its result written down as a guest's."""
    connection.execute(
        update(result_seats)
        .where(
            result_seats.c.table_id == row.table_id,
            result_seats.c.seat == row.seat,
            result_seats.c.since == row.since,
            result_seats.c.person == NOBODY,
        )
        .values(person=row.person, name=row.name)
    )


def _renamed(entry: Any, data: dict[str, Any], row: Sitting, instead: str) -> str | None:
    """Put another name into an entry if it names whoever had that seat then; the name it had."""
    named: dict[str, Any] = data
    if entry.kind == "create" and row.since == 0:
        named = data["seats"][row.seat]
    elif entry.seat != row.seat or entry.number < row.since or entry.kind == "create":
        return None
    old: str = named["name"]
    if entry.kind == "name" and not same_but_number(old, row.name):
        return None  # what the hall itself has put there instead
    named["name"] = instead
    return old


def same_but_number(name: str, other: str) -> bool:
    """Are they the same but for a number, that tells two of one name apart?"""
    return _NUMBER.sub("", name) == _NUMBER.sub("", other)
