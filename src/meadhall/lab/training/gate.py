"""The gate: a new net plays against what there was before, and both may think equally long.

A net takes time, so the same number of iterations would favour it. What an iteration costs either
side is measured first, in turns on the same positions, and the newcomer makes so many fewer.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from ...bots import Bot, GreedyBot, SearchBot
from ...bots.learned import LearnedBot
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ...kernel.state import State
from ..book import Row
from ..match import dice, play_game
from .selfplay import known_from

BEFORE = "before"
NEW = "new"
ENOUGH = 1.1
"""A net passes if it wins so many times as often as an equal would: 55 % at two seats."""
TURNS = 5
SLICES = 12
"""Positions in each of so many turns, by which the pace is measured."""


@dataclass(frozen=True)
class Match:
    """A new net among rivals of the kind before it."""

    game: str
    players: int
    net: bytes
    """Its file."""
    before: bytes | None
    """That of the net it is to replace; the hand-written value if there is none."""
    iterations: int
    """Of the rivals."""
    own_iterations: int
    """Of the new net: as many as take as long."""
    first: int = 0
    """The first deal's seed."""

    def maker(self, kind: str, game: Game[Any], seat: int, seed: int) -> Bot:
        """A bot of either side."""
        if kind == NEW:
            return searcher(self.game, seat, seed, self.own_iterations, self.net)
        return searcher(self.game, seat, seed, self.iterations, self.before)


def searcher(name: str, seat: int, seed: int, iterations: int, net: bytes | None) -> SearchBot:
    """A search that judges by a net, or by hand."""
    game = game_named(name)
    if net is None:
        return SearchBot(game, seat, seed, iterations)
    return LearnedBot(game, seat, seed, iterations, known=known_from(name, net))


def play(match: Match, number: int) -> Row:
    """One game: the new net in each seat in turn on the same deal."""
    seat, deal = number % match.players, match.first + number // match.players
    kinds = [NEW if each == seat else BEFORE for each in range(match.players)]
    played = play_game(game_named(match.game), kinds, deal, match.maker)
    return Row(
        NEW,
        BEFORE,
        number,
        deal,
        seat,
        played.share(seat),
        played.scores,
        played.ranks,
        played.decisions,
        played.end,
    )


def pace(name: str, players: int, net: bytes, before: bytes | None, iterations: int) -> float:
    """How many times as long the new net takes for as many iterations; processor time, measured in
    turns, the median of several."""
    states = positions(game_named(name), players)
    ratios = []
    for turn in range(TURNS):
        some = states[turn::TURNS][:SLICES]
        own, other = (
            sum(seconds(name, state, iterations, which) for state in some)
            for which in (net, before)
        )
        ratios.append(own / other)
    return median(ratios)


def seconds(name: str, state: State, iterations: int, net: bytes | None) -> float:
    """How long a search takes at a position."""
    seat = state.waiting[0]
    bot = searcher(name, seat, 0, iterations, net)
    view, legal = state.view(seat), state.legal(seat)
    began = time.process_time()
    bot.search(view, legal)
    return time.process_time() - began


def positions(game: Game[Any], players: int) -> list[State]:
    """Decisions of a few greedy games."""
    found: list[State] = []
    for seed in range(100):
        state = game.start(players, seed)
        bots = [GreedyBot(game, seat, dice(seed, seat, "greedy")) for seat in range(players)]
        while state.waiting and len(found) < TURNS * SLICES * 3:
            seat = state.waiting[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                found.append(state.clone())
            state.apply(seat, bots[seat].choose_from(partial(game.imagine, state, seat), legal))
    return found[::3]
