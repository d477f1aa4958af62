"""What a search uses to be quick says the same as what everybody else uses."""

from __future__ import annotations

from typing import Any

import pytest
from effort import many
from librt.vecs import vec

import meadhall
from meadhall.kernel import Game, State, seeded

TABLES = [
    (name, players)
    for name in meadhall.game_names()
    for players in (meadhall.game(name).min_players, meadhall.game(name).max_players)
]


def positions(game: Game[Any], players: int, seed: int) -> list[State]:
    """Some of those that a random game comes to, its last one included."""
    state = game.start(players, seed)
    chance = seeded(seed)
    found: list[State] = []
    number = 0
    while waiting := state.waiting:
        if number % 7 == seed % 7:
            found.append(state.clone())
        seat = waiting[chance.below(len(waiting))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        number += 1
    return [*found, state.clone()]


def told(state: State) -> tuple[Any, ...]:
    """All there is to a position."""
    return state.key(), state.to_json(), state.knots, state.waiting


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_copy_made_of_a_used_state_is_a_copy(name: str, players: int) -> None:
    game = meadhall.game(name)
    for seed in range(many(2, long=12)):
        spare = game.start(players, 99)
        chance = seeded(seed)
        for state in positions(game, players, seed):
            before = told(state)
            spare = state.copy_onto(spare)
            assert told(spare) == before
            again = state.clone()
            for each in (spare, again):  # and goes its own way, by the same dice
                for seat in each.waiting[:1]:
                    legal = each.legal(seat)
                    each.play(seat, legal[chance.clone().below(len(legal))])
            assert told(spare) == told(again)
            assert told(state) == before


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_state_of_another_table_is_no_spare(name: str) -> None:
    game = meadhall.game(name)
    state, other = game.start(3, 1), game.start(4, 2)
    before = told(other)
    copy = state.copy_onto(other)
    assert told(copy) == told(state)
    assert told(other) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_reckoning_remembers_nothing_that_matters(name: str, players: int) -> None:
    """Whatever it was asked before, it says what standings say."""
    game = meadhall.game(name)
    reckoning = game.reckoning()
    row: Any = vec[float]([0.0] * 8)
    asked = [state for seed in range(many(3, long=15)) for state in positions(game, players, seed)]
    chance = seeded(5)
    for _ in range(2 * len(asked)):
        state = asked[chance.below(len(asked))]
        reckoning.write_standings(state, row)
        assert list(row)[:players] == game.standings(state)


def test_one_reckoning_may_be_asked_about_tables_of_several_sizes() -> None:
    for name in meadhall.game_names():
        game = meadhall.game(name)
        reckoning = game.reckoning()
        row: Any = vec[float]([0.0] * 8)
        for players in (3, 4, 3):
            state = game.start(players, 4)
            reckoning.write_standings(state, row)
            assert list(row)[:players] == game.standings(state)
