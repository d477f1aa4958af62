"""What a state gets from the kernel: the whole view of two parts, and places of standings."""

from __future__ import annotations

from typing import Any

import pytest
from horns import HornsState

from meadhall.kernel import Outcome, State, seeded
from meadhall.kernel.state import outcome_by


class TwoParts(HornsState):
    view = State.view

    def common_view(self) -> dict[str, Any]:
        return {"players": int(self.players)}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat}


class Mute(HornsState):
    view = State.view
    final_outcome = State.final_outcome


def test_a_view_is_its_two_parts() -> None:
    assert TwoParts(2, seeded(0)).view(1) == {"players": 2, "seat": 1}


def test_a_game_that_does_not_tell_them_apart_has_all_in_one() -> None:
    state = HornsState(2, seeded(0))
    assert state.common_view() == {}
    assert state.own_view(1) == state.view(1)


@pytest.mark.parametrize("asked", ["view", "own_view"])
def test_a_state_without_views_says_what_to_write(asked: str) -> None:
    with pytest.raises(NotImplementedError, match="`view`, or a `common_view` and an `own_view`"):
        getattr(Mute(2, seeded(0)), asked)(0)


def test_an_outcome_is_asked_for_when_the_game_is_over() -> None:
    state = Mute(2, seeded(0))
    with pytest.raises(NotImplementedError, match="final_outcome"):
        _ = state.outcome
    state.ask()
    state.push(0, 1)
    assert state.outcome is None


def test_equals_share_a_place_and_ties_can_be_broken() -> None:
    assert outcome_by([(5, 0), (7, 0), (5, 0), (2, 9)]) == Outcome((5, 7, 5, 2), (2, 1, 2, 4))
    assert outcome_by([(7, 0), (7, 1)]) == Outcome((7, 7), (2, 1))
