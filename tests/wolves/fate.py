"""Chance that gives what a test says, and goes on by itself when nothing is said."""

from __future__ import annotations

from itertools import chain
from typing import Any

from meadhall.kernel import Chance, State, seeded

from .words import DEITIES, PEOPLE, RAGNAROK, VICTORIES, in_order


class Fate(Chance):
    """Names of cards are what the decks give next, one after the other; a number is the answer to
    any other lot: who starts, or which of the spent sacrifices Nidhogg takes (0 is the first in the
    order of `words.UNITS`)."""

    def __init__(self, state: State, said: tuple[str | int, ...]) -> None:
        self.state = state
        self.said = list(said)
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
        deck = self.deck_with(said)
        if said not in PEOPLE and len(deck) < n:
            deck.append(RAGNAROK)
        assert said in deck, f"no {said} is there"
        assert len(deck) == n, f"{said} is to come, but chance chooses among {n} other things"
        return deck.index(said)

    def deck_with(self, card: str) -> list[str]:
        """The deck of such cards, in the order the game counts them."""
        position = self.state.to_json()
        if card in PEOPLE:
            return in_order(position["people"])
        known = set(
            chain(
                *(position[place] for place in ("hall", "deities_gone", "prizes")),
                *(seat[what] for seat in position["seats"] for what in ("deities", "victories")),
            )
        )
        names = VICTORIES if card in VICTORIES else DEITIES
        return [name for name in names if name not in known]
