"""The bot for beginners: it plays anything, but nothing absurd."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.texts import texts
from .bot import PACKAGE, Imagined, Imaginer
from .greedy import ALL, GreedyBot


class ThrallBot(Imaginer):
    """Random with manners: any move that looks at least as good as the average one."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 0) -> None:
        self._taste = GreedyBot(game, seat, seed, worlds=1, breadth=ALL)
        self._chance = seeded(seed)
        self._sensible = 0
        self._all = 0

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return self.choose_from(partial(self._taste.game.imagine, view, self._taste.seat), legal)

    def choose_from(self, imagined: Imagined, legal: list[int]) -> int:
        sensible = legal if len(legal) == 1 else self.sensible(imagined, legal)
        self._sensible, self._all = len(sensible), len(legal)
        return sensible[self._chance.below(len(sensible))]

    def sensible(self, imagined: Imagined, legal: list[int]) -> list[int]:
        """The moves that look at least as good as the average one."""
        lines = self._taste.lines(imagined, legal)
        average = sum(line.total for line in lines) / len(lines)
        return [line.move for line in lines if line.total >= average - 1e-9]

    def explain(self, lang: str = "en") -> str:
        words = texts(PACKAGE, lang)
        if not self._all:
            return ""
        if self._all == 1:
            return words.say("bots-only-choice")
        return words.say("bots-thrall-because", sensible=self._sensible, moves=self._all)
