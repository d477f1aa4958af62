"""Arithmetic that comes out alike, to the last bit, on every machine and with every Python.

Powers are the C library's otherwise, and libraries round the last bit each in its own way; what
`sum` makes of numbers with a point changed with Python 3.12. A search that draws by chances, or
finds two moves as good as each other, goes another way for such a bit; then the same seed would
bring other moves on another machine, or in a browser. Here is nothing but sums, products and
quotients one by one, which are rounded alike everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

PER_DOUBLING: Final = 1.4426950408889634
"""1 / ln 2"""
DOUBLING: Final = 0.6931471806019545
REST_OF_DOUBLING: Final = -4.2009150726810846e-11
"""ln 2, in two parts: some multiples of the first have no more than 53 bits."""
ROOT_OF_HALF: Final = 0.7071067811865476
LEAST, MOST = -708.0, 709.5
"""Beyond, the answer is 0 or infinite: ordinary numbers end there."""


def exp(power: float) -> float:
    """e to this power: no further from the truth than the neighbouring number."""
    if power < LEAST:
        return 0.0
    if power > MOST:
        return float("inf")
    turns: i64 = i64(power * PER_DOUBLING + (0.5 if power >= 0.0 else -0.5))
    whole = float(turns)
    x = (power - whole * DOUBLING) - whole * REST_OF_DOUBLING  # from -0.35 to 0.35
    # The series, as far as it tells: 1 + x + x²/2! + x³/3! + …
    found = 1.0 + x * (1.0 + x * (1 / 2 + x * (1 / 6 + x * (1 / 24 + x * (1 / 120
        + x * (1 / 720 + x * (1 / 5040 + x * (1 / 40320 + x * (1 / 362880 + x * (1 / 3628800
        + x * (1 / 39916800 + x * (1 / 479001600 + x * (1 / 6227020800)))))))))))))  # fmt: skip
    while turns >= 8:
        found *= 256.0
        turns -= 8
    while turns > 0:
        found *= 2.0
        turns -= 1
    while turns <= -8:
        found *= 1 / 256
        turns += 8
    while turns < 0:
        found *= 0.5
        turns += 1
    return found


def ln(number: float) -> float:
    """The power of e that a number above 0 is."""
    part, turns = math.frexp(number)
    if part < ROOT_OF_HALF:
        part *= 2.0
        turns -= 1
    x = (part - 1.0) / (part + 1.0)  # from -0.18 to 0.18
    y = x * x
    # The series, as far as it tells: 2 (x + x³/3 + x⁵/5 + …)
    found = 2.0 * x * (1.0 + y * (1 / 3 + y * (1 / 5 + y * (1 / 7 + y * (1 / 9 + y * (1 / 11
        + y * (1 / 13 + y * (1 / 15 + y * (1 / 17 + y * (1 / 19 + y / 21))))))))))  # fmt: skip
    whole = float(turns)
    return whole * DOUBLING + (whole * REST_OF_DOUBLING + found)


def power(number: float, to: float) -> float:
    """A number from 0 on to some power."""
    if to == 1.0:
        return number
    return exp(to * ln(number)) if number > 0.0 else 0.0


def added(numbers: Iterable[float]) -> float:
    """All of them, one after the other."""
    total = 0.0
    for each in numbers:
        total += each
    return total
