"""Notices: who isn't here and should know. They arise at tables; :mod:`.sender` sends them out.

What a table asks of somebody who isn't there is looked up when the table is due, by whichever
process looks after it: the entry that asked it has stored that time with itself. So a process that
dies takes no notice with it, and two that look at the same table make one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ..notices import webpush
from ..notices.outward import Outward
from ..notices.words import KINDS, Kind, Tiding
from ..ops.logs import log, short
from ..store import keeper, listeners
from ..store import notices as kept
from ..store.listeners import HALL, Listener, Way
from ..store.notices import Notice
from ..table.calls import Call, calls, half_at
from ..table.entries import Change
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live
from .sender import Sender

if TYPE_CHECKING:
    from .hall import Hall

Purpose = Literal["confirm", "stop", "never"]
NOT_THE_TABLES = (OperationalError, InterfaceError, NoConnection)
LOOK = 5.0
"""Seconds between two looks whether anybody wants to be told anything."""


class Notices:
    """What one hall has to tell people who aren't in it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.wanted = False
        """Does anybody want to be told anything? If not, nothing of this costs anything."""
        self.key = ""
        self.secret = b""
        self.outward = Outward(hall.config.reach_inward)
        self.sender = Sender(hall)
        self._looked = 0.0

    async def open(self) -> None:
        """Know the hall's key, which is made the first time, and what the operator wants told."""
        now, config = self._hall.now(), self._hall.config

        def job(connection: Connection) -> tuple[str, str]:
            hall_hook(connection, config.hook, bool(config.site), now)
            return (
                keeper.made_once(connection, "vapid", webpush.new_key),
                keeper.made_once(connection, "notices", lambda: secrets.token_hex(32)),
            )

        self.key, secret = await self._hall.store.write("", job)
        self.secret = bytes.fromhex(secret)
        await self.look_who()

    async def look_who(self) -> None:
        """Does anybody want to be told anything?"""
        self._looked = time.monotonic()
        self.wanted = await self._hall.store.read(listeners.anybody)

    async def go_round(self) -> None:
        """Now and then."""
        if time.monotonic() - self._looked >= LOOK:
            await self.look_who()

    # --- links in mails -------------------------------------------------------------------------

    def link(self, what: Purpose, way: str) -> str:
        """What a mail has to press: it says by itself which way it is about, and what for. What
        asks something of whoever opens it is behind a `#`, which no server sees in between."""
        site = self._hall.config.site
        token = f"{way}.{self._seal(what, way)}"
        return f"{site}notices/stop/{token}" if what == "stop" else f"{site}notices#{what}={token}"

    def way_of(self, what: Purpose, token: str) -> str:
        """Which way a link is about; refuses what is no link of ours."""
        way, _, seal = token.rpartition(".")
        if not hmac.compare_digest(self._seal(what, way).encode(), seal.encode()):
            raise Refused("not-found", "This link is good for nothing.")
        return way

    def network(self, address: str) -> str:
        """By what a network is counted, and nobody can tell which it was."""
        return self._seal("network", address)

    def _seal(self, what: Purpose | Literal["network"], way: str) -> str:
        text = f"{what} {way}".encode()
        return hashlib.blake2b(text, key=self.secret, digest_size=20).hexdigest()

    # --- when to look ---------------------------------------------------------------------------

    def look_soon(self, live: Live, due: int | None) -> int | None:
        """When to look after a table at which something is being done: soon, if somebody may have
        to be told of it who isn't here. A moment later, for they may be on their way."""
        table = live.table
        if not self.wanted or not calls(table, live.here.seats, table.at):
            return due
        soon = table.at + int(self._hall.config.notice_seconds * 1_000)
        return soon if due is None else min(due, soon)

    def due(self, live: Live, due: int | None) -> int | None:
        """When to look after a table: when half of somebody's time is gone, too."""
        half = half_at(live.table, self._hall.now()) if self.wanted else None
        return due if half is None else min(half, due or half)

    # --- what arises ----------------------------------------------------------------------------

    async def look(self, live: Live) -> None:
        """Whom a table waits for who isn't there. What goes wrong with that is no trouble of the
        table's; but where the database can't be reached, it is looked at again."""
        if not self.wanted:
            return
        try:
            await self._look(live)
        except NOT_THE_TABLES:
            raise
        except Exception:
            log.error("nobody could be told", table=short(live.table.id), exc_info=True)

    async def _look(self, live: Live) -> None:
        async with self._hall.hold(live) as table:
            found = calls(table, live.here.seats, self._hall.now())
            seats = _known(table, {each.seat for each in found if each.seat is not None})
        if not found:
            return
        now = self._hall.now()

        def job(connection: Connection) -> int:
            who = listeners.listeners_at(connection, table.id, seats)
            who_in_all = {None: [HALL]} | who
            return sum(
                kept.arise(connection, _notice(table, call, name, now))
                for call in found
                for name in who_in_all.get(call.seat, [])
                if name != HALL or listeners.listener(connection, HALL)
            )

        # By the table's name, like its entries: jobs of two processes are in the same order then.
        if await self._hall.store.write(table.id, job):
            self.sender.wake()

    def seen_soon(self, live: Live, seat: int) -> None:
        """Somebody comes to a table, or leaves it: what they have seen there they know. Noted on
        the side, for nobody waits for it."""
        if self.wanted:
            self._hall.tasks.spawn(self._seen(live, seat))

    async def _seen(self, live: Live, seat: int) -> None:
        async with self._hall.hold(live) as table:
            now = self._hall.now()
            found = [each for each in calls(table, (), now) if each.seat == seat]
            seats = _known(table, [seat])

        def job(connection: Connection) -> None:
            for name in listeners.listeners_at(connection, table.id, seats).get(seat, []):
                kept.back(connection, name, table.id)
                for call in found:
                    kept.seen(connection, _notice(table, call, name, now))

        await self._hall.store.write(live.table.id, job)

    def answered(self, live: Live, seat: int) -> None:
        """A seat moves, by its own token: whoever it is has been here, also without a line."""
        if self.wanted and seat not in live.here.seats:
            self._hall.tasks.spawn(self._answered(live, seat))

    async def _answered(self, live: Live, seat: int) -> None:
        table, seats = live.table, _known(live.table, [seat])

        def job(connection: Connection) -> None:
            for name in listeners.listeners_at(connection, table.id, seats).get(seat, []):
                kept.answered(connection, name, table.id)

        await self._hall.store.write(table.id, job)

    def heard(self, live: Live, change: Change) -> None:
        """A seat is free before the game: the others at the table may want to find somebody."""
        if self.wanted and change.entry.kind == "rise" and live.table.phase == "waiting":
            self._hall.tasks.spawn(self._seat_free(live, change.entry.number))

    async def _seat_free(self, live: Live, number: int) -> None:
        table = live.table
        away = [
            seat
            for seat, who in enumerate(table.seats)
            if who.who == "person" and seat not in live.here.seats
        ]
        seats = _known(table, away)
        tiding = _tiding(table, "free", [])

        def job(connection: Connection) -> None:
            who = listeners.listeners_at(connection, table.id, seats)
            for listener in {each for names in who.values() for each in names}:
                self._arise(connection, listener, number, tiding)

        await self._hall.store.write(live.table.id, job)
        self.sender.wake()

    async def open_table(self, live: Live) -> None:
        """A table stands open: the whole hall may want to know."""
        table = live.table
        if not self.wanted or not table.settings.open or table.phase != "waiting":
            return
        names = [each.name for each in table.seats if each.who == "person"]
        tiding = _tiding(table, "free", names[:1])

        def job(connection: Connection) -> None:
            if names and listeners.listener(connection, HALL):
                self._arise(connection, HALL, table.number, tiding)

        await self._hall.store.write(live.table.id, job)
        self.sender.wake()

    async def tell(
        self,
        person: str,
        kind: Kind,
        about: str,
        path: str = "",
        game: str = "",
        mark: int = 0,
        **words: str | int,
    ) -> None:
        """Tell somebody (by their id, or the whole :data:`HALL`) of something that is no table's
        doing. `about` tells it apart, `path` is the screen it opens, and `mark` what is new: the
        same is told once. `round` has the words `league` and `round`."""
        tiding = Tiding(kind, about, game, [], path, dict(words))

        def job(connection: Connection) -> None:
            if listeners.listener(connection, person) is not None:
                self._arise(connection, person, mark, tiding, back=True)

        await self._hall.store.write("notices", job)
        self.sender.wake()

    async def kept_of(self, person: str) -> dict[str, Any]:
        """All that is kept of it, for whoever wants to see that."""

        def job(
            connection: Connection,
        ) -> tuple[Listener | None, list[Way], dict[str, list[dict[str, Any]]]]:
            return (
                listeners.listener(connection, person),
                listeners.ways_of(connection, person),
                kept.beside(connection, person),
            )

        found, ways, more = await self._hall.store.read(job)
        if found is None:
            return {name: rows for name, rows in more.items() if rows}
        return {
            **more,
            "lang": found.lang,
            "zone": found.zone,
            "quiet": [found.quiet_from, found.quiet_to],
            "since": found.made,
            "ways": [
                {
                    "kind": each.kind,
                    "address": each.address,
                    "data": msgspec.json.decode(each.data),
                    "device": each.device,
                    "told": each.kinds.split(","),
                    "confirmed": each.confirmed,
                    "since": each.made,
                }
                for each in ways
            ],
        }

    def _arise(
        self, connection: Connection, who: str, mark: int, tiding: Tiding, back: bool = False
    ) -> None:
        now = self._hall.now()
        data = msgspec.json.encode(tiding).decode()
        new = Notice(who, tiding.about, tiding.kind, mark, now, now, back, data)
        if not kept.arise(connection, new):
            log.debug("a notice is known already", table=short(tiding.about))


