"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadOption, Reason
from ...kernel.options import CardData, Row, Shape, Whole, YesNo
from .aesir import NAMES, PAIRS
from .layout import LARGEST_HAND
from .moves import DEPTH
from .numbers import ROUNDS, Numbers

PACKAGE = "meadhall.games.asgard"
PAIR_NAMES = [f"{NAMES[low]}/{NAMES[high]}" for low, high in PAIRS]

DEAL = Whole(1, LARGEST_HAND)
LIMIT = Whole(1, DEPTH)
VARIANTS = ("goals_from_below", "picks_final", "hands_forgotten", "any_goal", "doubling_stays")
"""Rulings that can be played the other way."""
SHAPE: Shape = {
    "copies": dict.fromkeys(PAIR_NAMES, Whole(0, 31)),
    "deals": dict.fromkeys("2345", Row(*[DEAL] * ROUNDS)),
    "goal_limits": {
        "columns": Row(*[Row(*[LIMIT] * rows) for rows in range(1, ROUNDS + 1)]),
    },
    "variants": dict.fromkeys(VARIANTS, YesNo()),
}
"""What an options file can override."""


def _wrong(key: str, **args: int) -> BadOption:
    return BadOption(Reason(PACKAGE, key, args))


class AsgardData(CardData[Numbers]):
    """The numbers of Intrigues of Asgard."""

    def numbers(self, data: dict[str, Any], players: int, options: str) -> Numbers:
        return Numbers(data, [data["copies"][pair] for pair in PAIR_NAMES], players, options)

    def check_together(self, data: dict[str, Any], players: int) -> None:
        """A-14: all deals must be possible whatever Sif takes from the deck before the last."""
        deals = data["deals"][str(players)]
        deck = sum(data["copies"].values())
        needed = players * sum(deals) + ROUNDS - 1
        if deck < needed:
            raise _wrong("asgard-option-deck", players=players, needed=needed, deck=deck)
        if sum(deals) + ROUNDS > DEPTH:
            raise _wrong("asgard-option-room", cards=sum(deals), room=DEPTH)


DATA = AsgardData("asgard", PACKAGE, SHAPE)
