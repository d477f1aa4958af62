"""`meadhall hall`, as far as it is about people: what can be done in the keeper's room, too."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from .columns import columns, in_bytes, moment
from .database import database_named, db_option
from .notices import mail

if TYPE_CHECKING:
    from sqlalchemy import Connection

SPAN = re.compile(r"([1-9]\d{0,5})([mhd])")
SECONDS = {"m": 60, "h": 3_600, "d": 86_400}


class Span(click.ParamType[int]):
    """A span of time as `30m`, `12h` or `7d`, in seconds."""

    name = "time"

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> int:
        """Seconds."""
        found = SPAN.fullmatch(str(value))
        if found is None:
            self.fail(f"{value!r} is no time: 30m, 12h or 7d", param, context)
        return int(found[1]) * SECONDS[found[2]]


@contextmanager
def at_hand(db: str | None) -> Iterator[tuple[Connection, int]]:
    """The hall's database, and the time it is there. All that is done is done together."""
    from ..hall.store.beside import opened
    from ..hall.store.keeper import now_of

    with opened(database_named(db)) as engine, engine.begin() as held:
        yield held, now_of(held)


@click.command(
    short_help="What people report.",
    epilog="Example: meadhall hall reports 12 --done --note 'muted for a day'",
)
@db_option
@click.option("--done", is_flag=True, help="Mark report NUMBER as done.")
@click.option("--note", default="", help="With --done: what became of it.")
@click.argument("number", type=click.IntRange(1), required=False)
def reports(db: str | None, done: bool, note: str, number: int | None) -> int:
    """List what players report, or show one report with the chat it came with.

    Those that wait come first. Reports that are done are kept for 90 days.
    """
    from ..hall.store import reports as kept

    if done and number is None:
        raise click.UsageError("--done: say which report")
    with at_hand(db) as (held, now):
        if number is None:
            rows = [("NUMBER", "AT", "TABLE", "GAME", "BY", "ABOUT", "DONE", "WORDS")]
            rows += [
                (
                    str(row.id), moment(row.at), row.table_id[:6], row.game, row.name,
                    row.about_name or "-", "-" if row.done is None else moment(row.done), row.text,
                )
                for row in kept.listed(held, 30)
            ]  # fmt: skip
            columns(rows) if len(rows) > 1 else click.echo("Nobody has reported anything.")
            return 0
        if done:
            kept.close(held, "command", number, now, note)
        row = kept.report(held, number)
    click.echo(f"{row.name} about {row.about_name or 'nobody in particular'}: {row.text}")
    for at, _, name, text in json.loads(row.chat):
        click.echo(f"  {moment(at)}  {name}: {text}")
    if row.done is not None:
        click.echo(f"Done {moment(row.done)}. {row.note}")
    return 0


