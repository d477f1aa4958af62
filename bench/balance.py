"""Are a game's numbers good? Many games between equal bots, and what they say about each number.

    .venv/bin/python bench/balance.py GAME --workers 2          # every number of players
    .venv/bin/python bench/balance.py GAME --bot ismcts:60 --games 400
    .venv/bin/python bench/balance.py GAME --options other.toml # with other numbers
    .venv/bin/python bench/balance.py GAME --beside 2           # and an older version's

All seats are played by the same bot. Each row is a share or a mean with its 95 % interval, taken
over whole games; where there is a target, `yes` says that the whole interval is within it, `NO`
that all of it is outside, `open` that so many games can't tell. `--beside` plays the same deals by
an older version of the rules too, and prints both in one table.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import meadhall
from meadhall.cli.where import where_options
from meadhall.extras import MissingExtra
from meadhall.kernel import MeadhallError
from meadhall.kernel.tally import Gauge
from meadhall.lab.balance import Ledger, Weighing, verdict
from meadhall.lab.many import Backend
from meadhall.lab.statistics import Share
from meadhall.lab.where import where_to_play

console = Console(width=None if Console().is_terminal else 130)


def played(weighing: Weighing, backend: Backend, said: str) -> Ledger:
    ledger = Ledger()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), transient=True, console=console) as progress:
        task = progress.add_task(said, total=weighing.games)
        for counts in weighing.weigh(backend):
            ledger.add(counts)
            progress.advance(task)
    return ledger


def told(gauge: Gauge, share: Share) -> str:
    if not gauge.percent:
        return f"{share.wins:.2f}  ({share.low:.2f} to {share.high:.2f})"
    return f"{share.wins:.1%}  ({share.low:.1%} to {share.high:.1%})"


def bounds(gauge: Gauge) -> str:
    form = "{:.1%}" if gauge.percent else "{:.2f}"
    least, most = (None if end is None else form.format(end) for end in (gauge.least, gauge.most))
    if least and most:
        return f"{least} to {most}"
    return f"at least {least}" if least else f"at most {most}" if most else ""


def table_of(gauge: Gauge, ledgers: dict[str, Ledger]) -> Table | None:
    rows = {
        name: {row: (of, share) for row, of, share in ledger.rows(gauge)}
        for name, ledger in ledgers.items()
    }
    names = sorted({row for found in rows.values() for row in found})
    if not names:
        return None
    table = Table(title=gauge.says, title_justify="left", title_style="bold", pad_edge=False)
    table.add_column(gauge.name)
    for name in ledgers:
        table.add_column(name, justify="right")
        table.add_column("of", justify="right")
    table.add_column("target", justify="right")
    table.add_column("met")
    for row in names:
        cells: list[str] = []
        met: list[str] = []
        for found in rows.values():
            of, share = found.get(row, (0.0, None))
            cells += [told(gauge, share) if share else "never", f"{of:,.0f}"]
            met.append(verdict(gauge, row, share) if share else "")
        target = bounds(gauge) if gauge.judges(row) else ""
        table.add_row(row, *cells, target, " → ".join(met) if any(met) else "")
    return table


def rows_of(gauges: list[Gauge], ledgers: dict[str, Ledger]) -> list[dict[str, Any]]:
    return [
        {"played": name, "gauge": gauge.name, "row": row, "of": of}
        | {"share": share.wins, "low": share.low, "high": share.high, "games": share.games}
        | {"met": verdict(gauge, row, share)}
        for name, ledger in ledgers.items()
        for gauge in gauges
        for row, of, share in ledger.rows(gauge)
    ]


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("game", type=click.Choice(meadhall.game_names()))
@click.option("--players", type=int, help="One number of players instead of all.")
@click.option("--bot", default="greedy", show_default=True, help="Plays every seat.")
@click.option("--games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, help="Of the first deal.")
@click.option("--options", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--rules", default=0, help="Play by this older version of the rules.")
@click.option("--beside", type=int, help="Play by this older version too.")
@where_options
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Rows as JSON.")
def main(
    game: str,
    players: int | None,
    bot: str,
    games: int,
    seed: int,
    options: Path | None,
    rules: int,
    beside: int | None,
    workers: int | None,
    ray: bool,
    ray_address: str | None,
    save: Path | None,
) -> None:
    """Weigh the numbers of GAME."""
    played_with = tomllib.loads(options.read_text("utf-8")) if options else {}
    known = meadhall.game(game)
    counts = [players] if players else list(range(known.min_players, known.max_players + 1))
    saved: list[dict[str, Any]] = []
    try:
        where = where_to_play(workers, ray, ray_address, (game, bot))
        backend = click.get_current_context().with_resource(where)
        for count in counts:
            now = Weighing(game, count, bot, games, seed, played_with, rules)
            weighings = {"now": now}
            if beside:
                weighings = {f"rules {beside}": Weighing(game, count, bot, games, seed, {}, beside)}
                weighings["now"] = now
            for weighing in weighings.values():
                weighing.check()
            console.rule(f"{game}, {count} players, {bot}, {games:,} games", align="left")
            ledgers = {name: played(each, backend, name) for name, each in weighings.items()}
            for gauge in now.gauges():
                if table := table_of(gauge, ledgers):
                    console.print(table, "")
            saved += [{"players": count, **row} for row in rows_of(now.gauges(), ledgers)]
    except (MeadhallError, MissingExtra) as wrong:
        raise click.ClickException(str(wrong)) from None
    finally:
        if save and saved:
            save.write_text(json.dumps(saved, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
