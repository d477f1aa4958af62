"""`meadhall tournament`: bots against each other, with ratings and intervals."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ..bots import BOTS
from ..kernel.registry import game as game_named
from ..lab.report import write_page
from ..lab.statistics import matrix, ratings
from ..lab.tournament import Plan, Tournament


@click.command(
    epilog="Example: meadhall tournament asgard --bots karl,jarl,ismcts:1000 --games 400"
)
@click.argument("game")
@click.option("--bots", required=True, help=f"Two or more of {', '.join(BOTS)}, ismcts:COUNT.")
@click.option("--games", default=100, show_default=True, help="For each challenger and rival.")
@click.option("--players", type=int, help="Seats at a table.  [default: the game's fewest]")
@click.option("--seed", default=0, show_default=True, help="The first deal.")
@click.option(
    "--workers",
    default=1,
    type=click.IntRange(min=1),
    show_default=True,
    help="Processes that play; the games are the same however many.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder for games.csv and report.html.  [default: tournament-GAME]",
)
def tournament(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    workers: int,
    out: Path | None,
) -> None:
    """Play a tournament of GAME: every bot against a table of every other.

    The challenger sits in each seat in turn, on the same deals for all pairs. Started again with
    the same folder it goes on where it stopped, also with more games.
    """
    chosen = game_named(game)
    kinds = tuple(kind.strip() for kind in bots.split(","))
    plan = Plan(chosen.name, kinds, players or chosen.min_players, games, seed)
    found = Tournament(plan, out or Path(f"tournament-{chosen.name}"))
    console = Console()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=found.total, completed=len(found.rows))
        for _ in found.play(workers):
            progress.advance(task)
    report = found.folder / "report.html"
    write_page(report, plan, found.rows)
    _print(console, found)
    console.print(f"{found.folder / 'games.csv'}\n{report}", soft_wrap=True, highlight=False)


def _print(console: Console, found: Tournament) -> None:
    """Ratings, then the matrix with its intervals and the null."""
    plan = found.plan
    table = Table("bot", box=None, pad_edge=False)
    table.add_column("rating", justify="right")
    for rated in ratings(plan, found.rows):
        table.add_row(rated.bot, f"{rated.mu:.1f} ± {2 * rated.sigma:.1f}")
    console.print(table)
    shares = matrix(plan, found.rows)
    table = Table("wins of ↓ against →", *plan.bots, box=None, pad_edge=False)
    for challenger in plan.bots:
        cells = []
        for rival in plan.bots:
            share = shares.get((challenger, rival))
            cells.append(f"{share.wins:.1%} ({share.low:.0%}–{share.high:.0%})" if share else "–")
        table.add_row(challenger, *cells)
    console.print(table)
    console.print(
        f"{plan.players} seats: an equal would win {1 / plan.players:.1%} (the null); "
        f"{plan.games} games a pair; in parentheses 95 % intervals.",
        highlight=False,
    )
