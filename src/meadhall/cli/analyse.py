"""`meadhall analyse`: what decided a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..lab.analysis import Analysis
from ..lab.analysis import analyse as analyse_record
from . import records
from .screen import Screen, language_option
from .seating import names_of

BARS = "▁▂▃▄▅▆▇█"


@click.command(epilog="Example: meadhall analyse {game}-2026-01-31-1830.meadhall")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--iterations",
    default=300,
    type=click.IntRange(min=10),
    show_default=True,
    help="How long to think about each decision.",
)
@click.option("--seed", default=0, show_default=True, help="Of the search's dice.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as plain data.")
@click.option("--doubt", is_flag=True, help="Say how far each comparison may be off.")
@language_option
def analyse(file: Path, iterations: int, seed: int, as_json: bool, doubt: bool, lang: str) -> None:
    """Look for what decided the game in FILE: win chances, turning points, better moves.

    Every decision is judged by what the one who made it could know. That a move was better is said
    only where equal searches of both agree.
    """
    screen = Screen(lang)
    record = records.load(file)
    words = screen.words("cli-analyse-thinking")
    with Progress(console=screen.console, transient=True, disable=as_json) as progress:
        task = progress.add_task(words, total=len(record.moves))
        found = analyse_record(
            record, iterations, seed, lambda number: progress.update(task, completed=number)
        )
    if as_json:
        click.echo(json.dumps(found.to_json()))
        return
    names = names_of(record, screen)
    _show_course(screen, found, names)
    if not found.result:
        screen.say("cli-analyse-unfinished", style="dim")
    _show_turning_points(screen, found, names, Phrases(record, found, names, lang), doubt)


class Phrases:
    """The moves where a game turned, and the better ones, in words; by number and move."""

    def __init__(self, record: Record, found: Analysis, names: list[str], lang: str) -> None:
        game = game_named(record.game)
        texts = game.texts(lang)
        turned = {point.number for point in found.turning_points}
        best = {moment.number: moment.best for moment in found.moments}
        self._words: dict[tuple[int, int], str] = {}
        state = record.start()
        for number, (seat, move) in enumerate(record.moves, start=1):
            if number in turned:
                view = state.view(seat)
                for each in {move, best[number]}:
                    words = game.words.phrase(view, each, texts, names, aside=True)
                    self._words[number, each] = words or game.notation(state, seat, each)
            state.play(seat, move)

    def of(self, number: int, move: int) -> str:
        return self._words[number, move]


def _show_course(screen: Screen, found: Analysis, names: list[str]) -> None:
    """Each player's chances as a row of bars, from the first decision to the last."""
    screen.say("cli-analyse-course", style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    room = max(10, screen.width - 40)
    for seat, name in enumerate(names):
        course = [moment.chances[seat] for moment in found.moments]
        if found.result:
            course.append(found.result[seat])
        if course:
            first, last = f"{course[0]:.0%}", f"{course[-1]:.0%}"
            grid.add_row(Text(name), first, "".join(map(_bar, _thinned(course, room))), last)
    screen.show(grid)


def _show_turning_points(
    screen: Screen, found: Analysis, names: list[str], phrases: Phrases, doubt: bool
) -> None:
    screen.console.print()
    if not found.turning_points:
        screen.say("cli-analyse-steady")
        return
    screen.say("cli-analyse-turning", style="bold")
    moments = {moment.number: moment for moment in found.moments}
    for point in found.turning_points:
        moment = moments[point.number]
        screen.say(
            "cli-analyse-point",
            number=point.number,
            mover=names[moment.seat],
            move=phrases.of(point.number, moment.move),
            name=names[point.seat],
            before=round(100 * moment.chances[point.seat]),
            after=round(100 * (moment.chances[point.seat] + point.swing)),
        )
        if moment.sure and moment.loss >= 0.01:
            screen.say(
                "cli-analyse-better",
                sure=moment.sure,
                move=phrases.of(point.number, moment.best),
                worth=round(100 * moment.best_worth),
                instead=round(100 * moment.worth),
            )
            if doubt:
                screen.say("cli-analyse-doubt", error=max(1, round(200 * moment.error)))


def _thinned(course: list[float], room: int) -> list[float]:
    """As many of the values as there is room for, evenly."""
    if len(course) <= room:
        return course
    return [course[at * (len(course) - 1) // (room - 1)] for at in range(room)]


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]
