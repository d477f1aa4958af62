"""What chance gives at a table of Vikings Gone Wild, in names."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.testing import scenario

from .words import ACHIEVEMENTS, ASGARD, MISSIONS, ONE_POINT_MISSIONS, PATH, in_order


class Fate(scenario.Fate):
    """Names are what the decks give next, one after the other; a number is the answer to any other
    lot. A bare name is a card of a player's deck or an Asgard card; "path scroll", "mission beer"
    and "tie builder" come from where they say, "lagerta beer" from that player's deck."""

    def __init__(self, table: scenario.Scenario[Any], said: tuple[str | int, ...]) -> None:
        super().__init__(table, said)
        self.tied: list[str] = []

    def decks(self, where: str, card: str) -> list[list[str]]:
        position = self.table.position
        if where == "path":
            return [in_order(position["path_unseen"], PATH)]
        if where == "mission":
            unseen: dict[str, int] = position["missions_unseen"]
            upper = in_order(unseen, ONE_POINT_MISSIONS)
            return [upper or in_order(unseen, MISSIONS)]
        if where == "tie":
            unused = [
                name for name in ACHIEVEMENTS if name not in (*position["achievements"], *self.tied)
            ]
            self.tied.append(card)
            return [unused]
        active = position["active"]  # in a turn nobody else draws
        seats = list(range(len(self.table.names))) if active is None else [active]
        if where:
            seats = [self.table.names.index(where)]
        decks = [self.deck_of(position, seat) for seat in seats]
        if card in ASGARD and not where:
            decks.append([name for name in ASGARD if name in position["asgard_unseen"]])
        return decks

    @staticmethod
    def deck_of(position: dict[str, Any], seat: int) -> list[str]:
        """A player's deck: what others can't place, less what is in the hand."""
        shown = position["seats"][seat]
        cards = Counter(shown["unseen"]) + Counter(shown["known"])
        cards -= Counter(position["hands"][seat]) + Counter(position["kept"][seat])
        return in_order(cards)
