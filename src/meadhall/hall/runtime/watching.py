"""Games to look on at: found when somebody asks, at most every few seconds, and for few tables.

Of each game only that is taken which an onlooker's view says. What a hand would tell, a bar in the
lobby would tell too.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from .. import wire
from ..ops.logs import log, short
from ..store.watched import Rated, ratings_at
from ..table.interest import Played, interest
from ..table.ladder import of_bot
from ..table.sight import seen_by_all
from ..table.table import Table
from ..wire.errors import Refused
from .live import Live

if TYPE_CHECKING:
    from .hall import Hall

FRESH = 5.0
"""Seconds for which everybody is told the same."""
LOOKED_AT = 24
"""So many games are looked at, the newest,"""
READ = 4
"""so many of them from their logs each time: the others are in memory,"""
SHOWN = 6
"""and so many are shown."""


class Watching:
    """What one process tells of the games that are played."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: wire.WatchedGames = wire.WatchedGames([])
        self._at = float("-inf")

    async def games(self) -> wire.WatchedGames:
        """The most interesting first."""
        if time.monotonic() - self._at >= FRESH:
            self._at = time.monotonic()  # whoever asks meanwhile is told what was
            self._known = wire.WatchedGames(await self._look())
        return self._known

    async def _look(self) -> list[wire.Watched]:
        rows = await self._hall.store.lobby(None, "playing", None, LOOKED_AT)
        if not rows:
            return []
        rated = await ratings_at(self._hall.store, [row.id for row in rows])
        read = READ
        found: list[tuple[float, wire.Watched]] = []
        for row in rows:
            if row.id not in self._hall.tables:
                if not read:
                    continue
                read -= 1
            try:
                live = await self._hall.live(row.id)
                async with self._hall.hold(live) as table:
                    game = _watched(table, live, rated)
            except Refused as refused:
                log.info("a game can't be shown", table=short(row.id), code=refused.code)
                continue
            if game is not None:
                found.append(game)
        found.sort(key=lambda each: (-each[0], each[1].table))
        return [game for _, game in found[:SHOWN]]


def _watched(
    table: Table, live: Live, rated: dict[tuple[str, int, int], Rated]
) -> tuple[float, wire.Watched] | None:
    """A game as the lobby shows it, and how interesting it is; None if nobody is to see it."""
    settings = table.settings
    if table.phase != "playing" or not settings.onlookers or not settings.open:
        return None
    view: dict[str, Any] = seen_by_all(table.state)
    far = table.game.so_far(view)
    chances = far.chances() if far else []
    seats, known = [], []
    for place, seat in enumerate(table.seats):
        rating = None
        if seat.who == "bot":
            rating = of_bot(settings.game, settings.players, seat.level or "")
        elif settings.rated:
            theirs = rated.get((table.id, place, seat.since))
            if theirs is not None:  # it counts for what is interesting, whoever may read it
                known.append(theirs.rating.shown)
                rating = theirs.rating if theirs.shown else None
        seats.append(
            wire.WatchedSeat(
                seat.who,
                {lang: seat.called(lang) for lang in wire.LANGUAGES},
                seat.level if seat.who == "bot" else None,
                None if rating is None else rating.shown,
                far.points[place] if far else None,
                chances[place] if far else None,
            )
        )
    played = Played(
        known,
        sum(seat.who != "bot" for seat in table.seats),
        chances,
        far.part if far else 0.0,
        live.onlookers(),
    )
    shown = wire.Watched(
        table.id,
        settings.game,
        seats,
        far.part if far else None,
        live.onlookers(),
        settings.rated,
        settings.clock,
    )
    return interest(played), shown
