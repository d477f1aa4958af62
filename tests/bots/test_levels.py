"""Five levels for people, each with manners and a reason for every move."""

from __future__ import annotations

import re
from functools import partial

import pytest

import meadhall
from meadhall._build import is_compiled
from meadhall.bots import (
    BOTS,
    LEVELS,
    LearnedBot,
    SearchBot,
    bot,
    budget_of,
    check_kind,
    hint,
    is_in_roster,
)
from meadhall.bots.greedy import ALL, GreedyBot
from meadhall.bots.roster import TIME_DECIDES
from meadhall.kernel import BadOption, seeded

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
        taste = GreedyBot(ASGARD, 0, seed, worlds=1, breadth=ALL)
        values = {
            each.move: each.total for each in taste.lines(partial(ASGARD.imagine, view, 0), legal)
        }
        move = bot("thrall", ASGARD, 0, seed).choose(view, legal)
        assert values.keys() == set(legal)
        assert values[move] >= sum(values.values()) / len(values) - 1e-9


def test_levels_come_first_and_all_can_sit_down() -> None:
    assert BOTS[: len(LEVELS)] == LEVELS
    for kind in BOTS:
        bot(kind, ASGARD, 0)


def iterations(kind: str) -> int:
    return budget_of(kind).iterations


def test_a_konung_thinks_less_where_all_decide_at_once() -> None:
    at_once, in_turn = (bot("konung", meadhall.game(name), 0) for name in ("asgard", "wolves"))
    assert isinstance(at_once, SearchBot)
    assert isinstance(in_turn, SearchBot)
    assert iterations("jarl") < at_once.iterations < in_turn.iterations < iterations("konung")


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_norn_is_the_longest_search_and_asks_the_net_where_there_is_one(name: str) -> None:
    game = meadhall.game(name)
    norn, konung = bot("norn", game, 0), bot("konung", game, 0)
    assert isinstance(norn, SearchBot)
    assert isinstance(konung, SearchBot)
    assert norn.seconds is None, "the same seed, the same moves, on any machine"
    assert norn.iterations > konung.iterations
    assert isinstance(norn, LearnedBot) == bool(game.about.net_iterations)
    state = game.start(game.min_players, 5)
    seat = state.waiting[0]
    norn = bot("norn", game, seat)
    assert isinstance(norn, SearchBot)
    norn.iterations = 20
    assert norn.choose(state.view(seat), state.legal(seat)) in state.legal(seat)
    assert "judged by the hand" not in norn.explain("en")


@pytest.mark.parametrize("name", meadhall.game_names())
@pytest.mark.parametrize("level", ["jarl", "konung"])
def test_a_level_with_a_net_takes_no_longer_than_one_without(name: str, level: str) -> None:
    """By the pace that was measured at the slowest table: fewer iterations for the net's time."""
    game = meadhall.game(name)
    player = bot(level, game, 0)
    assert isinstance(player, SearchBot)
    as_long = game.about.net_iterations
    assert isinstance(player, LearnedBot) == bool(as_long)
    if as_long:
        by_hand = {"jarl": 300, "konung": 4000 if name == "asgard" else 8000}[level]
        part = 1 if is_compiled() else {"jarl": 5, "konung": 20}[level]
        assert player.iterations * part <= by_hand * max(as_long.values()) / 100 + part


def test_in_plain_python_levels_think_less_and_counts_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {kind: iterations(kind) for kind in ("jarl", "konung", "norn", "ismcts", "ismcts:3000")}
    monkeypatch.setattr("meadhall.bots.roster.is_compiled", lambda: not is_compiled())
    other = {kind: iterations(kind) for kind in quick}
    assert other["ismcts"] == quick["ismcts"] == 1000
    assert other["ismcts:3000"] == quick["ismcts:3000"] == 3000
    compiled, plain = (quick, other) if is_compiled() else (other, quick)
    assert plain["jarl"] * 5 == compiled["jarl"] == 300
    assert plain["konung"] * 20 == compiled["konung"] == 8000
    assert plain["norn"] * 25 == compiled["norn"] > compiled["konung"]
    assert plain["norn"] > plain["konung"]
    monkeypatch.setattr("meadhall.bots.roster.is_compiled", lambda: False)
    assert (
        iterations("jarl")
        < budget_of("konung", meadhall.game("asgard")).iterations
        < iterations("konung")
    )


def test_a_hint_is_a_searchs_move_with_its_chances() -> None:
    state = ASGARD.start(3, 5)
    asked = (ASGARD, 0, 7, state.view(0), state.legal(0))
    move, why = hint(*asked, "en")
    assert move in state.legal(0)
    assert re.search(r"it wins about \d+\s%, the next most tried about \d+\s%\.$", why)
    assert hint(*asked, "ru")[0] == move
    state.play(0, move)
    assert 0 not in state.waiting
    again, why = hint(ASGARD, 0, 7, state.view(0), state.legal(0), "en")
    assert again in state.legal(0), "a choice that may still be changed"
    assert "imagined table" in why


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_hint_knows_no_more_than_the_seat(name: str) -> None:
    """In all worlds that look the same to a seat it is told the same."""
    game = meadhall.game(name)
    state = game.start(3, 8)
    for _ in range(6):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0])
    seat = state.waiting[-1]
    worlds = [state, *(game.imagine(state, seat, seeded(each)) for each in range(1, 5))]
    assert len({world.key() for world in worlds}) > 1
    hints = {hint(game, seat, 3, world.view(seat), world.legal(seat)) for world in worlds}
    assert len(hints) == 1


def test_a_time_can_be_named() -> None:
    player = bot("ismcts:0.02s", ASGARD, 0)
    assert isinstance(player, SearchBot)
    assert player.seconds == 0.02
    state = ASGARD.start(3, 5)
    assert player.choose(state.view(0), state.legal(0)) in state.legal(0)
    assert budget_of("ismcts:2s").seconds == 2.0
    assert budget_of("ismcts:2s").iterations == TIME_DECIDES
    long = bot("ismcts:60s", ASGARD, 0)
    assert isinstance(long, SearchBot)
    long.seconds = 0.02
    assert long.choose(state.view(0), state.legal(0)) in state.legal(0), "a clock is looked at"
    assert budget_of("ismcts:2").seconds is None
    for wrong in ("ismcts:0s", "ismcts:s", "ismcts:-1s", "ismcts:90s", "ismcts:2 s", "ismcts:2S"):
        with pytest.raises(BadOption, match=r"iterations from 1 to .* or of seconds from 0\.01s"):
            bot(wrong, ASGARD, 0)


def test_names_of_ours_are_told_from_modules() -> None:
    assert all(is_in_roster(name) for name in (*BOTS, "ismcts:5", "ismcts:nonsense"))
    assert not any(is_in_roster(name) for name in ("odin", "my.bots:Odin", "ismcts.own:Bot"))


def test_iterations_can_be_named() -> None:
    assert iterations("ismcts:250") == 250
    assert iterations("jarl") < iterations("konung")
    assert iterations("karl") == 0
    for wrong in ("ismcts:", "ismcts:0", "ismcts:many", "ismcts:999999999", "karl:5", "odin"):
        with pytest.raises(BadOption):
            bot(wrong, ASGARD, 0)
        with pytest.raises(BadOption):
            check_kind(wrong)
