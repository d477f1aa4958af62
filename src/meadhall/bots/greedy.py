"""The bot that takes what looks best right away.

It imagines a table or two that fit what it sees, thinks the moves that look best through to the end
of its own choice, which may take several small decisions, and takes the one whose value, as the
game itself judges it, is best on average (`ahead.py`). What can only help it does without thinking.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.texts import texts
from .ahead import Ahead, Line, best_move
from .bot import PACKAGE, Imagined, Imaginer

TABLES = 2
"""So many are imagined, unless the game says otherwise."""
ALL = 1_000_000
"""More than any number of moves."""


class GreedyBot(Imaginer):
    """One choice ahead by the game's hand-written value."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int = 0,
        worlds: int | None = None,
        breadth: int | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.worlds = worlds or game.about.greedy_tables or TABLES
        self.breadth = breadth or game.about.greedy_breadth or ALL
        self._chance = seeded(seed)
        self._ahead = Ahead(
            game.imagine_state,
            game.value,
            game.turn_enders,
            game.obvious_moves,
            seat,
            self._chance,
        )
        self._last: list[Line] = []
        self._legal: list[int] = []

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return self.choose_from(partial(self.game.imagine, view, self.seat), legal)

    def choose_from(self, imagined: Imagined, legal: list[int]) -> int:
        self._legal = legal
        self._last = []
        if len(legal) == 1:
            return legal[0]
        obvious = self._ahead.obvious_of(legal)
        if obvious >= 0:
            return obvious
        self._last = self.lines(imagined, legal)
        return best_move(self._last)

    def lines(self, imagined: Imagined, legal: list[int]) -> list[Line]:
        """The moves that were thought through, and what they came to."""
        return self._ahead.look(imagined(self._chance), legal, self.breadth, self.worlds)

    def explain(self, lang: str = "en") -> str:
        words = texts(PACKAGE, lang)
        if not self._legal:
            return ""
        if len(self._legal) == 1:
            return words.say("bots-only-choice")
        if not self._last:
            return words.say("bots-obvious")
        totals = sorted((line.total for line in self._last), reverse=True)
        margin = f"{(totals[0] - totals[1]) / self.worlds:.2f}" if len(totals) > 1 else "0"
        args = {"moves": len(self._legal), "worlds": self.worlds}
        if not float(margin):
            return words.say("bots-greedy-among", **args)
        return words.say("bots-greedy-because", margin=margin, **args)
