"""The games as PettingZoo's: its own suites, and what a user can do wrong.

Of its suites `api_test`, `parallel_api_test`, `seed_test` and `parallel_seed_test` pass for every
game at every number of players. `max_cycles_test` can't: it plays without the mask, and asks for
games that are broken off after so many steps. `parallel_seed_test` plays without the mask too, so
that it goes by the rule that whoever makes an illegal move loses.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import meadhall
from meadhall import env
from meadhall.kernel import BadMove, BadOption, IllegalMove, UnknownGame

from .tables import GAMES, TABLES, WRONG_MOVES, illegal_move, some_move

CYCLES = 150
MAKERS: list[Callable[..., Any]] = [env.aec, env.parallel]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        # Its list of environments whose observations are a dictionary has its own alone.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        api_test(env.aec(name, players), num_cycles=CYCLES)
        seed_test(lambda: env.aec(name, players), num_cycles=CYCLES)
        parallel_api_test(env.parallel(name, players), num_cycles=CYCLES)
        parallel_seed_test(lambda: env.parallel(name, players, illegal="lose"), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seats_in_turn_are_shown_the_kernels_rows(name: str, players: int) -> None:
    game, dice = meadhall.game(name), random.Random(players)
    table = env.aec(name, players)
    table.reset(seed=players)
    kept: list[tuple[Any, bytes]] = []
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        if over:
            assert table.game_state is not None
            outcome = table.game_state.outcome
            assert outcome is not None
            seat = table.possible_agents.index(agent)
            assert reward == outcome.returns[seat]
            assert info == {"rank": outcome.ranks[seat], "score": outcome.scores[seat]}
            table.step(None)
            continue
        state, seat = table.game_state, table.possible_agents.index(agent)
        assert state is not None
        row = bytearray(game.observation_size(players))
        state.write_observation(seat, row)
        assert observation["observation"].tobytes() == bytes(row)
        assert observation["action_mask"].nonzero()[0].tolist() == state.legal(seat)
        other = table.observe(table.possible_agents[seat - 1])
        assert not other["action_mask"].any()
        if len(kept) < 50:
            kept.append((observation["observation"], bytes(row)))
        table.step(some_move(observation["action_mask"], dice))
    assert all(array.tobytes() == row for array, row in kept), "what was handed out stays as it is"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seats_together_play_to_the_end(name: str, players: int) -> None:
    dice = random.Random(players)
    table = env.parallel(name, players)
    observations, _ = table.reset(seed=players)
    asked_at_once = 0
    rewards: dict[str, float] = {}
    while table.agents:
        assert table.game_state is not None
        waiting = table.game_state.waiting
        asked_at_once = max(asked_at_once, len(waiting))
        moves = {a: some_move(each["action_mask"], dice) for a, each in observations.items()}
        assert [seat for seat in range(players) if moves[f"seat_{seat}"] != table.noop] == list(
            waiting
        )
        observations, rewards, over, cut, _ = table.step(moves)
    assert all(over.values())
    assert not any(cut.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_a_sealed_pick_is_in_nobody_elses_row() -> None:
    """Two tables that differ in what one seat has picked look the same to all the others."""
    one, other = env.aec("asgard", 3), env.aec("asgard", 3)
    one.reset(seed=4)
    other.reset(seed=4)
    legal = one.observe("seat_0")["action_mask"].nonzero()[0].tolist()
    one.step(legal[0])
    other.step(legal[-1])
    for agent in ("seat_1", "seat_2"):
        assert np.array_equal(
            one.observe(agent)["observation"], other.observe(agent)["observation"]
        )
    assert not np.array_equal(
        one.observe("seat_0")["observation"], other.observe("seat_0")["observation"]
    )


def test_together_everybody_picks_before_anything_is_seen() -> None:
    table = env.parallel("asgard", 3)
    observations, _ = table.reset(seed=4)
    assert all(not each["action_mask"][table.noop] for each in observations.values())
    picks = {agent: int(each["action_mask"].argmax()) for agent, each in observations.items()}
    state = meadhall.game("asgard").from_json(table.game_state.to_json())  # type: ignore[union-attr]
    for seat in range(3):
        state.play(seat, picks[f"seat_{seat}"])
    table.step(picks)
    assert table.game_state.key() == state.key()  # type: ignore[union-attr]


# --- illegal moves and other mistakes ----------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_move_says_why_and_changes_nothing(name: str) -> None:
    table = env.aec(name)
    table.reset(seed=1)
    before = table.game_state.key()  # type: ignore[union-attr]
    wrong = illegal_move(table.last()[0]["action_mask"])
    with pytest.raises(IllegalMove) as said:
        table.step(wrong)
    assert str(said.value)
    with pytest.raises(IllegalMove, match="no move"):
        table.step(10**6)
    assert table.game_state.key() == before  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_makes_an_illegal_move_loses_if_so_agreed(name: str) -> None:
    players = meadhall.game(name).max_players
    table = env.aec(name, players, illegal="lose")
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(illegal_move(table.last()[0]["action_mask"]))
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1.0 == min(table.rewards.values())
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert table.infos[loser]["illegal"]
    other = next(agent for agent in table.agents if agent != loser)
    assert table.infos[other] == {"illegal_by": [loser]}
    for _ in range(players):
        table.step(None)
    assert table.agents == []


def test_together_all_that_err_lose() -> None:
    table = env.parallel("asgard", 3, illegal="lose")
    observations, _ = table.reset(seed=1)
    moves = {agent: int(each["action_mask"].argmax()) for agent, each in observations.items()}
    moves["seat_0"] = moves["seat_2"] = table.noop
    _, rewards, over, _, infos = table.step(moves)
    assert rewards["seat_0"] == rewards["seat_2"] == -1.0 < rewards["seat_1"]
    assert all(over.values())
    assert infos["seat_0"]["illegal"]
    assert infos["seat_1"] == {"illegal_by": ["seat_0", "seat_2"]}
    with pytest.raises(ResetNeeded):
        table.step(moves)


def test_together_whoever_is_asked_must_answer_and_nobody_else() -> None:
    table = env.parallel("wolves", 3)
    observations, _ = table.reset(seed=1)
    asked = table.game_state.waiting  # type: ignore[union-attr]
    assert len(asked) == 1
    with pytest.raises(BadMove, match=f"seat_{asked[0]} owes a decision"):
        table.step({})
    with pytest.raises(BadMove, match="there is no 'seat_9'"):
        table.step({"seat_9": 0})
    moves = {agent: some_move(each["action_mask"], random.Random(1))
             for agent, each in observations.items()}  # fmt: skip
    idle = next(seat for seat in range(3) if seat not in asked)
    with pytest.raises(IllegalMove):
        table.step({**moves, f"seat_{idle}": moves[f"seat_{asked[0]}"]})
    table.step({f"seat_{asked[0]}": moves[f"seat_{asked[0]}"]})  # who isn't asked may be left out


@pytest.mark.parametrize("move", WRONG_MOVES, ids=repr)
def test_what_is_no_whole_number_is_no_move(move: Any) -> None:
    table = env.aec("asgard", illegal="lose")
    table.reset(seed=1)
    with pytest.raises(BadMove, match="a move is a whole number"):
        table.step(move)
    together = env.parallel("asgard", illegal="lose")
    together.reset(seed=1)
    with pytest.raises(BadMove, match="a move is a whole number"):
        together.step({"seat_0": move, "seat_1": 0})


@pytest.mark.parametrize("make", MAKERS)
def test_only_a_game_that_lasts_is_stepped(make: Callable[..., Any]) -> None:
    table = make("asgard", 2)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        table.step({} if make is env.parallel else 0)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        table.render()


def test_a_finished_game_is_not_stepped() -> None:
    table = env.aec("asgard", 2, illegal="lose")
    table.reset(seed=1)
    table.step(10**6)
    with pytest.raises(ValueError, match="the only valid action is None"):
        table.step(1)
    table.step(None)
    table.step(None)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        table.step(None)


@pytest.mark.parametrize("make", [*MAKERS, env.seat])
@pytest.mark.parametrize(
    ("error", "said", "arguments"),
    [
        (UnknownGame, "there is no game 'chess'", {"game": "chess"}),
        (BadOption, "by its name", {"game": 7}),
        (BadOption, "2 to 5 players, not 6", {"players": 6}),
        (BadOption, "must be a whole number", {"players": 2.0}),
        (BadOption, "dragons", {"options": {"dragons": 3}}),
        (BadOption, "names and values", {"options": 5}),
        (BadOption, "illegal is 'raise' or 'lose', not 'ignore'", {"illegal": "ignore"}),
        (BadOption, "rewards is 'places' or 'points', not 'gold'", {"rewards": "gold"}),
        (BadOption, "render_mode is 'ansi', not 'human'", {"render_mode": "human"}),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    make: Callable[..., Any], error: type[Exception], said: str, arguments: dict[str, Any]
) -> None:
    with pytest.raises(error, match=said):
        make(**{"game": "asgard", **arguments})


# --- rewards and pictures ----------------------------------------


def test_points_can_be_the_reward() -> None:
    table, dice = env.parallel("asgard", 3, rewards="points"), random.Random(1)
    observations, _ = table.reset(seed=1)
    rewards: dict[str, float] = {}
    while table.agents:
        moves = {a: some_move(each["action_mask"], dice) for a, each in observations.items()}
        observations, rewards, *_ = table.step(moves)
    assert tuple(rewards.values()) == table.game_state.outcome.scores  # type: ignore[union-attr]
    lost = env.aec("asgard", 3, illegal="lose", rewards="points")
    lost.reset(seed=1)
    lost.step(10**6)
    assert list(lost.rewards.values()) == [-100.0, 0.0, 0.0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_onlooker_is_drawn_the_table(name: str, players: int) -> None:
    for make in MAKERS:
        table = make(name, players, render_mode="ansi")
        table.reset(seed=2)
        text = table.render()
        assert "seat_1" in text
        assert "\x1b" not in text
        silent = make(name, players)
        silent.reset(seed=2)
        assert silent.render() is None


def test_a_game_itself_will_do_and_its_options_count() -> None:
    table = env.aec(meadhall.game("asgard"), 2, options={"deals": {"2": [1, 1, 1]}})
    table.reset(seed=1)
    assert len(table.game_state.view(0)["hand"]) == 1  # type: ignore[union-attr]
