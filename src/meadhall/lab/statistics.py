"""What a tournament's games say: win shares with intervals, and ratings."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from openskill.models import PlackettLuce, PlackettLuceRating

from .book import Row
from .tournament import Plan

CHANCE = 0.95
"""How often an interval holds what it is about."""
TAIL = (1 - CHANCE) / 2
DRAWINGS = 2000
IMAGINED = 1
"""So many more deals count in the spread, of the kind that one side wins altogether: what a few
deals don't show is no proof that it isn't there."""
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571}
"""Student's t for few deals, where the series for it is no good yet."""


@dataclass(frozen=True)
class Share:
    """A share of wins and its 95 % interval."""

    wins: float
    low: float
    high: float
    games: int

    def beats(self, null: float) -> bool:
        """Is it surely more than an equal would win?"""
        return self.low > null

    def trails(self, null: float) -> bool:
        """Is it surely less than an equal would win?"""
        return self.high < null


@dataclass(frozen=True)
class Rating:
    """A skill in OpenSkill's points: `mu` is the best guess, two `sigma` are its 95 % interval."""

    bot: str
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - 2 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + 2 * self.sigma


def share_of(rows: Iterable[tuple[int, float]]) -> Share:
    """The share of wins in games given as (deal, share).

    Games of one deal are no independent evidence, so the interval comes from drawing whole deals
    again and again (a bootstrap). A few deals show too little of their own spread for that, and it
    is made as wide as they leave doubt.
    """
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, share in rows:
        deals[deal].append(share)
    sums = [(sum(deals[deal]), len(deals[deal])) for deal in sorted(deals)]
    games = sum(count for _, count in sums)
    wins = sum(won for won, _ in sums) / games
    drawn, doubted = _drawn(sums), _doubted(sums, wins, games)
    return Share(wins, min(drawn[0], doubted[0]), max(drawn[1], doubted[1]), games)


def _drawn(sums: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """What 95 % of so many deals win, drawn from these."""
    dice = random.Random(0)
    means = []
    for _ in range(DRAWINGS):
        again = dice.choices(sums, k=len(sums))
        means.append(sum(won for won, _ in again) / sum(count for _, count in again))
    means.sort()
    out = int(TAIL * DRAWINGS)
    return means[out], means[-1 - out]


def _doubted(sums: Sequence[tuple[float, int]], wins: float, games: int) -> tuple[float, float]:
    """What so few deals can't rule out."""
    usual = games / len(sums)
    squares = sum(((won - wins * count) / usual) ** 2 for won, count in sums)
    return doubted(wins, squares, len(sums))


def doubted(wins: float, squares: float, deals: int) -> tuple[float, float]:
    """What so many deals can't rule out: Wilson's interval, with Student's t for what they say
    about their own spread. That is given by the squares of how far each deal's wins are from those
    expected of its games, as parts of a usual deal. Where all went the same way there is no spread
    to go by, and it is what the deals not yet seen could still change."""
    if squares < 1e-9:
        seen = TAIL ** (1 / deals)
        return wins * seen, 1.0 - (1.0 - wins) * seen
    # The spread as a part of the widest there can be, that of deals which one side wins altogether.
    widest = wins * (1.0 - wins)
    spread = (squares / widest + IMAGINED) / (deals - 1 + IMAGINED)
    return wilson(wins, student(deals - 1) ** 2 * spread / deals)


def wilson(share: float, doubt: float) -> tuple[float, float]:
    """All shares that this one is no further from than their own spread allows; `doubt` is what
    that spread is multiplied by, squared."""
    middle = share + doubt / 2
    half = math.sqrt(doubt * share * (1.0 - share) + doubt * doubt / 4)
    return (middle - half) / (1.0 + doubt), (middle + half) / (1.0 + doubt)


def z_of() -> float:
    """How many standard errors 95 % of means lie within."""
    return NormalDist().inv_cdf(1 - TAIL)


def student(freedom: int) -> float:
    """How many standard errors 95 % of means lie within if the error itself is only estimated."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    z = z_of()
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def matrix(plan: Plan, rows: Iterable[Row]) -> dict[tuple[str, str], Share]:
    """What each challenger won against each rival."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        found[row.challenger, row.rival].append((row.deal, row.share))
        if plan.players == 2:
            found[row.rival, row.challenger].append((row.deal, 1.0 - row.share))
    return {pair: share_of(games) for pair, games in found.items()}


def ratings(plan: Plan, rows: Iterable[Row]) -> list[Rating]:
    """OpenSkill ratings (Plackett-Luce), the best first. A bot that sits in several seats of a game
    learns the mean of what it learns in each."""
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for bot in plan.bots}
    for row in rows:
        kinds = [row.rival] * plan.players
        kinds[row.seat] = row.challenger
        teams = [[model.rating(mu=skills[kind].mu, sigma=skills[kind].sigma)] for kind in kinds]
        after = model.rate(teams, ranks=list(map(float, row.ranks)))
        for bot in (row.challenger, row.rival):
            seats = [each for each, kind in enumerate(kinds) if kind == bot]
            skills[bot] = _mean_skill(model, [after[seat][0] for seat in seats])
    best_first = sorted(skills, key=lambda bot: -skills[bot].mu)
    return [Rating(bot, skills[bot].mu, skills[bot].sigma) for bot in best_first]


def _mean_skill(model: PlackettLuce, skills: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    mu = sum(skill.mu for skill in skills) / len(skills)
    sigma = sum(skill.sigma for skill in skills) / len(skills)
    return model.rating(mu=mu, sigma=sigma)
