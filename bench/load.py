"""How many tables can a hall hold? Real sockets, real moves, a real database.

    .venv/bin/python bench/load.py                          # 100 to 1,500 tables on SQLite
    .venv/bin/python bench/load.py --tables 500 --seconds 30
    .venv/bin/python bench/load.py --postgres --processes 2 # beside one process on SQLite

At each table four sockets listen, and one move a second is made by a seat that is asked. Measured
is the time from sending a move until the last of those who may know of it has the new position, and
what a move costs the server's processes in processor time. Numbers must rise by one from message to
message: a lost or misplaced one is an error. Server and clients share the machine, so the processor
time of a move is the steadier figure: it hardly knows how busy the machine is.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click
import httpx
import msgspec
import uvloop
from servers import Server
from websockets.asyncio.client import ClientConnection, connect

import meadhall

SEATS = 4
GAMES = [name for name in meadhall.game_names() if meadhall.game(name).max_players >= SEATS]
WARM_UP = 3.0
COUNTS = (100, 250, 500, 1_000, 1_500)
GOAL_TABLES, GOAL_MS = 1_000, 100.0
GOAL_CPU = 600
"""Microseconds of the server's processors a move."""
GOAL_POSTGRES = 1.5
"""What two processes on PostgreSQL may cost, beside one on SQLite."""


class Legal(msgspec.Struct):
    """The part of a move that a client needs."""

    move: int


class Heard(msgspec.Struct):
    """The part of a message that a client needs."""

    type: str
    number: int = 0
    seat: int | None = None
    waiting: list[int] = []
    moves: list[Legal] = []
    phase: str = ""
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Seat:
    """One socket."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last = Heard("")
        self.at = 0.0
        self.messages = 0

    async def open(self, url: str, token: str) -> None:
        """Connect, and listen from then on."""
        self.socket: ClientConnection = await connect(
            url, compression=None, ping_interval=None, max_size=None, open_timeout=60
        )
        await self.socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        while self.last.type != "position":
            self.last = _decode(await self.socket.recv())
        self.listener = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Note when each position came, and whether one is missing."""
        async for data in self.socket:
            message = _decode(data)
            if message.type == "position":
                self.at = time.perf_counter()
                self.messages += 1
                if message.number != self.last.number + 1:
                    self.table.load.out_of_order += 1
                self.last = message
            elif message.type == "error":
                self.table.load.errors.append(message.code)


class Table:
    """Four seats and a move every second."""

    def __init__(self, load: Load, name: str, tokens: list[str]) -> None:
        self.load = load
        self.name = name
        self.tokens = tokens
        self.seats = [Seat(self) for _ in tokens]
        self.dice = random.Random(name)
        self.sent = 0.0

    async def open(self) -> None:
        """Connect all seats, to the servers in turn."""
        addresses = self.load.addresses
        for number, (seat, token) in enumerate(zip(self.seats, self.tokens, strict=True)):
            address = addresses[number % len(addresses)].replace("http", "ws", 1)
            await seat.open(f"{address}/api/tables/{self.name}/socket", token)

    async def play(self, until: float) -> None:
        """Move, once a second."""
        await asyncio.sleep(self.dice.random())
        begin = time.perf_counter()
        turn = 0
        while time.perf_counter() < until:
            await self.move()
            turn += 1
            await asyncio.sleep(max(0.0, begin + turn - time.perf_counter()))
            self.account()

    async def move(self) -> None:
        """A move of a seat that is asked."""
        for seat in self.seats:
            last = seat.last
            if last.seat in last.waiting:
                self.sent = time.perf_counter()
                move = self.dice.choice(last.moves).move
                message = {"type": "move", "id": 1, "number": last.number, "move": move}
                await seat.socket.send(msgspec.json.encode(message).decode())
                return
        self.sent = 0.0

    def account(self) -> None:
        """How long the last move took to reach the last of those it was told to."""
        times = [seat.at - self.sent for seat in self.seats if seat.at > self.sent]
        if self.sent:
            if times:
                self.load.latencies.append(max(times) * 1000)
            else:
                self.load.unanswered += 1

    async def close(self) -> None:
        """Hang up."""
        for seat in self.seats:
            seat.listener.cancel()
            await seat.socket.close()


