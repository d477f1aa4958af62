"""A hand-written guess of how well a seat stands."""

from __future__ import annotations

from .table import Table


def value(t: Table, seat: int) -> float:
    return float(t.points(seat))
