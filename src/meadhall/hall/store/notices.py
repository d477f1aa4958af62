"""What listeners are told, and messages on their way: in the database, for all processes.

A notice is one row for each listener, table and kind. It arises once however many processes see
that it should: whoever is second finds the row. It is told once and then stays silent until its
listener has been back at the table. What is told becomes a message for each of their ways, in the
same transaction; a message is held by whoever sends it, and is anybody's again if they don't say
in time what became of it. So a process that dies may have sent a message that is sent once more,
but none is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, case, delete, func, insert, select, tuple_, update

from .listeners import DAY, HALL, Listener, Way, forget_listener, remove_way, upsert, ways_of
from .schema import (
    asked,
    heard_seats,
    listeners,
    notices,
    sendings,
    tables,
    ways,
)

HOLD = 60_000
"""So long a message is whose process has taken it."""
TOGETHER = 120_000
"""So soon after a message nothing more is told: then all of it at once."""
MOST_QUEUED = 10_000
MOST_WAITING = 200
"""Notices that may wait for one listener."""
MOST_COUNTED = 30_000
"""Failures in a row, beyond which nobody counts: the column is a small one."""
KEPT = 90 * DAY
GUESTS_KEPT = 365 * DAY


@dataclass(frozen=True)
class Notice:
    """What a listener is to be told."""

    listener: str
    about: str
    kind: str
    mark: int
    at: int
    due: int | None
    back: bool
    data: str


@dataclass(frozen=True)
class Sending:
    """A message on its way."""

    id: int
    name: str
    tries: int
    at: int
    data: str
    way: Way
    lang: str


Waiting = Mapping[str, str]
"""By their way, messages that still wait: what they say is said by the next one, too."""
Make = Callable[
    [Listener, Sequence[Notice], Sequence[Way], Waiting], Sequence[tuple[str, str, str]]
]
"""What becomes of notices: for each way the message and its name; `(way, name, data)`."""
Later = Callable[[Listener], int | None]
"""Until when a listener wants quiet."""


def _locked(connection: Connection, query: Any) -> Any:
    """Rows that no other process is at just now; of SQLite nobody else has any."""
    if connection.dialect.name == "postgresql":
        return query.with_for_update(skip_locked=True)
    return query


# --- what is to be told ---------------------------------------------------------------------------


def arise(connection: Connection, new: Notice) -> bool:
    """Something is to be told, unless that is known already, or they haven't been back since the
    last time."""
    fresh = upsert(connection).insert(notices).values(**asdict(new))
    # Not by counting rows: PostgreSQL's driver doesn't say how many an INSERT like this has made.
    put = fresh.on_conflict_do_nothing().returning(notices.c.mark)
    if connection.execute(put).first() is not None:
        return True
    here = _row(new.listener, new.about, new.kind)
    row = connection.execute(select(notices).where(here)).first()
    if row is None or row.mark == new.mark:
        return False
    known = here & (notices.c.mark == row.mark)
    if row.due is not None:  # still to be told: then this one
        change: dict[str, Any] = {"mark": new.mark, "data": new.data}
    elif row.back:
        change = {each: getattr(new, each) for each in ("mark", "at", "due", "back", "data")}
    else:
        change = {"mark": new.mark}
    done = connection.execute(update(notices).where(known).values(**change)).rowcount > 0
    return done and "due" in change


def seen(connection: Connection, new: Notice) -> None:
    """A listener is at a table, or has just left it: what they see there they needn't be told."""
    values = asdict(replace(new, due=None, back=True, data=""))
    fresh = upsert(connection).insert(notices).values(**values)
    connection.execute(
        fresh.on_conflict_do_update(
            index_elements=["listener", "about", "kind"],
            set_={"mark": new.mark, "due": None, "back": True, "data": ""},
        )
    )


def back(connection: Connection, name: str, about: str) -> None:
    """They have been there: of all else that was to be told, or was, too."""
    theirs = (notices.c.listener == name) & (notices.c.about == about)
    connection.execute(update(notices).where(theirs).values(due=None, back=True, data=""))


def answered(connection: Connection, name: str, about: str) -> None:
    """They have done something there from elsewhere: of what comes next they are told anew."""
    theirs = (notices.c.listener == name) & (notices.c.about == about)
    connection.execute(update(notices).where(theirs).values(back=True))


def _row(listener: str, about: str, kind: str) -> Any:
    return (notices.c.listener == listener) & (notices.c.about == about) & (notices.c.kind == kind)


