"""Games a second by where they are played, as ratios to this process alone, all in one run.

    .venv/bin/python bench/many.py                    # one process, one for each core, Ray
    .venv/bin/python bench/many.py --seconds 20 --rounds 5

Short games take a millisecond or so, so that they show what it costs to send one; long ones show
what the cores bring. Backends take turns, and what is told is the middle one of the ratios of each
round: other work on the machine falls on all alike. Starting processes isn't counted.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import time
from contextlib import ExitStack, closing
from functools import partial

from meadhall.kernel.registry import game
from meadhall.lab.many import HERE, Backend, play_many
from meadhall.lab.match import play_game
from meadhall.lab.where import where_to_play

KINDS = {"short": ("asgard", "random"), "long": ("asgard", "ismcts:300")}
"""A game and who plays it."""


def one_game(name: str, kind: str, seed: int) -> str:
    """Play a game; the hash of how it ended."""
    return play_game(game(name), [kind] * 2, seed).end


def rate(backend: Backend, name: str, kind: str, seconds: float) -> float:
    """Games a second once it is under way."""
    games = play_many(partial(one_game, name, kind), itertools.count(), backend)
    with closing(games):
        warm = time.monotonic() + seconds
        while time.monotonic() < warm:
            next(games)
        began, count = time.monotonic(), 0
        while time.monotonic() < began + seconds:
            next(games)
            count += 1
        return count / (time.monotonic() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0, help="for each, and as long before")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    cores = os.cpu_count() or 1
    with ExitStack() as stack:
        backends = {
            "this process": HERE,
            f"{cores} processes": where_to_play(cores, False, None),
            f"Ray, {cores} cores": stack.enter_context(where_to_play(cores, True, None)),
        }
        for length, (name, kind) in KINDS.items():
            rates: dict[str, list[float]] = {each: [] for each in backends}
            for _ in range(arguments.rounds):
                for each, backend in backends.items():
                    rates[each].append(rate(backend, name, kind, arguments.seconds))
            print(f"{length} games ({name}, {kind} in both seats)")
            for each, found in rates.items():
                ratios = [
                    one / here for one, here in zip(found, rates["this process"], strict=True)
                ]
                told = f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
                print(f"  {each:14} {statistics.median(found):8.1f} a second   ratio {told}")


if __name__ == "__main__":
    main()
