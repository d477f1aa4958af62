"""The caretaker: bots that owe a move, clocks that run out, people who went away, idle tables.

Each process has one. The process that changed a table sees to its bots at once; if it dies, the
table's due time passes and any other takes over. Two that do the same work don't harm each other:
only one gets the number.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from .. import wire
from ..bots.bots import BotFailed
from ..bots.thoughts import FALLBACK
from ..ops.logs import log, place_of, short
from ..ops.metrics import SET_ASIDE
from ..store.troubles import count, forget, put_off
from ..table.entries import Draft
from ..table.table import Table
from ..wire.errors import Refused
from .collector import Collector
from .due import absent_from
from .live import Live
from .presence import BEAT

if TYPE_CHECKING:
    from .hall import Hall

TICK_SECONDS = 0.5
MOST_AT_ONCE = 200
MOST_BATCHES = 10
TOGETHER = 25
"""So many tables are looked after side by side."""
AFTER_FAILURE = 1.0
"""Seconds before a bot is asked again that was broken off."""
FIRST_PAUSE, LONGEST_PAUSE = 2_000, 600_000
"""Milliseconds until a table that makes trouble is looked at again: twice as long each time."""
LOOK_AGAIN = 1_000
"""Milliseconds until a table is looked at again that still has something to do."""
OVERTAKEN = ("stale", "over", "draining")
"""Refusals of what somebody else has done meanwhile."""
PASSING = (*OVERTAKEN, "not-stored", "busy")
"""Refusals that say nothing about the table."""
NOT_THE_TABLES = (OperationalError, InterfaceError, NoConnection)
"""Troubles of the database's: it takes no writing, or can't be reached."""
HOPELESS = ("other-rules", "no-such-table")
"""Refusals that waiting can't help: such a table is set aside at once."""