def gather(
    connection: Connection, now: int, most: int, make: Make, later: Later
) -> tuple[int, int]:
    """Make messages of what is due: how many were made, and how many there was no room for."""
    waiting = (
        select(listeners)
        .where(
            listeners.c.next <= now,
            listeners.c.id.in_(select(notices.c.listener).where(notices.c.due <= now)),
        )
        .limit(most)
    )
    rows = connection.execute(_locked(connection, waiting)).all()
    made, lost = 0, 0
    room = MOST_QUEUED - _queued(connection) if rows else 0
    for row in rows:
        who = Listener(**row._mapping)
        own = (notices.c.listener == who.id) & (notices.c.due <= now)
        quiet = later(who)
        if quiet is not None:
            connection.execute(update(notices).where(own).values(due=quiet))
            continue
        query = select(notices, tables.c.phase).join_from(
            notices, tables, tables.c.id == notices.c.about, isouter=True
        )
        query = query.where(own).order_by(notices.c.at, notices.c.about).limit(MOST_WAITING)
        found = connection.execute(query).all()
        true = [_notice(each) for each in found if _still(each)]
        known = ways_of(connection, who.id) if true else []
        before = _unsent(connection, [each.id for each in known])
        data_before = {name_of_way: row.data for name_of_way, row in before.items()}
        good = [each for each in known if each.confirmed]
        told = make(who, true, good, data_before) if known else []
        for name_of_way, name, data in told:
            old = before.get(name_of_way)
            if old is None and room <= 0:
                lost += 1
                continue
            made, room = made + 1, room - (old is None)
            _put(connection, name_of_way, name, now, data, old)
        # What is no table's has nothing to come back to.
        anew = notices.c.back if who.id != HALL else True
        done = case((notices.c.kind == "round", True), else_=anew)
        # These and no others: another process may have put something new here since.
        read = [(each.about, each.kind, each.mark) for each in found]
        these = own & tuple_(notices.c.about, notices.c.kind, notices.c.mark).in_(read)
        connection.execute(update(notices).where(these).values(back=done, due=None, data=""))
        if told:
            put = update(listeners).where(listeners.c.id == who.id).values(next=now + TOGETHER)
            connection.execute(put)
    return made, lost


def _notice(row: Any) -> Notice:
    return Notice(*(getattr(row, each) for each in Notice.__dataclass_fields__))


def _still(row: Any) -> bool:
    """Is it still so? A game may be over by now."""
    wanted = {"move": "playing", "half": "playing", "rematch": "over", "free": "waiting"}
    return wanted.get(row.kind) in (None, row.phase)


def _queued(connection: Connection) -> int:
    query = select(func.count()).select_from(sendings)
    return int(connection.execute(query).scalar_one())


def due_at(connection: Connection) -> int | None:
    """When there is something to do next; None if there is nothing."""
    soonest = case((notices.c.due > listeners.c.next, notices.c.due), else_=listeners.c.next)
    waiting = (
        select(func.min(soonest))
        .join_from(notices, listeners, listeners.c.id == notices.c.listener)
        .where(notices.c.due.is_not(None))
    )
    first = connection.execute(waiting).scalar()
    then = connection.execute(select(func.min(sendings.c.due))).scalar()
    return min((each for each in (first, then) if each is not None), default=None)


# --- sending --------------------------------------------------------------------------------------


def queue(connection: Connection, way: str, name: str, at: int, data: str) -> bool:
    """A message, at once; False if there is no room."""
    old = _unsent(connection, [way]).get(way)
    if old is None and _queued(connection) >= MOST_QUEUED:
        return False
    _put(connection, way, name, at, data, old)
    return True


def _unsent(connection: Connection, these: Collection[str]) -> dict[str, Any]:
    """What waits to go by these ways; not what another process has its hands on just now."""
    waiting = select(sendings).where(sendings.c.way.in_(these)).order_by(sendings.c.id)
    return {row.way: row for row in connection.execute(_locked(connection, waiting))}


def _put(connection: Connection, way: str, name: str, at: int, data: str, old: Any) -> None:
    """A message waits, instead of an older one by the same way: so nobody has many that wait. One
    that didn't arrive so far isn't tried more often because there is more to say."""
    due, tries = (at, 0) if old is None else (old.due, old.tries)
    if old is not None:
        connection.execute(delete(sendings).where(sendings.c.id == old.id))
    row = {"way": way, "name": name, "at": at, "due": due, "tries": tries, "data": data}
    connection.execute(insert(sendings), row)


