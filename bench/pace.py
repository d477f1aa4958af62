"""How long a bot thinks, in milliseconds a decision: to be run natively and in WebAssembly alike.

    python bench/pace.py GAME LEVEL COUNT

Greedy bots play a game at a full table; of the decisions that take thought COUNT are taken, evenly
spread, and thought about by a fresh bot of the level. Prints whether the engine runs compiled, then
a line for each: milliseconds, and the move. It needs nothing but meadhall, and knows nothing of
where it runs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import bot

SEED = 11


def decisions(name: str) -> Iterator[tuple[int, dict[str, Any], list[int]]]:
    """A game's decisions that take thought: seat, view and legal moves."""
    game = meadhall.game(name)
    state = game.start(game.max_players, SEED)
    players = [bot("greedy", game, seat, seat) for seat in range(game.max_players)]
    while waiting := state.waiting:
        seat = waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        if len(legal) > 1 and not any(map(game.is_obvious, legal)):
            yield seat, view, legal
        state.play(seat, players[seat].choose(view, legal))


def main(name: str, level: str, count: str) -> None:
    """Think, and say how long it took."""
    game = meadhall.game(name)
    every = list(decisions(name))
    wanted = int(count)
    print("compiled" if is_compiled() else "plain", flush=True)
    for at in range(wanted):
        seat, view, legal = every[at * len(every) // wanted]
        thinker = bot(level, game, seat, at)
        began = time.perf_counter()
        move = thinker.choose(view, legal)
        print(f"{1000 * (time.perf_counter() - began):.3f} {move}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
