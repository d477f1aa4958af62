"""Who reads along at a table, and what each of them is sent.

A reader holds a claim, which is looked at each time something is sent: whoever has lost their seat
hears nothing more. How a message goes out is for whoever runs the table: over a socket of a server,
or to a page that has the hall in itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from .. import wire
from ..wire.errors import Refused
from .entries import Change
from .messages import Telling, encode, history, info, late_position, position, problem
from .seats import NOT_YOURS, Claim, Here
from .table import Table

CHAT_LINES = 200
"""So many lines of chat are remembered."""
COME_BACK = 1012
"""How a host's socket is closed: without a seat they may still look on."""


class Reader(ABC):
    """Somebody who is sent what happens: whoever claims a seat, or an onlooker (None)."""

    claim: Claim | None = None
    words: wire.Lang | None = None
    eyes: wire.Eyes | None = None
    """Through whose eyes an onlooker looks; None from beside the table."""
    shown: int = -1
    """With all hands: the number of what was sent last."""
    recalls: bool = False
    """Do they want to be told what was, too?"""
    home: str | None = None
    """The hash of their address, where there is a keeper to know it."""
    is_page: bool = False
    """Is it our own page? Only that is told what the keeper announces."""
    lines: frozenset[int] = frozenset()
    """The lines of chat that they were told when they came."""
    lost: bool = False
    """Was the line lost, rather than closed? Nobody knows what they saw last."""

    @abstractmethod
    def send(self, data: bytes) -> None:
        """Hand over a message; never waits."""

    @abstractmethod
    def dismiss(self, code: int, why: str) -> None:
        """Close the connection."""


class Readership:
    """Everybody who reads along at one table."""

    def __init__(self, table: Table, here: Here, now: Callable[[], int]) -> None:
        self.now = now
        """The hall's time."""
        self.table = table
        self.here = here
        self.told = table.number
        """The last entry everybody here was told of."""
        self.readers: set[Reader] = set()
        """Only `add`, `remove` and `send_away` change it: they count the sockets too."""
        self.sockets: Counter[int] = Counter()
        """How many connections each seat has here."""
        self.lines: dict[int, wire.ChatLine] = {}
        """The last lines of chat that were told here."""

    def onlookers(self) -> int:
        """How many look on in this process."""
        return sum(reader.claim is None for reader in self.readers)

    # --- readers ------------------------------------------------------------------------------

    def add(self, reader: Reader) -> None:
        """Somebody begins to read."""
        self.readers.add(reader)
        if reader.claim is not None:
            self.sockets[reader.claim.seat] += 1

    def remove(self, reader: Reader) -> None:
        """Somebody reads no more."""
        self.readers.discard(reader)
        if reader.claim is not None:
            self.sockets[reader.claim.seat] -= 1

    def entitled(self) -> list[Reader]:
        """Those who may be sent something now: whoever has lost their seat may not."""
        return [
            reader
            for reader in self.readers
            if reader.claim is None or self.table.holds(reader.claim)
        ]

    def send_away(self) -> set[int]:
        """Part with those who have lost their seat; the seats that nobody here reads any more."""
        lost = self.readers.difference(self.entitled())
        left: set[int] = set()
        if not lost:
            return left
        why = Refused("no-seat", NOT_YOURS)
        for reader in lost:
            assert reader.claim is not None
            left.add(reader.claim.seat)
            self.remove(reader)
            reader.send(encode(problem(why, None, reader.words or "en")))
            host = reader.claim.hash == self.table.host
            reader.dismiss(COME_BACK if host else 4000 + why.status, why.code)
        return {seat for seat in left if self.sockets[seat] == 0}

    # --- telling ------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Send everybody their part of a change."""
        self.told = change.entry.number
        if change.table:
            self.tell_table()
        if change.note is not None:
            self.tell_all(wire.Note(*change.note))
        self._close_eyes()
        telling = Telling(self.table, self.now(), change)
        ready: dict[tuple[int | None, wire.Eyes | None, str | None], bytes] = {}
        recalled: dict[tuple[int | None, wire.Eyes | None], bytes] = {}
        for reader in self.entitled():
            if reader.eyes == "all":
                continue
            who = reader.claim.seat if reader.claim else None, reader.eyes
            seat = who[0] if reader.eyes is None else reader.eyes
            key = *who, reader.words
            anew = change.undone and reader.recalls
            # Made for all, whoever is sent it: what only its maker may know of must not be told by
            # how long it takes.
            if key not in ready:
                ready[key] = encode(telling.to(reader.claim, reader.words, reader.eyes))
            if anew and who not in recalled:  # what was taken back is no longer part of what was
                recalled[who] = encode(history(self.table, reader.claim, reader.eyes))
            if change.seen[self.table.reader(seat)]:
                reader.send(ready[key])
                if anew:
                    reader.send(recalled[who])
        self._tell_later()

    def _close_eyes(self) -> None:
        """Whoever looked through eyes that are closed now is shown what everybody sees."""
        for reader in self.entitled():
            if reader.eyes is not None and not self.table.lets_look(reader.eyes):
                self.look_through(reader, None)

    def look_through(self, reader: Reader, eyes: wire.Eyes | None) -> None:
        """Show a reader the table through these eyes, and what was; refuses closed ones."""
        seen = position(self.table, reader.claim, self.now(), reader.words, eyes)
        past = history(self.table, reader.claim, eyes)
        reader.eyes, reader.shown = eyes, seen.number
        reader.send(encode(seen))
        if reader.recalls:
            reader.send(encode(past))

    def _tell_later(self) -> None:
        """Send those who see all hands what has become old enough."""
        readers = [reader for reader in self.entitled() if reader.eyes == "all"]
        if not readers:
            return
        seen = late_position(self.table, None, self.now())
        data, past = encode(seen), None
        for reader in readers:
            if reader.shown == seen.number and not seen.undone and seen.phase != "over":
                continue
            anew = reader.recalls and (seen.undone or seen.number != reader.shown + 1)
            reader.shown = seen.number
            reader.send(data)
            if anew:
                past = past or encode(history(self.table, None, "all"))
                reader.send(past)

    def talk_for(self, reader: Reader, stored: list[wire.ChatLine]) -> wire.Talk:
        """What was said so far, for somebody who is about to read along: what was stored when they
        came, and what was told since then. Nothing of it is told them again."""
        lines = {line.id: line for line in stored} | self.lines
        reader.lines = frozenset(lines)
        return wire.Talk([lines[line] for line in sorted(lines)][-CHAT_LINES:])

    def tell_line(self, line: wire.ChatLine) -> None:
        """Send everybody a line of chat, once: it may be heard of in more than one way."""
        if line.id in self.lines:
            return
        self.lines[line.id] = line
        if len(self.lines) > CHAT_LINES:
            del self.lines[next(iter(self.lines))]
        data = encode(wire.ChatSaid(*msgspec.structs.astuple(line)))
        for reader in self.entitled():
            if line.id not in reader.lines:
                reader.send(data)

    def tell_table(self) -> None:
        """Send everybody the table: settings, seats, who is there."""
        if self.readers:
            self.tell_all(wire.Table(**info(self.table, self.here, self.onlookers())))

    def tell_all(self, message: Any) -> None:
        """Send everybody the same."""
        data = encode(message)
        for reader in self.entitled():
            reader.send(data)

    def tell_pages(self, message: Any) -> None:
        """Send our own pages the same; programs don't hear of it."""
        data = encode(message)
        for reader in self.entitled():
            if reader.is_page:
                reader.send(data)
