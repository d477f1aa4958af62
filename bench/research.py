"""The table of docs/research.md: what kind of games these are, measured.

    .venv/bin/python bench/research.py                       # every game, fewest and most players
    .venv/bin/python bench/research.py --games 200 --bot jarl GAME

Each line is of games in which the same bot plays every seat. Hidden information is what whoever
decides doesn't know of what the others see, at some decisions of some of the games.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track

import meadhall
from meadhall.bots import any_bot
from meadhall.kernel import MeadhallError
from meadhall.kernel.chance import seeded
from meadhall.lab.hidden import Hidden, hidden
from meadhall.lab.study import USUAL, Figures, Kept, Study

HEADS = (
    *("game", "players", "actions", "decisions", "with a choice", "at once, %"),
    *("legal moves", "at most", "observation, bytes", "unknown facts, %", "hidden bits, at most"),
)
LOOKS = 0.05
"""At this part of the decisions it is looked what is hidden."""
console = Console(stderr=True)


def looks(name: str, players: int, bot: str, games: int) -> list[Hidden]:
    """What is hidden from whoever decides, here and there in some games."""
    game, dice, found = meadhall.game(name), random.Random(0), []
    for seed in range(games):
        state = game.start(players, seed)
        bots = [any_bot(bot, game, seat, seed) for seat in range(players)]
        while waiting := state.waiting:
            seat = waiting[0]
            if dice.random() < LOOKS:
                found.append(hidden(game, state, seat, seeded(dice.getrandbits(32))))
            state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return found


def line(name: str, players: int, bot: str, games: int) -> list[Any]:
    """One row of the table."""
    game = meadhall.game(name)
    with tempfile.TemporaryDirectory() as folder:
        kept = Kept(Study(name, (bot,), players, games), Path(folder))
        for _ in track(
            kept.play(), f"{name}, {players}", kept.left, console=console, transient=True
        ):
            pass
        figures = Figures(kept)
        together = sum(row.together for row in kept.rows) / sum(row.decisions for row in kept.rows)
    mean = {each.gauge.name: each.share.wins for each in figures.all()}
    known = looks(name, players, bot, max(1, games // 4))
    unknown = sum(each.unknown for each in known) / sum(each.facts for each in known)
    bits = sum(each.bits for each in known) / len(known)
    return [
        *(
            game.title("en"),
            players,
            game.actions,
            f"{mean['length']:.0f}",
            f"{mean['choices']:.0f}",
        ),
        *(f"{together:.0%}"[:-1], f"{mean['branching']:.1f}", figures.largest[USUAL.name]),
        *(game.observation_size(players), f"{100 * unknown:.1f}", f"{bits:.1f}"),
    ]


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("names", nargs=-1, type=click.Choice(meadhall.game_names()))
@click.option("--games", default=200, show_default=True, type=click.IntRange(1))
@click.option("--bot", default="karl", show_default=True, help="Plays every seat.")
def main(names: tuple[str, ...], games: int, bot: str) -> None:
    """Print the table for these games, or for all."""
    print(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}")
    try:
        for name in names or meadhall.game_names():
            game = meadhall.game(name)
            for players in dict.fromkeys((game.min_players, game.max_players)):
                print(f"| {' | '.join(map(str, line(name, players, bot, games)))} |", flush=True)
    except MeadhallError as wrong:
        raise click.ClickException(str(wrong)) from None


if __name__ == "__main__":
    main()
