"""A great many random games: none may crash, get stuck or go on for ever.

Run: `python bench/soak.py [GAME] [--games N]`; N games for each number of players.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import meadhall
from meadhall.kernel import playout, seeded


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default=meadhall.game_names()[0])
    parser.add_argument("--games", type=int, default=100_000)
    arguments = parser.parse_args()
    game = meadhall.game(arguments.game)
    table = Table("players", "games", "decisions a game", "longest", "games/s")
    with Progress(transient=True) as progress:
        for players in range(game.min_players, game.max_players + 1):
            task = progress.add_task(f"{players} players", total=arguments.games)
            chance = seeded(players)
            total = longest = 0
            began = time.perf_counter()
            for seed in range(arguments.games):
                state = game.start(players, seed)
                decisions = playout(state, chance)
                if state.outcome is None:
                    raise SystemExit(f"game {seed} for {players} stopped without an outcome")
                total += decisions
                longest = max(longest, decisions)
                if seed % 500 == 0:
                    progress.update(task, completed=seed)
            progress.update(task, completed=arguments.games)
            rate = arguments.games / (time.perf_counter() - began)
            cells = (f"{arguments.games:,}", f"{total / arguments.games:.1f}", f"{longest:,}")
            table.add_row(str(players), *cells, f"{rate:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
