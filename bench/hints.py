"""How long a bot's move takes while others want hints.

    .venv/bin/python bench/hints.py                      # 60 decisions alone, and beside 40 clients
    .venv/bin/python bench/hints.py --bot-workers 1 --bot konung

A hall is opened in a process of its own. At one table somebody plays against a bot; measured is
each of its decisions that takes thought, as the hall sees it: from asking the bot to its answer,
waiting for a free process included. First alone; then beside clients of which each has a table of
its own and asks for a hint, plays it, and asks again: all from one address, then each from its own.
For that the hall trusts a proxy on this machine, and each client says in `X-Forwarded-For` who it
is. But for hints there are no limits. The bot thinks by the clock, so whatever comes on top of that
is waiting, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import uvloop
from latency import FILE, percentile
from servers import Server

import meadhall
from meadhall.bots import BOTS

HERE = "127.0.0.1"
"""A proxy whose word about addresses is believed."""
LEVEL = "measured"
"""As what the bot is on offer."""
PATIENCE = 1.0
"""Seconds before a client that was refused asks again."""


class Table:
    """One table's requests, with a token for each seat of ours."""

    def __init__(self, client: httpx.AsyncClient, game: str, address: str) -> None:
        self.client = client
        self.game = game
        self.tokens: list[str] = []
        self.origin = {"x-forwarded-for": address}

    async def open(self, level: str | None) -> None:
        """A new table: against bots of a level, or else with all seats taken by ourselves."""
        seats = meadhall.game(self.game).min_players
        settings = {"game": self.game, "players": seats, "bots": [None] + [level] * (seats - 1)}
        self.tokens = []
        made = await self.ask("POST", "", json={"settings": settings})
        self.id = made["table"]
        tokens = [made["token"]]
        while level is None and len(tokens) < seats:
            taken = {"invitation": made["invitation"]}
            tokens.append((await self.ask("POST", f"/{self.id}/seats", json=taken))["token"])
        self.tokens = tokens

    async def ask(self, method: str, path: str, seat: int = 0, **more: Any) -> Any:
        """One request of a seat of ours."""
        headers = dict(self.origin)
        if self.tokens:
            headers["authorization"] = f"Bearer {self.tokens[seat]}"
            path = f"/{self.id}{path}"
        answer = await self.client.request(method, f"/api/tables{path}", headers=headers, **more)
        return answer.raise_for_status().json()


@dataclass
class Case:
    """What was found in one case."""

    times: list[float]
    hints: Counter[int] = field(default_factory=Counter)
    """How many requests were answered with each status: with 200 if a hint was given."""
    seconds: float = 0.0
    longest: float = 0.0
    """The longest hint that was given."""

    def line(self, name: str) -> str:
        """In a line."""
        given, refused = self.hints[200], self.hints.total() - self.hints[200]
        return (
            f"{name:>12}: {len(self.times)} decisions, median {percentile(self.times, 0.5):.2f} s,"
            f" p95 {percentile(self.times, 0.95):.2f} s, longest {max(self.times):.2f} s; "
            f"{given / self.seconds:.1f} hints a second (longest {self.longest:.2f} s), "
            f"{refused} refused; load average {os.getloadavg()[0]:.1f}"
        )


async def wants_hints(table: Table, case: Case) -> None:
    """Ask, play it, ask again, for ever."""
    while True:
        try:
            if not table.tokens:
                await table.open(None)
            here = await table.ask("GET", "/position")
            if here["phase"] == "over":
                table.tokens.clear()
                continue
            seat = here["waiting"][0]
            began = time.perf_counter()
            move = (await table.ask("GET", "/hint", seat))["move"]
            case.hints[200] += 1
            case.longest = max(case.longest, time.perf_counter() - began)
            number = (await table.ask("GET", "/position", seat))["number"]
            await table.ask("POST", "/moves", seat, json={"number": number, "move": move})
        except httpx.HTTPStatusError as refused:
            case.hints[refused.response.status_code] += 1
            await asyncio.sleep(PATIENCE)


async def plays(table: Table, enough: Callable[[], bool]) -> None:
    """Play against a bot, at random, until it has made decisions enough."""
    dice = random.Random(1)
    await table.open(LEVEL)
    number = 0
    while not enough():
        here = await table.ask("GET", "/position", params={"after": number, "wait": 20})
        number = here["number"]
        if here["phase"] == "over":
            await table.open(LEVEL)
            number = 0
        elif here["seat"] in here["waiting"]:
            move = dice.choice(here["moves"])["move"]
            await table.ask("POST", "/moves", json={"number": number, "move": move})


async def measure(server: Server, file: Path, game: str, wanted: int, crowd: list[str]) -> Case:
    """A bot's decisions beside a client at each address of the crowd."""
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.address, limits=limits, timeout=120) as client:
        await plays(Table(client, game, "10.1.0.1"), lambda: bool(decisions(file)))
        case = Case([])
        askers = [
            asyncio.create_task(wants_hints(Table(client, game, address), case))
            for address in crowd
        ]
        while crowd and case.hints.total() < 2 * len(crowd):
            await asyncio.sleep(0.05)
        before, began = len(decisions(file)), time.perf_counter()
        case.hints.clear()
        player = Table(client, game, "10.1.0.2")
        await plays(player, lambda: len(decisions(file)) >= before + wanted)
        case.seconds = time.perf_counter() - began
        case.times = decisions(file)[before:]
        for asker in askers:
            asker.cancel()
        await asyncio.gather(*askers, return_exceptions=True)
    return case


def decisions(file: Path) -> list[float]:
    """How long each took so far."""
    whole, _, _ = file.read_text().rpartition("\n")
    return [float(line) for line in whole.split()]


@click.command()
@click.option("--game", default=meadhall.game_names()[0], show_default=True)
@click.option("--bot", default="ismcts:0.4s", show_default=True)
@click.option("--decisions", "wanted", default=60, show_default=True, help="In each case.")
@click.option("--clients", default=40, show_default=True)
@click.option("--bot-workers", type=int, help="Processes for bots.  [default: the hall's own]")
def main(game: str, bot: str, wanted: int, clients: int, bot_workers: int | None) -> None:
    """Measure a bot alone and beside a crowd that wants hints."""
    os.environ["FORWARDED_ALLOW_IPS"] = "127.0.0.1"
    more: dict[str, Any] = {"bots": {name: name for name in BOTS} | {LEVEL: bot}}
    if bot_workers is not None:
        more["bot_workers"] = bot_workers
    cases = {
        "alone": [],
        "one address": ["10.2.0.1"] * clients,
        "own address": [f"10.3.0.{number}" for number in range(1, clients + 1)],
    }
    alone: Case | None = None
    for name, crowd in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "decisions"
            file.touch()
            os.environ[FILE] = str(file)
            database = f"sqlite:///{folder}/hall.db"
            with Server(
                database, "latency:build", bot_pause=0.0, proxies=(HERE,), **more
            ) as server:
                found = uvloop.run(measure(server, file, game, wanted, crowd))
        alone = alone or found
        median, p95 = [percentile(found.times, p) / percentile(alone.times, p) for p in (0.5, 0.95)]
        print(f"{found.line(name)}; median × {median:.1f}, p95 × {p95:.1f}", flush=True)


if __name__ == "__main__":
    main()
