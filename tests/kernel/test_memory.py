"""Perfect recall: a key for all that a seat has seen and done, and for nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from effort import many
from horns import GAME as HORNS

import meadhall
from meadhall.kernel import Game, Memory, Session, State, seeded
from meadhall.kernel.memory import heard
from meadhall.testing import canonical, choose

GAMES: list[Game[Any]] = [HORNS, *(meadhall.game(each) for each in meadhall.game_names())]
ASGARD = meadhall.game("asgard")


def step(game: Game[Any], state: State, memories: list[Memory], seat: int, move: int) -> None:
    """A move, noted by everybody."""
    state.play(seat, move)
    happened = state.take_events()
    for who, memory in enumerate(memories):
        told = heard(game, happened, who)
        memory.note(state.view(who), told, move if who == seat else None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_keys_tell_apart_just_what_seats_can_tell_apart(game: Game[Any]) -> None:
    """Many histories out of few beginnings. What each seat saw and did is kept at length beside the
    memory; each such past has one key, and each key one past."""
    players = game.min_players
    key_of: dict[tuple[int, str], bytes] = {}
    past_of: dict[tuple[int, bytes], str] = {}
    shared = 0
    for number in range(many(12, long=24)):
        chance = seeded(number)
        state: State = game.start(players, number % 2, listen=True)
        memories = [Memory.at_start(game, state, seat) for seat in range(players)]
        opening = state.take_events()
        pasts = [
            [canonical([state.view(seat), heard(game, opening, seat)])] for seat in range(players)
        ]
        views = [state.view(seat) for seat in range(players)]
        for _ in range(15):
            if not state.waiting:
                break
            for seat in range(players):
                past = canonical(pasts[seat])
                key = memories[seat].key
                shared += (seat, past) in key_of
                assert key_of.setdefault((seat, past), key) == key
                assert past_of.setdefault((seat, key), past) == past
            mover, move = choose(state, chance)
            state.play(mover, move)
            happened = state.take_events()
            for seat in range(players):
                own = move if seat == mover else None
                told, view = heard(game, happened, seat), state.view(seat)
                memories[seat].note(view, told, own)
                if own is not None or told or view != views[seat]:
                    pasts[seat].append(canonical([own, told, view]))
                    views[seat] = view
    assert shared  # else nothing was compared


def test_what_another_picks_in_secret_leaves_no_trace() -> None:
    first: State = ASGARD.start(3, 7, listen=True)
    kept = [Memory.at_start(ASGARD, first, seat) for seat in range(3)]
    first.take_events()
    keys = set()
    for move in first.legal(0)[:3]:
        state, memories = first.clone(), [memory.copy() for memory in kept]
        state.listen()
        step(ASGARD, state, memories, 0, move)
        keys.add(tuple(memory.key for memory in memories))
    assert len(keys) == 3
    assert len({mine for mine, _, _ in keys}) == 3  # whoever picked knows
    assert len({(second, third) for _, second, third in keys}) == 1


def test_a_memory_keeps_what_views_forget() -> None:
    """Two ways to one view: a pick thought over, and the same pick at once."""
    at_once, thought_over = Session(ASGARD, 2, 1), Session(ASGARD, 2, 1)
    one, other = at_once.state.legal(0)[:2]
    at_once.play(0, other)
    thought_over.play(0, one)
    thought_over.play(0, other)
    assert at_once.state.view(0) == thought_over.state.view(0)
    assert Memory.of(at_once, 0) != Memory.of(thought_over, 0)


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.name)
def test_the_memory_of_a_session_is_that_of_its_moves(game: Game[Any]) -> None:
    session = Session(game, game.max_players, bytes(32))
    state = session.state
    memories = []
    for seat in range(game.max_players):
        told = heard(game, session.opening, seat)
        memories.append(Memory(seat, state.view(seat), told))
    chance = seeded(4)
    for _ in range(40):
        mover = session.state.waiting[0]
        legal = session.state.legal(mover)
        move = legal[chance.below(len(legal))]
        happened = session.play(mover, move)
        for seat, memory in enumerate(memories):
            told = heard(game, happened, seat)
            memory.note(session.state.view(seat), told, move if seat == mover else None)
    for seat, memory in enumerate(memories):
        assert Memory.of(session, seat) == memory
        assert hash(Memory.of(session, seat)) == hash(memory)


def test_a_session_from_a_position_is_remembered_from_there() -> None:
    played = Session(ASGARD, 2, 1)
    for seat in (0, 1):
        played.play(seat, played.state.legal(seat)[0])
    later = Session(ASGARD, 2, 1, position=played.state.to_json())
    assert Memory.of(later, 0).key == Memory(0, later.state.view(0)).key
    assert Memory.of(later, 0) != Memory.of(played, 0)


def test_what_was_taken_back_never_happened() -> None:
    session = Session(ASGARD, 2, 1)
    before = Memory.of(session, 0)
    session.play(0, session.state.legal(0)[0])
    assert Memory.of(session, 0) != before
    session.undo(0)
    assert Memory.of(session, 0) == before
