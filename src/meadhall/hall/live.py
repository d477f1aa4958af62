"""A table in memory: its fold, who reads along, and what is under way for it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from . import wire
from .log import Change
from .messages import encode, info, position
from .seats import Here
from .table import Table


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Reader(ABC):
    """Somebody who is sent what happens: a seat, or an onlooker (None)."""

    seat: int | None = None
    words: wire.Lang | None = None

    @abstractmethod
    def send(self, data: bytes) -> None:
        """Hand over a message; never waits."""

    @abstractmethod
    def dismiss(self, code: int, why: str) -> None:
        """Close the connection."""


class Live:
    """One table in the memory of one process. Whoever reads or changes it holds the lock."""

    def __init__(self, table: Table, here: Here) -> None:
        self.table = table
        self.here = here
        self.lock = asyncio.Lock()
        self.told = table.number
        """The last entry everybody here was told of."""
        self.spoilt = False
        """Was something applied of which nobody knows whether it is stored?"""
        self.readers: set[Reader] = set()
        self.sockets: Counter[int] = Counter()
        """How many connections each seat has in this process."""
        self.bots: dict[int, asyncio.Task[None]] = {}
        """Who is thinking, by seat."""
        self.stumbles: Counter[int] = Counter()
        """Illegal moves in a row of each program's seat."""
        self.changed = asyncio.Event()
        """Set, and replaced, whenever something changes: for those who wait without a socket."""
        self.waiters = 0
        self.analysis: asyncio.Task[wire.Analysis] | None = None
        """What decided the game, once somebody has asked after its end; all who ask share it."""
        self.snapshot_number = table.number
        self.touched = time.monotonic()

    @property
    def idle(self) -> bool:
        """Does nobody need this table in memory?"""
        return not (self.readers or self.bots or self.waiters or self.lock.locked())

    def onlookers(self) -> int:
        """How many look on in this process."""
        return sum(reader.seat is None for reader in self.readers)

    # --- telling ------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Send everybody their part of a change."""
        self.told = change.entry.number
        if change.table:
            self.tell_table()
        if change.note is not None:
            self.tell_all(wire.Note(*change.note))
        at = now()
        ready: dict[tuple[int | None, str | None], bytes] = {}
        for reader in self.readers:
            if change.seen[self.table.reader(reader.seat)]:
                key = reader.seat, reader.words
                if key not in ready:
                    ready[key] = encode(position(self.table, reader.seat, at, change, reader.words))
                reader.send(ready[key])
        self.wake()

    def tell_positions(self) -> None:
        """Send everybody where the game stands, after a jump."""
        self.told = self.table.number
        for reader in self.readers:
            reader.send(encode(position(self.table, reader.seat, now(), None, reader.words)))
        self.wake()

    def tell_table(self) -> None:
        """Send everybody the table: settings, seats, who is there."""
        if self.readers:
            self.tell_all(wire.Table(**info(self.table, self.here, self.onlookers())))

    def tell_all(self, message: Any) -> None:
        """Send everybody the same."""
        data = encode(message)
        for reader in self.readers:
            reader.send(data)

    def wake(self) -> None:
        """Let those look again who wait without a socket."""
        self.changed.set()
        self.changed = asyncio.Event()
