"""Compiled or not, the search finds the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from effort import many

import meadhall
from meadhall._build import compiled_modules, is_compiled
from meadhall.bots import bot

TABLES = (("asgard", 2), ("asgard", 5), ("wolves", 4), ("vikings", 3))
KINDS = ("ismcts:20", "greedy", "thrall")
MOVES = many(8, long=18)


def choices() -> Iterator[str]:
    """What bots choose at the beginnings of games, a line each."""
    for name, players in TABLES:
        game = meadhall.game(name)
        state = game.start(players, 11)
        bots = [bot(KINDS[seat % len(KINDS)], game, seat, seat) for seat in range(players)]
        for number in range(MOVES):
            seat = state.waiting[0]
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            state.play(seat, move)
            yield f"{name}, {players} players, {number}: {move}; {bots[seat].explain()}"


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here to compare with")
def test_compiled_and_plain_python_choose_the_same_moves() -> None:
    assert {f"meadhall.bots.{name}" for name in ("ahead", "search", "tree")} <= set(
        compiled_modules()
    )
    plain = subprocess.run(
        [sys.executable, "-m", __name__],
        env={**os.environ, "MEADHALL_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    told, *others = plain.stdout.splitlines()
    assert told == "compiled: []"
    assert list(choices()) == others


if __name__ == "__main__":
    print("compiled:", compiled_modules())
    print(*choices(), sep="\n")
