"""The search finds what can be found, sees no more than its seat, and repeats itself exactly."""

from __future__ import annotations

from typing import Any

import pytest
from effort import many

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import Finding, SearchBot, Settings
from meadhall.bots.ismcts import best_first
from meadhall.kernel import Game, State
from meadhall.kernel.chance import seeded

from .parlour import Parlour

WHOLE = Settings(stops_early=False)
"""Every decision takes all of its iterations."""
GAMES = (("asgard", 2), ("asgard", 5), ("wolves", 3), ("vikings", 2), ("vikings", 4))


def choice(game: Game[Any], seat: int = 0, iterations: int = 400) -> int:
    """What the search chooses at the start of a parlour game."""
    state = game.start(2, 1)
    return SearchBot(game, seat, 1, iterations).choose(state.view(seat), state.legal(seat))


def test_it_sees_through_the_reply() -> None:
    """Move 0 looks twice as good if the other may do anything; but they won't."""
    game = Parlour({0: {0: 0, 1: 0, 2: 1}, 1: {0: 1, 1: 1}, 2: {0: 0}}, order=(0, 1))
    assert choice(game) == 2


def test_everybody_plays_for_themselves() -> None:
    """Of three players the second takes their own win, though it costs the first nothing to hope
    that they would rather harm the third."""
    game = Parlour({0: {0: 1, 1: 0}, 1: {0: 2, 1: {0: 0, 1: 2}}}, order=(0, 1, 0), players=3)
    assert choice(game) == 1


def test_it_doesnt_know_what_is_hidden() -> None:
    """Naming the coin wins half the time, the third move two times in three: a search that took
    each imagined coin for the truth would name it."""
    sure = {0: 0, 1: 0, 2: 1}
    game = Parlour({0: (0, 1), 1: (1, 0), 2: {0: (0, 0)}}, order=(0, 0))
    assert choice(game) == 2
    unsure = Parlour({0: {0: (0, 1), 1: (1, 0)}, 1: {0: sure}}, order=(0, 0, 0, 0))
    state = unsure.start(2, 1)
    bot = SearchBot(unsure, 0, 1, 400)
    found = {each.move: each for each in bot.search(state.view(0), state.legal(0))}
    assert found[0].chance < 0.75
    assert found[1].chance > 0.9


def test_what_looked_sure_and_then_hopeless_is_still_searched() -> None:
    """No weight is left of any move, when all fall as far short of the first sight as they can."""

    class Disillusioned(SearchBot):
        sights = 0

        def standings(self, world: State) -> list[float]:
            self.sights += 1
            mine = 1e6 if self.sights <= len(legal) else -1e6
            return [mine, *[0.0] * (world.players - 1)]

    game = meadhall.game("asgard")
    state = game.start(2, 1)
    legal = state.legal(0)
    found = Disillusioned(game, 0, 1, 200).search(state.view(0), legal)
    assert {each.move for each in found} == set(legal)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_seed_gives_the_same_findings(name: str, players: int) -> None:
    game = meadhall.game(name)
    state = game.start(players, 3)
    for _ in range(6):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0])
    seat = state.waiting[0]
    first, second = (
        SearchBot(game, seat, 5, 60).search(state.view(seat), state.legal(seat)) for _ in range(2)
    )
    assert first == second
    assert sum(each.tried for each in first) == (60 if len(first) > 1 else 0)


def test_the_tree_is_kept_within_a_chain_of_small_decisions() -> None:
    game = meadhall.game("vikings")
    state = game.start(2, 2)
    seat = state.waiting[0]
    bot = SearchBot(game, seat, 1, 80)
    kept = 0
    while state.waiting == (seat,):
        view, legal = state.view(seat), state.legal(seat)
        kept += view == bot._expected
        state.play(seat, bot.choose(view, legal))
    assert kept > 2


