"""Chance that gives what a test says, and goes on by itself when nothing is said."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.kernel import Chance, State, seeded

from .words import ACHIEVEMENTS, ASGARD, MISSIONS, ONE_POINT_MISSIONS, PATH, in_order


class Fate(Chance):
    """Names are what the decks give next, one after the other; a number is the answer to any other
    lot. A bare name is a card of a player's deck or an Asgard card; "path scroll", "mission beer"
    and "tie builder" come from where they say, "lagerta beer" from that player's deck."""

    def __init__(self, state: State, names: list[str], said: tuple[str | int, ...]) -> None:
        self.state = state
        self.names = names
        self.said = list(said)
        self.tied: list[str] = []
        self.otherwise: Chance = seeded(0)

    def word(self) -> int:
        return self.otherwise.word()

    def clone(self) -> Chance:
        """Copies of a state have a fate of their own."""
        return self.otherwise.clone()

    def to_json(self) -> dict[str, Any]:
        return self.otherwise.to_json()

    def below(self, n: int) -> int:
        if not self.said:
            return self.otherwise.below(n)
        said = self.said.pop(0)
        if isinstance(said, int):
            assert said < n, f"a lot below {n} is drawn, not {said}"
            return said
        where, _, card = said.rpartition(" ")
        decks = [deck for deck in self.decks(where, card) if len(deck) == n]
        assert decks, f"{said} is to come, but chance chooses among {n} other things"
        places = {deck.index(card) for deck in decks if card in deck}
        assert places, f"no {card} is there, only {', '.join(decks[0])}"
        assert len(places) == 1, f"say whose deck the {card} is to come from: 'ragnar {card}'"
        return places.pop()

    def decks(self, where: str, card: str) -> list[list[str]]:
        """The decks that may be meant, in the order the game counts their cards."""
        position = self.state.to_json()
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
        seats = list(range(len(self.names))) if active is None else [active]
        if where:
            seats = [self.names.index(where)]
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
