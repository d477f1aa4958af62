"""Reading stored positions and views. Nothing in them is believed: what doesn't fit is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from .errors import BadOption, BadPosition
from .options import CardData, is_whole
from .state import OVER, State

N = TypeVar("N")

HEAD = ("game", "rules", "players", "options", "chance")
"""What a position says besides what lies on the table."""

_WRONG = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Whatever goes wrong inside, because data has another form than expected, is a BadPosition.

    `what` says what the data should have been: "position of horns".
    """
    try:
        yield
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    except _WRONG as wrong:
        raise BadPosition(f"this is no {what}: {type(wrong).__name__} {wrong}") from wrong


def check_head(data: Any, game: str, rules_version: int, oldest_rules: int = 0) -> None:
    """Is this data of that game, written by this version of its rules, or by one since the oldest
    it still plays by?"""
    if not isinstance(data, dict) or data.get("game") != game:
        raise BadPosition(f"this is no position of {game}")
    if not is_whole(data["rules"], oldest_rules or rules_version, rules_version):
        raise BadPosition(f"rules version {data['rules']}; this is version {rules_version}")


def read_head(
    data: Any,
    cards: CardData[N],
    rules_version: int,
    least: int,
    most: int,
    oldest_rules: int = 0,
) -> tuple[N, int]:
    """What every position and view of a game begins with: returns the numbers it is played with,
    and how many play (from `least` to `most`)."""
    check_head(data, cards.game, rules_version, oldest_rules)
    players = whole(data["players"], least, most)
    options = cards.check(data["options"], players, data["rules"])
    return cards.numbers_for(options, players, data["rules"]), players


def bare(position: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on the table in a position: all that is left of it where a record says the rest."""
    return {name: part for name, part in position.items() if name not in HEAD}


def check_question(state: State) -> None:
    """Whoever is asked can answer."""
    if state.kind() != OVER and not (state.waiting and all(map(state.legal, state.waiting))):
        raise BadPosition("nobody can decide anything here")


def whole(value: Any, least: int, most: int) -> int:
    """A whole number between two bounds, both allowed."""
    if not is_whole(value, least, most):
        raise BadPosition(f"a whole number from {least} to {most}, not {value!r}")
    return int(value)


def truth(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"true or false, not {value!r}")
    return value


def number_of(name: Any, names: Sequence[str]) -> int:
    """The number that a name stands for: its place among all names."""
    if name not in names:
        raise BadPosition(f"there is no {name!r}")
    return names.index(name)
