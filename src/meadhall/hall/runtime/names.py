"""Whose a name is, at the tables: who may sit down under it, and which seats were theirs.

A table's log knows names and tokens. That a seat was somebody's who has a name of their own stands
beside it, in the store, and nowhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..ops.logs import log, short
from ..people.alike import looks_of
from ..store.people import People, Person, SignIn
from ..store.sittings import Sitting, Sittings, same_but_number
from ..table.rated import needs_name, needs_people, only_once
from ..table.seats import UNNAMED, Claim, clean, token_hash
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall

SIGNED_IN_DAYS = 365
"""Who wasn't seen for so long is signed out."""
SEEN_EVERY = 3_600_000
"""Milliseconds between two notes that somebody was here."""
LONGEST_TOKEN = 100
MOST_AT_ONCE = 20
PASSING = ("draining", "not-stored", "stale")
"""Refusals that say nothing about a table: what wasn't done is done later."""


@dataclass(frozen=True)
class SignedIn:
    """Somebody who is signed in, and where."""

    person: Person
    here: SignIn


class Names:
    """What one hall knows of whose names and seats are."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.people = People(hall.store)
        self.sittings = Sittings(hall.store)
        self._taking_out: asyncio.Task[None] | None = None

    async def known(self, token: str) -> SignedIn | None:
        """Who is signed in by this, if anybody."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now = self._hall.now()
        oldest = now - SIGNED_IN_DAYS * 86_400_000
        here = await self.people.signed_in(token_hash(token), oldest)
        person = await self.people.person(here.person) if here else None
        if here is None or person is None:
            return None
        if now - here.seen > SEEN_EVERY:
            self._hall.tasks.spawn(self.people.seen(here.hash, now, oldest))
        return SignedIn(person, here)

    async def must(self, token: str) -> Person:
        """Who is signed in by this; refuses guests."""
        found = await self.known(token)
        if found is None:
            raise Refused("not-signed-in", "You are not signed in.")
        return found.person

    async def may_have(self, wanted: str, signed_in: str) -> Person | None:
        """Who it is that sits down under this name: its owner, or a guest (None). Refuses a guest
        whose name is somebody's, or looks like it."""
        name = clean(wanted, self._hall.config.limits.name_length)
        looks = looks_of(name)
        owners = await self.people.owners(looks) if looks else set()
        who = await self.known(signed_in) if owners else None
        if who is not None and who.person.id in owners:
            return who.person
        if owners:
            raise Refused(
                "name-taken",
                "Somebody has this name, or one that looks like it, for their own: take another, or"
                " sign in if it is yours.",
            )
        return None

    async def may_be_rated(self, table: Table, person: Person | None, program: bool) -> None:
        """Refuse whoever may not sit down at a rated table."""
        if program:
            raise needs_people()
        if person is None:
            raise needs_name()
        if person.id in (await self.owners_of(table)).values():
            raise only_once()

    async def owners_of(self, table: Table) -> dict[int, str]:
        """Whose the seats are, as they are taken now, by those who have names of their own."""
        return {
            row.seat: row.person
            for row in await self.sittings.at(table.id)
            if row.own and row.person and row.since == table.seats[row.seat].since
        }

    # --- whose seats they were ----------------------------------------------------------------

    async def sat(
        self, table: Table, seat: int, since: int, person: Person | None, address: str = ""
    ) -> None:
        """Somebody with a name of their own has taken a seat."""
        if person is not None:
            row = self._sitting(table, seat, since, person.id)
            await self.sittings.sat([self._from(table, row, address)])

    async def kept(self, old: Table, new: Table) -> None:
        """Seats of another table are kept for those of this one, under their names."""
        theirs = {(row.seat, row.since): row.person for row in await self.sittings.at(old.id)}
        rows = [
            self._sitting(new, there, 0, theirs[seat, old.seats[seat].since], own=False)
            for seat, there in _same_seats(old, new)
            if (seat, old.seats[seat].since) in theirs
        ]
        await self.sittings.sat(rows)

    async def kept_for(self, table: str, people: Mapping[int, tuple[str, str]]) -> None:
        """Seats of a new table are kept for people, by seat: who it is, under which name."""
        now = self._hall.now()
        await self.sittings.sat(
            [Sitting(table, seat, 0, who, name, False, now) for seat, (who, name) in people.items()]
        )

    async def sat_again(
        self, old: Table, claim: Claim, new: Table, seat: int, since: int, address: str = ""
    ) -> None:
        """Whoever had that seat there has this one here."""
        for row in await self.sittings.at(old.id):
            if (row.seat, row.since) == (claim.seat, claim.since):
                mine = self._sitting(new, seat, since, row.person)
                await self.sittings.sat([self._from(new, mine, address)])

    async def claim(self, live: Live, claim: Claim, person: Person) -> None:
        """A seat that somebody has had as a guest is theirs, and has their name."""
        seat, longest = claim.seat, self._hall.config.limits.name_length
        known = await self.sittings.at(live.table.id)
        theirs = {row.person for row in known if (row.seat, row.since) == (seat, claim.since)}
        if theirs - {person.id}:
            raise Refused("not-yours", "This seat is somebody else's.")
        await self._hall.act(
            live, lambda table: table.name_seat(table.seat_of(claim), person.name, longest)
        )
        await self.sat(live.table, seat, claim.since, person)

    def take_out_soon(self) -> asyncio.Task[None]:
        """Take names out on the side: nobody's clock waits for it, and one at a time is enough."""
        if self._taking_out is None or self._taking_out.done():
            self._taking_out = self._hall.tasks.spawn(self.take_out())
        return self._taking_out

    async def taken_out(self, seconds: float) -> None:
        """Wait until names are taken out, but no longer than so: the rest is done on the side."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.shield(self.take_out_soon())
                await asyncio.shield(self.take_out_soon())  # what came while the first was busy

    async def take_out(self) -> None:
        """Take names out of tables whose owners want to be forgotten. What isn't done now, any
        process does later; a table that can't be read keeps none of the others waiting."""
        left = True
        while left and not self._hall.draining:
            left = False
            for row in await self.sittings.nameless(MOST_AT_ONCE):
                try:
                    await self._take_out(row)
                    left = True  # something is done: there may be more
                except Exception as wrong:
                    code = wrong.code if isinstance(wrong, Refused) else None
                    log.warning("a name is still there", table=short(row.table_id), code=code)

    async def _take_out(self, row: Sitting) -> None:
        longest, instead = self._hall.config.limits.name_length, UNNAMED
        try:
            live = await self._hall.live(row.table_id)
            change = await self._hall.act(
                live, lambda table: table.take_name_out(row.seat, row.since, row.name, longest)
            )
            seat = live.table.seats[row.seat]
            if change is not None:
                instead = change.entry.data["name"]
            elif seat.since == row.since and seat.name and not same_but_number(seat.name, row.name):
                instead = seat.name  # another process was quicker
        except Exception as wrong:
            if isinstance(wrong, Refused) and wrong.code in PASSING:
                raise  # later
            log.warning("a table can't be read", table=short(row.table_id), exc_info=wrong)
        await self.sittings.take_out(row, instead)

    def _from(self, table: Table, row: Sitting, address: str) -> Sitting:
        """The same with where they came from, where that matters: a game counts less between two
        of one address, and whoever only plays over HTTP is seen by nobody."""
        if not (address and table.settings.rated):
            return row
        return replace(row, home=self._hall.keeper.home_of(address))

    def _sitting(
        self, table: Table, seat: int, since: int, person: str, own: bool = True
    ) -> Sitting:
        name = table.seats[seat].name
        return Sitting(table.id, seat, since, person, name, own, self._hall.now())


def _same_seats(old: Table, new: Table) -> list[tuple[int, int]]:
    """Which seats are kept for whom, or go on under their names: there, and here."""
    found = []
    for there, seat in enumerate(new.seats):
        by_token = [at for at, was in enumerate(old.seats) if seat.kept and was.hash == seat.kept]
        by_name = [at for at, was in enumerate(old.seats) if seat.name and was.name == seat.name]
        for at in (by_token or by_name)[:1]:
            found.append((at, there))
    return found
