"""What somebody has played, in the database: page by page, and all of it for figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from .ended import Result
from .results import read_results
from .schema import profiles, result_seats, results, stars
from .store import Store

MOST_STARS = 500
MOST_BESIDE = 8
"""At no table sit more than so many others."""


@dataclass(frozen=True)
class Wanted:
    """Which games are meant; None is any."""

    game: str | None = None
    players: int | None = None
    won: bool | None = None
    people: bool | None = None
    """Was there anybody else but bots?"""
    rated: bool | None = None
    starred: bool = False
    before: int | None = None


@dataclass(frozen=True)
class Played:
    """One game of somebody's, as far as figures go."""

    table: str
    game: str
    players: int
    at: int
    seat: int
    place: int
    share: float
    points: int
    rivals: tuple[str, ...]
    """The levels of the others; "" of people."""
    mu: float | None
    sigma: float | None


class History:
    """What one store knows of people's games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dialect = postgresql if store.postgres else sqlite

    async def games(self, person: str, wanted: Wanted, most: int) -> tuple[list[Result], set[str]]:
        """Games of somebody's, the last first, and which of them have a star."""
        query = (
            select(result_seats.c.table_id)
            .join_from(result_seats, results, results.c.table_id == result_seats.c.table_id)
            .where(result_seats.c.person == person, *_meant(person, wanted))
            .order_by(result_seats.c.at.desc(), result_seats.c.table_id)
            .limit(most)
        )

        def job(connection: Connection) -> tuple[list[Result], set[str]]:
            ids = list(dict.fromkeys(connection.execute(query).scalars()))
            shining = select(stars.c.table_id).where(
                stars.c.person == person, stars.c.table_id.in_(ids)
            )
            return read_results(connection, ids), set(connection.execute(shining).scalars())

        return await self._store.read(job)

    async def all_of(self, person: str, most: int) -> list[Played]:
        """The last games of somebody's that count, the oldest first."""
        mine, others = result_seats.alias(), result_seats.alias()
        counting = (mine.c.person == person) & (mine.c.place > 0)
        last = (mine.c.at.desc(), mine.c.table_id)
        query = (
            select(mine, results.c.game, results.c.players)
            .join_from(mine, results, results.c.table_id == mine.c.table_id)
            .where(counting)
            .order_by(*last)
            .limit(most)
        )
        beside = (
            select(others.c.table_id, others.c.level)
            .join_from(mine, others, others.c.table_id == mine.c.table_id)
            .where(counting, others.c.seat != mine.c.seat)
            .order_by(*last)
            .limit(most * MOST_BESIDE)
        )

        def job(connection: Connection) -> list[Played]:
            rivals: dict[str, list[str]] = {}
            rows = connection.execute(query).all()
            for row in connection.execute(beside).all():
                rivals.setdefault(row.table_id, []).append(row.level)
            return [_played(row, rivals.get(row.table_id, [])) for row in reversed(rows)]

        return await self._store.read(job)

    # --- stars --------------------------------------------------------------------------------

    async def star(self, person: str, table: str, on: bool, at: int) -> bool:
        """Somebody wants to find a game of theirs again, or no longer; whether they will. Only a
        game of their own, and so many at most."""
        mine = exists().where(result_seats.c.person == person, result_seats.c.table_id == table)
        gone = delete(stars).where(stars.c.person == person, stars.c.table_id == table)
        count = select(func.count()).select_from(stars).where(stars.c.person == person)
        fresh = self._dialect.insert(stars).values(person=person, table_id=table, at=at)

        def job(connection: Connection) -> bool:
            if not on:
                connection.execute(gone)
                return False
            full = connection.execute(count).scalar_one() >= MOST_STARS
            if full or not connection.execute(select(mine)).scalar():
                return False
            connection.execute(fresh.on_conflict_do_nothing())
            return True

        return await self._store.write("people", job)

    async def stars_of(self, person: str) -> list[Any]:
        """Which games somebody wants to find again."""
        query = select(stars).where(stars.c.person == person).order_by(stars.c.at)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return list(rows)

    # --- who may read it ----------------------------------------------------------------------

    async def is_open(self, person: str) -> bool:
        """May everybody read how somebody stands?"""
        query = select(profiles.c.open).where(profiles.c.person == person)
        return bool(await self._store.read(lambda connection: connection.execute(query).scalar()))

    async def set_open(self, person: str, open_: bool) -> None:
        """From now on everybody may, or nobody else."""
        fresh = self._dialect.insert(profiles).values(person=person, open=open_)
        job = fresh.on_conflict_do_update(index_elements=["person"], set_={"open": open_})
        await self._store.write("people", lambda connection: connection.execute(job))


def _meant(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    others = result_seats.alias()
    found: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        found.append(results.c.game == wanted.game)
    if wanted.players is not None:
        found.append(results.c.players == wanted.players)
    if wanted.won is not None:
        found.append(result_seats.c.place == 1 if wanted.won else result_seats.c.place > 1)
    if wanted.people is not None:
        company = exists().where(
            others.c.table_id == result_seats.c.table_id,
            others.c.seat != result_seats.c.seat,
            others.c.level == "",
        )
        found.append(company if wanted.people else ~company)
    if wanted.rated is not None:
        found.append(results.c.rated.is_(wanted.rated))
    if wanted.starred:
        shines = exists().where(
            stars.c.person == person, stars.c.table_id == result_seats.c.table_id
        )
        found.append(shines)
    if wanted.before is not None:
        found.append(result_seats.c.at < wanted.before)
    return found


def _played(row: Any, rivals: list[str]) -> Played:
    return Played(
        row.table_id,
        row.game,
        row.players,
        row.at,
        row.seat,
        row.place,
        row.share,
        row.points,
        tuple(rivals),
        row.mu,
        row.sigma,
    )
