"""A group of commands that imports a command when it is used, and says errors in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from ..extras import MissingExtra, lacking, need
from ..kernel.errors import MeadhallError
from ..kernel.registry import game_names

INTERRUPTED = 130
"""What shells expect of a program that Ctrl-C ended."""


class LazyGroup(click.Group):
    """Commands by name; each is the object of that name in the module of that name beside this."""

    def __init__(
        self, *args: Any, lazy: dict[str, str], extras: dict[str, str], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = {name: what for name, what in lazy.items() if find_spec(_module(name))}
        self.extras = extras

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, the most used first."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command, unless it needs more than is installed."""
        if cmd_name not in self.lazy:
            return None
        if cmd_name in self.extras:
            if ctx.resilient_parsing:  # a shell completes names, and wants no refusal
                return click.Command(cmd_name, help=self.lazy[cmd_name])
            need(self.extras[cmd_name], f"meadhall {cmd_name}")
        command = getattr(import_module(_module(cmd_name)), cmd_name)
        assert isinstance(command, click.Command)
        if command.epilog:
            command.epilog = command.epilog.replace("{game}", _example())
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, what + self._wants(name)) for name, what in self.lazy.items()]
            )

    def _wants(self, name: str) -> str:
        """What is still to be installed for a command."""
        extra = self.extras.get(name)
        return f" (needs meadhall[{extra}])" if extra and lacking(extra) else ""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; whatever a user can cause ends in one clear line, not in a traceback."""
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.UsageError as wrong:
            path = wrong.ctx.command_path if wrong.ctx else "meadhall"
            _complain(f"{wrong.format_message()} ({path} --help tells more)")
            sys.exit(wrong.exit_code)
        except click.ClickException as wrong:
            _complain(wrong.format_message())
            sys.exit(wrong.exit_code)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except (MeadhallError, MissingExtra) as wrong:
            _complain(str(wrong))
            sys.exit(1)
        except OSError as wrong:
            _complain(f"{wrong.filename or 'a file'}: {wrong.strerror or wrong}")
            sys.exit(1)
        sys.exit(status if isinstance(status, int) else 0)


def _example() -> str:
    """A game to show what can be typed."""
    return next(iter(game_names()), "GAME")


def _module(name: str) -> str:
    return f"{__package__}.{name}"


def _complain(words: str) -> None:
    click.echo(f"meadhall: {' '.join(words.split())}", err=True)
