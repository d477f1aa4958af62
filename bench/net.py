"""Learned judgement: how long a position takes for all seats, beside the hand-written value.

For each game and number of players it takes positions as a search meets them, each move of a
decision tried in one imagined world after another, and in turn judges them by hand, writes the rows
of all seats, and judges them by hand and net together. Told are the medians of some such rounds in
microseconds a position, and how many hand-written judgements a learned one costs. The last column
is the pace of a search: how many times as long it takes for as many iterations as by hand, on other
positions, in turns. A game without a net is measured with weights of no skill.

Run: `python bench/net.py [GAME …] [--positions 400] [--rounds 9]`
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from librt.vecs import vec
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall._build import is_compiled
from meadhall.bots.learned import Learned, Unfit, learned
from meadhall.bots.weights import write
from meadhall.kernel import Game, State, seeded
from meadhall.lab.training import gate
from meadhall.testing import random_course
from meadhall.testing.nets import random_weights

ITERATIONS = 100
GOAL = 3.0
"""Microseconds for all seats."""


def positions(game: Game[Any], players: int, number: int) -> list[State]:
    """What follows each legal move of a decision, in imagined worlds."""
    found: list[State] = []
    chance = seeded(1)
    seed = 0
    while len(found) < number:
        for at, (state, seat, _) in enumerate(random_course(game, players, seed).replay()):
            if seat >= 0 and at % 7 == seed % 7:
                for move in state.legal(seat)[:20]:
                    world = game.imagine(state, seat, chance)
                    chance.word()
                    world.apply(seat, move)
                    if world.waiting:
                        found.append(world)
        seed += 1
    return found[:number]


def micros(act: Callable[[State], Any], states: Sequence[State]) -> float:
    """How long it takes on the average, in processor time: others' load doesn't count."""
    began = time.process_time()
    for state in states:
        act(state)
    return (time.process_time() - began) * 1e6 / len(states)


def known_of(game: Game[Any]) -> Learned:
    """What the game has learned, or nothing."""
    try:
        return learned(game)
    except Unfit:
        return Learned(game, random_weights(game))


def measured(known: Learned, players: int, number: int, rounds: int) -> tuple[float, ...]:
    """Microseconds by hand, for the rows, and by hand and net; they take turns, for machines change
    their pace."""
    game = known.game
    states = positions(game, players, number)
    judge, by_hand = known.judge(players, {}), game.reckoning()
    points = vec[float]([0.0] * players)
    acts = (
        lambda state: by_hand.write_standings(state, points),
        lambda state: [state.observed(seat) for seat in range(players)],
        lambda state: judge.write_standings(state, points),
    )
    times = [[micros(act, states) for act in acts] for _ in range(rounds)]
    return tuple(median(column) for column in zip(*times, strict=True))


def pace_of(known: Learned, players: int) -> float:
    """How many times as long a search takes with the net."""
    return gate.pace(known.game.name, players, write(known.weights), None, ITERATIONS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names())
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=9)
    told = parser.parse_args()
    columns = (
        "by hand, µs",
        "rows, µs",
        "learned, µs",
        "ratio",
        f"net, µs (goal {GOAL:g})",
        "a search",
    )
    table = Table("game", "players", *columns)
    for name in told.games:
        game = meadhall.game(name)
        known = known_of(game)
        for players in range(game.min_players, game.max_players + 1):
            hand, rows, both = measured(known, players, told.positions, told.rounds)
            pace = pace_of(known, players)
            table.add_row(
                name,
                str(players),
                *(f"{each:.2f}" for each in (hand, rows, both)),
                f"{both / hand:.2f}",
                f"{both - hand:.2f}",
                f"{pace:.2f}×",
            )
    console = Console()
    console.print(table)
    console.print("compiled" if is_compiled() else "in plain Python")


if __name__ == "__main__":
    main()
