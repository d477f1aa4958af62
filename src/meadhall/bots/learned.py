"""The bot that searches as the others do, and judges by a net that games have taught.

The net's word is added to the hand-written value's (`net.py`). A game's package holds the net, if
there is one; at a table that it wasn't made for the bot judges by the hand-written value alone, and
says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from ..kernel.errors import BadOption, Reason
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.texts import texts
from . import sureness
from .bot import PACKAGE
from .inputs import Inputs
from .ismcts import SETTINGS, SearchBot, Settings
from .net import ZERO, Judge
from .search import Search
from .weights import FILE, BadNet, Weights, packed, read


class Unfit(BadOption):
    """Why a net can't judge a table."""

    def __init__(self, key: str) -> None:
        self.reason = Reason(PACKAGE, key)
        super().__init__(self.reason)


class Learned:
    """A net for one game, and judges by it for tables that it is made for."""

    def __init__(self, game: Game[Any], weights: Weights) -> None:
        about = weights.about
        self.game = game
        self.weights = weights
        self.inputs = Inputs(game)
        if (about.game, about.layout) != (game.name, self.inputs.layout):
            raise Unfit("bots-net-layout")
        if about.rules != game.rules_version:
            raise Unfit("bots-net-rules")
        if about.data != game.data_hash({}):
            raise Unfit("bots-net-numbers")
        self._net = weights.net()
        self._turned: dict[int, list[int]] = {}
        """By the number of players: every move as the first seat sees it, as the second does …"""

    def judge(self, players: int, options: Mapping[str, Any]) -> Judge:
        """A judge for such tables."""
        on = self.inputs.of_table(players, options)
        if on is None:
            raise Unfit("bots-net-numbers")
        weights, width = self.weights, self._net.first.width
        hidden = weights.about.hidden
        rows = [weights.first[row * hidden : (row + 1) * hidden] for row in on]
        begin = [sum(unit) for unit in zip(weights.first_begin, *rows, strict=True)]
        row, limits = self.inputs.of_row(players), self.inputs.cut(weights.most, players)
        alone, order = self._order(players)
        row, most = [row[place] for place in order], [limits[place] for place in order]
        return Judge(
            self._net,
            self.game.reckoning(),
            self.game.spread,
            weights.about.hand,
            players,
            packed(begin, ZERO),
            self.inputs.lead * width,
            alone,
            [each.first * width if limit else -1 for each, limit in zip(row, most, strict=True)],
            most,
            [each.names_one for each in row],
            self._moves(players),
        )

    def _order(self, players: int) -> tuple[int, list[int]]:
        """Where the bytes that a judge looks at lie in a row, in its order; how many of them one
        observes alone."""
        observations = self.game.observations
        assert observations is not None  # else there were no inputs
        alone = observations.alone(players)
        seats = range(players)
        common = [place for seat in seats for place in observations.common(players, seat)]
        return len(alone), alone + common

    def parts(self, row: bytes, players: int, seat: int) -> tuple[bytes, bytes]:
        """A seat's row as a judge is told it: what all observe, and what the seat does alone. For
        rows that were kept; a state writes the two at once."""
        observations = self.game.observations
        assert observations is not None
        own = observations.alone(players)
        common = observations.common(players, seat)
        hidden = set(own)
        return (
            bytes(0 if place in hidden else row[place] for place in common),
            bytes(row[place] for place in own),
        )

    def _moves(self, players: int) -> list[int]:
        """Every move as each seat sees it, if the net knows moves."""
        if players not in self._turned:
            seats = range(players if self.weights.about.moves else 0)
            turned = [self.game.space.seen_from(seat, players) for seat in seats]
            self._turned[players] = [move for each in turned for move in each]
        return self._turned[players]


@cache
def _in_package(package: str) -> Weights | None:
    """The net that comes with a game; None if there is none."""
    file = resources.files(package) / FILE
    return read(file.read_bytes()) if file.is_file() else None


@cache
def learned(game: Game[Any]) -> Learned:
    """What a game has learned; :class:`Unfit` if that can't be used."""
    try:
        weights = _in_package(game.package)
    except BadNet:
        raise Unfit("bots-net-broken") from None
    if weights is None:
        raise Unfit("bots-net-none")
    return Learned(game, weights)


class Judges:
    """Judges for the tables that a bot sits at: mostly the one before, for it stays where it is."""

    def __init__(self, game: Game[Any], known: Learned | None = None) -> None:
        """`known` is what it judges by; what comes with the game, if nothing else is told."""
        self._game = game
        self._known = known
        self._last: tuple[Any, Judge] | None = None
        """The kind of the last table, and its judge."""

    def of(self, table: State) -> Judge:
        """A judge for such a table; :class:`Unfit` if there is none."""
        kind = int(table.players), table.to_json().get("options", {})
        if self._last is None or self._last[0] != kind:
            self._last = kind, (self._known or learned(self._game)).judge(*kind)
        return self._last[1]


class LearnedBot(SearchBot):
    """A search whose worlds a net judges, where it can."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int = 0,
        iterations: int = 1000,
        seconds: float | None = None,
        settings: Settings = SETTINGS,
        known: Learned | None = None,
    ) -> None:
        super().__init__(game, seat, seed, iterations, seconds, settings)
        self._judges = Judges(game, known)
        self.unfit: Reason | None = None
        """Why the last decision was judged by hand, if it was."""

    def _new_search(self, table: State) -> Search:
        try:
            judge = self._judges.of(table)
        except Unfit as wrong:
            self.unfit = wrong.reason
            return super()._new_search(table)
        self.unfit = None
        leaning = judge if self.settings.leans and judge.knows_moves() else None
        spread = self.game.spread(table)
        return self._search_by(table, judge, 1.0, self._by_hand(), spread, leaning)

    def sureness(self, players: int) -> float:
        return sureness.sureness_of(self.game, players, by_net=self.unfit is None)

    def explain(self, lang: str = "en") -> str:
        return with_reason(super().explain(lang), self.unfit, lang)


def with_reason(said: str, unfit: Reason | None, lang: str) -> str:
    """What a bot says, and why it judged by hand, if it did."""
    if unfit is None or not said:
        return said
    return f"{said} {texts(PACKAGE, lang).say('bots-by-hand', why=unfit.text(lang))}"
