"""`meadhall train`: let a net learn a game from games that bots play."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click

from ..kernel.registry import game as game_named
from ..lab.many import Backend
from ..lab.training.page import write_page
from ..lab.training.rounds import Plan, Told, Training, publish
from ..lab.where import where_to_play
from .group import INTERRUPTED
from .screen import Screen, language_option
from .where import joined, where_options

Command = Callable[..., int]
PLAN = Plan("")
PAGE = "training.html"


def number(name: str, least: int, words: str) -> Callable[[Command], Command]:
    """An option for one of the plan's numbers."""
    return click.option(
        f"--{name.replace('_', '-')}",
        default=getattr(PLAN, name),
        type=click.IntRange(min=least),
        show_default=True,
        help=words,
    )


@click.command(epilog="Example: meadhall train {game} --quick 6000 --rounds 0 --workers 2")
@click.argument("game")
@number("rounds", 0, "How often a search plays with what was learned, for more to learn from.")
@number("quick", 0, "Games of greedy to begin with; with none a search plays those, too.")
@number("slow", 1, "Games of a search in every round.")
@number("iterations", 10, "Of that search, where it looks deeply.")
@number("epochs", 1, "How often a net goes through all positions.")
@number("deals", 1, "On which a new net plays against what was there before.")
@number("gate_iterations", 1, "Of the search there.")
@number("seed", 0, "Other seeds, other games.")
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    help="Play no more than fits into so many; learning itself is not cut short.",
)
@where_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder to keep everything in.  [default: training-GAME]",
)
@click.option(
    "--publish", "publishes", is_flag=True, help="Put the best net into the game's package."
)
@language_option
def train(
    game: str,
    minutes: float | None,
    workers: int | None,
    ray: bool,
    ray_address: str | None,
    out: Path | None,
    publishes: bool,
    lang: str,
    **numbers: int,
) -> int:
    """Train a net for GAME: play games, learn from them, try it against what there was.

    A net that wins clearly more than an equal at equal time becomes the best, and plays the games
    that the next one learns from. Broken off, the same command goes on where it stopped.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    folder = out or Path(f"training-{chosen.name}")
    found = Training(Plan(chosen.name, **numbers), folder, minutes)
    backend = joined(screen, where_to_play(workers, ray, ray_address, (chosen.name,)))
    stopped = _run(screen, found, backend)
    write_page(folder / PAGE, chosen, folder, lang)
    screen.console.print(str(folder / PAGE), soft_wrap=True)
    if stopped:
        screen.say("cli-train-stopped", style="bold")
        return INTERRUPTED
    if found.best is None:
        screen.say("cli-train-none", style="bold")
        return 1
    if publishes:
        screen.line("cli-train-published", file=str(publish(chosen, found.best)))
    return 0


def _run(screen: Screen, found: Training, backend: Backend) -> bool:
    """Do all there is to do; was it interrupted?"""
    with screen.progress() as progress, suppress(KeyboardInterrupt):
        task, at = progress.add_task(""), ("", -1)
        for told in found.run(backend):
            if at != (told.step, told.round):
                at = (told.step, told.round)
                words = screen.words(f"cli-train-{told.step}", round=told.round)
                progress.reset(task, total=told.total, description=words)
            progress.update(task, completed=told.done, total=told.total)
            if told.said:
                screen.line("cli-train-told", step=words, said=_said(told))
        return False
    return True


def _said(told: Told) -> str:
    """What came of a step, as names and numbers."""
    return " ".join(f"{key}={value}" for key, value in told.said.items())
