"""How strong the bots are: one bot against a table of another, seats rotated, on shared deals.

Prints each row's share of wins (a shared win counts in part) with a 95 % interval, beside the null,
what an equal would win, and the goal where there is one. Rows:

    greedy      greedy against random
    search      1,000 iterations against greedy
    growth      100, 300, 1,000 and 3,000 iterations against greedy
    fairness    the fair search against the same search that sees everything
    controls    a mirror match must be the null; a bot that judges nothing must lose

Run: `python bench/strength.py [GAME …] [--rows search,growth] [--games 400] [--workers 2]`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import meadhall
from meadhall.bots import Bot, SearchBot, bot
from meadhall.kernel import Chance, Game, State
from meadhall.lab.match import dice
from meadhall.lab.statistics import share_of

GAMES = ("asgard", "wolves", "vikings")


@dataclass(frozen=True)
class Row:
    """One challenger among rivals of one kind; `goal` is the least share of wins to reach."""

    group: str
    game: str
    players: int
    challenger: str
    rival: str
    goal: float | None = None


class SeeingBot(SearchBot):
    """The same search, but it sees everything: what fairness costs is measured against it."""

    truth: State

    def imagined(self, view: dict[str, Any]) -> State:
        return self.truth.clone()

    def world(self, table: State, seat: int, chance: Chance) -> State:
        world = table.clone()
        world.chance = chance.clone()
        return world


class BlindBot(SearchBot):
    """The same search without judgement: unless it sees the end, everybody stands alike."""

    def standings(self, world: State) -> list[float]:
        return [0.0] * world.players


def make(kind: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A bot by name, those that only exist here included."""
    name, _, count = kind.partition(":")
    if name == "seeing":
        return SeeingBot(game, seat, seed, int(count))
    if name == "blind":
        return BlindBot(game, seat, seed, int(count))
    return bot(kind, game, seat, seed)


def play(row: Row, number: int) -> tuple[int, float]:
    """One game of a row: which deal it was and what the challenger won."""
    game = meadhall.game(row.game)
    seat, deal = number % row.players, number // row.players
    kinds = [row.challenger if each == seat else row.rival for each in range(row.players)]
    bots = [make(kind, game, at, dice(number, at, kind)) for at, kind in enumerate(kinds)]
    state = game.start(row.players, deal)
    while waiting := state.waiting:
        turn = waiting[0]
        asked = bots[turn]
        if isinstance(asked, SeeingBot):
            asked.truth = state
        state.play(turn, asked.choose(state.view(turn), state.legal(turn)))
    assert state.outcome is not None
    winners = state.outcome.winners
    return deal, 1 / len(winners) if seat in winners else 0.0


def rows_of(game: str) -> Iterator[Row]:
    """Everything that is to be shown of a game. Wolves has no table of two."""
    few = 3 if game == "wolves" else 2
    yield Row("greedy", game, few, "greedy", "random", 0.9)
    yield Row("greedy", game, 4, "greedy", "random", 0.75)
    yield Row("search", game, few, "ismcts:1000", "greedy", 0.7)
    yield Row("search", game, 4, "ismcts:1000", "greedy", 0.5)
    for iterations in (100, 300, 1000, 3000):
        yield Row("growth", game, few, f"ismcts:{iterations}", "greedy")
    yield Row("fairness", game, few, "ismcts:300", "seeing:300")
    yield Row("controls", game, few, "ismcts:100", "ismcts:100")
    yield Row("controls", game, few, "blind:100", "ismcts:100")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--rows", default="greedy,search,growth,fairness,controls")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    table = Table(
        "game", "seats", "bot", "against", "wins", "95 % interval", "null", "goal", "games"
    )
    with get_context("spawn").Pool(arguments.workers) as pool:
        for row in (row for game in arguments.game for row in rows_of(game)):
            if row.group in arguments.rows.split(","):
                add(table, row, pool, arguments.games)
    Console().print(table)


def add(table: Table, row: Row, pool: Any, games: int) -> None:
    """Play a row and put it into the table."""
    games -= games % row.players  # every seat equally often
    label = f"{row.game} {row.players}: {row.challenger} against {row.rival}"
    played = pool.imap(partial(play, row), range(games))
    share = share_of(list(track(played, label, total=games, transient=True)))
    goal = "" if row.goal is None else f"≥ {row.goal:.0%}"
    cells = (f"{share.wins:.1%}", f"{share.low:.1%} to {share.high:.1%}", f"{1 / row.players:.1%}")
    table.add_row(
        row.game, str(row.players), row.challenger, row.rival, *cells, goal, str(share.games)
    )
    print(label, *cells, goal, flush=True)


if __name__ == "__main__":
    main()
