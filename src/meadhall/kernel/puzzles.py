"""Puzzles: positions with a question that has a right answer, as data of the game.

A game that has puzzles has a package `puzzles` beside its rules:

    puzzles/__init__.py         what lives there
    puzzles/problems.py         the kinds of problems it sets: `PROBLEMS`
    puzzles/puzzles.json        the puzzles themselves, a line each
    puzzles/locale/en/…ftl      what is asked, what a try brings, themes; by language

A *problem* is a kind of puzzle: when a position is one, which moves it is about, what is to be made
as large as can be. A *puzzle* is one position with its answer. `meadhall puzzles` makes them (the
lab solves, this module only reads and plays), so that whoever shows a puzzle needs no solver: every
decision in which something can be done wrong on the right way is stored with what each of its moves
is worth. Positions are as `state.to_json()` writes them, but for the version of the rules, and what
the seat can't see was drawn anew: nothing of the game that they come from is in them.

Texts:

    <game>-puzzle-<kind> = A title
        .asks = What is asked
        .worth = what an answer is worth, by $worth
        .less = the same where all that is known is that it is less than $worth
        .wrong = said of a move that falls short, with $brings and $best
    <game>-puzzle-theme-<theme> = a theme
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Generic, Literal, TypeVar

from .errors import IllegalMove, Reason
from .events import Event
from .game import Game
from .lessons import YOU
from .state import State
from .texts import Texts, texts

S = TypeVar("S", bound=State)

OTHERS = ("erik", "anna")
"""Who sits at the other seats, as in lessons."""
LOWEST = -1000
"""Less than anything is worth."""


class Unsound(Exception):
    """A position that can't be solved exactly."""


class Problem(ABC, Generic[S]):
    """A kind of puzzle that a game sets."""

    kind: str
    players: tuple[int, ...]
    """How many play where it is looked for."""
    shows: tuple[str, ...]
    """Its themes."""
    near: int = 0
    """A move is right if it is worth so little less than the best."""

    @abstractmethod
    def arises(self, state: S, seat: int) -> bool:
        """Is this position such a problem for the seat that decides? Sound where it says no too
        often: it must say no where something hidden could change the answer."""

    def offers(self, state: S, seat: int) -> list[int]:
        """The moves that the problem is about: legal ones."""
        return state.legal(seat)

    @abstractmethod
    def idea(self, what: Mapping[str, Any]) -> Hashable:
        """What a move means, given what it says: moves with one idea are one answer."""

    @abstractmethod
    def themes(self, begun: S, line: Sequence[tuple[int, int]], seat: int) -> list[str]:
        """What a solution shows: its moves are those of the line (seat and move)."""

    @abstractmethod
    def lit(self, what: Mapping[str, Any], seat: int) -> list[str]:
        """Where on the table to look for a move: places that a hint lights."""

    @abstractmethod
    def pins(self, begun: S, line: Sequence[tuple[int, int]], seat: int) -> list[list[str]]:
        """Of each move of a solution, which cards and targets it is about: places of the position
        where the solution begins. None where there is nothing to point at."""


class Exact(Problem[S]):
    """A problem whose answer can be computed. The seat makes its worth as large as it can be sure
    of, whatever the others answer and whatever is drawn."""

    stops: bool = True
    """Does the seat say itself that enough is done? Else it is over when nothing can go wrong."""
    any_order: bool = False
    """Is the whole the answer, in whatever order? Then many first moves may be right."""
    maps_alike: bool = True
    """Are moves that come to the same played as one of them?"""
    plays_out: bool = False
    """Is a wrong try played to the end, not only up to the seat's next decision?"""
    gap: int | None = None
    """How far below the best a move's worth is still worked out; None: always. Further down all
    that is known is that it is less."""

    @abstractmethod
    def settled(self, state: S, seat: int, begun: S) -> int | None:
        """What it is worth where nothing is left to decide; None if something is."""

    def fits(self, state: S, seat: int) -> bool:
        """Is the worst that chance can do here the worst of all worlds that look alike to the seat?
        A puzzle is solved in such a world."""
        return True

    def same_as(self, state: S, seat: int, move: int) -> int:
        """The first of the moves that come to the same as this one, so that each is tried once."""
        return move

    def stopping(self, state: S, seat: int, move: int, begun: S) -> int | None:
        """What a move is worth by which the seat says that enough is done; None for any other."""
        return None

    def unmoved(self, state: S, seat: int) -> int | None:
        """What somebody answers where no answer can change the worth; None if one could."""
        return None

    def worst(self, outcomes: list[S], seat: int) -> list[S]:
        """Of all that chance could do, what may be worst for the seat."""
        return outcomes

    @abstractmethod
    def floors(self, state: S, seat: int) -> Sequence[int]:
        """Worths to look for, the best first; what is less than the last isn't looked for."""

    @abstractmethod
    def ceiling(self, state: S, seat: int, begun: S) -> int:
        """More than this can't come of a position."""

    def most(self, state: S, seat: int, move: int, begun: S) -> int:
        """More than this can't come of a move: looked at before it is made."""
        return self.ceiling(state, seat, begun)


