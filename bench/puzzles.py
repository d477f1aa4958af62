"""Puzzles: how many each level of bots finds, and by how much the best move beats the next idea.

For each game and kind it prints the share that thrall, karl, jarl (300 iterations) and konung
(8,000) solve: every decision on the way has to be right, and a bot sees what the seat sees. A
thrall plays at random and is asked five times. The second table tells what the best is worth more
than the second idea: in percent of win chance where equal searches of 20,000 iterations weighed
them, in the problem's own measure where they were solved exactly.

Run: `python bench/puzzles.py [GAME …] [--levels thrall,karl,jarl,konung] [--every 1]`
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots.roster import JARL_ITERATIONS, KONUNG_ITERATIONS
from meadhall.kernel import Game
from meadhall.kernel.puzzles import Puzzle, puzzles
from meadhall.lab.puzzles.rating import RATED, TRIES, finds

ITERATIONS = {"jarl": JARL_ITERATIONS, "konung": KONUNG_ITERATIONS}


def share(game: Game[Any], of: Sequence[Puzzle], level: str) -> float:
    """The share of these puzzles that a level finds."""
    kind = f"ismcts:{ITERATIONS[level]}" if level in ITERATIONS else level
    tries = TRIES if level == "thrall" else 1
    found = [sum(finds(game, each, kind, seed) for seed in range(tries)) / tries for each in of]
    return sum(found) / len(found)


def margins(of: Sequence[Puzzle]) -> tuple[str, str, str]:
    """Least, middle and largest lead of the best; a second that wasn't worked out is less still."""
    found = [each.best - each.second for each in of if each.second is not None]
    if not found:
        return "", "", ""
    return str(min(found)), f"{median(found):g}", str(max(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names())
    parser.add_argument("--levels", default=",".join(RATED))
    parser.add_argument("--every", type=int, default=1, help="only each so many-th puzzle")
    told = parser.parse_args()
    levels = told.levels.split(",")
    console = Console()
    solved = Table("game", "kind", "puzzles", "tried", *levels, "seconds")
    leads = Table("game", "kind", "least", "median", "most", "second not worked out")
    for name in told.games:
        game = meadhall.game(name)
        for kind in sorted({each.kind for each in puzzles(game)}):
            of = [each for each in puzzles(game) if each.kind == kind]
            tried = of[:: told.every]
            began = time.perf_counter()
            shares = [f"{share(game, tried, level):.0%}" for level in levels]
            took = f"{time.perf_counter() - began:.0f}"
            solved.add_row(name, kind, str(len(of)), str(len(tried)), *shares, took)
            unknown = sum(1 for each in of if each.second is None)
            leads.add_row(name, kind, *margins(of), str(unknown))
    console.print(solved)
    console.print(leads)


if __name__ == "__main__":
    main()
