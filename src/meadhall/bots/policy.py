"""The bot that makes the move its net leans to most, and doesn't search.

A decision takes microseconds. It is there for measuring what a net has learned of moves, and for
whoever wants many games of players who know something.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..kernel.alike import added, exp
from ..kernel.chance import seeded
from ..kernel.choices import Choices
from ..kernel.errors import Reason
from ..kernel.game import Game
from ..kernel.texts import texts
from .bot import PACKAGE, Imagined, Imaginer
from .greedy import GreedyBot
from .learned import Judges, Learned, Unfit, with_reason


class PolicyBot(Imaginer):
    """Where nothing was learned of moves it plays as greedy does, and says so."""

    def __init__(
        self, game: Game[Any], seat: int, seed: int = 0, known: Learned | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self._chance = seeded(seed)
        self._judges = Judges(game, known)
        self._greedy = GreedyBot(game, seat, seed)
        self._choices = Choices()
        self._leanings: list[float] = []
        self.unfit: Reason | None = None
        """Why the last decision was greedy's, if it was."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return self.choose_from(partial(self.game.imagine, view, self.seat), legal)

    def choose_from(self, imagined: Imagined, legal: list[int]) -> int:
        # What a seat observes is the same at all tables that it can imagine, and its lead by hand
        # nearly so: one is enough.
        table = imagined(self._chance)
        try:
            judge = self._judges.of(table)
            if not judge.knows_moves():
                raise Unfit("bots-net-no-moves")
        except Unfit as wrong:
            self.unfit = wrong.reason
            return self._greedy.choose_from(imagined, legal)
        self.unfit = None
        self._choices.clear()
        for move in legal:
            self._choices.add(move)
        self._leanings = judge.lean(table, self.seat, self._choices)
        return legal[self._leanings.index(max(self._leanings))]

    def explain(self, lang: str = "en") -> str:
        if self.unfit is not None:
            return with_reason(self._greedy.explain(lang), self.unfit, lang)
        words = texts(PACKAGE, lang)
        if len(self._leanings) < 2:
            return words.say("bots-only-choice") if self._leanings else ""
        best, second = sorted(self._leanings, reverse=True)[:2]
        total = added(exp(each - best) for each in self._leanings)
        return words.say(
            "bots-policy-because",
            part=round(100 / total),
            second=round(100 * exp(second - best) / total),
        )