def hall_hook(connection: Connection, hook: object, has_site: bool, now: int) -> None:
    """The operator's webhook is a way like others, of a listener that is the whole hall."""
    from ..ops.config import Hook

    if not isinstance(hook, Hook) or not has_site:
        listeners.forget_listener(connection, HALL)
        return
    mark = listeners.mark_of("hook", hook.url)
    for way in listeners.ways_of(connection, HALL):
        if way.mark != mark:
            listeners.remove_way(connection, way.id)
    listeners.keep_listener(
        connection, Listener(HALL, "hall", hook.lang, "UTC", None, None, now, now), change=True
    )
    data = msgspec.json.encode({"form": hook.form}).decode()
    kinds = ",".join(KINDS)
    listeners.add_way(
        connection, Way(HALL, HALL, "hook", hook.url, mark, data, "", "", kinds, True, now), 2
    )


def _known(table: Table, seats: Iterable[int]) -> list[tuple[int, int, str]]:
    """By what the store knows whose these seats are."""
    return [(seat, table.seats[seat].since, table.seats[seat].hash) for seat in sorted(seats)]


def _tiding(table: Table, kind: Kind, names: list[str]) -> Tiding:
    return Tiding(kind, table.id, table.settings.game, names, f"t/{table.id}")


def _notice(table: Table, call: Call, listener: str, now: int) -> Notice:
    data = msgspec.json.encode(_tiding(table, call.kind, call.names)).decode()
    return Notice(listener, table.id, call.kind, call.mark, now, now, listener == HALL, data)
