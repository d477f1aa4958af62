"""Whoever is asked what, others' hands stay secret (V-6, V-45): two tables that look the same to a
player go on looking the same while that player acts."""

from __future__ import annotations

import random

import pytest

from meadhall.kernel import State, seeded

from .rules import rule
from .table import GAME, vikings


def somewhere(seed: int) -> State:
    """A table with fortifications and Drakkars about, after some moves at random."""
    table = vikings(
        ragnar="hand: 2 elf-archer, warrior, shaman, scroll; deck: 5 beer, cannon; village: "
        "brewery(1), gold-factory(1), drakkar",
        lagerta="hand: 2 cannon, beer, bear-rider; deck: hero-trap, chicken-tower, 3 beer, sword; "
        "village: brewery(1), beer-store(2), tavern",
        bjorn="hand: shockwave-tower, gold, 2 warrior; deck: 3 beer, cannon, thor, gift-fighter; "
        "village: gold-factory(1), gold-store(3)",
        asgard="valkyrie, lokis-lens",
        seed=seed,
    )
    anything = random.Random(seed)
    state = table.state
    for _ in range(anything.randrange(40)):
        seat = state.waiting[0]
        state.play(seat, anything.choice(state.legal(seat)))
    return state


def round_of(state: State) -> int:
    shown: int = state.view(None)["round"]
    return shown


@rule("V-6", "V-45")
@pytest.mark.parametrize("seed", range(25))
def test_while_one_acts_nothing_tells_the_others_hands_apart(seed: int) -> None:
    state = somewhere(seed)
    me = state.waiting[0]
    other = GAME.imagine(state, me, seeded(seed))
    other.chance = state.chance.clone()
    anything = random.Random(seed)
    now = round_of(state)
    for _ in range(30):
        assert other.waiting == state.waiting
        assert other.view(me) == state.view(me)
        if state.waiting != (me,):
            break
        assert list(other.legal(me)) == list(state.legal(me))
        move = anything.choice(state.legal(me))
        state.play(me, move)
        other.play(me, move)
        if round_of(state) != now:  # hands have been discarded openly (V-25)
            break
