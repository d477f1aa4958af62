"""The bot for beginners: it plays anything, but nothing absurd."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.texts import texts
from .bot import PACKAGE, Bot
from .greedy import GreedyBot


class ThrallBot(Bot):
    """Random with manners: any move that looks at least as good as the average one."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 0) -> None:
        self._taste = GreedyBot(game, seat, seed, worlds=1)
        self._chance = seeded(seed)
        self._sensible = 0
        self._all = 0

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        values = self._taste.values(view, legal)
        average = sum(values.values()) / len(values)
        sensible = [move for move in legal if values[move] >= average - 1e-9]
        self._sensible, self._all = len(sensible), len(legal)
        return sensible[self._chance.below(len(sensible))]

    def explain(self, lang: str = "en") -> str:
        words = texts(PACKAGE, lang)
        if not self._all:
            return ""
        if self._all == 1:
            return words.say("bots-only-choice")
        return words.say("bots-thrall-because", sensible=self._sensible, moves=self._all)
