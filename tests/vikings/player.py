"""Somebody at a table of Vikings Gone Wild: what they have, and their moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.testing import scenario

from .words import in_order


class Player(scenario.Player):
    """Somebody at the table; call it to play: `table.ragnar("play beer", "buy elf-archer")`."""

    # --- cards --------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        return in_order(self.table.position["hands"][self.seat])

    @property
    def kept(self) -> list[str]:
        """What Drakkars keep, while others still choose."""
        return in_order(self.table.position["kept"][self.seat])

    @property
    def known(self) -> list[str]:
        """Those of the hand that everybody knows of."""
        return in_order(self._shown("known", dict[str, int]))

    @property
    def bare(self) -> int:
        """How many others of the hand are known to be no fortifications."""
        return self._shown("bare", int)

    @property
    def deck(self) -> list[str]:
        """What is in the deck; it has no order until a card is drawn."""
        position = self.table.position
        cards = Counter(self._shown("unseen", dict[str, int])) + Counter(
            self._shown("known", dict[str, int])
        )
        for pile in ("hands", "kept"):
            cards -= Counter(position[pile][self.seat])
        return in_order(cards)

    @property
    def discard(self) -> list[str]:
        return in_order(self._shown("discard", dict[str, int]))

    @property
    def played(self) -> list[str]:
        """Cards played and bought this round."""
        return in_order(self._shown("played", dict[str, int]))

    # --- the village --------------------------------------------------------------------------

    @property
    def village(self) -> list[str]:
        """The buildings, "brewery-1", "tavern-2", without the hall."""
        return [name for name in self._sites() if name != "hall"]

    @property
    def new(self) -> list[str]:
        """What is under construction, "hall" too."""
        states = self._sites().items()
        return [name for name, site in states if site["state"] == "under-construction"]

    @property
    def damaged(self) -> list[str]:
        """What has a damage token, "hall" too."""
        return [name for name, site in self._sites().items() if site["damaged"]]

    @property
    def walls(self) -> dict[str, list[str]]:
        """Fortifications on buildings and hall."""
        return {
            name: in_order(site["walls"]) for name, site in self._sites().items() if site["walls"]
        }

    @property
    def defences(self) -> dict[str, int]:
        """What each building and the hall is defended with, fortifications included."""
        return {name: site["defence"] for name, site in self._sites().items()}

    @property
    def tokens(self) -> dict[str, int]:
        """Where tokens lie: {"brewery-1": 1, "gold-store-1": 4, "hall beer": 1}."""
        tokens = {name: site["tokens"] for name, site in self._sites().items()}
        tokens["hall beer"] = self._shown("hall_beer", int)
        tokens["hall gold"] = self._shown("hall_gold", int)
        return {name: count for name, count in tokens.items() if count}

    @property
    def level(self) -> int:
        """Of the Town Hall."""
        return self._shown("level", int)

    @property
    def limit(self) -> int:
        """How many buildings there may be."""
        return self._shown("limit", int)

    # --- the rest -----------------------------------------------------------------------------

    @property
    def beer(self) -> int:
        """Temporary beer."""
        return self._temporary("beer")

    @property
    def gold(self) -> int:
        """Temporary gold."""
        return self._temporary("gold")

    @property
    def points(self) -> int:
        return self._shown("points", int)

    @property
    def missions(self) -> list[str | None]:
        """The open missions by slot."""
        return self._shown("missions", list[str | None])

    @property
    def done(self) -> int:
        """Missions done."""
        return self._shown("done", int)

    @property
    def counts(self) -> dict[str, int]:
        """What each open achievement counts."""
        return self._shown("counts", dict[str, int])

    def _temporary(self, resource: str) -> int:
        position = self.table.position
        if position["active"] != self.seat:
            return 0
        amount: int = position["turn"][resource]
        return amount

    def _sites(self) -> dict[str, dict[str, Any]]:
        return self._shown("sites", dict[str, dict[str, Any]])
