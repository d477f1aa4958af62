"""Who wants to be told what happens, and by which ways: in the database, for all processes.

Each question is a step of a transaction. Addresses that were asked whether they are somebody's are
counted here, so that all processes together ask nobody often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import asked, heard_seats, listeners, notices, people, sendings, sittings, ways

HALL = "hall"
"""The listener that is the whole hall."""
NETWORK = "network"
"""Instead of a listener, where a network is counted that has asked."""
DAY = 86_400_000
BROWSERS_OF_SEAT = 3
"""So many listeners hear of one guest's seat; who was the first to ask for it goes first."""


@dataclass(frozen=True)
class Listener:
    """Somebody who wants to be told."""

    id: str
    kind: str
    lang: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    made: int
    next: int


@dataclass(frozen=True)
class Way:
    """How they are told."""

    id: str
    listener: str
    kind: str
    address: str
    mark: str
    data: str
    device: str
    sign_in: str
    kinds: str
    confirmed: bool
    made: int
    failures: int = 0
    trouble: str = ""


def mark_of(kind: str, address: str) -> str:
    """By what an address is found again."""
    return hashlib.blake2b(f"{kind} {address}".encode(), digest_size=24).hexdigest()


def upsert(connection: Connection) -> Any:
    """The dialect that has an INSERT with ON CONFLICT."""
    return postgresql if connection.dialect.name == "postgresql" else sqlite


# --- who ----------------------------------------------------------------------------------------


def anybody(connection: Connection) -> bool:
    """Does anybody want to be told anything?"""
    return connection.execute(select(ways.c.id).limit(1)).first() is not None


def listener(connection: Connection, name: str) -> Listener | None:
    """One by their id."""
    row = connection.execute(select(listeners).where(listeners.c.id == name)).first()
    return None if row is None else Listener(**row._mapping)


def keep_listener(connection: Connection, who: Listener, change: bool = False) -> bool:
    """Somebody wants to be told. With `change`, whoever does already wants it otherwise: in which
    language, by which clock, and when not. False if there is no such person."""
    if who.kind == "person":
        there = select(people.c.id).where(people.c.id == who.id)
        # Held, so that nobody is erased meanwhile and stays a listener.
        if connection.execute(there.with_for_update(read=True)).first() is None:
            return False
    fresh = upsert(connection).insert(listeners).values(**asdict(who))
    if change:
        wishes = ("lang", "zone", "quiet_from", "quiet_to")
        wished = {each: fresh.excluded[each] for each in wishes}
        put = fresh.on_conflict_do_update(index_elements=["id"], set_=wished)
    else:
        put = fresh.on_conflict_do_nothing()
    connection.execute(put)
    return True


def hear_seat(connection: Connection, seat: str, name: str, at: int, most: int) -> None:
    """A guest wants to be told of a seat, by the hash of its token."""
    fresh = upsert(connection).insert(heard_seats).values(hash=seat, listener=name, at=at)
    again = fresh.on_conflict_do_update(index_elements=["hash", "listener"], set_={"at": at})
    connection.execute(again)
    own = heard_seats.c.listener == name
    kept = select(heard_seats.c.hash).where(own).order_by(heard_seats.c.at.desc()).limit(most)
    connection.execute(delete(heard_seats).where(own, heard_seats.c.hash.not_in(kept)))
    others = (heard_seats.c.hash == seat) & (heard_seats.c.listener != name)
    by_time = select(heard_seats.c.listener).where(others).order_by(heard_seats.c.at.desc())
    for other in sorted(connection.execute(by_time.offset(BROWSERS_OF_SEAT - 1)).scalars()):
        _hear_no_more(connection, seat, other)


def _hear_no_more(connection: Connection, seat: str, name: str) -> None:
    """A listener hears of a seat no longer; a guest who hears of no other is none any more."""
    own = heard_seats.c.listener == name
    connection.execute(delete(heard_seats).where(own, heard_seats.c.hash == seat))
    left = connection.execute(select(heard_seats.c.hash).where(own).limit(1)).first()
    known = listener(connection, name)
    if left is None and known is not None and known.kind == "guest":
        forget_listener(connection, name)


def listeners_at(
    connection: Connection, table: str, seats: Collection[tuple[int, int, str]]
) -> dict[int, list[str]]:
    """Who wants to be told of these seats: each a number, since when, and its token's hash."""
    numbers = [seat for seat, _, _ in seats]
    theirs = (
        select(sittings.c.seat, sittings.c.since, sittings.c.person)
        .join_from(sittings, listeners, listeners.c.id == sittings.c.person)
        .where(sittings.c.table_id == table, sittings.c.seat.in_(numbers), sittings.c.own)
    )
    found: dict[int, list[str]] = {}
    since = {(seat, number) for seat, number, _ in seats}
    for row in connection.execute(theirs):
        if (row.seat, row.since) in since:
            found.setdefault(row.seat, []).append(row.person)
    by_hash = {known: seat for seat, _, known in seats if known}
    guests = select(heard_seats).where(heard_seats.c.hash.in_(by_hash))
    for row in connection.execute(guests):
        found.setdefault(by_hash[row.hash], []).append(row.listener)
    return found


# --- ways ---------------------------------------------------------------------------------------


def ways_of(connection: Connection, name: str) -> list[Way]:
    """How somebody is told, the oldest first."""
    query = select(ways).where(ways.c.listener == name).order_by(ways.c.made, ways.c.id)
    return [Way(**row._mapping) for row in connection.execute(query)]


def way(connection: Connection, name: str) -> Way | None:
    """One by its id."""
    row = connection.execute(select(ways).where(ways.c.id == name)).first()
    return None if row is None else Way(**row._mapping)


