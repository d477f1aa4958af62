"""Leagues in the database: made, joined, read, and let go of."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from .. import wire
from ..leagues.plan import Entrant, League, Meeting, Phase, Plan, Sat
from ..wire.errors import Refused
from .keeper import Way, note
from .schema import league_people, league_seats, league_tables, leagues, people
from .store import Store

OPEN = ("coming", "running")
HERE = 30_000
"""Milliseconds after which whoever waits in an arena, and isn't seen, waits no longer."""
_ONE_AFTER_ANOTHER = text("SELECT pg_advisory_xact_lock(8)")


@dataclass(frozen=True)
class LeagueRow:
    """A league, without who plays in it."""

    id: str
    form: str
    game: str
    name: str
    maker: str
    made: int
    begins: int
    phase: Phase
    round: int
    step: int
    due: int | None
    ended: int | None
    plan: str
    secret: str

    @property
    def agreed(self) -> wire.LeaguePlan:
        """What its maker wanted."""
        return msgspec.json.decode(self.plan, type=wire.LeaguePlan)


@dataclass(frozen=True)
class Line:
    """A league in a list."""

    row: LeagueRow
    maker: str
    """Their name."""
    people: int


@dataclass
class Whole:
    """A league with all who play in it."""

    row: LeagueRow
    maker: str
    league: League
    numbers: dict[str, int]
    """By person: the number by which others know them."""
    names: dict[str, str]
    """By person; nobody's who is erased."""
    waiting: dict[str, int]
    """Who waits in an arena, whether they are seen or not."""


Refusal = Literal["alike", "too-many", "hall-full"]


