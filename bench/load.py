"""How many tables can one server process hold? Real sockets, real moves, a real database.

    .venv/bin/python bench/load.py               # 500 tables of 4 seats, then as many as it takes
    .venv/bin/python bench/load.py --tables 200 --no-search

A server process is started on an empty SQLite database. At each table four sockets listen, and one
move a second is made by a seat that is asked. Measured is the time from sending a move until the
last of those who may know of it has the new position. Numbers must rise by one from message to
message: a lost or misplaced one is an error. Server and clients share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from meadhall.hall.config import VARIABLE, Config, Limits
from meadhall.hall.serving import server_settings

SEATS = 4
GOAL_MS = 100.0
LIMIT_MS = 250.0
UNLIMITED = Limits(
    requests_per_second=1e9,
    requests_burst=10**9,
    tables_per_minute=1e9,
    sockets_per_address=10**6,
    seats_per_address=100,
    messages_per_second=1e9,
    messages_burst=10**9,
    connections=10**6,
    connections_per_address=10**6,
)


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
            url, compression=None, ping_interval=None, max_size=None
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

    def __init__(self, load: Load, url: str, tokens: list[str]) -> None:
        self.load = load
        self.url = url
        self.tokens = tokens
        self.seats = [Seat(self) for _ in tokens]
        self.dice = random.Random(url)
        self.sent = 0.0

    async def open(self) -> None:
        """Connect all seats."""
        for seat, token in zip(self.seats, self.tokens, strict=True):
            await seat.open(self.url, token)

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


class Load:
    """One run with so many tables."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.address = server.address
        self.count = tables
        self.client_cores = self.server_cores = 0.0
        self.latencies: list[float] = []
        self.out_of_order = 0
        self.unanswered = 0
        self.errors: list[str] = []

    async def run(self, seconds: float) -> None:
        """Set up, warm up, measure, check."""
        tables = await self.create()
        for start in range(0, len(tables), 50):
            await asyncio.gather(*(table.open() for table in tables[start : start + 50]))
        end = time.perf_counter() + 3 + seconds
        players = [asyncio.create_task(table.play(end)) for table in tables]
        await asyncio.sleep(3)
        self.latencies.clear()
        began, own, theirs = time.perf_counter(), time.process_time(), self.server.cpu()
        await asyncio.gather(*players)
        spent = time.perf_counter() - began
        self.client_cores = (time.process_time() - own) / spent
        self.server_cores = (self.server.cpu() - theirs) / spent
        await asyncio.sleep(1)
        await self.compare(tables)
        for table in tables:
            for seat in table.seats:
                seat.listener.cancel()
                await seat.socket.close()

    async def create(self) -> list[Table]:
        """Tables with four people each, half of them of each game."""
        tables = []
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=60) as client:

            async def one(number: int) -> None:
                game = ("asgard", "wolves")[number % 2]
                settings = {"game": game, "players": SEATS}
                answer = await client.post("/api/tables", json={"settings": settings})
                made = answer.raise_for_status().json()
                tokens = [made["token"]]
                for _ in range(SEATS - 1):
                    ask = {"invitation": made["invitation"]}
                    path = f"/api/tables/{made['table']}/seats"
                    seated = await client.post(path, json=ask)
                    tokens.append(seated.raise_for_status().json()["token"])
                url = f"{self.address}/api/tables/{made['table']}/socket"
                tables.append(Table(self, url.replace("http", "ws", 1), tokens))

            await asyncio.gather(*(one(number) for number in range(self.count)))
        return tables

    async def compare(self, tables: list[Table]) -> None:
        """Has every seat come as far as the server says?"""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            for table in tables[:: max(1, len(tables) // 50)]:
                path = table.url.split("/api/")[1].removesuffix("/socket")
                for seat, token in zip(table.seats, table.tokens, strict=True):
                    answer = await client.get(
                        f"/api/{path}/position", headers={"authorization": f"Bearer {token}"}
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


class Server:
    """A server process on an empty database; `app` is what it serves, and `more` changes how its
    hall is set up."""

    def __init__(self, database: str, app: str = "meadhall.hall.app:build", **more: Any) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = app
        self.config = Config(database=database, limits=UNLIMITED, log_level="warning", **more)

    def __enter__(self) -> Server:
        code = (
            f"import uvicorn; uvicorn.run('{self.app}', factory=True, "
            f"app_dir={str(Path(__file__).parent)!r}, port={self.port}, "
            f"**{server_settings(self.config)!r})"
        )
        environment = os.environ | {VARIABLE: msgspec.json.encode(self.config).decode()}
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment)
        for _ in range(300):
            try:
                httpx.get(f"{self.address}/healthz", verify=False)
                return self
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server doesn't start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(tables: int, seconds: float, database: str) -> Load:
    """One run; prints its line."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(database or f"sqlite:///{folder}/hall.db") as server,
    ):
        before = server.memory()
        load = Load(server, tables)
        uvloop.run(load.run(seconds))
        each = (server.memory() - before) / tables / 1024
    state = (
        "nothing lost, all in order"
        if load.clean
        else (f"{load.out_of_order} out of order, {load.unanswered} unanswered, {load.errors[:3]}")
    )
    print(
        f"{tables:5} tables, {tables * SEATS:5} sockets, {len(load.latencies):6} moves: "
        f"median {load.percentile(0.5):6.1f} ms, p99 {load.percentile(0.99):6.1f} ms, "
        f"worst {load.percentile(1):6.1f} ms; {each:.0f} KB a table; "
        f"server {load.server_cores:.0%} and clients {load.client_cores:.0%} of a core; {state}",
        flush=True,
    )
    return load


@click.command()
@click.option("--tables", default=500, show_default=True)
@click.option("--seconds", default=30.0, show_default=True)
@click.option("--db", default="", help="Another database than a fresh SQLite file.")
@click.option("--search/--no-search", default=True, help="Then look for the highest count.")
def main(tables: int, seconds: float, db: str, search: bool) -> None:
    """Measure, then look for the highest number of tables that holds p99 below 250 ms."""
    gc.disable()  # thousands of sockets make the collector stop the clients for long
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = measure(tables, seconds, db)
    good = load.clean and load.percentile(0.99) < GOAL_MS
    print(f"p99 below {GOAL_MS:.0f} ms at {tables} tables: {'yes' if good else 'NO'}")
    highest = tables if load.clean and load.percentile(0.99) < LIMIT_MS else 0
    step = max(50, tables // 4)
    while search and highest:
        load = measure(highest + step, seconds / 2, db)
        if not load.clean or load.percentile(0.99) >= LIMIT_MS:
            break
        highest += step
    print(f"highest count with p99 below {LIMIT_MS:.0f} ms: {highest} tables")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
