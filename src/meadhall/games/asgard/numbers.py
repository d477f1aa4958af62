"""The numbers of a game: how many copies of each card, how many are dealt, what a goal allows."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

RULES_VERSION: Final = 2
"""2: rulings can be played the other way."""
OLDEST_RULES: Final = 1
"""The oldest that records are still replayed by."""
ROUNDS: Final = 3
ROWS: Final = 3


def goal_limits(data: dict[str, Any]) -> list[list[int]]:
    """A-13: how many cards each goal allows, by column and row; columns that end on one line have
    the last places of the longest."""
    columns: list[list[int]] = data["goal_limits"]["columns"]
    if data["variants"]["goals_from_below"]:
        return [columns[-1][ROUNDS - len(column) :] for column in columns]
    return columns


@final
class Numbers:
    """Set once for a game and shared by all copies of its state; never changed."""

    def __init__(self, data: dict[str, Any], copies: list[int], players: int, options: str) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.deck_size: i64 = sum(copies)
        self.deals: vec[i64] = vec[i64](data["deals"][str(players)])
        variants = data["variants"]
        self._limits: vec[i64] = vec[i64]([0] * (ROUNDS * ROWS))
        for column, limits in enumerate(goal_limits(data)):
            for row, limit in enumerate(limits):
                self._limits[column * ROWS + row] = limit
        self.picks_final: bool = variants["picks_final"]
        """A card that was chosen can't be exchanged (A-21)."""
        self.hands_forgotten: bool = variants["hands_forgotten"]
        """What was passed on is left to people's memory (A-26)."""
        self.any_goal: bool = variants["any_goal"]
        """Open goals of all rounds can be scored (A-40)."""
        self.doubling_stays: bool = variants["doubling_stays"]
        """The doubling card lies where it is in the final count (A-54)."""
        self.rules: i64 = data["rules"]
        """By which version of the rules the game is played."""
        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""

    def deal(self, round_: i64) -> i64:
        """Cards dealt to each player in a round (A-20)."""
        return self.deals[round_ - 1]

    def limit(self, column: i64, row: i64) -> i64:
        """How many cards the goal at this place allows (A-13)."""
        return self._limits[column * ROWS + row]
