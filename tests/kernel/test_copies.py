"""States copied and pickled as Python does it, returns of places, and the bound of decisions."""

from __future__ import annotations

import copy
import itertools
import pickle
from typing import Any

import pytest
from effort import many
from horns import GAME as HORNS

import meadhall
from meadhall.kernel import BadPosition, Game, Outcome, Session, State, playout, seeded
from meadhall.kernel.chance import SealedChance
from meadhall.kernel.registry import unpickled
from meadhall.testing import at_hand, canonical, random_course

GAMES: list[Game[Any]] = [meadhall.game(name) for name in ("asgard", "vikings", "wolves")]
SECRET = bytes(range(32))


def all_of(state: State) -> tuple[str, bytes, int]:
    return canonical(state.to_json()), state.key(), int(state.knots)


@pytest.mark.parametrize("game", [*GAMES, HORNS], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [3, SECRET], ids=["fast", "sealed"])
@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_copy_is_the_whole_state_and_shares_nothing(
    game: Game[Any], seed: int | bytes, copied: Any
) -> None:
    course = random_course(game, game.max_players, seed)
    with at_hand(game):
        for number, (state, seat, move) in enumerate(course.replay()):
            if number % 7 or move < 0:
                continue
            before = all_of(state)
            other = copied(state)
            assert type(other) is type(state)
            assert all_of(other) == before
            other.play(seat, move)  # and whatever is drawn then
            assert all_of(state) == before
            straight = state.clone()
            straight.play(seat, move)
            assert all_of(other) == all_of(straight)


def test_nobody_listens_to_a_copy() -> None:
    state = GAMES[0].start(2, listen=True)
    assert copy.copy(state).events is None
    assert pickle.loads(pickle.dumps(state)).events is None


def test_a_pickle_holds_the_secret_of_the_shuffle() -> None:
    state = GAMES[0].start(2, SECRET)
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again.chance, SealedChance)
    assert again.chance.secret == SECRET


def test_an_old_version_and_options_come_through_a_pickle() -> None:
    old = GAMES[0].by_rules(1).start(3, 5, {"variants": {}})
    again = pickle.loads(pickle.dumps(old))
    assert all_of(again) == all_of(old)
    assert again.view(0)["rules"] == 1


def test_a_position_without_its_game_says_so() -> None:
    with pytest.raises(BadPosition, match="`game`"):
        unpickled({"players": 2}, 0)


# --- returns ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ((1, 2), (1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((2, 1, 3), (0.0, 1.0, -1.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((2, 1, 2, 4), (0.0, 1.0, 0.0, -1.0)),
        ((1,), (0.0,)),
    ],
)
def test_places_are_worth_from_one_to_minus_one(
    ranks: tuple[int, ...], returns: tuple[float, ...]
) -> None:
    assert Outcome((0,) * len(ranks), ranks).returns == pytest.approx(returns)


def test_returns_sum_up_to_nothing_and_go_down_with_the_places() -> None:
    for players in range(2, 6):
        for scores in itertools.product(range(3), repeat=players):
            ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
            returns = Outcome(scores, ranks).returns
            assert sum(returns) == pytest.approx(0.0)
            assert all(-1.0 <= each <= 1.0 for each in returns)
            for (rank, mine), (other, theirs) in itertools.combinations(
                zip(ranks, returns, strict=True), 2
            ):
                assert (rank < other) == (mine > theirs)


# --- how many decisions -----------------------------------------------------------------------


@pytest.mark.parametrize("game", [*GAMES, HORNS], ids=lambda game: game.name)
def test_no_random_game_has_more_decisions_than_the_game_says(game: Game[Any]) -> None:
    for players in range(game.min_players, game.max_players + 1):
        bound = game.max_decisions(players)
        for seed in range(many(20, long=60)):
            assert playout(game.start(players, seed), seeded(seed)) <= bound


def test_the_bound_of_asgard_follows_its_numbers() -> None:
    asgard = GAMES[0]
    assert asgard.max_decisions(4) < 300
    more = {"goal_limits": {"columns": [[9], [9, 9], [9, 9, 9]]}}
    assert asgard.max_decisions(4, more) > asgard.max_decisions(4)
    with pytest.raises(meadhall.kernel.BadOption):
        asgard.max_decisions(9)


def test_a_session_goes_on_from_an_unpickled_state() -> None:
    session = Session(GAMES[0], 2, 1)
    session.state = pickle.loads(pickle.dumps(session.state))
    seat = session.state.waiting[0]
    session.play(seat, session.state.legal(seat)[0])
