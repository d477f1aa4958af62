"""How often each may do something, and how much at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from itertools import islice

from ..ops.config import Limits
from ..wire.errors import Refused

MOST_KEPT = 100_000
WORDS_OF_A_NAME = 1_000
"""Tries an hour at the words of one name, from however many addresses."""
WEIGHED_AT_ONCE = 2
"""So many written words are looked at side by side: each takes 32 MB, and a tenth of a second."""


class Buckets:
    """Token buckets by key: so many per second on average, so many at once. A bucket that is full
    again is forgotten: else every address and every seat there ever was would be kept."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left in each bucket, and when; the one used last is the last."""

    def take(self, key: str) -> bool:
        """May this key have one more?"""
        at = time.monotonic()
        left, before = self._left.get(key, (self.burst, at))
        left = min(self.burst, left + (at - before) * self.per_second)
        self._left[key] = (max(0.0, left - 1) if left >= 1 else left, at)
        self._left.move_to_end(key)
        self._forget(at)
        return left >= 1

    def give_back(self, key: str) -> None:
        """What this key took doesn't count."""
        if key in self._left:
            left, before = self._left[key]
            self._left[key] = (min(self.burst, left + 1), before)

    def _forget(self, at: float) -> None:
        """Let go of those used longest ago, as far as they are full again. Two at most, so that
        nobody waits for it: each time one is added at most."""
        for key, (left, before) in tuple(islice(self._left.items(), 2)):
            full = left + (at - before) * self.per_second >= self.burst
            if not full and len(self._left) <= MOST_KEPT:
                return
            del self._left[key]


class Places:
    """So many at once: of each key, and in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self.each = each
        self.in_all = in_all
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """One more for this key, or it is refused at once."""
        if self._taken[key] >= self.each:
            raise Refused("rate-limited", "You have asked so much already; wait for the answer.")
        if self._taken.total() >= self.in_all:
            raise Refused("busy", "Too many others wait for bots; try again in a moment.")
        self._taken[key] += 1

    def give_back(self, key: str) -> None:
        """One less."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class Rates:
    """One process's memory of who has asked how often."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.files = Buckets(limits.files_per_second, limits.files_burst)
        self.new_tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.chat = Buckets(limits.chat_per_minute / 60, max(5.0, limits.chat_per_minute / 4))
        self.reports = Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour)
        by_address = limits.reports_of_address_per_hour
        self.reports_of_address = Buckets(by_address / 3600, by_address)
        self.keys = Buckets(limits.keys_per_minute / 60, limits.keys_per_minute)
        self.seats = Buckets(limits.messages_per_second, limits.messages_burst)
        self.hints = Places(limits.hints_at_once, limits.hints_in_all)
        self.hint_rate = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute)
        self.people = Buckets(limits.people_per_minute / 60, limits.people_per_minute)
        self.new_names = Buckets(limits.names_per_day / 86_400, limits.names_per_day)
        self.new_leagues = Buckets(limits.leagues_per_day / 86_400, limits.leagues_per_day)
        self.guesses = Buckets(limits.guesses_per_hour / 3600, limits.guesses_per_hour)
        self.guesses_by_all = Buckets(WORDS_OF_A_NAME / 3600, WORDS_OF_A_NAME)
        self.weighing = asyncio.Semaphore(WEIGHED_AT_ONCE)
        self.searches = Buckets(limits.searches_per_minute / 60, limits.searches_per_minute)
        self.notices = Buckets(limits.notices_per_hour / 3600, limits.notices_per_hour)
        self.mails_per_hour = limits.mails_per_hour
        """Counted in the database, for all processes."""
        self.analyses = Places(limits.analyses_at_once, limits.analyses_in_all)

    def take_hint(self, who: str) -> None:
        """One more hint for an address; whoever takes it gives its place in `hints` back."""
        self.hints.take(who)
        if not self.hint_rate.take(who):
            self.hints.give_back(who)
            raise Refused("rate-limited", "Too many hints; wait a moment.")
