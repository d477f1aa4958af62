"""The bot that takes what looks best right away.

It imagines a few tables that fit what it sees, tries every move on each, and takes the one whose
value, as the game itself judges it, is best on average. It looks to the end of its own choice,
which may take several small decisions, and no further. Where every table so far says the same, what
is hidden hardly matters, and it imagines no more.
"""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.texts import texts
from .ahead import let_others_choose, value_after
from .bot import PACKAGE, Bot

FEWEST_WORLDS = 3


class GreedyBot(Bot):
    """One choice ahead by the game's hand-written value."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 0, worlds: int = 12) -> None:
        self.game = game
        self.seat = seat
        self.worlds = worlds
        self._chance = seeded(seed)
        self._last: dict[int, float] = {}
        self._looked = 0

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        self._last = self.values(view, legal)
        return max(legal, key=self._last.__getitem__)

    def values(self, view: dict[str, Any], legal: list[int]) -> dict[int, float]:
        """What each legal move is worth; nothing is looked at where there is no choice."""
        if len(legal) == 1:
            return {legal[0]: 0.0}
        totals = dict.fromkeys(legal, 0.0)
        favourites = set()
        table = self.game.imagine(view, self.seat, self._chance)
        for looked in range(1, self.worlds + 1):
            self._chance.word()  # or the next table would be the same one
            values = self._values(table, legal)
            for move, value in zip(legal, values, strict=True):
                totals[move] += value
            favourites.add(values.index(max(values)))
            self._looked = looked
            if looked >= FEWEST_WORLDS and len(favourites) == 1:
                break
            table = self.game.imagine(table, self.seat, self._chance)
        return {move: total / self._looked for move, total in totals.items()}

    def _values(self, table: Any, legal: list[int]) -> list[float]:
        """What each move is worth on one imagined table."""
        game, seat = self.game, self.seat
        world = table.clone()
        let_others_choose(world, seat, self._chance)
        return [
            game.value(world, seat)
            if game.ends_turn(move)
            else value_after(world, seat, move, game.value, game.ends_turn)
            for move in legal
        ]

    def explain(self, lang: str = "en") -> str:
        words = texts(PACKAGE, lang)
        if not self._last:
            return ""
        if len(self._last) == 1:
            return words.say("bots-only-choice")
        best, second = sorted(self._last.values(), reverse=True)[:2]
        margin = f"{best - second:.2f}"
        args = {"moves": len(self._last), "worlds": self._looked}
        if not float(margin):
            return words.say("bots-greedy-among", **args)
        return words.say("bots-greedy-because", margin=margin, **args)
