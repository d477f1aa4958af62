"""The seven Aesir and the two-headed cards (A-1, A-2), as numbers and back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ODIN: Final = 0
THOR: Final = 1
FREYA: Final = 2
LOKI: Final = 3
SIF: Final = 4
BRAGI: Final = 5
HEIMDALL: Final = 6

AESIR: Final = 7
"""How many there are; they are numbered in the order they awaken (A-1)."""

NAMES: Final = ("odin", "thor", "freya", "loki", "sif", "bragi", "heimdall")

PAIRS: Final = [(low, high) for low in range(AESIR) for high in range(low + 1, AESIR)]
"""Every card kind as its two heads, the earlier Aesir first."""

KINDS: Final = 21
"""How many pairs of different Aesir there are (A-2)."""

_KIND: Final = vec[i64](
    [
        PAIRS.index((min(up, other), max(up, other))) if up != other else -1
        for up in range(AESIR)
        for other in range(AESIR)
    ]
)


def kind_of(up: i64, other: i64) -> i64:
    """The kind of card that has these two heads, whichever is up."""
    return _KIND[up * AESIR + other]
