"""Positions that were met in games, as arrays: what every seat observed, and how it went on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...kernel.errors import BadRecord
from ..tournament import replace_file

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
WIDTH = 40
"""Of so many moves it is kept how much they were tried; hardly ever are there more."""


@dataclass(frozen=True)
class Positions:
    """Positions at tables of one size; the first number of each array counts them, the second one,
    if it has any, the seats."""

    rows: Bytes
    """What each seat observed."""
    leads: Bytes
    """By how much each seat was ahead, as the net is told it."""
    hand: Floats
    """The hand-written points of each seat, in spreads."""
    won: Floats
    """Each seat's share of the win, when the game was over."""
    outlook: Floats
    """Each seat's chance to win as a search saw it; not a number where none was made."""
    switches: Bytes
    """Which house rules were on."""
    seat: Bytes
    """Who was to decide."""
    moves: npt.NDArray[np.int16]
    """What they might do, what a search tried most first, as far as it fits; -1 where there is no
    more, and everywhere if no search was made."""
    tried: Floats
    """How much of the search went into each of these."""
    game: npt.NDArray[np.int64]
    """Which game each is of."""

    @property
    def players(self) -> int:
        """How many sat at the table."""
        return int(self.rows.shape[1])

    def __len__(self) -> int:
        return len(self.game)

    def some(self, which: Any) -> Positions:
        """Those that a mask or a list of numbers names."""
        return Positions(*(getattr(self, each.name)[which] for each in fields(self)))


def joined(parts: Iterable[Positions]) -> dict[int, Positions]:
    """All of some, by the number of players."""
    tables: dict[int, list[Positions]] = {}
    for part in parts:
        if len(part):
            tables.setdefault(part.players, []).append(part)
    return {players: _one(tables[players]) for players in sorted(tables)}


def _one(parts: Sequence[Positions]) -> Positions:
    return Positions(
        *(
            np.concatenate([getattr(part, each.name) for part in parts])
            for each in fields(Positions)
        )
    )


def write(path: Path, tables: dict[int, Positions]) -> None:
    """Keep positions in a file; it is whole or not there."""
    arrays = {
        f"{players}-{each.name}": getattr(part, each.name)
        for players, part in tables.items()
        for each in fields(Positions)
    }
    replace_file(path, lambda file: np.savez_compressed(file, **arrays))


def read(path: Path) -> list[Positions]:
    """The positions in a file, a part for each number of players."""
    try:
        with np.load(path, allow_pickle=False) as found:
            sizes = sorted({int(name.partition("-")[0]) for name in found.files})
            return [
                Positions(*(found[f"{players}-{each.name}"] for each in fields(Positions)))
                for players in sizes
            ]
    except (KeyError, ValueError, OSError, EOFError) as wrong:
        raise BadRecord(f"{path} holds no positions: {wrong}") from wrong
