"""A table in the page's memory: its fold, who reads along, what is kept and thought of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import wire
from ..table.entries import Change, Draft, Entry
from ..table.readership import CHAT_LINES, Readership
from ..table.seats import Here
from ..table.table import Table
from ..wire.errors import Refused
from .keeping import Row, closed_until, read, written
from .thinking import Outcome, Thought

Ask = Callable[[Table], Draft | None]
"""A question to a table: the entry to keep, nothing to do (None), or a refusal."""


class Wish:
    """Advice that was asked for: all who ask the same have one answer."""

    def __init__(self, told: tuple[Any, ...], said: Callable[[Any], Any]) -> None:
        self.told = told
        self.said = said
        self.asked_by: set[int] = set()
        """The requests that wait for it."""
        self.thought: Thought | None = None
        self.outcome: Outcome | None = None


class LocalTable(Readership):
    """One table; whatever happens to it happens here, one thing after the other."""

    def __init__(self, row: Row, now: Callable[[], int]) -> None:
        super().__init__(Table(row.table, row.outages), Here(), now)
        self.row = row
        self.kept = written(row)
        """What is kept of it: the table as it was before whatever is under way."""
        self.bots: dict[int, Thought] = {}
        """Who thinks, or is about to, by seat."""
        self.wishes: dict[tuple[str, int], Wish] = {}
        """What each seat has asked last, by kind."""
        self.analysis: Wish | None = None
        self.touched = now()
        self.again = 0
        """Not before this is it looked at again: something went wrong."""

    @classmethod
    def opened(cls, row: Row, now: Callable[[], int]) -> LocalTable:
        """A table that was kept. Nobody had it before them since then: the clocks stood still."""
        row.outages = closed_until(row.table.at, now())
        return cls(row, now)

    @classmethod
    def created(cls, name: str, draft: Draft, token: str, now: Callable[[], int]) -> LocalTable:
        """The table that a first entry makes."""
        entry = Entry(1, now(), draft.kind, draft.seat, draft.data)
        table = Table.created_by(name, entry)
        return cls(Row(table.stored(), token, [], []), now)

    @property
    def imported(self) -> bool:
        """Was its game brought here as a record?"""
        return bool(self.row.record)

    @property
    def idle(self) -> bool:
        """Does nobody need this table in memory?"""
        return not (self.readers or self.bots or any(self.pending()))

    def pending(self) -> list[Wish]:
        """What was asked of bots and isn't answered."""
        wishes = [*self.wishes.values(), *([self.analysis] if self.analysis else [])]
        return [wish for wish in wishes if wish.asked_by]

    # --- changing -----------------------------------------------------------------------------

    def apply(self, ask: Ask) -> Change | None:
        """Ask the table, and apply its answer; None if there was nothing to do. Whatever goes wrong
        in the middle leaves the table as it was."""
        draft = ask(self.table)
        if draft is None:
            return None
        at = max(self.now(), self.table.at)
        entry = Entry(self.table.number + 1, at, draft.kind, draft.seat, draft.data)
        try:
            return self.table.apply(entry)
        except BaseException:
            self.table = Table(read(self.kept).table, self.row.outages)
            raise

    def to_keep(self) -> bytes:
        """All that is to be kept of it now."""
        self.row.table = self.table.stored()
        self.kept = written(self.row)
        return self.kept

    def departed(self, seat: int) -> None:
        """Nobody reads this seat any more."""
        self.here.seats.discard(seat)
        self.here.away[seat] = self.now()

    # --- talking ------------------------------------------------------------------------------

    def add_line(self, seat: int, words: str) -> wire.ChatLine:
        """A line of chat among those that are kept."""
        lines = self.row.lines
        number = lines[-1].id + 1 if lines else 1
        line = wire.ChatLine(number, self.now(), seat, self.table.seats[seat].name, words)
        lines.append(line)
        del lines[:-CHAT_LINES]
        return line

    # --- time ---------------------------------------------------------------------------------

    def next_time(self) -> int | None:
        """When a clock runs out on which something depends."""
        table = self.table
        waits = table.settings.takeover.timeout == "wait"
        if table.phase != "playing" or waits or self.bots:  # who thinks is looked at afterwards
            return None
        return table.clocks.next_flag(table.outages)

    # --- records ------------------------------------------------------------------------------

    def record(self) -> str:
        """The finished game as a text. One played here doesn't claim that its shuffle was promised
        to anybody: whoever played has drawn the secret, too."""
        if self.row.record:
            return self.row.record
        session = self.table.session
        if self.table.phase != "over" or session is None:
            raise Refused("not-over", "The record is open when the game is over.")
        return session.record.by_oneself().text()
