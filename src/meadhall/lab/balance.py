"""Weighs a game's numbers: many games between equals, and what they say, with intervals.

All seats are played by the same bot, so whatever differs comes from the game. How often each turn
order wins, how many wins are shared and how long games last is counted for every game; the rest by
the game's own :class:`~meadhall.kernel.tally.Tally`.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..bots import check_any
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.tally import Gauge, Tally
from .many import HERE, Backend, play_many
from .match import Played, play_game
from .statistics import Share, wilson, z_of

SEAT_BOUND = 0.03
"""How far a turn order may be from its share of wins."""

Counts = dict[tuple[str, str], tuple[float, float]]
"""What one game has counted: by gauge and row, how much and of how many."""


@dataclass(frozen=True)
class Weighing:
    """What is played: the same weighing gives the same games."""

    game: str
    players: int
    bot: str
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    rules: int = 0
    """The version of the rules; 0 is the newest."""

    def check(self) -> None:
        """Refuse what can't be played."""
        game = self.rules_of()
        game.check_players(self.players)
        game.check_options(self.options, self.players)
        check_any(self.bot)
        if self.games < 1:
            raise BadOption("there is nothing to weigh in no games")

    def rules_of(self) -> Game[Any]:
        game = game_named(self.game)
        return game.by_rules(self.rules or game.rules_version)

    def gauges(self) -> list[Gauge]:
        """All tables of the report; a game may set bounds of its own for those every game has."""
        share = 1 / self.players
        bounds = share - SEAT_BOUND, share + SEAT_BOUND
        own = {gauge.name: gauge for gauge in self.rules_of().tally().gauges}
        usual = (
            Gauge("seat", "Share of wins by turn order (a shared win counts in part)", *bounds),
            Gauge("shared", "Games that several have won"),
            Gauge("length", "Decisions in a game", percent=False),
        )
        return [own.pop(gauge.name, gauge) for gauge in usual] + list(own.values())

    def weigh(self, backend: Backend = HERE) -> Generator[Counts, None, None]:
        """What each game has counted, in order."""
        yield from play_many(partial(weigh_game, self), range(self.games), backend)


def weigh_game(weighing: Weighing, number: int) -> Counts:
    """Play one game and count."""
    game = weighing.rules_of()
    tally = game.tally()
    watch = Watch(tally)
    kinds = [weighing.bot] * weighing.players
    seed = weighing.seed + number
    played = play_game(game, kinds, seed, options=weighing.options, watch=watch)
    return counted(tally, played, watch.first)


def counted(tally: Tally, played: Played, first: int) -> Counts:
    """What a tally has counted in a game, and what is counted of every game."""
    players = len(played.ranks)
    for seat in range(players):
        tally.count("seat", f"{(seat - first) % players + 1}", played.share(seat))
    tally.count("shared", "wins", played.ranks.count(1) > 1)
    tally.count("length", "decisions", played.decisions)
    return {key: (much, of) for key, (much, of) in tally.counts.items()}


class Watch(Tally):
    """Sees who is asked first, which makes the turn order, and hands all on to the game's own."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self._tally = tally
        self.first = -1

    def before(self, state: Any, seat: int, move: int) -> None:
        if self.first < 0:
            # Where all are asked at once there is no order: seats are counted as they are.
            self.first = seat if len(state.waiting) == 1 else 0
        self._tally.before(state, seat, move)

    def ended(self, state: Any) -> None:
        self._tally.ended(state)


class Sums:
    """A row over many games: what is needed for its share and how sure that is."""

    def __init__(self) -> None:
        self.much = self.of = 0.0
        self._squares = self._products = self._of_squares = 0.0

    def add(self, much: float, of: float) -> None:
        self.much += much
        self.of += of
        self._squares += much * much
        self._products += much * of
        self._of_squares += of * of

    def share(self, games: int, percent: bool = True) -> Share:
        """Games are independent, what happens within one is not: the interval comes from the
        spread of whole games (a ratio of sums, by the delta method)."""
        if not self.of:
            return Share(0.0, 0.0, 1.0 if percent else math.inf, games)
        mean = self.much / self.of
        apart = self._squares - 2 * mean * self._products + mean * mean * self._of_squares
        error = math.sqrt(max(apart, 0.0)) / self.of
        if not percent:
            return Share(mean, mean - z_of() * error, mean + z_of() * error, games)
        widest = mean * (1 - mean)
        # As many independent chances as would leave the same doubt.
        chances = widest / (error * error) if error and widest else min(self.of, games)
        return Share(mean, *wilson(mean, z_of() ** 2 / chances), games)


class Ledger:
    """All games of a weighing, added up."""

    def __init__(self) -> None:
        self.games = 0
        self._rows: dict[tuple[str, str], Sums] = {}

    def add(self, counts: Counts) -> None:
        self.games += 1
        for key, (much, of) in counts.items():
            self._rows.setdefault(key, Sums()).add(much, of)

    def rows(self, gauge: Gauge) -> Iterator[tuple[str, float, Share]]:
        """A gauge's rows: name, of how many, and the share."""
        for (name, row), sums in sorted(self._rows.items()):
            if name == gauge.name:
                yield row, sums.of, sums.share(self.games, gauge.percent)


def verdict(gauge: Gauge, row: str, share: Share) -> str:
    """Does a row lie within its gauge's bounds, surely (`yes`), surely not (`NO`), or who knows?"""
    if not gauge.judges(row):
        return ""
    least = -math.inf if gauge.least is None else gauge.least
    most = math.inf if gauge.most is None else gauge.most
    if share.high < least or most < share.low:
        return "NO"
    return "yes" if least <= share.low and share.high <= most else "open"
