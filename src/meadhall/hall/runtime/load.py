"""How much one process has to do: counted twice a minute, kept for an hour."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .. import wire
from ..ops.logs import Errors
from ..store.counts import Sample, keep
from ..store.keeper import forget
from ..store.notices import forget as forget_notices
from ..store.people import forget_unseen
from .names import SIGNED_IN_DAYS

if TYPE_CHECKING:
    from .hall import Hall

EVERY = 30.0
"""Seconds between two counts."""
TIDY = 3_600.0
"""Seconds after which what was to be kept for a while is looked through."""
PAGE_SIZE = 4_096


class Load:
    """What one process counts of itself."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loop = 0.0
        self._database = 0.0
        self._errors = Errors.logged
        self._counted = float("-inf")
        self._tidied = float("-inf")

    def late(self, seconds: float) -> None:
        """Something came so much later than its turn was."""
        self._loop = max(self._loop, seconds)

    async def look(self) -> None:
        """Count, if it is time to."""
        at = time.monotonic()
        if at - self._counted < EVERY:
            return
        self._counted = at
        tidy = at - self._tidied >= TIDY
        if tidy:
            self._tidied = at
        hall, sample, now = self._hall, self.sample(), self._hall.now()

        def job(connection: Connection) -> None:
            keep(connection, hall.presence.process, now, sample)
            if tidy:
                forget(connection, now)
                forget_unseen(connection, now - SIGNED_IN_DAYS * 86_400_000)
                forget_notices(connection, now)

        await hall.store.write("", job)
        self._database = time.monotonic() - at

    def sample(self) -> Sample:
        """What there is to count now; what was the worst since the last time begins anew."""
        tables = self._hall.tables.values()
        loop, self._loop = self._loop, 0.0
        errors, self._errors = Errors.logged - self._errors, Errors.logged
        return Sample(
            tables=len(tables),
            playing=sum(live.table.phase == "playing" for live in tables),
            people=sum(len(live.readers) for live in tables),
            thinking=sum(len(live.bots) for live in tables),
            queue=self._hall.bots.waiting,
            memory=memory(),
            loop=round(max(0.0, loop), 4),
            database=round(self._database, 4),
            errors=errors,
        )


def memory() -> int:
    """Bytes that this process takes; 0 where nobody says."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * PAGE_SIZE
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1_024


def together(counted: Iterable[tuple[str, int, Sample]]) -> list[wire.LoadPoint]:
    """What all processes counted: each time the last that each of them counted around then."""
    step = int(EVERY * 1_000)
    points: dict[int, dict[str, Sample]] = {}
    for process, at, sample in counted:
        points.setdefault(at // step * step, {})[process] = sample
    return [_sum(at, list(of.values())) for at, of in sorted(points.items())]


def _sum(at: int, samples: list[Sample]) -> wire.LoadPoint:
    return wire.LoadPoint(
        at=at,
        tables=sum(each.tables for each in samples),
        playing=sum(each.playing for each in samples),
        people=sum(each.people for each in samples),
        thinking=sum(each.thinking for each in samples),
        queue=sum(each.queue for each in samples),
        memory=sum(each.memory for each in samples),
        loop=max(each.loop for each in samples),
        database=max(each.database for each in samples),
        errors=sum(each.errors for each in samples),
    )
