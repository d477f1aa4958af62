"""How much of a game is hidden from whoever decides, measured by what the others see.

A seat's information set is all tables that look the same to it. Many such tables are imagined; what
stays the same in all of them of what the *others* see, the seat knows, and what varies it doesn't.
Cards that nobody has seen yet are chance, and no part of it.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

from ..kernel.chance import Chance
from ..kernel.game import Game

WORLDS = 100


@dataclass(frozen=True)
class Hidden:
    """What one seat doesn't know at one moment."""

    facts: int
    """So many columns the others' observations have."""
    unknown: int
    """Of those: how many vary."""
    bits: float
    """At most so many bits are hidden: what the columns could tell one by one, summed up. Hands and
    the like hang together, so all of them tell less."""


def hidden(game: Game[Any], state: Any, seat: int, chance: Chance, worlds: int = WORLDS) -> Hidden:
    """What a seat doesn't know. A game without observations can't be asked."""
    others = [other for other in range(state.players) if other != seat]
    seen = []
    for _ in range(worlds):
        world = game.imagine(state, seat, chance)
        chance.word()
        seen.append(b"".join(bytes(memoryview(world.observed(other))) for other in others))
    columns = [Counter(column) for column in zip(*seen, strict=True)]
    unknown = [counts for counts in columns if len(counts) > 1]
    return Hidden(len(columns), len(unknown), sum(_entropy(counts, worlds) for counts in unknown))


def _entropy(counts: Counter[int], total: int) -> float:
    """In bits; with what so few draws make too little of it (Miller and Madow)."""
    found = -sum(n / total * math.log2(n / total) for n in counts.values())
    return found + (len(counts) - 1) / (2 * total * math.log(2))
