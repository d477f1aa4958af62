"""The same games natively and in WebAssembly: equal move for move, and key for key?

    .venv/bin/python bench/equal.py build/hall                # 200 games of each game
    .venv/bin/python bench/equal.py build/hall GAME --games 20 --first 300

Takes the site that `./dev static` made, and has Node run its engine. `twin.py` says who plays: bots
of every kind that draw, search, judge by the net or by hand. Where two games part ways, it says at
which decision; the exit status is then 1.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from rich.progress import Progress
from twin import ITERATIONS, line_of

import meadhall

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.in_wasm import run  # noqa: E402

TWIN = ROOT / "bench/twin.py"
LETTERS = 4
"""A decision's."""


def differences(
    site: Path, game: str, first: int, count: int, iterations: int = ITERATIONS
) -> Iterator[str]:
    """For each game what is different, nothing if it is equal."""
    arguments = (game, str(first), str(count), str(iterations))
    theirs = run(site / "engine", TWIN, *arguments)
    for seed in range(first, first + count):
        yield difference(line_of(game, seed, iterations), next(theirs, ""))


def difference(ours: str, theirs: str) -> str:
    """Where two lines of `twin.py` part ways."""
    if ours == theirs:
        return ""
    (head, _, mine), (other, _, his) = ours.rpartition(" "), theirs.rpartition(" ")
    both = zip(range(0, len(mine), LETTERS), range(0, len(his), LETTERS), strict=False)
    for at, _ in both:
        if mine[at : at + LETTERS] != his[at : at + LETTERS]:
            return f"{head}: other from decision {at // LETTERS + 1} on ({other})"
    return f"{head}: broken off, or longer ({other or 'nothing came'})"


@click.command(epilog="Example: .venv/bin/python bench/equal.py build/hall --games 20")
@click.argument("site", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("games", nargs=-1)
@click.option("--games", "count", default=200, show_default=True, help="Of each game.")
@click.option("--first", default=1, show_default=True, help="The first game's seed.")
@click.option("--iterations", default=ITERATIONS, show_default=True, help="Of those that search.")
def main(site: Path, games: tuple[str, ...], count: int, first: int, iterations: int) -> None:
    """Play the same games natively and in the engine of a SITE (`./dev static` makes one), and say
    where they part ways. The exit status is 1 if they do."""
    wrong = 0
    with Progress() as progress:
        for game in games or meadhall.game_names():
            task = progress.add_task(game, total=count)
            found = 0
            try:
                for problem in differences(site, game, first, count, iterations):
                    if problem:
                        found += 1
                        progress.console.print(
                            problem, markup=False, highlight=False, soft_wrap=True
                        )
                    progress.advance(task)
            except subprocess.CalledProcessError:
                found += 1
                progress.console.print(f"{game}: the engine of the site failed, see above")
            progress.console.print(f"{game}: {count - found} of {count} games equal")
            wrong += found
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
