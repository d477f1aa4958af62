"""`meadhall games`: what can be played."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from ..kernel.errors import UnknownGame
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names as installed
from .screen import Screen, language_option


@click.command(epilog="Example: meadhall games --lang ru")
@language_option
def games(lang: str) -> int:
    """List the games and for how many players they are."""
    show_games(Screen(lang))
    return 0


def show_games(screen: Screen) -> None:
    """A line for each game: what to type, its title, players, and what it is about."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for name in installed():
        try:
            game = game_named(name)
        except UnknownGame as wrong:
            table.add_row(Text(name, style="bold"), Text(f"{wrong}\n", style="red"))
            continue
        players = screen.words("cli-games-players", least=game.min_players, most=game.max_players)
        about = Text.assemble((game.title(screen.lang), "bold"), f"\n{players}\n")
        about.append(game.blurb(screen.lang))
        table.add_row(Text(name, style="bold"), about)
    screen.show(table)
    screen.console.print()
    screen.say("cli-games-how", style="dim")
