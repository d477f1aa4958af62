"""One choice ahead: what each move is worth, as far as the own choice goes and no further.

On one imagined table every move is thought through to the end of the choice it begins, and those
that look best then to the end of the turn, or as far as nothing new is seen. What these *lines*
come to may be judged on further tables too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..kernel.chance import Chance
from ..kernel.choices import Choices
from ..kernel.state import State

LONGEST_CHAIN: Final = 4
"""How many small decisions of one choice are looked through."""
NOTHING: Final = -1
TO_THE_BOTTOM: Final = -1
"""A depth that no stack of frames has."""

_NO_MOVES: Final = vec[i64]()


@final
class Line:
    """A move, how the own choice goes on after it, and what that is worth."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.rest: vec[i64] = _NO_MOVES
        self.value = 0.0  # on the table looked at last
        self.total = 0.0  # on all tables
        self.goes_on = False  # and could be thought further


@final
class Ahead:
    """Looks one choice ahead for one seat, with functions of the game and dice of its own."""

    def __init__(
        self,
        imagine: Callable[[Any, int, Chance], Any],
        value: Callable[[Any, int], float],
        ends_turn: list[bool],
        obvious: list[bool],
        seat: i64,
        chance: Chance,
    ) -> None:
        self._imagine = imagine
        self._value = value
        self._ends_turn: vec[i64] = vec[i64]([1 if ends else 0 for ends in ends_turn])
        self._obvious: vec[i64] = vec[i64]([1 if each else 0 for each in obvious])
        self._has_obvious = any(obvious)
        self.seat: i64 = seat
        one: i64 = 1
        self._alone: i64 = one << seat  # the mask while nobody else is waited for
        self._chance = chance
        self._choices = Choices()
        self._others = Choices()

    def look(self, table: State, legal: list[int], breadth: i64, worlds: i64) -> list[Line]:
        """The `breadth` moves that look best on a table, thought through there and judged on
        `worlds` tables in all. All are such as look to the seat like the true one."""
        self._chance.word()  # or the next table would be the same one
        world = self._when_others_chose(table)
        lines = self._at_first_sight(world, legal)
        narrow = breadth < len(lines)
        if narrow:
            lines = best_of(lines, breadth)
        for line in lines:
            if line.goes_on:
                self._think_through(world, line, TO_THE_BOTTOM)
            line.total = line.value
        for _ in range(1, worlds):
            table = self._imagine(table, self.seat, self._chance)
            self._chance.word()
            world = self._when_others_chose(table)
            for line in lines:
                self._judge(world, line, not narrow)
                line.total += line.value
        return lines

    def obvious_of(self, legal: list[int]) -> int:
        """The first of these moves that can only help; -1 if there is none."""
        if self._has_obvious:
            for move in legal:
                if self._obvious[move]:
                    return move
        return NOTHING

    def _when_others_chose(self, table: State) -> State:
        """Where all decide at once, the others do something; only then does a move show."""
        mask = table.waiting_mask()
        if mask == self._alone or not mask & self._alone:
            return table
        world = table.clone()
        choices = self._others
        for other in range(world.players):
            mask = world.waiting_mask()
            if other != self.seat and (mask >> other) & 1 and mask & self._alone:
                choices.clear()
                world.write_legal(other, choices)
                world.apply(other, choices.moves[self._chance.below(choices.count)])
        return world

    def _at_first_sight(self, world: State, legal: list[int]) -> list[Line]:
        """What each move is worth when the choice it begins is made: a goal is worth the cards it
        will score, not the moment before they are named. Ending the turn changes nothing by
        itself: what follows is the others' doing."""
        lines: list[Line] = []
        depth = world.frame_count()
        for each in legal:
            line = Line(each)
            if self._ends_turn[line.move]:
                line.value = self._value(world, self.seat)
            else:
                self._think_through(world, line, depth)
            lines.append(line)
        return lines

    def _think_through(self, world: State, line: Line, depth: i64) -> None:
        """Go on with a line, each time with what looks best, until no more than `depth` frames are
        left to answer, nothing is to be decided without others, or something new is seen."""
        after = self._after(world, line)
        while len(line.rest) < LONGEST_CHAIN:
            if not self._goes_on(world, after) or after.frame_count() <= depth:
                break
            best = self._best_next(after)
            if self._ends_turn[best]:
                break
            after.apply(self.seat, best)
            line.rest = append(line.rest, best)
        line.goes_on = self._goes_on(world, after)
        line.value = self._value(after, self.seat)

    def _after(self, world: State, line: Line) -> State:
        """What a line comes to. As long as nothing hidden appears it can be followed on any table,
        for what the seat may do is a part of what it sees."""
        after = world.clone()
        after.apply(self.seat, line.move)
        for i in range(len(line.rest)):
            if not self._goes_on(world, after):
                break
            after.apply(self.seat, line.rest[i])
        return after

    def _goes_on(self, world: State, after: State) -> bool:
        """Is it still the seat alone that decides, and nothing seen that wasn't before?"""
        return after.waiting_mask() == self._alone and after.knots == world.knots

    def _best_next(self, world: State) -> i64:
        """The only move, an obvious one, or the one that looks best right away."""
        choices = self._choices
        choices.clear()
        world.write_legal(self.seat, choices)
        best = choices.moves[0]
        if choices.count == 1:
            return best
        if self._has_obvious:
            for i in range(choices.count):
                if self._obvious[choices.moves[i]]:
                    return choices.moves[i]
        best_value = 0.0
        for i in range(choices.count):
            after = world.clone()
            after.apply(self.seat, choices.moves[i])
            found = self._value(after, self.seat)
            if i == 0 or found >= best_value:
                best = choices.moves[i]
                best_value = found
        return best

    def _judge(self, world: State, line: Line, anew: bool) -> None:
        """What a line is worth on another table: as it was found, or with the best way to go on
        after its first move there. The latter is fairer, and takes time where turns are long."""
        if self._ends_turn[line.move]:
            line.value = self._value(world, self.seat)
        elif anew:
            line.rest = _NO_MOVES
            self._think_through(world, line, TO_THE_BOTTOM)
        else:
            line.value = self._value(self._after(world, line), self.seat)


def best_move(lines: list[Line]) -> int:
    """The move that begins the best line; of several the one with the lowest number."""
    best = lines[0]
    for line in lines:
        if line.total > best.total or (line.total == best.total and line.move < best.move):
            best = line
    return best.move


def best_of(lines: list[Line], breadth: i64) -> list[Line]:
    """The best lines, the best first; of some that look exactly alike one is enough."""
    best: list[Line] = []
    for turn in range(breadth):
        found: Line | None = None
        for line in lines:
            worse = not best or line.value < best[-1].value
            if worse and (found is None or line.value > found.value):
                found = line
        if found is None:
            break
        best.append(found)
    return best
