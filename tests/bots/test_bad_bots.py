"""The zoo of bad bots does what it says, so that whoever seats bots can be tried by it."""

from __future__ import annotations

import pickle
import signal
from importlib import import_module

import pytest

import meadhall
from meadhall.kernel import IllegalMove
from meadhall.testing.bad_bots import (
    BAD_BOTS,
    KINDS,
    WHISPER,
    BusyBot,
    DeafBot,
    HangingBot,
    HungryBot,
    MeddlingBot,
    PrintingBot,
    SummingBot,
)

GAME = meadhall.game("asgard")
STATE = GAME.start(2, 1)
RAISING = (
    "crashing", "exiting", "interrupting", "cancelling", "leaving", "outlandish", "unpicklable",
    "trojan", "talkative",
)  # fmt: skip
NO_MOVES = ("illegal", "nonsense", "nothing", "fraction", "huge", "lying")


def test_all_can_be_made_as_a_hall_makes_them() -> None:
    for name, kind in KINDS.items():
        module, _, factory = kind.partition(":")
        made = getattr(import_module(module), factory)(GAME, 0, 1)
        assert type(made) is BAD_BOTS[name]
        assert made.why in ("crashed", "hung", "illegal", None)


@pytest.mark.parametrize("name", RAISING)
def test_some_raise(name: str) -> None:
    with pytest.raises(BaseException, match=WHISPER) as raised:
        BAD_BOTS[name]().choose(STATE.view(0), STATE.legal(0))
    if name == "unpicklable":
        with pytest.raises(TypeError):
            pickle.dumps(raised.value)
    if name == "trojan":
        with pytest.raises(TypeError):
            pickle.loads(pickle.dumps(raised.value))


def test_some_make_you_wait() -> None:
    before = signal.getsignal(signal.SIGTERM)
    try:
        for bot in (
            HangingBot(seconds=0.01),
            BusyBot(seconds=0.01),
            SummingBot(numbers=9),
            DeafBot(seconds=0.01),
        ):
            assert bot.choose(STATE.view(0), STATE.legal(0)) in STATE.legal(0)
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("name", NO_MOVES)
def test_some_answer_what_cant_be_played(name: str) -> None:
    state = STATE.clone()
    answer = BAD_BOTS[name]().choose(state.view(0), state.legal(0))
    if type(answer) is int:
        with pytest.raises((IllegalMove, OverflowError)):
            state.play(0, answer)
    assert type(answer) is not int or answer not in state.legal(0)
    assert state.key() == STATE.key()


def test_one_says_what_it_knows(capfd: pytest.CaptureFixture[str]) -> None:
    PrintingBot().choose(STATE.view(0), STATE.legal(0))
    said = capfd.readouterr()
    assert WHISPER in said.out
    assert WHISPER in said.err


def test_one_eats_memory() -> None:
    bot = HungryBot(most=2)
    bot.choose(STATE.view(0), STATE.legal(0))
    assert sum(map(len, bot.eaten)) == 2 * 2**20


def test_one_spoils_what_it_gets() -> None:
    view, legal = STATE.view(0), STATE.legal(0)
    assert MeddlingBot().choose(view, legal) in STATE.legal(0)
    assert not view
    assert not legal