def add_way(connection: Connection, new: Way, most: int) -> Way:
    """One more way; the same again keeps its id. A browser belongs to whoever set it up last; of
    too many the oldest go."""
    if new.kind == "push":
        _drop(connection, (ways.c.mark == new.mark) & (ways.c.listener != new.listener))
    same = (ways.c.mark == new.mark) & (ways.c.listener == new.listener)
    known = connection.execute(select(ways).where(same)).first()
    if known is not None:
        kept = Way(**known._mapping)
        fresh = replace(
            kept, data=new.data, device=new.device, sign_in=new.sign_in, failures=0, trouble=""
        )
        connection.execute(update(ways).where(ways.c.id == kept.id).values(**asdict(fresh)))
        return fresh
    own = (ways.c.listener == new.listener) & (ways.c.kind == new.kind)
    kept_ids = select(ways.c.id).where(own).order_by(ways.c.made.desc(), ways.c.id).limit(most - 1)
    connection.execute(delete(ways).where(own, ways.c.id.not_in(kept_ids)))
    connection.execute(insert(ways), asdict(new))
    return new


def moved(connection: Connection, old: str, data: str, address: str, new_data: str) -> bool:
    """A browser has another address; `data` are the keys it had before."""
    known = (ways.c.mark == mark_of("push", old)) & (ways.c.kind == "push") & (ways.c.data == data)
    change = {"address": address, "mark": mark_of("push", address), "data": new_data}
    return connection.execute(update(ways).where(known).values(**change)).rowcount > 0


def change_way(connection: Connection, name: str, who: str, kinds: str) -> bool:
    """What somebody is told by it from now on."""
    own = (ways.c.id == name) & (ways.c.listener == who)
    return connection.execute(update(ways).where(own).values(kinds=kinds)).rowcount > 0


def remove_way(connection: Connection, name: str, who: str | None = None) -> bool:
    """They are told that way no longer."""
    own = ways.c.id == name if who is None else (ways.c.id == name) & (ways.c.listener == who)
    return _drop(connection, own) > 0


def _drop(connection: Connection, these: ColumnElement[bool]) -> int:
    """Ways go, and what was on its way there; in the order in which it is sent, so that no two
    transactions wait for each other."""
    gone = list(connection.execute(select(ways.c.id).where(these)).scalars())
    connection.execute(delete(sendings).where(sendings.c.way.in_(gone)))
    return connection.execute(delete(ways).where(ways.c.id.in_(gone))).rowcount


def renew(connection: Connection, name: str, now: int) -> None:
    """An address is asked for anew: its link is good from now on."""
    connection.execute(update(ways).where(ways.c.id == name).values(made=now))


def confirm(connection: Connection, name: str, after: int) -> Way | None:
    """An address is theirs who has it, if it was asked for after that."""
    known = (ways.c.id == name) & (ways.c.kind == "mail")
    good = known & or_(ways.c.confirmed, ways.c.made >= after)
    if not connection.execute(update(ways).where(good).values(confirmed=True)).rowcount:
        return None
    return way(connection, name)


def forget_listener(connection: Connection, name: str) -> None:
    """Nothing of them is kept, and nothing more is told."""
    held = select(listeners.c.id).where(listeners.c.id == name)
    connection.execute(held.with_for_update())  # whoever makes messages of theirs is done first
    _drop(connection, ways.c.listener == name)
    connection.execute(delete(notices).where(notices.c.listener == name))
    connection.execute(delete(heard_seats).where(heard_seats.c.listener == name))
    connection.execute(delete(listeners).where(listeners.c.id == name))


def signed_out(connection: Connection, sign_in: Collection[str]) -> None:
    """Where somebody is signed in no longer, their browser isn't told."""
    if sign_in:
        _drop(connection, (ways.c.sign_in != "") & ways.c.sign_in.in_(sign_in))


def signed_in_anew(connection: Connection, old: str, new: str) -> None:
    """Somebody has signed in again where they were: their browser is told as before."""
    connection.execute(update(ways).where(ways.c.sign_in == old).values(sign_in=new))


# --- asking whether an address is somebody's ------------------------------------------------------


def may_ask(
    connection: Connection,
    mark: str,
    who: str,
    network: str,
    now: int,
    each: int,
    own: int,
    beside: int,
    in_all: float,
) -> str | None:
    """Asks, if that may be: so many a day of one address, so many of one listener's, so many from
    one network, and so many an hour in all. None, or why not."""
    about = select(func.count()).select_from(asked)
    today, hour = asked.c.at > now - DAY, asked.c.at > now - 3_600_000
    if connection.execute(about.where(asked.c.mark == mark, asked.c.refused)).scalar_one():
        return "refused"
    if connection.execute(about.where(asked.c.mark == mark, today)).scalar_one() >= each:
        return "often"
    if connection.execute(about.where(asked.c.listener == who, today)).scalar_one() >= own:
        return "often"
    if connection.execute(about.where(asked.c.mark == network, today)).scalar_one() >= beside:
        return "often"
    if connection.execute(about.where(hour, asked.c.listener != NETWORK)).scalar_one() >= in_all:
        return "often"
    for marked, asking in ((mark, who), (network, NETWORK)):
        row = {"mark": marked, "listener": asking, "at": now, "refused": False}
        connection.execute(insert(asked), row)
    return None


def forget_who_asked(connection: Connection, who: str) -> None:
    """That it was them isn't known any more; that the address was asked, still is."""
    connection.execute(update(asked).where(asked.c.listener == who).values(listener=""))


def refuse(connection: Connection, mark: str, now: int) -> None:
    """Whoever has this address wants no mail of this hall's, ever."""
    _drop(connection, ways.c.mark == mark)
    connection.execute(insert(asked), {"mark": mark, "listener": "", "at": now, "refused": True})
