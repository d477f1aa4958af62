"""`meadhall balance`: what many games say about a game's numbers, and what other numbers change."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich.table import Table

from ..bots import LEVELS
from ..kernel.errors import BadOption, BadRecord
from ..kernel.registry import game as game_named
from ..lab.many import BrokenOff
from ..lab.study import USUAL, Difference, Figure, Figures, Kept, Study, Variant
from ..lab.study.page import write_page
from ..lab.study.tables import DIFFERENCES, FIGURES, write_tables
from ..lab.study.wording import SIGNS, VERDICTS, Wording
from ..lab.tournament import GAMES, PLAN, REPORT, FolderTaken, put_aside
from ..lab.where import where_to_play
from .group import INTERRUPTED
from .own_bots import look_here
from .playing import play_on
from .screen import Screen, language_option
from .seating import read_options
from .where import joined, where_options

WAY_OUT = "Name another folder with --folder, or add --fresh, which moves the old files aside."
EVERY = "all"
"""Instead of a card to forbid: each of them, one after the other."""
SHOWN = (
    *("seat", "shared", "length", "choices", "branching", "changes", "decided", "comeback"),
    *("strong", "sweep", "explained", "loss"),
)
"""The gauges of the table; all the others are on the page and in the files."""
FILES = (GAMES, PLAN, REPORT, FIGURES, DIFFERENCES)


@click.command(
    epilog="Example: meadhall balance {game} --bots karl,thrall --games 200 --options other.toml"
)
@click.argument("game")
@click.option(
    "--options",
    "options_files",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Other numbers (TOML), to be laid beside the usual ones; again for each variant.",
)
@click.option(
    "--bots",
    default="karl",
    show_default=True,
    help=(
        f"Who plays: a level ({', '.join(LEVELS)}), random, greedy, ismcts:COUNT, or MODULE:CLASS, "
        "a bot of your own. It plays every seat; after a comma, rivals to tell skill from luck by."
    ),
)
@click.option(
    "--games",
    default=200,
    type=click.IntRange(min=1),
    show_default=True,
    help="Deals; each is played in every way that is asked for.",
)
@click.option("--players", type=int, help="Seats at a table.  [default: the game's fewest]")
@click.option("--seed", default=0, show_default=True, help="The first deal.")
@click.option(
    "--forbid",
    "forbidden",
    multiple=True,
    metavar="CARD",
    help=(
        "Measure what a card is worth: each seat in turn may not take or use it. Again for each "
        f"card; `{EVERY}` for all there are, which takes long."
    ),
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help=f"Where {GAMES}, {FIGURES} and {REPORT} are kept.  [default: balance-GAME]",
)
@click.option("--fresh", is_flag=True, help="Begin anew; what the folder holds is moved aside.")
@where_options
@language_option
def balance(
    game: str,
    options_files: tuple[Path, ...],
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    forbidden: tuple[str, ...],
    folder: Path | None,
    fresh: bool,
    workers: int | None,
    ray: bool,
    ray_address: str | None,
    lang: str,
) -> int:
    """Weigh the numbers of GAME: who wins from where, how its games go, what its cards are worth.

    Every deal is played by the usual numbers and by each variant, so that their differences show
    with few games. Started again with the same folder it goes on where it stopped, also with more
    games.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    kinds = tuple(kind.strip() for kind in bots.split(","))
    look_here(kinds)
    seats = chosen.min_players if players is None else players
    chosen.check_players(seats)
    variants = [USUAL, *(_variant(path) for path in options_files)]
    cards = chosen.tally().cards if EVERY in forbidden else forbidden
    study = Study(chosen.name, kinds, seats, games, seed, tuple(variants), tuple(cards))
    study.check()
    backend = joined(screen, where_to_play(workers, ray, ray_address, (chosen.name, *kinds)))
    place = folder or Path(f"balance-{chosen.name}")
    if fresh and (aside := put_aside(place, FILES)):
        screen.line("cli-tournament-aside", folder=str(aside))
    try:
        kept = Kept(study, place)
    except (BadRecord, FolderTaken) as wrong:
        raise click.ClickException(f"{wrong}. {WAY_OUT}") from None
    if not kept.left:
        screen.say("cli-tournament-enough")
    broken = play_on(screen, kept, backend)
    figures = Figures(kept)
    files = [place / GAMES]
    try:
        files += write_tables(place, figures)
        typed = _typed(study, options_files, forbidden, folder)
        write_page(place / REPORT, figures, lang, typed)
        files.append(place / REPORT)
    except BrokenOff as wrong:  # as it will on a disk that is full
        broken = broken or wrong
    _show(screen, figures)
    if kept.left:
        counts = {"played": len(kept.rows), "total": study.total}
        screen.say("cli-tournament-stopped", style="bold", **counts)
    screen.console.print("\n".join(map(str, files)), soft_wrap=True)
    if isinstance(broken, BrokenOff):
        raise broken
    return INTERRUPTED if broken else 0


def _variant(path: Path) -> Variant:
    """A variant is called as its file is."""
    if path.stem == USUAL.name:
        raise BadOption(f"{path}: {USUAL.name!r} is what the numbers as they are are called")
    return Variant(path.stem, read_options(path))


def _typed(
    study: Study, options_files: tuple[Path, ...], forbidden: tuple[str, ...], folder: Path | None
) -> str:
    """What to type to get the same games again, or to go on with those in the folder."""
    words = ["meadhall", "balance", study.game, "--bots", ",".join(study.bots)]
    words += ["--players", str(study.players), "--games", str(study.deals)]
    words += ["--seed", str(study.seed)]
    for path in options_files:
        words += ["--options", str(path)]
    for card in forbidden:
        words += ["--forbid", card]
    return shlex.join([*words, *(["--folder", str(folder)] if folder else [])])


def _show(screen: Screen, figures: Figures) -> None:
    """The most important figures of each variant side by side, then what is out of bounds."""
    if not figures.deals:
        screen.say("cli-balance-nothing")
        return
    words = Wording(figures.study.rules, screen.lang)
    changes = {(each.variant, each.gauge.name, each.row): each for each in figures.differences()}
    names = [each.name for each in figures.study.variants]
    table = Table(screen.words("cli-balance-what"), box=None, pad_edge=False)
    for name in names:
        table.add_column(words.variant(name))
    for gauge in figures.gauges():
        if gauge.name not in SHOWN:
            continue
        rows = {name: {each.row: each for each in figures.rows(name, gauge)} for name in names}
        for row in dict.fromkeys(row for found in rows.values() for row in found):
            cells = [
                _cell(words, rows[name].get(row), changes.get((name, gauge.name, row)))
                for name in names
            ]
            table.add_row(words.what(gauge, row), *cells)
    screen.show(table)
    screen.say("cli-balance-note", deals=figures.deals, seats=figures.study.players)
    for each in figures.all():
        if each.verdict == "NO":
            by = f"{words.variant(each.variant)}: " if len(names) > 1 else ""
            screen.say("cli-balance-out", style="bold", found=by + words.found(each))


def _cell(words: Wording, each: Figure | None, change: Difference | None) -> str:
    """A figure with its interval and verdict, and its difference where that is sure."""
    if each is None:
        return "–"
    sign = SIGNS[VERDICTS[each.verdict]] if each.verdict else ""
    said = f"{words.value(each.gauge, each.share.wins)} ({words.interval(each)}) {sign}".strip()
    if change and change.is_sure:
        said += f"\n{words.signed(change.gauge, change.value)}!"
    return said
