"""Games that a net learns from: quick ones by greedy, slow ones by a search.

So that it learns to judge what a search looks at, poor moves included, a part of the moves is made
at random; so that one net serves every table, games are played by any number and some by house
rules. Of each game a few positions are kept. In a slow game only some decisions are searched
deeply; the others are quick, so that more games come to an end. Kept are those and, in games that
have turns, how each turn begins: that is where a search judges.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec

from ...bots import GreedyBot, SearchBot, Settings
from ...bots.ismcts import Finding
from ...bots.learned import Learned, LearnedBot
from ...bots.net import lead_of
from ...bots.weights import read
from ...kernel.chance import Chance, seeded
from ...kernel.errors import BadOption
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ...kernel.state import State
from .positions import WIDTH, Positions

KEPT = 12
"""Positions of a quick game."""
AT_RANDOM = (0, 2, 8)
"""So many moves of a hundred are made at random; which of these is each game's own."""
HOUSE_RULES = 4
"""One game in so many is played by some."""
SWITCHED_ON = 3
"""One house rule in so many is on then."""
DEEP = 3
"""One decision of a slow game in so many is searched deeply."""
QUICK = 5
"""The others so many times more quickly."""
WHOLE = Settings(stops_early=False)
"""A search that is learned from is made to its end."""


@dataclass(frozen=True)
class Series:
    """Games of one kind, each known by its number."""

    game: str
    iterations: int = 0
    """Of a deep search; 0: greedy plays."""
    net: bytes | None = None
    """The file of the net that the search judges by; the hand-written value if there is none."""
    rival: bytes | None = None
    """The file of the net that all judge by but one, whose seat is another from game to game: so
    that this one learns to beat them. None if all are alike."""


def play(series: Series, number: int) -> Positions:
    """What is kept of one game."""
    game = game_named(series.game)
    dice = seeded(number)
    players = table_for(game, dice)
    options = house_rules(game, dice, players)
    state = game.start(players, number, options)
    play_on = _Slow if series.iterations else _Quick
    return play_on(series, game, state, options, dice, number).play()


def table_for(game: Game[Any], dice: Chance) -> int:
    """Every other table is the smallest there is."""
    if game.min_players == game.max_players or dice.below(2):
        return game.min_players
    return game.min_players + 1 + int(dice.below(game.max_players - game.min_players))


def house_rules(game: Game[Any], dice: Chance, players: int) -> dict[str, Any]:
    """Mostly none."""
    if dice.below(HOUSE_RULES):
        return {}
    on = {name: True for name in game.about.variants if not dice.below(SWITCHED_ON)}
    try:
        return game.check_options({"variants": on}, players)
    except BadOption:  # some don't go together
        return {}


class Kept(NamedTuple):
    """What is kept of one position; :class:`Positions` says what each is."""

    rows: bytes
    leads: list[int]
    hand: list[float]
    outlook: list[float]
    seat: int
    moves: list[int]
    tried: list[float]


