"""How fast greedy plays, and whether it still plays as well as the greedy that was so much slower.

    .venv/bin/python bench/greedy.py                                # games a minute
    .venv/bin/python bench/greedy.py GAME --players 2 --deals 100   # and a match, new against old

Time is the processor's own, on one core. `Thorough` is how greedy thought before: every legal move
through the whole turn, on every imagined table, and the first of them by way of a view. In a match
one greedy sits among thorough ones, in each seat in turn on the same deal; the null is what an
equal would win. docs/bots.md says what was found.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import Bot, bot
from meadhall.kernel import Game, seeded
from meadhall.lab.match import play_game
from meadhall.lab.statistics import Share, share_of

LONGEST_CHAIN = 4
FEWEST_WORLDS, MOST_WORLDS = 3, 12


class Thorough(Bot):
    """What greedy was: one choice ahead by the value, whatever it takes."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self._chance = seeded(seed)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        totals = dict.fromkeys(legal, 0.0)
        favourites = set()
        table = self.game.imagine(view, self.seat, self._chance)
        for looked in range(1, MOST_WORLDS + 1):
            self._chance.word()
            world = table.clone()
            self._let_others_choose(world)
            values = [self._value(world, move) for move in legal]
            for move, value in zip(legal, values, strict=True):
                totals[move] += value
            favourites.add(values.index(max(values)))
            if looked >= FEWEST_WORLDS and len(favourites) == 1:
                break
            table = self.game.imagine(table, self.seat, self._chance)
        return max(legal, key=totals.__getitem__)

    def _let_others_choose(self, world: Any) -> None:
        for other in range(world.players):
            if other != self.seat and {other, self.seat} <= set(world.waiting):
                moves = world.legal(other)
                world.apply(other, moves[self._chance.below(len(moves))])

    def _value(self, world: Any, move: int) -> float:
        game, seat = self.game, self.seat
        if game.ends_turn(move):
            return game.value(world, seat)
        after = world.clone()
        after.apply(seat, move)
        for _ in range(LONGEST_CHAIN):
            if after.waiting != (seat,) or after.knots != world.knots:
                break
            best = self._best_next(after)
            if game.ends_turn(best):
                break
            after.apply(seat, best)
        return game.value(after, seat)

    def _best_next(self, world: Any) -> int:
        moves: list[int] = world.legal(self.seat)
        if len(moves) == 1:
            return moves[0]
        return max(reversed(moves), key=lambda move: self._right_after(world, move))

    def _right_after(self, world: Any, move: int) -> float:
        after = world.clone()
        after.apply(self.seat, move)
        return self.game.value(after, self.seat)


def maker(kind: str, game: Game[Any], seat: int, seed: int) -> Bot:
    return Thorough(game, seat, seed) if kind == "thorough" else bot(kind, game, seat, seed)


def rate(name: str, players: int, kind: str, seconds: float) -> float:
    """Games a minute between equals."""
    game = meadhall.game(name)
    games = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        play_game(game, [kind] * players, games, maker)
        games += 1
    return 60 * games / taken


def match(name: str, players: int, deals: int, first: int) -> Share:
    """What greedy wins among thorough ones."""
    return share_of(results(name, players, deals, first))


def results(name: str, players: int, deals: int, first: int) -> Iterator[tuple[int, float]]:
    play = partial(play_game, meadhall.game(name), make=maker)
    for deal in range(first, first + deals):
        for seat in range(players):
            kinds = ["greedy" if each == seat else "thorough" for each in range(players)]
            yield deal, play(kinds, deal).share(seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=meadhall.game_names(), metavar="GAME")
    parser.add_argument("--players", type=int, help="one number of players instead of all")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--deals", type=int, default=0, help="of the match")
    parser.add_argument("--first", type=int, default=0, help="the first deal's seed")
    asked = parser.parse_args()
    table = Table("game", "players", "games a minute", "before", "ratio", "wins", "null")
    for name in asked.games:
        game = meadhall.game(name)
        every = range(game.min_players, game.max_players + 1)
        for players in [asked.players] if asked.players else every:
            now = rate(name, players, "greedy", asked.seconds)
            before = rate(name, players, "thorough", asked.seconds)
            won = match(name, players, asked.deals, asked.first) if asked.deals else None
            table.add_row(
                name,
                str(players),
                f"{now:,.0f}",
                f"{before:,.0f}",
                f"{now / before:.1f}×",
                f"{won.wins:.1%} ({won.low:.1%} to {won.high:.1%})" if won else "",
                f"{1 / players:.1%}" if won else "",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
