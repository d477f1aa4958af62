"""Who is next when a process for bots becomes free.

A pool works through what it was given in the order it came, so it is given no more than it has
processes for; everybody else waits here, where it can still be decided who goes first. Whoever
plays against bots comes before whoever wants a hint, and both before whoever looks back at a game.
Among those who wait for the same, everybody's first comes before anybody's second.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum
from typing import Literal

from ..ops.metrics import BOT_WAITING
from .processes import TaskFailed


class Need(IntEnum):
    """What a bot is wanted for, the most urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class NoTurn(Exception):
    """So many others came first that waiting longer makes no sense."""


class Room:
    """A pool, of which only one thing matters here: how many can think in it at once."""

    def __init__(self, places: int) -> None:
        self.free = places


class Turns:
    """All the lines of a hall, and who is let in from them. Nobody is while somebody waits whose
    need is more urgent, not even into another room: all rooms share the same cores."""

    def __init__(self) -> None:
        self._lines: list[Queue] = []
        self._closed = False

    def line(self, need: Need, room: Room, most: int | None = None) -> Queue:
        """A new line before a room; `most` of those who come from it may be inside at once."""
        line = Queue(self, need, room, room.free if most is None else most)
        self._lines.append(line)
        return line

    def admit(self) -> None:
        """Let in whoever may go in now."""
        for need in Need:
            lines = [line for line in self._lines if line.need is need]
            for line in lines:
                line.admit()
            if any(line.waiting for line in lines):
                break

    def close(self) -> None:
        """Send everybody away: no process will become free any more."""
        self._closed = True
        for line in self._lines:
            line.send_away()

    @property
    def waiting(self) -> int:
        """How many wait in all lines together."""
        return sum(line.length for line in self._lines)

    def check_open(self) -> None:
        """:class:`TaskFailed` when it is closed."""
        if self._closed:
            raise TaskFailed("crashed", "closed")


class Queue:
    """Those who wait with the same need before the same room, by key: a table, or an address."""

    def __init__(self, turns: Turns, need: Need, room: Room, most: int) -> None:
        self.need = need
        self._turns = turns
        self._room = room
        self._left = most
        self._length = BOT_WAITING.labels(need.name.lower())
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The key that comes first is next."""

    @property
    def waiting(self) -> bool:
        """Is there anybody in it?"""
        return bool(self._waiting)

    @property
    def length(self) -> int:
        """How many are in it."""
        return sum(map(len, self._waiting.values()))

    def turn(self, key: str, patience: float | None = None) -> Turn:
        """A place in this line for somebody who waits so many seconds at most."""
        return Turn(self, key, patience)

    async def wait(self, key: str, patience: float | None) -> None:
        """Until one may go in; :class:`NoTurn` if that takes too long."""
        self._turns.check_open()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        self._length.inc()
        self._turns.admit()
        try:
            async with asyncio.timeout(patience):
                await mine
        except BaseException as wrong:
            if self._forget(key, mine):
                self._turns.admit()  # others may have waited for this one only
            elif not mine.cancelled() and mine.exception() is None:
                self.leave()  # let in at the very moment it gave up
            if isinstance(wrong, TimeoutError):
                raise NoTurn from None
            raise

    def leave(self) -> None:
        """One who was let in is out again."""
        self._room.free += 1
        self._left += 1
        self._turns.admit()

    def admit(self) -> None:
        """Let in as many as there is room for: of each key the first, then of each the second."""
        while self._waiting and self._room.free > 0 and self._left > 0:
            key, own = next(iter(self._waiting.items()))
            first = own.popleft()
            self._length.dec()
            self._waiting.move_to_end(key)
            if not own:
                del self._waiting[key]
            if not first.done():  # else it has just given up, and only hasn't said so yet
                self._room.free -= 1
                self._left -= 1
                first.set_result(None)

    def send_away(self) -> None:
        """Nobody will be let in any more."""
        for own in self._waiting.values():
            for each in own:
                self._length.dec()
                if not each.done():
                    each.set_exception(TaskFailed("crashed", "closed"))
        self._waiting.clear()

    def _forget(self, key: str, mine: asyncio.Future[None]) -> bool:
        """Out of the line; was it still in there?"""
        own = self._waiting.get(key, deque())
        if mine not in own:
            return False
        own.remove(mine)
        self._length.dec()
        if not own:
            del self._waiting[key]
        return True


class Turn:
    """Somebody's turn: `async with` waits for it, and in the end the next one has theirs. A task
    whose pool broke comes again with the same one."""

    def __init__(self, line: Queue, key: str, patience: float | None) -> None:
        self.begun = False
        """Was it ever let in?"""
        self._line = line
        self._key = key
        self._patience = patience

    async def __aenter__(self) -> None:
        await self._line.wait(self._key, self._patience)
        self.begun = True

    async def __aexit__(self, *_: object) -> Literal[False]:
        self._line.leave()
        return False
