"""The numbers of a game: its card data, and the options that override them.

A game says in a *shape* what can be overridden: tables within tables, named as in its `cards.toml`,
and at the end of each branch what a value can be.

    SHAPE: Shape = {
        "hands": {"first": Whole(0, 12), "pass_draw": Whole(0, 12)},
        "deals": {"2": Row(Whole(1, 9), Whole(1, 9))},
        "people": {"archer": {"copies": Whole(0, 15), "rune": OneOf("teiwaz", "eiwaz")}},
    }

Its :class:`CardData` then checks the options somebody gives, lays them over the card data, and
makes of that the numbers its rules count with.
"""

from __future__ import annotations

import json
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Generic, TypeAlias, TypeVar

from .errors import BadOption, Reason

N = TypeVar("N")

UNKNOWN = "unknown"
"""In `former.toml`: the dotted names of what a version did not know."""
NEWEST = 1_000_000
"""A version of the rules that no game has yet: today's numbers hold."""


def _wrong(key: str, **args: str) -> BadOption:
    """What is wrong with an option. Numbers are given as text, or a language would group digits."""
    return BadOption(Reason("meadhall.kernel", key, args))


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
            raise _wrong(
                "kernel-option-whole",
                what=what,
                least=str(self.least),
                most=str(self.most),
                value=repr(value),
            )
        return int(value)


