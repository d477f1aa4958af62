"""`meadhall puzzles`: puzzles out of games that bots play, or those there are checked again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.puzzles import Problem, Puzzle, problems
from ..kernel.registry import game as game_named
from ..lab.puzzles.checking import faults, mended
from ..lab.puzzles.finding import find
from ..lab.puzzles.keeping import file_of, read, write
from ..lab.puzzles.rating import RATED
from ..lab.puzzles.weighing import FINAL
from .screen import Screen, language_option


@click.command(epilog="Example: meadhall puzzles {game} --count 20 --out my-puzzles.json")
@click.argument("game")
@click.option("--kind", help="Of which kind.  [default: every kind that the game has]")
@click.option(
    "--count",
    default=10,
    type=click.IntRange(min=1),
    show_default=True,
    help="How many more to find, of each kind.",
)
@click.option(
    "--seed", type=int, help="The first game's seed.  [default: after the last that was looked at]"
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to add them to.  [default: the game's own]",
)
@click.option("--check", is_flag=True, help="Find nothing: solve again all that are there.")
@click.option("--worlds", default=3, show_default=True, help="With --check: worlds to solve in.")
@click.option(
    "--iterations",
    default=FINAL,
    show_default=True,
    help="With --check: to weigh each move again by that was not solved exactly; 0: don't.",
)
@click.option(
    "--mend",
    is_flag=True,
    help="With --check: solve anew those that no longer hold, and leave out what is no puzzle.",
)
@language_option
def puzzles(
    game: str,
    kind: str | None,
    count: int,
    seed: int | None,
    out: Path | None,
    check: bool,
    worlds: int,
    iterations: int,
    mend: bool,
    lang: str,
) -> int:
    """Make puzzles for GAME: play games between bots, find problems in them, solve and sift them.

    Each that is found is added to the file at once, so this can be broken off at any time; started
    again it goes on with the next game. With --check the exit status is 1 if one no longer holds.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    file = out or file_of_game(chosen)
    if check:
        return _check(screen, chosen, file, worlds, iterations, mend)
    for problem in kinds_of(chosen, kind):
        _find(screen, chosen, problem, count, seed, file)
    _show(screen, read(chosen, file), file)
    return 0


def file_of_game(game: Game[Any]) -> Path:
    """The game's own file; it must have a place for one."""
    if not problems(game):
        raise BadOption(f"{game.name} sets no puzzles")
    return file_of(game)


def kinds_of(game: Game[Any], kind: str | None) -> list[Problem[Any]]:
    """The kinds of problems to look for."""
    known = problems(game)
    if kind is None:
        return list(known.values())
    if kind not in known:
        raise BadOption(f"{game.name} has no puzzles of kind {kind!r}; it has {', '.join(known)}")
    return [known[kind]]


def _find(
    screen: Screen, game: Game[Any], problem: Problem[Any], count: int, seed: int | None, file: Path
) -> None:
    kept = read(game, file)
    last = max((each.seed for each in kept if each.kind == problem.kind), default=0)
    reasons: Counter[str] = Counter()
    games = 0
    with screen.progress() as progress:
        task = progress.add_task(problem.kind, total=count)
        first = last + 1 if seed is None else seed
        for puzzle in find(game, problem, count, first, kept, reasons):
            if puzzle is None:
                games += 1
                continue
            kept.append(puzzle)
            write(file, kept)
            progress.advance(task)
    screen.say("cli-puzzles-games", kind=problem.kind, games=games)
    for reason, times in reasons.most_common():
        screen.console.print(f"  {times:6}  {reason}", style="dim")


def _check(
    screen: Screen, game: Game[Any], file: Path, worlds: int, iterations: int, mend: bool
) -> int:
    kept = read(game, file)
    good: list[Puzzle] = []
    with screen.progress() as progress:
        for puzzle in progress.track(kept, description=game.name):
            wrong = faults(game, puzzle, worlds, iterations)
            for each in wrong:
                screen.say("cli-puzzles-fault", style="red", name=puzzle.name, what=each)
            whole = mended(game, puzzle) if wrong and mend else puzzle
            if whole is not None and (mend or not wrong):
                good.append(whole)
    screen.say("cli-puzzles-checked", good=len(good), all=len(kept))
    if mend:
        write(file, good)
        return 0
    return int(len(good) < len(kept))


def _show(screen: Screen, kept: list[Puzzle], file: Path) -> None:
    """What there is now, by kind and level."""
    table = Table(screen.words("cli-puzzles-kind"), *RATED)
    for kind in sorted({each.kind for each in kept}):
        levels = Counter(each.level for each in kept if each.kind == kind)
        table.add_row(kind, *(str(levels[level]) for level in range(1, len(RATED) + 1)))
    screen.console.print(table)
    screen.say("cli-puzzles-kept", count=len(kept), file=str(file))
