"""How the hall tells people who aren't in it: the options of `meadhall serve`, and trying mail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import unquote, urlsplit

import click

if TYPE_CHECKING:
    from ..hall.ops.config import Hook, Mail

F = TypeVar("F", bound=Callable[..., Any])
KINDS = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25)}


def mail_options(command: F) -> F:
    """The options about mail; each can come from the environment, too."""
    for option in reversed(
        (
            click.option(
                "--site",
                envvar="MEADHALL_SITE",
                metavar="URL",
                help="The hall's address for people, as https://games.example.org/: for links.",
            ),
            click.option(
                "--mail",
                envvar="MEADHALL_MAIL",
                metavar="URL",
                help="The mail server: smtp://USER@HOST:PORT with STARTTLS, smtps:// with TLS from"
                " the start, smtp+plain:// with neither.",
            ),
            click.option(
                "--mail-from",
                envvar="MEADHALL_MAIL_FROM",
                metavar="ADDRESS",
                help="Whom mails are from.",
            ),
            click.option(
                "--mail-password-file",
                envvar="MEADHALL_MAIL_PASSWORD_FILE",
                type=click.Path(dir_okay=False, path_type=Path),
                help="A file with the password; else it is in MEADHALL_MAIL_PASSWORD.",
            ),
        )
    ):
        command = option(command)
    return command


def named_site(text: str | None) -> str:
    """The hall's address, ending in a slash."""
    if not text:
        return ""
    parts = urlsplit(text)
    plain = parts.scheme in ("http", "https") and parts.hostname and text.isascii()
    if not plain or parts.query or parts.fragment or "@" in parts.netloc or " " in text:
        raise click.UsageError(
            f"--site takes an address as https://games.example.org/: not {text!r}"
        )
    return text.rstrip("/") + "/"


def named_mail(url: str | None, sender: str | None, file: Path | None) -> Mail | None:
    """How mail is sent; None if nobody says."""
    import os

    from ..hall.ops.config import Mail

    password = os.environ.pop("MEADHALL_MAIL_PASSWORD", "")  # no bot's process inherits it
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise click.UsageError(f"--mail: {url!r} is no address") from None
    if parts.scheme not in KINDS or not parts.hostname:
        raise click.UsageError("--mail takes smtp://USER@HOST:PORT, or smtps://, or smtp+plain://")
    if parts.password is not None:
        raise click.UsageError(
            "--mail holds no password, for others see it: use --mail-password-file"
        )
    if file is not None:
        password = file.read_text(encoding="utf-8").strip("\r\n")
    security, usual = KINDS[parts.scheme]
    user = unquote(parts.username or "")
    from_ = sender or (user if "@" in user else "")
    if "@" not in from_:
        raise click.UsageError("--mail-from: say whom mails are from, as hall@example.org")
    return Mail(parts.hostname, port or usual, from_, security, user, password)  # type: ignore[arg-type]


def named_hook(url: str | None, form: str, lang: str, site: str) -> Hook | None:
    """Where the hall tells of tables that are open to all."""
    import os

    from ..hall.ops.config import Hook

    os.environ.pop("MEADHALL_HOOK", None)  # as good as a password: no bot's process inherits it
    if url and not site:
        raise click.UsageError("--hook needs --site: what it tells has links")
    return Hook(url, form, lang) if url else None  # type: ignore[arg-type]


@click.command(
    short_help="Try the settings for mail.",
    epilog="Example: meadhall hall mail me@example.org --mail smtp://hall@mail.example.org",
)
@mail_options
@click.argument("address")
def mail(
    site: str | None,
    mail: str | None,
    mail_from: str | None,
    mail_password_file: Path | None,
    address: str,
) -> int:
    """Send one mail to ADDRESS, to see whether that works.

    The settings are those of `meadhall serve`. No hall needs to be open, and nothing is stored.
    """
    import secrets

    from ..hall.notices.mail import NotSent, is_address, letter, send
    from ..hall.notices.words import said

    settings = named_mail(mail, mail_from, mail_password_file)
    if settings is None:
        raise click.UsageError("--mail: say by which server, as smtp://USER@HOST")
    if not is_address(address):
        raise click.UsageError(f"{address!r} is no address for mail")
    here = named_site(site) or "-"
    words = [said("notices-mail-try", lang, site=here) for lang in ("en", "ru")]
    made = letter(
        settings, address, said("notices-mail-try-title", "en"), words, secrets.token_urlsafe(15)
    )
    try:
        send(settings, made)
    except NotSent as wrong:
        raise click.ClickException(f"{settings.host} didn't take it: {wrong.said}") from None
    click.echo(f"{settings.host} has taken it; look whether it arrives at {address}.")
    return 0
