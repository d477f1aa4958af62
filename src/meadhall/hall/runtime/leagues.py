"""What people ask of leagues: to make one, to take part, to sit down, to see how it stands."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ...kernel.errors import MeadhallError
from ...kernel.registry import game as game_named
from .. import wire
from ..leagues.plan import MINUTE, WEEK, Meeting
from ..leagues.points import points_for, standings
from ..people.alike import looks_of
from ..store.leagues import LeagueRow, Line, Whole
from ..store.people import Person
from ..table.create import kept_table
from ..table.seats import clean
from ..wire.errors import Refused
from .evenings import plan_of, seat_token, settings_of

if TYPE_CHECKING:
    from .hall import Hall
    from .rates import Rates

LONGEST_NAME = 60
MOST_OF_ONE = 3
"""Leagues that one person has coming or running;"""
MOST_OPEN = 200
"""and all together;"""
MOST_PEOPLE = 512
"""people in one;"""
MOST_LEAGUES = 10
"""and leagues in which one person takes part at once."""
LATEST = 60 * 24 * 60 * MINUTE
"""How far ahead a league may begin."""
SOONEST = 5 * MINUTE
"""A beginning that has just passed is now."""
MOST_LISTED = 50
MOST_SHOWN = 60
"""Tables of an arena, besides one's own."""
FRESH = 1.0
"""Seconds for which a page is the same for all who ask."""
_WHY = {
    "over": ("over", "Nobody can join this league any more."),
    "full": ("table-full", "This league is full."),
    "too-many": ("too-many-leagues", "You take part in too many leagues already."),
}


