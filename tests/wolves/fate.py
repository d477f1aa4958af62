"""What chance gives at a table of Wolves of Odin, in names."""

from __future__ import annotations

from itertools import chain

from meadhall.testing import scenario

from .words import DEITIES, PEOPLE, RAGNAROK, VICTORIES, in_order


class Fate(scenario.Fate):
    """Names of cards are what the decks give next, one after the other; a number is the answer to
    any other lot: who starts, or which of the spent sacrifices Nidhogg takes (0 is the first in the
    order of `words.UNITS`)."""

    def decks(self, where: str, card: str) -> list[list[str]]:
        position = self.table.position
        if card in PEOPLE:
            return [in_order(position["people"])]
        known = set(
            chain(
                *(position[place] for place in ("hall", "deities_gone", "prizes")),
                *(seat[what] for seat in position["seats"] for what in ("deities", "victories")),
            )
        )
        names = VICTORIES if card in VICTORIES else DEITIES
        unseen = [name for name in names if name not in known]
        return [unseen, [*unseen, RAGNAROK]]
