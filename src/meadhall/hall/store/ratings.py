"""What people are rated, in the database. It changes with a result, in the same transaction."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from ..table.ladder import NEW, Rating, of_bot
from ..table.rating import Player, rated
from .ended import Result, ResultSeat
from .schema import presence, ratings, result_seats, results, sittings
from .store import Store

DAY = 86_400_000
FULL = 3
"""So many games of the same two (or against bots of one level) count wholly in a day; of `n` each
counts as three of them do in all, shared out, so the more they play the less one more is worth."""
NEAR = 0.25
"""What a game counts between two who come from the same address: a household may play, but nobody
rises by playing against themselves."""
FAR_BELOW = 400
"""Whoever is rated so many points more than a bot gains nothing by beating it: they are expected
to, and would only have to do it often enough. If it beats them, that counts."""
LESS = "less"
"""Where a result says between which seats it counted less, and if they came from one address."""
WATCHED = 30 * DAY
MOST_WATCHED = 2_000


class Ratings:
    """What one store knows of how people are rated."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, game: str) -> Rating:
        """What somebody is rated; where they haven't played yet, what everybody begins with."""
        return (await self.of_person(person)).get(game, NEW)

    async def of_person(self, person: str) -> dict[str, Rating]:
        """By game, as far as they have played."""
        query = select(ratings).where(ratings.c.person == person)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}

    def of_bot(self, game: str, players: int, level: str) -> Rating | None:
        """What a bot is rated at tables of this size; None if it isn't."""
        return of_bot(game, players, level)


# --- a rated game ---------------------------------------------------------------------------------


def rate(connection: Connection, result: Result) -> Result:
    """What a game changes, written down; the result with it. Whoever's rows these are holds them
    already. Of a bot nothing changes; and where the end was agreed on only those who agreed are
    compared, for no bot was asked."""
    if not result.rated:
        return result
    seats = [seat for seat in result.seats if _counts(result, seat)]
    owners = [seat.person for seat in seats if seat.person]
    if len(seats) < 2 or not owners or len({*owners}) < len(owners):
        return replace(result, rated=False)
    before = _ratings(connection, result.game, owners)
    near = _near(connection, result)
    pairs = _pairs(connection, result, seats, near, before)
    weighed = {seat.seat: _mean(pairs, seat.seat) for seat in seats}
    after = rated(
        [
            Player(_rating(result, seat, before), seat.place, bool(seat.person), weighed[seat.seat])
            for seat in seats
        ]
    )
    moved: dict[int, ResultSeat] = {}
    for seat, now in zip(seats, after, strict=True):
        if not seat.person:
            continue
        was = before[seat.person]
        _put(connection, seat.person, result.game, now, result.at)
        moved[seat.seat] = replace(
            seat,
            weight=round(weighed[seat.seat], 4),
            mu_was=was.mu,
            sigma_was=was.sigma,
            mu=now.mu,
            sigma=now.sigma,
        )
    persons = {seat.seat for seat in seats if seat.person}
    less = [
        [*pair, pair in near]
        for pair, weight in sorted(pairs.items())
        if weight < 1 and persons.issuperset(pair)
    ]
    data = result.data | ({LESS: less} if less else {})
    whole = tuple(moved.get(seat.seat, seat) for seat in result.seats)
    return replace(result, seats=whole, data=data)


def _counts(result: Result, seat: ResultSeat) -> bool:
    if seat.person:
        return True
    known = seat.level and of_bot(result.game, result.players, seat.level)
    return bool(known) and result.how != "agreed"


def _rating(result: Result, seat: ResultSeat, people: dict[str, Rating]) -> Rating:
    if seat.person:
        return people[seat.person]
    return of_bot(result.game, result.players, seat.level) or NEW


def _ratings(connection: Connection, game: str, people: list[str]) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
    rows = connection.execute(query).all()
    known = {row.person: Rating(row.mu, row.sigma, row.games) for row in rows}
    return {person: known.get(person, NEW) for person in people}


def _put(connection: Connection, person: str, game: str, now: Rating, at: int) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    told = {"mu": now.mu, "sigma": now.sigma, "games": now.games, "at": at}
    fresh = dialect.insert(ratings).values(person=person, game=game, **told)
    connection.execute(fresh.on_conflict_do_update(index_elements=["person", "game"], set_=told))


# --- how much it counts ---------------------------------------------------------------------------


