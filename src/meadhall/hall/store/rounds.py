"""What happens in leagues by itself, in the database: whose turn it is to look, a round, its ends.

A round is noted in one transaction, with the ids that its tables will have: whoever is first has
decided, and whoever founds the tables, founds those. So a process may die at any moment.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from ..leagues.plan import Phase
from .leagues import LeagueRow, changed, hold
from .schema import league_people, league_seats, league_tables, leagues, tables, troubles
from .store import Store
from .troubles import HERE


@dataclass(frozen=True)
class OpenTable:
    """A table of a league that isn't noted as over, and how far it has come by itself."""

    round: int
    number: int
    table: str
    at: int
    phase: str | None
    """None: it isn't founded yet."""
    aside: bool = False
    """Does it make so much trouble that nobody looks after it any more?"""


@dataclass(frozen=True)
class NewTable:
    """A table to be, with its seats in their order; a free round without an id."""

    round: int
    number: int
    table: str | None
    seats: Sequence[str]


@dataclass(frozen=True)
class Turn:
    """What a league becomes."""

    phase: Phase
    round: int
    due: int | None
    tables: Sequence[NewTable] = ()
    divisions: Mapping[str, int] | None = None


class Rounds:
    """The rounds of one store's leagues."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: int, most: int) -> list[tuple[str, int]]:
        """Leagues that somebody must look after, and since when."""
        query = (
            select(leagues.c.id, leagues.c.due)
            .where(leagues.c.due <= now)
            .order_by(leagues.c.due)
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.due) for row in rows]

    async def take(self, league: str, due: int, again: int) -> bool:
        """Whoever takes it looks after the league now; if they don't get anywhere, somebody does
        again at that time."""
        job = update(leagues).where(leagues.c.id == league, leagues.c.due == due).values(due=again)
        return await self._store.write(
            "leagues", lambda connection: connection.execute(job).rowcount == 1
        )

    async def sooner(self, league: str, due: int) -> None:
        """Look after it then, or before."""
        later = (leagues.c.due > due) & (leagues.c.id == league)
        job = update(leagues).where(later).values(due=due)
        await self._store.write("leagues", lambda connection: connection.execute(job))

    async def open_tables(self, league: str) -> list[OpenTable]:
        """Its tables that aren't noted as over."""
        query = (
            select(league_tables, tables.c.phase, troubles.c.aside)
            .join_from(league_tables, tables, tables.c.id == league_tables.c.table_id, isouter=True)
            .join(troubles, HERE, isouter=True)
            .where(
                league_tables.c.league_id == league,
                league_tables.c.table_id.is_not(None),
                league_tables.c.ended.is_(None),
            )
            .order_by(league_tables.c.round, league_tables.c.number)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            OpenTable(row.round, row.number, row.table_id, row.at, row.phase, bool(row.aside))
            for row in rows
        ]

    async def turn(self, row: LeagueRow, turn: Turn, now: int) -> bool:
        """A league goes on, in one piece; False if something has changed since it was read, and
        then nothing has."""
        known = (leagues.c.id == row.id) & (leagues.c.step == row.step)
        over = now if turn.phase in ("over", "off") else None

        def job(connection: Connection) -> bool:
            moved = (
                update(leagues)
                .where(known)
                .values(
                    phase=turn.phase,
                    round=turn.round,
                    due=turn.due,
                    ended=over,
                    step=leagues.c.step + 1,
                )
            )
            if not connection.execute(moved).rowcount:
                return False
            for each in turn.tables:
                free = each.table is None
                where = {"league_id": row.id, "round": each.round, "number": each.number}
                made = {"table_id": each.table, "at": now, "ended": now if free else None}
                connection.execute(insert(league_tables), where | made)
                place = 1 if free else None
                sat = [
                    {**where, "seat": seat, "person": person, "place": place, "absent": False}
                    for seat, person in enumerate(each.seats)
                ]
                connection.execute(insert(league_seats), sat)
                playing = {person for person in each.seats if person}
                connection.execute(
                    update(league_people)
                    .where(league_people.c.league_id == row.id, league_people.c.person.in_(playing))
                    .values(ready=None)
                )
            for person, division in (turn.divisions or {}).items():
                connection.execute(
                    update(league_people)
                    .where(league_people.c.league_id == row.id, league_people.c.person == person)
                    .values(division=division)
                )
            return True

        return await self._store.write("leagues", job)

    async def settle(
        self,
        league: str,
        table: OpenTable,
        places: Sequence[int],
        absent: Collection[int],
        now: int,
    ) -> bool:
        """How a table ended, once; whoever was there waits for the next, where one waits."""
        here = (
            (league_tables.c.league_id == league)
            & (league_tables.c.round == table.round)
            & (league_tables.c.number == table.number)
        )
        seats = (
            (league_seats.c.league_id == league)
            & (league_seats.c.round == table.round)
            & (league_seats.c.number == table.number)
        )

        def job(connection: Connection) -> bool:
            hold(connection, league)
            changed(connection, league)
            done = update(league_tables).where(here, league_tables.c.ended.is_(None))
            if not connection.execute(done.values(ended=now)).rowcount:
                return False
            for seat, place in enumerate(places):
                mine = seats & (league_seats.c.seat == seat)
                end = {"place": place, "absent": seat in absent}
                connection.execute(update(league_seats).where(mine).values(end))
            gone = select(league_seats.c.person).where(seats, league_seats.c.absent)
            connection.execute(
                update(league_people)
                .where(league_people.c.league_id == league, league_people.c.person.in_(gone))
                .values(ready=None)
            )
            there = select(league_seats.c.person).where(seats, league_seats.c.absent.is_(False))
            connection.execute(
                update(league_people)
                .where(
                    league_people.c.league_id == league,
                    league_people.c.left.is_(None),
                    league_people.c.person.in_(there),
                )
                .values(ready=now)
            )
            return True

        return await self._store.write("leagues", job)

    async def league_of(self, table: str) -> str | None:
        """The league whose table this is, if it is one's."""
        query = select(league_tables.c.league_id).where(league_tables.c.table_id == table)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def seats_of(self, league: str, table: OpenTable) -> list[str]:
        """Who is to sit at a table, by seat; nobody ("") where a bot is."""
        query = (
            select(league_seats.c.person)
            .where(
                league_seats.c.league_id == league,
                league_seats.c.round == table.round,
                league_seats.c.number == table.number,
            )
            .order_by(league_seats.c.seat)
        )
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def again(self, row: LeagueRow, due: int | None) -> None:
        """When to look after a league next, unless something has changed meanwhile."""
        job = update(leagues).where(leagues.c.id == row.id, leagues.c.step == row.step)
        await self._store.write(
            "leagues", lambda connection: connection.execute(job.values(due=due))
        )
