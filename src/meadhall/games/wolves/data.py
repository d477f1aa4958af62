"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.options import OneOf, Shape, Whole, canonical, overlaid, overridden, read_cards
from .moves import LONGEST_LINE
from .numbers import Numbers
from .people import HAND_LIMIT, NAMES, RUNES, UNITS

UNIT: Shape = {"copies": Whole(0, 15), "rune": OneOf(*RUNES)}
FIXED: Shape = {**UNIT, "strength": Whole(0, 20)}
COMPUTED = ("bond", "hovding", "konung")
MANOEUVRE: Shape = {"copies": Whole(0, 15)}
SHAPE: Shape = {
    "people": {
        **{name: UNIT if name in COMPUTED else FIXED for name in NAMES[:UNITS]},
        **dict.fromkeys(NAMES[UNITS:], MANOEUVRE),
    },
    "hands": {"first": Whole(0, HAND_LIMIT), "pass_draw": Whole(0, HAND_LIMIT)},
    "glory": {"to_end": Whole(1, 30)},
}
"""The numbers an options file can override."""


def card_data() -> dict[str, Any]:
    """`cards.toml` as it stands."""
    return read_cards("meadhall.games.wolves")


def check_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options in canonical form, only what differs from the card data; or a BadOption."""
    shape = {**SHAPE, "first": Whole(0, players - 1)}
    checked = overridden("wolves", options, shape, card_data())
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
    people = data["people"]
    return Numbers(
        [people[name]["copies"] for name in NAMES],
        [people[name].get("strength", 0) for name in NAMES[:UNITS]],
        [RUNES.index(people[name]["rune"]) for name in NAMES[:UNITS]],
        data["hands"]["first"],
        data["hands"]["pass_draw"],
        data["glory"]["to_end"],
        card_data()["prizes"][str(players)],
        options,
    )


def _check_supply(options: Mapping[str, Any], players: int) -> None:
    """Every line has room for all units, and there are cards for full hands."""
    people = merged(options)["people"]
    units = sum(people[name]["copies"] for name in NAMES[:UNITS])
    total = units + sum(people[name]["copies"] for name in NAMES[UNITS:])
    if units > LONGEST_LINE:
        raise BadOption(f"a line has room for {LONGEST_LINE} units, the deck has {units}")
    needed = players * HAND_LIMIT
    if total < needed:
        raise BadOption(f"{players} players need at least {needed} people cards, there are {total}")
