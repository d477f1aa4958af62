"""A day in the hall: does it end as it began?

    .venv/bin/python bench/day.py                       # 24 hours in six minutes
    .venv/bin/python bench/day.py --hours 0.5           # a glance

A hall is opened in a process of its own, with the limits that every hall has; only its time runs so
many times as fast. People come from sixty addresses and do what people do (`people.py`). Every half
hour the hall's process is asked what it holds: memory, tasks, open files, tables, and whatever else
could pile up. In the end everybody leaves, the tables leave memory, and then there must be as much
of everything as there was in the morning; and over the day's second half memory must not grow.
"""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import uvloop
from people import GAMES, Gathering, Town
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from servers import Server

import meadhall
from meadhall.hall.ops.config import Limits

SPEED = "MEADHALL_DAY_SPEED"
"""How many times as fast the hall's time runs."""
PATH = "/measure"
"""Where the hall's process tells what it holds."""
GATHERINGS = 24
"""Tables that people sit at at a time."""
EVERY = 0.5
"""Hours between two measurements."""
PATIENCE = 420.0
"""Seconds until the hall must be idle, after the last has left: bots end what people began."""
SOON = 6
"""Hours. A table at which something is due later may rest."""
GROWTH = 0.03
"""Of the memory at noon, so much may be added until midnight: one can't measure less."""
DATABASE_FILES = 16
"""Six connections at most, each with the database and its log; what they share; and the lock."""
LINES = 1_000
"""Of chat: so many of its own a hall remembers."""
WAL_BYTES = 16 * 2**20
PILE = 1.5, 100
"""What piles up and is let go again may be so many times as much at midnight as it was at noon, and
so many more."""

Held = dict[str, int]


# --- in the hall's process ----------------------------------------------------------------------


def build() -> Any:
    """The hall with a time that runs faster, and with somebody who counts what it holds."""
    from meadhall.hall.http import app
    from meadhall.hall.runtime import due, opening, presence
    from meadhall.hall.runtime.hall import Hall
    from meadhall.hall.store import hall_time
    from meadhall.hall.table import table as tables

    speed = float(os.environ[SPEED])

    def elapsed() -> int:
        return int(speed * time.monotonic_ns() / 1_000_000)

    def now(self: hall_time.Clock) -> int:
        return self._ahead + elapsed()

    def set_to(self: hall_time.Clock, to: int) -> None:
        self._ahead = to - elapsed()

    for name, faster in (("now", now), ("set", set_to)):
        setattr(hall_time.Clock, name, faster)
    # What is about machines, not about people, takes as long as ever.
    presence.DEAD = int(presence.DEAD * speed)
    presence.OUTAGE = int(presence.OUTAGE * speed)
    due.BOT_SLACK = int(due.BOT_SLACK * speed)
    tables.SHARE_SECONDS = 1
    halls: list[Any] = []

    class Watched(Hall):
        """A hall that one can find."""

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            halls.append(self)

    setattr(opening, "Hall", Watched)  # noqa: B010 - to mypy it isn't there
    living = {name: alive(kind) for name, kind in kinds().items()}
    return Counting(app.build(), halls, living)


def kinds() -> dict[str, type]:
    """What is made for each table, connection or question, and must be gone with it."""
    from meadhall.hall.bots import questions
    from meadhall.hall.http import doorkeeper, socket
    from meadhall.hall.runtime import live

    return {
        "tables made": live.Live,
        "sockets made": socket.Socket,
        "conversations made": socket.Conversation,
        "connections made": doorkeeper.Visit,
        "questions made": questions.Question,
    }


