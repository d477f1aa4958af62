"""Whole games between bots, a digest a decision: to be run natively and in WebAssembly alike.

    python bench/twin.py GAME FIRST COUNT [ITERATIONS]

Prints a line a game: its seed, its players, how many decisions it had, and four letters for each of
them, which stand for the move and the key of the state that it led to. Which bots play, how many
and in which seats changes with the seed. It needs nothing but meadhall, and knows nothing of where
it runs.
"""

from __future__ import annotations

import base64
import hashlib
import sys
from collections.abc import Iterator

import meadhall
from meadhall.bots import bot
from meadhall.lab.match import dice

ITERATIONS = 40
"""Of a search: few, for in a game there are hundreds."""


def kinds(players: int, seed: int, iterations: int) -> list[str]:
    """Who plays: each kind of bot in every seat by turns."""
    some = (f"ismcts:{iterations}", "greedy", f"learned:{iterations}", "thrall", "policy", "random")
    return [some[(seed + 5 * seat) % len(some)] for seat in range(players)]


def game_of(name: str, seed: int, iterations: int = ITERATIONS) -> Iterator[str]:
    """One game, decision by decision: its players first, then four letters each."""
    game = meadhall.game(name)
    players = game.min_players + seed % (game.max_players - game.min_players + 1)
    state = game.start(players, seed)
    seated = kinds(players, seed, iterations)
    yield " ".join(seated)
    bots = [bot(kind, game, seat, dice(seed, seat, kind)) for seat, kind in enumerate(seated)]
    while waiting := state.waiting:
        seat = waiting[0]
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        state.play(seat, move)
        happened = hashlib.blake2b(b"%d %s" % (move, state.key()), digest_size=3).digest()
        yield base64.b64encode(happened).decode()


def line_of(name: str, seed: int, iterations: int = ITERATIONS) -> str:
    """The line of one game."""
    seated, *decisions = game_of(name, seed, iterations)
    return f"{name} {seed} [{seated}] {len(decisions)} {''.join(decisions)}"


def main(name: str, first: str, count: str, iterations: str = str(ITERATIONS)) -> None:
    """Play games of one kind."""
    for seed in range(int(first), int(first) + int(count)):
        print(line_of(name, seed, int(iterations)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
