"""What a game's observations hold, declared once.

An observation is a row of bytes for a program that learns: exactly what one seat may know, as its
view tells it. It is counted from that seat: first the seat itself, then the others in turn order,
each with the same columns; then what there is once. A game declares its columns and writes them in
its :meth:`State.observed`, in the same order; size, ranges and `docs/observations.md` come of the
declaration.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

SAME_ALL_GAME = {
    "game": "the same in every row",
    "rules": "the same all game long: who mixes games keeps them apart by it",
    "options": "the same all game long: who mixes games keeps them apart by it",
}
"""What views say of the game itself."""

FULL = 255
"""The most that a byte can say. Whatever is more (by other numbers than the game's own) is said as
this."""


@dataclass(frozen=True)
class Column:
    """Neighbouring bytes of a row that say one thing."""

    name: str
    meaning: str
    size: int = 1
    most: int = 1
    """The largest value of each byte."""
    values: Sequence[str] = ()
    """What each byte stands for, if they have names."""
    names_one: bool = False
    """Does each byte say which one it is, by a number (0: none)? Then 6 is no more than 3."""

    def __post_init__(self) -> None:
        if self.values and len(self.values) != self.size:
            raise ValueError(f"{self.name} has {self.size} bytes and {len(self.values)} names")
        if not 0 < self.most <= FULL:
            raise ValueError(f"a byte of {self.name} can't be {self.most}")


def flag(name: str, meaning: str) -> Column:
    """One byte: 1 if it is so."""
    return Column(name, meaning)


def number(name: str, meaning: str, most: int = FULL) -> Column:
    """One byte: so many."""
    return Column(name, meaning, 1, most)


def one_of(name: str, meaning: str, values: Sequence[str]) -> Column:
    """A byte for each that it can be: 1 for the one it is, all 0 if there is none."""
    return Column(name, meaning, len(values), 1, values)


def some_of(name: str, meaning: str, values: Sequence[str]) -> Column:
    """A byte for each: 1 for those it holds of."""
    return Column(name, meaning, len(values), 1, values)


def counts(name: str, meaning: str, values: Sequence[str], most: int = FULL) -> Column:
    """A byte for each: so many of it."""
    return Column(name, meaning, len(values), most, values)


def which(name: str, meaning: str, size: int, most: int) -> Column:
    """A byte for each place: the number of what is there, 0 if it is nothing."""
    return Column(name, meaning, size, most, names_one=True)


class Place(NamedTuple):
    """Where a column lies in a row; `seat` is counted from who observes, None for what is there
    once."""

    column: Column
    seat: int | None
    start: int


class Observations:
    """The columns of a game's rows."""

    def __init__(
        self,
        seats: Sequence[Column],
        table: Sequence[Column],
        left_out: Mapping[str, str] | None = None,
        own: Sequence[str] = (),
    ) -> None:
        self.seats = tuple(seats)
        """What there is of each seat."""
        self.table = tuple(table)
        """What there is once, what the observer alone knows included."""
        self.left_out = dict(left_out or {})
        """Parts of the view that no column tells, and why."""
        self.own = frozenset(own)
        """The columns that not everybody may know, or that are counted from the observer; among
        what there is once they come last. All others everybody observes alike, wherever they lie in
        a row: they can be written once for all (:meth:`State.observed_by_all`). With none declared
        every row is written whole."""
        self.seat_size = sum(each.size for each in self.seats)
        self.table_size = sum(each.size for each in self.table)
        self.own_size = sum(each.size for each in self.table if each.name in self.own)
        """How many bytes of what there is once are the observer's own."""
        for part in (self.seats, self.table):
            if len({each.name for each in part}) != len(part):
                raise ValueError("two columns have the same name")
        is_own = [each.name in self.own for each in self.table]
        if is_own != sorted(is_own):
            raise ValueError("of what there is once, the observer's own columns come last")
        if unknown := self.own - {each.name for each in (*self.seats, *self.table)}:
            raise ValueError(f"no such columns: {', '.join(sorted(unknown))}")

    def size(self, players: int) -> int:
        """How many bytes a row has."""
        return players * self.seat_size + self.table_size

    def places(self, players: int) -> Iterator[Place]:
        """Every column of a row, from its beginning to its end."""
        start = 0
        for seat in range(players):
            for column in self.seats:
                yield Place(column, seat, start)
                start += column.size
        for column in self.table:
            yield Place(column, None, start)
            start += column.size

    def common(self, players: int, seat: int) -> list[int]:
        """Where each byte of what all observe (:meth:`State.observed_by_all`) lies in the row of a
        seat. The seats' own columns lie there, too, and say nothing."""
        if not self.own:
            return []
        seats = [
            (who - seat) % players * self.seat_size + byte
            for who in range(players)
            for byte in range(self.seat_size)
        ]
        end = self.size(players)
        return seats + list(range(len(seats), end - self.own_size))

    def alone(self, players: int) -> list[int]:
        """Where each byte of what one observes alone (:meth:`State.observed_alone`) lies in its
        row."""
        return [
            start + byte
            for column, _, start in self.places(players)
            if column.name in self.own or not self.own
            for byte in range(column.size)
        ]

    def ranges(self, players: int) -> bytes:
        """The largest value of each byte of a row."""
        return b"".join(bytes([c.most]) * c.size for c, _, _ in self.places(players))

    def read(self, row: bytes, players: int) -> tuple[list[dict[str, bytes]], dict[str, bytes]]:
        """A row by the names of its columns: of each seat, and of what there is once."""
        seats: list[dict[str, bytes]] = [{} for _ in range(players)]
        table: dict[str, bytes] = {}
        for column, seat, start in self.places(players):
            part = table if seat is None else seats[seat]
            part[column.name] = bytes(row[start : start + column.size])
        return seats, table
