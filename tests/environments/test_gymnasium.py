"""One seat as Gymnasium's: its own check, and what a user can do wrong.

`check_env` passes for every game at every number of players, and from the last seat. It plays
without the mask, so that it goes by the rule that whoever makes an illegal move loses (which is the
default here); whole games are played besides.
"""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import meadhall
from meadhall import env, extras
from meadhall.env.registration import register
from meadhall.kernel import BadMove, BadOption, IllegalMove

from .tables import GAMES, TABLES, WRONG_MOVES, illegal_move, some_move


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        # What isn't made by its name can't be made again to be drawn in other ways.
        warnings.filterwarnings("ignore", message=".*not able to test alternative render modes.*")
        check_env(env.seat(name, players, seat=players - 1, bots="random"))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_among_bots_comes_to_an_end(name: str, players: int) -> None:
    dice = random.Random(players)
    seat = players // 2
    table = env.seat(name, players, seat, bots="thrall")
    seen, info = table.reset(seed=players)
    assert info == {}
    over, reward = False, 0.0
    while not over:
        state = table.game_state
        assert state is not None
        assert seat in state.waiting
        row = bytearray(meadhall.game(name).observation_size(players))
        state.write_observation(seat, row)
        assert seen["observation"].tobytes() == bytes(row)
        assert seen["action_mask"].nonzero()[0].tolist() == state.legal(seat)
        assert reward == 0.0
        seen, reward, over, cut, info = table.step(some_move(seen["action_mask"], dice))
        assert not cut
    assert state is not None
    assert state.outcome is not None
    assert reward == state.outcome.returns[seat]
    assert info["rank"] == state.outcome.ranks[seat]
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded):
        table.step(0)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_every_game_by_its_name(name: str) -> None:
    known_as = f"meadhall/{name.capitalize()}-v0"
    assert env.gymnasium_id(name) == known_as
    table = gymnasium.make(known_as, bots="random", seat=1)
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert table.action_space.n == meadhall.game(name).actions  # type: ignore[attr-defined]
    drawn = gymnasium.make(f"meadhall.env:{known_as}", bots="random", render_mode="ansi")
    drawn.reset(seed=1)
    assert "seat_1" in str(drawn.render())
    many = gymnasium.make_vec(known_as, num_envs=2, vectorization_mode="sync", bots="random")
    rows, _ = many.reset(seed=1)
    assert rows["observation"].shape[0] == 2


def test_names_of_several_words_are_one() -> None:
    assert env.gymnasium_id("long-ship_2") == "meadhall/LongShip2-v0"


def test_registering_again_changes_nothing() -> None:
    known = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == known


def test_the_same_seed_is_the_same_game_and_no_seed_goes_on() -> None:
    def game(table: Any, seed: int | None) -> list[bytes]:
        dice, over = random.Random(3), False
        seen, _ = table.reset(seed=seed)
        rows = []
        while not over:
            rows.append(seen["observation"].tobytes())
            seen, _, over, _, _ = table.step(some_move(seen["action_mask"], dice))
        return rows

    one, other = (env.seat("asgard", 3, bots=["karl", "thrall"]) for _ in range(2))
    first = game(one, 5)
    assert first == game(other, 5)
    second = game(one, None)
    assert second != first
    assert second == game(other, None)


def test_the_own_seat_never_sees_what_bots_pick_at_the_same_time() -> None:
    """It is asked before they are: the state holds no pick of anybody else's."""
    table = env.seat("asgard", 3, seat=2, bots="karl")
    table.reset(seed=1)
    assert table.game_state is not None
    assert table.game_state.waiting == (0, 1, 2)


def test_an_illegal_move_loses_or_is_refused() -> None:
    table = env.seat("asgard", 2)
    seen, _ = table.reset(seed=1)
    seen, reward, over, cut, info = table.step(illegal_move(seen["action_mask"]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"]
    assert not seen["action_mask"].any()
    strict = env.seat("asgard", 2, illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal_move(seen["action_mask"]))
    strict.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize("move", WRONG_MOVES, ids=repr)
def test_what_is_no_whole_number_is_no_move(move: Any) -> None:
    table = env.seat("asgard", 2)
    table.reset(seed=1)
    with pytest.raises(BadMove, match="a move is a whole number"):
        table.step(move)


@pytest.mark.parametrize(
    ("said", "arguments"),
    [
        ("there is no seat 2: seats are 0 to 1", {"seat": 2}),
        ("there is no seat -1", {"seat": -1}),
        ("a seat is a whole number", {"seat": "0"}),
        ("there is no bot 'odin'", {"bots": "odin"}),
        ("there are 1 other seats, and 2 bots", {"bots": ["karl", "karl"]}),
    ],
)
def test_wrong_seats_and_bots_are_refused(said: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=said):
        env.seat("asgard", 2, **arguments)


def test_before_the_first_game_there_is_nothing_to_do() -> None:
    table = env.seat("asgard", 2)
    for ask in (lambda: table.step(0), table.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            ask()


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "_is_installed", lambda name: name != "pettingzoo")
    for make in (env.aec, env.parallel, env.seat):
        with pytest.raises(extras.MissingExtra, match=r"pip install 'meadhall\[env\]'"):
            make("asgard")


def test_to_draw_a_table_the_terminals_package_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = env.seat("asgard", 2, render_mode="ansi")
    table.reset(seed=1)
    monkeypatch.setattr(extras, "_is_installed", lambda name: name != "rich")
    with pytest.raises(extras.MissingExtra, match=r"a table drawn in text needs meadhall\[cli\]"):
        table.render()
