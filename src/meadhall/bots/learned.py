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
from .net import ZERO, Judge, Places
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
        self._places: dict[int, Places] = {}
        """By the number of players."""

    def judge(self, players: int, options: Mapping[str, Any]) -> Judge:
        """A judge for such tables."""
        on = self.inputs.of_table(players, options)
        if on is None:
            raise Unfit("bots-net-numbers")
        weights, width = self.weights, self._net.first.width
        hidden = weights.about.hidden
        rows = [weights.first[row * hidden : (row + 1) * hidden] for row in on]
        begin = [sum(unit) for unit in zip(weights.first_begin, *rows, strict=True)]
        if players not in self._places:
            self._places[players] = self._places_of(players)
        return Judge(
            self._net,
            self.game.reckoning(),
            self.game.spread,
            weights.about.hand,
            self._places[players],
            packed(begin, ZERO),
            self.inputs.lead * width,
        )

    def _places_of(self, players: int) -> Places:
        """What the bytes of rows do at tables of this size."""
        observations = self.game.observations
        assert observations is not None  # else there were no inputs
        alone, seats = observations.alone(players), range(players)
        common = [place for seat in seats for place in observations.common(players, seat)]
        inputs, limits = self.inputs.of_row(players), self.inputs.cut(self.weights.most, players)
        row = [(inputs[place], limits[place]) for place in alone + common]
        width = self._net.first.width
        turning = seats if self.weights.about.moves else ()
        return Places(
            players,
            len(alone),
            [each.first * width if limit else -1 for each, limit in row],
            [limit for _, limit in row],
            [each.names_one for each, _ in row],
            [move for seat in turning for move in self.game.space.seen_from(seat, players)],
        )

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
