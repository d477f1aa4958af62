"""How long people wait for strong bots, and whether the hall stays awake meanwhile.

    .venv/bin/python bench/latency.py                    # 100 decisions of each game
    .venv/bin/python bench/latency.py GAME --decisions 200 --level jarl

For each game in turn a hall is opened in a process of its own, as `meadhall` opens it, only without
the pause before a bot's move, with one table of four bots of a level. Measured is each decision
that takes thought, between two moves or more none of which is obvious, as the hall sees it: from
asking the bot to its answer, waiting for a free process included; and meanwhile how long a ping
over a socket takes to come back.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import uvloop
from servers import Server
from websockets.asyncio.client import ClientConnection, connect

import meadhall

SEATS = 4
DECISION_LIMIT = 2.5
PING_LIMIT = 0.050
PING_EVERY = 0.02
FILE = "MEADHALL_LATENCY"
"""Where the hall's process writes how long each decision took."""


def build() -> Any:
    """The hall, with a stopwatch at its bots."""
    from meadhall.hall.bots.bots import Bots
    from meadhall.hall.http import app
    from meadhall.kernel.registry import game as game_named

    choose = Bots.choose
    file = Path(os.environ[FILE]).open("a", buffering=1)  # noqa: SIM115 - open as long as the hall

    async def timed(self: Bots, *asked: Any) -> int:
        _, game, _, _, legal, *_ = asked
        began = time.perf_counter()
        move = await choose(self, *asked)
        if len(legal) > 1 and not game_named(game).is_obvious(move):
            file.write(f"{time.perf_counter() - began}\n")
        return move

    Bots.choose = timed  # type: ignore[method-assign, assignment]
    return app.build()


class Onlooker:
    """Looks on at one table, and pings."""

    def __init__(self, file: Path, wanted: int) -> None:
        self.file = file
        self.wanted = wanted
        self.pings: list[float] = []
        self.over = False

    async def watch(self, address: str, table: str) -> None:
        """Until enough decisions are made or the game is over."""
        url = f"{address}/api/tables/{table}/socket".replace("http", "ws", 1)
        async with connect(url, compression=None, ping_interval=None, max_size=None) as socket:
            await socket.send('{"type": "hello"}')
            back: asyncio.Queue[float] = asyncio.Queue()
            listener = asyncio.create_task(self.listen(socket, back))
            while not self.over and len(self.decisions()) < self.wanted:
                sent = time.perf_counter()
                await socket.send('{"type": "ping", "id": 1}')
                self.pings.append(await back.get() - sent)
                await asyncio.sleep(PING_EVERY)
            listener.cancel()

    async def listen(self, socket: ClientConnection, back: asyncio.Queue[float]) -> None:
        """Note when a ping comes back, and when the game is over."""
        async for data in socket:
            message = msgspec.json.decode(data)
            if message["type"] == "pong":
                back.put_nowait(time.perf_counter())
            elif message["type"] == "position":
                self.over = message["phase"] == "over"

    def decisions(self) -> list[float]:
        """How long each took so far."""
        whole, _, _ = self.file.read_text().rpartition("\n")
        return [float(line) for line in whole.split()]


def percentile(times: list[float], share: float) -> float:
    """Of some times."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


async def measure(server: Server, file: Path, game: str, level: str, wanted: int) -> Onlooker:
    """A table of four such bots, looked at for a while."""
    onlooker = Onlooker(file, wanted)
    settings = {"game": game, "players": SEATS, "bots": [level] * SEATS}
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        asked = {"settings": settings, "sit": False}
        made = (await client.post("/api/tables", json=asked)).raise_for_status().json()
        await onlooker.watch(server.address, made["table"])
    return onlooker


@click.command()
@click.argument("games", nargs=-1)
@click.option("--decisions", default=100, show_default=True, help="Of each game.")
@click.option("--level", default="konung", show_default=True)
@click.option("--bot-workers", type=int, help="Processes for bots.  [default: the hall's own]")
def main(games: tuple[str, ...], decisions: int, level: str, bot_workers: int | None) -> None:
    """Measure each game, beside the limits."""
    good = True
    more = {} if bot_workers is None else {"bot_workers": bot_workers}
    for game in games or meadhall.game_names():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "decisions"
            file.touch()
            os.environ[FILE] = str(file)
            database = f"sqlite:///{folder}/hall.db"
            with Server(database, "latency:build", bot_pause=0.0, **more) as server:
                found = uvloop.run(measure(server, file, game, level, decisions))
            taken = found.decisions()
        late, slow = percentile(taken, 0.95), percentile(found.pings, 0.99)
        good = good and late < DECISION_LIMIT and slow < PING_LIMIT
        print(
            f"{game}, {SEATS} × {level}, {len(taken)} decisions: "
            f"median {percentile(taken, 0.5):.2f} s, p95 {late:.2f} s "
            f"(limit {DECISION_LIMIT} s), longest {max(taken):.2f} s; "
            f"{len(found.pings)} pings: median {percentile(found.pings, 0.5) * 1000:.1f} ms, "
            f"p99 {slow * 1000:.1f} ms (limit {PING_LIMIT * 1000:.0f} ms), "
            f"longest {max(found.pings) * 1000:.1f} ms; load average {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
