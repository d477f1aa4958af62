"""`meadhall serve`: open the hall."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..bots import BOTS, check_kind, is_in_roster
from .database import database_named, db_option
from .notices import mail_options, named_hook, named_mail, named_site
from .own_bots import look_here

if TYPE_CHECKING:
    from ..hall.ops.config import Config, Limits

HOST = "127.0.0.1"
LOOPBACK = ("127.0.0.1", "::1")
PORT = 8020
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""What a bot of the operator's may be called."""
HOST_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?")


@click.command(epilog="Example: meadhall serve --db postgresql://hall@db/hall --workers 4")
@db_option
@click.option("--host", default=HOST, show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Server processes; more than one needs PostgreSQL.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    help="Processes in which bots think.  [default: one for each core, at most 4]",
)
@click.option(
    "--bot",
    "more_bots",
    multiple=True,
    metavar="NAME=KIND",
    help="One more bot to offer: deep=ismcts:3000, or odin=my.bots:Odin for one of your own.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="An origin (https://…) besides the hall's own whose page may use it.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help=(
        "The address, or network as 10.0.0.0/8, of a proxy in front that speaks HTTPS: who asks is "
        "taken from its X-Forwarded-For, and cookies travel over HTTPS only."
    ),
)
@click.option("--behind-proxy", is_flag=True, help="The same for a proxy on this machine.")
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="HOST",
    help=(
        "A name that browsers call the hall by, as games.example.org; others are then refused.  "
        "[default: addresses, localhost and names of the house; any behind a proxy]"
    ),
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Another limit than ours, as sockets_per_address=200; docs/security.md lists them all.",
)
@mail_options
@click.option(
    "--hook",
    envvar="MEADHALL_HOOK",
    metavar="URL",
    help="A webhook that is told of open tables: those that want players, and whose move it is.",
)
@click.option(
    "--hook-form",
    type=click.Choice(["discord", "text", "json"]),
    default="json",
    show_default=True,
    help="What it is sent; `text` is for Matrix, Mattermost and Slack.",
)
@click.option("--hook-lang", type=click.Choice(["en", "ru"]), default="en", show_default=True)
@click.option(
    "--hooks-inward",
    is_flag=True,
    help="Let webhooks and push services be in your own network, and plain HTTP.",
)
@click.option("--log-level", default="info", show_default=True)
def serve(
    db: str | None,
    host: str,
    port: int,
    workers: int,
    bot_workers: int | None,
    more_bots: tuple[str, ...],
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    behind_proxy: bool,
    names: tuple[str, ...],
    limits: tuple[str, ...],
    site: str | None,
    mail: str | None,
    mail_from: str | None,
    mail_password_file: Path | None,
    hook: str | None,
    hook_form: str,
    hook_lang: str,
    hooks_inward: bool,
    log_level: str,
) -> int:
    """Open the hall for browsers and programs.

    Tables are kept in an SQLite file, or in PostgreSQL if --db says so; with PostgreSQL any number
    of processes, on any number of machines, serve the same tables. SIGTERM closes the hall when
    what has begun is stored.
    """
    from ..hall.ops.config import Config, cores

    database = database_named(db)
    address = named_site(site)
    letters = named_mail(mail, mail_from, mail_password_file)
    if letters is not None and not address:
        raise click.UsageError("--mail needs --site: mails have links")
    trusted = trusted_proxies(proxies, behind_proxy)
    config = Config(
        database=database,
        origins=origins,
        hosts=tuple(named_hosts(names, host)),
        proxies=tuple(trusted),
        secure_cookies=bool(trusted),
        bot_workers=bot_workers or cores(),
        bots={name: name for name in BOTS} | named_bots(more_bots),
        log_level=log_level,
        limits=named_limits(limits),
        site=address,
        mail=letters,
        hook=named_hook(hook, hook_form, hook_lang, address),
        reach_inward=hooks_inward,
    )
    if workers > 1 and not config.postgres:
        raise click.UsageError("--workers above 1 needs PostgreSQL: --db postgresql://…")
    if more_bots:
        asyncio.run(look_at_bots(config))
    look_at_database(config)
    click.echo(f"The hall is at http://{host}:{port}/ (Ctrl-C closes it).", err=True)
    show_key(database, f"http://{host}:{port}/")
    return run(config, host, port, workers)


def trusted_proxies(named: Iterable[str], behind_proxy: bool) -> list[str]:
    """The addresses and networks whose word about who asks is believed."""
    found = [*named, *(LOOPBACK if behind_proxy else ())]
    for each in found:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise click.UsageError(f"--proxy takes an address or a network: not {each!r}") from None
    return found


