"""Who of those who wait plays with whom: by rating, and the more freely the longer somebody waits.

All who wait for the same (a game, so many players, a pace, rated or not) are one queue. What comes
out depends on who waits and on the time, and on nothing else: two processes that look at the same
queue seat the same people together.

A group is looked at from its *eldest*, whoever has waited longest. The eldest reaches so many
points up and down, wider each second, and anybody in the end; the others reach back. So whoever
waits is found in time if there is anybody to be found, and nobody is dragged far away who has just
come.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

NARROW = 100
"""So many points of rating somebody reaches at once, up and down,"""
WIDER = 5
"""and so many more each second."""
ANYBODY = 90_000
"""After so many milliseconds everybody is near enough. Measured (`bench/waiting.py`): wider sooner
saves a few seconds and seats people much further from each other."""
BOTS_AFTER = 15_000
"""Milliseconds until bots are offered."""
COMPANY = 5_000
"""So long somebody who takes bots waits for others who might."""
MET_PAUSE = 25_000
"""Two who have met of late meet again only after one of them has looked so long for others,"""
MET_POINTS = 200
"""and each time counts as so many points between them."""
WAITED_POINTS = 2
"""A second waited makes a group as much fitter as so many points less between its people."""
MOST = 240
"""So many of a queue are looked at at once, those first who have waited longest."""
MOST_TRIED = 400
"""So many groups are tried for one eldest where people don't want each other."""
FEWEST_KNOWN = 5
"""So many must have waited of late before anybody is told how long it takes."""
STEPS = (5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)
"""Seconds as one tells them."""


@dataclass(frozen=True)
class Waiting:
    """Somebody in a queue."""

    id: str
    since: int
    rating: int
    spread: int = 0
    """How unsure the rating is, in its points."""
    shuns: Collection[str] = frozenset()
    """With whom they are never seated, whoever of the two it comes from."""
    met: Mapping[str, int] = field(default_factory=dict)
    """Whom they have met of late in games that count, and how often."""
    ready: int | None = None
    """Since when they would play with bots in the seats that are left."""


def reach(one: Waiting, now: int) -> float:
    """How many points of rating somebody reaches, up and down."""
    waited = now - one.since
    if waited >= ANYBODY:
        return inf
    return NARROW + one.spread / 2 + WIDER * max(0, waited) / 1_000


def near(eldest: Waiting, other: Waiting, now: int) -> bool:
    """May these two be seated together, as far as the eldest is concerned?"""
    if _shun(eldest, other):
        return False
    if eldest.met.get(other.id) and now - eldest.since < MET_PAUSE:
        return False
    gap = abs(eldest.rating - other.rating)
    return gap <= (reach(eldest, now) + reach(other, now)) / 2


def unfit(group: Sequence[Waiting], now: int) -> float:
    """How badly they go together: points of rating between the eldest and the others, more for
    those who have just met, less for each second they have waited."""
    eldest = min(group, key=_age)
    others = [each for each in group if each is not eldest]
    gaps = sum(abs(eldest.rating - each.rating) for each in others) / max(1, len(others))
    met = sum(eldest.met.get(each.id, 0) for each in others)
    waited = sum(max(0, now - each.since) for each in group) / len(group) / 1_000
    return gaps + MET_POINTS * met - WAITED_POINTS * waited


def groups(queue: Iterable[Waiting], size: int, now: int) -> list[list[Waiting]]:
    """Who are seated together now, each group its eldest first: those before all others who have
    waited so long that anybody will do, the eldest first; then the fittest."""
    left = {each.id: each for each in sorted(queue, key=_age)[:MOST]}
    best = {name: _best(each, left.values(), size, now) for name, each in left.items()}
    made: list[list[Waiting]] = []
    while True:
        found = [group for group in best.values() if group]
        if not found:
            return made
        group = min(found, key=lambda each: _first(each, now))
        made.append(group)
        gone = {each.id for each in group}
        for name in gone:
            del left[name], best[name]
        for name, known in best.items():
            if known and any(each.id in gone for each in known):
                best[name] = _best(left[name], left.values(), size, now)


def with_bots(queue: Iterable[Waiting], size: int, now: int) -> list[list[Waiting]]:
    """Who begin now with bots beside them: whoever says so, with all others near who do. They wait
    a moment for those who are still to say."""
    left = sorted(queue, key=_age)
    made: list[list[Waiting]] = []
    while True:
        ready = [each for each in left if each.ready is not None]
        if not ready:
            return made
        eldest = ready[0]
        asked = [
            each
            for each in left
            if each.ready is None and now - each.since >= BOTS_AFTER and near(eldest, each, now)
        ]
        group = [eldest]
        for each in ready[1:]:
            if len(group) < size and near(eldest, each, now) and not _shunned(each, group):
                group.append(each)
        longest = max(now - (each.ready or now) for each in group)
        left = [each for each in left if each not in group]
        if len(group) == size or not asked or longest >= COMPANY:
            made.append(group)


def told(waits: Collection[int]) -> int | None:
    """Seconds within which nine of ten have found a game of late, as one says it; None if too few
    have. `waits` are milliseconds."""
    if len(waits) < FEWEST_KNOWN:
        return None
    known = sorted(waits)
    ninth = known[min(len(known) - 1, len(known) * 9 // 10)] / 1_000
    return next((step for step in STEPS if step >= ninth), None)


# --- inside -------------------------------------------------------------------------------------


def _age(one: Waiting) -> tuple[int, str]:
    return one.since, one.id


def _first(group: Sequence[Waiting], now: int) -> tuple[float, float, list[str]]:
    eldest = group[0]
    names = [each.id for each in group]
    if now - eldest.since >= ANYBODY:
        return eldest.since, 0, names
    return inf, unfit(group, now), names


def _best(eldest: Waiting, queue: Iterable[Waiting], size: int, now: int) -> list[Waiting] | None:
    """The fittest group in which this one is the eldest; None if there is none."""
    younger = [each for each in queue if _age(each) > _age(eldest) and near(eldest, each, now)]
    if len(younger) < size - 1:
        return None
    younger.sort(key=lambda each: (unfit([eldest, each], now), each.id))
    if not any(each.shuns for each in younger):
        return [eldest, *younger[: size - 1]]
    return _friendly([eldest], younger, size, [MOST_TRIED])


def _friendly(
    group: list[Waiting], others: Sequence[Waiting], size: int, tries: list[int]
) -> list[Waiting] | None:
    """The first full group of people none of whom shuns another."""
    if len(group) == size:
        return group
    for at, each in enumerate(others):
        tries[0] -= 1
        if tries[0] < 0 or len(others) - at < size - len(group):
            return None
        if not _shunned(each, group):
            found = _friendly([*group, each], others[at + 1 :], size, tries)
            if found is not None:
                return found
    return None


def _shun(one: Waiting, other: Waiting) -> bool:
    return other.id in one.shuns or one.id in other.shuns


def _shunned(one: Waiting, group: Iterable[Waiting]) -> bool:
    return any(_shun(one, each) for each in group)
