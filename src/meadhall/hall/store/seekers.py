"""Who waits for a game, in the database: each step one short transaction.

A search is a row. Whoever finds a game for some of them gives their rows one word in common, which
only rows can be given that have none yet: so nobody is found twice, however many processes look.
The table is laid in the transaction in which the last of them comes, or never.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .schema import encounters, reports, seekers, sittings, waits
from .store import Append, Store

KEY = "pairing"
"""All that is written here is written after each other, and never together with moves: most of it
holds the rows of several searches."""
DEAD = 35_000
"""A search of whose browser nothing was heard for so many milliseconds is over."""
AWAKE = 14_000
"""Nobody is put together with somebody whose browser has been silent for so long."""
COME_WITHIN = 15_000
"""So long those for whom a game was found have time to come."""
SEATED_KEPT = 120_000
"""So long a search is remembered that has found its table: its answer may have been lost."""
MOST = 5_000
"""So many can wait at once."""
MET_LATELY = 3_600_000
ENCOUNTERS_KEPT = 86_400_000
WAITS_KEPT = 86_400_000
WAITS_TOLD = 40
"""Of so many of late people are told how long they waited."""
REPORTS_COUNT = 90 * 86_400_000
"""So long whoever has reported somebody isn't seated with them."""

Begun = Literal["begun", "found", "many", "full"]


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits for a game."""

    id: str
    person: str
    name: str
    home: str
    game: str
    players: int
    pace: str
    rated: bool
    rating: int
    spread: int
    since: int
    beat: int
    ready: int | None = None
    found: str = ""
    found_at: int = 0
    level: str = ""
    seat_hash: str = ""
    missed: int = 0
    table_id: str = ""

    @property
    def queue(self) -> Queue:
        """With whom they wait."""
        return self.game, self.players, self.pace, self.rated


Queue = tuple[str, int, str, bool]
"""A game, how many play, how much time they have, and whether it counts."""


class Seekers:
    """What one store knows of those who wait."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- one search ---------------------------------------------------------------------------

    async def begin(self, seeker: Seeker, instead: str, most_of_home: int) -> Begun:
        """Somebody begins to wait; another search of theirs, in this browser or under their name,
        is over with it, unless a game was found for it already."""
        theirs: ColumnElement[bool] = seekers.c.id.in_([seeker.id, instead])
        if seeker.person:
            theirs = or_(theirs, seekers.c.person == seeker.person)

        def job(connection: Connection) -> Begun:
            for row in _locked(connection, theirs):
                if row.found and not row.table_id:
                    return "found"
            connection.execute(delete(seekers).where(theirs))
            alive = select(func.count()).select_from(seekers)
            if connection.execute(alive).scalar_one() >= MOST:
                return "full"
            home = alive.where(seekers.c.home == seeker.home, seekers.c.table_id == "")
            if connection.execute(home).scalar_one() >= most_of_home:
                return "many"
            connection.execute(insert(seekers), asdict(seeker))
            return "begun"

        try:
            return await self._store.write_alone(KEY, job)
        except IntegrityError:  # the same person, at another process, at the same time
            return await self._store.write_alone(KEY, job)

    async def cancel(self, seeker: str) -> bool:
        """Somebody waits no longer; those for whom a game was found with them wait on. False if
        there is nothing to be taken back: no such search, or it has come to its table."""

        def job(connection: Connection) -> bool:
            rows = _with_mates(connection, seekers.c.id == seeker)
            mine = [row for row in rows if row.id == seeker]
            if not mine or mine[0].table_id:
                return False
            _take_away(connection, mine[0])
            return True

        return await self._store.write_alone(KEY, job)

    async def ready(self, seeker: str, now: int) -> bool:
        """Somebody would play with bots in the seats that are left."""
        job = (
            update(seekers)
            .where(seekers.c.id == seeker, seekers.c.found == "", seekers.c.ready.is_(None))
            .values(ready=now)
        )
        return await self._store.write_alone(
            KEY, lambda connection: connection.execute(job).rowcount == 1
        )

    async def beat(self, ids: Collection[str], now: int) -> None:
        """Their browsers were heard of."""
        job = update(seekers).where(seekers.c.id.in_(sorted(ids))).values(beat=now)
        await self._store.write_alone(KEY, lambda connection: connection.execute(job))

    # --- all of them --------------------------------------------------------------------------

    async def all(self) -> list[Seeker]:
        """Everybody who waits, or has just found a game."""
        query = select(seekers).order_by(seekers.c.since, seekers.c.id).limit(MOST)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Seeker(**row._mapping) for row in rows]

    async def one(self, seeker: str) -> Seeker | None:
        """A search by its id."""
        query = select(seekers).where(seekers.c.id == seeker)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Seeker(**row._mapping)

    async def find(self, ids: Collection[str], found: str, level: str, now: int) -> bool:
        """A game is found for these, unless one of them has gone, or found another meanwhile."""
        free = and_(seekers.c.id.in_(ids), seekers.c.found == "", seekers.c.beat > now - AWAKE)

        def job(connection: Connection) -> bool:
            if len(_locked(connection, free)) < len(ids):
                return False
            given = update(seekers).where(seekers.c.id.in_(ids))
            connection.execute(given.values(found=found, found_at=now, level=level, seat_hash=""))
            return True

        return await self._store.write_alone(KEY, job)

    async def come(self, seeker: str, found: str, seat_hash: str, now: int) -> bool:
        """Somebody comes; False if that is no longer to be."""
        mine = and_(
            seekers.c.id == seeker, seekers.c.found == found, seekers.c.found_at > now - COME_WITHIN
        )
        job = update(seekers).where(mine).values(seat_hash=seat_hash, beat=now)
        return await self._store.write_alone(
            KEY, lambda connection: connection.execute(job).rowcount == 1
        )

    async def lay(
        self,
        here: Sequence[Seeker],
        ask: Append,
        sit: Callable[[Connection], None],
        now: int,
    ) -> bool:
        """The table of those who have all come: laid with their seats in it, once. `sit` writes
        down whose these are."""
        names = {each.id: each.seat_hash for each in here}

        def job(connection: Connection) -> bool:
            rows = _locked(connection, _of(here[0].found))
            if {row.id: row.seat_hash for row in rows} != names:
                return False
            if any(row.table_id for row in rows):
                return False
            if not self._store.appending(ask)(connection):
                return False
            laid = update(seekers).where(_of(here[0].found))
            connection.execute(laid.values(table_id=ask.table, found_at=now))
            sit(connection)
            if here[0].rated and not here[0].level:
                people = sorted(each.person for each in here if each.person)
                met = [{"one": a, "other": b, "at": now} for a, b in combinations(people, 2)]
                if met:
                    connection.execute(insert(encounters), met)
            kind = {key: getattr(here[0], key) for key in ("game", "players", "pace", "rated")}
            waited = [{**kind, "at": now, "waited": now - each.since} for each in here]
            if not here[0].level:
                connection.execute(insert(waits), waited)
            return True

        return await self._store.write_alone(KEY, job)

    async def sweep(self, now: int) -> bool:
        """Whoever is gone waits no longer; where somebody did not come, those who did wait on, with
        the time they have waited. Did it change anything?"""
        silent = and_(seekers.c.found == "", seekers.c.beat <= now - DEAD)
        seated = and_(seekers.c.table_id != "", seekers.c.found_at <= now - SEATED_KEPT)
        late = and_(
            seekers.c.found != "",
            seekers.c.table_id == "",
            seekers.c.found_at <= now - COME_WITHIN,
        )
        old = or_(silent, seated, late)
        look = select(seekers.c.id).where(old).limit(1)
        if await self._store.read(lambda connection: connection.execute(look).first()) is None:
            return False

        def job(connection: Connection) -> bool:
            rows = _locked(connection, old)
            stay = [row.id for row in rows if row.found and row.seat_hash and not row.table_id]
            gone = [row.id for row in rows if row.id not in stay]
            connection.execute(delete(seekers).where(seekers.c.id.in_(gone)))
            connection.execute(_wait_on(seekers.c.id.in_(stay)))
            return True

        return await self._store.write_alone(KEY, job)

    async def forget_old(self, now: int) -> None:
        """What nobody needs any more of who has met whom, and how long people waited."""

        def job(connection: Connection) -> None:
            connection.execute(delete(encounters).where(encounters.c.at < now - ENCOUNTERS_KEPT))
            connection.execute(delete(waits).where(waits.c.at < now - WAITS_KEPT))

        await self._store.write_alone(KEY, job)

    async def forget(self, person: str) -> None:
        """Nothing is kept of somebody's searches, nor of whom they have met."""

        def job(connection: Connection) -> None:
            for row in _with_mates(connection, seekers.c.person == person):
                if row.person == person:
                    _take_away(connection, row)
            met = (encounters.c.one == person) | (encounters.c.other == person)
            connection.execute(delete(encounters).where(met))

        await self._store.write_alone(KEY, job)

    # --- what is known beside -----------------------------------------------------------------

    async def met(self, people: Collection[str], now: int) -> list[tuple[str, str, int]]:
        """Who of these have met of late in games that count, and how often."""
        query = (
            select(encounters.c.one, encounters.c.other, func.count())
            .where(
                encounters.c.at > now - MET_LATELY,
                encounters.c.one.in_(people),
                encounters.c.other.in_(people),
            )
            .group_by(encounters.c.one, encounters.c.other)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1], row[2]) for row in rows]

    async def shunned(self, people: Collection[str], now: int) -> list[tuple[str, str]]:
        """Who of these has reported whom: they are not to meet again."""
        by, about = sittings.alias(), sittings.alias()
        query = (
            select(by.c.person, about.c.person)
            .select_from(reports)
            .join(by, (by.c.table_id == reports.c.table_id) & (by.c.seat == reports.c.seat))
            .join(
                about,
                (about.c.table_id == reports.c.table_id) & (about.c.seat == reports.c.about),
            )
            .where(
                reports.c.at > now - REPORTS_COUNT,
                by.c.person.in_(people),
                about.c.person.in_(people),
            )
            .distinct()
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def meetings(self, person: str) -> list[int]:
        """When somebody met somebody in games that count, as far as it is kept."""
        theirs = (encounters.c.one == person) | (encounters.c.other == person)
        query = select(encounters.c.at).where(theirs).order_by(encounters.c.at)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [row.at for row in rows]

    async def waited(self) -> dict[Queue, list[int]]:
        """How long those waited who found a game last, by queue."""
        query = select(waits).order_by(waits.c.id.desc()).limit(2_000)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found: dict[Queue, list[int]] = {}
        for row in rows:
            known = found.setdefault((row.game, row.players, row.pace, row.rated), [])
            if len(known) < WAITS_TOLD:
                known.append(row.waited)
        return found


def _of(found: str) -> ColumnElement[bool]:
    return seekers.c.found == found


def _locked(connection: Connection, where: ColumnElement[bool]) -> Sequence[Any]:
    """Rows that nobody else changes now; always in one order, so that nobody waits for each
    other."""
    query = select(seekers).where(where).order_by(seekers.c.id).with_for_update()
    return connection.execute(query).all()


def _with_mates(connection: Connection, where: ColumnElement[bool]) -> Sequence[Any]:
    """The same, with those for whom a game was found together with them."""
    words = select(seekers.c.found).where(where, seekers.c.found != "")
    known = list(connection.execute(words).scalars())
    return _locked(connection, or_(where, seekers.c.found.in_(known)))


def _take_away(connection: Connection, row: Any) -> None:
    """One search is over; those who were found with it wait on."""
    connection.execute(delete(seekers).where(seekers.c.id == row.id))
    if row.found and not row.table_id:
        connection.execute(_wait_on(_of(row.found)))


def _wait_on(where: ColumnElement[bool]) -> Any:
    """They are back in their queue, with the time they have waited."""
    back = {"found": "", "found_at": 0, "level": "", "seat_hash": "", "ready": None}
    return update(seekers).where(where).values(**back, missed=seekers.c.missed + 1)
