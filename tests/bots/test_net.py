"""What was learned: counted as written down, at every table, and refused where it doesn't fit."""

from __future__ import annotations

import random
from typing import Any

import pytest
from effort import many

import meadhall
from meadhall.bots.inputs import Inputs
from meadhall.bots.learned import Learned
from meadhall.bots.net import lead_of
from meadhall.bots.weights import Weights
from meadhall.kernel import Game, State
from meadhall.testing import random_course
from meadhall.testing.nets import random_weights

TABLES = [
    (name, players)
    for name in meadhall.game_names()
    for players in range(meadhall.game(name).min_players, meadhall.game(name).max_players + 1)
]


def positions(game: Game[Any], players: int, seed: int) -> list[State]:
    """All positions of a random game."""
    return [state.clone() for state, _, _ in random_course(game, players, seed).replay()]


def answer(weights: Weights, on: list[int], row: list[tuple[int, int]]) -> int:
    """What a net answers, number by number: `row` says of each input that isn't 0 how much it is;
    those that are `on` are 1."""
    about = weights.about
    sums = list(weights.first_begin)
    for which, much in [*row, *((each, 1) for each in on)]:
        for unit in range(about.hidden):
            sums[unit] += much * weights.first[which * about.hidden + unit]
    told = [min(max(each >> about.shifts[0], 0), 255) for each in sums]
    sums = list(weights.second_begin)
    for which, much in enumerate(told):
        for unit in range(about.second):
            sums[unit] += much * weights.second[which * about.second + unit]
    told = [min(max(each >> about.shifts[1], 0), 255) for each in sums]
    return sum(a * b for a, b in zip(told, weights.last, strict=True))


def by_hand(game: Game[Any], weights: Weights, state: State, seat: int) -> int:
    """The answer for a seat by the plain reckoning of `nets.py`."""
    inputs = Inputs(game)
    players = int(state.players)
    row = bytearray(game.observation_size(players))
    state.write_observation(seat, row)
    assert game.observations
    table = game.observations.table_size
    most = weights.most[: len(row) - table] + weights.most[-table:]
    fed = [(inputs.lead, int(lead_of(game.standings(state), seat, game.spread(state))))]
    for number, limit, place in zip(row, most, inputs.of_row(players), strict=True):
        counts = min(number, limit)
        if counts and place.names_one:
            fed.append((place.first + counts - 1, 1))
        elif counts:
            fed.append((place.first, counts))
    on = inputs.of_table(players, {})
    assert on is not None
    return answer(weights, on, fed)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_is_judged_as_the_weights_say(name: str, players: int) -> None:
    game = meadhall.game(name)
    weights = random_weights(game, players)
    judge = Learned(game, weights).judge(players, {})
    states = positions(game, players, 3)
    dice = random.Random(1)
    for _ in range(many(25, long=200)):
        state = dice.choice(states)  # jumping about, so that much changes from row to row
        if state.waiting:
            points = judge.points(state)
            hand, spread = game.standings(state), game.spread(state)
            for seat in range(players):
                learned = by_hand(game, weights, state, seat) / weights.about.unit
                assert points[seat] == weights.about.hand * hand[seat] / spread + learned
