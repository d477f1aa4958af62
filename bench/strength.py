"""How strong the bots are: one bot against a table of another, seats rotated, on shared seeds.

Prints the share of wins (a shared win counts in part) with a 95 % interval, beside the null: what
equal players would get. Run: `python bench/strength.py [--games N] [--players 2,4]`.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import meadhall
from meadhall.bots import bot
from meadhall.kernel import Game


def wins_of(game: Game[Any], challenger: str, field: str, players: int, games: int) -> float:
    """How many games one challenger wins against a table of others."""
    total = 0.0
    label = f"{challenger} against {players - 1} {field}"
    for number in track(range(games), label, transient=True):
        seat = number % players  # everybody sits everywhere equally often
        state = game.start(players, number // players)
        bots = [
            bot(challenger if each == seat else field, game, each, seed=number * players + each)
            for each in range(players)
        ]
        while state.waiting:
            turn = state.waiting[0]
            state.play(turn, bots[turn].choose(state.view(turn), state.legal(turn)))
        assert state.outcome is not None
        if seat in state.outcome.winners:
            total += 1 / len(state.outcome.winners)
    return total


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * math.sqrt(spread) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="asgard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", default="2,3,4,5")
    arguments = parser.parse_args()
    game = meadhall.game(arguments.game)
    table = Table("bot", "against", "players", "wins", "95 % interval", "null")
    for players in map(int, arguments.players.split(",")):
        for challenger, field in (("greedy", "random"), ("greedy", "greedy")):
            share = wins_of(game, challenger, field, players, arguments.games) / arguments.games
            low, high = interval(share, arguments.games)
            cells = (f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / players:.1%}")
            table.add_row(challenger, field, str(players), *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
