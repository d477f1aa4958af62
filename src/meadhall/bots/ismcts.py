"""The bot that searches: information-set Monte Carlo tree search with a budget.

The budget is a count of iterations, so the same seed gives the same moves on any machine; a limit
in seconds may be set on top for where that matters more. Between the small decisions of one choice,
where nobody else decides and nothing new is seen, the tree is kept, and only topped up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..kernel.chance import Chance, seeded
from ..kernel.game import Game
from ..kernel.reckoning import Reckoning, Told
from ..kernel.state import State
from ..kernel.texts import texts
from . import sureness
from .bot import PACKAGE, Bot
from .net import Judge
from .search import Search

LEAST_NEW = 4
"""A kept tree gets at least one in so many of the iterations anew."""
SLICE = 64
"""Iterations between two looks at the clock, or at whether it is decided."""
CLOSE = 0.75
"""It is close where the second move was tried so many times as often as the first, or more."""
MOST_SAVED = 2
"""A bot that saves iterations keeps no more than so many whole decisions' for later."""


Spending = Callable[[Search, State, list[int], int], None]
"""How iterations are spent on a table with these legal moves."""


@dataclass(frozen=True)
class Settings:
    """How the search balances what it knows, what it guesses and what it hasn't tried."""

    curiosity: float = 2.0
    """How much seldom tried moves draw it, in standard deviations of the results."""
    trust: float = 2.0
    """How many tries the guess at first sight is worth."""
    sharpness: float = 1.0
    """How much better guesses draw it, for each standard deviation among a bandit's moves."""
    leans: bool = False
    """Where there is a net that knows moves: does it say where to look first, instead of a glance
    at what each move comes to? So far the glance is better at equal time."""
    stops_early: bool = True
    """Does a bot that has to choose stop when no other move can be tried most often any more, by
    the iterations that are left? It chooses the same."""
    spends_saved: float = 0.5
    """What it has saved by that it spends where it is close: in one decision up to so many times
    its iterations on top. All decisions together never take more than their iterations."""


SETTINGS = Settings()


@dataclass(frozen=True)
class Finding:
    """What a search found out about one move."""

    move: int
    tried: int
    chance: float
    """To win: what the search sees, as it comes true (`sureness`)."""


