"""Who is inside: every connection of one process, from its first byte to its last."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from math import inf
from typing import Any, Protocol

from ..ops.config import Limits
from ..ops.metrics import CONNECTIONS
from .safety import address
from .serving import room

KEEPER = "doorkeeper"
"""Where, in the state that application and server share, the doorkeeper is."""
SPARE_PLACES = 32
"""When the hall is full, so many more may ask whether it is well."""


class Entrance(Protocol):
    """What a connection speaks: HTTP at first, perhaps a socket later."""

    transport: Any
    client: tuple[str, int] | None

    def out_of_time(self) -> None:
        """What should be here isn't."""


class Visit:
    """One connection, from its first byte to its last."""

    def __init__(self, door: Entrance, who: str | None, late: bool) -> None:
        self.door = door
        self.who = who
        """Whom it counts for; None for a proxy."""
        self.late = late
        """It came when all places were taken."""
        self.arrives_by = inf
        """By then what is being sent must be here."""
        self.taken_by = inf
        """By then what we send must have been taken."""
        self.leaving = False


class Doorkeeper:
    """Who is inside, who may still come in, and whose time is up."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.places, _ = room(limits)
        self._proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._inside: dict[Visit, None] = {}
        self._late: dict[Visit, None] = {}
        self._waiting: dict[Visit, None] = {}
        """Those inside of whom no request is being answered, the longest first."""
        self._by_address: Counter[str] = Counter()
        deadlines = (limits.header_seconds, limits.body_seconds, limits.reply_seconds)
        self._every = min(1.0, min(deadlines) / 4)
        self._round: asyncio.TimerHandle | None = None

    def admit(self, door: Entrance) -> Visit | None:
        """Let somebody in; None if their address has enough. When all places are taken, whoever has
        waited longest without asking anything makes room. If everybody is busy, a few more come in
        all the same, so that the hall can still say that it is full, or well."""
        who = None if self._is_proxy(door.client) else address({"client": door.client})
        if who is not None and self._by_address[who] >= self.limits.connections_per_address:
            return None
        late = False
        if len(self._inside) >= self.places:
            late = not self._send_one_away(self._waiting)
            if late and len(self._late) >= SPARE_PLACES:
                self._send_one_away(self._late)
        visit = Visit(door, who, late)
        if late:
            self._late[visit] = None
        else:
            self._inside[visit] = self._waiting[visit] = None
        if who is not None:
            self._by_address[who] += 1
        CONNECTIONS.inc()
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(self._every, self._go_round)
        return visit

    def leave(self, visit: Visit) -> None:
        """Somebody is gone."""
        if visit not in self._inside and visit not in self._late:
            return
        for those in (self._inside, self._late, self._waiting):
            those.pop(visit, None)
        CONNECTIONS.dec()
        if visit.who is not None:
            self._by_address[visit.who] -= 1
            if not self._by_address[visit.who]:
                del self._by_address[visit.who]

    def busy(self, visit: Visit) -> None:
        """A request is being answered."""
        self._waiting.pop(visit, None)

    def waits(self, visit: Visit) -> None:
        """It is answered."""
        if visit in self._inside:
            self._waiting[visit] = None

    def _is_proxy(self, client: tuple[str, int] | None) -> bool:
        try:
            return bool(self._proxies) and any(
                ipaddress.ip_address(client[0] if client else "") in each for each in self._proxies
            )
        except ValueError:
            return False

    def _send_one_away(self, those: dict[Visit, None]) -> bool:
        """Make room for somebody else; False if nobody can go."""
        for visit in those:
            if not visit.door.transport.get_write_buffer_size():  # else an answer is on its way
                visit.door.transport.abort()
                self.leave(visit)
                return True
        return False

    def _go_round(self) -> None:
        """Whose time is up?"""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for visit in list(chain(self._inside, self._late)):
            if visit.door.transport.is_closing() and not visit.leaving:
                visit.leaving = True  # what is still to be sent is waited for, but not for ever
                visit.taken_by = min(visit.taken_by, now + self.limits.reply_seconds)
            if visit.taken_by <= now:
                visit.door.transport.abort()
            elif visit.arrives_by <= now:
                visit.arrives_by = inf
                visit.door.out_of_time()
        some = self._inside or self._late
        self._round = loop.call_later(self._every, self._go_round) if some else None


def keeper_of(state: dict[str, Any]) -> Doorkeeper:
    """The doorkeeper of a server process; an application that brings none has the usual limits."""
    keeper: Doorkeeper | None = state.get(KEEPER)
    if keeper is None:
        keeper = state[KEEPER] = Doorkeeper(Limits())
    return keeper
