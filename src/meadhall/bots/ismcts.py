"""The bot that searches: information-set Monte Carlo tree search with a budget of iterations."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.texts import texts
from .bot import PACKAGE, Bot
from .search import Search

CURIOSITY = 2.0
TRUST = 2.0
SHARPNESS = 1.0


class SearchBot(Bot):
    """Searches as many iterations as it may, and takes the move it came back to most often."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int = 0,
        iterations: int = 1000,
        curiosity: float = CURIOSITY,
        trust: float = TRUST,
        sharpness: float = SHARPNESS,
    ) -> None:
        self.game = game
        self.seat = seat
        self.iterations = iterations
        self._chance = seeded(seed)
        self._ends_turn = [game.ends_turn(move) for move in range(game.actions)]
        self._settings = (curiosity, trust, sharpness)
        self._search: Search | None = None
        self._expected: dict[str, Any] | None = None

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        table = self.game.imagine(view, self.seat, self._chance)
        self._chance.word()
        search = self._search
        if search is None or view != self._expected:
            search = self._search = self._new_search(table)
        if len(legal) > 1:
            known = sum(search.tried(move) for move in legal)
            search.run(table, max(self.iterations - known, self.iterations // 4))
        move = max(legal, key=lambda each: (search.tried(each), search.mean(each)))
        self._look_ahead(search, table, move, len(legal) > 1)
        return move

    def _new_search(self, table: State) -> Search:
        return Search(
            self.game.imagine,
            self.game.standings,
            self._ends_turn,
            self.game.spread,
            self.seat,
            table.players,
            self._chance,
            *self._settings,
        )

    def _look_ahead(self, search: Search, table: State, move: int, chosen: bool) -> None:
        """Where the own choice goes on and nothing new is seen, so does the search."""
        self._expected = None
        after = table.clone()
        after.apply(self.seat, move)
        if after.waiting == (self.seat,) and after.knots == table.knots:
            if not chosen or search.go_on(move):
                self._expected = after.view(self.seat)
