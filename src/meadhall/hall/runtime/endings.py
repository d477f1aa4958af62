"""Games that are over: how they ended is written down, once, and whoever waits for it is told.

The process that stored the last entry does it at once. If it dies before that, the caretaker of any
other finds the table and does it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ..ops.logs import log, short
from ..store.results import How, Result, Results, ResultSeat
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live
from .reading import read

if TYPE_CHECKING:
    from .hall import Hall

Heard = Callable[[Result], Awaitable[None]]

ATTEMPTS = 16
"""So often a table may move on while its result is being written; another round comes anyway."""
LOOK = 2.0
"""Seconds between two looks at what others have left undone."""
MOST_AT_ONCE = 10
LATER = 60.0
"""Seconds until a table is looked at again that could not be settled."""
MOST_FAILURES = 3
"""So often writing a result may fail because of the table; then it is held to be lost."""
AMONG = 100
"""From so many that are left some are chosen at random: so none keeps the others waiting."""
HOPELESS = ("other-rules", "no-such-table")
"""Refusals that waiting can't help."""
PASSING = ("draining", "not-stored", "busy", "stale")
"""Those that say nothing about the table,"""
NOT_THE_TABLES = (OperationalError, InterfaceError, NoConnection)
"""nor do these of the database's."""


class Endings:
    """What one hall does when games are over."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.results = Results(hall.store)
        self.heard: list[Heard] = []
        """Who is told of each result that this process has written. Another may have written it, or
        this one may die before it tells: who must know for certain looks into the database."""
        self._looked = float("-inf")
        self._later: dict[str, float] = {}
        self._failed: Counter[str] = Counter()
        self._round: asyncio.Task[None] | None = None

    def over(self, live: Live) -> None:
        """A table has changed: if its game is over, see that this is written down."""
        if live.table.phase == "over" and not live.settled:
            live.settled = True
            self._hall.tasks.spawn(self._settle(live.table.id))

    async def look(self) -> None:
        """What is over, and nobody has written down how: a process has died, or games ended before
        halls did this. It is done on the side, one after the other."""
        busy = self._round is not None and not self._round.done()
        if time.monotonic() - self._looked < LOOK or busy or self._hall.draining:
            return
        self._looked = now = time.monotonic()
        self._later = {name: at for name, at in self._later.items() if at > now}
        left = await self.results.unsettled(AMONG + len(self._later))
        if names := [name for name in left if name not in self._later]:
            some = random.sample(names, min(len(names), MOST_AT_ONCE))
            self._round = self._hall.tasks.spawn(self._settle_all(some))

    async def _settle_all(self, names: list[str]) -> None:
        for name in names:
            await self._settle(name)

    async def _settle(self, name: str) -> None:
        try:
            await self.settle(name)
        except Exception as wrong:
            self._later[name] = time.monotonic() + LATER
            code = wrong.code if isinstance(wrong, Refused) else None
            log.warning("a result must wait", table=short(name), code=code, exc_info=wrong)
            if not (code in PASSING or isinstance(wrong, NOT_THE_TABLES)):
                self._failed[name] += 1
        else:
            self._failed.pop(name, None)

    async def settle(self, name: str) -> None:
        """Write down how the game at a table ended, and tell of it."""
        for _ in range(ATTEMPTS):
            lost = self._failed[name] >= MOST_FAILURES
            result, number = await (self._unread(name) if lost else self._read(name))
            done, written = await self.results.settle(result, number)
            if done:
                if written is not None:
                    await self._tell(written)
                return
        raise Refused("stale", "This table moves on and on.")

    async def _read(self, name: str) -> tuple[Result, int]:
        """How a game ended, and the table's number with it. Of a table in memory that is read which
        is stored; any other isn't kept there for this."""
        hall = self._hall
        try:
            live = hall.tables.get(name)
            if live is None:
                table = await read(hall.store, name, hall.outages)
                return result_of(table), table.number
            await hall.neighbours.up_to_date(live)
            async with hall.hold(live) as table:
                return result_of(table), table.number
        except Refused as refused:
            if refused.code not in HOPELESS:
                raise
            log.warning("a result can't be read", table=short(name), code=refused.code)
            return await self._unread(name)

    async def _unread(self, name: str) -> tuple[Result, int]:
        """What is known of a game that can't be read any more: so nobody looks for it again."""
        row = await self.results.row(name)
        result = Result(name, row.game, row.players, row.created, "unread", False, ())
        return result, row.number

    async def _tell(self, result: Result) -> None:
        for heard in self.heard:
            try:
                await heard(result)
            except Exception:
                log.error("a result was not taken in", table=short(result.table_id), exc_info=True)


def result_of(table: Table) -> Result:
    """How the game at a table ended; whose the seats were, the table doesn't know."""
    how: How = table.ended.how if table.ended else "played"
    found = table.result
    places = found.ranks if found else [0] * len(table.seats)
    points = found.scores if found else [0] * len(table.seats)
    first, left = places.count(1), table.left()
    seats = [
        ResultSeat(
            seat=place,
            since=seat.since,
            person="",
            name=seat.name,
            level=(seat.level or "") if seat.who == "bot" else "",
            place=places[place],
            share=1 / first if places[place] == 1 else 0.0,
            points=points[place],
            left=place in left,
            at=table.at,
        )
        for place, seat in enumerate(table.seats)
    ]
    settings = table.settings
    moves = len(table.session.record.moves) if table.session else 0
    return Result(
        table.id,
        settings.game,
        settings.players,
        table.at,
        how,
        settings.rated and how != "void",
        tuple(seats),
        {"moves": moves},
    )
