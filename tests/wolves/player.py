"""Somebody at a table of Wolves of Odin: what lies before them, and their moves."""

from __future__ import annotations

from typing import Any

from meadhall.testing import scenario

from .words import in_order


class Player(scenario.Player):
    """Somebody at the table; call it to play: `table.anna("lay archer erik left")`."""

    @property
    def line(self) -> list[str]:
        """From left to right."""
        return self._shown("line", list[str])

    @property
    def strengths(self) -> list[int]:
        """What each unit of the line is worth now, from left to right."""
        return self._shown("strengths", list[int])

    @property
    def strength(self) -> int:
        """W-5: of the whole formation."""
        return self._shown("strength", int)

    @property
    def protected(self) -> bool:
        """W-76."""
        return self._shown("protected", bool)

    @property
    def hand(self) -> list[str]:
        return in_order(self.table.position["hands"][self.seat])

    @property
    def known(self) -> list[str]:
        """Those of the hand that everybody knows of."""
        return in_order(self._shown("known", dict[str, int]))

    @property
    def sacrifices(self) -> list[str]:
        return in_order(self._shown("sacrifices", dict[str, int]))

    @property
    def deities(self) -> list[str]:
        return self._shown("deities", list[str])

    @property
    def victories(self) -> list[str]:
        return list(self._shown("victories", dict[str, int]))

    @property
    def glory(self) -> int:
        return self._shown("glory", int)

    @property
    def pass_number(self) -> int:
        """Which pass of the round it was; 0 before."""
        return self._shown("pass", int)

    def sees(self, key: str) -> Any:
        """What everybody sees before this player and what follows from it, such as `because`."""
        return self.table.view(None)["seats"][self.seat][key]

    def foresees(self, move: str) -> dict[str, Any]:
        """What a legal move would do, as the game foresees it: lines as {"erik": 5}, units that
        leave as [("erik", 2)] (places count from 1), each strength where a unit comes, cards."""
        names = self.table.names
        found = self.table.foreseen(self.seat, move)
        said: dict[str, Any] = {}
        for line in found.get("lines", []):
            said.setdefault("lines", {})[names[line["line"]]] = line["strength"]
            if "strengths" in line:
                said["strengths"] = line["strengths"]
        if found.get("leaving"):
            said["leaving"] = [(names[e["line"]], e["place"] + 1) for e in found["leaving"]]
        if "cards" in found:
            said["cards"] = found["cards"]
        return said
