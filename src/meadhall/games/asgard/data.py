"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from ...kernel.errors import BadOption
from .aesir import NAMES, PAIRS
from .moves import DEPTH
from .numbers import ROUNDS, Numbers
from .table import LARGEST_HAND

PAIR_NAMES = [f"{NAMES[low]}/{NAMES[high]}" for low, high in PAIRS]
OPTIONS = ("copies", "deals", "goal_limits")


@cache
def card_data() -> dict[str, Any]:
    """`cards.toml` as it stands."""
    source = resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def check_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options in canonical form, only what differs from the card data; or a BadOption."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options are a table, not {options!r}")
    for name in options:
        if name not in OPTIONS:
            raise BadOption(f"unknown option {name!r}; asgard has {', '.join(OPTIONS)}")
    data = card_data()
    checked: dict[str, Any] = {}
    copies = _table(options, "copies", PAIR_NAMES)
    for pair, number in copies.items():
        _whole(f"copies of {pair}", number, 0, 31)
    checked["copies"] = {k: v for k, v in copies.items() if v != data["copies"][k]}
    deals = _table(options, "deals", list(data["deals"]))
    for count, rounds in deals.items():
        _row(f"deals for {count} players", rounds, ROUNDS, 1, LARGEST_HAND)
    checked["deals"] = {k: list(v) for k, v in deals.items() if v != data["deals"][k]}
    limits = _table(options, "goal_limits", ["columns"])
    for columns in limits.values():
        if not isinstance(columns, list) or len(columns) != ROUNDS:
            raise BadOption(f"goal_limits needs {ROUNDS} columns, got {columns!r}")
        for number, column in enumerate(columns, start=1):
            _row(f"goal_limits of column {number}", column, number, 1, DEPTH)
    checked["goal_limits"] = {
        k: [list(row) for row in v] for k, v in limits.items() if v != data["goal_limits"][k]
    }
    checked = {name: table for name, table in checked.items() if table}
    _check_supply(checked, players)
    return checked


def numbers_for(options: Mapping[str, Any], players: int) -> Numbers:
    """The numbers of one game; the options have been checked."""
    canonical = json.dumps(options, sort_keys=True, separators=(",", ":")) if options else "{}"
    return _numbers(canonical, players)


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


def merged(options: Mapping[str, Any]) -> dict[str, Any]:
    """The three tables that matter to play, with the options laid over them."""
    data = card_data()
    return {name: {**data[name], **options.get(name, {})} for name in OPTIONS}


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


def _table(options: Mapping[str, Any], name: str, keys: list[str]) -> dict[str, Any]:
    table = options.get(name, {})
    if not isinstance(table, Mapping):
        raise BadOption(f"option {name!r} must be a table, got {table!r}")
    for key in table:
        if key not in keys:
            raise BadOption(f"option {name!r} has no entry {key!r}; it has {', '.join(keys)}")
    return dict(table)


def _whole(what: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{what}: a whole number from {least} to {most}, not {value!r}")


def _row(what: str, values: Any, length: int, least: int, most: int) -> None:
    if not isinstance(values, list) or len(values) != length:
        raise BadOption(f"{what}: a list of {length} numbers, not {values!r}")
    for value in values:
        _whole(what, value, least, most)
