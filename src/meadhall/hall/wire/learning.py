"""Lessons over the wire. A lesson has no table: the page says how far it is, the hall what is
there."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ...kernel.lessons import Verdict
from ...kernel.saga import Line
from .answers import Legal, Result
from .kinds import Lang, MoveId, Strict

Answer = Annotated[str, Meta(max_length=40)]
StepNumber = Annotated[int, Meta(ge=0, le=100)]


class FirstGame(Struct):
    """A whole short game to play after a lesson: how many players, the bots' level, about how many
    minutes it takes, and what is otherwise than in a long one."""

    players: int
    level: str
    minutes: int
    options: dict[str, Any]


class LessonInfo(Struct):
    """A few minutes of learning."""

    name: str
    title: str
    about: str
    """In a line."""
    won: str
    """What one has won by it."""
    picture: list[str]
    """What illustrates it: figures as lines of the saga name them, and what is written between
    them."""
    enough: bool
    """Is it one of those that are enough to play?"""
    minutes: int
    steps: int
    teaches: list[str]
    """Rules by their numbers."""
    then: FirstGame | None
    """What to play afterwards."""


class Lessons(Struct):
    """The lessons of a game, in their order."""

    lessons: list[LessonInfo]


class TakeStep(Strict):
    """Where a learner is: at which step, counted from 0, and what they have done there so far."""

    step: StepNumber
    moves: Annotated[list[MoveId], Meta(max_length=60)] = field(default_factory=list)
    answer: Answer | None = None
    lang: Lang = "en"


class WhyNot(Strict):
    """A move that can't be made where a learner is."""

    at: TakeStep
    what: dict[str, str | int]


class LessonAnswer(Struct):
    """One of the answers to a question about the table."""

    answer: str
    text: str


class LessonStep(Struct):
    """What a learner sees and hears at a step."""

    step: int
    steps: int
    says: str
    lit: list[str]
    """Places that are spoken of."""
    answers: list[LessonAnswer]
    verdict: Verdict | None
    """Of the last move or answer; null at the beginning of a step."""
    remark: str | None
    """What the guide says of a mistake, if it has a word about it, or of what was done right."""
    right: list[int]
    """Moves that would be right now; none if there is nothing to do but look or answer."""
    names: list[str]
    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    lines: list[Line]
    waiting: list[int]
    question: str | None
    moves: list[Legal]
    result: Result | None
