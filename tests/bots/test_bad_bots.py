"""The zoo of bad bots does what it says, so that whoever seats bots can be tried by it."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import IllegalMove
from meadhall.testing.bad_bots import (
    BAD_BOTS,
    BusyBot,
    CrashingBot,
    ExitingBot,
    HangingBot,
    HungryBot,
    IllegalBot,
    MeddlingBot,
    NonsenseBot,
)

STATE = meadhall.game("asgard").start(2, 1)


def test_all_can_be_made() -> None:
    assert {type(make()) for make in BAD_BOTS.values()} == {
        BusyBot,
        CrashingBot,
        ExitingBot,
        HangingBot,
        HungryBot,
        IllegalBot,
        MeddlingBot,
        NonsenseBot,
    }


def test_some_raise() -> None:
    with pytest.raises(RuntimeError):
        CrashingBot().choose(STATE.view(0), STATE.legal(0))
    with pytest.raises(SystemExit):
        ExitingBot().choose(STATE.view(0), STATE.legal(0))


def test_some_make_you_wait() -> None:
    for bot in (HangingBot(0.01), BusyBot(0.01)):
        assert bot.choose(STATE.view(0), STATE.legal(0)) in STATE.legal(0)


def test_some_answer_what_cant_be_played() -> None:
    state = STATE.clone()
    with pytest.raises(IllegalMove):
        state.play(0, IllegalBot().choose(state.view(0), state.legal(0)))
    assert str(NonsenseBot().choose(state.view(0), state.legal(0))) == "odin"
    assert state.key() == STATE.key()


def test_one_eats_memory() -> None:
    bot = HungryBot(most=2)
    bot.choose(STATE.view(0), STATE.legal(0))
    assert sum(map(len, bot.eaten)) == 2 * 2**20


def test_one_spoils_what_it_gets() -> None:
    view, legal = STATE.view(0), STATE.legal(0)
    assert MeddlingBot().choose(view, legal) in STATE.legal(0)
    assert not view
    assert not legal