def test_a_kept_tree_is_only_topped_up() -> None:
    game = Parlour({0: {0: 0, 1: 1}, 1: {0: 1, 1: 1}}, order=(0, 0))
    state = game.start(2, 1)
    bot = SearchBot(game, 0, 1, 100, settings=WHOLE)
    state.play(0, bot.choose(state.view(0), state.legal(0)))
    tried = sum(each.tried for each in bot.search(state.view(0), state.legal(0)))
    assert 100 <= tried < 130


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_to_stop_early_never_changes_the_choice(name: str, players: int) -> None:
    game = meadhall.game(name)
    state = game.start(players, 6)
    early = Settings(spends_saved=0.0)
    asked = stopped = 0
    decisions, iterations = (many(6, long=25), 260) if is_compiled() else (2, 130)
    while asked < decisions:
        seat = state.waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        bots = [SearchBot(game, seat, asked, iterations, settings=each) for each in (early, WHOLE)]
        first, second = (each.choose(view, legal) for each in bots)
        assert first == second
        tried = [sum(each.tried for each in bot.findings) for bot in bots]
        asked += tried[1] > 0
        stopped += tried[0] < tried[1]
        state.play(seat, second)
    assert stopped, "it stopped early at least once"


def test_what_was_saved_is_spent_where_it_is_close_and_never_more() -> None:
    game = meadhall.game("asgard")
    state = game.start(2, 6)
    player = SearchBot(game, 0, 1, 200)
    spent: list[int] = []
    most = 0
    while state.waiting and len(spent) < 12:
        seat = state.waiting[0]
        legal = state.legal(seat)
        if seat == 0 and len(legal) > 1:
            state.play(0, player.choose(state.view(0), legal))
            spent.append(sum(each.tried for each in player.findings))
            most += 200
            assert sum(spent) <= most
            assert spent[-1] <= 300
        else:
            state.play(seat, legal[0])
    assert min(spent) < 200 < max(spent)


def test_seconds_cut_the_budget_short() -> None:
    game = meadhall.game("asgard")
    state = game.start(3, 1)
    bot = SearchBot(game, 0, 1, iterations=10_000_000, seconds=0.05)
    found = bot.search(state.view(0), state.legal(0))
    assert 0 < sum(each.tried for each in found) < 1_000_000


def test_the_move_tried_most_is_best() -> None:
    found = [Finding(4, 10, 0.9), Finding(2, 30, 0.5), Finding(3, 30, 0.6)]
    assert [each.move for each in best_first(found)] == [3, 2, 4]


def test_what_a_state_hides_changes_nothing() -> None:
    """The bot gets a view: two worlds that look the same to it get the same answer."""
    game = meadhall.game("wolves")
    state = game.start(3, 8)
    seat = state.waiting[0]
    other = game.imagine(state, seat, seeded(77))
    assert other.key() != state.key()
    answers = {
        SearchBot(game, seat, 1, 30).choose(each.view(seat), each.legal(seat))
        for each in (state, other)
    }
    assert len(answers) == 1


@pytest.mark.long
@pytest.mark.skipif(not is_compiled(), reason="plain Python takes too long")
def test_it_beats_greedy() -> None:
    from meadhall.lab import play_game

    game = meadhall.game("wolves")
    wins = 0.0
    for number in range(6):
        kinds = ["greedy"] * 3
        kinds[number % 3] = "ismcts:200"
        wins += play_game(game, kinds, number).share(number % 3)
    assert wins >= 3


def test_what_is_obvious_is_done_without_thinking() -> None:
    """V-26: beer in the hand is worth nothing when the turn ends; but whoever asks is told what
    all moves are worth."""
    game = meadhall.game("vikings")
    state = game.start(2, 3)
    seat = state.waiting[0]
    view, legal = state.view(seat), state.legal(seat)
    obvious = [move for move in legal if game.is_obvious(move)]
    assert obvious
    player = SearchBot(game, seat, 1, iterations=60)
    assert player.choose(view, legal) in obvious
    assert player.explain("en") == "This can only help."
    assert player.explain("ru") != player.explain("en")
    found = SearchBot(game, seat, 1, iterations=60).search(view, legal)
    assert [each.move for each in found] == legal
    assert sum(each.tried for each in found) == 60


def test_nothing_is_obvious_where_a_game_says_nothing() -> None:
    game = meadhall.game("asgard")
    assert not any(game.is_obvious(move) for move in range(game.actions))
