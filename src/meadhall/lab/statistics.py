"""What a tournament's games say: win shares with intervals, and ratings."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from .book import Row
from .tournament import Plan

RESAMPLES = 2000


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


@dataclass(frozen=True)
class Rating:
    """A skill in OpenSkill's points: `mu` is the best guess, two `sigma` are its 95 % interval."""

    bot: str
    mu: float
    sigma: float


def share_of(rows: Sequence[tuple[int, float]], seed: int = 0) -> Share:
    """The share of wins in games given as (deal, share). Games of one deal are no independent
    evidence, so the interval comes from drawing whole deals again and again (bootstrap). Where all
    deals went the same way that says nothing, and the interval is what so many deals can show."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, share in rows:
        deals[deal].append(share)
    sums = [(sum(shares), len(shares)) for shares in deals.values()]
    wins = sum(total for total, _ in sums) / len(rows)
    dice = random.Random(seed)
    means = []
    for _ in range(RESAMPLES):
        drawn = dice.choices(sums, k=len(sums))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    low, high = means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES)]
    if low == high in (0.0, 1.0):
        least = 0.025 ** (1 / len(sums))
        low, high = (least, 1.0) if high else (0.0, 1.0 - least)
    return Share(wins, low, high, len(rows))


def matrix(plan: Plan, rows: Iterable[Row]) -> dict[tuple[str, str], Share]:
    """What each challenger won against each rival."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        found[row.challenger, row.rival].append((row.deal, row.share))
        if plan.players == 2:
            found[row.rival, row.challenger].append((row.deal, 1.0 - row.share))
    return {pair: share_of(games, plan.seed) for pair, games in found.items()}


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