class LeagueDesk:
    """Where one hall's leagues are asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._pages: dict[str, tuple[float, wire.LeaguePage, Whole]] = {}

    # --- making, joining ----------------------------------------------------------------------

    async def make(
        self, plan: wire.LeaguePlan, maker: Person, address: str, rates: Rates
    ) -> wire.LeagueMade:
        """A new league; refuses what makes no sense, and more of them than anybody needs."""
        hall, now = self._hall, self._hall.now()
        hall.keeper.let_speak(maker.name, hall.keeper.home_of(address))
        plan.name = clean(plan.name, LONGEST_NAME)
        if len(re.findall(r"\w", plan.name)) < 3 or not looks_of(plan.name):
            raise Refused("bad-name", "A league's name has three letters at least.")
        if not now - SOONEST <= plan.begins <= now + LATEST:
            raise Refused("bad-option", "A league begins now or within sixty days.")
        plan.begins = max(plan.begins, now)
        self._check(plan)
        if not (rates.new_leagues.take(maker.id) and rates.new_leagues.take(f"at {address}")):
            raise Refused("rate-limited", "Too many new leagues; wait a while.")
        row = LeagueRow(
            id=secrets.token_urlsafe(12).replace("-", "_"),
            form=plan.form,
            game=plan.game,
            name=plan.name,
            maker=maker.id,
            made=now,
            begins=plan.begins,
            phase="coming",
            round=0,
            step=0,
            due=plan.begins,
            ended=None,
            plan=msgspec.json.encode(plan).decode(),
            secret=secrets.token_hex(32),
        )
        why = await hall.evenings.leagues.make(row, _alike, MOST_OF_ONE, MOST_OPEN)
        if why == "alike":
            raise Refused("name-taken", "Another league is called so, or nearly.")
        if why is not None:
            raise Refused("too-many-leagues", "There are too many leagues already; wait for one.")
        return wire.LeagueMade(row.id)

    def _check(self, plan: wire.LeaguePlan) -> None:
        """Refuse what no table could be founded with."""
        try:
            game = game_named(plan.game)
        except MeadhallError as wrong:
            raise Refused("bad-option", str(wrong)) from wrong
        pure = plan_of(plan)
        if not pure.least <= plan.seats <= pure.most:
            raise Refused(
                "bad-option", f"At a table of {game.name} sit {pure.least} to {pure.most}."
            )
        bots = list(self._hall.config.bots)
        fewest = plan.seats if plan.bots is not None else pure.least
        for players in range(fewest, pure.most + 1):
            settings = settings_of(plan, 1 if plan.bots is not None else players, players)
            people = settings.bots.count(None)
            kept_table(settings, bots, [("", "")] * people, LONGEST_NAME)

    async def join(self, league: str, person: Person, address: str) -> None:
        """Somebody takes part."""
        hall = self._hall
        hall.keeper.admit(person.name, address)
        await self._row(league)
        why = await hall.evenings.leagues.join(
            league, person.id, hall.now(), MOST_PEOPLE, MOST_LEAGUES
        )
        self._pages.pop(league, None)
        if why is not None:
            raise Refused(*_WHY[why])

    async def withdraw(self, league: str, person: Person) -> None:
        """Somebody takes part no longer; tables that they have stay theirs."""
        row = await self._row(league)
        if row.phase not in ("coming", "running"):
            raise Refused("over", "This league is over.")
        if not await self._hall.evenings.leagues.withdraw(league, person.id, self._hall.now()):
            raise Refused("not-yours", "You don't take part in this league.")
        self._pages.pop(league, None)

    async def wait(self, league: str, person: Person, address: str, ready: bool) -> None:
        """Somebody in an arena waits for a table, and is there; or rests."""
        self._hall.keeper.admit(person.name, address)
        row = await self._row(league)
        if row.form != "arena" or row.phase not in ("coming", "running"):
            raise Refused("over", "There is nothing to wait for.")
        if not await self._hall.evenings.leagues.here(league, person.id, self._hall.now(), ready):
            raise Refused("not-yours", "You don't take part in this league.")
        known = self._pages.get(league)
        if known is not None and (person.id in known[2].waiting) != ready:
            del self._pages[league]

    async def call_off(self, league: str, maker: Person) -> None:
        """Its maker calls it off, before it begins."""
        row = await self._row(league)
        if row.maker != maker.id:
            raise Refused("not-yours", "Somebody else has made this league.")
        if not await self._hall.evenings.leagues.call_off(league, ["coming"], self._hall.now()):
            raise Refused("already-started", "It has begun already.")
        self._pages.pop(league, None)

    async def sit(self, league: str, table: str, person: Person, address: str) -> str:
        """Somebody takes the seat that is kept for them, or comes back to it; its token."""
        hall = self._hall
        hall.keeper.admit(person.name, address)
        row = await self._row(league)
        found = await hall.evenings.leagues.seat_at(league, table, person.id)
        if found is None:
            raise Refused("not-yours", "No seat at this table is kept for you.")
        await hall.evenings.be_there(row, table)
        live = await hall.current(table)
        token = seat_token(row, table, person.id)
        if live.table.claim_of(token) is None:
            if found[1]:
                raise Refused("over", "This table counts without you by now.")
            await hall.founding.sit_kept(live, token, person)
        return token

    async def _row(self, league: str) -> LeagueRow:
        row = await self._hall.evenings.leagues.row(league)
        if row is None:
            raise Refused("not-found", "There is no such league.")
        return row

    # --- seeing -------------------------------------------------------------------------------

    async def all(self, person: Person | None) -> wire.LeagueList:
        """What comes, what runs, and what was last."""
        leagues = self._hall.evenings.leagues
        mine = await leagues.joined(person.id) if person else set()
        coming = await leagues.lines(["coming"], MOST_LISTED, late_first=False)
        running = await leagues.lines(["running"], MOST_LISTED, late_first=True)
        over = await leagues.lines(["over"], MOST_LISTED // 2, late_first=True)
        return wire.LeagueList(
            *(
                [_line(each, each.row.id in mine) for each in some]
                for some in (coming, running, over)
            )
        )

    async def page(self, league: str, person: Person | None) -> wire.LeaguePage:
        """All there is to see of a league; for whoever is signed in also what is theirs."""
        known = self._pages.get(league)
        if known is None or time.monotonic() - known[0] > FRESH:
            row = await self._row(league)
            whole = await self._hall.evenings.leagues.whole(
                league, plan_of(row.agreed), self._hall.now()
            )
            if whole is None:
                raise Refused("not-found", "There is no such league.")
            if len(self._pages) > MOST_OPEN:
                self._pages.clear()
            known = (time.monotonic(), _page(whole, self._hall.now()), whole)
            self._pages[league] = known
        _, shown, whole = known
        tables, me = shown.tables, None
        if person is not None:
            me = _self(whole, person)
        if whole.row.form == "arena":
            own = me.number if me else 0
            tables = [
                table
                for at, table in enumerate(tables, MOST_SHOWN - len(tables))
                if at >= 0 or any(own and seat.number == own for seat in table.seats)
            ]
        line = msgspec.structs.replace(shown.line, mine=bool(me and me.number))
        return msgspec.structs.replace(shown, line=line, tables=tables, me=me, now=self._hall.now())


def _alike(name: str, other: str) -> bool:
    return bool(looks_of(name) & looks_of(other))


def _line(line: Line, mine: bool = False) -> wire.LeagueLine:
    row, plan = line.row, line.row.agreed
    ends = None
    if plan.form == "arena":
        ends = row.begins + plan.minutes * MINUTE
    elif plan.form == "turns":
        ends = row.begins + plan.weeks * WEEK
    return wire.LeagueLine(
        row.id, row.name, plan.form, row.game, row.phase, line.maker, row.begins, ends, plan.seats,
        row.round, plan.rounds, line.people, mine,
    )  # fmt: skip


def _self(whole: Whole, person: Person) -> wire.LeagueSelf:
    number = whole.numbers.get(person.id, 0)
    mine = [each for each in whole.league.entrants if each.person == person.id]
    ready = [
        each.table
        for each in whole.league.meetings
        if each.ended is None
        and whole.row.phase == "running"
        and any(seat.person == person.id and not seat.absent for seat in each.seats)
    ]
    here = bool(mine) and mine[0].left is None
    waits = person.id in whole.waiting
    return wire.LeagueSelf(number if here else 0, ready, waits, whole.row.maker == person.id)


def _page(whole: Whole, now: int) -> wire.LeaguePage:
    row, league, numbers = whole.row, whole.league, whole.numbers
    late = row.phase == "running" and row.form == "arena"
    rows: list[wire.LeagueStanding] = []
    for division in sorted({each.division for each in league.entrants}):
        people = [each.person for each in league.entrants if each.division == division]
        rows += (
            wire.LeagueStanding(
                numbers[each.person],
                each.rank,
                float(each.points),
                each.played,
                each.wins,
                float(each.share),
                float(each.strength),
                [wire.LeagueRound(at, float(own)) for at, own in sorted(each.rounds.items())],
            )
            for each in standings(people, league.meetings)
        )
    return wire.LeaguePage(
        _line(Line(row, whole.maker, len(league.here))),
        row.agreed,
        now,
        _next(whole),
        row.phase == "coming" or (late and now < (league.ends or 0)),
        [
            wire.LeagueEntrant(
                numbers[each.person],
                whole.names[each.person],
                each.division,
                each.left is not None,
                each.ready is not None,
            )
            for each in league.entrants
        ],
        rows,
        list(_tables(league.meetings, numbers)),
        None,
    )


def _next(whole: Whole) -> int | None:
    league = whole.league
    if league.phase == "coming":
        return league.begins
    if league.phase != "running":
        return None
    if league.plan.form != "swiss":
        return league.ends
    last = max((each.ended or 0 for each in league.meetings), default=0)
    if any(each.ended is None for each in league.meetings) or league.round >= league.plan.rounds:
        return None
    return last + league.plan.pause * MINUTE


def _tables(meetings: Iterable[Meeting], numbers: dict[str, int]) -> Iterable[wire.LeagueTable]:
    for each in meetings:
        places = [seat.place for seat in each.seats if seat.place is not None]
        points = points_for(places) if len(places) == len(each.seats) else [None] * len(each.seats)
        yield wire.LeagueTable(
            each.round,
            each.table or None,
            each.at,
            each.ended,
            [
                wire.LeagueSeat(
                    numbers.get(seat.person, 0),
                    seat.place,
                    None if own is None else 0.0 if seat.absent else float(own),
                    seat.absent,
                )
                for seat, own in zip(each.seats, points, strict=True)
            ],
        )
