"""What points came from: it sums up to the scores, in every game and however it is played."""

from __future__ import annotations

import pytest
from effort import many

import meadhall
from meadhall.bots import bot
from meadhall.kernel.session import Session
from meadhall.testing.courses import check_parts


def played(name: str, seed: int) -> Session:
    """A whole game, by bots that differ."""
    game = meadhall.game(name)
    players = game.min_players + seed % (game.max_players - game.min_players + 1)
    session = Session(game, players, seed)
    bots = [
        bot(("random", "greedy")[(seat + seed) % 2], game, seat, seed) for seat in range(players)
    ]
    while session.state.waiting:
        state, seat = session.state, session.state.waiting[0]
        session.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return session


@pytest.mark.parametrize("name", meadhall.game_names())
def test_parts_sum_up_to_the_scores(name: str) -> None:
    sources = set()
    for seed in range(many(3, long=40)):
        session = played(name, seed)
        parts = session.parts()
        assert len(parts) == session.state.players
        check_parts(session)
        sources |= {part.key for own in parts for part in own}
    assert len(sources) > 1, "there is more than one way to win"


def test_nothing_is_told_before_the_end() -> None:
    assert Session(meadhall.game(meadhall.game_names()[0]), 3, 1).parts() == []
