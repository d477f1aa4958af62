"""What stands before the numbered rules, and the way from a question to its rule."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.kernel.lessons import lessons
from meadhall.kernel.rulebook import asks, rule_asked

GAMES = ["asgard", "vikings", "wolves"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_the_aim_is_three_sentences_and_the_read_takes_a_minute(name: str, lang: str) -> None:
    game = meadhall.game(name)
    book = game.rulebook(lang)
    assert book.aim.count(". ") == 2
    assert book.aim.endswith(".")
    assert sum(len(part.text.split()) for part in book.minute) <= 220
    steps = {each.name: len(each.steps) for each in lessons(game)}
    for part in book.minute:
        assert 0 <= part.step < steps[part.lesson]
        assert part.rule in book.rules


@pytest.mark.parametrize("name", GAMES)
def test_every_question_that_comes_up_names_its_rule(name: str) -> None:
    game = meadhall.game(name)
    rules = game.rulebook().rules
    assert set(asks(game.package).values()) <= set(rules)
    for number in range(6):
        state = game.start(players=3, seed=number)
        chance = random.Random(number)
        for _ in range(400):
            if not state.waiting:
                break
            seat = state.waiting[0]
            assert rule_asked(game.package, state.view(seat)) in rules, state.view(seat)
            state.play(seat, chance.choice(state.legal(seat)))


def test_a_game_that_says_nothing_is_asked_nothing() -> None:
    assert rule_asked("meadhall.games.asgard", {}) is None
    assert rule_asked("meadhall.kernel", {"frames": [[0, 3]]}) is None  # views of its own shape
