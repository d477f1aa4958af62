"""Games a second by where they are played, as ratios to this process alone, all in one run.

    .venv/bin/python bench/many.py GAME               # one process, one for each core, Ray
    .venv/bin/python bench/many.py GAME --seconds 20 --rounds 5

Short games take half a millisecond, so that they show what it costs to send one; long ones show
what the cores bring. Backends take turns, and what is told is the middle one of the ratios of each
round, once by the clock and once by processor time of all processes together. Starting them isn't
counted. By the clock it needs cores that nobody else uses: where others compute, those who often
wait are served sooner, and look quicker than they are. Processor time says what a game costs there
whatever else runs; it is read from /proc, so on Linux.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import time
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from meadhall.kernel.registry import game, game_names
from meadhall.lab.many import HERE, Backend, play_many
from meadhall.lab.match import play_game
from meadhall.lab.where import where_to_play

KINDS = {"short": "random", "long": "ismcts:60"}
"""Who plays them."""


def one_game(name: str, kind: str, seed: int) -> str:
    """Play a game; the hash of how it ended."""
    played = game(name)
    return play_game(played, [kind] * played.min_players, seed).end


class Rates(NamedTuple):
    """Games a second by the clock, and for each second of a processor."""

    clock: float
    processor: float


def rates_of(backend: Backend, name: str, kind: str, seconds: float) -> Rates:
    """How many games are played once it is under way."""
    games = play_many(partial(one_game, name, kind), itertools.count(), backend)
    with closing(games):
        warm = time.monotonic() + seconds
        while time.monotonic() < warm:
            next(games)
        began, before, count = time.monotonic(), spent(), 0
        while time.monotonic() < began + seconds:
            next(games)
            count += 1
        took = time.monotonic() - began
        return Rates(count / took, count / (spent() - before))


def spent() -> float:
    """Seconds of processors that this process and all that come of it have used."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = file.read_text().rpartition(")")[2].split()
            pid = int(file.parent.name)
            parents[pid], ticks[pid] = int(fields[1]), int(fields[11]) + int(fields[12])
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(ticks[pid] for pid in ours) / os.sysconf("SC_CLK_TCK")


def told(rates: list[float], alone: list[float]) -> str:
    """The middle ratio and how far they lie apart."""
    ratios = [one / other for one, other in zip(rates, alone, strict=True)]
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--seconds", type=float, default=9.0, help="for each, and as long before")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    cores = os.cpu_count() or 1
    with ExitStack() as stack:
        backends = {
            "this process": HERE,
            f"{cores} processes": where_to_play(cores, False, None),
            f"Ray, {cores} cores": stack.enter_context(where_to_play(cores, True, None)),
        }
        for length, kind in KINDS.items():
            rates: dict[str, list[Rates]] = {each: [] for each in backends}
            for _ in range(arguments.rounds):
                for each, backend in backends.items():
                    rates[each].append(rates_of(backend, arguments.game, kind, arguments.seconds))
            print(f"{length} games ({kind} in every seat), as ratios to this process")
            alone = rates["this process"]
            for each, found in rates.items():
                clock = told([one.clock for one in found], [one.clock for one in alone])
                processor = told([one.processor for one in found], [one.processor for one in alone])
                print(f"  {each:14} by the clock {clock}, for a second of processor {processor}")


if __name__ == "__main__":
    main()
