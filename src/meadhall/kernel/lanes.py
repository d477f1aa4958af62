"""Many games side by side in the compiled core: one call for all of them.

Nothing here checks anything: `meadhall.env.batch`, its face, does, and knows arrays too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .chance import Chance
from .choices import Choices
from .row import whole
from .state import State

ABREAST: Final = 16
"""So many games make their moves, and are observed, before the next do: few enough to lie in the
processor's cache meanwhile."""


@final
class Lanes:
    """Games in progress, one a lane, and whose decision each of them waits for."""

    def __init__(self, states: list[State], dice: list[Chance], row: int) -> None:
        """`row` is how many bytes are observed of each."""
        self.states = states
        self.dice = dice
        """For whoever plays at random: each game has its own, so it goes as it would alone."""
        self.seats: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        """The legal moves of all lanes, one after the other."""
        self.ends: vec[i64] = vec[i64]()
        """Where those of each lane begin, and the end of all."""
        self._choices = Choices()
        self._row: i64 = row
        self._blank: vec[u8] = vec[u8]([0] * (ABREAST * row))
        self._touched: i64 = 0
        self._forget()
        for lane in range(len(states)):
            self._look(lane)
        self._show()

    def put(self, lane: i64, state: State, dice: Chance) -> None:
        """Begin another game in a lane."""
        self.states[lane] = state
        self.dice[lane] = dice

    def illegal(self, moves: bytes) -> list[int]:
        """The lanes in which a move is not legal: 8 bytes each, the lowest first."""
        found: list[int] = []
        legal = self.moves
        ends = self.ends
        number: i64 = len(self.states)
        for lane in range(number):
            move = read_i64_le(moves, 8 * lane)
            at = ends[lane]
            end = ends[lane + 1]
            while at < end and legal[at] != move:
                at += 1
            if at == end:
                found.append(lane)
        return found

    def step(self, moves: bytes, ended: Callable[[int], None], out: Any) -> None:
        """Make a legal move in every game. Where that ends one, `ended` hears of it and puts
        another into the lane. If `out` is not None, the new rows are written there.

        Who is asked next is seen at once, while the game still lies in the processor's cache: all
        of them together don't fit there. Most of what an observation costs is saved so."""
        asked = self.seats
        self._forget()
        number: i64 = len(self.states)
        for begin in range(0, number, ABREAST):
            end = begin + ABREAST if begin + ABREAST < number else number
            self._touch(begin, end)
            for lane in range(begin, end):
                state = self.states[lane]
                state.apply(asked[lane], read_i64_le(moves, 8 * lane))
                if state.next_seat() < 0:
                    ended(lane)
                self._look(lane)
            if out is not None:
                self._write(begin, end, out)
        self._show()

    def _forget(self) -> None:
        """Begin to see anew. What was seen before stays as it is for whoever still holds it."""
        self._choices.clear()
        number: i64 = len(self.states)
        self.seats = vec[i64](capacity=number)
        self.ends = append(vec[i64](capacity=number + 1), 0)

    def _look(self, lane: i64) -> None:
        """See who is asked in a game, and add the moves for which they are."""
        state = self.states[lane]
        seat = state.next_seat()
        state.write_legal(seat, self._choices)
        self.seats = append(self.seats, seat)
        self.ends = append(self.ends, self._choices.count)

    def _show(self) -> None:
        """All games are seen."""
        self.moves = self._choices.moves[: self._choices.count]

    def observe(self, out: Any) -> None:
        """Write the row of each lane's seat, one after the other, into a buffer of bytes."""
        number: i64 = len(self.states)
        for begin in range(0, number, ABREAST):
            end = begin + ABREAST if begin + ABREAST < number else number
            self._touch(begin, end)
            self._write(begin, end, out)

    def _touch(self, begin: i64, end: i64) -> None:
        """Have some games fetched into the processor's cache. (What is read has to go somewhere,
        or it would not be read.)"""
        self._touched = 0
        for lane in range(begin, end):
            self._touched += self.states[lane].touch()

    def _write(self, begin: i64, end: i64, out: Any) -> None:
        """Write the rows of some lanes where they belong."""
        rows = self._blank[: (end - begin) * self._row]
        seats = self.seats
        at: i64 = 0
        for lane in range(begin, end):
            at = self.states[lane].write_row(rows, at, seats[lane])
        start: int = begin * self._row
        stop: int = end * self._row
        out[start:stop] = memoryview(whole(rows, at))

    def random(self) -> vec[i64]:
        """A move for every game, each legal one as likely, by the game's own dice."""
        chosen = vec[i64](capacity=i64(len(self.states)))
        ends = self.ends
        number: i64 = len(self.states)
        for lane in range(number):
            begin = ends[lane]
            at = begin + self.dice[lane].below(ends[lane + 1] - begin)
            chosen = append(chosen, self.moves[at])
        return chosen
