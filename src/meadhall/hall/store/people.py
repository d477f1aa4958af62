"""Names that are somebody's own, in the database: each question one short transaction.

Whatever may be done once (a challenge, a code, taking a name) is done by the statement that deletes
or inserts its row: so it is done once however many processes are asked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .leagues import forget_in_leagues
from .listeners import forget_listener, forget_who_asked, signed_in_anew, signed_out
from .schema import (
    challenges,
    codes,
    keys,
    looks,
    people,
    profiles,
    ratings,
    result_seats,
    sign_ins,
    sittings,
    stars,
)
from .sittings import NOBODY, NOBODYS
from .store import Store

MOST_DEVICES = 20
"""Whoever signs in on more is signed out where they have been longest ago."""


@dataclass(frozen=True)
class Person:
    """Somebody with a name of their own."""

    id: str
    name: str
    made: int
    words: str


@dataclass(frozen=True)
class Key:
    """A key that opens a name."""

    id: str
    person: str
    kind: str
    credential: str
    public: bytes
    count: int
    device: str
    made: int
    used: int


@dataclass(frozen=True)
class SignIn:
    """Where somebody is signed in."""

    hash: str
    id: str
    person: str
    device: str
    made: int
    seen: int
    fresh: int


class People:
    """What one store knows of people."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dialect = postgresql if store.postgres else sqlite

    # --- names --------------------------------------------------------------------------------

    async def owners(self, seen: Collection[str]) -> set[str]:
        """Whose names look so."""
        query = select(looks.c.person).where(looks.c.look.in_(seen)).distinct()
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.person for row in rows}

    async def make(
        self,
        person: Person,
        seen: Collection[str],
        key: Key | None,
        here: SignIn,
        instead: str,
    ) -> bool:
        """Somebody's name is theirs, and the browser signed in no longer by what it had `instead`;
        False if somebody else has the name, or the key, already."""

        def job(connection: Connection) -> bool:
            taken = select(looks.c.look).where(looks.c.look.in_(seen))
            if connection.execute(taken).first() is not None:
                return False
            if key is not None:
                known = select(keys.c.id).where(keys.c.id == key.id)
                if connection.execute(known).first() is not None:
                    return False
            connection.execute(insert(people), asdict(person))
            rows = [{"look": look, "person": person.id} for look in sorted(seen)]
            connection.execute(insert(looks), rows)
            if key is not None:
                connection.execute(insert(keys), asdict(key))
            _signed_out(connection, sign_ins.c.hash == instead)
            connection.execute(insert(sign_ins), asdict(here))
            return True

        try:
            return await self._store.write("people", job)
        except IntegrityError:  # another process was quicker
            return False

    async def called(self, seen: Collection[str], name: str) -> Person | None:
        """Whoever has a name that looks so, and is written so but for capitals."""
        query = (
            select(people)
            .join_from(people, looks, looks.c.person == people.c.id)
            .where(looks.c.look.in_(seen))
            .distinct()
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        same = [row for row in rows if row.name.casefold() == name.casefold()]
        return Person(**same[0]._mapping) if same else None

    async def person(self, person: str) -> Person | None:
        """Somebody by their id."""
        query = select(people).where(people.c.id == person)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(**row._mapping)

    async def set_words(self, person: str, words: str) -> None:
        """Other words open the name from now on."""
        job = update(people).where(people.c.id == person).values(words=words)
        await self._store.write("people", lambda connection: connection.execute(job))

    # --- keys ---------------------------------------------------------------------------------

    async def key(self, key: str) -> Key | None:
        """A key by its id."""
        query = select(keys).where(keys.c.id == key)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Key(**row._mapping)

    async def keys_of(self, person: str) -> list[Key]:
        """Somebody's keys, the oldest first."""
        query = select(keys).where(keys.c.person == person).order_by(keys.c.made, keys.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Key(**row._mapping) for row in rows]

    async def add_key(self, key: Key, most: int, here: str) -> bool:
        """One more key; False if it is somebody's already, or they have so many. Where it was made
        another needs a proof."""

        def job(connection: Connection) -> bool:
            has = select(func.count()).select_from(keys).where(keys.c.person == key.person)
            alive = select(people.c.id).where(people.c.id == key.person)
            if connection.execute(alive).first() is None:
                return False
            if connection.execute(has).scalar_one() >= most:
                return False
            stale = update(sign_ins).where(sign_ins.c.hash == here).values(fresh=0)
            connection.execute(stale)
            row = self._dialect.insert(keys).values(**asdict(key))
            put = row.on_conflict_do_nothing().returning(keys.c.id)
            return connection.execute(put).first() is not None

        return await self._store.write("people", job)

    async def used(self, key: Key, count: int, at: int) -> bool:
        """The key was used once more; False if it was used elsewhere at the same time."""
        job = (
            update(keys)
            .where(keys.c.id == key.id, keys.c.count == key.count)
            .values(count=count, used=at)
        )
        return await self._store.write(
            "people", lambda connection: connection.execute(job).rowcount == 1
        )

    async def remove_key(self, person: str, key: str) -> bool:
        """A key opens the name no longer."""
        job = delete(keys).where(keys.c.person == person, keys.c.id == key)
        return await self._store.write(
            "people", lambda connection: connection.execute(job).rowcount == 1
        )

    # --- what counts once ---------------------------------------------------------------------

    async def give(self, hashed: str, purpose: str, person: str, now: int, until: int) -> None:
        """A challenge is given; those that are too old are forgotten."""
        fresh = insert(challenges).values(hash=hashed, purpose=purpose, person=person, until=until)
        old = delete(challenges).where(challenges.c.until < now)

        def job(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(fresh)

        await self._store.write("people", job)

    async def take(self, hashed: str, purpose: str, now: int) -> str | None:
        """A challenge comes back: whom it was given to; None if it was for something else, is too
        old, or has come back before."""
        gone = (
            delete(challenges)
            .where(challenges.c.hash == hashed)
            .returning(challenges.c.purpose, challenges.c.person, challenges.c.until)
        )
        row = await self._store.write("people", lambda connection: connection.execute(gone).first())
        good = row is not None and row.purpose == purpose and row.until >= now
        return row.person if good and row is not None else None

    async def give_code(self, hashed: str, person: str, now: int, until: int) -> None:
        """A code for another device, instead of one given before."""
        fresh = insert(codes).values(hash=hashed, person=person, until=until)
        old = delete(codes).where((codes.c.person == person) | (codes.c.until < now))

        def job(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(fresh)

        await self._store.write("people", job)

    async def take_code(self, hashed: str, now: int) -> str | None:
        """Whose code that was, once."""
        gone = delete(codes).where(codes.c.hash == hashed).returning(codes.c.person, codes.c.until)
        row = await self._store.write("people", lambda connection: connection.execute(gone).first())
        return row.person if row is not None and row.until >= now else None

    # --- where people are signed in -----------------------------------------------------------

    async def sign_in(self, here: SignIn, instead: str) -> bool:
        """Somebody is signed in, and no longer by what the browser had `instead`; False if there is
        nobody any more who could be."""

        def job(connection: Connection) -> bool:
            again = (sign_ins.c.hash == instead) & (sign_ins.c.person == here.person)
            known = connection.execute(select(sign_ins.c.id).where(again)).scalar()
            if known is not None:
                signed_in_anew(connection, known, here.id)
            _signed_out(connection, sign_ins.c.hash == instead)
            alive = select(people.c.id).where(people.c.id == here.person)
            if connection.execute(alive).first() is None:
                return False
            connection.execute(insert(sign_ins), asdict(here))
            kept = (
                select(sign_ins.c.hash)
                .where(sign_ins.c.person == here.person)
                .order_by(sign_ins.c.seen.desc(), sign_ins.c.made.desc())
                .limit(MOST_DEVICES)
            )
            own = sign_ins.c.person == here.person
            _signed_out(connection, own & sign_ins.c.hash.not_in(kept))
            return True

        return await self._store.write("people", job)

    async def signed_in(self, hashed: str, after: int) -> SignIn | None:
        """Who is signed in by what has this hash, if they were seen after that."""
        query = select(sign_ins).where(sign_ins.c.hash == hashed, sign_ins.c.seen > after)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else SignIn(**row._mapping)

    async def seen(self, hashed: str, at: int, after: int) -> None:
        """They were here, and before that not too long ago."""
        known = (sign_ins.c.hash == hashed) & (sign_ins.c.seen > after)
        job = update(sign_ins).where(known).values(seen=at)
        await self._store.write("people", lambda connection: connection.execute(job))

    async def devices_of(self, person: str) -> list[SignIn]:
        """Where somebody is signed in, the last first."""
        query = select(sign_ins).where(sign_ins.c.person == person).order_by(sign_ins.c.seen.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [SignIn(**row._mapping) for row in rows]

    async def sign_out(self, person: str, device: str) -> bool:
        """Somewhere they are signed in no longer."""
        gone = delete(sign_ins).where(sign_ins.c.person == person, sign_ins.c.id == device)

        def job(connection: Connection) -> bool:
            if not connection.execute(gone).rowcount:
                return False
            signed_out(connection, [device])
            return True

        return await self._store.write("people", job)

    # --- the end ---------------------------------------------------------------------------------

    async def erase(self, person: str) -> None:
        """All that is somebody's goes at once, but for their names at tables: which those are is
        kept until they are taken out there."""

        def job(connection: Connection) -> None:
            for table in (looks, keys, sign_ins, challenges, codes):
                connection.execute(delete(table).where(table.c.person == person))
            forget_listener(connection, person)
            forget_who_asked(connection, person)
            connection.execute(delete(people).where(people.c.id == person))
            for table in (ratings, stars, profiles):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(
                update(result_seats).where(result_seats.c.person == person).values(NOBODYS)
            )
            connection.execute(
                update(sittings).where(sittings.c.person == person).values(person=NOBODY)
            )
            forget_in_leagues(connection, person)

        await self._store.write("people", job)


def forget_unseen(connection: Connection, after: int) -> None:
    """Whoever wasn't seen for so long is signed out."""
    _signed_out(connection, sign_ins.c.seen < after)


def _signed_out(connection: Connection, these: ColumnElement[bool]) -> None:
    """Nobody is signed in there any more, and the browser isn't told anything, either."""
    gone = delete(sign_ins).where(these).returning(sign_ins.c.id)
    signed_out(connection, list(connection.execute(gone).scalars()))
