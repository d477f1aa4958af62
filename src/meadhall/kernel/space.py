"""The space of a game's moves, declared once.

A game names its groups of moves and what each has to say besides (`lay`: which unit, in whose line,
at which end). From that come each move's id and the size of the space, the move as a structure
(`{"kind": "lay", "unit": "archer", "line": 1, "side": "left"}`) and back, the short text of it, and
the types the page is written against. Engines count with constants of their own, which are checked
against the declaration when a game is loaded.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import BadMove

Value = str | int
Structure = Mapping[str, Value]


class Field:
    """Something a move says: one name and its values, or several names said together."""

    def __init__(
        self,
        names: Sequence[str],
        values: Sequence[Sequence[Value]],
        texts: Sequence[str],
        says_seat: bool = False,
    ) -> None:
        self.names = tuple(names)
        self.values = [tuple(each) for each in values]
        self.texts = list(texts)
        """Each value as notation says it."""
        self.says_seat = says_seat
        """Is it somebody? Then its values are all seats there can be, from 0 on."""
        if len(set(self.values)) != len(self.values) or len(self.texts) != len(self.values):
            raise ValueError(f"the values of {self.names} don't tell moves apart")


def named(name: str, values: Iterable[str]) -> Field:
    """One of these: a card, a god, a colour."""
    values = tuple(values)
    return Field([name], [[value] for value in values], values)


def pair(first: str, second: str, values: Iterable[tuple[str, str]]) -> Field:
    """Two of a kind, said as `odin/thor`."""
    values = tuple(values)
    return Field([first, second], values, ["/".join(value) for value in values])


def seat(name: str, seats: int) -> Field:
    """Somebody: 0 is the first seat, which notation calls `p1`."""
    return _counted(name, seats, "p{}", 1, says_seat=True)


def place(name: str, places: int) -> Field:
    """A place among things that lie in a row: 0 is the first, and notation says 1."""
    return _counted(name, places, "{}", 1)


def amount(name: str, most: int) -> Field:
    """So many, from 0 to `most`."""
    return _counted(name, most + 1, "{}", 0)


def _counted(name: str, count: int, text: str, first: int, says_seat: bool = False) -> Field:
    texts = [text.format(number + first) for number in range(count)]
    return Field([name], [[number] for number in range(count)], texts, says_seat)


class Group:
    """Moves of one kind: every combination of their fields' values, the last one counting
    fastest. They are a block of neighbouring ids: `first`, and `size` of them. `words` is how
    notation begins."""

    def __init__(self, kind: str, *fields: Field, first: int, words: str | None = None) -> None:
        self.kind = kind
        self.fields = fields
        self.first = first
        self.words = kind if words is None else words
        self.size = math.prod(self.shape)

    @property
    def shape(self) -> tuple[int, ...]:
        """How many values each field has: the block as a table, () for a single move."""
        return tuple(len(each.values) for each in self.fields)

    def places(self, offset: int) -> list[int]:
        """Which value of each field a move has."""
        found: list[int] = []
        for each in reversed(self.fields):
            offset, place = divmod(offset, len(each.values))
            found.append(place)
        return found[::-1]


class Space:
    """All moves of a game."""

    def __init__(self, size: int, *groups: Group) -> None:
        self.groups = groups
        self.size = size
        if len({group.kind for group in groups}) != len(groups):
            raise ValueError("two groups have the same kind")
        at = 0
        for group in groups:
            if group.first != at:
                raise ValueError(f"{group.kind} begins at {at}, not at {group.first}")
            at += group.size
        if at != size:
            raise ValueError(f"there are {at} moves, not {size}")
        self._group_of = [group for group in groups for _ in range(group.size)]
        self._structures: list[dict[str, Value] | None] = [None] * size
        self._details: list[str | None] = [None] * size
        self._ids: dict[tuple[Any, ...], int] = {}

    def group(self, move: int) -> Group:
        """The group a move belongs to."""
        return self._group_of[move]

    def seen_from(self, seat: int, players: int) -> list[int]:
        """Every move by its id as `seat` counts the seats: itself 0, the others in turn order. What
        learns to play from one seat's place can so play from all; seats that this table doesn't
        have keep their numbers."""
        found: list[int] = []
        for group in self.groups:
            for offset in range(group.size):
                move = group.first
                step = group.size
                for each, at in zip(group.fields, group.places(offset), strict=True):
                    step //= len(each.values)
                    turns = each.says_seat and at < players
                    move += step * ((at - seat) % players if turns else at)
                found.append(move)
        return found

    def parts(self) -> list[list[int]]:
        """What each move is made of, by number: itself, its group, and each thing that it says, in
        its group and wherever that is said. What is learned of these parts is known of moves that
        nobody has tried, too."""
        known: dict[Any, int] = {}
        parts: list[list[int]] = []
        for group in self.groups:
            for offset in range(group.size):
                said: list[Any] = [(group.kind, offset), group.kind]
                for field, at in zip(group.fields, group.places(offset), strict=True):
                    said += [(group.kind, field.names, at), (field.names, field.values[at])]
                parts.append([known.setdefault(each, len(known)) for each in said])
        return parts

    def structure(self, move: int) -> dict[str, Value]:
        """What a move says, by name. It is shared: not to be changed."""
        found = self._structures[move]
        if found is None:
            group = self._group_of[move]
            found = {"kind": group.kind}
            for each, at in zip(group.fields, group.places(move - group.first), strict=True):
                found.update(zip(each.names, each.values[at], strict=True))
            self._structures[move] = found
        return found

    def details(self, move: int) -> str:
        """What a move says besides its kind, as notation has it."""
        found = self._details[move]
        if found is None:
            group = self._group_of[move]
            places = group.places(move - group.first)
            texts = [each.texts[at] for each, at in zip(group.fields, places, strict=True)]
            found = self._details[move] = " ".join(texts)
        return found

    def text(self, move: int) -> str:
        """A move in short text."""
        words, details = self._group_of[move].words, self.details(move)
        return f"{words} {details}" if words and details else words or details

    def move(self, structure: Any) -> int:
        """The id of the move that a structure describes; :class:`BadMove` says what is wrong."""
        if not isinstance(structure, Mapping):
            raise BadMove("a move is described by names and values")
        if not self._ids:
            self._ids = {_key(self.structure(move)): move for move in range(self.size)}
        found = self._ids.get(_key(structure))
        if found is None:
            raise BadMove(self._what_is_wrong(structure))
        return found

    def _what_is_wrong(self, structure: Structure) -> str:
        kind = structure.get("kind")
        group = next((each for each in self.groups if each.kind == kind), None)
        if group is None:
            kinds = ", ".join(each.kind for each in self.groups)
            return f"there is no move of kind {kind!r}; there are {kinds}"
        names = [name for each in group.fields for name in each.names]
        if set(structure) != {"kind", *names}:
            said = ", ".join(sorted(map(str, set(structure) - {"kind"}))) or "nothing"
            return f"{kind} says {', '.join(names) or 'nothing'} besides, not {said}"
        for each in group.fields:
            value = tuple(structure[name] for name in each.names)
            if value not in each.values or any(isinstance(part, bool) for part in value):
                said = " and ".join(map(repr, value))
                return f"{kind}: {' and '.join(each.names)} can't be {said}"
        raise AssertionError("this is a move")


def _key(structure: Mapping[Any, Any]) -> tuple[Any, ...]:
    # 1 and True are the same key, but not the same value.
    parts = ((str(name), type(value).__name__, str(value)) for name, value in structure.items())
    return tuple(sorted(parts))