class Leagues:
    """What one store knows of leagues."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- making and joining -------------------------------------------------------------------

    async def make(
        self, row: LeagueRow, alike: Callable[[str, str], bool], most_of_one: int, most: int
    ) -> Refusal | None:
        """A new league; why not, if there are too many, or one that is called alike. Two processes
        make theirs one after the other."""

        def job(connection: Connection) -> Refusal | None:
            if self._store.postgres:
                connection.execute(_ONE_AFTER_ANOTHER)
            there = connection.execute(
                select(leagues.c.name, leagues.c.maker).where(leagues.c.phase.in_(OPEN))
            ).all()
            if sum(each.maker == row.maker for each in there) >= most_of_one:
                return "too-many"
            if len(there) >= most:
                return "hall-full"
            if any(alike(row.name, each.name) for each in there):
                return "alike"
            connection.execute(insert(leagues), vars(row))
            return None

        return await self._store.write("leagues", job)

    async def join(
        self, league: str, person: str, now: int, most: int, most_leagues: int
    ) -> str | None:
        """Somebody takes part, or does so again; why not, if they can't: `over`, `full`,
        `too-many`."""

        def job(connection: Connection) -> str | None:
            row = hold(connection, league)
            late = row is not None and row.phase == "running" and row.form == "arena"
            if row is None or not (row.phase == "coming" or late):
                return "over"
            mine = (league_people.c.league_id == league) & (league_people.c.person == person)
            known = connection.execute(select(league_people.c.left).where(mine)).first()
            if known is not None and known.left is None:
                return None
            alive = select(people.c.id).where(people.c.id == person)
            if connection.execute(alive).first() is None:
                return "over"
            if self._others(connection, person) >= most_leagues:
                return "too-many"
            changed(connection, league)
            if known is not None:
                again = {"left": None, "ready": now, "seen": now}
                connection.execute(update(league_people).where(mine).values(again))
                return None
            here = select(func.count(), func.max(league_people.c.number)).where(
                league_people.c.league_id == league
            )
            many, last = connection.execute(here).one()
            if many >= most:
                return "full"
            mine_now = {
                "league_id": league,
                "person": person,
                "number": (last or 0) + 1,
                "joined": now,
                "ready": now,
                "seen": now,
                "division": 0,
            }
            connection.execute(insert(league_people), mine_now)
            return None

        return await self._store.write("leagues", job)

    def _others(self, connection: Connection, person: str) -> int:
        query = (
            select(func.count())
            .select_from(league_people)
            .join(leagues, leagues.c.id == league_people.c.league_id)
            .where(
                league_people.c.person == person,
                league_people.c.left.is_(None),
                leagues.c.phase.in_(OPEN),
            )
        )
        return int(connection.execute(query).scalar_one())

    async def withdraw(self, league: str, person: str, now: int) -> bool:
        """Somebody takes part no longer; False if they didn't."""
        mine = (
            (league_people.c.league_id == league)
            & (league_people.c.person == person)
            & league_people.c.left.is_(None)
        )

        def job(connection: Connection) -> bool:
            row = hold(connection, league)
            if row is None or row.phase not in OPEN:
                return False
            changed(connection, league)
            if row.phase == "coming":  # they have left no trace yet
                return connection.execute(delete(league_people).where(mine)).rowcount == 1
            gone = update(league_people).where(mine).values(left=now, ready=None)
            return connection.execute(gone).rowcount == 1

        return await self._store.write("leagues", job)

    async def here(self, league: str, person: str, now: int, ready: bool) -> bool:
        """Somebody in an arena waits for a table, or rests; False if they don't take part."""
        mine = (
            (league_people.c.league_id == league)
            & (league_people.c.person == person)
            & league_people.c.left.is_(None)
        )
        since = func.coalesce(league_people.c.ready, now) if ready else None
        job = update(league_people).where(mine).values(seen=now, ready=since)
        return await self._store.write(
            "leagues", lambda connection: connection.execute(job).rowcount == 1
        )

    async def call_off(self, league: str, phases: Collection[str], now: int) -> bool:
        """It doesn't take place, or ends here; False if it is too late for that."""
        job = (
            update(leagues)
            .where(leagues.c.id == league, leagues.c.phase.in_(phases))
            .values(phase="off", due=None, ended=now, step=leagues.c.step + 1)
        )
        return await self._store.write(
            "leagues", lambda connection: connection.execute(job).rowcount == 1
        )

    # --- reading ------------------------------------------------------------------------------

    async def lines(self, phases: Collection[str], most: int, late_first: bool) -> list[Line]:
        """Leagues, by when they begin."""
        many = (
            select(func.count())
            .select_from(league_people)
            .where(league_people.c.league_id == leagues.c.id, league_people.c.left.is_(None))
            .scalar_subquery()
        )
        order = leagues.c.begins.desc() if late_first else leagues.c.begins
        query = (
            select(leagues, people.c.name.label("made_by"), many.label("many"))
            .join_from(leagues, people, people.c.id == leagues.c.maker, isouter=True)
            .where(leagues.c.phase.in_(phases))
            .order_by(order, leagues.c.id)
            .limit(most)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Line(_row(row), row.made_by or "", row.many) for row in rows]

    async def row(self, league: str) -> LeagueRow | None:
        """A league without who plays in it."""
        query = select(leagues).where(leagues.c.id == league)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else _row(row)

    async def whole(self, league: str, plan: Plan, now: int) -> Whole | None:
        """A league with all who play in it, at one moment."""
        of = league_seats.c.league_id == league

        def job(connection: Connection) -> Any:
            if self._store.postgres:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            row = connection.execute(
                select(leagues, people.c.name.label("made_by"))
                .join_from(leagues, people, people.c.id == leagues.c.maker, isouter=True)
                .where(leagues.c.id == league)
            ).first()
            entrants = connection.execute(
                select(league_people, people.c.name)
                .join_from(
                    league_people, people, people.c.id == league_people.c.person, isouter=True
                )
                .where(league_people.c.league_id == league)
                .order_by(league_people.c.number)
            ).all()
            met = connection.execute(
                select(league_tables)
                .where(league_tables.c.league_id == league)
                .order_by(league_tables.c.round, league_tables.c.number)
            ).all()
            seats = connection.execute(select(league_seats).where(of).order_by("seat")).all()
            return row, entrants, met, seats

        row, entrants, met, seats = await self._store.read(job)
        if row is None:
            return None
        sat: dict[tuple[int, int], list[Sat]] = defaultdict(list)
        for each in seats:
            sat[each.round, each.number].append(Sat(each.person, each.place, each.absent))
        found = League(plan, row.begins, row.phase, row.round)
        found.entrants = [
            Entrant(
                each.person,
                each.joined,
                each.left,
                each.ready if each.seen >= now - HERE else None,
                each.division,
            )
            for each in entrants
        ]
        found.meetings = [
            Meeting(
                each.round,
                each.number,
                each.table_id or "",
                each.at,
                sat[each.round, each.number],
                each.ended,
            )
            for each in met
        ]
        return Whole(
            _row(row),
            row.made_by or "",
            found,
            {each.person: each.number for each in entrants},
            {each.person: each.name or "" for each in entrants},
            {each.person: each.ready for each in entrants if each.ready is not None},
        )

    async def joined(self, person: str) -> set[str]:
        """In which leagues somebody takes part."""
        query = select(league_people.c.league_id).where(
            league_people.c.person == person, league_people.c.left.is_(None)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.league_id for row in rows}

    async def seat_at(self, league: str, table: str, person: str) -> tuple[int, bool] | None:
        """Which seat of a table of this league is somebody's, and whether that is over; None if
        none is."""
        query = (
            select(league_seats.c.seat, league_tables.c.ended)
            .join_from(
                league_tables,
                league_seats,
                (league_seats.c.league_id == league_tables.c.league_id)
                & (league_seats.c.round == league_tables.c.round)
                & (league_seats.c.number == league_tables.c.number),
            )
            .where(
                league_tables.c.league_id == league,
                league_tables.c.table_id == table,
                league_seats.c.person == person,
            )
        )
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.seat, row.ended is not None)

    # --- what is kept of somebody -------------------------------------------------------------

    async def kept_of(self, person: str) -> list[dict[str, Any]]:
        """The leagues somebody has made or taken part in, with what stands there of them."""

        def job(connection: Connection) -> list[dict[str, Any]]:
            mine = league_people.c.person == person
            found = connection.execute(
                select(leagues, league_people.c.joined, league_people.c.left)
                .join_from(
                    leagues,
                    league_people,
                    (league_people.c.league_id == leagues.c.id) & mine,
                    isouter=True,
                )
                .where(or_(leagues.c.maker == person, league_people.c.person.is_not(None)))
                .order_by(leagues.c.begins.desc())
            ).all()
            sat = connection.execute(
                select(league_seats, league_tables.c.table_id)
                .join_from(
                    league_seats,
                    league_tables,
                    (league_seats.c.league_id == league_tables.c.league_id)
                    & (league_seats.c.round == league_tables.c.round)
                    & (league_seats.c.number == league_tables.c.number),
                )
                .where(league_seats.c.person == person)
                .order_by("round", "number")
            ).all()
            return [
                {
                    "league": row.id,
                    "name": row.name,
                    "made_by_me": row.maker == person,
                    "joined": row.joined,
                    "left": row.left,
                    "tables": [
                        {"table": each.table_id, "place": each.place, "absent": each.absent}
                        for each in sat
                        if each.league_id == row.id
                    ],
                }
                for row in found
            ]

        return await self._store.read(job)


