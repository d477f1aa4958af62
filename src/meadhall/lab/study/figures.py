"""What a study's games say: figures with intervals, and how variants differ on the same deals."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...kernel.tally import TAKEN, USED, Gauge
from ..balance import Counts, Ledger, verdict
from ..statistics import TAIL, Share, doubted, student
from .keeping import Kept, Row
from .plan import AGAINST, EVEN, USUAL, WITHOUT, Study, Variant
from .skill import Skill

BEHIND = 0.5
"""A winner whose chance was below this part of an equal share in the second half of the game came
from behind."""
ALL, SOME, NONE = "all", "some", "none"

EXPLAINED = Gauge(
    "explained", "Of who wins against a rival: how much is explained by what", percent=False
)
LOSS = Gauge("loss", "Share of the win that a seat loses if it may not have a card", percent=False)
OF_ALL = (
    Gauge("choices", "Decisions with something to choose", percent=False),
    Gauge("branching", "Legal moves at a decision", percent=False),
    Gauge("most", "Legal moves at the decision of a game that has most", percent=False),
    Gauge("changes", "How often the lead passes from one seat to another", percent=False),
    Gauge("decided", "The part of the game after which a winner leads for good"),
    Gauge("comeback", "Games won from far behind in their second half"),
    Gauge(
        "course", "The winners' chance to win, by the part of the game that is over", percent=False
    ),
    Gauge("strong", "Wins of the bot alone among rivals, in all seats of each deal"),
    Gauge("sweep", "Deals by from how many seats the bot wins them alone"),
    EXPLAINED,
    Gauge(TAKEN, "Of the seats that could take a card in a game: how many did"),
    Gauge(USED, "Of the seats that could use a card in a game: how many did"),
    Gauge("won", "The share of the win of those who took or used a card"),
    LOSS,
    Gauge("loss-points", "Points of the game that it loses", percent=False),
    Gauge("barred", "Games in which that took a move from the seat"),
    Gauge("lifted", "Of the decisions about the card: at how many nothing else could be done"),
)
"""What is counted besides what every weighing counts."""


@dataclass(frozen=True)
class Figure:
    """A row of a gauge."""

    variant: str
    gauge: Gauge
    row: str
    of: float
    """How many it is of."""
    share: Share

    @property
    def verdict(self) -> str:
        """Is it within its bounds: `yes`, `NO`, `open`, or nothing where there are none?"""
        return verdict(self.gauge, self.row, self.share)


@dataclass(frozen=True)
class Difference:
    """A row of a variant less the same row by the usual numbers, and its 95 % interval."""

    variant: str
    gauge: Gauge
    row: str
    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Is it more than chance makes?"""
        return self.low > 0 or self.high < 0


class Paired:
    """A row by two variants on the same deals. What the deal is to blame for falls on both, and so
    not on their difference."""

    def __init__(self) -> None:
        self._sums = [0.0] * 4
        self._products = [[0.0] * 4 for _ in range(4)]
        self._differ = False

    def add(self, new: tuple[float, float], usual: tuple[float, float]) -> None:
        """One deal: how much and of how many, by each."""
        values = (*new, *usual)
        self._differ = self._differ or new != usual
        for one, value in enumerate(values):
            self._sums[one] += value
            for other, beside in enumerate(values):
                self._products[one][other] += value * beside

    def difference(self, deals: int, percent: bool) -> tuple[float, float, float] | None:
        """The difference of the two ratios, with the ends of its interval, by the delta method over
        whole deals; None if one of them has never been counted."""
        new, of_new, usual, of_usual = self._sums
        if not of_new or not of_usual:
            return None
        value = new / of_new - usual / of_usual
        if not self._differ:
            # Not one deal has told the two apart: a share may still differ in those not seen.
            doubt = 1 - TAIL ** (1 / deals) if percent else 0.0
            return 0.0, 0.0 - doubt, doubt
        if deals == 1:
            return value, -math.inf, math.inf
        weights = (1 / of_new, -new / of_new**2, -1 / of_usual, usual / of_usual**2)
        squares = sum(
            mine * theirs * self._products[one][other]
            for one, mine in enumerate(weights)
            for other, theirs in enumerate(weights)
        )
        error = math.sqrt(max(squares, 0.0) * deals / (deals - 1))
        half = student(deals - 1) * error
        return value, value - half, value + half


