"""What a hint says of a move: in the game's words, with nothing that the seat doesn't know."""

from __future__ import annotations

import re

import pytest
from effort import many

import meadhall
from meadhall.bots import bot
from meadhall.kernel.face import meaning_of
from meadhall.kernel.session import Session
from meadhall.kernel.texts import LANGUAGES

NAMES = ["Anna", "Erik", "Mark", "Olga", "Ivar"]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_says_what_moves_are_good_for(name: str) -> None:
    game = meadhall.game(name)
    said = dict.fromkeys(LANGUAGES, 0)
    patterns = set()
    for seed in range(many(2, long=10)):
        session = Session(game, game.max_players, seed)
        bots = [bot("greedy", game, seat, seed) for seat in range(game.max_players)]
        for _ in range(60):
            state = session.state
            if not state.waiting:
                break
            seat = state.waiting[0]
            view, legal = state.view(seat), state.legal(seat)
            foreseen = game.foresee(state, seat, legal)
            for lang in LANGUAGES:
                for move in legal:
                    seen = foreseen.get(move, {})
                    words = meaning_of(game.words, view, move, seen, game.texts(lang), NAMES)
                    assert not re.search(r"[{}$%]|\bp\d\b|None", words), words
                    said[lang] += bool(words)
                    if lang == "en":
                        patterns.add(re.sub(r"\d+|Anna|Erik|Mark|Olga|Ivar", "", words))
            session.play(seat, bots[seat].choose(view, legal))
    assert min(said.values()) > 20
    assert len(patterns) > 3, patterns