class _Game:
    """A game while it is played, and what is kept of it."""

    def __init__(
        self,
        series: Series,
        game: Game[Any],
        state: State,
        options: Mapping[str, Any],
        dice: Chance,
        number: int,
    ) -> None:
        self.series = series
        self.game = game
        self.state = state
        self.dice = dice
        self.number = number
        on = options.get("variants", {})
        self.switches = [int(bool(on.get(name))) for name in game.about.variants]
        self.at_random = AT_RANDOM[dice.below(len(AT_RANDOM))]
        self.players = int(state.players)
        self.kept: list[Kept] = []
        self.unknown = [float("nan")] * self.players
        """What a search thinks that wasn't made."""

    def keep(self, seat: int, outlook: list[float], findings: Sequence[Finding]) -> Kept:
        """What is kept of the position that is there now, before a seat decides."""
        state, seats = self.state, range(self.players)
        points, spread = self.game.standings(state), self.game.spread(state)
        rows = [bytearray(self.game.observation_size(self.players)) for _ in seats]
        for each in seats:
            state.write_observation(each, rows[each])
        some = findings[:WIDTH]
        tries = sum(each.tried for each in some) or 1
        return Kept(
            b"".join(rows),
            [int(lead_of(vec[float](points), self.players, each, spread)) for each in seats],
            [each / spread for each in points],
            outlook,
            seat,
            filled_up([each.move for each in some], -1),
            filled_up([each.tried / tries for each in some], 0),
        )

    def play(self) -> Positions:
        """Play to the end."""
        state = self.state
        for step in count():
            if not state.waiting:
                break
            seat = state.waiting[0]
            legal = state.legal(seat)
            move = self.choose(step, seat, legal)
            if len(legal) > 1 and self.dice.below(100) < self.at_random:
                move = legal[self.dice.below(len(legal))]
            state.apply(seat, move)
        return self.all_kept()

    def choose(self, step: int, seat: int, legal: list[int]) -> int:
        """A move, and whatever is to be kept of the position."""
        raise NotImplementedError

    def all_kept(self) -> Positions:
        """What was kept, now that the end is known."""
        won = self.game.win_chances(self.state)
        kept, number = self.kept, len(self.kept)
        size = self.game.observation_size(self.players)

        def column(name: str, kind: Any, width: int) -> Any:
            found = [getattr(each, name) for each in kept]
            return np.array(found, kind).reshape(number, width)

        rows = b"".join(each.rows for each in kept)
        return Positions(
            np.frombuffer(rows, np.uint8).reshape(number, self.players, size),
            column("leads", np.uint8, self.players),
            column("hand", np.float32, self.players),
            np.tile(np.array(won, np.float32), (number, 1)),
            column("outlook", np.float32, self.players),
            np.tile(np.array(self.switches, np.uint8), (number, 1)),
            np.array([each.seat for each in kept], np.uint8),
            column("moves", np.int16, WIDTH),
            column("tried", np.float32, WIDTH),
            np.full(number, self.number, np.int64),
        )


def filled_up(some: list[Any], with_what: float) -> list[Any]:
    """A row as wide as the others."""
    return some + [with_what] * (WIDTH - len(some))


class _Quick(_Game):
    """Greedy plays; positions are kept from all over the game, each as likely."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        dice = self.dice.below(1 << 30)
        self.bots = [GreedyBot(self.game, seat, dice + seat) for seat in range(self.players)]

    def choose(self, step: int, seat: int, legal: list[int]) -> int:
        if step < KEPT:
            self.kept.append(self.keep(seat, self.unknown, []))
        elif (place := self.dice.below(step + 1)) < KEPT:
            self.kept[place] = self.keep(seat, self.unknown, [])
        return self.bots[seat].choose_from(partial(self.game.imagine, self.state, seat), legal)


class _Slow(_Game):
    """A search plays; a position is kept with what a deep search thinks of it."""

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        dice = self.dice.below(1 << 30)
        self.bots = [self.bot(seat, dice + seat) for seat in range(self.players)]
        self.has_turns = any(self.game.turn_enders)
        self.before = -1
        """Who decided last."""

    def bot(self, seat: int, seed: int) -> SearchBot:
        series = self.series
        alike = series.rival is None or seat == self.number % self.players
        net = series.net if alike else series.rival
        if net is None:
            return SearchBot(self.game, seat, seed, settings=WHOLE)
        known = known_from(series.game, net)
        return LearnedBot(self.game, seat, seed, settings=WHOLE, known=known)

    def choose(self, step: int, seat: int, legal: list[int]) -> int:
        bot = self.bots[seat]
        deep = self.dice.below(DEEP) == 0
        bot.iterations = self.series.iterations // (1 if deep else QUICK)
        move = bot.choose(self.state.view(seat), legal)
        outlook = bot.chances()
        if deep and len(legal) > 1 and any(outlook):  # else there was nothing to search
            self.kept.append(self.keep(seat, outlook, bot.findings))
        elif self.has_turns and seat != self.before:
            self.kept.append(self.keep(seat, self.unknown, []))
        self.before = seat
        return move


@cache
def known_from(game: str, net: bytes) -> Learned:
    """What stands in a file of a net. Its bytes go along with a task, for it may be played on a
    machine that doesn't have the file."""
    return Learned(game_named(game), read(net))
