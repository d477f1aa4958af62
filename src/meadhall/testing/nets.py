"""Nets of no skill: all that is to be known of a net but whether it plays well."""

from __future__ import annotations

import random
from typing import Any

from ..bots.inputs import Inputs
from ..bots.weights import About, Weights
from ..kernel import Game

HIDDEN, SECOND = 48, 24


def random_weights(game: Game[Any], seed: int = 0, **other: Any) -> Weights:
    """Weights that say something about every input, small enough for their lanes."""
    dice = random.Random(seed)
    inputs = Inputs(game)
    about: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules_version,
        "data": game.data_hash({}),
        "layout": inputs.layout,
        "hidden": HIDDEN,
        "second": SECOND,
        "shifts": (4, 7),
        "unit": 1 << 16,
        "hand": 0.5,
        "moves": game.actions,
        "moves_unit": 1 << 16,
        **other,
    }

    def some(number: int, most: int) -> list[int]:
        return [dice.randint(-most, most) for _ in range(number)]

    return Weights(
        About(**about),
        bytes(dice.choice((0, 3, 200)) for _ in inputs.of_row()),
        some(inputs.size * HIDDEN, 100),
        some(HIDDEN, 1000),
        some(HIDDEN * SECOND, 80),
        some(SECOND, 1000),
        some(SECOND, 2000),
        some(about["moves"] * HIDDEN, 300),
        some(about["moves"], 3000),
    )
