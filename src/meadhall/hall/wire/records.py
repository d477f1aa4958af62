"""What the hall tells of the past, and of the rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...bots.compare import Surety
from ...kernel.saga import Line
from .kinds import Lang


class ReplayStep(Struct):
    """A moment of a finished game: who moved, what happened, and what the chosen eyes saw."""

    step: int
    seat: int | None
    """Who made the move that led here; null for the set-up."""
    notation: str
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None
    """With all cards open: what each seat saw."""
    events: list[dict[str, Any]]
    lines: list[Line]
    """The same as a saga."""
    waiting: list[int]


class Replay(Struct):
    """A finished game, or a stretch of it."""

    steps: int
    """Moves in all; step 0 is the set-up."""
    frames: list[ReplayStep]


class Moment(Struct):
    """A decision of a finished game, as whoever made it could judge it then."""

    step: int
    """Of the move, as in the replay."""
    seat: int
    chances: list[float]
    """Each seat's chance to win before the move."""
    worth: float
    """The mover's chance with the move that was made."""
    best_worth: float
    """The mover's chance with the best move: the one made, unless equal searches say otherwise."""
    error: float
    """The standard error of the difference between the two."""
    sure: Surety | None
    """How sure it is that the best move was better; null where none was."""
    better: list[Line]
    """What would have happened with the best move, as a saga, if it was clearly better; nothing of
    a choice in secret."""
    words: dict[Lang, str]
    """The best move in a few words, by language, if it was clearly better."""


class TurningPoint(Struct):
    """A step that changed the chances."""

    step: int
    seat: int
    """Whose chance changed most."""
    swing: float
    words: dict[Lang, str]
    """What was chosen, by language, if it was chosen in secret: the events don't tell."""


class Analysis(Struct):
    """What decided a finished game: a search from the mover's own view at every decision."""

    iterations: int
    moments: list[Moment]
    turning_points: list[TurningPoint]
    result: list[float]
    """Each seat's share of the win."""


class RulingInfo(Struct):
    """Of a ruling of ours: what the printed rules say, our reason, and the other reading."""

    book: str
    reason: str
    other: str
    switch: str
    """The title of the variant that plays it by the other reading; "" if there is none."""


class RuleInfo(Struct):
    """A numbered rule; `ruling` marks what the printed rules leave open and we decided."""

    id: str
    title: str
    text: str
    ruling: bool
    why: RulingInfo | None = None


class ChapterInfo(Struct):
    """A chapter of a rules book."""

    title: str
    rules: list[RuleInfo]


class MinuteInfo(Struct):
    """A part of a minute's read. Its picture is the table at a lesson's step, counted from 0."""

    text: str
    lesson: str
    step: int
    rule: str
    """Where the book tells it exactly."""


class RulesBook(Struct):
    """A game's rules in our words, and its card data with the origin of each number."""

    game: str
    aim: str
    """In three sentences; "" if the game doesn't say."""
    minute: list[MinuteInfo]
    """A minute's read."""
    chapters: list[ChapterInfo]
    cards: dict[str, Any]


class Catalogue(Struct):
    """A game's texts in one language, as Project Fluent writes them."""

    texts: str


class History(Struct, tag_field="type", tag="history"):
    """What happened so far, move by move, as the reader may recall it; the set-up first."""

    number: int
    """Of the position it leads to: whatever has a higher number comes after it."""
    moves: list[list[dict[str, Any]]]
    lines: list[list[Line]]
    """The same as a saga, move by move."""
    own: int
    """Which of them was the reader's own last move; 0 if none was."""
