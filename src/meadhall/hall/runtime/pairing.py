"""Finding a game: those who wait, as one process knows them, and the table that is laid for them.

A search is a row in the database, and every process that has somebody waiting looks at all of them
each second. Whichever sees first that some go together writes it down; each of them then comes by
asking how the search stands, and with the last of them the table is laid. Where somebody doesn't
come the others wait on as if nothing had been.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import wire
from ..store.ratings import Ratings
from ..store.seekers import AWAKE, COME_WITHIN, Queue, Seeker, Seekers
from ..table.matching import (
    ANYBODY,
    BOTS_AFTER,
    WIDER,
    Waiting,
    groups,
    reach,
    told,
    with_bots,
)
from ..table.rated import needs_name
from ..table.seats import clean, new_token, token_hash
from ..wire.errors import Refused
from .found_games import check, lay, level_for, no_search, seat_token

if TYPE_CHECKING:
    from .hall import Hall

HOLD = 5.0
"""So long an answer waits for something new to tell (seconds)."""
LOOK = 1.0
"""Seconds between two looks at everybody who waits, while somebody waits here,"""
IDLE_LOOK = 10.0
"""and while nobody does."""
HERE = 60_000
"""Somebody waits here who was heard of within so many milliseconds."""
SWEEP = 2.0
TELL = 20.0
"""Seconds between two looks at how long people have waited of late."""
BEAT = 5_000
"""So often it is written down that a browser was heard of (milliseconds)."""
OLD = 3_600.0
ALONE_TOGETHER = 2
"""Where more play, a household is not seated together in a game that counts: the others could not
know. Of two who play alone it counts less, and they know each other."""
STRANGER = (1500, 300)
"""How strong a guest is held to be, and how unsure that is."""


class Pairing:
    """Those who wait for a game in one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._seekers = Seekers(hall.store)
        self._ratings = Ratings(hall.store)
        self._rows: dict[str, Seeker] = {}
        self._usual: dict[Queue, int | None] = {}
        self._heard: dict[str, int] = {}
        """When those were heard of last who ask here."""
        self._changed = asyncio.Event()
        self._round: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None
        self._looked = self._swept = self._told_at = self._old_at = float("-inf")

    # --- what people ask ------------------------------------------------------------------------

    async def begin(
        self, ask: wire.Seek, before: str, signed_in: str, address: str, most: int
    ) -> wire.Search:
        """Somebody looks for a game; a search they had begun in this browser is over with it."""
        hall = self._hall
        if hall.draining:
            raise Refused("draining", "The hall is about to restart; try again in a moment.")
        hall.keeper.admit(ask.name, address)
        check(ask)
        person = await hall.names.may_have(ask.name, signed_in)
        if ask.rated and person is None:
            raise needs_name()
        who = "" if person is None else person.id
        name = person.name if person else clean(ask.name, hall.config.limits.name_length)
        mine = await self._mine(before)
        # Of somebody else who used this browser before, it is taken back.
        if mine is not None and (mine.person, mine.name) == (who, name):
            same = (ask.game, ask.players, ask.pace, ask.rated) == mine.queue
            if (same and not mine.table_id) or (mine.found and not mine.table_id):
                return await self.wait(before, "", address)
        rating, spread = await self._strength(who, ask.game)
        token, now = new_token(), hall.now()
        seeker = Seeker(
            token_hash(token),
            who,
            name,
            hall.keeper.home_of(address),
            ask.game,
            ask.players,
            ask.pace,
            ask.rated,
            rating,
            spread,
            now,
            now,
        )
        match await self._seekers.begin(seeker, token_hash(before) if before else "", most):
            case "found":
                raise Refused(
                    "found-elsewhere", "A game was found for you on another device: go on there."
                )
            case "many":
                raise Refused("rate-limited", "Too many look for a game from your address.")
            case "full":
                raise Refused("full", "Too many look for a game just now; try again in a moment.")
        self._heard[seeker.id] = now
        self._rows[seeker.id] = seeker
        await self._look_now()
        search = self._told(self._rows.get(seeker.id, seeker))
        search.token = token
        return search

    async def wait(self, token: str, known: str, address: str) -> wire.Search:
        """How a search stands, once that is something else than is known, or after a moment.
        Whoever asks is there: if a game is found for them, they come."""
        until = time.monotonic() + HOLD
        while True:
            changed = self._changed
            row = await self._mine(token)
            if row is None:
                return no_search(self._hall.now())
            self._hall.keeper.admit(row.name, address)
            self._heard[row.id] = self._hall.now()
            if row.found and not row.table_id:
                row = await self._come(row, token) or row
            if row.table_id:
                return await self._seated(row, token)
            search = self._told(row)
            left = until - time.monotonic()
            if search.mark != known or left <= 0 or self._hall.draining:
                return search
            try:
                async with asyncio.timeout(min(left, LOOK)):
                    await changed.wait()
            except TimeoutError:
                self._look_soon()

    async def cancel(self, token: str) -> wire.Search:
        """Somebody waits no longer."""
        seeker = token_hash(token) if token else ""
        if seeker:
            self._heard.pop(seeker, None)
            await self._seekers.cancel(seeker)
            await self._look_now()
        return no_search(self._hall.now())

    async def fill(self, token: str, address: str) -> wire.Search:
        """Somebody would play with bots in the seats that are left."""
        row = await self._mine(token)
        if row is None:
            return no_search(self._hall.now())
        if self._hall.now() < row.since + BOTS_AFTER:
            raise Refused("stale", "People are looked for first; bots come a moment later.")
        if row.ready is None:
            await self._seekers.ready(row.id, self._hall.now())
            await self._look_now()
        return await self.wait(token, "", address)

    def queues(self) -> wire.Queues:
        """How many wait for what, as this process last saw it; the fullest first."""
        self._look_soon()
        counted: dict[Queue, int] = defaultdict(int)
        for row in self._waiting():
            counted[row.queue] += 1
        order = sorted(counted, key=lambda queue: (-counted[queue], queue))
        return wire.Queues(
            [
                wire.Queue(game, players, pace, rated, counted[game, players, pace, rated], usual)  # type: ignore[arg-type]
                for game, players, pace, rated in order
                for usual in [self._usual.get((game, players, pace, rated))]
            ]
        )

    async def forget(self, person: str) -> None:
        """Somebody's name is taken out of the hall."""
        await self._seekers.forget(person)
        await self._look_now()

    async def kept(self, person: str) -> dict[str, object]:
        """What is kept of somebody here."""
        mine = [row for row in await self._seekers.all() if row.person == person]
        return {
            "searches": [
                {"game": row.game, "players": row.players, "since": row.since} for row in mine
            ],
            "met_in_rated_games_at": await self._seekers.meetings(person),
        }

    # --- looking ----------------------------------------------------------------------------------

    async def go_round(self) -> None:
        """Now and then; mostly nobody waits, and little is asked."""
        now = self._hall.now()
        for name in [name for name, at in self._heard.items() if now - at > HERE]:
            del self._heard[name]
        pause = LOOK if self._heard else IDLE_LOOK
        if time.monotonic() - self._looked >= pause:
            self._look_soon()

    def _look_soon(self) -> None:
        """Look on the side, unless somebody has just looked."""
        busy = self._round is not None and not self._round.done()
        if not busy and time.monotonic() - self._looked >= LOOK and not self._hall.draining:
            self._round = self._hall.tasks.spawn(self._look())

    async def _look_now(self) -> None:
        """Look once more from the beginning; all who want that while somebody looks share it."""
        busy = self._round
        if busy is None or busy.done():
            self._round = self._hall.tasks.spawn(self._look())
            await asyncio.shield(self._round)
            return
        if self._next is None:
            self._next = self._hall.tasks.spawn(self._look_after(busy))
        await asyncio.shield(self._next)

    async def _look_after(self, busy: asyncio.Task[None]) -> None:
        await asyncio.wait({busy})
        self._round, self._next = self._next, None
        await self._look()

    async def _look(self) -> None:
        self._looked = time.monotonic()
        now = self._hall.now()
        beats = [
            name
            for name, at in self._heard.items()
            if (row := self._rows.get(name)) and at - row.beat >= BEAT
        ]
        if beats:
            await self._seekers.beat(beats, now)
        if time.monotonic() - self._swept >= SWEEP:
            self._swept = time.monotonic()
            await self._seekers.sweep(now)
        if time.monotonic() - self._told_at >= TELL:
            self._told_at = time.monotonic()
            found = await self._seekers.waited()
            self._usual = {queue: told(waited) for queue, waited in found.items()}
        if time.monotonic() - self._old_at >= OLD:
            self._old_at = time.monotonic()
            await self._seekers.forget_old(now)
        rows = await self._seekers.all()
        if await self._match(rows, now):
            rows = await self._seekers.all()
        fresh = {row.id: row for row in rows}
        if fresh != self._rows:
            self._rows = fresh
            self._changed.set()
            self._changed = asyncio.Event()

    async def _match(self, rows: Sequence[Seeker], now: int) -> bool:
        """Find a game for those who go together. Was one found?"""
        queues: dict[Queue, list[Seeker]] = defaultdict(list)
        for row in rows:
            if not row.found and row.beat > now - AWAKE:
                queues[row.queue].append(row)
        found = False
        for (game, players, _, rated), queue in queues.items():
            if len(queue) < players and not any(row.ready for row in queue):
                continue
            waiting = await self._known(queue, rated, now)
            made = groups(waiting, players, now)
            for group in made:
                found |= await self._seekers.find(_ids(group), _word(), "", now)
            taken = {each.id for group in made for each in group}
            left = [each for each in waiting if each.id not in taken]
            for group in with_bots(left, players, now):
                level = level_for(list(self._hall.config.bots), game, players, group)
                found |= await self._seekers.find(_ids(group), _word(), level, now)
        return found

    async def _known(self, queue: Sequence[Seeker], rated: bool, now: int) -> list[Waiting]:
        """Those of a queue with what is known between them."""
        people = {row.person: row.id for row in queue if row.person}
        shuns: dict[str, set[str]] = defaultdict(set)
        met: dict[str, dict[str, int]] = defaultdict(dict)
        if len(people) > 1:
            for one, other in await self._seekers.shunned(list(people), now):
                shuns[people[one]].add(people[other])
                shuns[people[other]].add(people[one])
            for one, other, times in await self._seekers.met(list(people), now) if rated else ():
                met[people[one]][people[other]] = times
                met[people[other]][people[one]] = times
        if rated and queue[0].players > ALONE_TOGETHER:
            at_home: dict[str, set[str]] = defaultdict(set)
            for row in queue:
                at_home[row.home].add(row.id)
            for row in queue:
                shuns[row.id] |= at_home[row.home] - {row.id}
        return [
            Waiting(
                row.id,
                row.since,
                row.rating,
                row.spread,
                frozenset(shuns[row.id]),
                met[row.id],
                row.ready,
            )
            for row in queue
        ]

    def _waiting(self) -> list[Seeker]:
        alive = self._hall.now() - AWAKE
        return [row for row in self._rows.values() if not row.found and row.beat > alive]

    # --- one search -------------------------------------------------------------------------------

    async def _mine(self, token: str) -> Seeker | None:
        """The search that somebody's token belongs to."""
        if not token:
            return None
        seeker = token_hash(token)
        if seeker not in self._rows:  # it may have begun at another process
            row = await self._seekers.one(seeker)
            if row is not None:
                self._rows[seeker] = row
        return self._rows.get(seeker)

    async def _come(self, row: Seeker, token: str) -> Seeker | None:
        """Somebody comes for whom a game was found; the last of them has the table laid."""
        now = self._hall.now()
        if not row.seat_hash:
            mine = token_hash(seat_token(token, row.found))
            if not await self._seekers.come(row.id, row.found, mine, now):
                await self._look_now()
                return self._rows.get(row.id)
        await self._look_now()  # who has just opened knows this search alone
        mates = [each for each in self._rows.values() if each.found == row.found]
        here = any(each.id == row.id for each in mates)  # else somebody has taken it back
        if here and all(each.seat_hash and not each.table_id for each in mates):
            await lay(self._hall, self._seekers, mates)
            await self._look_now()
        return self._rows.get(row.id)

    async def _strength(self, person: str, game: str) -> tuple[int, int]:
        """Somebody's rating as it is shown, and how unsure it is."""
        if not person:
            return STRANGER
        known = await self._ratings.of(person, game)
        return known.shown, known.spread

    async def _seated(self, row: Seeker, token: str) -> wire.Search:
        search = self._told(row)
        search.token = seat_token(token, row.found)
        live = await self._hall.live(row.table_id, search.token)
        claim = live.table.claim_of(search.token)
        search.seat = claim.seat if claim else None
        return search

    def _told(self, row: Seeker) -> wire.Search:
        """How a search stands, for whoever it belongs to."""
        now = self._hall.now()
        mates = [each for each in self._rows.values() if row.found and each.found == row.found]
        come = sum(bool(each.seat_hash) for each in mates)
        waiting = sum(each.queue == row.queue for each in self._waiting())
        state: wire.SearchState = "waiting"
        if row.found:
            state = "seated" if row.table_id else "found"
        marks = (state, waiting, come, row.missed, int(row.ready is not None), row.found_at)
        own, bots = Waiting(row.id, now, row.rating, row.spread), list(self._hall.config.bots)
        return wire.Search(
            state=state,
            mark=".".join(map(str, marks)),
            now=now,
            game=row.game,
            players=row.players,
            pace=row.pace,  # type: ignore[arg-type]
            rated=row.rated,
            since=row.since,
            waiting=waiting,
            rating=row.rating if row.person else None,
            reach=int(reach(own, now)),
            wider=WIDER,
            anybody=row.since + ANYBODY,
            usual=self._usual.get(row.queue),
            bots_from=row.since + BOTS_AFTER,
            level=row.level or level_for(bots, row.game, row.players, [own]),
            ready=row.ready is not None,
            come=come,
            needed=len(mates),
            until=row.found_at + COME_WITHIN if row.found else 0,
            missed=row.missed,
            table=row.table_id,
            seat=None,
            token="",
        )


def _ids(group: Sequence[Waiting]) -> list[str]:
    return sorted(each.id for each in group)


def _word() -> str:
    return secrets.token_urlsafe(16)