class Searched(Problem[S]):
    """A problem whose moves are weighed by equal searches: worths are win chances in percent. Its
    reason must show on the table soon."""

    near = 3

    @abstractmethod
    def over(self, state: S, begun: S) -> bool:
        """Is it too late for the reason to show?"""

    @abstractmethod
    def shown(self, state: S, begun: S, seat: int) -> float:
        """How much better a seat stands than it did, by what lies on the table alone."""


@dataclass(frozen=True)
class Try:
    """A natural move that isn't right, and what comes of it."""

    line: tuple[tuple[int, int], ...]
    """The move and what follows: seat and move."""
    worth: int | None


@dataclass(frozen=True)
class Puzzle:
    """A position, what is asked there, and the answer."""

    game: str
    name: str
    kind: str
    seat: int
    position: Mapping[str, Any]
    best: int
    second: int | None
    """What the best other idea is worth; None: less than was looked for."""
    nodes: Mapping[str, Sequence[int | None]]
    """Decisions on the right way in which something can be done wrong, by a short hash of the
    position: the worth of each move on offer, in their order."""
    replies: Mapping[str, int]
    """What others answer on the right way, and what the seat has no choice about."""
    line: tuple[tuple[int, int], ...]
    """One right way: seat and move."""
    tries: tuple[Try, ...]
    themes: tuple[str, ...]
    level: int
    """Which bot finds it: thrall 1, karl 2, jarl 3, at best konung 4."""
    seed: int = 0
    """Of the game it comes from: where to go on looking."""

    @property
    def key(self) -> str:
        """Of its title; `.asks` is what is asked."""
        return f"{self.game}-puzzle-{self.kind}"

    @property
    def steps(self) -> int:
        """Decisions of the seat on the right way."""
        return sum(1 for seat, _ in self.line if seat == self.seat)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where."""
        others = iter(OTHERS)
        count = self.position["players"]
        return tuple(YOU if each == self.seat else next(others) for each in range(count))

    def to_json(self) -> dict[str, Any]:
        """Plain data, as the file has it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "seed": self.seed,
            "seat": self.seat,
            "best": self.best,
            "second": self.second,
            "themes": list(self.themes),
            "line": [list(each) for each in self.line],
            "tries": [[each.worth, [list(step) for step in each.line]] for each in self.tries],
            "nodes": {name: list(worths) for name, worths in self.nodes.items()},
            "replies": dict(self.replies),
            "position": {name: part for name, part in self.position.items() if name != "rules"},
        }


def puzzle_from_json(game: Game[Any], data: Mapping[str, Any]) -> Puzzle:
    """What `to_json` wrote, to be played by the newest rules."""
    read = dict(data)
    read["position"] = {**read["position"], "rules": game.rules_version}
    read["line"] = tuple((seat, move) for seat, move in read["line"])
    read["tries"] = tuple(
        Try(tuple((seat, move) for seat, move in line), worth) for worth, line in read["tries"]
    )
    read["themes"] = tuple(read["themes"])
    return Puzzle(game.name, **read)


def place_name(state: State) -> str:
    """A short hash of a position, by which a puzzle knows it."""
    return blake2b(state.key(), digest_size=4).hexdigest()


Progress = Literal["on", "right", "wrong"]
"""What a move was: a part of the answer, the last part of it, or short of it."""


