"""A bot of one's own. From this folder:

meadhall tournament GAME --bots own_bot:Patient,greedy --games 20
meadhall play GAME --bots own_bot:Patient
meadhall serve --bot patient=own_bot:Patient
"""

from __future__ import annotations

from typing import Any

from meadhall.bots import Bot
from meadhall.kernel import Game, seeded


class Patient(Bot):
    """Tries every legal move in a few imagined games, and takes the one it leads by most after."""

    WORLDS = 4

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.game, self.seat, self.seed = game, seat, seed
        self.asked = 0

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        """One of the legal moves. The view is all that this seat may know: what else there is can
        only be imagined."""
        self.asked += 1
        leads = dict.fromkeys(legal, 0.0)
        for world in range(self.WORLDS):
            chance = seeded(self.seed + 1000 * self.asked + world)
            table = self.game.imagine(view, self.seat, chance)
            for move in legal:
                after = table.clone()
                after.play(self.seat, move)
                leads[move] += self.lead(after)
        return max(legal, key=lambda move: leads[move])

    def lead(self, state: Any) -> float:
        """How many points this seat is ahead of the best other one."""
        points = list(self.game.standings(state))
        mine = points.pop(self.seat)
        return mine - max(points)
