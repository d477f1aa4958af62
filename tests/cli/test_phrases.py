"""Moves in words that stand alone: each says what it does, and no two of a choice say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.cli.face import face_of
from meadhall.kernel.state import State

NAMES = ["Anna", "Erik", "Mark", "Olga", "Ivar"]
SIGNS = re.compile(r"[ᚠ-ᛪ◂▸×↑→\[\]{}*]|\bp[1-5]\b")
"""What only makes sense beside the table in a terminal."""
INFINITIVE = re.compile(
    r"((больше )?(ничего |никого )?не |больше ничего не |первой )?\w+(ть|ти|чь|ться)\b"
)
"""As one says after «лучше было»."""
ALIKE = "mission"
"""Two of a kind are the same to do; nothing tells them apart."""


def decisions(name: str, seeds: range) -> Iterator[tuple[State, int, dict[str, Any], list[int]]]:
    game = meadhall.game(name)
    for seed in seeds:
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        state = game.start(players, seed)
        kind = "thrall" if seed % 3 == 0 else "random"
        bots = [bot(kind, game, seat, seed) for seat in range(players)]
        while state.waiting:
            seat = state.waiting[-1]
            view, legal = state.view(seat), state.legal(seat)
            yield state, seat, view, legal
            state.play(seat, bots[seat].choose(view, legal))


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_move_of_many_games_has_words_of_its_own(name: str) -> None:
    game = meadhall.game(name)
    face = face_of(game)
    for _, _, view, legal in decisions(name, range(4)):
        for lang in ("en", "ru"):
            aside = lang == "ru"  # there nothing depends on it
            said = {move: face.phrase(view, move, game.texts(lang), NAMES, aside) for move in legal}
            for words in said.values():
                assert words
                assert not SIGNS.search(words), words
                assert words[0].islower(), words
                assert lang == "en" or INFINITIVE.match(words), words
            apart = [
                words for words in said.values() if ALIKE not in words and "задан" not in words
            ]
            assert len(set(apart)) == len(apart), sorted(apart)


EXAMPLES = {
    "asgard": [
        ("play Odin/Thor with Odin up", "сыграть карту Один/Тор, сверху Один"),
        ("fulfil Loki's will", "исполнить волю Локи"),
        ("turn the top card of Erik's Odin stack", "повернуть верхнюю карту стопки Одина (Erik)"),
    ],
    "wolves": [
        ("lay Archer in your own line", "выложить Лучника в свой строй"),
        ("lay Thrall at the left end of Erik's line", "выложить Трелла в строй игрока Erik, слева"),
        ("play Plague and name 2", "сыграть Чуму и назвать число 2"),
        ("summon Baldr for 2 sacrifices", "призвать Бальдра за 2 жертвы"),
    ],
    "vikings": [
        ("play Beer", "сыграть Пиво"),
        ("attack Erik's Town Hall", "атаковать Ратушу (Erik)"),
        ("build a Brewery for 2 gold", "построить Пивоварню за 2 золота"),
        ("raise the Town Hall to level 2 for 3 gold", "улучшить Ратушу до 2-го уровня за 3 золота"),
    ],
}


def test_others_are_told_of_the_mover_not_of_themselves() -> None:
    game = meadhall.game("wolves")
    face, texts = face_of(game), game.texts("en")
    state = game.start(3, 1)
    seat = state.waiting[0]
    view, legal = state.view(seat), state.legal(seat)
    own = next(move for move in legal if "your" in face.phrase(view, move, texts, NAMES))
    assert "their own line" in face.phrase(view, own, texts, NAMES, aside=True)


@pytest.mark.parametrize("name", EXAMPLES)
def test_as_one_would_say_it_aloud(name: str) -> None:
    game = meadhall.game(name)
    face = face_of(game)
    left = dict(EXAMPLES[name])
    for _, _, view, legal in decisions(name, range(30)):
        for move in legal:
            english = face.phrase(view, move, game.texts("en"), NAMES)
            if english in left:
                assert face.phrase(view, move, game.texts("ru"), NAMES) == left.pop(english)
        if not left:
            return
    pytest.fail(f"never said: {sorted(left)}")
