"""The numbers of a game: its card data, and the options that override them.

A game says in a *shape* what can be overridden: tables within tables, named as in its `cards.toml`,
and at the end of each branch what a value can be.

    SHAPE: Shape = {
        "hands": {"first": Whole(0, 12), "pass_draw": Whole(0, 12)},
        "deals": {"2": Row(Whole(1, 9), Whole(1, 9))},
        "people": {"archer": {"copies": Whole(0, 15), "rune": OneOf("teiwaz", "eiwaz")}},
    }

Then `overridden` checks the options somebody gives, and `overlaid` lays them over the card data.
"""

from __future__ import annotations

import json
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

from .errors import BadOption


class Value(ABC):
    """What a value can be."""

    @abstractmethod
    def check(self, what: str, value: Any) -> Any:
        """The value, copied if it could be changed later; BadOption if it can't be that."""


Shape: TypeAlias = "Mapping[str, Shape | Value]"
"""What can be overridden: by name, a table of the same kind or a value."""


class Whole(Value):
    """A whole number between two bounds, both allowed."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, what: str, value: Any) -> int:
        if not is_whole(value, self.least, self.most):
            raise BadOption(
                f"{what}: a whole number from {self.least} to {self.most}, not {value!r}"
            )
        return int(value)


class OneOf(Value):
    """One of a few names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def check(self, what: str, value: Any) -> str:
        if not isinstance(value, str) or value not in self.names:
            raise BadOption(f"{what}: {' or '.join(self.names)}, not {value!r}")
        return value


class YesNo(Value):
    """True or false."""

    def check(self, what: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadOption(f"{what}: true or false, not {value!r}")
        return value


class Row(Value):
    """A list of just these values, in order."""

    def __init__(self, *values: Value) -> None:
        self.values = values

    def check(self, what: str, value: Any) -> list[Any]:
        if not isinstance(value, list) or len(value) != len(self.values):
            raise BadOption(f"{what}: a list of {len(self.values)}, not {value!r}")
        pairs = zip(self.values, value, strict=True)
        return [each.check(f"{what}[{i}]", entry) for i, (each, entry) in enumerate(pairs, 1)]


def is_whole(value: Any, least: int, most: int) -> bool:
    """Is this an int (True and False are none) between two bounds, both allowed?"""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


@cache
def read_cards(package: str) -> dict[str, Any]:
    """A game's `cards.toml` as it stands; not to be changed."""
    source = resources.files(package).joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def card_data(package: str) -> dict[str, Any]:
    """The same of a game that may have none: then nothing."""
    if not resources.files(package).joinpath("cards.toml").is_file():
        return {}
    return read_cards(package)


def overridden(game: str, options: Any, shape: Shape, data: Mapping[str, Any]) -> dict[str, Any]:
    """The options in canonical form: what fits the shape and differs from the data, no more.

    BadOption says in one sentence what doesn't fit.
    """
    if not isinstance(options, Mapping):
        raise BadOption(f"options are a table, not {options!r}")
    for name in options:
        if name not in shape:
            raise BadOption(f"unknown option {name!r}; {game} has {', '.join(shape)}")
    return _overridden("", options, shape, data)


def _overridden(prefix: str, options: Mapping[str, Any], shape: Shape, data: Any) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, given in options.items():
        if name not in shape:
            raise BadOption(f"{prefix[:-1]} has no entry {name!r}; it has {', '.join(shape)}")
        expected = shape[name]
        what = f"{prefix}{name}"
        usual = data.get(name) if isinstance(data, Mapping) else None
        if isinstance(expected, Value):
            value = expected.check(what, given)
            if value != usual:
                changes[name] = value
        elif not isinstance(given, Mapping):
            raise BadOption(f"{what} must be a table, not {given!r}")
        elif table := _overridden(f"{what}.", given, expected, usual):
            changes[name] = table
    return changes


def overlaid(options: Mapping[str, Any], shape: Shape, data: Mapping[str, Any]) -> dict[str, Any]:
    """What a game is played with: all that the shape names, from the options or else the data."""
    return {
        name: options.get(name, data[name])
        if isinstance(expected, Value)
        else overlaid(options.get(name, {}), expected, data[name])
        for name, expected in shape.items()
    }


def canonical(options: Mapping[str, Any]) -> str:
    """Options as text, the same for the same options."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))
