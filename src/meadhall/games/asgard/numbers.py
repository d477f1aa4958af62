"""The numbers of a game: how many copies of each card, how many are dealt, what a goal allows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 3
ROWS: Final = 3


@final
class Numbers:
    """Set once for a game and shared by all copies of its state; never changed."""

    def __init__(
        self,
        copies: list[int],
        deals: list[int],
        goal_limits: list[list[int]],
        options: str,
    ) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.deck_size: i64 = sum(copies)
        self.deals: vec[i64] = vec[i64](deals)
        self._limits: vec[i64] = vec[i64]([0] * (ROUNDS * ROWS))
        for column, limits in enumerate(goal_limits):
            for row, limit in enumerate(limits):
                self._limits[column * ROWS + row] = limit
        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""

    def deal(self, round_: i64) -> i64:
        """Cards dealt to each player in a round (A-20)."""
        return self.deals[round_ - 1]

    def limit(self, column: i64, row: i64) -> i64:
        """How many cards the goal at this place allows (A-13)."""
        return self._limits[column * ROWS + row]