def take(
    connection: Connection, now: int, most: int, mails: int, busy: Collection[int] = ()
) -> list[Sending]:
    """Hold some messages, to send them; no more than so many mails, which take long. Nobody else
    has them for a while. `busy` are those that are still being sent here."""
    letters = select(ways.c.id).where(ways.c.kind == "mail")
    due = select(sendings.c.id).where(sendings.c.due <= now, sendings.c.id.not_in(busy))
    due = due.order_by(sendings.c.due)
    held: list[int] = []
    for those, room in ((sendings.c.way.in_(letters), mails), (~sendings.c.way.in_(letters), most)):
        some = due.where(those).limit(max(0, min(room, most - len(held))))
        held += connection.execute(_locked(connection, some)).scalars()
    if not held:
        return []
    taken = update(sendings).where(sendings.c.id.in_(held))
    connection.execute(taken.values(due=now + HOLD, tries=sendings.c.tries + 1))
    query = (
        select(
            sendings.c.id.label("number"),
            sendings.c.name,
            sendings.c.tries,
            sendings.c.at,
            sendings.c.data.label("text"),
            listeners.c.lang,
            ways,
        )
        .join_from(sendings, ways, ways.c.id == sendings.c.way)
        .join(listeners, listeners.c.id == ways.c.listener)
        .where(sendings.c.id.in_(held))
        .order_by(sendings.c.id)
    )
    found = []
    for row in connection.execute(query):
        of_way = Way(**{each: row._mapping[ways.c[each]] for each in Way.__dataclass_fields__})
        found.append(Sending(row.number, row.name, row.tries, row.at, row.text, of_way, row.lang))
    stray = set(held) - {each.id for each in found}
    connection.execute(delete(sendings).where(sendings.c.id.in_(stray)))
    return found


def hold(connection: Connection, sending: Sending, now: int) -> bool:
    """Hold it for as long again; False if somebody else has it by now, or it is gone."""
    own = (sendings.c.id == sending.id) & (sendings.c.tries == sending.tries)
    return connection.execute(update(sendings).where(own).values(due=now + HOLD)).rowcount > 0


def sent(connection: Connection, sending: Sending) -> None:
    """It has arrived."""
    connection.execute(delete(sendings).where(sendings.c.id == sending.id))
    if sending.way.failures or sending.way.trouble:
        well = update(ways).where(ways.c.id == sending.way.id).values(failures=0, trouble="")
        connection.execute(well)


def again(connection: Connection, sending: Sending, due: int, why: str) -> None:
    """It didn't arrive: once more, later."""
    here = sendings.c.id == sending.id
    connection.execute(update(sendings).where(here).values(due=due))
    connection.execute(update(ways).where(ways.c.id == sending.way.id).values(trouble=why))


def put_off(connection: Connection, sending: Sending, due: int) -> None:
    """It wasn't tried: later."""
    here = sendings.c.id == sending.id
    connection.execute(update(sendings).where(here).values(due=due, tries=sending.tries - 1))


def given_up(connection: Connection, sending: Sending, why: str, most: int) -> bool:
    """It won't arrive; a way by which nothing arrives so often is one no more: is it so?"""
    connection.execute(delete(sendings).where(sendings.c.id == sending.id))
    here = ways.c.id == sending.way.id
    more = case((ways.c.failures < MOST_COUNTED, ways.c.failures + 1), else_=ways.c.failures)
    failed = update(ways).where(here).values(failures=more, trouble=why)
    row = connection.execute(failed.returning(ways.c.failures)).first()
    if row is None or row.failures < most:
        return False
    return remove_way(connection, sending.way.id)


def beside(connection: Connection, name: str) -> dict[str, list[dict[str, Any]]]:
    """What else is kept of a listener: what they are told or were, which seats they hear of by a
    token, whom they had asked, and what is on its way."""
    told = select(
        notices.c.about, notices.c.kind, notices.c.at, notices.c.due, notices.c.back, notices.c.data
    ).where(notices.c.listener == name)
    heard = select(heard_seats.c.hash, heard_seats.c.at).where(heard_seats.c.listener == name)
    by_them = select(asked.c.mark, asked.c.at).where(asked.c.listener == name)
    on_its_way = (
        select(sendings.c.at, sendings.c.due, sendings.c.tries, sendings.c.data)
        .join_from(sendings, ways, ways.c.id == sendings.c.way)
        .where(ways.c.listener == name)
    )
    queries = {"told": told, "heard_seats": heard, "asked": by_them, "on_its_way": on_its_way}
    return {
        each: [dict(row._mapping) for row in connection.execute(query)]
        for each, query in queries.items()
    }


# --- forgetting -----------------------------------------------------------------------------------


def forget(connection: Connection, now: int) -> None:
    """Let go of what is old: notices that were told, questions asked, guests without a way."""
    connection.execute(delete(asked).where(asked.c.at < now - 2 * DAY, ~asked.c.refused))
    connection.execute(delete(notices).where(notices.c.at < now - KEPT, notices.c.due.is_(None)))
    late = (ways.c.kind == "mail") & ~ways.c.confirmed & (ways.c.made < now - DAY)
    connection.execute(delete(ways).where(late))
    known = select(listeners.c.id)  # somebody was erased while it arose
    connection.execute(delete(notices).where(notices.c.listener.not_in(known)))
    lost = delete(heard_seats).where(heard_seats.c.at < now - GUESTS_KEPT)
    connection.execute(lost)
    used = select(ways.c.listener)
    guests = (listeners.c.kind == "guest") & listeners.c.id.not_in(used)
    old = guests & (listeners.c.made < now - DAY)
    gone = list(connection.execute(select(listeners.c.id).where(old).limit(500)).scalars())
    for name in gone:
        forget_listener(connection, name)
