"""The games as OpenSpiel's: its own random simulation, with clones and serialization at every step,
for every game at every number of players; then information states, chance, and imagined states.

OpenSpiel has no package for Python 3.15, nor for Windows: there these tests are left out.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

if sys.version_info >= (3, 15) or sys.platform == "win32":
    pytest.skip("OpenSpiel has no package for this Python or system", allow_module_level=True)

import pyspiel
from effort import many

import meadhall
from meadhall.env import openspiel
from meadhall.kernel import Memory
from meadhall.kernel.memory import heard
from meadhall.kernel.scripted import ScriptedChance

from .tables import GAMES, TABLES

TINY = json.dumps({"deals": {"2": [1, 1, 1]}, "copies": {"odin/thor": 5}})


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    assert openspiel.register() == [f"meadhall_{name}" for name in GAMES]
    assert openspiel.register() == [f"meadhall_{name}" for name in GAMES], "and once more"


def load(name: str, players: int, options: str = "{}") -> Any:
    return pyspiel.load_game(f"meadhall_{name}", {"players": players, "options": options})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    game = load(name, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=many(1, long=10), serialize=True, verbose=False)


def walk(state: Any, dice: random.Random, most: int = 10**6) -> Any:
    """So many steps at random, or to the end."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_walk_ends_within_the_bounds(name: str, players: int) -> None:
    game = load(name, players)
    state = walk(game.new_initial_state(), random.Random(players))
    assert state.is_terminal()
    assert state.returns() == list(state.node.state.outcome.returns)
    draws = sum(step.player == pyspiel.PlayerId.CHANCE for step in state.full_history())
    assert draws <= game.max_chance_nodes_in_history()
    assert len(state.history()) - draws <= game.max_game_length()


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_is_the_kernels_memory(name: str) -> None:
    """Of the same game played straight on, by the draws that chance made in the tree; whether it is
    asked for at every step or only now."""
    kernel, dice = meadhall.game(name), random.Random(3)
    players = kernel.min_players
    late = load(name, players).new_initial_state()
    asked = late.clone()
    while len(late.history()) < 200 or late.is_chance_node():
        move = dice.choice(late.legal_actions())
        late.apply_action(move)
        asked.apply_action(move)
        strings = [asked.information_state_string(seat) for seat in range(players)]
        if late.is_terminal():
            break
    history = late.full_history()
    draws = [step.action for step in history if step.player == pyspiel.PlayerId.CHANCE]
    state = kernel.deal(players, ScriptedChance(draws), {}, True)
    memories = [Memory.at_start(kernel, state, seat) for seat in range(players)]
    state.take_events()
    for step in history:
        if step.player == pyspiel.PlayerId.CHANCE:
            continue
        state.play(step.player, step.action)
        events = state.take_events()
        for seat, memory in enumerate(memories):
            own = step.action if seat == step.player else None
            memory.note(state.view(seat), heard(kernel, events, seat), own)
    assert late.node.state.key() == state.key()
    assert strings == [f"{seat}:{memory.key.hex()}" for seat, memory in enumerate(memories)]
    assert [late.information_state_string(seat) for seat in range(players)] == strings


def test_a_pick_leaves_no_trace_in_the_others_information_states() -> None:
    state = load("asgard", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    moves = state.legal_actions()
    one, other = state.child(moves[0]), state.child(moves[-1])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_the_compiled_rows(name: str) -> None:
    kernel = meadhall.game(name)
    game = load(name, kernel.max_players)
    state = walk(game.new_initial_state(), random.Random(1), 120)
    size = kernel.observation_size(kernel.max_players)
    assert game.observation_tensor_shape() == [size]
    for seat in range(kernel.max_players):
        row = bytearray(size)
        state.node.state.write_observation(seat, row)
        assert state.observation_tensor(seat) == list(row)


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_state_looks_the_same_to_its_seat(name: str) -> None:
    dice = random.Random(2)
    state = walk(load(name, meadhall.game(name).min_players).new_initial_state(), dice, 100)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    seat = state.current_player()
    for _ in range(3):
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        stored = pyspiel.serialize_game_and_state(other.get_game(), other)
        _, again = pyspiel.deserialize_game_and_state(stored)
        assert str(again) == str(other)
        assert walk(other, dice).is_terminal()


def test_what_nobody_has_asked_about_can_be_stored_too() -> None:
    """Also a long way into a game: what is stored doesn't hold on to all that came before."""
    game = load("vikings", 2)
    state = walk(game.new_initial_state(), random.Random(1), 800)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_options_come_through_openspiels_own_texts() -> None:
    game = load("asgard", 2, TINY)
    again = pyspiel.load_game(str(game))
    assert again.max_game_length() == game.max_game_length() < load("asgard", 2).max_game_length()
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("said", "parameters"),
    [
        ("2 to 5 players, not 9", {"players": 9}),
        ("options are JSON text", {"options": "{deals"}),
        ("names and values", {"options": "[1]"}),
        ("dragons", {"options": '{"dragons": 1}'}),
    ],
)
def test_wrong_parameters_are_refused(said: str, parameters: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game("meadhall_asgard", parameters)


def test_the_draws_of_a_deal_are_as_likely_as_they_should_be() -> None:
    state = load("asgard", 2).new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 7, "the first of the goals"
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert state.action_to_string(3) == "draw 3"
    assert state.returns() == [0.0, 0.0]
