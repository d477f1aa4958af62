"""e to a power, the same to the last bit on every machine.

`math.exp` is the C library's, and libraries round its last bit otherwise. A search that draws by
chances goes another way for that once in some thousand moves; then the same seed would bring other
moves on another machine, or in a browser. Here is nothing but sums and products, which are rounded
alike everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PER_DOUBLING: Final = 1.4426950408889634
"""1 / ln 2"""
DOUBLING: Final = 0.6931471806019545
REST_OF_DOUBLING: Final = -4.2009150726810846e-11
"""ln 2, in two parts: some multiples of the first have no more than 53 bits."""
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
