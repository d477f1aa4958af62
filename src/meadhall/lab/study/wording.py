"""How a study's figures are called and written, in a language."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ...kernel.game import Game
from ...kernel.tally import Gauge
from ..pages import Page
from .figures import ALL, NONE, SOME, Difference, Figure
from .plan import USUAL

IN_PERCENT = {"course", "explained", "loss"}
"""Means that are parts of something, and told so."""
WITHOUT_ROWS = {
    *("shared", "length", "choices", "branching", "most", "changes", "decided", "comeback"),
}
"""Gauges of one row, which needs no name."""
OFTEN = 10
"""From here on one place after the point is enough."""
VERDICTS = {"yes": "good", "NO": "bad", "open": "even", "": "even"}
"""By verdict, the colour it has."""
SIGNS = {"good": "✓", "bad": "✗", "even": "·"}
"""Beside the colours, for whoever can't tell those apart."""


class Wording(Page):
    """Says gauges, rows and values of one game's study."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        super().__init__(lang)
        self.game = game
        self.own = game.texts(lang)

    def gauge(self, gauge: Gauge) -> str:
        """What is counted: of every game, as we say it; of one game, as its texts do."""
        if self.texts.has(key := f"lab-gauge-{gauge.name}"):
            return self.texts.say(key)
        return self.own.maybe(f"{self.game.name}-gauge-{gauge.name}", gauge.says)

    def row(self, gauge: Gauge, row: str) -> str:
        """A row's name."""
        if gauge.name == "seat":
            return self.words("lab-study-seat", order=row)
        if gauge.name in WITHOUT_ROWS:
            return ""
        if gauge.name == "course":
            return self.percent(int(row) / 100, 0)
        rival, _, part = row.rpartition(" ")
        if gauge.name == "explained":
            return f"{rival}: {self.words(f'lab-study-part-{part}')}"
        if gauge.name == "sweep" and part in (ALL, SOME, NONE):
            return f"{rival}: {self.words(f'lab-row-{part}')}"
        return self.card(row)

    def what(self, gauge: Gauge, row: str) -> str:
        """A gauge and its row in one."""
        name = self.row(gauge, row)
        return f"{self.gauge(gauge)}: {name}" if name else self.gauge(gauge)

    def variant(self, name: str) -> str:
        """A variant's name; the usual numbers have one in every language."""
        return self.words("lab-study-usual") if name == USUAL.name else name

    def card(self, name: str) -> str:
        """A card, or whatever else of the game has a text; two heads of a card one by one."""
        if "/" in name:
            return "/".join(self.card(each) for each in name.split("/"))
        key = name.replace(" ", "-")
        keys = [f"{self.game.name}-row-{key}", *(p + key for p in self.game.about.names.values())]
        found = next((each for each in keys if self.own.has(each)), f"{self.game.name}-{key}")
        return self.own.maybe(found, name) if key.replace("-", "").isalnum() else name

    def value(self, gauge: Gauge, value: float) -> str:
        """A value in the gauge's units."""
        if math.isinf(value):
            return "∞" if value > 0 else "\N{MINUS SIGN}∞"
        if gauge.percent or gauge.name in IN_PERCENT:
            return self.percent(value)
        return self.number(value, 1 if abs(value) >= OFTEN else 2)

    def range(self, gauge: Gauge, low: float, high: float) -> str:
        """An interval."""
        ends = {"low": self.value(gauge, low), "high": self.value(gauge, high)}
        return self.words("lab-study-range", **ends)

    def signed(self, gauge: Gauge, value: float) -> str:
        """A difference, with its sign."""
        return f"{'+' if value > 0 else ''}{self.value(gauge, value)}"

    def interval(self, each: Figure) -> str:
        return self.range(each.gauge, each.share.low, each.share.high)

    def change(self, each: Difference) -> str:
        """A difference and its interval."""
        said = self.range(each.gauge, each.low, each.high)
        return f"{self.signed(each.gauge, each.value)} ({said})"

    def bounds(self, gauge: Gauge) -> str:
        """Between what a value should lie."""
        least = None if gauge.least is None else self.value(gauge, gauge.least)
        most = None if gauge.most is None else self.value(gauge, gauge.most)
        if least and most:
            return self.words("lab-study-between", least=least, most=most)
        if least:
            return self.words("lab-study-least", least=least)
        return self.words("lab-study-most", most=most) if most else ""

    def should(self, gauge: Gauge) -> str:
        """The same as it stands below a plot."""
        bounds = self.bounds(gauge)
        return self.words("lab-study-should", bounds=bounds) if bounds else ""

    def found(self, each: Figure) -> str:
        """Figure, interval and bounds in a sentence."""
        return self.words(
            "lab-study-found",
            what=self.what(each.gauge, each.row),
            value=self.value(each.gauge, each.share.wins),
            range=self.interval(each),
            bounds=self.bounds(each.gauge),
        )


def verdicts(figures: Sequence[Figure]) -> dict[str, list[Figure]]:
    """Figures by verdict."""
    found: dict[str, list[Figure]] = {verdict: [] for verdict in VERDICTS}
    for each in figures:
        found[each.verdict].append(each)
    return found
