"""What comes next in a league: asked at a time, it answers what is to happen now.

The same question to the same league has answers that differ by chance alone, so whoever is first to
note one has decided; nobody else's counts.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from .arena import look_again, who_meets
from .divisions import divided
from .plan import MINUTE, League, Meeting, Phase, Sat
from .points import standings
from .seating import seated, sizes

LOOK = 2_000
"""Milliseconds until a league is looked at again whose tables are being played."""
GRACE = 45 * MINUTE
"""So long after its end an arena waits for tables that are still being played."""


@dataclass(frozen=True)
class Laid:
    """A table to be founded: who sits there; a free round for whoever sits alone without one."""

    round: int
    people: list[str]
    bye: bool = False


@dataclass(frozen=True)
class Next:
    """What happens now."""

    what: Literal["wait", "round", "over", "off"]
    again: int | None = None
    """When to look at the league next; None when it is over."""
    round: int = 0
    tables: list[Laid] = field(default_factory=list)
    divisions: dict[str, int] = field(default_factory=dict)

    @property
    def phase(self) -> Phase | None:
        """What the league is from now on; None if that doesn't change."""
        match self.what:
            case "round":
                return "running"
            case "over" | "off":
                return self.what
        return None


def next_of(league: League, now: int, dice: random.Random) -> Next:
    """What is to happen in a league now."""
    if league.phase in ("over", "off"):
        return Next("wait")
    if league.phase == "coming":
        if now < league.begins:
            return Next("wait", league.begins)
        if len(league.here) < _fewest(league) or now >= (league.ends or now + 1):
            return Next("off")
    match league.plan.form:
        case "arena":
            return _arena(league, now, dice)
        case "swiss":
            return _swiss(league, now, dice)
        case "turns":
            return _turns(league, now, dice)


def _fewest(league: League) -> int:
    # Into an arena somebody may come late.
    return 1 if league.plan.bots or league.plan.form == "arena" else 2


def _arena(league: League, now: int, dice: random.Random) -> Next:
    ends = league.ends or 0
    playing = [each for each in league.meetings if each.ended is None]
    if now >= ends:
        late = ends + GRACE
        if not playing or now >= late:
            return Next("over")
        return Next("wait", min(late, now + LOOK))
    busy = {person for each in playing for person in each.people}
    waiting = [
        replace(each, ready=max(each.ready, league.begins))
        for each in league.here
        if each.ready is not None and each.person not in busy
    ]
    line, tables = who_meets(league.plan, waiting, now)
    again = min(ends, now + LOOK, look_again(league.plan, waiting, now) or ends)
    if not tables:
        # The first look after its beginning opens it, whether anybody waits or not.
        return Next("wait" if league.phase == "running" else "round", again)
    last: dict[str, list[Meeting]] = defaultdict(list)
    for meeting in league.meetings:
        for person in meeting.people:
            last[person].append(meeting)
    # Only those met last count: in an hour everybody meets everybody.
    recent = {id(meeting) for own in last.values() for meeting in own[-2:]}
    met = met_at(each for each in league.meetings if id(each) in recent)
    order = _order(league, [each.person for each in line], dice)
    seats = seated(order, met, tables, dice)
    number = league.round + 1
    return Next("round", again, number, [Laid(number, table) for table in seats])


def _swiss(league: League, now: int, dice: random.Random) -> Next:
    plan = league.plan
    if any(each.ended is None for each in league.meetings):
        return Next("wait", now + LOOK)
    last = max((each.ended or 0 for each in league.meetings), default=0)
    if league.round >= plan.rounds or (league.round and len(league.here) < _fewest(league)):
        return Next("over")
    if league.round and now < last + plan.pause * MINUTE:
        return Next("wait", last + plan.pause * MINUTE)
    people = [each.person for each in league.here]
    return _round(league, league.round + 1, people, dice)


def _round(league: League, number: int, people: Sequence[str], dice: random.Random) -> Next:
    tables = laid(league, number, _order(league, people, dice), league.meetings, dice)
    if not any(not table.bye for table in tables):
        return Next("over" if league.round else "off")
    return Next("round", 0, number, tables)


def _turns(league: League, now: int, dice: random.Random) -> Next:
    if league.phase == "running":
        left = [each for each in league.meetings if each.ended is None]
        if not left or now >= (league.ends or 0):
            return Next("over")
        return Next("wait", min(league.ends or 0, now + 10 * LOOK))
    found: list[Laid] = []
    divisions = divided(league.plan, league.here)
    for entrants in divisions:
        meetings: list[Meeting] = []
        for number in range(1, league.plan.rounds + 1):
            order = [each.person for each in entrants]
            dice.shuffle(order)
            tables = laid(league, number, order, meetings, dice)
            meetings += [_as_met(table) for table in tables]
            found += [table for table in tables if not table.bye]
    if not found:
        return Next("off")
    where = {each.person: at for at, some in enumerate(divisions) for each in some}
    return Next("round", 0, league.plan.rounds, found, where)


def laid(
    league: League,
    number: int,
    order: Sequence[str],
    meetings: Iterable[Meeting],
    dice: random.Random,
) -> list[Laid]:
    """A round's tables for people in the order of their standing: everybody sits once. Where not
    all can, the last without a free round so far have one."""
    plan, before = league.plan, list(meetings)
    tables = sizes(len(order), plan.seats, plan.least, plan.most, plan.bots)
    had: dict[str, int] = defaultdict(int)
    for meeting in before:
        if meeting.bye:
            had[meeting.seats[0].person] += 1
    place = {person: at for at, person in enumerate(order)}
    by_need = sorted(order, key=lambda each: (had[each], -place[each]))
    free = set(by_need[: len(order) - sum(tables)])
    playing = [each for each in order if each not in free]
    found = [Laid(number, table) for table in seated(playing, met_at(before), tables, dice)]
    return found + [Laid(number, [each], bye=True) for each in order if each in free]


def met_at(meetings: Iterable[Meeting]) -> dict[str, dict[str, int]]:
    """How often each has met each."""
    met: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for meeting in meetings:
        for one in meeting.people:
            for other in meeting.people:
                if one != other:
                    met[one][other] += 1
    return met


def _as_met(table: Laid) -> Meeting:
    return Meeting(
        table.round, 0, "" if table.bye else "t", 0, [Sat(each) for each in table.people]
    )


def _order(league: League, people: Sequence[str], dice: random.Random) -> list[str]:
    """The first in the standing first; chance decides among those who stand alike."""
    wanted = set(people)
    rows = standings((each.person for each in league.entrants), league.meetings)
    lots = {each.person: dice.random() for each in rows}
    rows = [each for each in rows if each.person in wanted]
    rows.sort(key=lambda each: (each.rank, lots[each.person]))
    return [each.person for each in rows]
