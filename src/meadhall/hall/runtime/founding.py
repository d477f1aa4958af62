"""New tables: made, met again at, gone on at from a moment of another; and their beginning."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .. import wire
from ..ops.metrics import ENTRIES, TABLES
from ..store import Append
from ..table.create import branch_of, new_table, rematch_of
from ..table.entries import Draft, Entry
from ..table.seats import new_token
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall

SHARE_SECONDS = 10
"""So long a full table waits for those who will add to the shuffle."""


class Founding:
    """How tables come to be in one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def create(self, ask: wire.NewTable) -> wire.Created:
        """A new table, with its host's token and the invitation."""
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
        await self.start_if_full(live)
        claim = live.table.claim_of(token)
        seat = claim.seat if claim else None
        return wire.Created(live.table.id, seat, token, invitation, live.table.commitment)

    async def play_on(self, live: Live, ask: wire.PlayOn) -> wire.Created:
        """A new table that goes on from a moment of a finished game."""
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
        await self._hall.act(other, lambda table: table.start(ask.level, moves, rules))
        return wire.Created(other.table.id, ask.seat, token, "", other.table.commitment)

    async def _found(self, draft: Draft) -> Live:
        if self._hall.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        name = new_token()[:22]
        entry = Entry(1, self._hall.now(), draft.kind, draft.seat, draft.data)
        here = await self._hall.presence.at(name, 0)
        live = Live(Table.created_by(name, entry, self._hall.outages), here, self._hall.now)
        live.snapshot_number = 0
        await self._hall.store.append(Append(name, entry, self._hall.row(live)))
        self._hall.tables[name] = live
        TABLES.set(len(self._hall.tables))
        ENTRIES.labels("create").inc()
        return live

    async def start_if_full(self, live: Live) -> None:
        """Begin when the last seat is taken, if the table wants that. Who said that they will add
        to the shuffle is waited for, but not for ever."""
        table = live.table
        if not table.settings.autostart or not table.full():
            return
        left = table.at + SHARE_SECONDS * 1_000 - self._hall.now()
        if table.shares_owed() and left > 0:
            again = asyncio.get_running_loop().call_later
            again(left / 1_000 + 0.01, lambda: self._hall.tasks.spawn(self.start_if_full(live)))
            return
        level = table.settings.takeover.level
        await self._hall.act(live, lambda table: table.start(level) if table.full() else None)

    async def rematch(self, live: Live, token: str) -> Live:
        """Where the players of a finished game meet again; whoever asks sits down there."""
        if live.table.phase != "over":
            raise Refused("not-over", "The game isn't over.")
        if live.table.claim_of(token) is None and not live.table.is_host(token):
            raise Refused("no-seat", "You have no seat at this table.")
        if live.table.rematch is None:
            other = await self._found(rematch_of(live.table))
            # If somebody else was quicker, their table counts and ours stays empty.
            await self._hall.act(
                live,
                lambda table: None if table.rematch else table.meet_again(other.table.id),
            )
        assert live.table.rematch
        again = await self._hall.live(live.table.rematch)
        if live.table.claim_of(token) is not None:
            longest = self._hall.config.limits.name_length
            await self._hall.act(again, lambda table: table.take_kept_seat(token, longest))
            await self.start_if_full(again)
        return again
