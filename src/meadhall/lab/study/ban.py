"""Restricted play: one seat may not take or use a card."""

from __future__ import annotations

from typing import Any

from ...kernel.tally import Tally


class Ban:
    """Takes moves from a seat, by what the game's tally says they would take or use. Where nothing
    else can be done the card may be had for once, for the game must go on."""

    def __init__(self, tally: Tally, card: str, seat: int) -> None:
        self._tally = tally
        self.card = card
        self.seat = seat
        self.barred = 0
        """Decisions at which a move was taken away."""
        self.lifted = 0
        """Decisions at which none could be."""

    def __call__(self, state: Any, seat: int, legal: list[int]) -> list[int]:
        if seat != self.seat:
            return legal
        kept = [move for move in legal if not self._is_about(state, move)]
        if len(kept) == len(legal):
            return legal
        if not kept:
            self.lifted += 1
            return legal
        self.barred += 1
        return kept

    def _is_about(self, state: Any, move: int) -> bool:
        return any(card == self.card for _, card in self._tally.handled(state, self.seat, move))
