"""A table in memory: its fold, who reads along, and what is under way for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from .. import wire
from ..bots.questions import Asked, Question
from ..table.advice import Reconsidered
from ..table.entries import Change
from ..table.readership import Readership
from ..table.seats import Here
from ..table.table import Table

SOON = 0.25
"""Seconds within which onlookers may come and go without everybody being told of each."""
RESTART = 1012
"""How sockets are closed when the hall closes: come again."""


class Live(Readership):
    """One table in the memory of one process. Whoever reads or changes it holds the lock."""

    def __init__(self, table: Table, here: Here, now: Callable[[], int]) -> None:
        super().__init__(table, here, now)
        self.lock = asyncio.Lock()
        self.spoilt = False
        """Was something applied of which nobody knows whether it is stored?"""
        self.storing: Change | None = None
        """What was applied and is being stored now."""
        self.resting = False
        """Did something go wrong here? Then bots wait until somebody looks after the table."""
        self.bots: dict[int, asyncio.Task[None]] = {}
        """Who is thinking, by seat."""
        self.settled = False
        """Is it seen to that somebody writes down how the game ended?"""
        self.stumbles: Counter[int] = Counter()
        """Illegal moves in a row of each program's seat."""
        self._soon: asyncio.TimerHandle | None = None
        self.changed = asyncio.Event()
        """Set, and replaced, whenever something changes: for those who wait without a socket."""
        self.waiters = 0
        self.hints: Asked[tuple[int, str]] = Asked()
        self.regrets: Asked[Reconsidered] = Asked()
        self.analysis: Question[wire.Analysis] | None = None
        """What decided the game, once somebody has asked after its end; all who ask share it."""
        self.snapshot_number = table.number
        self.touched = time.monotonic()

    @property
    def idle(self) -> bool:
        """Does nobody need this table in memory?"""
        return not (self.readers or self.bots or self.waiters or self.lock.locked())

    def tell(self, change: Change) -> None:
        """Send everybody their part of a change."""
        super().tell(change)
        self.wake()

    def tell_table_soon(self) -> None:
        """The same a moment later: however many come and go meanwhile, it is said once."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._tell_table_now)

    def _tell_table_now(self) -> None:
        self._soon = None
        if self.spoilt:  # nobody is told what may not be stored; and the end opens the shuffle
            self.tell_table_soon()
        else:
            self.tell_table()

    def wake(self) -> None:
        """Let those look again who wait without a socket."""
        self.changed.set()
        self.changed = asyncio.Event()
