"""Two moves are weighed alike, and it is said how sure the difference is."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import regret
from meadhall.bots.compare import Scales, Weighed, surety
from meadhall.kernel import Game, State
from meadhall.kernel.lessons import Course, lessons

from .parlour import Parlour


def weighed(game: Game[Any], made: int, other: int, rounds: int = 200) -> Weighed:
    """Two moves at the start of a parlour game."""
    state = game.start(2, 1)
    (found,) = Scales(game, 0, 1).weigh(state.view(0), made, [other], rounds)
    return found


def test_both_are_tried_as_often_and_the_better_one_is_surely_better() -> None:
    game = Parlour({0: {0: 0, 1: 0, 2: 1}, 1: {0: 1, 1: 1}, 2: {0: 0}}, order=(0, 1))
    found = weighed(game, 1, 2)
    assert found.rounds == 200
    assert found.gain > 0.5
    assert found.surety() == found.surety(0.3) == "surely"
    assert found.surety(1.1) is None
    back = weighed(game, 2, 1)
    assert back.gain < -0.5
    assert back.surety() is None


def test_what_is_the_same_is_not_called_better() -> None:
    """A search that tried one of them hardly at all would find one."""
    game = Parlour({0: {0: (0, 1)}, 1: {0: (0, 1)}, 2: {0: (1, 0)}}, order=(0, 0))
    assert abs(weighed(game, 0, 1).gain) < 0.05
    assert weighed(game, 0, 1).surety() is None


def test_it_doesnt_know_what_is_hidden() -> None:
    """Naming the coin wins half the time: so does naming the other side."""
    game = Parlour({0: (0, 1), 1: (1, 0), 2: {0: (0, 0)}}, order=(0, 0))
    found = weighed(game, 0, 1)
    assert found.worth == pytest.approx(0.5, abs=0.15)
    assert found.surety() is None


def test_the_same_seed_says_the_same() -> None:
    game = meadhall.game("wolves")
    state = game.start(3, 4)
    seat = state.waiting[0]
    first, second = state.legal(seat)[:2]
    found = [Scales(game, seat, 7).weigh(state.view(seat), first, [second], 40) for _ in range(2)]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("gain", "error", "said"),
    [(0.1, 0.01, "surely"), (0.1, 0.05, "probably"), (0.1, 0.1, None), (-0.1, 0.01, None)],
)
def test_how_sure_it_is(gain: float, error: float, said: str | None) -> None:
    assert surety(gain, error) == said


def test_few_rounds_say_nothing() -> None:
    assert Weighed(0.1, 0.9, 0.0, 5).surety() is None


def last_count() -> tuple[Game[Any], State, int]:
    """Asgard's last count: whoever scores the judge loses the disputes that follow."""
    game = meadhall.game("asgard")
    course = Course(game, next(each for each in lessons(game) if each.name == "count"))
    return game, course.state, course.lesson.learner


def test_a_mistake_is_told_and_what_was_better() -> None:
    game, state, seat = last_count()
    view, legal = state.view(seat), state.legal(seat)
    weak = game.parse(state, seat, "score odin 1")
    found = regret(game, seat, 1, view, legal, weak)
    assert found is not None
    assert game.notation(state, seat, found.move) == "done"
    assert found.weighed.gain > 0.3
    assert found.weighed.surety(0.05) == "surely"


def test_a_good_move_is_regretted_by_nobody() -> None:
    game, state, seat = last_count()
    good = game.parse(state, seat, "done")
    assert regret(game, seat, 1, state.view(seat), state.legal(seat), good) is None
