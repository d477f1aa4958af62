"""New tables: made, met again at, gone on at from a moment of another or from a puzzle; and their
beginning."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ...kernel.game import Game
from ...kernel.puzzles import Puzzle
from .. import wire
from ..ops.metrics import ENTRIES, TABLES
from ..people.alike import looks_of
from ..store import Append
from ..store.people import Person
from ..table.create import (
    branch_of,
    changed_of,
    kept_table,
    new_table,
    puzzle_table,
    rematch_of,
)
from ..table.entries import NOBODY, Draft, Entry
from ..table.rated import needs_name
from ..table.seats import UNNAMED, Claim, Here, new_token, token_hash
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall


class Founding:
    """How tables come to be in one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def create(
        self, ask: wire.NewTable, signed_in: str = "", address: str = ""
    ) -> wire.Created:
        """A new table, with its host's token and the invitation."""
        names = self._hall.names
        person = await names.may_have(ask.name, signed_in) if ask.sit else None
        self._may_be_rated(ask.settings)
        if ask.settings.rated and ask.sit and person is None:
            raise needs_name()
        token, invitation = new_token(), new_token()
        draft = new_table(
            ask.settings,
            list(self._hall.config.bots),
            ask.name,
            token,
            invitation,
            ask.sit,
            self._hall.config.limits.name_length,
            ask.adds,
        )
        live = await self._found(draft)
        claim = live.table.claim_of(token)
        seat = claim.seat if claim else None
        if seat is not None:
            await names.sat(live.table, seat, 0, person, address)
        await self.start_if_full(live)
        if self._hall.notices.wanted:
            self._hall.tasks.spawn(self._hall.notices.open_table(live))
        return wire.Created(live.table.id, seat, token, invitation, live.table.commitment)

    def _may_be_rated(self, settings: wire.Settings) -> None:
        """Refuse bots at a rated table that are called as ours are, but aren't."""
        kinds = self._hall.config.bots
        for level in settings.bots if settings.rated else ():
            if level is not None and kinds.get(level) != level:
                raise Refused("bad-option", f"In this hall the bot {level!r} is not rated.")

    async def play_on(
        self, live: Live, ask: wire.PlayOn, signed_in: str = "", address: str = ""
    ) -> wire.Created:
        """A new table that goes on from a moment of a finished game."""
        names = self._hall.names
        was = live.table.seats[ask.seat].name if ask.seat < len(live.table.seats) else ""
        try:
            person = await names.may_have(ask.name or was, signed_in)
        except Refused:
            if ask.name:
                raise
            person, ask.name = None, UNNAMED  # it was somebody else's seat
        self._hall.keeper.admit(ask.name or was, address)
        token = new_token()
        async with self._hall.hold(live) as table:
            draft, moves = branch_of(
                table,
                ask,
                list(self._hall.config.bots),
                token,
                self._hall.config.limits.name_length,
            )
            rules = table.game.rules_version
        other = await self._found(draft)
        await names.sat(other.table, ask.seat, 0, person)
        await names.kept(live.table, other.table)
        await self._hall.act(other, lambda table: table.start(ask.level, moves, rules))
        return wire.Created(other.table.id, ask.seat, token, "", other.table.commitment)

    async def play_out(
        self, game: Game[Any], puzzle: Puzzle, ask: wire.PlayPuzzle, signed_in: str = ""
    ) -> wire.Created:
        """A new table that begins from a puzzle's position, at once."""
        person = await self._hall.names.may_have(ask.name, signed_in)
        token, config = new_token(), self._hall.config
        bots, longest = list(config.bots), config.limits.name_length
        live = await self._found(puzzle_table(game, puzzle, ask, bots, token, longest))
        await self._hall.names.sat(live.table, puzzle.seat, 0, person)
        await self.start_if_full(live)
        return wire.Created(live.table.id, puzzle.seat, token, "", live.table.commitment)

    async def kept(
        self, name: str, settings: wire.Settings, people: list[tuple[str, str, str]]
    ) -> None:
        """A table of this id whose seats are kept for people: who each is, their name, the token
        that is theirs. Founded again it stays as it is."""
        config = self._hall.config
        kept = [(called, token_hash(token)) for _, called, token in people]
        draft = kept_table(settings, list(config.bots), kept, config.limits.name_length)
        seats = draft.data["seats"]
        places = [place for place, seat in enumerate(seats) if seat["kept"]]
        # First whose they are: a table that stands there is never looked at again for that.
        await self._hall.names.kept_for(
            name,
            {
                place: (who, seats[place]["name"])
                for place, (who, _, _) in zip(places, people, strict=True)
            },
        )
        try:
            await self._found(draft, name)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def sit_kept(self, live: Live, token: str, person: Person) -> None:
        """Whoever a seat is kept for takes it, under the name they have now."""
        longest = self._hall.config.limits.name_length
        sat = await self._hall.act(
            live, lambda table: table.take_kept_seat(token, longest, person.name)
        )
        if sat is not None:
            await self._hall.names.sat(live.table, sat.entry.seat, sat.entry.number, person)
        await self.start_if_full(live)

    async def _found(self, draft: Draft, name: str = "") -> Live:
        live, ask = self.laid(draft, name)
        if not await self._hall.store.append(ask):
            raise Refused("stale", "This table is there already.")
        self.is_there(live)
        return live

    def laid(self, draft: Draft, name: str = "") -> tuple[Live, Append]:
        """A table that nobody has stored yet, and what is to be stored of it."""
        if self._hall.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        name = name or new_token()[:22]
        entry = Entry(1, self._hall.now(), draft.kind, draft.seat, draft.data)
        live = Live(Table.created_by(name, entry, self._hall.outages), Here(), self._hall.now)
        live.snapshot_number = 0
        return live, Append(name, entry, self._hall.row(live))

    def is_there(self, live: Live) -> None:
        """It is stored: from now on it is a table like others."""
        self._hall.tables[live.table.id] = live
        TABLES.set(len(self._hall.tables))
        ENTRIES.labels("create").inc()

    async def start_if_full(self, live: Live) -> None:
        """Begin when the last seat is taken, if the table wants that, now or when it must."""
        by = live.table.must_begin_by()
        if by is None:
            return
        left = by - self._hall.now()
        if left > 0:
            again = asyncio.get_running_loop().call_later
            again(left / 1_000 + 0.01, lambda: self._hall.tasks.spawn(self.start_if_full(live)))
            return
        if live.table.settings.rated and not await self._all_named(live.table):
            return
        level = live.table.settings.takeover.level
        await self._hall.act(live, lambda table: table.start(level) if table.full() else None)

    async def _all_named(self, table: Table) -> bool:
        """Is it known of all people at a rated table who they are? Of somebody whose process died
        while they sat down it isn't: then they, or another, must sit down again."""
        return {*await self._hall.names.owners_of(table)} >= {*table.people()}

    async def rematch(self, live: Live, token: str, address: str = "") -> Live:
        """Where the players of a finished game meet again. The first who asks has it laid; whoever
        asks sits down there."""
        claim = self._player_of(live, token)
        if live.table.rematch is None:
            host = claim.hash if claim else live.table.host
            await self._lay_again(live, claim, rematch_of(live.table, host))
        return await self._sit_again(live, claim, token, address)

    async def changed(
        self, live: Live, token: str, settings: wire.Settings, address: str = ""
    ) -> wire.Rematch:
        """The same by other settings; instead of what somebody else has asked for, if they have."""
        claim = self._player_of(live, token)
        if claim is None:
            raise Refused("no-seat", "You have no seat at this table.")
        another = live.table.another
        if another is not None and (another.begun or live.table.all_come()):
            raise Refused("already-started", "Another game begins already.")
        self._may_be_rated(settings)
        if settings.rated:
            await self._named(live, claim)
        config = self._hall.config
        bots, longest = list(config.bots), config.limits.name_length
        draft, invitation = changed_of(live.table, settings, bots, claim, longest)
        await self._lay_again(live, claim, draft, live.table.rematch)
        again = await self._sit_again(live, claim, token, address)
        return wire.Rematch(again.table.id, invitation)

    def _player_of(self, live: Live, token: str) -> Claim | None:
        """Whoever asks for another game: a player, or the host (None) of a finished one."""
        if live.table.phase != "over":
            raise Refused("not-over", "The game isn't over.")
        claim = live.table.claim_of(token)
        if claim is None and not live.table.is_host(token):
            raise Refused("no-seat", "You have no seat at this table.")
        return claim

    async def _lay_again(
        self, live: Live, claim: Claim | None, draft: Draft, instead: str | None = None
    ) -> None:
        other = await self._found(draft)
        await self._hall.names.kept(live.table, other.table)
        seat = claim.seat if claim else NOBODY

        def ask(table: Table) -> Draft | None:
            # If somebody else was quicker, their table counts and ours stays empty.
            quicker = table.rematch is not None and table.rematch != instead
            return None if quicker else table.meet_again(other.table.id, seat)

        await self._hall.act(live, ask)

    async def _sit_again(self, live: Live, claim: Claim | None, token: str, address: str) -> Live:
        assert live.table.rematch
        again = await self._hall.live(live.table.rematch)
        if claim is not None:
            if again.table.settings.rated:
                await self._named(live, claim)
            longest = self._hall.config.limits.name_length
            # Those who asked must know of it first: they may take it back until all are coming.
            await self._hall.act(
                live, lambda table: table.answer_again(table.seat_of(claim), yes=True)
            )
            instead = None if await self._still_theirs(live, claim) else UNNAMED
            sat = await self._hall.act(
                again, lambda table: table.take_kept_seat(token, longest, instead)
            )
            if sat is not None:
                place, since = sat.entry.seat, sat.entry.number
                await self._hall.names.sat_again(
                    live.table, claim, again.table, place, since, address
                )
            await self.start_if_full(again)
        return again

    async def _named(self, live: Live, claim: Claim) -> None:
        """Refuse whoever had no name of their own at a table, for the next is rated."""
        owners = await self._hall.names.owners_of(live.table)
        if claim.seat not in owners:
            raise needs_name()

    async def _still_theirs(self, live: Live, claim: Claim) -> bool:
        """May they go on under the name of their seat? Since then it may be somebody else's own."""
        people = self._hall.names.people
        looks = looks_of(live.table.seats[live.table.seat_of(claim)].name)
        owners = await people.owners(looks) if looks else set()
        if not owners:
            return True
        here = (claim.seat, claim.since)
        sat = await self._hall.names.sittings.at(live.table.id)
        return any(row.person in owners for row in sat if (row.seat, row.since) == here)

    async def begin_again(self, live: Live, claim: Claim) -> None:
        """Whoever asked for another game begins it, with bots for those who did not come."""

        def ask(table: Table) -> Draft | None:
            return table.begin_again(table.seat_of(claim), self._hall.now())

        ask(live.table)  # refuses, before anything begins
        assert live.table.rematch
        again = await self._hall.live(live.table.rematch)
        level = again.table.settings.takeover.level
        await self._hall.act(
            again, lambda table: table.start(level) if table.phase == "waiting" else None
        )
        await self._hall.act(live, ask)
