"""Bots play by what their seat sees, the same way each time, and greedy plays well."""

from __future__ import annotations

import pytest
from effort import many

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import bot
from meadhall.kernel import BadOption, Session

ASGARD = meadhall.game("asgard")


def winner_share(name: str, players: int, kinds: list[str], seed: int) -> list[float]:
    """The share of the win of each seat in one game between bots."""
    game = meadhall.game(name)
    session = Session(game, players, seed)
    bots = [bot(kind, game, seat, seed) for seat, kind in enumerate(kinds)]
    while session.state.waiting:
        seat = session.state.waiting[0]
        session.play(seat, bots[seat].choose(session.state.view(seat), session.state.legal(seat)))
    outcome = session.state.outcome
    assert outcome is not None
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]


@pytest.mark.parametrize(("name", "players"), [("asgard", 2), ("vikings", 2), ("wolves", 3)])
def test_greedy_beats_random_clearly(name: str, players: int) -> None:
    games = many(4, long=12) if is_compiled() else 2
    wins = 0.0
    for number in range(games):
        seat = number % players
        kinds = ["greedy" if each == seat else "random" for each in range(players)]
        wins += winner_share(name, players, kinds, number)[seat]
    assert wins >= 0.75 * games


def test_greedy_takes_a_goal_that_is_worth_it() -> None:
    """Favoured with an open goal and cards to score, it takes the points in most cases."""
    taken = offered = 0
    for seed in range(6 if is_compiled() else 2):
        session = Session(ASGARD, 3, seed)
        bots = [bot("greedy", ASGARD, seat, seed) for seat in range(3)]
        while session.state.waiting:
            state = session.state
            seat = state.waiting[0]
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            if state.view(seat)["decision"]["kind"] == "favour":
                offered += 1
                taken += ASGARD.notation(state, seat, move) == "goal"
            session.play(seat, move)
    assert taken > offered / 2


@pytest.mark.parametrize("kind", ["random", "thrall", "greedy", "ismcts:20"])
def test_the_same_seed_makes_the_same_choice(kind: str) -> None:
    state = ASGARD.start(3, 5)
    view, legal = state.view(1), state.legal(1)
    first, second = (bot(kind, ASGARD, 1, 7) for _ in range(2))
    assert [first.choose(view, legal) for _ in range(3)] == [
        second.choose(view, legal) for _ in range(3)
    ]


def test_greedy_says_why_in_both_languages() -> None:
    state = ASGARD.start(3, 5)
    greedy = bot("greedy", ASGARD, 0, 1)
    assert greedy.explain() == ""
    greedy.choose(state.view(0), state.legal(0))
    assert "On one imagined table" in greedy.explain("en")
    assert "На одном воображаемом столе" in greedy.explain("ru")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no bot 'odin'"):
        bot("odin", ASGARD, 0)
