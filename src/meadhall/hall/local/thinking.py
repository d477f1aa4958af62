"""What bots are to think about, one thing after the other, somewhere else.

The hall says what is wanted (:class:`Thoughts`), a second worker of the page thinks it
(:func:`think`), and the hall is told what came of it. A task is a view, the legal moves and a level
as JSON: never a state, so that no bot sees more in a page than on a server.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec

from .. import wire
from ..bots import thoughts
from ..bots.analysis import as_told
from .outside import Outside


class Choose(msgspec.Struct, tag="choose"):
    """A bot owes a move."""

    level: str
    game: str
    seat: int
    seed: int
    view: dict[str, Any]
    legal: list[int]
    table: str = ""
    """By its name a bot that is in the middle of a choice is found again."""


class Advise(msgspec.Struct, tag="advise"):
    """Somebody wants to know what a bot would do."""

    game: str
    seat: int
    seed: int
    view: dict[str, Any]
    legal: list[int]
    lang: wire.Lang


class Reconsider(msgspec.Struct, tag="reconsider"):
    """Was the last move weak?"""

    game: str
    seat: int
    seed: int
    view: dict[str, Any]
    legal: list[int]
    made: int


class Analyse(msgspec.Struct, tag="analyse"):
    """What decided a finished game?"""

    record: str
    names: dict[wire.Lang, list[str]]


Task = Choose | Advise | Reconsider | Analyse


class Outcome(msgspec.Struct):
    """What came of a task: a value, or why there is none (`crashed`, `hung` or `illegal`)."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    why: str = ""


def think(task: str) -> str:
    """Think, and say what came of it; whatever a bot does, this answers."""
    match msgspec.json.decode(task, type=Task):
        case Choose() as it:
            found = thoughts.choose(
                it.level, it.game, it.seat, it.seed, it.view, it.legal, it.table
            )
        case Advise() as it:
            found = thoughts.advise(it.game, it.seat, it.seed, it.view, it.legal, it.lang)
        case Reconsider() as it:
            found = thoughts.reconsider(it.game, it.seat, it.seed, it.view, it.legal, it.made)
        case Analyse() as it:
            found = thoughts.analyse(it.record, it.names)
            if not found.why:
                found = found._replace(value=as_told(found.value))
    value = msgspec.Raw(msgspec.json.encode(found.value))
    return msgspec.json.encode(Outcome(value, found.why)).decode()


class Need(IntEnum):
    """What a bot is wanted for, the most urgent first."""

    MOVE = 0
    ADVICE = 1
    ANALYSIS = 2


class Thought:
    """Something that a bot is to think about, perhaps not before a certain time."""

    def __init__(
        self,
        need: Need,
        after: int,
        task: Callable[[], Task | None],
        hear: Callable[[Outcome], None],
    ) -> None:
        self.need = need
        self.after = after
        self.task = task
        """Made when its turn has come: till then it may have become needless."""
        self.hear = hear
        self.number = 0


class Thoughts:
    """What is to be thought, of which one thing is being thought at a time."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._waiting: list[Thought] = []
        self._current: Thought | None = None
        self._count = 0

    def want(self, thought: Thought) -> Thought:
        """It is to be thought when its turn comes."""
        self._waiting.append(thought)
        return thought

    def drop(self, thought: Thought) -> None:
        """Nobody wants to know any more."""
        if thought in self._waiting:
            self._waiting.remove(thought)
        elif thought is self._current:
            self._current = None
            self._outside.drop(thought.number)

    def due(self) -> int | None:
        """When the next of them may begin; None if none waits for its time."""
        times = [each.after for each in self._waiting if self._goes_before(each)]
        return min(times, default=None)

    def go_on(self, now: int) -> None:
        """Begin with what may begin. Whoever owes a move waits for no analysis: that begins anew
        afterwards."""
        ready = [each for each in self._waiting if each.after <= now and self._goes_before(each)]
        for thought in sorted(ready, key=lambda each: each.need):
            if not self._goes_before(thought):
                return
            self._waiting.remove(thought)
            try:
                task = thought.task()
                told = msgspec.json.encode(task).decode()
            except Exception as wrong:
                traceback.print_exception(wrong, file=sys.stderr)
                thought.hear(Outcome(why="crashed"))
                continue
            if task is None:
                continue
            if self._current is not None:
                self._outside.drop(self._current.number)
                self._waiting.insert(0, self._current)
            self._count += 1
            thought.number = self._count
            self._current = thought
            self._outside.think(thought.number, told)

    def _goes_before(self, thought: Thought) -> bool:
        current = self._current
        return current is None or (thought.need is Need.MOVE and current.need is Need.ANALYSIS)

    def heard(self, number: int, outcome: str) -> None:
        """What came of a thought; of one that was dropped, nobody wants to know."""
        thought = self._current
        if thought is None or thought.number != number:
            return
        self._current = None
        try:
            found = msgspec.json.decode(outcome, type=Outcome)
        except (msgspec.MsgspecError, UnicodeError):
            found = Outcome(why="crashed")
        thought.hear(found)
