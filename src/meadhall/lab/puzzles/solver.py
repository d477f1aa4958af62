"""Exact problems, solved to the end.

The seat takes what is worth most, the others answer what is worst for it, and so does chance:
whatever a deck could give is tried, and the worst of it counts. So a worth is what the seat can be
sure of. Nothing is guessed: a position that takes too many places to look at is turned away
(:class:`TooLarge`), and a game turns away those in which something hidden could matter
(:class:`Unsound`, or its problem's `arises`).
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.chance import Chance
from ...kernel.game import Game
from ...kernel.puzzles import LOWEST, Exact, Unsound
from ...kernel.state import State

MOST_PLACES: Final = 8_000
MOST_OUTCOMES: Final = 600
"""Of chance in one move."""


class TooLarge(Unsound):
    """There is too much to look at."""


class Script(Chance):
    """A chance that gives what it is told to, then the first of what there is; it remembers how
    many there were each time."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.asked)
        self.asked.append(n)
        return self.told[at] if at < len(self.told) else 0

    def word(self) -> int:
        raise Unsound("chance is asked for more than a number of things")

    def clone(self) -> Script:
        return Script([])

    def to_json(self) -> dict[str, Any]:
        raise Unsound("a position in the middle of solving isn't stored")


class Solver:
    """What the positions of one problem are worth to a seat."""

    def __init__(
        self,
        game: Game[Any],
        problem: Exact[Any],
        begun: State,
        seat: int,
        most_places: int = MOST_PLACES,
    ) -> None:
        self.game = game
        self.problem = problem
        self.begun = begun
        self.seat = seat
        self.places = 0
        self._most = most_places
        self._known: dict[bytes, tuple[int, int]] = {}

    def best(self) -> int | None:
        """What the whole problem is worth; None if less than is looked for."""
        for floor in self.problem.floors(self.begun, self.seat):
            found = self.value(self.begun, floor)
            if found >= floor:
                return found
        return None

    def worths(self, state: State, best: int) -> list[int | None]:
        """What each move on offer is worth; None if less than is worked out."""
        gap = self.problem.gap
        floor = LOWEST if gap is None else best - gap
        found: dict[int, int] = {}
        told: list[int | None] = []
        for move in self.problem.offers(state, self.seat):
            same = self.problem.same_as(state, self.seat, move)
            if same not in found:
                found[same] = self.problem.most(state, self.seat, same, self.begun)
                if found[same] >= floor:
                    found[same] = self.after(state, same, floor)
            told.append(found[same] if found[same] >= floor else None)
        return told

    def value(self, state: State, floor: int) -> int:
        """What a position is worth to the seat: exactly, if that is as much as the floor; else
        anything below the floor that it can't exceed."""
        problem, seat = self.problem, self.seat
        settled = problem.settled(state, seat, self.begun)
        if settled is not None:
            return settled
        key = state.key()
        known = self._known.get(key)
        if known is not None:
            looked, found = known
            if found >= looked or floor >= looked:
                return found
        self.places += 1
        if self.places > self._most:
            raise TooLarge
        look = self._mine if seat in state.waiting else self._theirs
        found = look(state, floor)
        self._known[key] = (floor, found)
        return found

    def after(self, state: State, move: int, floor: int) -> int:
        """What a move of the seat is worth, with the worst that chance can do."""
        stopped = self.problem.stopping(state, self.seat, move, self.begun)
        if stopped is not None:
            return stopped
        return self._least(self.outcomes(state, self.seat, move), floor)

    def reply(self, state: State) -> int:
        """What somebody else answers: the worst for the seat."""
        other = state.waiting[0]
        unmoved = self.problem.unmoved(state, other)
        if unmoved is not None:
            return unmoved
        return min(
            self._distinct(state, other),
            key=lambda move: self._least(self.outcomes(state, other, move), LOWEST),
        )

    def outcomes(self, state: State, mover: int, move: int) -> list[State]:
        """All that can come of a move: one position, unless chance is asked."""
        found: dict[bytes, State] = {}
        left: list[list[int]] = [[]]
        looked = 0
        while left:
            told = left.pop()
            script = Script(told)
            after = state.clone()
            after.chance = script
            after.apply(mover, move)
            looked += 1
            if looked > MOST_OUTCOMES:
                raise TooLarge
            if not script.asked:
                return [after]
            for at in range(len(told), len(script.asked)):
                given = told + [0] * (at - len(told))
                left += [[*given, other] for other in range(1, script.asked[at])]
            found.setdefault(after.key(), after)
        return self.problem.worst(list(found.values()), self.seat)

    def _mine(self, state: State, floor: int) -> int:
        best = floor - 1
        most = self.problem.ceiling(state, self.seat, self.begun)
        if most < floor:
            return most
        for move in self.problem.offers(state, self.seat):
            if self.problem.same_as(state, self.seat, move) != move:
                continue
            if self.problem.most(state, self.seat, move, self.begun) <= best:
                continue
            found = self.after(state, move, best + 1)
            if found > best:
                best = found
                if best >= most:
                    break
        return best

    def _theirs(self, state: State, floor: int) -> int:
        other = state.waiting[0]
        unmoved = self.problem.unmoved(state, other)
        moves = self._distinct(state, other) if unmoved is None else [unmoved]
        least: int | None = None
        for move in moves:
            found = self._least(self.outcomes(state, other, move), floor)
            if least is None or found < least:
                least = found
            if least < floor:
                break
        assert least is not None
        return least

    def _distinct(self, state: State, seat: int) -> list[int]:
        same_as = self.problem.same_as
        return [move for move in state.legal(seat) if same_as(state, seat, move) == move]

    def _least(self, outcomes: list[State], floor: int) -> int:
        least: int | None = None
        for after in outcomes:
            found = self.value(after, floor)
            if least is None or found < least:
                least = found
            if least < floor:
                break
        assert least is not None
        return least