def named_limits(texts: Iterable[str]) -> Limits:
    """Our limits, but for those an operator has changed."""
    import msgspec

    from ..hall.ops.config import Limits

    changed: dict[str, float] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise click.UsageError(f"--limit: there is no limit {name!r}; there are {known}")
        try:
            changed[name] = msgspec.json.decode(number, type=float)
        except msgspec.MsgspecError:
            raise click.UsageError(f"--limit {name} takes a number: not {number!r}") from None
        if changed[name] <= 0:
            raise click.UsageError(f"--limit {name} must be more than 0")
    try:
        return msgspec.convert(changed, Limits, strict=False)
    except msgspec.ValidationError as wrong:
        raise click.UsageError(f"--limit: {wrong}") from None


def named_hosts(names: Iterable[str], listening: str) -> list[str]:
    """The names the hall is called by. Whoever lets it listen by a name calls it so."""
    found = list(names)
    for each in found:
        if not HOST_NAME.fullmatch(each):
            raise click.UsageError(
                f"--name takes a host without scheme, port or path: not {each!r}"
            )
    try:
        ipaddress.ip_address(listening)
    except ValueError:
        if "." in listening:
            found.append(listening)
    return found


def named_bots(texts: Iterable[str]) -> dict[str, str]:
    """The kinds of the bots of an operator's, by their names."""
    found: dict[str, str] = {}
    for text in texts:
        name, _, kind = text.partition("=")
        if not NAME.fullmatch(name) or not kind or name in BOTS:
            raise click.UsageError(
                f"--bot takes NAME=KIND, a new name in small letters: not {text!r}"
            )
        if name in found:
            raise click.UsageError(f"--bot: there are two bots called {name!r}")
        if is_in_roster(kind):
            check_kind(kind)
        found[name] = kind
    look_here(found.values())
    return found


def look_at_database(config: Config) -> None:
    """Refuse a database nothing can be stored in, here where it takes one line."""
    from ..hall.store.trial import try_out

    try_out(config.database)


def show_key(database: str, url: str) -> None:
    """The first time, make the key of the keeper's room, and show it to whoever sits at a terminal.
    Where nobody does, what is printed is kept in some log, and no key belongs there."""
    from ..hall.store.trial import first_key

    key = first_key(database, make=at_terminal())
    if key:
        click.echo(
            f"Whoever keeps this hall has a room of their own: {url}keeper\n"
            f"Its key, shown only now: {key}\n"
            "`meadhall hall secret` makes another.",
            err=True,
        )
    elif key is None:
        click.echo(
            f"The keeper's room ({url}keeper) has no key yet: `meadhall hall secret` makes one.",
            err=True,
        )


def at_terminal() -> bool:
    """Does somebody read what is printed?"""
    return sys.stderr.isatty()


async def look_at_bots(config: Config) -> None:
    """Refuse bots that aren't there, here where it takes one line: the hall would refuse them too,
    but each of its processes in turn, and with a traceback of the server's."""
    from ..hall.bots.bots import Bots

    bots = Bots(config)
    try:
        await bots.check()
    finally:
        await bots.close()


def open_hall() -> int:
    """What `meadhall` alone does: serve on this machine, and show it in the browser."""
    from ..hall.ops.config import Config, default_database

    config = Config(database=default_database(), log_level="warning")
    look_at_database(config)
    port = free_port()
    url = f"http://{HOST}:{port}/"
    click.echo(f"The hall is at {url} (Ctrl-C closes it). `meadhall --help` lists the commands.")
    show_key(config.database, url)
    threading.Thread(target=show, args=(url, port), daemon=True).start()
    return run(config, HOST, port, 1)


def run(config: Config, host: str, port: int, workers: int) -> int:
    """Serve until told to stop."""
    import uvicorn

    from ..hall.http.serving import make_room, server_settings

    make_room(config.limits)
    config.to_environment()
    with tempfile.TemporaryDirectory(prefix="meadhall-metrics-") as metrics:
        if workers > 1:  # whichever worker is asked tells of all
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics
        uvicorn.run(
            "meadhall.hall.http.app:build",
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            **server_settings(config),
        )
    return 0


def free_port() -> int:
    """Our usual port, or any other if somebody has it."""
    for wanted in (PORT, 0):
        with socket.socket() as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, wanted))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no port is free")


def show(url: str, port: int) -> None:
    """Open the browser as soon as somebody answers."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                webbrowser.open(url)
                return
        time.sleep(0.1)
