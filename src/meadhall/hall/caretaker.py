"""The caretaker: bots that owe a move, clocks that run out, people who went away, idle tables.

Each process has one. The process that changed a table sees to its bots at once; if it dies, the
table's due time passes and any other takes over. Two that do the same work don't harm each other:
only one gets the number.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter

from . import wire
from .bots import FALLBACK, BotFailed
from .errors import Refused
from .hall import Hall
from .live import Live, now
from .log import Draft
from .logs import log, short
from .presence import BEAT
from .table import Table

TICK_SECONDS = 0.5
MOST_AT_ONCE = 200
AFTER_FAILURE = 1.0
"""Seconds before a bot is asked again when asking itself went wrong."""
FIRST_PAUSE, LONGEST_PAUSE = 2_000, 600_000
"""Milliseconds until a table that makes trouble is looked at again: twice as long each time."""
LOOK_AGAIN = 1_000
"""Milliseconds until a table is looked at again that still has something to do."""


class Caretaker:
    """Looks after one hall's tables until it is cancelled."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.troubles: Counter[str] = Counter()
        """How often in a row something went wrong at a table."""
        hall.after_change = self.see_to_bots

    async def run(self) -> None:
        """Every tick: tables that are due or idle; now and then: beats, lost notifications."""
        beat = 0.0
        while True:
            try:
                await self._due_tables()
                await self._idle_tables()
                if time.monotonic() - beat > BEAT / 1_000:
                    beat = time.monotonic()
                    if not await self.hall.presence.beat(now()):
                        await self._here_again()
                    if self.hall.config.postgres:
                        await self.hall.neighbours.missed()
            except Exception:
                log.error("the caretaker stumbled", exc_info=True)
            await asyncio.sleep(TICK_SECONDS)

    async def _due_tables(self) -> None:
        for name in await self.hall.store.due(now(), MOST_AT_ONCE):
            try:
                await self.look_after(await self.hall.live(name))
            except Refused as refused:
                # A table of other rules can't go on; it must not keep the caretaker busy for ever.
                log.warning("a table can't be looked after", table=short(name), code=refused.code)
                await self._put_off(name, None)
            except Exception:
                # Whatever is wrong with one table is that table's: the others go on.
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** self.troubles[name])
                self.troubles[name] += 1
                log.error("a table makes trouble", table=short(name), again=pause, exc_info=True)
                await self._put_off(name, now() + pause)
            else:
                self.troubles.pop(name, None)

    async def _put_off(self, name: str, due: int | None) -> None:
        numbers = await self.hall.store.numbers([name])
        await self.hall.store.set_due(name, due, numbers.get(name, 0))

    async def look_after(self, live: Live) -> None:
        """Do what is due at a table."""
        hall = self.hall
        if hall.config.postgres:
            await hall.catch_up(live.table.id)
        live.here = await hall.presence.at(live.table.id, now())
        live.here.seats |= {seat for seat, sockets in live.sockets.items() if sockets > 0}
        for seat in live.table.clocks.fallen(now(), hall.outages):
            await self._time_is_up(live, seat)
        after = live.table.settings.takeover.absent_after
        if after is not None:
            for seat in live.table.waiting():
                away = live.here.away.get(seat, live.table.at)
                if seat not in live.here.seats and away + after * 1_000 <= now():
                    await self._try(live, seat, "absent")
        self.see_to_bots(live)
        due = hall.due(live)
        if due is not None:
            due = max(due, now() + LOOK_AGAIN)
        await hall.store.set_due(live.table.id, due, live.table.number)

    async def _time_is_up(self, live: Live, seat: int) -> None:
        match live.table.settings.takeover.timeout:
            case "bot":
                await self._try(live, seat, "timeout")
            case "move":
                self._think(live, seat)

    async def _try(self, live: Live, seat: int, why: str) -> None:
        def ask(table: Table) -> Draft | None:
            fallen = seat in table.clocks.fallen(now(), self.hall.outages)
            if seat not in table.waiting() or not table.seats[seat].by_person:
                return None
            if why == "timeout" and not fallen:
                return None
            return table.take_over(seat, why)

        await self.hall.act(live, ask)

    # --- bots ---------------------------------------------------------------------------------

    def see_to_bots(self, live: Live) -> None:
        """Let every bot think that owes a move."""
        if self.hall.draining:
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
        if task.cancelled() or task.exception() is not None:
            # Nothing we know of ends here. Whatever it was: the table must not wait for ever.
            log.error("a bot's task was broken off", cancelled=task.cancelled())
            asyncio.get_running_loop().call_later(AFTER_FAILURE, self.see_to_bots, live)
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
        except Refused as refused:
            if refused.code not in ("stale", "over", "draining"):
                log.warning("a bot's move was refused", code=refused.code)
                await asyncio.sleep(AFTER_FAILURE)
        except Exception:
            log.error("a bot could not play", exc_info=True)
            await asyncio.sleep(AFTER_FAILURE)

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
        for live in list(self.hall.tables.values()):
            for seat, sockets in live.sockets.items():
                if sockets > 0:
                    await self.hall.presence.arrive(live.table.id, seat, now())

    # --- memory -------------------------------------------------------------------------------

    async def _idle_tables(self) -> None:
        before = time.monotonic() - self.hall.config.idle_seconds
        for live in list(self.hall.tables.values()):
            if live.idle and live.touched < before:
                await self.hall.put_away(live)
