"""How somebody stands: their games and what is made of them, for themselves and, if they want it,
for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ...bots import LEVELS
from ...kernel.registry import game_names
from .. import wire
from ..people.alike import looks_of
from ..store.history import History, Played, Wanted
from ..store.people import Person
from ..store.results import Result, ResultSeat
from ..table.ladder import Rating, ladder
from ..table.seats import Seat
from ..wire.errors import Refused

if TYPE_CHECKING:
    from .hall import Hall

PAGE = 30
MOST, MOST_RESULTS = 3_000, 10_000
"""So many of somebody's last games are looked at."""
POINTS = 120
"""So many points of a graph are sent; more could not be told apart."""
SURE = 300
"""Ratings less sure than this are no record."""
PEOPLE, OTHER = "people", "other"
SAME = {"greedy": "karl"}
"""Levels by their other names."""
ORDER = {level: at for at, level in enumerate((*LEVELS, OTHER))}


class Standings:
    """What one hall tells of how people stand."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.history = History(hall.store)

    async def person(self, token: str) -> Person:
        """Who is signed in; refuses guests."""
        who = await self._hall.names.known(token)
        if who is None:
            raise Refused("not-signed-in", "This needs a name of your own: sign in.")
        return who.person

    async def games(self, person: Person, wanted: Wanted) -> wire.Games:
        """A page of somebody's games."""
        found, shining = await self.history.games(person.id, wanted, PAGE)
        lines = [line_of(result, person.id, result.table_id in shining) for result in found]
        return wire.Games(lines, found[-1].at if len(found) == PAGE else None)

    async def of(self, person: Person) -> wire.Standing:
        """How somebody stands."""
        played = await self.history.all_of(person.id, MOST)
        rated = await self._hall.ratings.of_person(person.id)
        games: dict[str, list[Played]] = {}
        for each in played:
            games.setdefault(each.game, []).append(each)
        stands = [game_standing(game, each, rated.get(game)) for game, each in games.items()]
        return wire.Standing(
            person.name,
            person.made,
            await self.history.is_open(person.id),
            sorted(stands, key=lambda stands: -stands.games),
            MOST,
        )

    async def profile(self, name: str) -> wire.Standing:
        """How somebody stands who lets everybody read it. Whether anybody has a name that nothing
        is told of, nobody learns here."""
        looks = looks_of(name)
        person = await self._hall.names.people.called(looks, name) if looks else None
        if person is None or not await self.history.is_open(person.id):
            raise Refused("not-found", "Nobody of this name shows how they stand.")
        return await self.of(person)

    async def kept(self, own: str) -> dict[str, Any]:
        """What is stored of how somebody stands, as data."""
        history = self.history
        played = await self._hall.endings.results.of_person(own, most=MOST_RESULTS)
        rated = await self._hall.ratings.of_person(own)
        return {
            "results": [
                {
                    "table": result.table_id,
                    "game": result.game,
                    "at": result.at,
                    "how": result.how,
                    "rated": result.rated,
                    **{key: each for key, each in asdict(seat).items() if key != "person"},
                }
                for result in played
                for seat in result.seats
                if seat.person == own
            ],
            "ratings": {game: asdict(rating) for game, rating in rated.items()},
            "stars": [{"table": row.table_id, "at": row.at} for row in await history.stars_of(own)],
            "shown_to_everybody": await history.is_open(own),
        }


# --- one game -----------------------------------------------------------------------------------


def line_of(result: Result, person: str, starred: bool) -> wire.GameLine:
    """A game, as somebody who played it is told of it."""
    mine = next(seat for seat in result.seats if seat.person == person)
    change = None
    if mine.mu is not None and mine.mu_was is not None:
        change = Rating(mine.mu).shown - Rating(mine.mu_was).shown
    return wire.GameLine(
        result.table_id,
        result.game,
        result.players,
        result.at,
        result.how,
        result.rated,
        starred,
        mine.seat,
        outcome_of(mine.place, mine.share),
        [_seat(seat) for seat in result.seats],
        change,
        None if mine.mu is None else Rating(mine.mu).shown,
        mine.weight,
    )


def outcome_of(place: int, share: float) -> wire.Outcome:
    """Won alone, with others, or not; or nothing counts."""
    if place == 0:
        return "none"
    if place > 1:
        return "lost"
    return "won" if share == 1.0 else "shared"


def _seat(seat: ResultSeat) -> wire.GameSeat:
    called = Seat("bot" if seat.level else "person", seat.name)
    names = {lang: called.called(lang) for lang in wire.LANGUAGES}
    return wire.GameSeat(names, seat.level, seat.place, seat.points, seat.left)


# --- figures ------------------------------------------------------------------------------------


def game_standing(game: str, played: Sequence[Played], rating: Rating | None) -> wire.GameStanding:
    """How somebody stands in one game; their games from the first on."""
    best = max(played, key=lambda each: each.points)
    points = [
        wire.RatedAt(each.at, rated.shown, rated.spread)
        for each in played
        if each.mu is not None and each.sigma is not None
        for rated in [Rating(each.mu, each.sigma)]
    ]
    sure = [point for point in points if point.spread <= SURE]
    sizes = sorted({each.players for each in played})
    return wire.GameStanding(
        *_count(played),
        game,
        None if rating is None else wire.Rated(rating.shown, rating.spread, rating.games),
        thinned(points),
        max(sure, key=lambda point: point.shown, default=None),
        longest_run(each.place == 1 for each in played),
        wire.BestGame(best.table, best.points, best.players, best.at),
        [_size(size, [each for each in played if each.players == size]) for size in sizes],
    )


def _size(players: int, played: Sequence[Played]) -> wire.SizeCount:
    seats = [[each for each in played if each.seat == seat] for seat in range(players)]
    levels: dict[str, list[Played]] = {}
    for each in played:
        levels.setdefault(against(each.rivals), []).append(each)
    order = sorted(levels, key=lambda level: ORDER.get(level, -1))
    return wire.SizeCount(
        *_count(played),
        players,
        [wire.Count(*_count(each)) for each in seats],
        [wire.LevelCount(*_count(levels[level]), level) for level in order],
    )


def _count(played: Sequence[Played]) -> tuple[int, float]:
    return len(played), round(sum(each.share for each in played), 3)


def against(rivals: Iterable[str]) -> str:
    """By whom a game is counted: people if there were any, else the strongest bot."""
    known = [SAME.get(each, each) for each in rivals]
    if "" in known or not known:
        return PEOPLE
    return max((each if each in ORDER else OTHER for each in known), key=lambda e: ORDER[e])


def longest_run(won: Iterable[bool]) -> int:
    """The most games in a row that were won."""
    longest = now = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return longest


def thinned(points: list[wire.RatedAt]) -> list[wire.RatedAt]:
    """Not more points than can be told apart; the first and the last among them."""
    if len(points) <= POINTS:
        return points
    step = (len(points) - 1) / (POINTS - 1)
    return [points[round(at * step)] for at in range(POINTS)]


def bots_rated() -> wire.Ladder:
    """What bots are rated, and how that was measured."""
    games = []
    for game in game_names():
        kept = ladder(game)
        steps = [
            wire.LadderStep(
                int(players),
                [
                    wire.BotRated(level, rating.shown, rating.spread)
                    for level in LEVELS
                    if level in rungs
                    for rating in [Rating(rungs[level].mu, rungs[level].sigma)]
                ],
            )
            for players, rungs in sorted(kept.rungs.items())
        ]
        if steps:
            games.append(wire.GameLadder(game, steps, kept.measured))
    return wire.Ladder(games)


__all__ = ["Standings", "Wanted", "bots_rated"]
