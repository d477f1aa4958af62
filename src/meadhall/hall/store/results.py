"""How games ended, in the database: one row for each, and one for each seat.

A game that is over is found by `tables.settled`. Whoever sets that writes its result and all that
ratings change by it, in the same transaction: so each is written once, by any process, and none is
written by halves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, text, update

from .ended import How, Result, ResultSeat
from .ratings import rate
from .schema import UNSETTLED, people, result_seats, results, sittings, tables
from .store import Store


class Settled(NamedTuple):
    """What became of writing a result down."""

    done: bool
    """Is it there now? Else the table has moved on since it was looked at."""
    result: Result | None
    """What was written; None if somebody else was quicker."""


class Results:
    """What one store knows of how games ended."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_table(self, table: str) -> Result | None:
        """How the game at a table ended; None if that isn't written down yet."""
        found = await self.of_tables([table])
        return found[0] if found else None

    async def of_tables(self, ids: Sequence[str]) -> list[Result]:
        """The same of several, in the order of the ids."""
        return await self._store.read(lambda connection: read_results(connection, ids))

    async def of_person(
        self, person: str, most: int = 50, before: int | None = None, game: str | None = None
    ) -> list[Result]:
        """Games of somebody's, the last first."""
        query = (
            select(result_seats.c.table_id)
            .join_from(result_seats, results, results.c.table_id == result_seats.c.table_id)
            .where(result_seats.c.person == person)
            .order_by(result_seats.c.at.desc(), result_seats.c.table_id)
            .limit(most)
        )
        if before is not None:
            query = query.where(result_seats.c.at < before)
        if game is not None:
            query = query.where(results.c.game == game)

        def job(connection: Connection) -> list[Result]:
            ids = list(dict.fromkeys(connection.execute(query).scalars()))
            return read_results(connection, ids)

        return await self._store.read(job)

    async def row(self, table: str) -> Any:
        """What is known of a table without reading its log."""
        query = select(tables).where(tables.c.id == table)
        return await self._store.read(lambda connection: connection.execute(query).one())

    async def unsettled(self, most: int) -> list[str]:
        """Tables whose games are over without that being written down, the newest first."""
        rows = await self._store.read(
            lambda connection: connection.execute(_UNSETTLED, {"most": most}).all()
        )
        return [row.id for row in rows]

    async def settle(self, result: Result, number: int) -> Settled:
        """Write down how a game ended at a table that has come to this number. Whose the seats were
        is looked up with it."""

        def job(connection: Connection) -> Settled:
            here = tables.c.id == result.table_id
            mine = update(tables).where(here, tables.c.number == number, ~tables.c.settled)
            if not connection.execute(mine.values(settled=True)).rowcount:
                there = connection.execute(select(tables.c.settled).where(here)).scalar()
                return Settled(bool(there), None)
            whole = rate(connection, with_people(connection, result))
            write_result(connection, whole)
            known = (sittings.c.table_id == result.table_id) & sittings.c.home.is_not(None)
            connection.execute(update(sittings).where(known).values(home=None))
            return Settled(True, whole)

        return await self._store.write_alone(result.table_id, job)


def read_results(connection: Connection, ids: Sequence[str]) -> list[Result]:
    """How the games at these tables ended, as far as that is written down."""
    if not ids:
        return []
    # The seats after the results: whoever sees a result then sees all of its seats.
    rows = connection.execute(select(results).where(results.c.table_id.in_(ids))).all()
    seats: dict[str, list[ResultSeat]] = {}
    theirs = select(result_seats).where(result_seats.c.table_id.in_(ids))
    for row in connection.execute(theirs.order_by(result_seats.c.seat)).all():
        told = dict(row._mapping)
        seats.setdefault(told.pop("table_id"), []).append(ResultSeat(**told))
    found = {}
    for row in rows:
        told = dict(row._mapping) | {"data": msgspec.json.decode(row.data)}
        found[row.table_id] = Result(**told, seats=tuple(seats.get(row.table_id, ())))
    return [found[each] for each in ids if each in found]


def with_people(connection: Connection, result: Result) -> Result:
    """The same with whose the seats were. Their rows are held until the end of the transaction:
    nobody is rated by two games at the same time, and nobody who is being erased is written down.
    """
    mine = sittings.c.table_id == result.table_id
    sat = connection.execute(select(sittings).where(mine, sittings.c.own)).all()
    whose = {(row.seat, row.since): row.person for row in sat}
    wanted = sorted({person for person in whose.values() if person})
    held = select(people.c.id).where(people.c.id.in_(wanted)).order_by(people.c.id)
    there = set(connection.execute(held.with_for_update()).scalars()) if wanted else set()
    persons = [whose.get((seat.seat, seat.since), "") for seat in result.seats]
    return replace(
        result,
        seats=tuple(
            replace(seat, person=person if person in there else "")
            for seat, person in zip(result.seats, persons, strict=True)
        ),
    )


def write_result(connection: Connection, result: Result) -> None:
    """Its rows."""
    row = {
        "table_id": result.table_id,
        "game": result.game,
        "players": result.players,
        "at": result.at,
        "how": result.how,
        "rated": result.rated,
        "data": msgspec.json.encode(result.data).decode(),
    }
    connection.execute(insert(results), row)
    for seat in result.seats:
        told = asdict(seat) | {"table_id": result.table_id, "at": result.at}
        connection.execute(insert(result_seats), told)


_UNSETTLED = text(f"SELECT id FROM tables WHERE {UNSETTLED} ORDER BY created DESC LIMIT :most")

__all__ = ["How", "Result", "ResultSeat", "Results", "Settled"]
