"""Who meets now in an arena: whoever waits, as soon as there is a table's worth of them."""

from __future__ import annotations

from collections.abc import Sequence

from .plan import Entrant, Plan
from .seating import sizes

GATHER = 4_000
"""Milliseconds that people are let gather, so that not always the same meet,"""
PATIENCE = 20_000
"""and after which a smaller table will do."""


def who_meets(plan: Plan, waiting: Sequence[Entrant], now: int) -> tuple[list[Entrant], list[int]]:
    """Those who sit down now, who has waited longest first, and how many at each table."""
    line = sorted(waiting, key=lambda each: (each.ready or 0, each.person))
    if not line or now - (line[0].ready or 0) < GATHER:
        return [], []
    tables = [plan.seats] * (len(line) // plan.seats)
    rest = line[len(tables) * plan.seats :]
    if rest and now - (rest[0].ready or 0) >= PATIENCE:
        found = sizes(len(line), plan.seats, plan.least, plan.seats, plan.bots)
        if sum(found) > sum(tables):
            tables = found
    return line[: sum(tables)], tables


def look_again(plan: Plan, waiting: Sequence[Entrant], now: int) -> int | None:
    """When somebody could meet of those who wait now; None if nobody waits."""
    times = [(each.ready or 0) + after for each in waiting for after in (GATHER, PATIENCE)]
    return min((time for time in times if time > now), default=None)
