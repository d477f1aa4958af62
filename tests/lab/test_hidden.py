"""What is hidden is what the others know and oneself doesn't."""

from __future__ import annotations

import math

import pytest
from horns import GAME

import meadhall
from meadhall.kernel.chance import seeded
from meadhall.lab.hidden import hidden


def test_hands_are_hidden_and_nothing_else() -> None:
    state = GAME.start(2, 5)
    found = hidden(GAME, state, 0, seeded(1))
    hand = 6  # the other's horns, by strength
    assert 0 < found.unknown <= hand
    assert found.facts == GAME.observation_size(2)
    # Three of the fifteen horns that are left, of six strengths: at most so many hands.
    assert found.bits < math.log2(math.comb(15, 3)) + hand
    assert found.bits > 3


def test_what_is_played_is_known() -> None:
    state = GAME.start(2, 5)
    bits = [hidden(GAME, state, 0, seeded(1)).bits]
    while waiting := state.waiting:
        state.play(waiting[0], state.legal(waiting[0])[0])
        bits.append(hidden(GAME, state, 0, seeded(1)).bits)
    assert bits[-1] == 0
    assert max(bits) > 0


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_hides_something_and_not_all(name: str) -> None:
    game = meadhall.game(name)
    state = game.start(game.max_players, 3)
    seat = state.waiting[0]
    found = hidden(game, state, seat, seeded(2), worlds=20)
    assert 0 < found.unknown < found.facts / 2
    assert found.bits > 1
