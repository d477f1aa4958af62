"""Clocks: how long each seat has left. They follow from the log, so they survive every restart.

Time is taken from the entries themselves: between two of them the clocks of all people who were
waited for ran, unless no hall was open at all (an outage), which costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from .. import wire

DAY = 86_400_000
SECOND = 1_000
LEAST_ON_RETURN = 30 * SECOND
"""Whoever comes back after their time ran out gets at least this much."""

Outages = Sequence[tuple[int, int]]
"""When no hall was open: from, to."""


class Clocks(Struct):
    """The time of every seat of one table."""

    settings: wire.Clock
    left: list[int]
    """Milliseconds of each seat at the moment `at`."""
    at: int = 0
    running: list[int] = []

    @classmethod
    def begin(cls, settings: wire.Clock, players: int, at: int) -> Clocks:
        """All clocks full, none running yet."""
        return cls(settings, [_full(settings)] * players, at)

    @property
    def limited(self) -> bool:
        """Does time matter at all?"""
        return self.settings.kind != "none"

    def settle(self, now: int, outages: Outages) -> None:
        """Charge those who were waited for until now."""
        if not self.limited:
            return
        spent = max(0, now - self.at - closed_between(self.at, now, outages))
        for seat in self.running:
            self.left[seat] -= spent
        self.at = max(now, self.at)

    def run(self, seats: Collection[int], undone: bool = False) -> None:
        """From here on these seats are waited for.

        A turn that ends earns the increment, a new turn a full span of days; taking a move back
        earns nothing, and gives back what the move had earned."""
        if not self.limited:
            return
        increment = self.settings.increment * SECOND
        for seat in range(len(self.left)):
            was, runs = seat in self.running, seat in seats
            if self.settings.kind == "bank" and was != runs:
                if was and not undone:
                    self.left[seat] = max(0, self.left[seat]) + increment
                elif runs and undone:
                    self.left[seat] -= increment
            elif self.settings.kind == "days" and runs and not was and not undone:
                self.left[seat] = _full(self.settings)
        self.running = sorted(seats)

    def pause(self, seat: int) -> None:
        """A bot plays for this seat now: its clock stops, and earns nothing."""
        self.running = [each for each in self.running if each != seat]

    def refill(self, seat: int, waited_for: bool) -> None:
        """Somebody is back, perhaps after running out of time."""
        if self.settings.kind == "days":
            self.left[seat] = _full(self.settings)
        least = max(LEAST_ON_RETURN, self.settings.increment * SECOND)
        self.left[seat] = max(self.left[seat], min(least, _full(self.settings)))
        if waited_for and self.limited:
            self.running = sorted({*self.running, seat})

    def remaining(self, seat: int, now: int, outages: Outages) -> int | None:
        """What a seat has left now; None is no limit."""
        if not self.limited:
            return None
        if seat not in self.running:
            return self.left[seat]
        return self.left[seat] - max(0, now - self.at - closed_between(self.at, now, outages))

    def next_flag(self, outages: Outages) -> int | None:
        """When the first running clock will have run out."""
        if not self.limited or not self.running:
            return None
        return open_until(self.at, min(self.left[seat] for seat in self.running), outages)

    def fallen(self, now: int, outages: Outages) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if (self.remaining(seat, now, outages) or 0) <= 0]


def closed_between(start: int, end: int, outages: Outages) -> int:
    """For how long between two times no hall was open."""
    return sum(max(0, min(end, to) - max(start, from_)) for from_, to in outages)


def open_until(start: int, span: int, outages: Outages) -> int:
    """When a hall will have been open for so long since a time."""
    end, closed = start + span, 0
    while closed != closed_between(start, end + closed, outages):
        closed = closed_between(start, end + closed, outages)
    return end + closed


def _full(settings: wire.Clock) -> int:
    return settings.days * DAY if settings.kind == "days" else settings.bank * SECOND
