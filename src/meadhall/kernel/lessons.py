"""Lessons: positions to learn a game from, step by step, as data of the game.

A game that teaches itself has a package `lessons` beside its rules:

    lessons/__init__.py         what lives there
    lessons/positions.json      positions by name, as `state.to_json()` writes them, but for the
                                version of the rules: lessons are played by the newest
    lessons/1-heads.toml        a lesson each, in the order of their names
    lessons/locale/en/…ftl      what the guide says, by language

A lesson names the rules it teaches, who sits at the table, and its steps:

    teaches = ["A-2", "A-21"]
    seats = ["you", "erik"]             # by seat; "you" is the learner
    minutes = 2
    picture = ["god/loki", "god/odin"]  # what illustrates it, as saga lines name it, or as it is

    [[step]]
    position = "heads"                  # from here; without it, from where the last step ended
    lit = ["hand"]                      # what is spoken of
    play = ["play loki/odin", "erik: play sif/thor"]
    wrong = { turned = "play odin/loki" }

`play` is what is to be done, in the game's notation with names for players; what stands behind a
name and a colon the lesson does itself. A star stands for anything (`score loki *`), and where more
than one move does it, they are divided by `or` (`give bragi 1 or give sif *`); with `any_order` the
learner's moves may come in any order. `wrong` are mistakes that the guide has a word about, moves
divided by semicolons. A step without `play` is something to look at; one with
`ask` is a question about the table, and `right` its answer (answers that are no names of players
have a text, `.answer-…`).

Texts, with the names of lesson (`1-heads` is `heads`) and step (1, 2, …):

    <game>-lesson-heads = Two heads
        .about = A card has two heads; only the one on top counts.
        .won = A stack of three
    <game>-lesson-heads-1 = A card has two heads…
        .done = Two Lokis now…              # what came of it, where there was something to do
        .turned = Now it counts for Odin…
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any, Literal

from .errors import BadNotation, UnknownGame
from .events import Event
from .game import Game
from .state import State
from .texts import Texts, texts

YOU = "you"
"""The learner's name in a lesson."""


@dataclass(frozen=True)
class Step:
    """One thing to see, to do or to answer."""

    key: str
    """Of what the guide says; its attributes are what it says of mistakes, `.done` what came of
    it."""
    position: Mapping[str, Any] | None = None
    lit: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    any_order: bool = False
    wrong: Mapping[str, str] = field(default_factory=dict)
    ask: tuple[str, ...] = ()
    right: str = ""

    @property
    def done(self) -> str | None:
        """The key of what the guide says then; None where there is only something to see."""
        return f"{self.key}.done" if self.play or self.ask else None


@dataclass(frozen=True)
class Lesson:
    """A few minutes of learning."""

    game: str
    name: str
    teaches: tuple[str, ...]
    seats: tuple[str, ...]
    minutes: int
    steps: tuple[Step, ...]
    picture: tuple[str, ...] = ()
    """What illustrates it on a list: figures as lines of the saga name them (`god/odin`), and what
    is written between them (`3 > 2`)."""
    then: Mapping[str, Any] | None = None
    """A whole game to play afterwards: number of players, options, the others' level, minutes."""

    @property
    def key(self) -> str:
        """Of its title; `.about` says in a line what it is about, `.won` what one has won by it."""
        return f"{self.game}-lesson-{self.name}"

    @property
    def keys(self) -> list[str]:
        """Of every text it needs."""
        found = [self.key, f"{self.key}.about", f"{self.key}.won"]
        for step in self.steps:
            mistakes = [*step.wrong, *(each for each in step.ask if each != step.right)]
            answers = [f"answer-{each}" for each in step.ask if each not in self.seats]
            found += [step.key, *(f"{step.key}.{name}" for name in (*mistakes, *answers))]
            found += [step.done] if step.done else []
        return found

    @property
    def learner(self) -> int:
        return self.seats.index(YOU)


Verdict = Literal["on", "right", "wrong", "astray"]
"""What a move was: a part of what is to be done, the last part of it, a mistake that the guide has
a word about, or one it hasn't."""


