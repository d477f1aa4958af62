"""Games that were played, in a CSV file that grows as they end.

They stand in the order they were planned in, whoever played them: the file is the same wherever
they are played, and what was broken off goes on where it stopped. The file is only ever added to;
all that may be cut off is a last line that was still being written.
"""

from __future__ import annotations

import csv
import errno
import io
import string
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from ..kernel.errors import BadRecord
from .many import HERE, KEPT, Backend, BrokenOff, Task, play_many

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

R = TypeVar("R")
FAR = 2**40
"""No file of games is as long."""

COLUMNS = (
    "challenger",
    "rival",
    "number",
    "deal",
    "seat",
    "share",
    "scores",
    "ranks",
    "decisions",
    "end",
)


@dataclass(frozen=True)
class Row:
    """One game that was played."""

    challenger: str
    rival: str
    number: int
    deal: int
    seat: int
    share: float
    """The challenger's share of the win."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    end: str


class InUse(BadRecord):
    """Another run writes to the file."""


class Sheet(ABC, Generic[R]):
    """A file of games, and those that stand in it; what is kept of a game, and in which columns,
    is another's to say."""

    columns: tuple[str, ...]

    @abstractmethod
    def cells(self, row: R) -> list[Any]:
        """A game as a line of the file."""

    @abstractmethod
    def read(self, named: dict[str, str]) -> R:
        """A game from its cells by column; ValueError says what is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[R] = []
        self._whole = 0
        """How much of the file is whole lines."""
        self._size = 0
        self._file: io.FileIO | None = None
        """While nobody else may write to it."""
        if path.exists():
            data = path.read_bytes()
            self._size = len(data)
            self._whole = data.rfind(b"\n") + 1
            self.rows = list(self._rows(data))

    @contextmanager
    def alone(self) -> Iterator[io.FileIO]:
        """In here nobody else writes to the file; if somebody does, it is said and left alone."""
        if self._file is not None:
            yield self._file
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab", buffering=0) as file:
            lock(file, self.path)
            if file.seek(0, io.SEEK_END) != self._size:
                raise InUse(f"another run has written to {self.path} meanwhile: start again")
            self._file = file
            try:
                yield file
            finally:
                self._file = None

    def play(
        self, play: Callable[[Task], R], left: Iterable[Task], backend: Backend = HERE
    ) -> Generator[R, None, None]:
        """Play what is left, writing down and handing over each game as it ends."""
        with self.alone() as file, closing(play_many(play, left, backend)) as played:
            file.truncate(self._whole)  # without a line that was cut off
            self._size = self._whole
            if not self._whole:
                self._add(file, self.columns)
            for row in played:
                self._add(file, self.cells(row))
                self.rows.append(row)
                yield row

    def _add(self, file: io.FileIO, cells: Iterable[Any]) -> None:
        """A line, whole or not at all."""
        line = _line(cells)
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[file.write(rest) :]
        except OSError as wrong:
            file.truncate(self._whole)
            raise BrokenOff(
                f"{self.path} can't be written: {wrong.strerror or wrong}; {KEPT}"
            ) from wrong
        self._whole += len(line)
        self._size = self._whole

    def _rows(self, data: bytes) -> Iterator[R]:
        """The games in a file's whole lines. Whatever else is wrong with it is said, with the
        number of the line; nothing is passed over."""
        header, whole = _line(self.columns), self._whole
        first, *lines = data[:whole].splitlines() or [data]
        if not (first == header.rstrip() if whole else header.startswith(first)):
            raise BadRecord(
                f"{self.path}, line 1: these are no games, or in other columns than ours"
            )
        for number, line in enumerate(lines, 2):
            try:
                yield self._row(line.decode())
            except (ValueError, csv.Error) as wrong:
                raise BadRecord(f"{self.path}, line {number} is no game: {wrong}") from None

    def _row(self, line: str) -> R:
        cells = next(csv.reader([line]), [])
        if len(cells) != len(self.columns):
            raise ValueError(f"{len(cells)} columns, not {len(self.columns)}")
        return self.read(dict(zip(self.columns, cells, strict=True)))


class Book(Sheet[Row]):
    """The games of a tournament."""

    columns = COLUMNS

    def cells(self, row: Row) -> list[Any]:
        return [in_a_cell(getattr(row, column)) for column in COLUMNS]

    def read(self, named: dict[str, str]) -> Row:
        row = Row(
            named["challenger"],
            named["rival"],
            int(named["number"]),
            int(named["deal"]),
            int(named["seat"]),
            float(named["share"]),
            whole_numbers(named["scores"]),
            whole_numbers(named["ranks"]),
            int(named["decisions"]),
            check_end(named["end"]),
        )
        if not 0.0 <= row.share <= 1.0:
            raise ValueError(f"a share of {row.share}")
        if not len(row.scores) == len(row.ranks) > row.seat >= 0:
            raise ValueError("scores, ranks and seat don't fit together")
        return row


def lock(file: io.FileIO, path: Path) -> None:
    """Keep others from it until it is closed, as it is too when its process dies."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)  # what is locked can't be read by others, so it is nothing they read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        if wrong.errno not in (errno.EAGAIN, errno.EACCES):
            return  # a disk without locks
        raise InUse(f"another run is writing to {path}: let it end first") from None


def _line(cells: Iterable[Any]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    return text.getvalue().encode()


def in_a_cell(value: Any) -> Any:
    """A value as one cell has it: several numbers with spaces between them."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else value


def whole_numbers(cell: str) -> tuple[int, ...]:
    """What :func:`in_a_cell` made of several."""
    return tuple(map(int, cell.split()))


def check_end(end: str) -> str:
    """The hash of a last position, if it can be one."""
    if len(end) != 16 or not set(end) <= set(string.hexdigits):
        raise ValueError(f"an end {end!r}")
    return end
