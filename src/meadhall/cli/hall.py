"""`meadhall hall`: what whoever runs a hall needs, also while it is open."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from .columns import columns, in_bytes, moment
from .database import database_named, db_option
from .keeping import Keeping

SILENT = 20_000
"""A process not heard of for so many milliseconds doesn't serve any more."""


@click.group(
    cls=Keeping,
    invoke_without_command=True,
    epilog="Example: meadhall hall backup /backups/hall-monday.db",
)
@click.pass_context
def hall(context: click.Context) -> None:
    """Look after a hall: what people report, who may chat, tables set aside, backups.

    The hall may be open meanwhile. --db is the database that it was opened with.
    """
    if context.invoked_subcommand is None:
        raise click.UsageError("say what, for example: status, reports, aside or backup")


@hall.command(short_help="Tables, size, who serves.", epilog="Example: meadhall hall status")
@db_option
def status(db: str | None) -> int:
    """How many tables there are, how large the database is, who serves."""
    from ..hall.store.beside import opened, standing

    with opened(database_named(db)) as engine:
        found = standing(engine)
    aside = sum(trouble.aside for trouble in found.troubles)
    phases = [f"{found.tables[phase]} {phase}" for phase in ("waiting", "playing", "over")]
    rows = [
        ("tables", ", ".join(phases)),
        ("set aside", str(aside)),
        ("in trouble", f"{len(found.troubles) - aside} more"),
        ("database", in_bytes(found.size)),
    ]
    for process, beat in found.beats:
        ago = max(0, found.clock - beat)
        silent = " (silent)" if ago > SILENT else ""
        rows.append((f"process {process[:8]}", f"heard of {ago // 1000} s ago{silent}"))
    if not found.beats:
        rows.append(("processes", "none"))
    columns(rows)
    return 0


@hall.command(
    short_help="List the tables that are set aside, or write one's log down.",
    epilog="Example: meadhall hall aside --export K5uuZU > table.jsonl",
)
@db_option
@click.option("--export", metavar="ID", help="Write down the log of a table in trouble.")
def aside(db: str | None, export: str | None) -> int:
    """List the tables that are set aside because something goes wrong there.

    Nobody looks after them: no bot moves, no clock is enforced. Who has a seat can still play, and
    if that succeeds the table is back. `meadhall hall retry` takes one out.

    With --export the log of one table is written to standard output, a line of JSON for each entry,
    as it is in the database: hands and the shuffle's secret are in it.
    """
    from ..hall.store.beside import opened, troubled
    from ..hall.store.keeper import now_of
    from ..hall.store.troubles import rows_of

    if export is not None:
        with opened(database_named(db)) as engine, engine.begin() as held:
            _, lines = rows_of(held, "command", now_of(held), export, whole=True)
        for line in lines:
            click.echo(line)
        return 0
    with opened(database_named(db)) as engine:
        set_aside = [trouble for trouble in troubled(engine) if trouble.aside]
    if not set_aside:
        click.echo("No table is set aside.")
        return 0
    rows = [("TABLE", "GAME", "SINCE", "TIMES", "ERROR", "PLACE")]
    rows += [
        (each.table, each.game, moment(each.since), str(each.times), each.error, each.place)
        for each in set_aside
    ]
    columns(rows)
    return 0


@hall.command(
    short_help="Have tables looked after again.",
    epilog="Example: meadhall hall retry --all",
    # A table's id may begin with a dash.
    context_settings={"ignore_unknown_options": True, "help_option_names": ["--help"]},
)
@db_option
@click.option("--all", "everyone", is_flag=True, help="All tables that are set aside.")
@click.argument("ids", nargs=-1, metavar="[ID]...")
def retry(db: str | None, everyone: bool, ids: tuple[str, ...]) -> int:
    """Take tables out of quarantine; a hall that is open looks at them at once.

    The beginning of an ID will do, as logs have it. If one of them isn't set aside, nothing is
    done. A table where things go wrong again will be back in quarantine.
    """
    from ..hall.store.beside import opened
    from ..hall.store.keeper import now_of
    from ..hall.store.troubles import take_out

    if everyone == bool(ids):
        raise click.UsageError("name the tables, or say --all")
    with opened(database_named(db)) as engine, engine.begin() as held:
        taken = take_out(held, "command", now_of(held), None if everyone else ids)
    for table in taken:
        click.echo(table)
    if not taken:
        click.echo("No table is set aside.")
    return 0


@hall.command(
    short_help="Copy an SQLite database while people play.",
    epilog="Example: meadhall hall backup /backups/hall-monday.db",
)
@db_option
@click.option("--force", is_flag=True, help="Overwrite FILE, or what is left of a copy broken off.")
@click.argument("file", type=click.Path(path_type=Path))
def backup(db: str | None, force: bool, file: Path) -> int:
    """Copy an SQLite database to FILE as it is now; people may play on meanwhile.

    Every move that was acknowledged before is in the copy. It is checked, and only then gets its
    name. It holds hands and shuffles: keep it as safe as the database.
    """
    from rich.console import Console
    from rich.progress import Progress

    from ..hall.store.backup import back_up
    from ..hall.store.beside import file_of, of_any_age

    url = database_named(db)
    source = file_of(url)
    if source is None:
        raise click.ClickException(f"PostgreSQL makes its own backups: {pg_dump(url, file)}")
    with of_any_age(url):
        pass
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(file.name, total=None)
        size = back_up(
            source, file, force, lambda done, of: shown.update(task, completed=done, total=of)
        )
    click.echo(f"{file}: {in_bytes(size)}, checked")
    return 0


def pg_dump(url: str, file: Path) -> str:
    """What to type for a copy of a PostgreSQL database; it asks for the password itself."""
    from ..hall.store.beside import shown

    return shlex.join(["pg_dump", "--format=custom", f"--file={file}", shown(url)])
