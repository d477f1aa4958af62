"""Where a command has its games played: the options for it, the same for all commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from ..lab.many import Backend
from .screen import Screen

Command = TypeVar("Command", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--workers",
        type=click.IntRange(min=1),
        help="Processes that play; the games are the same however many.  [default: 1]",
    ),
    click.option(
        "--ray",
        is_flag=True,
        help="Play on a Ray cluster of this machine alone, with as many cores as --workers says or "
        "all there are; needs meadhall[cluster].",
    ),
    click.option(
        "--ray-address",
        metavar="HOST:PORT",
        help="Play on a Ray cluster that runs; this machine must be a part of it.",
    ),
)


def where_options(command: Command) -> Command:
    """Give a command `--workers`, `--ray` and `--ray-address`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def joined(screen: Screen, backend: Backend) -> Backend:
    """A backend that is ready, and let go when the command ends. A cluster takes seconds for it."""
    with screen.console.status(screen.words("cli-where-joining")):
        return click.get_current_context().with_resource(backend)
