"""The bot that plays anything."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from .bot import Bot


class RandomBot(Bot):
    """Every legal move is as good as any other."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = seeded(seed)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return legal[self._chance.below(len(legal))]
