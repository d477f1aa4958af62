"""The figures that a stranger wants first, as tiles of a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .figures import Difference, Figure, Figures
from .plan import USUAL
from .wording import SIGNS, VERDICTS, Wording

TILES = (*("seat", "length", "branching", "shared", "decided", "comeback", "changes", "skill"),)
"""In this order; the last is there for each rival."""


def tiles(wording: Wording, figures: Figures, differences: Sequence[Difference]) -> str:
    """Each with its interval, its verdict, and what every variant changes."""
    return f'<ul class="tiles">{"".join(_Tiles(wording, figures, differences).all())}</ul>'


class _Tiles:
    def __init__(
        self, wording: Wording, figures: Figures, differences: Sequence[Difference]
    ) -> None:
        self.wording = wording
        self.figures = figures
        self.differences = differences
        self.gauges = {each.name: each for each in figures.gauges()}

    def all(self) -> list[str]:
        say, usual = self.wording.words, USUAL.name
        choices = self.first("choices")
        mean = self.wording.value(choices.gauge, choices.share.wins)
        more = {
            "length": say("lab-study-of-choices", count=mean),
            "branching": say("lab-study-at-most", count=self.figures.largest[usual]),
        }
        plain = [self.tile(name, more.get(name, "")) for name in TILES[1:-1]]
        return [self.seat(), *plain, *self.skill()]

    def first(self, name: str) -> Figure:
        """The only row of a gauge."""
        return self.figures.rows(USUAL.name, self.gauges[name])[0]

    def seat(self) -> str:
        """The turn order that is furthest from its share."""
        equal = 1 / self.figures.study.players
        rows = self.figures.rows(USUAL.name, self.gauges["seat"])
        worst = max(rows, key=lambda each: abs(each.share.wins - equal))
        name = self.wording.row(worst.gauge, worst.row)
        return self.of(worst, "seat", self.wording.words("lab-study-more", row=name))

    def tile(self, name: str, more: str = "") -> str:
        return self.of(self.first(name), name, more)

    def skill(self) -> list[str]:
        """How much who plays explains, against each rival."""
        found = []
        for each in self.figures.rows(USUAL.name, self.gauges["explained"]):
            rival, _, part = each.row.rpartition(" ")
            if part == "skill":
                found.append(self.of(each, "skill", rival=rival))
        return found

    def of(self, each: Figure, name: str, more: str = "", **args: str) -> str:
        wording = self.wording
        kind = VERDICTS[each.verdict]
        sign = f"{SIGNS[kind]} " if each.verdict else ""
        lines = [wording.interval(each), *([more] if more else [])]
        small = [f"<small>{escape(line)}</small>" for line in lines]
        for other in self.differences:
            if (other.gauge.name, other.row) == (each.gauge.name, each.row):
                surely = ' class="sure"' if other.is_sure else ""
                said = wording.say(
                    "lab-study-change",
                    variant=wording.variant(other.variant),
                    change=wording.signed(other.gauge, other.value),
                    range=wording.range(other.gauge, other.low, other.high),
                )
                small.append(f"<small{surely}>{said}</small>")
        title = wording.say(f"lab-study-tile-{name}", **args)
        value = wording.value(each.gauge, each.share.wins)
        return (
            f'<li class="{kind}"><span>{title}</span><strong>{sign}{escape(value)}</strong>'
            f"{''.join(small)}</li>"
        )
