"""What happens in leagues by itself: they begin, rounds are founded and end, at the hall's time.

Any process does it. What is to happen is noted in one transaction by whoever is first; the tables
that it names are founded after that, by the same or by anybody who finds one missing, and a table
can't be founded twice: its id is noted before.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from typing import TYPE_CHECKING

from ...kernel.registry import game as game_named
from .. import wire
from ..leagues.course import LOOK, Laid, next_of
from ..leagues.plan import MINUTE, Plan
from ..leagues.points import behind
from ..ops.logs import log, short
from ..store.leagues import LeagueRow, Leagues
from ..store.ratings import Ratings
from ..store.results import Result
from ..store.rounds import NewTable, OpenTable, Rounds, Turn
from ..table.clocks import open_until
from ..table.seats import new_token

if TYPE_CHECKING:
    from .hall import Hall

EVERY = 1.0
"""Seconds between two looks at which leagues are due."""
MOST_AT_ONCE = 20
TOGETHER = 25
"""So many tables are seen to side by side."""
LONGEST = 6 * 60 * MINUTE
"""A table that isn't over by then counts for nobody: a round can't wait for ever."""
STAND_IN = "greedy"


def plan_of(agreed: wire.LeaguePlan) -> Plan:
    """What its maker wanted, as far as it decides who plays when."""
    game = game_named(agreed.game)
    return Plan(
        agreed.form,
        agreed.seats,
        max(2, game.min_players),
        min(5, game.max_players),
        agreed.bots is not None,
        agreed.rounds,
        agreed.minutes,
        agreed.weeks,
        agreed.division,
        agreed.pause,
    )


def wait_of(agreed: wire.LeaguePlan) -> int:
    """Milliseconds, of those in which the hall is open, for which a place is kept for somebody."""
    return agreed.wait * MINUTE * (60 if agreed.form == "turns" else 1)


def settings_of(agreed: wire.LeaguePlan, people: int, players: int) -> wire.Settings:
    """What is agreed on at each table of a league."""
    clock = agreed.clock
    if agreed.form == "turns":
        clock = wire.Clock("days", days=clock.days)
    else:
        clock = wire.Clock("bank", clock.bank, clock.increment)
    level = agreed.bots or STAND_IN
    return wire.Settings(
        game=agreed.game,
        players=players,
        options=dict(agreed.options),
        clock=clock,
        hints="never",
        takeover=wire.Takeover(level=level, concede="last"),
        rated=agreed.rated,
        bots=[*[None] * people, *[level] * (players - people)],
    )


def seat_token(row: LeagueRow, table: str, person: str) -> str:
    """What opens somebody's seat at a table of a league, on whatever device they are signed in."""
    key = bytes.fromhex(row.secret)
    said = f"{table} {person}".encode()
    return hashlib.blake2b(said, key=key, digest_size=24, person=b"meadhall-league").hexdigest()


