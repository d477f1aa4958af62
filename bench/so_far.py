"""What points that everybody sees say of who wins: fits `SoFar.spread` by games that bots play.

    python bench/so_far.py [--games 300] [--bot karl]

For each third of a game (by `SoFar.part`) it prints the spread that explains the winners best, and
how much better that is than saying that all are as likely (in nats a position).
"""

from __future__ import annotations

import argparse
import math
import random
from functools import partial

import meadhall
from meadhall.bots import Imaginer, any_bot
from meadhall.hall.table.sight import seen_by_all

SPREADS = [0.5 * 1.19**step for step in range(30)]
THIRDS = ((0.0, 0.33), (0.33, 0.66), (0.66, 1.01))


def positions(name: str, games: int, kind: str) -> list[tuple[tuple[int, ...], float, list[int]]]:
    """Points, how far it was, and who won, every few moves of many games."""
    game, dice = meadhall.game(name), random.Random(3)
    found = []
    for number in range(games):
        players = dice.randint(game.min_players, game.max_players)
        state = game.start(players, number)
        bots = [any_bot(kind, game, seat, 10 * number + seat) for seat in range(players)]
        seen, made = [], 0
        while waiting := state.waiting:
            seat, legal = waiting[0], state.legal(waiting[0])
            bot = bots[seat]
            if isinstance(bot, Imaginer):
                move = bot.choose_from(partial(game.imagine, state, seat), legal)
            else:
                move = bot.choose(state.view(seat), legal)
            state.play(seat, move)
            made += 1
            if made % (3 * players) == 0 and (far := game.so_far(seen_by_all(state))):
                seen.append(far)
        assert state.outcome
        found += [(far.points, far.part, list(state.outcome.winners)) for far in seen]
    return found


def likelihood(data: list[tuple[tuple[int, ...], float, list[int]]], spread: float) -> float:
    """How well a spread explains who won, in nats a position."""
    total = 0.0
    for points, _, winners in data:
        odds = [math.exp((each - max(points)) / spread) for each in points]
        total += math.log(sum(odds[seat] for seat in winners) / sum(odds))
    return total / len(data)


def main() -> None:
    """All games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="karl")
    asked = parser.parse_args()
    for name in meadhall.game_names():
        data = positions(name, asked.games, asked.bot)
        for least, most in THIRDS:
            some = [each for each in data if least <= each[1] < most]
            if some:
                best = max(SPREADS, key=lambda spread: likelihood(some, spread))
                gain = likelihood(some, best) - likelihood(some, 1e9)
                print(f"{name:8} {least:.2f}–{most:.2f}  spread {best:5.1f}  gain {gain:.3f}")


if __name__ == "__main__":
    main()
