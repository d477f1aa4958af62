"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.options import Row, Shape, Whole, canonical, overlaid, overridden, read_cards
from .aesir import NAMES, PAIRS
from .layout import LARGEST_HAND
from .moves import DEPTH
from .numbers import ROUNDS, Numbers

PAIR_NAMES = [f"{NAMES[low]}/{NAMES[high]}" for low, high in PAIRS]

DEAL = Whole(1, LARGEST_HAND)
LIMIT = Whole(1, DEPTH)
SHAPE: Shape = {
    "copies": dict.fromkeys(PAIR_NAMES, Whole(0, 31)),
    "deals": dict.fromkeys("2345", Row(*[DEAL] * ROUNDS)),
    "goal_limits": {
        "columns": Row(*[Row(*[LIMIT] * rows) for rows in range(1, ROUNDS + 1)]),
    },
}
"""What an options file can override."""


def card_data() -> dict[str, Any]:
    """`cards.toml` as it stands."""
    return read_cards("meadhall.games.asgard")


def check_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options in canonical form, only what differs from the card data; or a BadOption."""
    checked = overridden("asgard", options, SHAPE, card_data())
    _check_supply(checked, players)
    return checked


def merged(options: Mapping[str, Any]) -> dict[str, Any]:
    """The tables that matter to play, with the options laid over them."""
    return overlaid(options, SHAPE, card_data())


def numbers_for(options: Mapping[str, Any], players: int) -> Numbers:
    """The numbers of one game; the options have been checked."""
    return _numbers(canonical(options), players)


@cache
def _numbers(options: str, players: int) -> Numbers:
    """Made once for all games that are played with them."""
    data = merged(json.loads(options))
    return Numbers(
        [data["copies"][pair] for pair in PAIR_NAMES],
        data["deals"][str(players)],
        data["goal_limits"]["columns"],
        options,
    )


def _check_supply(options: Mapping[str, Any], players: int) -> None:
    """All deals must be possible whatever Sif takes from the deck before the last one (A-14)."""
    data = merged(options)
    deals = data["deals"][str(players)]
    deck = sum(data["copies"].values())
    needed = players * sum(deals) + ROUNDS - 1
    if deck < needed:
        raise BadOption(f"{players} players need a deck of at least {needed} cards, it has {deck}")
    if sum(deals) + ROUNDS > DEPTH:
        raise BadOption(
            f"a player may get {sum(deals)} cards and one from Sif each round; "
            f"the table has room for {DEPTH}"
        )
