"""Observations: how long one takes, beside a view of the same position.

For each game and number of players it takes positions of random games, and in turn writes the rows
of all their seats and makes their views; the medians of some such rounds are told in microseconds
each, and how many rows fit into the time of one view.

Run: `python bench/observe.py [GAME …] [--positions 200] [--rounds 9]`
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall._build import is_compiled
from meadhall.kernel import Game, State
from meadhall.testing import random_course


def positions(game: Game[Any], players: int, number: int) -> list[State]:
    """Positions of random games, from all parts of them."""
    found: list[State] = []
    seed = 0
    while len(found) < number:
        for at, (state, _, _) in enumerate(random_course(game, players, seed).replay()):
            if at % 5 == seed % 5:
                found.append(state.clone())
        seed += 1
    return found[:number]


def micros(act: Callable[[State, int], Any], states: Sequence[State], players: int) -> float:
    """How long it takes for one seat, on the average of all seats and positions."""
    began = time.perf_counter()
    for state in states:
        for seat in range(players):
            act(state, seat)
    return (time.perf_counter() - began) * 1e6 / (len(states) * players)


def measured(game: Game[Any], players: int, number: int, rounds: int) -> tuple[float, float]:
    """Microseconds for a row and for a view; the two take turns, for machines change their pace."""
    states = positions(game, players, number)
    out = bytearray(game.observation_size(players))
    rows, views = [], []
    for _ in range(rounds):
        rows.append(micros(lambda state, seat: state.write_observation(seat, out), states, players))
        views.append(micros(lambda state, seat: state.view(seat), states, players))
    return median(rows), median(views)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names())
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=9)
    told = parser.parse_args()
    table = Table("game", "players", "bytes", "row, µs", "view, µs", "rows a view")
    for name in told.games:
        game = meadhall.game(name)
        if game.observations is None:
            continue
        for players in range(game.min_players, game.max_players + 1):
            row, view = measured(game, players, told.positions, told.rounds)
            size = str(game.observation_size(players))
            table.add_row(
                name, str(players), size, f"{row:.2f}", f"{view:.1f}", f"{view / row:.0f}"
            )
    console = Console()
    console.print(table)
    console.print("compiled" if is_compiled() else "in plain Python")


if __name__ == "__main__":
    main()
