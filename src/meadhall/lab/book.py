"""Games that were played, in a CSV file that grows as they end.

They stand in the order they were planned in, whoever played them: the file is the same however many
processes play, and what was broken off goes on where it stopped.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

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
        self.rows = list(read_rows(path))

    def play(
        self, play: Callable[[Task], Row], left: Iterable[Task], workers: int = 1
    ) -> Generator[Row, None, None]:
        """Play what is left, writing down and handing over each game as it ends."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_rows(self.path, self.rows)  # without a line that was cut off
        played = in_order(play, left, workers)
        with closing(played), self.path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            for row in played:
                writer.writerow(_cells(row))
                file.flush()
                self.rows.append(row)
                yield row


def in_order(
    play: Callable[[Task], Row], tasks: Iterable[Task], workers: int
) -> Generator[Row, None, None]:
    """The games in the order they are asked for, whoever plays them."""
    if workers == 1:
        yield from map(play, tasks)
        return
    # Not a fork: this process may have threads, a progress bar's for one.
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, tasks)


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """All games as a CSV file."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_cells(row) for row in rows)


def read_rows(path: Path) -> Iterator[Row]:
    """The games in a CSV file; a last line that was cut off is left out."""
    if not path.exists():
        return
    with path.open(newline="", encoding="utf-8") as file:
        for cells in csv.DictReader(file):
            if None in cells.values() or len(cells["end"]) != 16:
                return
            yield _row(cells)


def _cells(row: Row) -> list[Any]:
    values = [getattr(row, column) for column in COLUMNS]
    return [" ".join(map(str, value)) if isinstance(value, tuple) else value for value in values]


def _row(cells: dict[str, str]) -> Row:
    return Row(
        cells["challenger"],
        cells["rival"],
        int(cells["number"]),
        int(cells["deal"]),
        int(cells["seat"]),
        float(cells["share"]),
        tuple(map(int, cells["scores"].split())),
        tuple(map(int, cells["ranks"].split())),
        int(cells["decisions"]),
        cells["end"],
    )