class Load:
    """One run with so many tables, on one server or several that share a database."""

    def __init__(self, servers: list[Server], tables: int, games: Sequence[str] = GAMES) -> None:
        self.servers = servers
        self.addresses = [server.address for server in servers]
        self.count = tables
        self.games = games
        self.client_cores = self.server_cores = 0.0
        self.cpu = 0.0
        """Microseconds of the servers' processors a move."""
        self.latencies: list[float] = []
        self.out_of_order = 0
        self.unanswered = 0
        self.errors: list[str] = []

    async def run(self, seconds: float) -> None:
        """Set up, warm up, measure, check."""
        tables = await self.create()
        await self.open(tables)
        end = time.perf_counter() + WARM_UP + seconds
        players = [asyncio.create_task(table.play(end)) for table in tables]
        await asyncio.sleep(WARM_UP)
        self.latencies.clear()
        began, own, theirs = time.perf_counter(), time.process_time(), self.spent()
        await asyncio.gather(*players)
        took = time.perf_counter() - began
        self.client_cores = (time.process_time() - own) / took
        spent = self.spent() - theirs
        self.server_cores = spent / took
        self.cpu = 1e6 * spent / max(1, len(self.latencies) + self.unanswered)
        await asyncio.sleep(1)
        await self.compare(tables)
        for table in tables:
            await table.close()

    def spent(self) -> float:
        """Seconds of processor time of all servers so far."""
        return sum(server.cpu() for server in self.servers)

    async def open(self, tables: list[Table]) -> None:
        """Connect everybody."""
        for start in range(0, len(tables), 50):
            await asyncio.gather(*(table.open() for table in tables[start : start + 50]))

    async def create(self) -> list[Table]:
        """Tables with four people each, the games in turn."""
        tables = []
        limits = httpx.Limits(max_connections=8)
        address = self.addresses[0]
        async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:

            async def one(number: int) -> None:
                game = self.games[number % len(self.games)]
                settings = {"game": game, "players": SEATS}
                answer = await client.post("/api/tables", json={"settings": settings})
                made = answer.raise_for_status().json()
                tokens = [made["token"]]
                for _ in range(SEATS - 1):
                    ask = {"invitation": made["invitation"]}
                    path = f"/api/tables/{made['table']}/seats"
                    seated = await client.post(path, json=ask)
                    tokens.append(seated.raise_for_status().json()["token"])
                tables.append(Table(self, made["table"], tokens))

            await asyncio.gather(*(one(number) for number in range(self.count)))
        return tables

    async def compare(self, tables: list[Table]) -> None:
        """Has every seat come as far as the server says?"""
        async with httpx.AsyncClient(base_url=self.addresses[0], timeout=60) as client:
            for table in tables[:: max(1, len(tables) // 50)]:
                for seat, token in zip(table.seats, table.tokens, strict=True):
                    answer = await client.get(
                        f"/api/tables/{table.name}/position",
                        headers={"authorization": f"Bearer {token}"},
                    )
                    if answer.json()["number"] != seat.last.number:
                        self.out_of_order += 1

    def percentile(self, share: float) -> float:
        """Of the latencies, in milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 1e9

    @property
    def clean(self) -> bool:
        """Was nothing lost, misplaced or refused?"""
        return not (self.out_of_order or self.unanswered or self.errors)


def measure(
    tables: int, seconds: float, games: Sequence[str], processes: int = 1, database: str = ""
) -> Load:
    """One run; prints its line."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = database or f"sqlite:///{folder}/hall.db"
        servers = [stack.enter_context(Server(url)) for _ in range(processes)]
        before = sum(server.memory() for server in servers)
        load = Load(servers, tables, games)
        uvloop.run(load.run(seconds))
        each = (sum(server.memory() for server in servers) - before) / tables / 1024
    state = (
        "nothing lost, all in order"
        if load.clean
        else (f"{load.out_of_order} out of order, {load.unanswered} unanswered, {load.errors[:3]}")
    )
    print(
        f"{tables:5} tables {tables * SEATS:5} sockets {len(load.latencies):6} moves: "
        f"median {load.percentile(0.5):6.1f} ms  p99 {load.percentile(0.99):6.1f} ms  "
        f"worst {load.percentile(1):6.1f} ms; {load.cpu:5.0f} µs of processor a move, "
        f"server {load.server_cores:.0%} and clients {load.client_cores:.0%} of a core; "
        f"{each:.0f} KB a table; {state}",
        flush=True,
    )
    return load


def curve(counts: list[int], seconds: float, games: Sequence[str]) -> bool:
    """More and more tables on one process and SQLite, and where it gives way."""
    print(f"One process, SQLite; goals: p99 < {GOAL_MS:.0f} ms at {GOAL_TABLES:,} tables, "
          f"≤ {GOAL_CPU} µs a move")  # fmt: skip
    good = True
    holds = 0
    for count in counts:
        load = measure(count, seconds, games)
        well = load.clean and load.percentile(0.99) < GOAL_MS
        holds = count if well else holds
        if count == GOAL_TABLES:
            good = well and load.cpu <= GOAL_CPU
        if not load.clean:
            break  # beyond what it can take, more says nothing
    print(f"holds p99 < {GOAL_MS:.0f} ms up to {holds:,} tables of those tried "
          f"(goal: {GOAL_TABLES:,}, ratio {holds / GOAL_TABLES:.2f})")  # fmt: skip
    return good


def beside_postgres(tables: int, seconds: float, games: Sequence[str], processes: int) -> bool:
    """The same load on PostgreSQL with several processes, beside one process on SQLite."""
    root = Path(__file__).parent.parent
    sys.path[:0] = [str(root), str(root / "tests")]
    from hall.postgres import postgres

    print("One process, SQLite:")
    one = measure(tables, seconds, games)
    print(f"{processes} processes, PostgreSQL, each table's sockets spread over them:")
    with postgres() as url:
        several = measure(tables, seconds, games, processes, url)
    ratio = several.cpu / one.cpu
    print(f"processor time a move: {ratio:.2f} × SQLite's (goal: ≤ {GOAL_POSTGRES} ×)")
    return ratio <= GOAL_POSTGRES and several.clean


@click.command()
@click.option("--tables", type=int, help="One count instead of the curve.")
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--games", default=",".join(GAMES), show_default=True, help="Played in turn.")
@click.option("--postgres", is_flag=True, help="Several processes on PostgreSQL beside SQLite.")
@click.option("--processes", default=2, show_default=True, help="With --postgres.")
def main(tables: int | None, seconds: float, games: str, postgres: bool, processes: int) -> None:
    """Measure how many tables a hall holds."""
    gc.disable()  # thousands of sockets make the collector stop the clients for long
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if postgres:
        good = beside_postgres(tables or 300, seconds, games.split(","), processes)
    else:
        good = curve([tables] if tables else list(COUNTS), seconds, games.split(","))
    raise SystemExit(not good)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
