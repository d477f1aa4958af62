"""The keeper's room: what the keeper sees there and does, for whoever holds a session.

Whatever is done is written down with it, in the same transaction. Nothing of a game is read: no
table in memory is asked, and of a log at most how long its lines are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection

from .. import wire
from ..ops.homes import network_of
from ..ops.logs import log, short
from ..store import bans, counts, keeper, leagues, ratings, reports, troubles
from ..wire.errors import Refused
from .load import together

if TYPE_CHECKING:
    from .hall import Hall

STAY = 8 * 3_600_000
"""So long a session lasts, in milliseconds."""
MOST_DONE, MOST_HERE, MOST_NOTED, MOST_PAIRS = 30, 200, 100, 50
NO_KEEPER = "This needs the key of the keeper's room."

T = TypeVar("T")


class Room:
    """The keeper's room of one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    # --- the door -----------------------------------------------------------------------------

    async def enter(self, key: str) -> str:
        """What opens the room from now on, for whoever brings the key."""
        now = self._hall.now()
        session = await self._write(lambda held: keeper.enter(held, key, now, now + STAY))
        if session is None:
            log.warning("somebody tried a wrong key at the keeper's room")
            raise Refused("not-keeper", NO_KEEPER)
        return session

    async def check(self, session: str | None) -> None:
        """Refuse whoever holds none, or one that is over."""
        now, held = self._hall.now(), session or ""
        if not await self._hall.store.read(lambda c: keeper.inside(c, held, now)):
            raise Refused("not-keeper", NO_KEEPER)

    async def leave(self, session: str | None) -> None:
        """The session is over."""
        now, held = self._hall.now(), session or ""
        await self._write(lambda connection: keeper.leave(connection, held, now))

    # --- what is there ------------------------------------------------------------------------

    async def everything(self) -> wire.KeeperRoom:
        """All that the room shows."""
        now = self._hall.now()

        def job(connection: Connection) -> wire.KeeperRoom:
            here = counts.who(connection, now, MOST_HERE)
            sampled = counts.counted(connection, now)
            recent = {process for process, at, _ in sampled if at > now - 90_000}
            return wire.KeeperRoom(
                now=now,
                processes=len(recent),
                people=counts.how_many(connection, now),
                reports=[_report(row) for row in reports.listed(connection, MOST_DONE)],
                bans=[_ban(row) for row in bans.holding(connection, now)],
                aside=[_aside(each) for each in troubles.all_of(connection)],
                announcements=[
                    wire.Announcement(row.id, row.begins, row.until, row.en, row.ru)
                    for row in bans.announced(connection, now)
                ],
                who=[
                    wire.PersonLine(
                        short(row.table_id), row.game, row.phase, row.seat, row.name or "", row.at
                    )
                    for row in here
                ],
                load=together(sampled),
                pairs=[
                    wire.PairLine(*astuple(each))
                    for each in ratings.watched(connection, now)[:MOST_PAIRS]
                ],
                audit=[
                    wire.AuditLine(row.id, row.at, row.way, row.act, row.about, row.reason)
                    for row in keeper.noted(connection, MOST_NOTED)
                ],
            )

        return await self._hall.store.read(job)

    async def chat(self, number: int) -> wire.ReportChat:
        """What was said before a report."""
        row = await self._hall.store.read(lambda connection: reports.report(connection, number))
        return wire.ReportChat(
            [
                wire.SaidLine(at, name, text, seat == row.about)
                for at, seat, name, text in msgspec.json.decode(row.chat)
            ]
        )

    async def audit(self) -> str:
        """All that was ever done, as CSV."""
        rows = await self._hall.store.read(keeper.noted)
        return keeper.as_csv(rows)

    # --- what is done -------------------------------------------------------------------------

    async def done(self, number: int, words: str) -> None:
        """A report is done."""
        now = self._hall.now()
        await self._write(lambda held: reports.close(held, "page", number, now, words))

    async def ban(self, ask: wire.SetBan) -> None:
        """Let somebody no longer chat, or come in."""
        now = self._hall.now()
        address = network_of(ask.address.strip())
        if ask.address and not address:
            raise Refused("malformed", "This is no address.", russian="Это не адрес.")

        def job(connection: Connection) -> None:
            home = self._hall.keeper.home_of(address) if address else None
            if ask.report is not None:
                home = reports.report(connection, ask.report).about_home
                if home is None:
                    raise Refused(
                        "not-found",
                        "Their address isn't known any more.",
                        russian="Их адрес уже неизвестен.",
                    )
            bans.ban(connection, "page", ask.kind, now, ask.seconds, ask.reason, ask.name, home)

        await self._write(job)
        await self._hall.keeper.look()

    async def pardon(self, number: int, words: str) -> None:
        """End a mute or a ban."""
        now = self._hall.now()
        await self._write(lambda held: bans.pardon(held, "page", number, now, words))
        await self._hall.keeper.look()

    async def call_off(self, league: str, words: str) -> None:
        """A league doesn't take place, or ends here."""
        now = self._hall.now()
        await self._write(lambda held: leagues.stop(held, "page", league, now, words))

    async def announce(self, ask: wire.Announce) -> None:
        """Say something above every page."""
        now = self._hall.now()
        begins, until = max(now, ask.begins), ask.until
        await self._write(
            lambda held: bans.announce(held, "page", now, begins, until, ask.en, ask.ru)
        )
        await self._hall.keeper.look()

    async def withdraw(self, number: int) -> None:
        """Say it no longer."""
        now = self._hall.now()
        await self._write(lambda held: bans.withdraw(held, "page", number, now))
        await self._hall.keeper.look()

    async def retry(self, table: str) -> None:
        """Have a table looked after again."""
        now = self._hall.now()
        await self._write(lambda held: troubles.take_out(held, "page", now, [table]))

    async def rows(self, table: str) -> str:
        """The log of a table in trouble; while it is played without what the entries hold."""
        now = self._hall.now()
        _, lines = await self._write(
            lambda held: troubles.rows_of(held, "page", now, table, whole=False)
        )
        return "".join(f"{line}\n" for line in lines)

    async def _write(self, job: Callable[[Connection], T]) -> T:
        if self._hall.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        return await self._hall.store.write("", job)


def _report(row: Any) -> wire.ReportLine:
    return wire.ReportLine(
        row.id,
        row.at,
        short(row.table_id),
        row.game,
        row.name,
        row.about_name,
        row.text,
        len(msgspec.json.decode(row.chat)),
        row.about_home is not None,
        row.done,
        row.note,
    )


def _ban(row: Any) -> wire.BanLine:
    return wire.BanLine(
        row.id, row.kind, row.name, row.home is not None, row.at, row.until, row.reason
    )


def _aside(each: troubles.Trouble) -> wire.AsideLine:
    return wire.AsideLine(
        short(each.table), each.game, each.since, each.times, each.error, each.place, each.aside
    )
