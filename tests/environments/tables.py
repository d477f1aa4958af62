"""Every game at every number of players, and a way to play them at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in meadhall.game_names()
    for players in range(meadhall.game(name).min_players, meadhall.game(name).max_players + 1)
]
GAMES = meadhall.game_names()

WRONG_MOVES = [1.0, "1", None, True, [1]]


def some_move(mask: Any, dice: random.Random) -> int:
    """A legal move."""
    return int(dice.choice(mask.nonzero()[0].tolist()))


def illegal_move(mask: Any) -> int:
    """A move of the game that isn't legal now."""
    return int((mask == 0).nonzero()[0][0])
