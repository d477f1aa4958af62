"""The bot that takes what looks best right away.

It imagines a few tables that fit what it sees, tries every move on each, and takes the one whose
value, as the game itself judges it, is best on average. It looks to the end of its own choice,
which may take several small decisions, and no further.
"""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.texts import texts
from .bot import Bot

PACKAGE = "meadhall.bots"
LONGEST_CHAIN = 4
"""How many small decisions of one choice are looked through."""


class GreedyBot(Bot):
    """One choice ahead by the game's hand-written value."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 0, worlds: int = 12) -> None:
        self.game = game
        self.seat = seat
        self.worlds = worlds
        self._chance = seeded(seed)
        self._last: dict[int, float] = {}

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        if len(legal) == 1:
            self._last = {legal[0]: 0.0}
            return legal[0]
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(self.worlds):
            world = self.game.imagine(view, self.seat, self._chance)
            self._chance.word()  # or the next table would be the same one
            self._let_others_choose(world)
            for move in legal:
                if self.game.ends_turn(move):
                    totals[move] += self.game.value(world, self.seat)
                else:
                    totals[move] += self._value_after(world, move)
        self._last = {move: total / self.worlds for move, total in totals.items()}
        return max(legal, key=self._last.__getitem__)

    def _let_others_choose(self, world: State) -> None:
        """Where all decide at once, the others do something; only then does a move show."""
        for other in world.waiting:
            if other != self.seat and len(world.waiting) > 1:
                moves = world.legal(other)
                world.apply(other, moves[self._chance.below(len(moves))])

    def _value_after(self, world: State, move: int) -> float:
        """What a move leads to. Where the own choice goes on, the best way to finish it counts: a
        goal is worth the cards it will score, not the moment before they are named."""
        after = world.clone()
        after.apply(self.seat, move)
        for _ in range(LONGEST_CHAIN):
            if after.waiting != (self.seat,) or after.knots != world.knots:
                break
            after.apply(self.seat, self._best_next(after))
        return self.game.value(after, self.seat)

    def _best_next(self, world: State) -> int:
        """The move that looks best right away."""
        best, best_value = -1, 0.0
        for move in world.legal(self.seat):
            after = world.clone()
            after.apply(self.seat, move)
            value = self.game.value(after, self.seat)
            if best < 0 or value >= best_value:
                best, best_value = move, value
        return best

    def explain(self, lang: str = "en") -> str:
        words = texts(PACKAGE, lang)
        if not self._last:
            return ""
        if len(self._last) == 1:
            return words.say("bots-only-choice")
        best, second = sorted(self._last.values(), reverse=True)[:2]
        margin = f"{best - second:.2f}"
        return words.say(
            "bots-greedy-because", moves=len(self._last), worlds=self.worlds, margin=margin
        )
