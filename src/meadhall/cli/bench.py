"""`meadhall bench`: how fast the engine is, beside other engines, in one run.

Machines are shared and change their speed from minute to minute, so everything is measured in turn
for a short while, several times over; the medians are compared, and what counts is the ratio.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from .. import _build
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names
from .measure import (
    Unavailable,
    clone_time,
    from_python,
    inside,
    openspiel_clone_time,
    openspiel_crazy_eights,
    pure_build,
    rlcard_uno,
)

USUAL = 4
"""Seats at a table, if the game allows it."""
PEER = "OpenSpiel crazy_eights, 4 players"


Measures = dict[str, Callable[[float], float]]


@click.command(epilog="Example: meadhall bench {game} --rounds 11")
@click.argument("name", metavar="GAME", required=False)
@click.option("--players", type=int, help="Seats at the table.  [default: 4, if it can be]")
@click.option(
    "--rounds",
    default=7,
    type=click.IntRange(min=1),
    show_default=True,
    help="How often everything is measured.",
)
@click.option(
    "--seconds",
    default=0.6,
    type=click.FloatRange(min=0.01),
    show_default=True,
    help="How long each measurement takes.",
)
@click.option("--check", is_flag=True, help="Exit with 1 if a goal is missed.")
def bench(name: str | None, players: int | None, rounds: int, seconds: float, check: bool) -> None:
    """Measure random playouts of GAME, or of the first there is, on one core, beside OpenSpiel and
    RLCard.

    The peers come with the dependency group `bench` (`./dev bench` installs it); without them the
    game's own rates are printed alone.
    """
    name = name or game_names()[0]
    game = game_named(name)
    players = min(USUAL, game.max_players) if players is None else players
    game.check_players(players)
    console = Console()
    if _build.is_compiled():
        console.print(f"{name}, {players} players: compiled rules, one core")
    else:
        console.print(
            f"{name}, {players} players: the rules run [bold]uncompiled[/bold], in plain Python "
            "(no compiled modules here, or MEADHALL_PURE=1)"
        )
    rates, missing = _measure(console, _measures(name, players), rounds, seconds)
    for line in missing:
        console.print(line, style="dim")
    reached = _report(console, name, rates)
    if check and not reached:
        raise SystemExit(1)


def _measures(name: str, players: int) -> Measures:
    """Everything that is measured; rates in decisions per second, clones in microseconds."""
    measures: Measures = {
        PEER: openspiel_crazy_eights(),
        "inside": inside(name, players),
        "from Python": from_python(name, players),
        "clone": clone_time(name, players),
        "RLCard uno": rlcard_uno(),
        "OpenSpiel clone": openspiel_clone_time(),
    }
    if _build.is_compiled():
        measures["plain Python"] = pure_build(name, players)
    return measures


def _measure(
    console: Console, measures: Measures, rounds: int, seconds: float
) -> tuple[dict[str, list[float]], list[str]]:
    """Each measurement in turn, `rounds` times; what isn't installed here is said and left out."""
    rates: dict[str, list[float]] = {label: [] for label in measures}
    missing: list[str] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(measures))
        for _ in range(rounds):
            for label, measure in list(measures.items()):
                try:
                    rates[label].append(measure(seconds))
                except Unavailable as reason:
                    missing.append(f"{label}: {reason}")
                    del measures[label]
                progress.advance(task)
    return {label: found for label, found in rates.items() if found}, missing


def _report(console: Console, name: str, rates: dict[str, list[float]]) -> bool:
    """A table of medians and ratios; True if no goal was missed."""
    goal = game_named(name).about.goals
    table = Table(box=None, pad_edge=False)
    table.add_column("random playouts")
    for heading in ("decisions/s", "ratio to OpenSpiel", "goal", ""):
        table.add_column(heading, justify="right")
    peer = rates.get(PEER)
    goals = {"inside": goal.inside, "from Python": goal.from_python} if goal else {}
    if goal and _build.is_compiled():
        goals["plain Python"] = goal.pure
    elif goal:
        goals = {"inside": goal.pure}
    reached = True
    for label in (PEER, "RLCard uno", "inside", "from Python", "plain Python"):
        if label not in rates:
            continue
        ratio, mark = "", ""
        if peer:
            times = statistics.median(
                ours / theirs for ours, theirs in zip(rates[label], peer, strict=True)
            )
            ratio = f"{times:.2f}×"
            if label in goals:
                met = times >= goals[label]
                reached &= met
                mark = "reached" if met else "missed"
        wanted = f"≥ {goals[label]}×" if label in goals else ""
        rate = statistics.median(rates[label])
        table.add_row(_title(name, label), f"{rate:,.0f}", ratio, wanted, mark)
    console.print(table)
    return _report_clones(console, name, rates) and reached


def _title(name: str, label: str) -> str:
    return {
        "inside": f"{name}, inside the module",
        "from Python": f"{name}, step by step from Python",
        "plain Python": f"{name}, uncompiled, inside the module",
    }.get(label, label)


def _report_clones(console: Console, name: str, rates: dict[str, list[float]]) -> bool:
    ours = statistics.median(rates["clone"])
    line = f"clone of a state: {name} {ours:.2f} µs"
    if "OpenSpiel clone" in rates:
        theirs = statistics.median(rates["OpenSpiel clone"])
        line += f", OpenSpiel crazy_eights {theirs:.2f} µs"
    goal = game_named(name).about.goals
    if not goal or not _build.is_compiled():
        console.print(line)
        return True
    met = ours <= goal.clone_us
    console.print(f"{line}; goal ≤ {goal.clone_us} µs: {'reached' if met else 'missed'}")
    return met
