"""`meadhall tournament`: bots against each other, with ratings and intervals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click
from rich.table import Table

from ..bots import LEVELS
from ..kernel.errors import BadRecord
from ..kernel.registry import game as game_named
from ..lab.many import BrokenOff
from ..lab.report import timed, write_page
from ..lab.statistics import matrix, ratings
from ..lab.tournament import (
    GAMES,
    REPORT,
    FolderTaken,
    Plan,
    Tournament,
    default_folder,
    put_aside,
)
from ..lab.where import where_to_play
from .group import INTERRUPTED
from .own_bots import look_here
from .playing import play_on
from .screen import Screen, language_option
from .where import joined, where_options

WAY_OUT = "Name another folder with --out, or add --fresh, which moves the old files aside."


@click.command(
    epilog="Example: meadhall tournament {game} --bots random,greedy,ismcts:50 --games 10"
)
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    help=(
        f"Two or more, with commas: the levels {', '.join(LEVELS)}; random; greedy; ismcts:COUNT, "
        "a search of so many iterations; ismcts:SECONDSs, as ismcts:2s, a search by the clock, "
        "whose games can't be repeated; or MODULE:CLASS, a bot of your own, as my_bots:Odin."
    ),
)
@click.option(
    "--games",
    default=100,
    type=click.IntRange(min=1),
    show_default=True,
    help="For each challenger and rival; rounded up to whole deals.",
)
@click.option("--players", type=int, help="Seats at a table.  [default: the game's fewest]")
@click.option("--seed", default=0, show_default=True, help="The first deal.")
@where_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder for games.csv and report.html.  [default: tournament-GAME]",
)
@click.option("--fresh", is_flag=True, help="Begin anew; what the folder holds is moved aside.")
@language_option
def tournament(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    workers: int | None,
    ray: bool,
    ray_address: str | None,
    out: Path | None,
    fresh: bool,
    lang: str,
) -> int:
    """Play a tournament of GAME: every bot against a table of every other.

    The challenger sits in each seat in turn, on the same deals for all pairs. Started again with
    the same folder it goes on where it stopped, also with more games.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    kinds = tuple(kind.strip() for kind in bots.split(","))
    look_here(kinds)
    seats = chosen.min_players if players is None else players
    chosen.check_players(seats)
    asked = Plan(chosen.name, kinds, seats, games, seed)
    plan = replace(asked, games=asked.in_whole_deals())
    plan.check()
    if plan != asked:
        screen.say("cli-tournament-rounded", asked=games, seats=seats, games=plan.games)
    backend = joined(screen, where_to_play(workers, ray, ray_address, (chosen.name, *kinds)))
    folder = out or default_folder(chosen.name)
    if fresh and (aside := put_aside(folder)):
        screen.line("cli-tournament-aside", folder=str(aside))
    try:
        found = Tournament(plan, folder)
    except (BadRecord, FolderTaken) as wrong:
        raise click.ClickException(f"{wrong}. {WAY_OUT}") from None
    if not found.left:
        screen.say("cli-tournament-enough")
    broken = play_on(screen, found, backend)
    files = [folder / GAMES]
    try:
        write_page(folder / REPORT, plan, found.rows, lang)
        files.append(folder / REPORT)
    except BrokenOff as wrong:  # as it will on a disk that is full
        broken = broken or wrong
    _show(screen, found)
    if found.left:
        counts = {"played": len(found.rows), "total": plan.total}
        screen.say("cli-tournament-stopped", style="bold", **counts)
    screen.console.print("\n".join(map(str, files)), soft_wrap=True)
    if isinstance(broken, BrokenOff):
        raise broken
    return INTERRUPTED if broken else 0


def _show(screen: Screen, found: Tournament) -> None:
    """Ratings, then the matrix with its intervals and the null."""
    plan = found.plan
    rows = plan.whole_deals(found.rows)
    if not rows:
        screen.say("cli-tournament-nothing")
        return
    table = Table(screen.words("cli-tournament-bot"), box=None, pad_edge=False)
    table.add_column(screen.words("cli-tournament-rating"), justify="right")
    for rated in ratings(plan, rows):
        table.add_row(rated.bot, f"{rated.mu:.1f} ± {2 * rated.sigma:.1f}")
    screen.show(table)
    shares = matrix(plan, rows)
    table = Table(screen.words("cli-tournament-wins"), *plan.bots, box=None, pad_edge=False)
    for challenger in plan.bots:
        cells = []
        for rival in plan.bots:
            share = shares.get((challenger, rival))
            cells.append(f"{share.wins:.1%} ({share.low:.0%}–{share.high:.0%})" if share else "–")
        table.add_row(challenger, *cells)
    screen.show(table)
    games = len(rows) // len(plan.pairs())
    screen.say(
        "cli-tournament-note",
        seats=plan.players,
        null=f"{1 / plan.players:.1%}",
        games=games,
        deals=games // plan.players,
    )
    if by_clock := timed(plan.bots):
        screen.say("cli-tournament-timed", bots=", ".join(by_clock))