def alive(kind: type) -> weakref.WeakSet[Any]:
    """From now on, all of a kind that haven't been let go."""
    there: weakref.WeakSet[Any] = weakref.WeakSet()
    begin = kind.__init__  # type: ignore[misc]

    def noted(self: Any, *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        there.add(self)

    kind.__init__ = noted  # type: ignore[misc]
    return there


class Counting:
    """ASGI: in front of a hall, and tells what that holds."""

    def __init__(
        self, guard: Any, halls: list[Any], living: dict[str, weakref.WeakSet[Any]]
    ) -> None:
        self.guard = guard
        self.halls = halls
        self.living = living

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer what is asked of the counter, and leave the rest to the hall."""
        if scope["type"] != "http" or scope["path"] != PATH:
            await self.guard(scope, receive, send)
            return
        collected = gc.collect() if scope["query_string"] == b"collect" else -1
        body = msgspec.json.encode(await self.count(collected))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def count(self, collected: int) -> Held:
        """Everything there could be too much of."""
        from sqlalchemy import text

        from meadhall.hall.http.doorkeeper import KEEPER

        hall, gate, keeper = self.halls[0], self.guard.gate, self.guard.shared[KEEPER]
        lives = hall.tables.values()
        queries = {f"rows of {name}": f"SELECT count(*) FROM {name}" for name in ROWS}
        soon = hall.now() + SOON * 3_600_000
        queries["tables due"] = f"SELECT count(*) FROM tables WHERE due <= {soon}"
        rows = await hall.store.read(
            lambda connection: {
                name: connection.execute(text(query)).scalar_one()
                for name, query in queries.items()
            }
        )
        file = Path(hall.store.engine.url.database)
        files = [str(each.readlink()) for each in open_files()]
        stored = [each for each in files if each.startswith(str(file))]
        held = {
            "memory": resident("self"),
            "memory of bots": sum(resident(each) for each in children(os.getpid())),
            "processes of bots": len(children(os.getpid())),
            "tasks": len(asyncio.all_tasks()),
            "open files": len(files) - len(stored),
            "open files of the database": len(stored),
            "threads": threading.active_count(),
            "blocks of memory": sys.getallocatedblocks(),
            "tables": len(hall.tables),
            "sockets": sum(len(live.readers) for live in lives),
            "bots thinking": sum(len(live.bots) for live in lives),
            "tasks on the side": len(hall.tasks),
            "tables being read": len(hall._loading),
            "connections": len(keeper._inside) + len(keeper._late),
            "addresses connected": len(keeper._by_address),
            "addresses with sockets": len(gate.sockets),
            "questions under way": len(gate.hints._taken) + len(gate.analyses._taken),
            "rates of requests": len(gate.requests._left),
            "rates of new tables": len(gate.new_tables._left),
            "rates of chat": len(gate.chat._left),
            "rates of seats": len(gate.seats._left),
            "rates of hints": len(gate.hint_rate._left),
            "lines of chat known": len(hall.neighbours._own_lines),
            "outages known": len(hall.outages),
            "log file": file.with_name(f"{file.name}-wal").stat().st_size,
            "database": file.stat().st_size,
        }
        held |= rows
        held |= {name: len(those) for name, those in self.living.items()}
        held["collected"] = collected
        return held


ROWS = ("tables", "entries", "presence", "processes", "outages", "troubles", "chat")


def resident(process: int | str) -> int:
    """Bytes of memory."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> list[Path]:
    """What this process has open; less what one opens in order to see that."""
    return [each for each in Path("/proc/self/fd").iterdir() if each.exists() or each.is_symlink()]


def children(process: int) -> list[int]:
    """Processes that one has started."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(each) for file in found for each in file.read_text().split()]


# --- outside ------------------------------------------------------------------------------------


@dataclass
class Line:
    """One thing that was looked at, beside its limit."""

    what: str
    found: str
    limit: str
    good: bool


class Day:
    """One day, or a part of it."""

    def __init__(
        self,
        hours: float,
        speed: float,
        gatherings: int = GATHERINGS,
        games: Sequence[str] = GAMES,
    ) -> None:
        self.hours = hours
        self.speed = speed
        self.gatherings = gatherings
        self.games = games
        self.morning: Held = {}
        self.samples: list[tuple[float, Held]] = []
        """What the hall held, by the hour."""
        self.night: Held = {}
        self.town = Town("", games)
        self.cores = 0.0

    def run(self) -> list[Line]:
        """The day, and how it ended."""
        os.environ[SPEED] = str(self.speed)
        limits = Limits(chat_per_minute=120.0)  # people talk as fast as they play
        with tempfile.TemporaryDirectory() as folder:
            server = Server(
                f"sqlite:///{folder}/hall.db",
                "day:build",
                limits=limits,
                idle_seconds=max(1.0, 300 / self.speed),
                bot_pause=0.02,
                bot_workers=1,
            )
            with server:
                self.town = Town(server.address, self.games)
                uvloop.run(self._live_through(server))
        return self.verdict()

    async def _live_through(self, server: Server) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            await warm_up(client)
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as self.client:
            await self.until_idle()
            self.morning = await self.measure()
            began, spent = time.monotonic(), server.cpu()
            end = began + self.hours * 3_600 / self.speed
            people = [asyncio.create_task(self._come_and_go(end)) for _ in range(self.gatherings)]
            with Progress(transient=True) as progress:
                bar = progress.add_task("a day in the hall", total=self.hours)
                while (left := end - time.monotonic()) > 0:
                    await asyncio.sleep(min(left, EVERY * 3_600 / self.speed))
                    hour = (time.monotonic() - began) * self.speed / 3_600
                    self.samples.append((hour, await self.measure()))
                    progress.update(bar, completed=hour)
            self.cores = (server.cpu() - spent) / (time.monotonic() - began)
            await asyncio.gather(*people)
            await self.town.close()
            await self.until_idle()
            self.night = await self.measure("?collect")

    async def _come_and_go(self, end: float) -> None:
        await asyncio.sleep(self.town.dice.random() * 3)
        while time.monotonic() < end:
            await Gathering(self.town, lambda: time.monotonic() >= end).run()

    async def until_idle(self) -> None:
        """Until nothing is to be done at any table, and nobody is connected but us."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            held = await self.measure()
            busy = held["tables due"] + held["tables"] + held["tasks on the side"]
            if not busy and held["connections"] <= 1:
                await asyncio.sleep(1)
                return
            await asyncio.sleep(0.5)

    async def measure(self, how: str = "") -> Held:
        """What the hall's process holds now."""
        held: Held = (await self.client.get(f"{PATH}{how}")).raise_for_status().json()
        return held

    # --- what became of it --------------------------------------------------------------------

    def verdict(self) -> list[Line]:
        """Everything that was looked at, beside its limit."""
        return [*self._ended(), *self._kept(), *self._piles(), *self._memory()]

    def _ended(self) -> list[Line]:
        """What must be gone when all have left."""
        none = ["tables", "sockets", "bots thinking", "tasks on the side", "tables being read"]
        none += ["addresses with sockets", "questions under way"]
        none += ["tables made", "sockets made", "conversations made", "questions made"]
        lines = [Line(each, f"{self.night[each]}", "0", not self.night[each]) for each in none]
        for each in ("connections", "addresses connected", "connections made"):
            own = self.night[each]
            lines.append(Line(each, f"{own}", "1, the counter's own", own <= 1))
        return lines

    def _kept(self) -> list[Line]:
        """What must be as it was in the morning."""
        lines = []
        for each in ("tasks", "open files", "threads", "processes of bots"):
            before, after = self.morning[each], self.night[each]
            lines.append(Line(each, f"{after}", f"≤ {before}, as before", after <= before))
        bounds = {
            "open files of the database": DATABASE_FILES,
            "rows of processes": 1,
            "rows of troubles": 0,
            "lines of chat known": LINES,
        }
        for each, limit in bounds.items():
            lines.append(Line(each, f"{self.night[each]}", f"≤ {limit}", self.night[each] <= limit))
        wal = max(held["log file"] for _, held in self.samples)
        lines.append(Line("log file at most", size(wal), size(WAL_BYTES), wal <= WAL_BYTES))
        faults = dict(self.town.faults)
        lines.append(Line("faults of the hall", f"{faults or 0}", "0", not faults))
        return lines

    def _piles(self) -> list[Line]:
        """What comes and goes while people do."""
        times, more = PILE
        noon, midnight = self.at(0.5), self.samples[-1][1]
        lines = []
        for each in (name for name in noon if name.startswith("rates of")):
            limit = int(noon[each] * times + more)
            lines.append(Line(each, f"{midnight[each]}", f"≤ {limit}", midnight[each] <= limit))
        return lines

    def _memory(self) -> list[Line]:
        """Is it flat? A line through the second half of the day tells."""
        half = [(hour, held["memory"]) for hour, held in self.samples if hour >= self.hours / 2]
        if len(half) < 4:
            return []
        slope = statistics.linear_regression(*zip(*half, strict=True)).slope
        noon = self.at(0.5)["memory"]
        limit = GROWTH * noon / (self.hours / 2)
        shown = f"{slope / 1024:+.0f} KB an hour"
        return [Line("memory, second half", shown, f"≤ {limit / 1024:.0f} KB", slope <= limit)]

    def at(self, share: float) -> Held:
        """What was held at a time of the day."""
        return min(self.samples, key=lambda each: abs(each[0] - share * self.hours))[1]


async def warm_up(client: httpx.AsyncClient) -> None:
    """What a hall opens when it is first needed, it keeps: bots' processes, connections to the
    database."""
    name, seats = GAMES[0], meadhall.game(GAMES[0]).min_players
    settings = {"game": name, "players": seats, "bots": ["random"] * seats}
    asked = {"settings": settings, "sit": False}
    made = (await client.post("/api/tables", json=asked)).raise_for_status().json()
    table = f"/api/tables/{made['table']}"
    while (await client.get(table)).json()["phase"] != "over":
        await asyncio.gather(*(client.get(f"{table}/chat") for _ in range(8)))
        await asyncio.sleep(0.3)
    (await client.get(f"{table}/analysis")).raise_for_status()


def size(count: float) -> str:
    """Bytes as people read them."""
    return f"{count / 2**20:.1f} MB"


def show(day: Day, lines: list[Line]) -> None:
    """All of it, for people."""
    console = Console()
    times = [("morning", day.morning), *((f"{share:.0%}", day.at(share)) for share in (0.25, 0.5))]
    times += [("100%", day.samples[-1][1]), ("all gone", day.night)]
    course = Table("held", *(name for name, _ in times), title="Over the day")
    for each in day.morning:
        big = each in ("memory", "memory of bots", "log file", "database")
        cells = [size(held[each]) if big else f"{held[each]:,}" for _, held in times]
        course.add_row(each, *cells)
    console.print(course)
    ratios = [day.samples[-1][1]["memory"] / day.at(share)["memory"] for share in (0.25, 0.5)]
    console.print(
        f"memory at the end beside 25 % of the day: {ratios[0]:.3f}, beside 50 %: {ratios[1]:.3f};"
        f" the collector found {day.night['collected']:,} objects at night;"
        f" server {day.cores:.0%} of a core"
    )
    done = ", ".join(f"{count:,} {what}" for what, count in sorted(day.town.counts.items()))
    console.print(f"done: {done}")
    console.print(f"refused: {dict(day.town.codes.most_common())}")
    table = Table("what", "found", "limit", "", title=f"{day.hours:g} hours, {day.speed:g} ×")
    for line in lines:
        table.add_row(line.what, line.found, line.limit, "" if line.good else "[red]no")
    console.print(table)


@click.command()
@click.option("--hours", default=24.0, show_default=True)
@click.option("--speed", default=240.0, show_default=True, help="Of the hall's time.")
@click.option("--gatherings", default=GATHERINGS, show_default=True, help="Tables at a time.")
@click.option("--samples", type=click.Path(path_type=Path), help="Keep all that was measured.")
def main(hours: float, speed: float, gatherings: int, samples: Path | None) -> None:
    """Live through a day, and see what is left of it."""
    day = Day(hours, speed, gatherings)
    lines = day.run()
    if samples is not None:
        samples.write_bytes(msgspec.json.encode([(0.0, day.morning), *day.samples]))
    show(day, lines)
    sys.exit(not all(line.good for line in lines))


if __name__ == "__main__":
    main()
