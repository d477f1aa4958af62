"""Remarks for first games: each really comes, in both languages, and from what the seat sees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.kernel import Game, State, seeded
from meadhall.kernel.events import Event
from meadhall.kernel.lessons import lessons
from meadhall.kernel.remarks import Remark, key_of, remarks, remarks_now

GAMES = meadhall.game_names()
MOST_GAMES = 40
BOTS = ("thrall", "greedy", "random")
LONG_GAMES = 8
SHORT: dict[str, dict[str, Any]] = {"asgard": {"deals": {"2": [1, 2, 2]}}}
"""What hardly ever happens in a long game happens in some short ones; this makes them short."""


def moments(game: Game[Any], seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game between bots of several kinds: each moment, and what has just happened."""
    short = SHORT.get(game.name) if seed >= LONG_GAMES else None
    spread = game.max_players - game.min_players + 1
    players = game.min_players + (0 if short else seed % spread)
    state = game.start(players, seed, short, listen=True)
    sitting = [bot(BOTS[(seed + s) % len(BOTS)], game, s, seed + s) for s in range(players)]
    yield state, state.take_events()
    while state.waiting:
        seat = state.waiting[0]
        move = sitting[seat].choose(state.view(seat), state.legal(seat))
        state.play(seat, move)
        yield state, state.take_events()


def said(game: Game[Any], state: State, seat: int, events: list[Event]) -> list[Remark]:
    told = [each for event in events if (each := game.tell(event, seat))]
    view = json.loads(json.dumps(state.view(seat)))  # plain data, and nothing behind it
    return remarks_now(game, view, state.legal(seat), told)


@pytest.mark.parametrize("name", GAMES)
def test_everybodys_first_turn_is_introduced_whatever_happened_before(name: str) -> None:
    game = meadhall.game(name)
    for seed in range(MOST_GAMES):
        begun: set[int] = set()
        for state, events in moments(game, seed):
            for seat in set(state.waiting) - begun:
                here = {each.name for each in said(game, state, seat, events)}
                if "reaction" not in here:
                    assert "start" in here, (seed, seat)
                    begun.add(seat)
            if len(begun) == state.players:
                break


@pytest.mark.parametrize("name", GAMES)
def test_each_remark_comes_in_games_between_bots(name: str) -> None:
    game = meadhall.game(name)
    missing = {each.name for each in remarks(game)}
    assert len(missing) >= 12
    for seed in range(MOST_GAMES):
        for state, events in moments(game, seed):
            for seat in range(state.players):
                missing -= {each.name for each in said(game, state, seat, events)}
        if not missing:
            return
    pytest.fail(f"never said in {MOST_GAMES} games: {', '.join(sorted(missing))}")


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_the_same_is_remarked_on_alike(name: str) -> None:
    """Whatever the others hold: in every world that fits a seat's view it hears the same."""
    game = meadhall.game(name)
    chance = seeded(5)
    for number, (state, events) in enumerate(moments(game, 1)):
        if number % 7 or not state.waiting:
            continue
        for seat in range(state.players):
            heard = said(game, state, seat, events)
            for _ in range(3):
                world = game.imagine(state.view(seat), seat, chance)
                chance.word()
                assert said(game, world, seat, events) == heard


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_has_its_words_and_its_lesson(name: str) -> None:
    game = meadhall.game(name)
    taught = {each.name for each in lessons(game)}
    for each in remarks(game):
        assert each.lesson in taught, each.name
        for lang in ("en", "ru"):
            texts = game.texts(lang)
            assert 20 < len(texts.say(key_of(game, each))) < 140
            assert 3 < len(texts.say(f"{key_of(game, each)}.title")) < 30


@pytest.mark.parametrize("name", GAMES)
def test_names_are_used_once(name: str) -> None:
    names = [each.name for each in remarks(meadhall.game(name))]
    assert len(names) == len(set(names))
