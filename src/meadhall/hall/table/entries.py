"""A table's log: what an entry is, and what applying one changes for whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from .sight import Heard

Kind = Literal[
    "create", "sit", "rise", "share", "start", "move", "undo", "takeover", "back", "chat", "rematch"
]
NOBODY = -1


@dataclass(frozen=True)
class Entry:
    """One row of a table's log. The table is nothing but its log."""

    number: int
    at: int
    """Milliseconds since 1970, never less than in the entry before."""
    kind: Kind
    seat: int
    data: dict[str, Any]


@dataclass(frozen=True)
class Draft:
    """An entry before it has a number and a time."""

    kind: Kind
    seat: int = NOBODY
    data: dict[str, Any] = field(default_factory=dict)


@dataclass
class Change:
    """What an entry has changed, for whom, and what they are told."""

    entry: Entry
    seen: list[bool]
    """By reader: each seat, then the onlookers."""
    heard: Heard | None = None
    """What happened in the game."""
    undone: bool = False
    table: bool = False
    note: tuple[str, int | None, str] | None = None

    @property
    def public(self) -> bool:
        """Does everybody, onlookers too, know that it happened?"""
        return all(self.seen)