class Figures:
    """All finished deals of a study, added up."""

    def __init__(self, kept: Kept) -> None:
        self.study: Study = kept.study
        self.deals = 0
        self.largest = {each.name: 0 for each in self.study.variants}
        """By variant: the most legal moves of any decision."""
        self.same = {each.name: 0 for each in self.study.variants}
        """By variant: how many even games went as they did by the usual numbers."""
        self.skill = {
            (each.name, rival): Skill(self.study.players)
            for each in self.study.variants
            for rival in self.study.bots[1:]
        }
        """By variant and rival."""
        self._without: dict[tuple[str, str], list[float]] = defaultdict(list)
        """By variant and card: what a seat wins without it, deal by deal."""
        self._ledgers = {each.name: Ledger() for each in self.study.variants}
        self._paired: dict[tuple[str, str, str], Paired] = {}
        for rows in kept.whole_deals():
            self._add(rows)

    def gauges(self, variant: Variant = USUAL) -> list[Gauge]:
        """All tables there are, the most general first; a game may set bounds of its own for those
        that every study has."""
        own = self.study.weighing(variant).gauges()
        names = {gauge.name for gauge in own}
        return [*own, *(gauge for gauge in OF_ALL if gauge.name not in names)]

    def rows(self, variant: str, gauge: Gauge) -> list[Figure]:
        """A gauge's rows by one variant."""
        if gauge.name == LOSS.name:
            return list(self._losses(variant))
        if gauge.name == EXPLAINED.name:
            return list(self._explained(variant))
        ledger = self._ledgers[variant]
        return [Figure(variant, gauge, row, of, share) for row, of, share in ledger.rows(gauge)]

    def _losses(self, variant: str) -> Iterator[Figure]:
        """What a seat wins without a card is a share, and has a share's interval."""
        equal = 1 / self.study.players
        for card in self.study.forbidden if self.deals else ():
            won = self._without[variant, card]
            mean = sum(won) / len(won)
            low, high = doubted(mean, sum((each - mean) ** 2 for each in won), len(won))
            share = Share(equal - mean, equal - high, equal - low, len(won))
            yield Figure(variant, LOSS, card, len(won), share)

    def _explained(self, variant: str) -> Iterator[Figure]:
        for (name, rival), skill in self.skill.items():
            if name == variant:
                for part in skill.parts():
                    share = Share(part.value, part.low, part.high, skill.deals)
                    yield Figure(variant, EXPLAINED, f"{rival} {part.name}", skill.deals, share)

    def all(self) -> Iterator[Figure]:
        """Everything that was measured."""
        for variant in self.study.variants:
            for gauge in self.gauges(variant):
                yield from self.rows(variant.name, gauge)

    def differences(self) -> Iterator[Difference]:
        """How each variant differs from the usual numbers."""
        gauges = {gauge.name: gauge for gauge in self.gauges()}
        for (variant, name, row), paired in self._paired.items():
            gauge = gauges[name]
            if found := paired.difference(self.deals, gauge.percent or gauge == LOSS):
                yield Difference(variant, gauge, row, *found)

    def _add(self, rows: Sequence[Row]) -> None:
        """One deal: all games of it."""
        self.deals += 1
        by_variant: dict[str, Counts] = {}
        ends: dict[str, str] = {}
        for variant in self.study.variants:
            name = variant.name
            own = [row for row in rows if row.variant == name]
            counts = by_variant[name] = self._counts(own)
            self._ledgers[name].add(counts)
            even = own[0]
            self.largest[name] = max(self.largest[name], even.most)
            ends[name] = even.end
        usual = by_variant[USUAL.name]
        for name, counts in by_variant.items():
            self.same[name] += ends[name] == ends[USUAL.name]
            if name != USUAL.name:
                for gauge, row in sorted({*counts, *usual}):
                    paired = self._paired.setdefault((name, gauge, row), Paired())
                    nothing = (0.0, 0.0)
                    paired.add(counts.get((gauge, row), nothing), usual.get((gauge, row), nothing))

    def _counts(self, rows: Sequence[Row]) -> Counts:
        """What one deal says by one variant."""
        counts: Counts = {}
        even = rows[0]
        for trial in self.study.trials:
            own = [row for row in rows if row.trial == str(trial)]
            if trial.kind == EVEN:
                counts |= even_counts(even)
            elif trial.kind == AGAINST:
                counts |= against_counts(trial.name, own)
                square = [[row.share(seat) for seat in range(len(own))] for row in own]
                self.skill[even.variant, trial.name].add(square)
            elif trial.kind == WITHOUT:
                counts |= without_counts(trial.name, own, even)
                won = 1 / len(own) - counts[LOSS.name, trial.name][0]
                self._without[even.variant, trial.name].append(won)
        return counts


def even_counts(row: Row) -> Counts:
    """Of an even game: what its tally has counted, and how it went."""
    counts = row.counted()
    counts["choices", "decisions"] = row.choices, 1.0
    counts["branching", "moves"] = row.legal, row.decisions
    counts["most", "moves"] = row.most, 1.0
    counts["changes", "lead"] = row.changes, 1.0
    counts["decided", "game"] = row.decided, 1.0
    counts["comeback", "games"] = float(row.lowest < BEHIND), 1.0
    for mark, chance in enumerate(row.course):
        counts["course", f"{100 * mark // (len(row.course) - 1):03}"] = chance / 1000, 1.0
    return counts


def against_counts(rival: str, rows: Sequence[Row]) -> Counts:
    """Of a deal's games against a rival, from every seat."""
    won = [row.share(row.seat) for row in rows]
    alone = sum(share == 1.0 for share in won)
    how = ALL if alone == len(won) else SOME if alone else NONE
    counts: Counts = {("strong", rival): (sum(won), len(won))}
    for each in (ALL, SOME, NONE):
        counts["sweep", f"{rival} {each}"] = float(each == how), 1.0
    return counts


def without_counts(card: str, rows: Sequence[Row], even: Row) -> Counts:
    """Of a deal's games without a card: what each seat in turn loses to its even game. The even
    shares of all seats sum up to a whole win, so an equal share is what they lose from."""
    seats = len(rows)
    won = sum(row.share(row.seat) for row in rows) / seats
    points = sum(even.scores[row.seat] - row.scores[row.seat] for row in rows) / seats
    barred, lifted = sum(row.barred for row in rows), sum(row.lifted for row in rows)
    counts: Counts = {
        (LOSS.name, card): (1 / seats - won, 1.0),
        ("loss-points", card): (points, 1.0),
        ("barred", card): (sum(row.barred > 0 for row in rows), seats),
    }
    if barred or lifted:
        counts["lifted", card] = lifted, barred + lifted
    return counts
