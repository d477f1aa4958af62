"""Puzzles over the wire. A puzzle has no table: the page says what was tried, the hall what comes
of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ...kernel.puzzles import Progress
from ...kernel.saga import Line
from .answers import Legal, Result
from .kinds import Lang, MoveId, Name, Strict


class PuzzleInfo(Struct):
    """A puzzle on the list."""

    name: str
    kind: str
    title: str
    asks: str
    """What is to be found, in words."""
    level: int
    """From 1, which a thrall finds, to 4."""
    themes: list[str]
    """What it shows, in words: they give it away, so a page hides them until it is solved."""
    steps: int
    """Own decisions on the right way."""


class Puzzles(Struct):
    """The puzzles of a game, in their order. The one of a day is the same for everybody: its number
    is the days since the first of January 2026, modulo how many there are."""

    puzzles: list[PuzzleInfo]


class TryPuzzle(Strict):
    """What somebody has tried so far."""

    moves: Annotated[list[MoveId], Meta(max_length=60)] = field(default_factory=list)
    give_up: bool = False
    """Show the answer."""
    lang: Lang = "en"


class WhyNotInPuzzle(Strict):
    """A move that can't be made in a puzzle."""

    at: TryPuzzle
    what: dict[str, str | int]


class PlayPuzzle(Strict):
    """Play a puzzle's position out, in its seat and against bots."""

    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = "greedy"


class PuzzleMove(Struct):
    """A move and what it is worth, in words."""

    words: str
    worth: str
    right: bool


class SolutionMove(Struct):
    """A move of a solution."""

    words: str
    at: list[str]
    """The cards and targets that it is about: places of the position where the puzzle begins."""


class PuzzleStep(Struct):
    """What somebody sees who has tried this much."""

    asks: str
    lit: list[str]
    """Places on which a hint may shed light."""
    verdict: Progress | None
    """Of the last move; null at the beginning."""
    remark: str | None
    """Why a wrong move falls short: what it brings, and what the best would."""
    best: list[PuzzleMove]
    """What the first moves are worth, the best first; empty until it is solved or given up."""
    solution: list[SolutionMove]
    """A right way, likewise."""
    themes: list[str]
    """Likewise."""
    names: list[str]
    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    lines: list[Line]
    waiting: list[int]
    question: str | None
    moves: list[Legal]
    result: Result | None
