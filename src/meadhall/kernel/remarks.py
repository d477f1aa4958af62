"""Remarks for a player's first games: what is new is explained when it first happens.

A game that has some offers them in a module `remarks` in its package:

    REMARKS = (
        Remark("reveal", "heads", lambda seen: seen.told("revealed")),
        …
    )

Each has a name, the lesson that tells more (or none), and when it applies: judged from what a seat
sees and was told alone, so that it can say no more than the seat may know. Whether somebody has
heard it before is for those who show it; here nothing is kept. Its texts are `<game>-remark-<name>`
and, as a heading, `.title`, among the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .game import Game
from .saga import Told


@dataclass(frozen=True)
class Seen:
    """What a seat sees now, what it may do, and what it has just been told."""

    seat: int
    view: Mapping[str, Any]
    moves: Sequence[Mapping[str, Any]]
    """What its legal moves say; none while nothing is asked of it."""
    events: Sequence[Told]

    def told(self, event: str, **facts: Any) -> list[Told]:
        """The events of a name that say this."""
        return [
            each
            for each in self.events
            if each["event"] == event and all(each.get(k) == v for k, v in facts.items())
        ]

    def may(self, kind: str) -> bool:
        """Is there a legal move of a kind?"""
        return any(each["kind"] == kind for each in self.moves)

    def asks(self, frame: str) -> bool:
        """Is this the question that the seat is asked, in a game whose views show its frames?"""
        frames = self.view["frames"]
        return bool(self.moves and frames and frames[-1]["frame"] == frame) and (
            frames[-1]["actor"] == self.seat
        )


@dataclass(frozen=True)
class Remark:
    """Something worth saying once."""

    name: str
    lesson: str
    """Which lesson tells more; empty if none does."""
    when: Callable[[Seen], object]
    """Does it apply?"""


@cache
def _remarks(package: str) -> tuple[Remark, ...]:
    module = f"{package}.remarks"
    return tuple(import_module(module).REMARKS) if find_spec(module) else ()


def remarks(game: Game[Any]) -> tuple[Remark, ...]:
    """All that a game has, the most urgent first; none if it says nothing."""
    return _remarks(game.package)


def remarks_now(
    game: Game[Any], view: Mapping[str, Any], legal: Sequence[int], events: Sequence[Told]
) -> list[Remark]:
    """Those that apply to the seat whose view this is."""
    all_there_are = remarks(game)
    if not all_there_are:
        return []
    seen = Seen(view["seat"], view, [game.space.structure(move) for move in legal], events)
    return [each for each in all_there_are if each.when(seen)]


def key_of(game: Game[Any], remark: Remark) -> str:
    """Of its text; `.title` is its heading."""
    return f"{game.name}-remark-{remark.name}"
