"""What whoever keeps the hall has decided, as one process goes by it.

It is in the database, for all processes and for commands beside them; here it is remembered, so
that nobody who speaks or comes in has to wait for it. A process looks each second whether the
keeper has done something, with PostgreSQL it is told at once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from .. import wire
from ..store import bans, keeper, reports
from ..wire.errors import Refused
from .load import Load

if TYPE_CHECKING:
    from .hall import Hall

LOOK = 1.0
"""Seconds between two looks at what the keeper has done."""


SAID = {
    "muted": ("You can't chat in this hall until", "В этом зале вам нельзя писать в чат до"),
    "banned": ("You can't take part in this hall until", "В этом зале вам нельзя играть до"),
}


class Keeper:
    """The keeper's decisions, and those they are about."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.load = Load(hall)
        self._salt = b""
        self._version: str | None = None
        self._looked = float("-inf")
        self._by_name: dict[str, list[Any]] = {}
        self._by_home: dict[str, list[Any]] = {}
        self._said: list[wire.Announcement] = []
        """What is announced, now or later."""
        self._told: list[wire.Announcement] = []
        """What every page here was told last."""

    async def open(self) -> None:
        """Know what holds, before anybody comes in."""
        self._salt = await self._hall.store.write("", keeper.salt)
        await self.look()

    async def go_round(self) -> None:
        """What was done beside the hall, what begins or ends now, what is to be counted."""
        if time.monotonic() - self._looked >= LOOK:
            await self.look()
        self._tell()
        await self.load.look()

    async def look(self) -> None:
        """Read what holds, if that isn't what is known."""
        self._looked = time.monotonic()
        known, now = self._version, self._hall.now()

        def job(connection: Connection) -> tuple[str, Any, Any] | None:
            version = keeper.value(connection, "version") or ""
            if version == known:
                return None
            return version, bans.holding(connection, now), bans.announced(connection, now)

        found = await self._hall.store.read(job)
        if found is None:
            return
        self._version, held, said = found
        self._by_name, self._by_home = {}, {}
        for row in held:
            for each in bans.alike(row.name):
                self._by_name.setdefault(each, []).append(row)
            if row.home is not None:
                self._by_home.setdefault(row.home, []).append(row)
        self._said = [wire.Announcement(r.id, r.begins, r.until, r.en, r.ru) for r in said]
        self._tell()

    # --- who may what -------------------------------------------------------------------------

    def home_of(self, address: str) -> str:
        """What is remembered of an address."""
        return keeper.home_of(self._salt, address)

    def admit(self, name: str, address: str) -> None:
        """Refuse those who are banned."""
        held = self._held(name, self.home_of(address))
        banned = [row for row in held if row.kind == "ban"]
        if banned:
            raise _refusal("banned", banned)

    def let_speak(self, name: str, home: str | None) -> None:
        """Refuse those who are muted or banned."""
        held = self._held(name, home)
        if held:
            raise _refusal("muted", held)

    def _held(self, name: str, home: str | None) -> list[Any]:
        now = self._hall.now()
        rows = [row for each in bans.alike(name) for row in self._by_name.get(each, ())]
        return [row for row in (*rows, *self._by_home.get(home or "", ())) if row.until > now]

    async def tell(self, told: reports.Told) -> int:
        """Keep a report; its number."""
        now = self._hall.now()
        return await self._hall.store.write(
            "", lambda connection: reports.file(connection, now, told)
        )

    # --- announcements ------------------------------------------------------------------------

    def announced(self) -> list[wire.Announcement]:
        """What is announced now."""
        now = self._hall.now()
        return [each for each in self._said if each.begins <= now < each.until]

    def _tell(self) -> None:
        """Tell every page that reads along here, if something else is announced than before."""
        said = self.announced()
        if said == self._told:
            return
        self._told = said
        for live in self._hall.tables.values():
            live.tell_pages(wire.Announced(said))


def _refusal(code: str, held: Iterable[Any]) -> Refused:
    """What they are told: that it is so, until when, and why."""
    last = max(held, key=lambda row: row.until)
    until = datetime.fromtimestamp(last.until / 1_000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    why = f": {last.reason}" if last.reason else "."
    english, russian = SAID[code]
    return Refused(code, f"{english} {until}{why}", russian=f"{russian} {until}{why}")