class SearchBot(Bot):
    """Searches as long as it may, and takes the move it came back to most often."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int = 0,
        iterations: int = 1000,
        seconds: float | None = None,
        settings: Settings = SETTINGS,
    ) -> None:
        self.game = game
        self.seat = seat
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings
        self._chance = seeded(seed)
        self._ends_turn = game.turn_enders
        self._obvious = game.obvious_moves
        self._search: Search | None = None
        self._table: State | None = None
        self._expected: dict[str, Any] | None = None
        self._last: list[Finding] = []
        self._had_choice = False
        self._weighs_obvious = False
        self._saved = 0
        """Iterations that earlier decisions did without."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        obvious = [move for move in legal if self._obvious[move]]
        self._last = best_first(self._found(view, obvious[:1] or legal, self._until_decided))
        self._had_choice = len(legal) > 1
        move = self._last[0].move
        self.follow(move)
        return move

    def search(self, view: dict[str, Any], legal: list[int]) -> list[Finding]:
        """Spend the budget; what is known of each legal move then."""
        return self._found(
            view, legal, lambda search, table, _, wanted: self._spend(search, table, wanted)
        )

    def _found(self, view: dict[str, Any], legal: list[int], spend: Spending) -> list[Finding]:
        """Search in some way; what is known of each legal move then."""
        table = self._table = self.imagined(view)
        self._chance.word()
        search = self._search
        self._weighs_obvious = len(legal) > 1 and any(self._obvious[move] for move in legal)
        if search is None or view != self._expected or self._weighs_obvious:
            search = self._search = self._new_search(table)
        if len(legal) > 1:
            known = sum(search.tried(move) for move in legal)
            wanted = max(self.iterations - known, self.iterations // LEAST_NEW)
            spend(search, table, legal, wanted)
        players = int(table.players)
        sure = self.sureness(players)
        return [
            Finding(move, search.tried(move), sureness.of_one(search.mean(move), players, sure))
            for move in legal
        ]

    def follow(self, move: int) -> None:
        """This move is made. Where the own choice goes on and nothing new is seen, so does the
        search."""
        table, search = self._table, self._search
        assert table is not None
        assert search is not None
        self._expected = None
        after = table.clone()
        forced = len(table.legal(self.seat)) == 1
        if self._obvious[move] and not self._weighs_obvious:
            forced = True  # below the root the tree passes over obvious moves
        after.apply(self.seat, move)
        goes_on = after.waiting == (self.seat,) and after.knots == table.knots
        if goes_on and (forced or search.go_on(move)):
            self._expected = after.view(self.seat)

    @property
    def goes_on(self) -> bool:
        """Is there a tree for the decision that is expected next?"""
        return self._expected is not None

    def chances(self) -> list[float]:
        """Every seat's chance to win after the last search, as such chances come true."""
        assert self._search is not None
        return self.borne_out(self._search.outlook())

    def borne_out(self, chances: list[float]) -> list[float]:
        """Every seat's chance as a search sees it, as it comes true."""
        return sureness.of_all(chances, self.sureness(len(chances)))

    def sureness(self, players: int) -> float:
        """How sure of itself it may be, at such a table."""
        return sureness.sureness_of(self.game, players)

    @property
    def findings(self) -> list[Finding]:
        """What the last search found out about each legal move, the best first."""
        return self._last

    def imagined(self, view: dict[str, Any]) -> State:
        """A table that looks to the seat as the true one does."""
        table: State = self.game.imagine(view, self.seat, self._chance)
        return table

    def world(self, table: State, seat: int, chance: Chance) -> State:
        """A fresh world that fits what the seat knows."""
        world: State = self.game.imagine(table, seat, chance)
        return world

    def standings(self, world: State) -> list[float]:
        """How everybody stands."""
        return self.game.standings(world)

    def _new_search(self, table: State) -> Search:
        spread = self.game.spread(table)
        return self._search_by(table, self._by_hand(), spread, self._by_hand(), spread)

    def _search_by(
        self,
        table: State,
        judge: Reckoning,
        spread: float,
        glance: Reckoning,
        glance_spread: float,
        leaning: Judge | None = None,
    ) -> Search:
        """A search that judges where it ends by the one, and moves at first sight by the other, or
        by the net that leans to them."""
        return Search(
            self._imagining(),
            judge,
            spread,
            glance,
            glance_spread,
            self._ends_turn,
            self._obvious,
            self.seat,
            table.players,
            self._chance,
            self.settings.curiosity,
            self.settings.trust,
            self.settings.sharpness,
            leaning,
        )

    def _imagining(self) -> Callable[[Any, int, Any], Any]:
        """What draws fresh worlds: the game itself, unless the bot has its own way."""
        if type(self).world is not SearchBot.world:
            return self.world
        own = type(self.game).imagine is not Game.imagine
        return self.game.imagine if own else self.game.imagine_state

    def _by_hand(self) -> Reckoning:
        """How everybody stands: by the game itself, unless the bot has its own way."""
        own = type(self).standings is not SearchBot.standings
        return Told(self.standings) if own else self.game.reckoning()

    def _spend(self, search: Search, table: State, iterations: int) -> None:
        if self.seconds is None:
            search.run(table, iterations)
            return
        until = time.perf_counter() + self.seconds
        while iterations > 0 and time.perf_counter() < until:
            search.run(table, min(SLICE, iterations))
            iterations -= SLICE

    def _until_decided(
        self, search: Search, table: State, legal: list[int], iterations: int
    ) -> None:
        """Spend what it takes to choose: no more when that is decided, and some of what was saved
        where it is close."""
        if not self.settings.stops_early or self.seconds is not None:
            self._spend(search, table, iterations)
            return
        while iterations > 0:
            iterations -= self._step(search, table, iterations)
            first, second = _two_most(search, legal)
            if first - second > iterations:
                break
        most = MOST_SAVED * self.iterations
        self._saved = min(self._saved + iterations, most)
        more = min(self._saved, int(self.settings.spends_saved * self.iterations))
        while more > 0:
            first, second = _two_most(search, legal)
            if second < CLOSE * first:
                break
            step = self._step(search, table, more)
            more -= step
            self._saved -= step

    def _step(self, search: Search, table: State, iterations: int) -> int:
        """A slice of these iterations; how many it was."""
        step = min(SLICE, iterations)
        search.run(table, step)
        return step

    def explain(self, lang: str = "en") -> str:
        if self._had_choice and len(self._last) == 1:
            return texts(PACKAGE, lang).say("bots-obvious")
        return explanation(self._last, lang)


def _two_most(search: Search, legal: list[int]) -> list[int]:
    """How often the two moves were tried that were tried most."""
    return sorted((search.tried(move) for move in legal), reverse=True)[:2]


def best_first(findings: list[Finding]) -> list[Finding]:
    """The move that was tried most often is the best: a good result of few tries may be luck."""
    return sorted(findings, key=lambda each: (-each.tried, -each.chance, each.move))


def explanation(findings: list[Finding], lang: str) -> str:
    """Why the first of these moves was chosen."""
    words = texts(PACKAGE, lang)
    if not findings:
        return ""
    if len(findings) == 1:
        return words.say("bots-only-choice")
    best, second = findings[:2]
    return words.say(
        "bots-search-because",
        tried=sum(each.tried for each in findings),
        part=_percent(best.tried / max(1, sum(each.tried for each in findings))),
        chance=_percent(best.chance),
        second=_percent(second.chance),
    )


def _percent(part: float) -> int:
    return round(100 * part)
