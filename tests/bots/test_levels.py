"""Four levels for people, each with manners and a reason for every move."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import BOTS, LEVELS, SearchBot, bot, check_kind
from meadhall.bots.greedy import GreedyBot
from meadhall.kernel import BadOption

ASGARD = meadhall.game("asgard")


@pytest.mark.parametrize("level", ["thrall", "karl", "jarl"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_level_says_why_in_a_sentence(level: str, lang: str) -> None:
    state = ASGARD.start(3, 5)
    player = bot(level, ASGARD, 0, 1)
    assert player.explain(lang) == ""
    player.choose(state.view(0), state.legal(0))
    said = player.explain(lang)
    assert said.endswith(".")
    assert any("а" <= letter <= "я" for letter in said.lower()) == (lang == "ru")
    assert any(digit in said for digit in "123456789")


@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_no_choice_a_level_says_so(level: str) -> None:
    state = ASGARD.start(3, 5)
    player = bot(level, ASGARD, 0, 1)
    assert player.choose(state.view(0), state.legal(0)[:1]) == state.legal(0)[0]
    assert "nothing else" in player.explain("en")


def test_a_thrall_does_nothing_absurd() -> None:
    """None of its moves is among the worst, as greedy sees them."""
    for seed in range(4):
        state = ASGARD.start(2, seed)
        view, legal = state.view(0), state.legal(0)
        values = GreedyBot(ASGARD, 0, seed, worlds=1).values(view, legal)
        move = bot("thrall", ASGARD, 0, seed).choose(view, legal)
        assert values[move] >= sum(values.values()) / len(values) - 1e-9


def test_levels_come_first_and_all_can_sit_down() -> None:
    assert BOTS[: len(LEVELS)] == LEVELS
    for kind in BOTS:
        bot(kind, ASGARD, 0)


def test_a_konung_thinks_less_where_all_decide_at_once() -> None:
    at_once, in_turn = (bot("konung", meadhall.game(name), 0) for name in ("asgard", "wolves"))
    assert isinstance(at_once, SearchBot)
    assert isinstance(in_turn, SearchBot)
    assert check_kind("jarl") < at_once.iterations < in_turn.iterations == check_kind("konung")


def test_iterations_can_be_named() -> None:
    assert check_kind("ismcts:250") == 250
    assert check_kind("jarl") < check_kind("konung")
    assert check_kind("karl") == 0
    for wrong in ("ismcts:", "ismcts:0", "ismcts:many", "ismcts:999999999", "karl:5", "odin"):
        with pytest.raises(BadOption):
            bot(wrong, ASGARD, 0)
