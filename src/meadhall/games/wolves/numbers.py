"""The numbers of a game: copies, strengths and runes of the people, and the few limits."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Numbers:
    """Set once for a game and shared by all copies of its state; never changed."""

    def __init__(
        self,
        copies: list[int],
        strengths: list[int],
        runes: list[int],
        first_hand: int,
        pass_draw: int,
        glory_to_end: int,
        prizes: int,
        options: str,
    ) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.strengths: vec[i64] = vec[i64](strengths)
        """Of units whose strength is fixed; a lone Hirdman's for Hirdmen."""
        self.runes: vec[i64] = vec[i64](runes)
        self.deck_size: i64 = sum(copies)
        self.first_hand: i64 = first_hand
        self.pass_draw: i64 = pass_draw
        self.glory_to_end: i64 = glory_to_end
        self.prizes: i64 = prizes
        """Victory cards fought for in a round (W-21)."""
        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""
