"""The `meadhall` command. Every command lives in a module of its own, imported when it is used.

Here words are read from and written to a terminal, and nowhere else. No rule of a game and no
measuring is done here: a command asks the room that does it, and no room asks a command.
"""

from __future__ import annotations

import click

from .. import __version__
from ..extras import need
from .group import LazyGroup

COMMANDS = {
    "serve": "Open the hall for browsers and programs.",
    "hall": "Look after a hall: tables set aside, backups, how it stands.",
    "static": "Build a hall of files that plays in the page alone.",
    "play": "Play a game in the terminal, against bots.",
    "replay": "Step through a recorded game, or print its saga.",
    "verify": "Check a record and the proof of its shuffle.",
    "rules": "Read or search the rule books.",
    "tournament": "Let bots play against each other, and rate them.",
    "balance": "Weigh a game's numbers, and what other numbers would change.",
    "analyse": "See what decided a recorded game.",
    "train": "Let a net learn a game, for bots to judge by.",
    "puzzles": "Make puzzles out of games between bots, or check them.",
    "games": "List the games.",
    "fuzz": "Play random games until something breaks.",
    "bench": "Measure how fast the engine is.",
}
"""What each command is for; its module has the same name."""
EXTRAS = {
    "serve": "hall",
    "hall": "hall",
    "tournament": "lab",
    "balance": "lab",
    "train": "train",
}
"""What a command needs beyond `meadhall[cli]`."""


@click.group(
    cls=LazyGroup,
    lazy=COMMANDS,
    extras=EXTRAS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="meadhall")
@click.pass_context
def main(context: click.Context) -> None:
    """Norse card games: a hall for browsers and programs, and a table in the terminal.

    \b
    To begin:
      meadhall                         open the hall on this machine, and the browser
      meadhall games                   what can be played
      meadhall play GAME               against two bots
      meadhall rules GAME              the rule book
      meadhall COMMAND --help          what a command can do

    Texts are in English or Russian: by $LANG, or by --lang.
    """
    if context.invoked_subcommand is None:
        need("hall", "the hall")
        from .serve import open_hall

        context.exit(open_hall())
