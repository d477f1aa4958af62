"""Does the time an answer takes tell that somebody has changed a sealed choice?

    .venv/bin/python bench/telltale.py [--tables N]

At each table four people have sockets open. One of them chooses, which everybody may know, and then
chooses anew, which nobody may. Two who listen make guesses. One sees how long acknowledgements
take: was that a first choice? The other asks something of the hall: did somebody choose anew just
then, or did nothing happen? Each learns the best limit on half of the tables and guesses on the
other half; 50 % is mere luck.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time

import click
import msgspec
import uvloop
from load import GAMES, SEATS, Heard, Load, Seat, Table
from rich.progress import track
from servers import Server

import meadhall

LUCK = 0.5
ALARM = 0.65
"""Above this somebody who listens learns something."""
PAUSE = 0.05

Times = dict[str, list[float]]


async def hear(seat: Seat, kind: str) -> float:
    """When a message of a kind comes."""
    while True:
        message = msgspec.json.decode(await seat.socket.recv())
        if message["type"] == "position":
            seat.last = msgspec.convert(message, Heard)
        if message["type"] == kind:
            return time.perf_counter()


async def say(seat: Seat, **message: object) -> None:
    """Over one socket."""
    await seat.socket.send(msgspec.json.encode(message).decode())


async def choose(table: Table, move: int, times: Times, name: str) -> None:
    """Choose, and have somebody else ask something at the same time."""
    chooser, other = table.seats[0], table.seats[1]
    await asyncio.sleep(PAUSE)
    began = time.perf_counter()
    await say(chooser, type="move", id=1, number=chooser.last.number, move=move)
    await say(other, type="why", id=2, move=0)
    acknowledged, answered = await asyncio.gather(hear(chooser, "ack"), hear(other, "why"))
    times.setdefault(f"{name}: acknowledged", []).append((acknowledged - began) * 1_000)
    times.setdefault(f"{name}: answered", []).append((answered - began) * 1_000)


async def take_back(table: Table) -> None:
    """As if nothing had been chosen yet."""
    await say(table.seats[0], type="undo", id=1, number=table.seats[0].last.number)
    await hear(table.seats[0], "ack")


async def nothing(table: Table, times: Times) -> None:
    """Somebody asks something, and nothing happens."""
    await asyncio.sleep(PAUSE)
    began = time.perf_counter()
    await say(table.seats[0], type="ping", id=1)
    await say(table.seats[1], type="why", id=2, move=0)
    answered = (await asyncio.gather(hear(table.seats[0], "pong"), hear(table.seats[1], "why")))[1]
    times.setdefault("nothing: answered", []).append((answered - began) * 1_000)


async def run(server: Server, count: int) -> Times:
    """All the times, in milliseconds."""
    times: Times = {}
    sealed = [name for name in GAMES if len(meadhall.game(name).start(SEATS).waiting) == SEATS]
    for table in track(await Load([server], count, sealed).create(), transient=True):
        await table.open()
        for seat in table.seats:
            seat.listener.cancel()
        first, anew = [each.move for each in table.seats[0].last.moves][:2]
        await choose(table, first, {}, "the very first")  # whatever is done for the first time
        await take_back(table)
        await choose(table, first, times, "first")
        await nothing(table, times)
        await choose(table, anew, times, "anew")
        await table.close()
    return times


def guessed(these: list[float], those: list[float]) -> float:
    """The share of right guesses, by the limit that was best for the first half."""

    def right(limit: float, sign: int, part: slice) -> int:
        below = sum(sign * (each - limit) <= 0 for each in these[part])
        return below + sum(sign * (each - limit) > 0 for each in those[part])

    half = len(these) // 2
    seen, unseen = slice(None, half), slice(half, None)
    rules = [(limit, sign) for limit in these[seen] + those[seen] for sign in (1, -1)]
    limit, sign = max(rules, key=lambda rule: right(rule[0], rule[1], seen))
    return right(limit, sign, unseen) / (len(these[unseen]) + len(those[unseen]))


@click.command()
@click.option("--tables", default=200, show_default=True)
def main(tables: int) -> None:
    """Try to tell from times what nobody may know."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/hall.db") as server,
    ):
        times = uvloop.run(run(server, tables))
    worst = 0.0
    for these, those in (
        ("first: acknowledged", "anew: acknowledged"),
        ("nothing: answered", "anew: answered"),
    ):
        share = guessed(times[these], times[those])
        worst = max(worst, share)
        medians = [statistics.median(times[each]) for each in (these, those)]
        print(
            f"{these} in {medians[0]:.2f} ms, {those} in {medians[1]:.2f} ms "
            f"(ratio {medians[1] / medians[0]:.2f}): guessed {share:.0%} "
            f"(luck: {LUCK:.0%}, alarm: {ALARM:.0%})"
        )
    raise SystemExit(worst > ALARM)


if __name__ == "__main__":
    main()
