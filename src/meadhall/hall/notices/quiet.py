"""Quiet hours: when somebody wants to be told nothing, by the clock on their own wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

DAY_MINUTES = 1_440


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    return frozenset(available_timezones())


def zone(name: str) -> str:
    """A time zone by its name; of one that nobody knows, UTC."""
    return name if name in _known() else "UTC"


def quiet_until(now: int, name: str, start: int | None, end: int | None) -> int | None:
    """When the quiet hours end that it is now in; None if it is in none.

    They are minutes of the day there; those that end before they begin go past midnight. What the
    clock skips or shows twice is as the zone says: the end is the first moment that is not
    before it."""
    if start is None or end is None or start == end:
        return None
    there = datetime.fromtimestamp(now / 1_000, UTC).astimezone(ZoneInfo(zone(name)))
    minute = there.hour * 60 + there.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    day = there.date() + timedelta(days=int(minute >= end))
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
    return max(now + 1, int(over.astimezone(UTC).timestamp() * 1_000))
