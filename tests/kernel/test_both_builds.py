"""Compiled or not, the same games: hundreds of them, move for move; with time, a thousand."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from effort import many

import meadhall
from meadhall._build import compiled_modules, is_compiled
from meadhall.kernel import seeded
from meadhall.testing import random_course

GAMES = {
    "asgard": many(60, long=250),
    "vikings": many(10, long=40),
    "wolves": many(15, long=60),
}
"""For each number of players."""


def digests() -> Iterator[str]:
    """A line for each game: who, which, and a hash of its moves, every position and the outcome."""
    for name, games in GAMES.items():
        game = meadhall.game(name)
        for players in range(game.min_players, game.max_players + 1):
            for seed in range(games):
                digest = hashlib.blake2b(digest_size=8)
                for state, seat, move in random_course(game, players, seed).replay():
                    digest.update(b"%d %d " % (seat, move))
                    digest.update(state.key())
                    if game.observations is not None:
                        digest.update(bytes(memoryview(state.observed(max(seat, 0)))))
                imagined = game.imagine(game.start(players, seed), 0, seeded(seed))
                digest.update(repr(state.outcome).encode() + imagined.key())
                yield f"{name}, {players} players, game {seed}: {digest.hexdigest()}"


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here to compare with")
def test_compiled_and_plain_python_play_the_same_games() -> None:
    """Run from the compiled build only, which starts the other one beside it."""
    assert {f"meadhall.games.{name}.state" for name in GAMES} <= set(compiled_modules())
    with subprocess.Popen(
        [sys.executable, "-m", __name__],
        env={**os.environ, "MEADHALL_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as plain:
        compiled = list(digests())
        output, errors = plain.communicate()
    assert plain.returncode == 0, errors
    told, *others = output.splitlines()
    assert told == "compiled: []"
    assert len(compiled) == 4 * GAMES["asgard"] + 3 * GAMES["vikings"] + 3 * GAMES["wolves"]
    differing = [line for line, other in zip(compiled, others, strict=True) if line != other]
    assert not differing, f"{len(differing)} games differ, first {differing[0]}"


if __name__ == "__main__":
    print("compiled:", compiled_modules())
    print(*digests(), sep="\n")
