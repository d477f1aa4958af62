"""What players do, however it reaches the hall: over a socket or over HTTP."""

from __future__ import annotations

from time import perf_counter

import msgspec

from .. import wire
from ..ops.logs import log, short
from ..ops.metrics import MOVE_SECONDS
from ..store.reports import LINES, Told
from ..table.entries import Draft
from ..table.seats import Claim, clean, new_token
from ..table.table import Table
from ..wire.errors import Refused
from .hall import Hall
from .live import Live
from .rates import Rates

MOST_STUMBLES = 10
"""So many illegal moves in a row, and a program has lost its seat to a bot."""
LONGEST_REPORT = 1_000
"""Letters of what somebody tells the keeper."""


class Deeds:
    """A hall, and how often each may do something."""

    def __init__(self, hall: Hall, gate: Rates) -> None:
        self.hall = hall
        self.gate = gate

    async def sit(
        self, live: Live, ask: wire.TakeSeat, address: str, signed_in: str = ""
    ) -> wire.Seated:
        """Somebody sits down; perhaps the game begins."""
        self.hall.keeper.admit(ask.name, address)
        names = self.hall.names
        person = await names.may_have(ask.name, signed_in)
        if live.table.settings.rated:
            await names.may_be_rated(live.table, person, ask.program)
        token = new_token()
        limits = self.hall.config.limits
        longest, most = limits.name_length, limits.seats_per_address
        change = await self.hall.act(
            live, lambda table: table.take_seat(ask, token, longest, address, most)
        )
        assert change
        await names.sat(live.table, change.entry.seat, change.entry.number, person, address)
        await self.hall.founding.start_if_full(live)
        return wire.Seated(live.table.id, change.entry.seat, token, live.table.commitment)

    async def add_share(self, live: Live, claim: Claim, share: str) -> int:
        """A player adds to the shuffle; perhaps the game waited only for that."""
        await self.hall.act(live, lambda table: table.add_share(table.seat_of(claim), share))
        await self.hall.founding.start_if_full(live)
        return live.table.numbers[claim.seat]

    async def move(self, live: Live, claim: Claim, ask: wire.MakeMove) -> int:
        """A move; the seat's number after it is stored."""
        began = perf_counter()
        seat = self._often(live, claim)

        def draft(table: Table) -> Draft | None:
            seat = table.seat_of(claim)
            if table.answer_to(seat, ask.request) is not None:
                return None  # it is done; only the answer was lost
            if table.seats[seat].stand_in is not None:
                raise Refused("away", "A bot plays for you; say that you are back first.")
            return table.move(seat, ask)

        try:
            change = await self.hall.act(live, draft)
        except Refused as refused:
            if refused.code == "illegal-move":
                await self._stumble(live, seat)
            raise
        live.stumbles.pop(seat, None)
        if change:
            self.hall.notices.answered(live, seat)
        if change and change.public:
            MOVE_SECONDS.observe(perf_counter() - began)
        return live.table.answer_to(seat, ask.request) or live.table.numbers[seat]

    async def undo(self, live: Live, claim: Claim, ask: wire.TakeBack) -> int:
        """Taking back; the seat's number after it is stored."""
        self._often(live, claim)

        def draft(table: Table) -> Draft | None:
            seat = table.seat_of(claim)
            if table.answer_to(seat, ask.request) is not None:
                return None
            return table.undo(seat, ask.number, ask.request)

        await self.hall.act(live, draft)
        table = live.table
        return table.answer_to(claim.seat, ask.request) or table.numbers[claim.seat]

    async def leave(self, live: Live, claim: Claim) -> int:
        """A player leaves: before the game for good, later a bot plays on. At a table that people
        have found the game begins, and they have given it up: an empty seat there would stay so."""
        live.table.seat_of(claim)
        if live.table.all_from_the_first():
            level = live.table.settings.takeover.level
            await self.hall.act(
                live, lambda table: table.start(level) if table.all_from_the_first() else None
            )
            return await self.concede(live, claim)
        await self.hall.act(live, lambda table: table.rise(table.seat_of(claim)))
        return live.table.numbers[claim.seat]

    async def back(self, live: Live, claim: Claim) -> int:
        """A player takes over from the bot again."""
        await self.hall.act(live, lambda table: table.back(table.seat_of(claim)))
        return live.table.numbers[claim.seat]

    async def rest(self, live: Live, claim: Claim) -> int:
        """A bot plays for somebody until they say that they are back."""
        await self.hall.act(live, lambda table: table.take_over(table.seat_of(claim), "rest"))
        return live.table.numbers[claim.seat]

    async def concede(self, live: Live, claim: Claim) -> int:
        """A player gives up for good."""
        await self.hall.act(live, lambda table: table.concede(table.seat_of(claim)))
        return live.table.numbers[claim.seat]

    async def propose(self, live: Live, claim: Claim, ask: wire.Propose) -> int:
        """A player asks the others to decide something."""
        self._often(live, claim)
        hall = self.hall
        await hall.act(
            live, lambda table: table.propose(table.seat_of(claim), ask, live.here, hall.now())
        )
        return live.table.numbers[claim.seat]

    async def vote(self, live: Live, claim: Claim, ask: wire.Vote) -> int:
        """A player answers what was proposed."""
        self._often(live, claim)
        hall = self.hall
        await hall.act(
            live, lambda table: table.vote(table.seat_of(claim), ask, live.here, hall.now())
        )
        return live.table.numbers[claim.seat]

    async def let_look(self, live: Live, claim: Claim, on: bool) -> int:
        """A player lets onlookers see what they see, or no longer."""
        self._often(live, claim)
        await self.hall.act(live, lambda table: table.let_look(table.seat_of(claim), on))
        return live.table.numbers[claim.seat]

    async def decline(self, live: Live, claim: Claim) -> int:
        """Whoever is asked for another game won't play now."""
        await self.hall.act(live, lambda table: table.answer_again(table.seat_of(claim), yes=False))
        return live.table.numbers[claim.seat]

    async def withdraw(self, live: Live, claim: Claim) -> int:
        """Whoever asked for another game takes that back."""
        await self.hall.act(live, lambda table: table.take_back_again(table.seat_of(claim)))
        return live.table.numbers[claim.seat]

    async def report(self, live: Live, claim: Claim, ask: wire.Report, address: str) -> int:
        """Tell the keeper, with the chat as it is now. Of the game it says nothing but which one it
        is and whose seats are meant."""
        table = live.table
        seat = table.seat_of(claim)
        if ask.seat is not None and ask.seat >= len(table.seats):
            raise Refused("no-such-seat", "There is no such seat at this table.")
        if not (
            self.gate.reports.take(f"{table.id} {seat}")
            and self.gate.reports_of_address.take(address)
        ):
            raise Refused("rate-limited", "You have told the operator already; wait a while.")
        lines = await self.hall.readers.lines(live)
        said = [[line.at, line.seat, line.name, line.text] for line in lines[-LINES:]]
        told = Told(
            table.id,
            table.settings.game,
            seat,
            table.seats[seat].name,
            ask.seat,
            "" if ask.seat is None else table.seats[ask.seat].name,
            clean(ask.text, LONGEST_REPORT),
            msgspec.json.encode(said).decode(),
            self.hall.keeper.home_of(address),
        )
        number = await self.hall.keeper.tell(told)
        log.warning("somebody reports", report=number, table=short(table.id))
        return table.numbers[seat]

    async def say(self, live: Live, claim: Claim, words: str, home: str | None = None) -> int:
        """A line of chat; its number. `home` is the hash of the address it comes from."""
        self.hall.keeper.let_speak(live.table.seats[live.table.seat_of(claim)].name, home)
        if not self.gate.chat.take(f"{live.table.id} {live.table.seat_of(claim)}"):
            raise Refused("rate-limited", "Too many lines; wait a moment.")
        return await self.hall.readers.say(live, claim, words)

    async def switch_chat(self, live: Live, on: bool) -> None:
        """The chat on or off."""
        await self.hall.act(live, lambda table: table.switch_chat(on))

    def _often(self, live: Live, claim: Claim) -> int:
        """Whose turn to be counted it is. Whoever has lost a seat doesn't use up what its next
        holder may do."""
        seat = live.table.seat_of(claim)
        if not self.gate.seats.take(f"{live.table.id} {seat}"):
            raise Refused("rate-limited", "Too many moves; wait a moment.")
        return seat

    async def _stumble(self, live: Live, seat: int) -> None:
        """A program that only makes illegal moves holds everybody up."""
        if live.table.seats[seat].who != "program":
            return
        live.stumbles[seat] += 1
        if live.stumbles[seat] >= MOST_STUMBLES:
            live.stumbles.pop(seat)
            await self.hall.act(live, lambda table: table.take_over(seat, "illegal"))