class Evenings:
    """What one hall does for its leagues."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.leagues = Leagues(hall.store)
        self.rounds = Rounds(hall.store)
        self._round: asyncio.Task[None] | None = None
        self._ratings = Ratings(hall.store)
        self._looked = float("-inf")

    async def go_round(self) -> None:
        """Look after the leagues that are due."""
        if self._hall.draining or time.monotonic() - self._looked < EVERY:
            return
        self._looked = time.monotonic()
        # On the side, one at a time: nobody's clock waits for it.
        if self._round is None or self._round.done():
            self._round = self._hall.tasks.spawn(self._look_after_all())

    async def _look_after_all(self) -> None:
        now = self._hall.now()
        for league, due in await self.rounds.due(now, MOST_AT_ONCE):
            if await self.rounds.take(league, due, now + LOOK):
                try:
                    await self.look_after(league)
                except Exception:
                    log.error("a league makes trouble", league=short(league), exc_info=True)

    async def look_after(self, league: str) -> None:
        """Do what is due in a league."""
        row = await self.leagues.row(league)
        if row is None or row.phase not in ("coming", "running"):
            return
        agreed, now = row.agreed, self._hall.now()
        plan = plan_of(agreed)
        if row.phase == "running":
            there = await self.rounds.open_tables(league)
            moved = await self._see_to_all(row, there)
            if there and not moved and plan.form == "swiss":
                return  # nothing can begin before these are over
        whole = await self.leagues.whole(league, plan, now)
        if whole is None:
            return
        if plan.form == "turns" and row.phase == "coming":
            for each in whole.league.entrants:  # by which they are divided
                each.strength = (await self._ratings.of(each.person, row.game)).mu
        dice = random.Random(secrets.randbits(64))
        # Among hundreds who have met often it may take a second: nobody else waits for it.
        ask = await asyncio.to_thread(next_of, whole.league, now, dice)
        if ask.phase is None:
            await self.rounds.again(whole.row, ask.again)
            return
        numbers: dict[int, int] = {}
        tables = []
        for laid in ask.tables:
            numbers[laid.round] = numbers.get(laid.round, 0) + 1
            tables.append(self._new_table(agreed, laid, numbers[laid.round], dice))
        number = ask.round or row.round
        turn = Turn(ask.phase, number, ask.again, tables, ask.divisions)
        if await self.rounds.turn(whole.row, turn, now):
            log.info("a league goes on", league=short(league), what=ask.what, tables=len(tables))
            await self._see_to_all(whole.row, await self.rounds.open_tables(league))

    def _new_table(
        self, agreed: wire.LeaguePlan, laid: Laid, number: int, dice: random.Random
    ) -> NewTable:
        people = list(laid.people)
        dice.shuffle(people)
        if laid.bye:
            return NewTable(laid.round, number, None, people)
        bots = agreed.seats - len(people) if agreed.bots is not None else 0
        return NewTable(laid.round, number, new_token()[:22], [*people, *[""] * bots])

    async def _see_to_all(self, row: LeagueRow, there: list[OpenTable]) -> bool:
        """See to the tables of a league; is one of them over now? What is wrong with one keeps none
        of the others waiting."""
        moved = False
        for start in range(0, len(there), TOGETHER):
            some = there[start : start + TOGETHER]
            moved |= any(await asyncio.gather(*(self._see_to(row, table) for table in some)))
        return moved

    async def be_there(self, row: LeagueRow, table: str) -> None:
        """Found a table that somebody is quicker to come to than whoever has noted it."""
        there = await self.rounds.open_tables(row.id)
        for each in there:
            if each.table == table and each.phase is None:
                await self._found(row, each)

    async def _see_to(self, row: LeagueRow, table: OpenTable) -> bool:
        try:
            now, outages = self._hall.now(), self._hall.outages
            lost = open_until(table.at, wait_of(row.agreed), outages) <= now
            if self._stuck(row, table):
                return (table.phase == "over" and await self._settle(row, table)) or (
                    await self._drop(row, table)
                )
            match table.phase:
                case None:
                    await self._found(row, table)
                case "waiting":
                    return await self._begin(row, table, lost)
                case "over":
                    return await self._settle(row, table)
        except Exception:
            log.error("a league's table makes trouble", table=short(table.table), exc_info=True)
        return False

    def _stuck(self, row: LeagueRow, table: OpenTable) -> bool:
        """Will nobody see its end? It is set aside, or has taken too long, the hall being open."""
        now, outages = self._hall.now(), self._hall.outages
        late = open_until(table.at, LONGEST, outages) <= now
        return row.form != "turns" and table.phase is not None and (table.aside or late)

    async def _found(self, row: LeagueRow, table: OpenTable) -> None:
        """Found a table that is noted; nothing happens if somebody else has."""
        seats = await self.rounds.seats_of(row.id, table)
        people = []
        for person in filter(None, seats):
            known = await self._hall.names.people.person(person)
            name = known.name if known else ""
            people.append((person, name, seat_token(row, table.table, person)))
        settings = settings_of(row.agreed, len(people), len(seats))
        await self._hall.founding.kept(table.table, settings, people)
        for person, _, _ in people:
            self._hall.tasks.spawn(self._tell(person, row, table))

    async def _tell(self, person: str, row: LeagueRow, table: OpenTable) -> None:
        """Somebody's table is ready, wherever they are."""
        await self._hall.notices.tell(
            person, "round", row.id, f"leagues/{row.id}", row.game, table.round,
            league=row.name, round=table.round,
        )  # fmt: skip

    async def _begin(self, row: LeagueRow, table: OpenTable, late: bool) -> bool:
        """Begin a table for whose people nobody waits any longer; is it over with that?"""
        hall = self._hall
        live = await hall.current(table.table)
        if not late:
            await hall.founding.start_if_full(live)
            return False
        seats = await self.rounds.seats_of(row.id, table)
        people = [seat for seat, person in enumerate(seats) if person]
        if any(live.table.seats[seat].hash for seat in people):
            await hall.act(
                live,
                lambda held: (
                    held.start(row.agreed.bots or STAND_IN) if held.phase == "waiting" else None
                ),
            )
        came = [seat for seat in people if live.table.seats[seat].who in ("person", "program")]
        if len(came) > 1 or (came and len(people) < len(seats)):
            return False
        # Whoever came alone has won, and may play on with the bots.
        places = behind([1] * len(seats), [seat for seat in people if seat not in came])
        absent = [seat for seat in people if seat not in came]
        return await self.rounds.settle(row.id, table, places, absent, hall.now())

    async def _settle(self, row: LeagueRow, table: OpenTable) -> bool:
        """A game is over: as soon as that is written down, it counts here."""
        result = await self._hall.endings.results.of_table(table.table)
        if result is None:
            return False
        seats = await self.rounds.seats_of(row.id, table)
        places, absent = ended(result, seats)
        return await self.rounds.settle(row.id, table, places, absent, self._hall.now())

    async def heard(self, result: Result) -> None:
        """A game has ended: if it was a league's, that goes on at once. It would in a moment."""
        league = await self.rounds.league_of(result.table_id)
        if league is not None:
            await self.rounds.sooner(league, self._hall.now())

    async def _drop(self, row: LeagueRow, table: OpenTable) -> bool:
        """A table that nobody will see the end of: it counts for nobody."""
        return await self.rounds.settle(row.id, table, [], [], self._hall.now())


def ended(result: Result, seats: list[str]) -> tuple[list[int], list[int]]:
    """Places by seat, and who didn't come. Whoever didn't, or left the end to a bot, is behind all
    others; a game that doesn't count counts for nobody here either. Only the seats count, not who
    says they had them: they were kept for nobody else."""
    played = {seat.seat: seat for seat in result.seats}
    if result.how in ("void", "unread") or len(played) != len(seats):
        return [], []
    absent = [at for at, who in enumerate(seats) if who and played[at].level]
    stays = result.how == "agreed"  # as it stood: a bot may have played for somebody just then
    left = [at for at, who in enumerate(seats) if who and played[at].left and not stays]
    return behind([played[at].place for at in range(len(seats))], [*absent, *left]), absent