class OneOf(Value):
    """One of a few names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def check(self, what: str, value: Any) -> str:
        if not isinstance(value, str) or value not in self.names:
            raise _wrong(
                "kernel-option-one-of",
                what=what,
                names=", ".join(self.names[:-1]),
                last=self.names[-1],
                value=repr(value),
            )
        return value


class YesNo(Value):
    """True or false."""

    def check(self, what: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise _wrong("kernel-option-yes-no", what=what, value=repr(value))
        return value


class Row(Value):
    """A list of just these values, in order."""

    def __init__(self, *values: Value) -> None:
        self.values = values

    def check(self, what: str, value: Any) -> list[Any]:
        if not isinstance(value, list) or len(value) != len(self.values):
            raise _wrong(
                "kernel-option-row", what=what, length=str(len(self.values)), value=repr(value)
            )
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


@cache
def read_former(package: str) -> dict[int, dict[str, Any]]:
    """A game's `former.toml`, by the version of the rules: what `cards.toml` said differently up to
    that version, and in `unknown` what it did not speak of at all; empty if nothing has changed."""
    file = resources.files(package).joinpath("former.toml")
    if not file.is_file():
        return {}
    return {int(version): was for version, was in tomllib.loads(file.read_text("utf-8")).items()}


def laid_over(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """One table of options over another: both hold, and where they differ the upper one."""
    both = dict(under)
    for name, value in over.items():
        below = both.get(name)
        if isinstance(below, Mapping) and isinstance(value, Mapping):
            value = laid_over(below, value)
        both[name] = value
    return both


def _without(data: dict[str, Any], dotted: str) -> None:
    """Leave out what a dotted name names, and the table it stood in if nothing is left there."""
    name, _, rest = dotted.partition(".")
    if rest:
        _without(data[name], rest)
    if not rest or not data[name]:
        del data[name]


def overridden(game: str, options: Any, shape: Shape, data: Mapping[str, Any]) -> dict[str, Any]:
    """The options in canonical form: what fits the shape and differs from the data, no more.

    BadOption says in one sentence what doesn't fit.
    """
    if not isinstance(options, Mapping):
        raise _wrong("kernel-option-no-options", value=repr(options))
    for name in options:
        if name not in shape:
            known = ", ".join(shape) or "none"
            raise _wrong("kernel-option-unknown", name=repr(name), game=game, known=known)
    return _overridden("", options, shape, data)


def _overridden(prefix: str, options: Mapping[str, Any], shape: Shape, data: Any) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, given in options.items():
        if name not in shape:
            raise _wrong(
                "kernel-option-no-entry",
                what=prefix[:-1],
                name=repr(name),
                known=", ".join(shape),
            )
        expected = shape[name]
        what = f"{prefix}{name}"
        usual = data.get(name) if isinstance(data, Mapping) else None
        if isinstance(expected, Value):
            value = expected.check(what, given)
            if value != usual:
                changes[name] = value
        elif not isinstance(given, Mapping):
            raise _wrong("kernel-option-no-table", what=what, value=repr(given))
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


class CardData(ABC, Generic[N]):
    """The numbers of a game: as its `cards.toml` has them, as options override them, and as `N`,
    the form its rules count with."""

    def __init__(self, game: str, package: str, shape: Shape) -> None:
        self.game = game
        self.package = package
        self.shape = shape
        """What an options file can override."""
        self._made: dict[tuple[str, int, int], N] = {}

    @abstractmethod
    def numbers(self, data: dict[str, Any], players: int, options: str) -> N:
        """What the rules count with; `options` is what was overridden, in canonical form. In
        `data` is, as `rules`, also the version of the rules they are for."""

    def check_together(self, data: dict[str, Any], players: int) -> None:
        """What each number allows by itself must be possible with the others too: BadOption says
        what isn't."""

    def settings(self, players: int) -> Shape:
        """Options that are no numbers of the game, such as who begins."""
        return {}

    def cards(self) -> dict[str, Any]:
        """`cards.toml` as it stands; not to be changed."""
        return read_cards(self.package)

    def merged(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The tables that matter to play, with the options laid over them."""
        return overlaid(options, self.shape, self.cards())

    def in_force(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The same, made once for the same options; not to be changed."""
        return _in_force(self, canonical(options))

    # --- former versions of the rules ---------------------------------------------------------

    def changes(self) -> Mapping[int, Mapping[str, Any]]:
        """`former.toml` as it stands; not to be changed."""
        return read_former(self.package)

    def former(self, rules: int) -> dict[str, Any]:
        """As options: the numbers of an older version of the rules, where today's are others."""
        was: dict[str, Any] = {}
        for version, table in sorted(self.changes().items(), reverse=True):
            if version >= rules:
                was = laid_over(was, {name: table[name] for name in table if name != UNKNOWN})
        return was

    def since(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """Options of a game played by some version of the rules as options of today's, so that
        whoever knows only today's numbers (the words, the page) tells the right ones."""
        was = self.former(rules)
        return laid_over(was, options) if was else dict(options)

    def written(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """The tables that matter to play as that version of the rules had them, nothing newer."""
        data = self.merged(self.since(options, rules))
        for version, table in self.changes().items():
            if version >= rules:
                for dotted in table.get(UNKNOWN, []):
                    _without(data, dotted)
        return data

    # --- what a game is played with -----------------------------------------------------------

    def check(
        self, options: Mapping[str, Any], players: int, rules: int = NEWEST
    ) -> dict[str, Any]:
        """The options in canonical form, only what differs from the card data; or a BadOption."""
        shape = {**self.shape, **self.settings(players)}
        usual = laid_over(self.cards(), self.former(rules))
        checked = overridden(self.game, options, shape, usual)
        self.check_together(self.merged(self.since(checked, rules)), players)
        return checked

    def numbers_for(self, options: Mapping[str, Any], players: int, rules: int = NEWEST) -> N:
        """The numbers of one game, whose options have been checked; made once for all games that
        are played with them by that version of the rules."""
        key = (canonical(options), players, rules)
        found = self._made.get(key)
        if found is None:
            in_force = self.since(options, rules)
            data = {**self.merged(in_force), "rules": rules}
            found = self._made[key] = self.numbers(data, players, canonical(in_force))
        return found


@lru_cache(maxsize=32)
def _in_force(data: CardData[Any], options: str) -> dict[str, Any]:
    return data.merged(json.loads(options))
