"""Events as plain data: which there are, what each says, and to whom.

An event is kept as its kind and up to four whole numbers. A game declares, once, what each of its
events is called, what its numbers are called and how they are read; from that come `tell` and the
page's types. What is marked `secret` is told to the event's audience only: a field, or the event as
a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_args

from .events import Event
from .frames import seats_in
from .shown import Names

Read = Callable[[int], Any]
Shapes = Mapping[int, tuple[str, Sequence[str]]]


class Fact(NamedTuple):
    """One thing an event says: its name, its type, and how it is read from the number it is kept
    as (None: it is that number)."""

    name: str
    type: Any
    read: Read | None = None


def name(field: str, kind: Any) -> Fact:
    """One of some names, by its place among them; `kind` is a type marked with them."""
    (names,) = (mark for mark in get_args(kind) if isinstance(mark, Names))
    return Fact(field, kind, names.values.__getitem__)


def yes_or_no(field: str) -> Fact:
    return Fact(field, bool, bool)


def some_seats(field: str) -> Fact:
    """Seats, kept as a mask."""
    return Fact(field, list[int], seats_in)


class _Part(NamedTuple):
    field: Fact
    at: int
    secret: bool


class _Shape(NamedTuple):
    name: str
    secret: bool
    parts: list[_Part]


class Teller:
    """Tells a game's events. Fields that aren't plain numbers are declared; one number may say
    several things."""

    def __init__(self, shapes: Shapes, fields: Mapping[str, Fact | Sequence[Fact]]) -> None:
        self._shapes: dict[int, _Shape] = {}
        for kind, (called, says) in shapes.items():
            parts = []
            for at, marked in enumerate(says):
                secret, bare = _unmarked(marked)
                declared = fields.get(bare, Fact(bare, int))
                each = [declared] if isinstance(declared, Fact) else declared
                parts += [_Part(field, at, secret) for field in each]
            secret, bare = _unmarked(called)
            self._shapes[int(kind)] = _Shape(bare, secret, parts)

    def tell(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        """An event as a seat may know it; None if it may not know of it at all."""
        called, secret, parts = self._shapes[event.kind]
        if secret and not event.known_to(seat):
            return None
        told: dict[str, Any] = {"event": called}
        numbers = (event.a, event.b, event.c, event.d)
        for (field, _, read), at, hidden in parts:
            if not hidden or event.known_to(seat):
                number = numbers[at]
                told[field] = number if read is None else read(number)
        return told

    def name_of(self, kind: int) -> str:
        """What events of a kind are called."""
        return self._shapes[kind].name

    def types(self) -> Iterator[tuple[str, dict[str, Any], set[str]]]:
        """Of each event its name, the types of what it says, and what not everybody is told."""
        for called, _, parts in self._shapes.values():
            secret = {part.field.name for part in parts if part.secret}
            yield called, {part.field.name: part.field.type for part in parts}, secret


def _unmarked(text: str) -> tuple[bool, str]:
    secret, _, bare = text.rpartition(" ")
    return bool(secret), bare
