"""Tables at which something goes wrong: how often in a row, and which of them are set aside.

*In a row* means: without the table having moved on. A row here counts only as long as the table has
the number it had then, so whoever gets something done there takes it out of quarantine, in any
process, and no entry takes longer to store for it.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    false,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from ..ops.logs import short
from ..wire.errors import Refused
from .keeper import Way, note
from .schema import entries, tables, troubles

MOST = 5
"""After so many failures in a row a table is set aside."""
LONGEST_ERROR, LONGEST_PLACE = 100, 200


@dataclass(frozen=True)
class Trouble:
    """What went wrong at a table the last time; never in the error's own words."""

    table: str
    game: str
    since: int
    times: int
    error: str
    place: str
    aside: bool


HERE = and_(troubles.c.table_id == tables.c.id, troubles.c.number == tables.c.number)
"""Nothing has happened at the table since."""
WELL = or_(troubles.c.aside.is_(None), troubles.c.aside == false())
"""With the tables joined from outside: not set aside."""


def count(
    connection: Connection, table: str, at: int, error: str, place: str, aside: bool
) -> tuple[int, bool]:
    """One more failure; how many there are in a row, and whether the table is set aside now."""
    number = select(tables.c.number).where(tables.c.id == table).scalar_subquery()
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    fresh = dialect.insert(troubles).values(
        table_id=table,
        number=func.coalesce(number, 0),
        since=at,
        times=1,
        error=error[:LONGEST_ERROR],
        place=place[:LONGEST_PLACE],
        aside=aside,
    )
    new, again = fresh.excluded, troubles.c.number == fresh.excluded.number
    too_often: ColumnElement[bool] = or_(troubles.c.aside, troubles.c.times + 1 >= MOST)
    more = fresh.on_conflict_do_update(
        index_elements=["table_id"],
        set_={
            "number": new.number,
            "since": case((again, troubles.c.since), else_=new.since),
            "times": case((again, troubles.c.times + 1), else_=1),
            "error": new.error,
            "place": new.place,
            "aside": or_(new.aside, and_(again, too_often)),
        },
    )
    row = connection.execute(more.returning(troubles.c.times, troubles.c.aside)).one()
    return row.times, bool(row.aside)


def put_off(connection: Connection, table: str, due: int) -> None:
    """Have a table looked after then, whatever was planned."""
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))


def forget(connection: Connection, table: str) -> None:
    """All is well at a table."""
    connection.execute(delete(troubles).where(troubles.c.table_id == table))


def all_of(connection: Connection) -> list[Trouble]:
    """Every table in trouble now, whoever has been the longest first."""
    query: Select[tuple[object, ...]] = (
        select(troubles, tables.c.game)
        .join_from(troubles, tables, HERE)
        .order_by(troubles.c.since, troubles.c.table_id)
    )
    return [
        Trouble(row.table_id, row.game, row.since, row.times, row.error, row.place, bool(row.aside))
        for row in connection.execute(query)
    ]


def retry(connection: Connection, ids: Collection[str]) -> None:
    """Take tables out of quarantine, and have them looked at at once."""
    for table in sorted(ids):
        forget(connection, table)
        put_off(connection, table, 0)


def meant(start: str, ids: Collection[str]) -> str:
    """The one of these tables whose id begins like this."""
    found = [table for table in ids if table.startswith(start)] if start else []
    if start in found:
        return start
    if len(found) > 1:
        raise Refused("no-such-table", f"{len(found)} tables set aside begin with {start!r}")
    if not found:
        raise Refused("no-such-table", f"no table set aside begins with {start!r}")
    return found[0]


def take_out(
    connection: Connection, way: Way, at: int, wanted: Collection[str] | None
) -> list[str]:
    """Take tables out of quarantine: those whose ids begin like this, or all. If one of them isn't
    there, none is."""
    aside = [trouble.table for trouble in all_of(connection) if trouble.aside]
    chosen = set(aside if wanted is None else [meant(each, aside) for each in wanted])
    retry(connection, chosen)
    for table in sorted(chosen):
        note(connection, at, way, "retry", short(table))
    return sorted(chosen)


def rows_of(
    connection: Connection, way: Way, at: int, start: str, whole: bool
) -> tuple[str, list[str]]:
    """The log of a table in trouble as it is in the database, a line of JSON for each entry. What
    an entry holds is a secret of the game's as long as it is played: unless the `whole` is wanted,
    only its size is told until then, and of a move not even that: it would tell which it is."""
    table = meant(start, [trouble.table for trouble in all_of(connection)])
    phase = connection.execute(select(tables.c.phase).where(tables.c.id == table)).scalar()
    open_now = whole or phase == "over"
    lines = []
    query = select(entries).where(entries.c.table_id == table).order_by(entries.c.number)
    for row in connection.execute(query):
        line = {"number": row.number, "at": row.at, "kind": row.kind, "seat": row.seat}
        if open_now:
            line["data"] = row.data
        elif row.kind != "move":
            line["bytes"] = len(row.data.encode())
        lines.append(json.dumps(line, ensure_ascii=False))
    note(connection, at, way, "export", short(table), "whole" if open_now else "without data")
    return table, lines