def forget_in_leagues(connection: Connection, person: str) -> None:
    """Somebody is erased: what they played stays, as somebody's of whom nothing more is known; not
    even that it was the same in two leagues."""
    mine = connection.execute(
        select(league_people.c.league_id, leagues.c.phase)
        .join_from(league_people, leagues, leagues.c.id == league_people.c.league_id)
        .where(league_people.c.person == person)
    ).all()
    for row in mine:
        here = (league_people.c.league_id == row.league_id) & (league_people.c.person == person)
        connection.execute(
            update(leagues).where(leagues.c.id == row.league_id).values(step=leagues.c.step + 1)
        )
        if row.phase == "coming":
            connection.execute(delete(league_people).where(here))
            continue
        nobody = f"gone-{secrets.token_hex(8)}"
        gone = func.coalesce(league_people.c.left, league_people.c.seen)
        connection.execute(
            update(league_people).where(here).values(person=nobody, ready=None, left=gone)
        )
        theirs = (league_seats.c.league_id == row.league_id) & (league_seats.c.person == person)
        connection.execute(update(league_seats).where(theirs).values(person=nobody))
    connection.execute(update(leagues).where(leagues.c.maker == person).values(maker=""))


def _row(row: Any) -> LeagueRow:
    return LeagueRow(**{name: row._mapping[name] for name in LeagueRow.__dataclass_fields__})


def stop(connection: Connection, way: Way, league: str, at: int, why: str) -> None:
    """The keeper ends a league, whether it has begun or not: it doesn't count. Tables that are
    being played are played on."""
    job = (
        update(leagues)
        .where(leagues.c.id == league, leagues.c.phase.in_(OPEN))
        .values(phase="off", due=None, ended=at, step=leagues.c.step + 1)
    )
    if not connection.execute(job).rowcount:
        raise Refused("not-found", f"there is no league {league} now")
    note(connection, at, way, "call-off", league, why)


def listed(connection: Connection) -> Sequence[Any]:
    """Leagues that come or run, for the keeper."""
    query = select(leagues).where(leagues.c.phase.in_(OPEN))
    return connection.execute(query.order_by(leagues.c.begins, leagues.c.id)).all()


def hold(connection: Connection, league: str) -> Any:
    """A league's row, which is somebody's until they are done."""
    query = select(leagues.c.phase, leagues.c.form).where(leagues.c.id == league)
    return connection.execute(query.with_for_update()).first()


def changed(connection: Connection, league: str) -> None:
    """Whoever has read before who plays in it is too late."""
    job = update(leagues).where(leagues.c.id == league).values(step=leagues.c.step + 1)
    connection.execute(job)
