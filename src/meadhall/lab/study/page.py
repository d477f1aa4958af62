"""A study as one HTML page that needs nothing else: what is out of bounds first, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from ... import __version__
from ...kernel.tally import TAKEN, USED, Gauge
from ..balance import SEAT_BOUND
from ..plots import Curve, Interval, Scale, curves, plot, round_scale, stack
from ..tournament import replace_text
from .figures import OF_ALL, Difference, Figure, Figures
from .plan import USUAL
from .skill import BLOCKS
from .tiles import tiles
from .wording import SIGNS, VERDICTS, Wording, verdicts

LEGEND = {kind: f"lab-study-legend-{kind}" for kind in ("good", "bad", "even")}
HELPS = {
    "good": "lab-study-legend-helps",
    "bad": "lab-study-legend-harms",
    "even": "lab-study-legend-open",
}
UNSAID = ("course", "most", "barred", "lifted")
"""Gauges whose differences are in the files alone: they say nothing about balance."""
NARROW = 0.01
"""A plot of values that are all alike is still so wide."""


def page(figures: Figures, lang: str = "en", typed: str = "") -> str:
    """The whole page, of all deals that are finished; `typed` is the command that played them."""
    return StudyPage(figures, lang, typed).page()


def write_page(path: Path, figures: Figures, lang: str = "en", typed: str = "") -> None:
    replace_text(path, page(figures, lang, typed))


class StudyPage(Wording):
    """What the figures say, in a language."""

    def __init__(self, figures: Figures, lang: str, typed: str) -> None:
        super().__init__(figures.study.rules, lang)
        self.figures = figures
        self.study = figures.study
        self.typed = typed
        self.bot = self.study.bots[0]
        self.names = [each.name for each in self.study.variants]
        self.gauges = {each.name: each for each in figures.gauges()}
        self.differences = list(figures.differences())

    def page(self) -> str:
        title = self.say("lab-study-title", game=self.game.title(self.lang))
        if not self.figures.deals:
            parts = [f"<p>{self.say('lab-study-nothing')}</p>"]
        else:
            parts = [
                self.bounds_part(),
                self.glance_part(),
                self.seats_part(),
                self.drama_part(),
                self.cards_part(),
                self.skill_part(),
                self.variants_part(),
                self.use_part(),
                self.own_part(),
            ]
        parts += [self.bots_part(self.study.bots), self.repeat_part()]
        return self.whole(title, self.lead(), [each for each in parts if each])

    def lead(self) -> str:
        deals = self.figures.deals
        games = deals * len(self.study.sittings)
        counts = {"deals": deals, "seats": self.study.players, "games": games, "bot": self.bot}
        said = [self.say("lab-study-lead", **counts)]
        if len(self.names) > 1:
            said.append(
                self.say(
                    "lab-study-lead-variants", variants=", ".join(map(self.variant, self.names))
                )
            )
        return " ".join(said)

    def rows(self, variant: str, name: str) -> list[Figure]:
        """A gauge's rows."""
        return self.figures.rows(variant, self.gauges[name])

    # --- in bounds, or not ----------------------------------------------------------------------

    def bounds_part(self) -> str:
        found = verdicts(list(self.figures.all()))
        out = [f"{self._by(each.variant)}{escape(self.found(each))}" for each in found["NO"]]
        if not out:
            drawn = f'<p><strong class="good">{self.say("lab-study-bounds-none")}</strong></p>'
        else:
            items = "".join(f'<li class="bad"><b>{SIGNS["bad"]}</b>{each}</li>' for each in out)
            drawn = f'<ul class="found">{items}</ul>'
        counts = {"within": len(found["yes"]), "open": len(found["open"])}
        drawn += f'<p class="how">{self.say("lab-study-bounds-rest", **counts)}</p>'
        points = self.number(100 * SEAT_BOUND, 0)
        return self.part("lab-study-bounds", self.say("lab-study-bounds-how", points=points), drawn)

    def _by(self, variant: str) -> str:
        """Whose figure it is, where there are several variants."""
        if len(self.names) == 1:
            return ""
        return f"<strong>{self.say('lab-study-by', variant=self.variant(variant))}</strong> "

    def glance_part(self) -> str:
        found = tiles(self, self.figures, self.differences)
        return self.part("lab-study-glance", self.say("lab-study-glance-how"), found)

    # --- plots ----------------------------------------------------------------------------------

    def seats_part(self) -> str:
        gauge = self.gauges["seat"]
        equal = 1 / self.study.players
        said = self.words("lab-study-equal", share=self.percent(equal, 0))
        drawn = self._plot(gauge, self.words("lab-study-seats-plot"), equal, said)
        return self.part("lab-study-seats", self.say("lab-study-seats-how"), drawn)

    def drama_part(self) -> str:
        lines = [
            Curve(self.variant(name), [each.share.wins for each in self.rows(name, "course")])
            for name in self.names
        ]
        ticks = [0.0, 0.25, 0.5, 0.75, 1.0]
        across = Scale(
            0.0,
            1.0,
            ticks,
            lambda part: self.percent(part, 0),
            self.words("lab-study-drama-axis"),
        )
        title = self.words("lab-study-drama-plot")
        drawn = curves(title, lines, across, lambda chance: self.percent(chance, 0))
        return self.part("lab-study-drama", self.say("lab-study-drama-how"), drawn)

    def cards_part(self) -> str:
        """What restricted play has shown."""
        if not self.study.forbidden:
            return ""
        equal = self.percent(1 / self.study.players, 0)
        groups, values = [], [0.0]
        for name in self.names:
            lines = []
            for each in sorted(self.rows(name, "loss"), key=lambda each: -each.share.wins):
                share = each.share
                kind = "good" if share.beats(0) else "bad" if share.trails(0) else "even"
                said = self.signed(each.gauge, share.wins)
                card = self.card(each.row)
                lines.append(Interval(card, share.low, share.wins, share.high, said, kind))
                values += [share.low, share.high]
            groups.append((self.variant(name) if len(self.names) > 1 else "", lines))
        axis = self.words("lab-study-cards-axis", share=equal)
        scale = self._scale(values, axis, self.gauges["loss"])
        scale = scale.marked(0.0, self.words("lab-study-no-worth"))
        drawn = plot(self.words("lab-study-cards-plot"), groups, scale)
        tables = "".join(map(self._ban_table, self.names))
        summary = f"<summary>{self.say('lab-study-cards-more')}</summary>"
        drawn += f"{self.legend(HELPS, SIGNS)}<details>{summary}{tables}</details>"
        return self.part("lab-study-cards", self.say("lab-study-cards-how"), drawn)

    def _ban_table(self, variant: str) -> str:
        names = ("loss-points", "barred", "lifted")
        columns = {name: {each.row: each for each in self.rows(variant, name)} for name in names}
        heads = ["lab-study-card", *(f"lab-study-{name}" for name in names)]
        rows = [
            [self.card(card), *(self._both(columns[name].get(card)) for name in names)]
            for card in self.study.forbidden
        ]
        return self._table("lab-study-cards-table", self._named(variant), heads, rows)

    def skill_part(self) -> str:
        """Who plays against what the deal brings."""
        if not self.study.bots[1:]:
            return ""
        drawn = []
        for name in self.names:
            shares = {each.row: each.share.wins for each in self.rows(name, "sweep")}
            strong = {each.row: each.share.wins for each in self.rows(name, "strong")}
            explained = {each.row: each for each in self.rows(name, "explained")}
            for rival in self.study.bots[1:]:
                heading = self.words("lab-study-skill-against", bot=self.bot, rival=rival)
                parts = [each for row, each in explained.items() if row.startswith(f"{rival} ")]
                if parts:
                    bar = [
                        (
                            self.row(each.gauge, each.row).rpartition(": ")[2],
                            each.share.wins,
                            f"{self.value(each.gauge, each.share.wins)} ({self.interval(each)})",
                        )
                        for each in parts
                    ]
                    drawn.append(stack(heading + self._named(name), bar))
                else:
                    few = self.say("lab-study-skill-few", deals=2 * BLOCKS)
                    title = escape(heading + self._named(name))
                    drawn.append(f'<p class="group">{title}</p><p class="how">{few}</p>')
                said = {
                    "all": self.percent(shares[f"{rival} all"]),
                    "none": self.percent(shares[f"{rival} none"]),
                    "strong": self.percent(strong[rival]),
                    "luck": self.percent(self.study.players**-self.study.players),
                }
                drawn.append(f"<p>{self.say('lab-study-sweeps', bot=self.bot, **said)}</p>")
        how = self.say("lab-study-skill-how", bot=self.bot)
        return self.part("lab-study-skill", how, "\n".join(drawn))

    def own_part(self) -> str:
        """The game's own gauges, one plot each."""
        general = {"seat", "shared", "length", *(gauge.name for gauge in OF_ALL)}
        own = [gauge for name, gauge in self.gauges.items() if name not in general]
        drawn = [self._plot(gauge, self.gauge(gauge)) for gauge in own]
        if not any(drawn):
            return ""
        body = "".join(f"<details>{self._summary(each)}</details>" for each in drawn if each)
        return self.part(
            "lab-study-own", self.say("lab-study-own-how"), body + self.legend(LEGEND, SIGNS)
        )

    def _summary(self, figure: str) -> str:
        """A figure whose title opens and closes it."""
        title = figure.partition("<figcaption>")[2].partition("</figcaption>")[0]
        bare = figure.replace(f"<figcaption>{title}</figcaption>", "")
        return f"<summary>{title}</summary>{bare}"

    def _plot(self, gauge: Gauge, title: str, null: float | None = None, said: str = "") -> str:
        """A gauge's rows by every variant; nothing if it has none."""
        groups, values = [], [] if null is None else [null]
        for name in self.names:
            rows = self.figures.rows(name, gauge)
            lines = []
            for each in rows:
                share, kind = each.share, VERDICTS[each.verdict]
                sign = f"{SIGNS[kind]} " if each.verdict else ""
                value = f"{sign}{self.value(gauge, share.wins)}"
                label = self.row(gauge, each.row)
                lines.append(Interval(label, share.low, share.wins, share.high, value, kind))
                values += [share.low, share.high]
            if rows:
                groups.append((self.variant(name) if len(self.names) > 1 else "", lines))
        if not groups:
            return ""
        scale = self._scale(values, self.should(gauge), gauge)
        if null is not None:
            scale = scale.marked(null, said)
        if gauge.least is not None or gauge.most is not None:
            least = scale.low if gauge.least is None else max(gauge.least, scale.low)
            most = scale.high if gauge.most is None else min(gauge.most, scale.high)
            scale = scale.shaded(min(least, scale.high), max(most, scale.low))
        return plot(title, groups, scale)

    def _scale(self, values: Sequence[float], title: str, gauge: Gauge) -> Scale:
        low, high = min(values), max(values)
        if gauge.percent:
            low, high = max(low, 0.0), min(high, 1.0)
        if high - low < NARROW:
            low, high = low - NARROW, high + NARROW
        digits = 0 if gauge.percent or gauge.name == "loss" else 1
        percent = gauge.percent or gauge.name == "loss"

        def said(value: float) -> str:
            return self.percent(value, digits) if percent else self.number(value, digits)

        return round_scale(low, high, title, said)

    # --- tables ---------------------------------------------------------------------------------

    def variants_part(self) -> str:
        drawn = []
        for name in self.names[1:]:
            own = [each for each in self.differences if each.variant == name]
            own = [each for each in own if each.gauge.name not in UNSAID]
            sure = [each for each in own if each.is_sure]
            expected = self.number(len(own) / 20, 0)
            counts = {"sure": len(sure), "all": len(own), "expected": expected}
            drawn.append(f"<p>{self.say('lab-study-variants-count', variant=name, **counts)}</p>")
            same = {"same": self.figures.same[name], "deals": self.figures.deals}
            drawn.append(f"<p>{self.say('lab-study-variants-same', **same)}</p>")
            if sure:
                title = self.words("lab-study-variants-sure", variant=name)
                drawn.append(self._differences(title, sure))
            rest = self._differences("", [each for each in own if not each.is_sure])
            summary = f"<summary>{self.say('lab-study-variants-rest')}</summary>"
            drawn.append(f"<details>{summary}{rest}</details>")
        if not drawn:
            return ""
        return self.part("lab-study-variants", self.say("lab-study-variants-how"), "\n".join(drawn))

    def _differences(self, title: str, rows: Sequence[Difference]) -> str:
        """What differs, gauge by gauge."""
        order = list(self.gauges)
        cells = [
            [self.what(each.gauge, each.row), self.change(each)]
            for each in sorted(rows, key=lambda each: order.index(each.gauge.name))
        ]
        return self._table("", title, ["lab-study-gauge", "lab-study-difference"], cells)

    def use_part(self) -> str:
        """How often cards are had, and who had them won."""
        names = (TAKEN, USED, "won")
        columns = {name: {each.row: each for each in self.rows(USUAL.name, name)} for name in names}
        cards = sorted(columns[TAKEN].keys() | columns[USED].keys(), key=self.card)
        if not cards:
            return ""
        table = [
            '<div class="scroll" tabindex="0"><table class="cards"><thead><tr>',
            f'<th scope="col" class="words">{self.say("lab-study-card")}</th>',
            "".join(f'<th scope="col">{self.say(f"lab-study-{name}")}</th>' for name in names),
            "</tr></thead><tbody>",
        ]
        for card in cards:
            cells = "".join(self._filled(columns[name].get(card)) for name in names)
            table.append(f'<tr><th scope="row">{escape(self.card(card))}</th>{cells}</tr>')
        table.append("</tbody></table></div>")
        summary = f"<summary>{self.say('lab-study-use-all', count=len(cards))}</summary>"
        equal = self.percent(1 / self.study.players, 0)
        how = self.say("lab-study-use-how", share=equal)
        body = f"<details>{summary}{''.join(table)}</details>"
        return self.part("lab-study-use", how, body)

    def _filled(self, each: Figure | None) -> str:
        """A share as a cell that is filled as far."""
        if each is None:
            return '<td class="self">–</td>'
        part = f"{100 * each.share.wins:.0f}%"
        return (
            f'<td class="part" style="--part: {part}">{self.percent(each.share.wins)}'
            f"<small>{escape(self.interval(each))}</small></td>"
        )

    def _both(self, each: Figure | None) -> str:
        if each is None:
            return "–"
        return f"{self.value(each.gauge, each.share.wins)} ({self.interval(each)})"

    def _table(
        self, key: str, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> str:
        """Words in the first columns of a table, values in those after them."""
        said = (self.say(key) if key else "") + escape(title)
        caption = f"<caption>{said}</caption>" if said else ""
        head = "".join(f'<th scope="col" class="words">{self.say(each)}</th>' for each in heads)
        body = "".join(f"<tr>{''.join(self._cells(row))}</tr>" for row in rows)
        return (
            f'<div class="scroll" tabindex="0"><table class="cards">{caption}'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def _cells(self, row: Sequence[str]) -> Iterator[str]:
        for number, each in enumerate(row):
            yield (
                f'<th scope="row" class="words">{escape(each)}</th>'
                if number == 0
                else f'<td class="words">{escape(each)}</td>'
            )

    def _named(self, variant: str) -> str:
        return f" ({self.variant(variant)})" if len(self.names) > 1 else ""

    def repeat_part(self) -> str:
        drawn = [f"<pre><code>{escape(self.typed)}</code></pre>"] if self.typed else []
        drawn.append(f"<p>{self.say('lab-study-repeat-files')}</p>")
        drawn.append(f'<p class="how">Meadhall {escape(__version__)}</p>')
        return self.part("lab-study-repeat", self.say("lab-study-repeat-how"), "\n".join(drawn))
