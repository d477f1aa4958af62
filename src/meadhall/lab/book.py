"""Games that were played, in a CSV file that grows as they end.

They stand in the order they were planned in, whoever played them: the file is the same however many
processes play, and what was broken off goes on where it stopped. The file is only ever added to;
all that may be cut off is a last line that was still being written.
"""

from __future__ import annotations

import csv
import io
import signal
import string
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, TypeVar

from ..kernel.errors import BadRecord

Task = TypeVar("Task")

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


class Book:
    """A file of games, and those that stand in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[Row] = []
        self._whole = 0
        """How much of the file is whole lines."""
        self._size = 0
        if path.exists():
            data = path.read_bytes()
            self._size = len(data)
            self._whole = data.rfind(b"\n") + 1
            self.rows = list(_rows(path, data, self._whole))

    def play(
        self, play: Callable[[Task], Row], left: Iterable[Task], workers: int = 1
    ) -> Generator[Row, None, None]:
        """Play what is left, writing down and handing over each game as it ends."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        played = in_order(play, left, workers)
        with closing(played), self.path.open("ab") as file:
            if file.seek(0, io.SEEK_END) != self._size:
                raise BadRecord(f"{self.path} has grown meanwhile: is it being played elsewhere?")
            file.truncate(self._whole)  # without a line that was cut off
            if not self._whole:
                self._add(file, COLUMNS)
            for row in played:
                self._add(file, _cells(row))
                self.rows.append(row)
                yield row

    def _add(self, file: io.BufferedWriter, cells: Iterable[Any]) -> None:
        line = _line(cells)
        file.write(line)
        file.flush()
        self._whole += len(line)
        self._size = self._whole


def in_order(
    play: Callable[[Task], Row], tasks: Iterable[Task], workers: int
) -> Generator[Row, None, None]:
    """The games in the order they are asked for, whoever plays them."""
    if workers == 1:
        yield from map(play, tasks)
        return
    # Not a fork: this process may have threads, a progress bar's for one.
    with _deaf_to_interrupts():
        pool = get_context("spawn").Pool(workers, _ignore_interrupts)
    with pool:
        yield from pool.imap(play, tasks)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal, but only the one that waits is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here don't hear a Ctrl-C, not even while they still begin."""
    if current_thread() is not main_thread():  # only there can it be set, or come
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _rows(path: Path, data: bytes, whole: int) -> Iterator[Row]:
    """The games in a file's whole lines. Whatever else is wrong with it is said, with the number of
    the line; nothing is passed over."""
    header = _line(COLUMNS)
    first, *lines = data[:whole].splitlines() or [data]
    if not (first == header.rstrip() if whole else header.startswith(first)):
        raise BadRecord(f"{path}, line 1: these are no games, or in other columns than ours")
    for number, line in enumerate(lines, 2):
        try:
            yield _row(line.decode())
        except (ValueError, csv.Error) as wrong:
            raise BadRecord(f"{path}, line {number} is no game: {wrong}") from None


def _line(cells: Iterable[Any]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    return text.getvalue().encode()


def _cells(row: Row) -> list[Any]:
    values = [getattr(row, column) for column in COLUMNS]
    return [" ".join(map(str, value)) if isinstance(value, tuple) else value for value in values]


def _row(line: str) -> Row:
    cells = next(csv.reader([line]), [])
    if len(cells) != len(COLUMNS):
        raise ValueError(f"{len(cells)} columns, not {len(COLUMNS)}")
    named = dict(zip(COLUMNS, cells, strict=True))
    row = Row(
        named["challenger"],
        named["rival"],
        int(named["number"]),
        int(named["deal"]),
        int(named["seat"]),
        float(named["share"]),
        tuple(map(int, named["scores"].split())),
        tuple(map(int, named["ranks"].split())),
        int(named["decisions"]),
        named["end"],
    )
    if not 0.0 <= row.share <= 1.0:
        raise ValueError(f"a share of {row.share}")
    if not len(row.scores) == len(row.ranks) > row.seat >= 0:
        raise ValueError("scores, ranks and seat don't fit together")
    if len(row.end) != 16 or not set(row.end) <= set(string.hexdigits):
        raise ValueError(f"an end {row.end!r}")
    return row
