"""A hall with a thousand live tables is killed: how soon is it there again, for everybody?

    .venv/bin/python bench/restart.py [--tables N]

Four people at each table have sockets open and come back as soon as they can, as pages do. Measured
from the start of the new process: until it is alive (`/healthz`) and ready (`/readyz`), until every
table has been looked after (clocks, absences, bots), and until everybody is back.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import click
import uvloop
from load import Load, Seat, Table
from servers import Server
from websockets.exceptions import WebSocketException

READY, LOOKED_AFTER = 3.0, 15.0
"""Goals, in seconds."""
PAUSE = 0.5
PLAY = 5.0
PATIENCE = 120.0
ASKING = """
import http.client, sys, time
while True:
    line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=30)
    try:
        line.request("GET", sys.argv[2])
        if line.getresponse().status == 200:
            break
    except OSError:
        time.sleep(0.02)
    finally:
        line.close()
print(time.time())
"""


async def come_back(table: Table, number: int) -> None:
    """A page that has lost its line tries until it has one again."""
    address = table.load.addresses[0].replace("http", "ws", 1)
    pause = PAUSE
    while True:
        seat = Seat(table)
        try:
            await seat.open(f"{address}/api/tables/{table.name}/socket", table.tokens[number])
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(pause * (0.7 + 0.6 * table.dice.random()))
            pause = min(8.0, pause * 2)
        else:
            table.seats[number] = seat
            return


async def until(server: Server, path: str) -> float:
    """When it says that it is alive, or could take a move. Asked by a process of its own, as a load
    balancer would: this one is busy with everybody who comes back."""
    asking = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ASKING, str(server.port), path, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asking.communicate()
    return float(said)


async def until_looked_after(file: Path, opened: float) -> float:
    """When no table is due any more that was due since before the hall opened."""
    query = "SELECT count(*) FROM tables WHERE phase = 'playing' AND due <= ?"
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        while connection.execute(query, [int((opened + 1.5) * 1_000)]).fetchone()[0]:
            await asyncio.sleep(0.05)
        return time.time()
    finally:
        connection.close()


async def run(server: Server, file: Path, count: int) -> dict[str, float]:
    """Play, kill, start again; seconds until each is reached."""
    load = Load([server], count)
    tables = await load.create()
    await load.open(tables)
    end = time.perf_counter() + PLAY
    await asyncio.gather(*(table.play(end) for table in tables))
    for table in tables:
        for seat in table.seats:
            seat.listener.cancel()
    server.kill()
    everybody = [
        asyncio.create_task(come_back(table, number))
        for table in tables
        for number in range(len(table.seats))
    ]
    began = time.time()
    server.start()
    async with asyncio.timeout(PATIENCE):
        alive, ready = await asyncio.gather(until(server, "/healthz"), until(server, "/readyz"))
        looked_after = await until_looked_after(file, began)
        await asyncio.gather(*everybody)
    back = time.time()
    for table in tables:
        await table.close()
    return {
        "alive": alive - began,
        "ready": ready - began,
        "every table looked after": looked_after - began,
        "everybody back": back - began,
    }


@click.command()
@click.option("--tables", default=1_000, show_default=True)
def main(tables: int) -> None:
    """Kill a hall that is in full swing, and see how soon it is back."""
    gc.disable()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "hall.db")
        with Server(f"sqlite:///{file}") as server:
            times = uvloop.run(run(server, file, tables))
    print(f"{tables:,} tables, {4 * tables:,} sockets that come back by themselves:")
    goals = {"ready": READY, "every table looked after": LOOKED_AFTER}
    for what, seconds in times.items():
        goal = goals.get(what)
        beside = f"  (goal: {goal:.0f} s, ratio {seconds / goal:.2f})" if goal else ""
        print(f"  {what:26} {seconds:6.1f} s{beside}")
    raise SystemExit(any(times[what] > goal for what, goal in goals.items()))


if __name__ == "__main__":
    main()
