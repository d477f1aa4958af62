"""A bar for what takes long and goes on another time: games that are played into a folder."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from typing import Any, Protocol

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ..lab.many import HERE, Backend, BrokenOff
from .screen import Screen

A_DAY = 24 * 3600.0
"""The time left is judged by all games since the start: one may take minutes."""


class Kept(Protocol):
    """Games in a folder, such as a tournament's or a study's."""

    @property
    def rows(self) -> Sequence[Any]:
        """Those that were played."""

    @property
    def left(self) -> int:
        """How many are still to be played."""

    def play(self, backend: Backend = HERE) -> Generator[Any, None, None]:
        """Play those."""


def play_on(screen: Screen, found: Kept, backend: Backend) -> BaseException | None:
    """Play what is left; what came in between, if anything did."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn(screen.words("cli-tournament-left")),
        console=screen.console,
        transient=True,
        speed_estimate_period=A_DAY,
    ) as progress:
        words = screen.words("cli-tournament-games")
        done = len(found.rows)
        task = progress.add_task(words, total=done + found.left, completed=done)
        try:
            with closing(found.play(backend)) as games:
                for _ in games:
                    progress.advance(task)
        except (BrokenOff, KeyboardInterrupt) as wrong:
            return wrong
    return None