class Course:
    """A learner on the way through a lesson. The engine plays; nothing here knows a rule."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.at = 0
        self.mistake: str | None = None
        """Of the last move: the attribute of the step's text that speaks of it, if one does."""
        self.state: State
        self.events: list[Event] = []
        """What the last move led to, with what the others did after it."""
        self._made: list[str] = []
        self._left: list[str] = []
        self._start: dict[str, Any] = {}
        self._enter()

    @property
    def step(self) -> Step | None:
        """Where the learner is; None once the lesson is learned."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def awaited(self) -> str | None:
        """What is to be played next: the first of what would be right; None if there is nothing to
        play now."""
        return self._left[0] if self._left else None

    def right_moves(self) -> list[int]:
        """The legal moves that are right now; none if there is nothing to play."""
        seat, step = self.lesson.learner, self.step
        if step is None or not self._left:
            return []
        wanted = self._open(step)
        notations = {move: self.game.notation(self.state, seat, move) for move in self.legal}
        return [m for m, text in notations.items() if any(self.means(text, w) for w in wanted)]

    @property
    def legal(self) -> Sequence[int]:
        """What the learner may play."""
        seat = self.lesson.learner
        return self.state.legal(seat) if seat in self.state.waiting else ()

    def play(self, move: int) -> Verdict:
        """The learner makes a move; an illegal one raises IllegalMove and changes nothing."""
        seat, step = self.lesson.learner, self.step
        assert step is not None, "the lesson is over"
        if move not in self.legal:
            self.state.play(seat, move)  # raises, and says why
        text = self.game.notation(self.state, seat, move)
        self.events = []
        self._play(seat, move)
        self._made.append(text)
        self.mistake = None
        fitting = next((each for each in self._open(step) if self.means(text, each)), None)
        if fitting is not None:
            self._left.remove(fitting)
            self._others()
            return "on" if self._left else "right"
        self._left = []
        for name, moves in step.wrong.items():
            told = [each.strip() for each in moves.split(";")]
            if len(told) == len(self._made) and all(map(self.means, self._made, told)):
                self.mistake = name
                return "wrong"
            if len(told) > len(self._made) and all(map(self.means, self._made, told)):
                return "on"  # a mistake takes its time
        return "astray"

    def answer(self, answer: str) -> Verdict:
        """The learner answers a question about the table."""
        step = self.step
        assert step is not None
        assert answer in step.ask, "nobody asked that"
        self.mistake = None if answer == step.right else answer
        return "right" if self.mistake is None else "wrong"

    def again(self) -> None:
        """Back to where the step began. Its position is read again: what was seen may be hidden
        then, and what chance gave comes again."""
        self.state = self.game.from_json(self._start)
        self._begin()

    def next(self) -> None:
        """On to the next step."""
        self.at += 1
        self._enter()

    def show(self) -> None:
        """Let the guide make what is left of the step's moves."""
        while self._left:
            self.play(self._find(self.lesson.learner, self._left[0]))

    # --- the rest -------------------------------------------------------------------------------

    def _enter(self) -> None:
        step = self.step
        if step is None:
            return
        if step.position is not None:
            self.state = self.game.from_json(step.position)
        self._start = self.state.to_json()
        self._begin()

    def _begin(self) -> None:
        assert self.step is not None
        self._made, self.mistake, self.events = [], None, []
        self.state.listen()
        self._left = list(self.step.play)
        self._others()

    def _open(self, step: Step) -> Sequence[str]:
        """What the learner may do next and be right."""
        mine = [each for each in self._left if ":" not in each]
        return mine if step.any_order else mine[:1]

    def _others(self) -> None:
        """What the lesson does itself, up to the learner's next move."""
        while self._left and ":" in self._left[0]:
            name, _, text = self._left.pop(0).partition(":")
            seat = self.lesson.seats.index(name.strip())
            self._play(seat, self._find(seat, text.strip()))

    def _play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        self.events += self.state.take_events()

    def means(self, text: str, told: str) -> bool:
        """Is a move in notation what a lesson tells, with names, stars and other ways?"""
        return any(fnmatchcase(text, self._without_names(way)) for way in told.split(" or "))

    def _find(self, seat: int, told: str) -> int:
        for move in self.state.legal(seat):
            if self.means(self.game.notation(self.state, seat, move), told):
                return move
        legal = [self.game.notation(self.state, seat, move) for move in self.state.legal(seat)]
        raise BadNotation(f"{self.lesson.key}-{self.at + 1}: no {told!r} among {legal}")

    def _without_names(self, told: str) -> str:
        seats = self.lesson.seats
        return " ".join(
            f"p{seats.index(word) + 1}" if word in seats else word for word in told.split()
        )


def lesson_texts(game: Game[Any], lang: str) -> Texts:
    """What the guide of a game says in a language."""
    return texts(f"{game.package}.lessons", lang)


@cache
def _lessons(package: str, game: str, rules: int) -> tuple[Lesson, ...]:
    if not find_spec(f"{package}.lessons"):
        return ()
    folder = resources.files(f"{package}.lessons")
    written = json.loads((folder / "positions.json").read_text(encoding="utf-8"))
    positions = {name: position | {"rules": rules} for name, position in written.items()}
    files = sorted(
        (each for each in folder.iterdir() if each.name.endswith(".toml")),
        key=lambda each: each.name,
    )
    read = []
    for file in files:
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            read.append(_read(game, file.name.removesuffix(".toml"), data, positions))
        except (tomllib.TOMLDecodeError, TypeError, KeyError) as wrong:
            raise UnknownGame(f"{file.name} of {package}.lessons: {wrong!r}") from wrong
    return tuple(read)


def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it teaches nothing."""
    return _lessons(game.package, game.name, game.rules_version)


def _read(game: str, file: str, data: dict[str, Any], positions: Mapping[str, Any]) -> Lesson:
    name = file.partition("-")[2]
    steps = []
    for number, said in enumerate(data.pop("step"), 1):
        for several in ("lit", "play", "ask"):
            said[several] = tuple(said.get(several, ()))
        where = said.pop("position", None)
        key = f"{game}-lesson-{name}-{number}"
        steps.append(Step(key, positions[where] if where else None, **said))
    data.setdefault("picture", ())
    for several in ("teaches", "seats", "picture"):
        data[several] = tuple(data[several])
    return Lesson(game, name, steps=tuple(steps), **data)