def _near(connection: Connection, result: Result) -> set[tuple[int, int]]:
    """The seats of people who sat down, or were there, from the same address. Of addresses the hall
    keeps hashes: of who was there for a week, of who sat down until the result is written."""
    query = select(presence.c.seat, presence.c.home, presence.c.name).where(
        presence.c.table_id == result.table_id, presence.c.home.is_not(None)
    )
    names = {seat.seat: seat.name for seat in result.seats if seat.person}
    homes: dict[int, set[str]] = {}
    for row in connection.execute(query).all():
        if names.get(row.seat) == row.name:
            homes.setdefault(row.seat, set()).add(row.home)
    whose = {(seat.seat, seat.since) for seat in result.seats if seat.person}
    sat = select(sittings.c.seat, sittings.c.since, sittings.c.home).where(
        sittings.c.table_id == result.table_id, sittings.c.own, sittings.c.home.is_not(None)
    )
    for row in connection.execute(sat).all():
        if (row.seat, row.since) in whose:
            homes.setdefault(row.seat, set()).add(row.home)
    return {(a, b) for a, b in combinations(sorted(homes), 2) if homes[a] & homes[b]}


def _pairs(
    connection: Connection,
    result: Result,
    seats: list[ResultSeat],
    near: set[tuple[int, int]],
    before: dict[str, Rating],
) -> dict[tuple[int, int], float]:
    """How much the game counts between each two."""
    pairs: dict[tuple[int, int], float] = {}
    for one, other in combinations(seats, 2):
        pair, weight = (one.seat, other.seat), 1.0
        person, company = (one, other) if one.person else (other, one)
        if person.person:
            played = _played(connection, result, person.person, company)
            weight = min(1.0, FULL / (played + 1)) * (NEAR if pair in near else 1.0)
            if not company.person and person.place < company.place:
                bot = _rating(result, company, before)
                weight *= before[person.person].shown <= bot.shown + FAR_BELOW
        pairs[pair] = weight
    return pairs


def _mean(pairs: dict[tuple[int, int], float], seat: int) -> float:
    """How much it counts for one: on the average of all whom they played against."""
    own = [weight for pair, weight in pairs.items() if seat in pair]
    return sum(own) / len(own)


def _played(connection: Connection, result: Result, person: str, company: ResultSeat) -> int:
    """How many rated games somebody had on the day before this one with another, or with bots of
    one level."""
    mine, theirs = result_seats.alias(), result_seats.alias()
    same = theirs.c.person == company.person
    if not company.person:
        same = (theirs.c.level == company.level) & (theirs.c.person == "")
    query = (
        select(func.count(mine.c.table_id.distinct()))
        .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
        .where(
            mine.c.person == person,
            same,
            mine.c.at > result.at - DAY,
            mine.c.weight.is_not(None),
        )
    )
    return int(connection.execute(query).scalar_one())


# --- for the keeper -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pair:
    """Two who play each other so often, or from so near, that it counts less."""

    one: str
    other: str
    games: int
    near: int
    """From the same address."""
    won: int
    """By the first of them."""
    lost: int
    at: int


def watched(connection: Connection, now: int) -> list[Pair]:
    """Those of the last 30 days, the most games first."""
    query = (
        select(results.c.table_id, results.c.at, results.c.data)
        .where(results.c.at > now - WATCHED, results.c.data.contains(f'"{LESS}"'))
        .order_by(results.c.at.desc())
        .limit(MOST_WATCHED)
    )
    rows = connection.execute(query).all()
    seats: dict[str, dict[int, Any]] = {}
    theirs = select(result_seats).where(result_seats.c.table_id.in_([r.table_id for r in rows]))
    for seat in connection.execute(theirs).all():
        seats.setdefault(seat.table_id, {})[seat.seat] = seat
    found: dict[tuple[str, str], list[Pair]] = {}
    for row in rows:
        at_table = seats.get(row.table_id, {})
        for *pair, near in msgspec.json.decode(row.data)[LESS]:
            two = sorted((at_table[each] for each in pair), key=lambda seat: str(seat.person))
            if not all(seat.person for seat in two):
                continue  # somebody has erased their name since
            one, other = two
            won, lost = one.place < other.place, one.place > other.place
            game = Pair(one.name, other.name, 1, int(near), int(won), int(lost), row.at)
            found.setdefault((one.person, other.person), []).append(game)
    pairs = [
        replace(
            games[0],
            games=len(games),
            near=sum(game.near for game in games),
            won=sum(game.won for game in games),
            lost=sum(game.lost for game in games),
        )
        for games in found.values()
    ]
    return sorted(pairs, key=lambda pair: (-pair.games, -pair.at))
