"""A hall without a server: requests, lines and what was kept come in, answers and rows go out.

Whatever happens to a table becomes an entry, as on a server: asked for, applied, handed out to be
kept, and only then told. Nothing here waits: a bot's move is wanted from outside (:meth:`LocalHall
.thought` brings it), and what is due later is told by :meth:`LocalHall.due`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from .. import wire
from ..table.entries import Change, Draft
from ..table.messages import encode, reason
from ..table.seats import Claim, clean
from ..table.table import Table
from ..wire.errors import Refused
from . import offers, playing, seats  # noqa: F401
from .asking import LATER, LIMITS, ROUTES, Asked, as_refusal
from .founding import Founding
from .keeping import Row, Unreadable, read
from .line import Line
from .minding import Minding
from .outside import Outside
from .tables import Ask, LocalTable, Wish
from .thinking import Need, Outcome, Task, Thought, Thoughts

PAUSE = 500
"""Milliseconds before a bot begins: people want to see what happened, and may want to undo."""

AGAIN = 5_000
"""Milliseconds before a table is looked at again that something went wrong with."""

MOST_IDLE = 3
"""So many tables that nobody has before them stay in memory: to open one is to replay its game."""

NO_TIME = "No bot has time to think about it now."


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LocalHall:
    """Everything that somebody alone is offered."""

    def __init__(
        self, outside: Outside, now: Callable[[], int] = clock, pause: int = PAUSE
    ) -> None:
        self.outside = outside
        self.now = now
        self.founding = Founding(self)
        self._kept: dict[str, Row] = {}
        """Tables that nobody has opened yet."""
        self._tables: dict[str, LocalTable] = {}
        self._lines: dict[int, Line] = {}
        self._thoughts = Thoughts(outside)
        self._minding = Minding(self, self._thoughts, pause)
        self._wished: dict[int, Wish] = {}
        """What each request waits for that isn't answered yet."""

    # --- what was kept ------------------------------------------------------------------------

    def restore(self, table: str, row: bytes) -> str:
        """Take back what was kept of a table; what is wrong with it, as JSON, or "" if nothing."""
        try:
            found = read(row)
            if found.table.id != table:
                raise Unreadable("corrupted", "What was kept of a table belongs to another.")
        except Unreadable as wrong:
            return encode({"table": table, "why": wrong.why, "text": wrong.text}).decode()
        self._kept[table] = found
        return ""

    def known(self) -> str:
        """The ids of all tables, as JSON."""
        return msgspec.json.encode(sorted({*self._kept, *self._tables})).decode()

    def forget(self, table: str) -> None:
        """A table is not kept any more. Nor does anybody think about it any more: whatever happened
        there would have it kept again."""
        self._kept.pop(table, None)
        live = self._tables.pop(table, None)
        if live is None:
            return
        for thought in live.bots.values():
            self._thoughts.drop(thought)
        for wish in live.pending():
            self.give_up(wish)
        for line in list(live.readers):
            line.dismiss(4404, "no-such-table")
        self.go_on()

    # --- requests -----------------------------------------------------------------------------

    def request(
        self,
        number: int,
        method: str,
        path: str,
        body: str = "",
        lang: str = "en",
        token: str | None = None,
    ) -> None:
        """Something is asked, as over HTTP below `/api/`; the answer has the same number."""
        asked = Asked(self, number, path, body, lang, token)
        try:
            status, answer = ROUTES.answer(method, asked)
        except Exception as wrong:
            self._refuse(number, wrong, asked.lang)
        else:
            if answer is not LATER:
                self._answer(number, status, answer)
        self.go_on()

    def leave(self, number: int) -> None:
        """Whoever has asked this doesn't want to know any more."""
        wish = self._wished.pop(number, None)
        if wish is not None:
            wish.asked_by.discard(number)
            if not wish.asked_by:
                self.give_up(wish)
        self.go_on()

    def _answer(self, number: int, status: int, answer: object) -> None:
        if isinstance(answer, str):
            self.outside.answer(number, status, answer, "text")
        else:
            self.outside.answer(number, status, encode(answer).decode(), "json")

    def _refuse(self, number: int, wrong: Exception, lang: str) -> None:
        wrong = as_refusal(wrong)
        text = wrong.reason.text(lang) if wrong.reason else wrong.text
        error = wire.ApiError(wrong.code, text, reason(wrong.reason, lang))
        self._answer(number, wrong.status, error)

    # --- lines --------------------------------------------------------------------------------

    def open(self, line: int, table: str) -> None:
        """A line to a table; the first message over it is a hello."""
        self._lines[line] = Line(self, line, table)

    def hear(self, line: int, text: str) -> None:
        """A message over a line."""
        own = self._lines.get(line)
        if own is None:
            return
        own.hear(text)
        self.go_on()

    def close(self, line: int) -> None:
        """Somebody hangs up."""
        own = self._lines.pop(line, None)
        if own is not None:
            own.part()
        self.go_on()

    # --- tables -------------------------------------------------------------------------------

    def live(self, name: str) -> LocalTable:
        """A table, opened if it was only kept."""
        found = self._tables.get(name)
        if found is not None:
            found.touched = self.now()
            return found
        row = self._kept.get(name)
        if row is None:
            raise Refused("no-such-table", "There is no such table.")
        live = LocalTable.opened(row, self.now)  # if it can't be, it stays as it is
        del self._kept[name]
        self._tables[name] = live
        self._minding.see_to(live)
        return live

    def take_in(self, live: LocalTable) -> None:
        """A new table."""
        self._tables[live.table.id] = live
        self.keep(live)

    def keep(self, live: LocalTable) -> None:
        """Hand a table out to be kept."""
        self.outside.keep(live.table.id, live.to_keep())

    def act(self, live: LocalTable, ask: Ask) -> Change | None:
        """Ask a table, have its answer kept, tell everybody. None if there was nothing to do."""
        change = live.apply(ask)
        if change is None:
            return None
        self.keep(live)
        for seat in live.send_away():
            live.departed(seat)
        live.tell(change)
        for seat, thought in list(live.bots.items()):
            if change.undone or seat not in live.table.waiting():
                self._thoughts.drop(live.bots.pop(seat))
        self._minding.see_to(live)
        return change

    def move(self, live: LocalTable, claim: Claim, ask: wire.MakeMove) -> int:
        """A move; the seat's number after it is kept."""

        def draft(table: Table) -> Draft | None:
            seat = table.seat_of(claim)
            if table.answer_to(seat, ask.request) is not None:
                return None
            if table.seats[seat].stand_in is not None:
                raise Refused("away", "A bot plays for you; say that you are back first.")
            return table.move(seat, ask)

        self.act(live, draft)
        table = live.table
        return table.answer_to(claim.seat, ask.request) or table.numbers[claim.seat]

    def undo(self, live: LocalTable, claim: Claim, ask: wire.TakeBack) -> int:
        """Taking back; the seat's number after it is kept."""

        def draft(table: Table) -> Draft | None:
            seat = table.seat_of(claim)
            if table.answer_to(seat, ask.request) is not None:
                return None
            return table.undo(seat, ask.number, ask.request)

        self.act(live, draft)
        table = live.table
        return table.answer_to(claim.seat, ask.request) or table.numbers[claim.seat]

    def say(self, live: LocalTable, claim: Claim, words: str) -> int:
        """A line of chat; its number."""
        seat = live.table.seat_of(claim)
        if not live.table.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        words = clean(words, LIMITS.chat_length)
        if not words:
            raise Refused("malformed", "There is nothing to read in this line.")
        line = live.add_line(seat, words)
        self.keep(live)
        live.tell_line(line)
        return line.id

    # --- bots ---------------------------------------------------------------------------------

    def seed(self) -> int:
        """A bot's dice."""
        return secrets.randbits(63)

    def stumble(self, live: LocalTable, wrong: Exception, told: Line | None = None) -> None:
        """Something went wrong that shouldn't: whoever is there is told, unless they are already,
        and whatever the table owes is tried again later."""
        live.again = self.now() + AGAIN
        refused = as_refusal(wrong)
        for reader in list(live.readers):
            if reader is not told:
                reader.send(encode(wire.Problem(refused.code, refused.text)))
        self._minding.see_to(live)

    # --- advice -------------------------------------------------------------------------------

    def wish(
        self, live: LocalTable, wish: Wish, number: int, need: Need, task: Callable[[], Task]
    ) -> object:
        """Whatever a bot says about this is the answer to this request, too."""
        if wish.outcome is not None:
            return wish.said(msgspec.json.decode(wish.outcome.value))
        wish.asked_by.add(number)
        self._wished[number] = wish

        def hear(outcome: Outcome) -> None:
            wish.thought = None
            self._tell(wish, outcome)

        if wish.thought is None:
            wish.thought = self._thoughts.want(Thought(need, 0, task, hear))
        return LATER

    def _tell(self, wish: Wish, outcome: Outcome) -> None:
        if not outcome.why:
            wish.outcome = outcome
        for number in sorted(wish.asked_by):
            self._wished.pop(number, None)
            try:
                if outcome.why:
                    raise Refused("busy", NO_TIME)
                said = wish.said(msgspec.json.decode(outcome.value))
            except Exception as wrong:
                self._refuse(number, wrong, "en")
            else:
                self._answer(number, 200, said)
        wish.asked_by.clear()

    def give_up(self, wish: Wish) -> None:
        """Nobody wants to know this any more."""
        if wish.thought is not None:
            self._thoughts.drop(wish.thought)
            wish.thought = None
        self._tell(wish, Outcome(why="dropped"))

    # --- from outside -------------------------------------------------------------------------

    def thought(self, number: int, outcome: str) -> None:
        """What came of something that was to be thought."""
        self._thoughts.heard(number, outcome)
        self.go_on()

    def due(self) -> int | None:
        """When :meth:`tick` is to be called, in milliseconds since 1970; None if not at all."""
        times = [self._thoughts.due()]
        for live in self._tables.values():
            own = (live.next_time(), live.table.must_begin_by())
            times += [max(each, live.again) for each in own if each is not None]
        return min((each for each in times if each is not None), default=None)

    def tick(self) -> None:
        """It is time: clocks have run out, a bot may begin."""
        for live in list(self._tables.values()):
            if live.again > self.now():
                continue
            try:
                self._look_at_clocks(live)
            except Exception as wrong:
                self.stumble(live, wrong)
        self.go_on()

    def _look_at_clocks(self, live: LocalTable) -> None:
        self.founding.start_if_full(live)
        for seat in live.table.clocks.fallen(self.now(), live.table.outages):
            if live.table.phase == "playing":
                self._time_is_up(live, seat)

    def _time_is_up(self, live: LocalTable, seat: int) -> None:
        def ask(table: Table) -> Draft | None:
            waited = seat in table.waiting() and table.seats[seat].by_person
            return table.take_over(seat, "timeout") if waited else None

        match live.table.settings.takeover.timeout:
            case "bot":
                self.act(live, ask)
            case "move":
                self._minding.think(live, seat)

    def go_on(self) -> None:
        """Begin what may begin, and put away what nobody needs in memory."""
        self._thoughts.go_on(self.now())
        idle = [live for live in self._tables.values() if live.idle]
        idle.sort(key=lambda live: live.touched)
        for live in idle[:-MOST_IDLE]:
            self._kept[live.table.id] = read(live.kept)
            del self._tables[live.table.id]