def whom(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that mute and ban have in common."""
    for option in (
        click.option("--reason", default="", help="Why; they are told that, too."),
        click.option(
            "--for", "seconds", type=Span(), default="1d", show_default=True,
            help="How long: 30m, 12h, 7d.",
        ),
        click.option(
            "--report", type=click.IntRange(1), metavar="NUMBER",
            help="The address of whoever this report is about, as long as it is known (a week).",
        ),
        click.option("--address", default="", help="An address; of IPv6 its /64."),
        click.option("--name", default="", help="A name; look-alikes are the same."),
        db_option,
    ):  # fmt: skip
        command = option(command)
    return command


@click.command(
    short_help="Let somebody no longer chat.",
    epilog="Example: meadhall hall mute --name Loki --for 12h --reason 'calls people names'",
)
@whom
def mute(**how: Any) -> int:
    """Let somebody no longer chat, in any table of the hall, for a time.

    Say whom by --name, --address or --report, or by two of them. An open hall knows at once.
    """
    return _ban("mute", **how)


@click.command(
    short_help="Let somebody neither chat nor come in.",
    epilog="Example: meadhall hall ban --report 12 --for 7d --reason 'abuse'",
)
@whom
def ban(**how: Any) -> int:
    """Let somebody neither chat nor make tables nor sit down, for a time.

    Say whom by --name, --address or --report, or by two of them. Games that they play already go
    on, for the others' sake. An open hall knows within a second.
    """
    return _ban("ban", **how)


def _ban(
    kind: Any,
    db: str | None,
    name: str,
    address: str,
    report: int | None,
    seconds: int,
    reason: str,
) -> int:
    from ..hall.ops.homes import network_of
    from ..hall.store import bans as kept
    from ..hall.store import keeper
    from ..hall.store import reports as told

    network = network_of(address)
    if address and not network:
        raise click.UsageError(f"--address: {address!r} is none")
    if not (name or address or report):
        raise click.UsageError("say whom: --name, --address or --report")
    with at_hand(db) as (held, now):
        home = keeper.home_of(keeper.salt(held), network) if network else None
        if report is not None:
            home = told.report(held, report).about_home
            if home is None:
                raise click.ClickException("their address isn't known any more")
        number = kept.ban(held, "command", kind, now, seconds, reason, name, home)
    click.echo(f"{number}: {kept.whom(name, home)}, until {moment(now + seconds * 1_000)}")
    return 0


@click.command(
    short_help="End a mute or a ban before its time.", epilog="Example: meadhall hall pardon 3"
)
@db_option
@click.option("--reason", default="", help="Why; for the record.")
@click.argument("number", type=click.IntRange(1))
def pardon(db: str | None, reason: str, number: int) -> int:
    """End mute or ban NUMBER, as `meadhall hall bans` has it."""
    from ..hall.store import bans as kept

    with at_hand(db) as (held, now):
        kept.pardon(held, "command", number, now, reason)
    click.echo(f"{number} is over.")
    return 0


@click.command(short_help="Who is muted or banned.", epilog="Example: meadhall hall bans")
@db_option
def bans(db: str | None) -> int:
    """List the mutes and bans that hold now, and until when."""
    from ..hall.store import bans as kept

    with at_hand(db) as (held, now):
        rows = [("NUMBER", "KIND", "WHOM", "SINCE", "UNTIL", "REASON")]
        rows += [
            (
                str(row.id), row.kind, kept.whom(row.name, row.home), moment(row.at),
                moment(row.until), row.reason,
            )
            for row in kept.holding(held, now)
        ]  # fmt: skip
    columns(rows) if len(rows) > 1 else click.echo("Nobody is muted or banned.")
    return 0


@click.command(
    short_help="Say something above every page.",
    epilog="Example: meadhall hall announce 'The hall restarts at ten.' --ru 'Зал закроется.'",
)
@db_option
@click.option("--ru", default="", help="The same in Russian.")
@click.option("--in", "wait", type=Span(), help="Begin later: 30m, 12h, 7d.")
@click.option("--for", "seconds", type=Span(), default="1d", show_default=True, help="How long.")
@click.option("--end", type=click.IntRange(1), metavar="NUMBER", help="Say this one no longer.")
@click.argument("words", required=False, default="")
def announce(
    db: str | None, ru: str, wait: int | None, seconds: int, end: int | None, words: str
) -> int:
    """Say WORDS above every page, also of those who have it open; without them, list what is said.

    A page in the language for which nothing is given has the other's words.
    """
    from ..hall.store import bans as kept

    with at_hand(db) as (held, now):
        if end is not None:
            kept.withdraw(held, "command", end, now)
        elif words or ru:
            begins = now + 1_000 * (wait or 0)
            kept.announce(held, "command", now, begins, begins + seconds * 1_000, words, ru)
        rows = [("NUMBER", "FROM", "UNTIL", "WORDS")]
        rows += [
            (str(row.id), moment(row.begins), moment(row.until), f"{row.en} / {row.ru}")
            for row in kept.announced(held, now)
        ]
    columns(rows) if len(rows) > 1 else click.echo("Nothing is announced.")
    return 0


@click.command(
    short_help="List leagues, or call one off.",
    epilog="Example: meadhall hall leagues --call-off ID --reason 'Nobody asked for it.'",
)
@db_option
@click.option("--call-off", "off", metavar="ID", help="This one doesn't take place, or ends here.")
@click.option("--reason", default="", help="Why; it is kept.")
def leagues(db: str | None, off: str | None, reason: str) -> int:
    """List leagues that come or run. One that is called off doesn't count; tables that are being
    played are played on."""
    from ..hall.store import leagues as kept

    with at_hand(db) as (held, now):
        if off is not None:
            kept.stop(held, "command", off, now, reason)
        rows = [("ID", "FORM", "GAME", "PHASE", "BEGINS", "NAME")]
        rows += [
            (row.id, row.form, row.game, row.phase, moment(row.begins), row.name)
            for row in kept.listed(held)
        ]
    columns(rows) if len(rows) > 1 else click.echo("There is no league.")
    return 0


@click.command(short_help="Who is there.", epilog="Example: meadhall hall who")
@db_option
def who(db: str | None) -> int:
    """List who is connected with a seat, and at which tables."""
    from ..hall.store import counts

    with at_hand(db) as (held, now):
        rows = [("NAME", "TABLE", "SEAT", "GAME", "PHASE", "SINCE")]
        rows += [
            (
                row.name or "-", row.table_id[:6], str(row.seat), row.game, row.phase,
                moment(row.at),
            )
            for row in counts.who(held, now, 1_000)
        ]  # fmt: skip
    columns(rows) if len(rows) > 1 else click.echo("Nobody is there.")
    return 0


@click.command(short_help="How much there is to do.", epilog="Example: meadhall hall load")
@db_option
def load(db: str | None) -> int:
    """What each process counted last: tables, people, bots, memory, waiting.

    LOOP is the longest that anything in the process had to wait for its turn in half a minute, and
    DATABASE how long it took to store something. Counts of the last hour are in the keeper's room.
    """
    from ..hall.store import counts

    with at_hand(db) as (held, now):
        last = {process: (at, each) for process, at, each in counts.counted(held, now)}
    rows = [
        (
            "PROCESS", "AT", "TABLES", "PLAYING", "PEOPLE", "BOTS", "QUEUE", "MEMORY", "LOOP",
            "DATABASE", "ERRORS",
        )
    ]  # fmt: skip
    rows += [
        (
            process[:8], moment(at), str(each.tables), str(each.playing), str(each.people),
            str(each.thinking), str(each.queue), in_bytes(each.memory),
            f"{each.loop * 1_000:.0f} ms", f"{each.database * 1_000:.0f} ms", str(each.errors),
        )
        for process, (at, each) in last.items()
    ]  # fmt: skip
    columns(rows) if len(rows) > 1 else click.echo("Nothing was counted in the last hour.")
    return 0


@click.command(
    short_help="What the keeper did.", epilog="Example: meadhall hall audit --csv > audit.csv"
)
@db_option
@click.option("--csv", "as_file", is_flag=True, help="All of it, as CSV.")
def audit(db: str | None, as_file: bool) -> int:
    """List what was done in the keeper's room and by these commands, the last first.

    Nobody can change or remove a line of it: the database itself refuses.
    """
    from ..hall.store import keeper

    with at_hand(db) as (held, _):
        found = keeper.noted(held, None if as_file else 50)
    if as_file:
        from ..hall.store.keeper import as_csv

        click.echo(as_csv(found), nl=False)
        return 0
    rows = [("AT", "FROM", "ACT", "ABOUT", "REASON")]
    rows += [(moment(row.at), row.way, row.act, row.about, row.reason) for row in found]
    columns(rows) if len(rows) > 1 else click.echo("Nothing was done yet.")
    return 0


@click.command(
    short_help="Make a new key of the keeper's room.", epilog="Example: meadhall hall secret"
)
@db_option
def secret(db: str | None) -> int:
    """Make a new key of the keeper's room, and show it.

    The old one opens nothing any more, and whoever is in the room is shown out. The hall keeps only
    a hash of it: what is shown here is shown once. The room is at /keeper in the hall's address.
    """
    from ..hall.store import keeper

    with at_hand(db) as (held, now):
        key = keeper.new_key(held, now, "command")
    click.echo(key)
    return 0


COMMANDS = (
    reports, mute, ban, pardon, bans, announce, leagues, who, load, audit, secret, mail
)  # fmt: skip


class Keeping(click.Group):
    """The commands of `meadhall hall`, those about people first."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for command in COMMANDS:
            self.add_command(command)
