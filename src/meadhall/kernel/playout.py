"""Whole games at random, as fast as the compiled rules go."""

from __future__ import annotations

from mypy_extensions import i64

from .chance import Chance
from .choices import Choices
from .state import State


def playout(state: State, chance: Chance) -> int:
    """Play uniformly random moves until the game is over; returns how many there were."""
    choices = Choices()
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        choices.clear()
        state.write_legal(seat, choices)
        state.apply(seat, choices.moves[chance.below(choices.count)])
        decisions += 1
        seat = state.next_seat()
    return decisions
