"""Is it luck? How far counts are from what they should be, in plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

LUCK = 4.5
"""A surprise beyond this comes by luck once in 300,000 times."""


def surprise(counts: Sequence[int], weights: Sequence[float]) -> float:
    """By how many standard deviations the chi-square of the counts exceeds what chance gives, if
    the true probabilities are as the weights (Wilson and Hilferty's approximation)."""
    total, whole = sum(counts), sum(weights)
    expected = [total * weight / whole for weight in weights]
    if min(expected) < 5:
        raise ValueError("too few draws: at least 5 of each are needed")
    chi_square = sum(
        (count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True)
    )
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Total variation: the largest difference of probability any event can have."""
    return sum(abs(a / sum(one) - b / sum(other)) for a, b in zip(one, other, strict=True)) / 2