class Attempt:
    """Somebody at a puzzle. The engine plays; what is right is read from the puzzle."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.problem = problems(game)[puzzle.kind]
        self.state: State = game.from_json(puzzle.position)
        self.state.listen()
        self.events: list[Event] = []
        """What the last move led to, with what the others answered."""
        self.verdict: Progress | None = None
        self.brings: int | None = None
        """What a wrong move is worth; None: less than was looked for."""
        self.made: list[int] = []
        """The seat's moves so far, those without a choice too."""

    @property
    def offered(self) -> list[int]:
        """What may be played: nothing once it is over or went wrong."""
        seat = self.puzzle.seat
        if self.verdict in ("right", "wrong") or seat not in self.state.waiting:
            return []
        return self.problem.offers(self.state, seat)

    def worths(self) -> dict[int, int | None]:
        """What each move on offer is worth, where one could go wrong."""
        known = self.puzzle.nodes.get(place_name(self.state), ())
        return dict(zip(self.offered, known, strict=False))

    def right_moves(self) -> list[int]:
        """The moves on offer that are right; where nothing can go wrong, all of them."""
        worths = self.worths()
        if not worths:
            return self.offered
        enough = max(each for each in worths.values() if each is not None) - self.problem.near
        return [move for move, each in worths.items() if each is not None and each >= enough]

    def play(self, move: int) -> Progress:
        """Make a move; one that isn't on offer raises IllegalMove and changes nothing."""
        seat = self.puzzle.seat
        if move not in self.offered:
            self.state.clone().play(seat, move)  # raises, and says why
            raise IllegalMove(Reason("meadhall.kernel", "kernel-why-not-in-puzzle"))
        if isinstance(self.problem, Exact) and self.problem.maps_alike:
            move = self.problem.same_as(self.state, seat, move)
        worths, right = self.worths(), self.right_moves()
        self.events = []
        self._play(seat, move)
        if move not in right:
            self.verdict, self.brings = "wrong", worths[move]
            self._play_out()
            return "wrong"
        self._answer()
        on = place_name(self.state) in self.puzzle.nodes
        self.verdict = "on" if on else "right"
        return self.verdict

    def _answer(self) -> None:
        """What the others answer, and what the seat can't but do, up to its next decision."""
        while (reply := self.puzzle.replies.get(place_name(self.state))) is not None:
            self._play(self.state.waiting[0], reply)

    def _play_out(self) -> None:
        """What comes of a wrong move, as far as the puzzle tells."""
        for told in self.puzzle.tries:
            own = [move for seat, move in told.line if seat == self.puzzle.seat]
            if own[: len(self.made)] == self.made:
                for seat, move in _after(told.line, self.puzzle.seat, len(self.made)):
                    self._play(seat, move)
                return

    def _play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        if seat == self.puzzle.seat:
            self.made.append(move)
        self.events += self.state.take_events()


def _after(line: Sequence[tuple[int, int]], seat: int, own: int) -> Sequence[tuple[int, int]]:
    """What follows the so many-th own move of a line."""
    for at, (mover, _) in enumerate(line):
        own -= mover == seat
        if own == 0:
            return line[at + 1 :]
    return ()


def puzzle_texts(game: Game[Any], lang: str) -> Texts:
    """What a game says about its puzzles in a language."""
    return texts(f"{game.package}.puzzles", lang)


@cache
def _problems(package: str) -> Mapping[str, Problem[Any]]:
    if not find_spec(f"{package}.puzzles"):
        return {}
    found: Sequence[Problem[Any]] = import_module(f"{package}.puzzles.problems").PROBLEMS
    return {each.kind: each for each in found}


def problems(game: Game[Any]) -> Mapping[str, Problem[Any]]:
    """The kinds of puzzles a game sets, by name; none if it sets none."""
    return _problems(game.package)


@cache
def _puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    if not problems(game):
        return ()
    file = resources.files(f"{game.package}.puzzles") / "puzzles.json"
    if not file.is_file():
        return ()
    return tuple(puzzle_from_json(game, each) for each in json.loads(file.read_text("utf-8")))


def puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game in their order; the puzzle of a day is the one whose number is the
    days since the first of January 2026, counted round and round."""
    return _puzzles(game)