class Caretaker:
    """Looks after one hall's tables until it is cancelled."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._beaten = float("-inf")
        self._parts = (
            self._beat,
            self._due_tables,
            hall.endings.look,
            self._idle_tables,
            self._keeper,
            hall.pairing.go_round,
            hall.evenings.go_round,
        )

    async def run(self) -> None:
        """Every tick: beats, tables that are due, idle ones. None of them waits for another."""
        collector = Collector()
        try:
            while True:
                for part in self._parts:
                    try:
                        await part()
                    except Exception:
                        log.error("the caretaker stumbled", exc_info=True)
                collector.look()
                began = time.monotonic()
                await asyncio.sleep(TICK_SECONDS)
                self.hall.keeper.load.late(time.monotonic() - began - TICK_SECONDS)
        finally:
            collector.close()

    async def _beat(self) -> None:
        """Now and then: this process lives, and looks for notifications that were lost."""
        if time.monotonic() - self._beaten > BEAT / 1_000:
            self._beaten = time.monotonic()
            if not await self.hall.presence.beat(self.hall.now()):
                await self._here_again()
            if self.hall.config.postgres:
                await self.hall.neighbours.missed()
            self.hall.names.take_out_soon()

    async def _keeper(self) -> None:
        """What the keeper has done beside the hall, what begins or ends now, and what to count."""
        await self.hall.keeper.go_round()

    async def _due_tables(self) -> None:
        """Many at a time: most of it is waiting for the database, which commits together what comes
        together. After a restart all tables are due."""
        for _ in range(MOST_BATCHES):
            due = await self.hall.store.due(self.hall.now(), MOST_AT_ONCE)
            for start in range(0, len(due), TOGETHER):
                some = due[start : start + TOGETHER]
                await asyncio.gather(*(self._see_to(name, troubled) for name, troubled in some))
            if len(due) < MOST_AT_ONCE:
                return

    async def _see_to(self, name: str, troubled: bool) -> None:
        try:
            live = await self.hall.live(name)
            await self.look_after(live)
        except Exception as wrong:
            await self._trouble(name, wrong)
        else:
            if troubled and not live.bots:  # else it is well when a bot has moved
                await self.hall.store.write(name, partial(forget, table=name))

    def moved_on(self, live: Live) -> None:
        """Somebody has got something done at a table: it needs no rest any more."""
        live.resting = False
        self.see_to_bots(live)

    async def _trouble(self, name: str, wrong: BaseException) -> None:
        """Whatever is wrong with one table is that table's: it rests, for longer each time, and is
        set aside in the end; the others go on."""
        at = self.hall.now()
        code = wrong.code if isinstance(wrong, Refused) else None
        live = self.hall.tables.get(name)
        if live is not None:
            live.resting = True
        if code in PASSING or isinstance(wrong, NOT_THE_TABLES):
            log.warning("a table must wait", table=short(name), code=code, exc_info=wrong)
            await self.hall.store.write(name, partial(put_off, table=name, due=at + FIRST_PAUSE))
            return
        if live is not None:
            live.spoilt = True  # whatever has become of it in memory: the log decides

        def job(connection: Connection) -> tuple[int, bool]:
            error = code or type(wrong).__name__
            hopeless = code in HOPELESS
            times, aside = count(connection, name, at, error, place_of(wrong), hopeless)
            put_off(connection, name, at + min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (times - 1)))
            return times, aside

        times, aside = await self.hall.store.write(name, job)
        what = "a table is set aside" if aside else "a table makes trouble"
        log.error(what, table=short(name), times=times, code=code, exc_info=wrong)
        SET_ASIDE.inc(aside)

    async def look_after(self, live: Live) -> None:
        """Do what is due at a table."""
        hall = self.hall
        live.resting = False
        if hall.config.postgres or live.spoilt:
            await hall.catch_up(live.table.id)
        live.here = await hall.presence.at(live.table.id, self.hall.now())
        live.here.seats |= {seat for seat, sockets in live.sockets.items() if sockets > 0}
        for seat in live.table.clocks.fallen(self.hall.now(), hall.outages):
            await self._time_is_up(live, seat)
        after = live.table.settings.takeover.absent_after
        if after is not None:
            for seat in live.table.waiting():
                gone = absent_from(live, seat, after, hall.outages)
                if seat not in live.here.seats and gone <= hall.now():
                    await self._try(live, seat, "absent")
        await hall.notices.look(live)
        self.see_to_bots(live)
        due = hall.due(live)
        if due is not None:
            due = max(due, self.hall.now() + LOOK_AGAIN)
        await hall.store.set_due(live.table.id, due, live.table.number)

    async def _time_is_up(self, live: Live, seat: int) -> None:
        match live.table.settings.takeover.timeout:
            case "bot":
                await self._try(live, seat, "timeout")
            case "move":
                self._think(live, seat)

    async def _try(self, live: Live, seat: int, why: str) -> None:
        def ask(table: Table) -> Draft | None:
            fallen = seat in table.clocks.fallen(self.hall.now(), self.hall.outages)
            if seat not in table.waiting() or not table.seats[seat].by_person:
                return None
            if why == "timeout" and not fallen:
                return None
            return table.take_over(seat, why)

        await self.hall.act(live, ask)

    # --- bots ---------------------------------------------------------------------------------

    def see_to_bots(self, live: Live) -> None:
        """Let every bot think that owes a move."""
        if self.hall.draining or live.resting:
            return
        for seat in live.table.waiting():
            if live.table.seats[seat].by_bot:
                self._think(live, seat)

    def _think(self, live: Live, seat: int) -> None:
        if seat not in live.bots:
            task = asyncio.create_task(self._play(live, seat))
            live.bots[seat] = task
            task.add_done_callback(lambda _: self._thought(live, seat))

    def _thought(self, live: Live, seat: int) -> None:
        task = live.bots.pop(seat, None)
        live.touched = time.monotonic()
        if self.hall.draining or task is None:
            return
        # Nothing we know of ends a task. Whatever it was: the table must not wait for ever.
        if task.cancelled():
            log.error("a bot's task was broken off", table=short(live.table.id))
            asyncio.get_running_loop().call_later(AFTER_FAILURE, self.see_to_bots, live)
        elif (wrong := task.exception()) is not None:
            self.hall.tasks.spawn(self._trouble(live.table.id, wrong))
        else:
            self.see_to_bots(live)

    async def _play(self, live: Live, seat: int) -> None:
        """One move of a bot, however it comes by it."""
        try:
            await asyncio.sleep(self.hall.config.bot_pause)
            async with self.hall.hold(live) as table:
                if seat not in table.waiting():
                    return
                level = table.seats[seat].level or table.settings.takeover.level
                number = table.numbers[seat]
                view, legal = table.state.view(seat), table.state.legal(seat)
            move = await self._choice(live, seat, level, view, legal)
            if move is not None:
                ask = wire.MakeMove(number, move)
                await self.hall.act(live, lambda table: table.move(seat, ask, by=level))
        except Exception as wrong:
            if not (isinstance(wrong, Refused) and wrong.code in OVERTAKEN):
                await self._trouble(live.table.id, wrong)

    async def _choice(
        self, live: Live, seat: int, level: str, view: dict[str, object], legal: list[int]
    ) -> int | None:
        """The bot's choice. One that fails gives way to greedy, and the table is told; if even
        greedy fails, any move will do: a game must go on."""
        game = live.table.settings.game
        try:
            return await self.hall.bots.choose(level, game, seat, view, legal, live.table.id)
        except BotFailed as failed:
            if level == FALLBACK:
                return secrets.choice(legal)
            why = failed.why
        await self.hall.act(live, lambda table: table.take_over(seat, why, FALLBACK))
        return None

    async def _here_again(self) -> None:
        """This process slept so long that the others buried it; its people are still here."""
        await self.hall.agree()
        for live in list(self.hall.tables.values()):
            for seat, sockets in live.sockets.items():
                if sockets > 0:
                    await self.hall.presence.arrive(live.table.id, seat, self.hall.now())

    # --- memory -------------------------------------------------------------------------------

    async def _idle_tables(self) -> None:
        before = time.monotonic() - self.hall.config.idle_seconds
        for live in list(self.hall.tables.values()):
            if live.idle and live.touched < before:
                try:
                    await self.hall.put_away(live)
                except Exception:
                    live.touched = time.monotonic()
                    log.error("a table can't leave", table=short(live.table.id), exc_info=True)
