"""A game may begin from a position instead of an empty table: its record says so, and all that
follows is drawn by its own chance, undone, stored and replayed as ever."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel import BadRecord, CannotUndo, Record, Session
from meadhall.kernel.positions import HEAD, bare
from meadhall.testing.courses import check_parts

SECRET = bytes(range(32))
OTHER = bytes(32)
GAMES = meadhall.game_names()


@cache
def middle(name: str, moves: int = 30) -> tuple[int, dict[str, Any]]:
    """How many play, and a position in the middle of a game of theirs."""
    game, dice = meadhall.game(name), Random(moves)
    state = game.start(game.min_players, 3)
    for _ in range(moves):
        seat = state.waiting[0]
        state.play(seat, dice.choice(state.legal(seat)))
    assert state.waiting
    return int(state.players), state.to_json()


def begun(name: str, secret: int | bytes = SECRET, moves: int = 30) -> Session:
    players, position = middle(name, moves)
    return Session(meadhall.game(name), players, secret, position=position)


def played(session: Session, moves: int = 10_000) -> Session:
    """Some random moves, or all that are left; the same ones for the same game."""
    dice = Random(1)
    while session.state.waiting and moves:
        seat = session.state.waiting[0]
        session.play(seat, dice.choice(session.state.legal(seat)))
        moves -= 1
    return session


@pytest.mark.parametrize("name", GAMES)
def test_it_begins_with_what_lay_there(name: str) -> None:
    players, position = middle(name)
    session = Session(meadhall.game(name), players, SECRET, position=position)
    there = meadhall.game(name).from_json(position)
    assert session.state.key() == there.key()
    assert session.state.waiting == there.waiting
    assert session.opening == []
    assert session.record.position == bare(position)
    assert not set(HEAD) & set(session.record.position)


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_after_is_drawn_by_its_own_chance(name: str) -> None:
    """Whatever drew the cards before: a position's own chance counts for nothing."""
    players, position = middle(name)
    game = meadhall.game(name)
    other = position | {"chance": game.start(players, 99).to_json()["chance"]}
    ends = {
        played(Session(game, players, secret, position=at)).state.key()
        for secret, at in [(SECRET, position), (SECRET, other), (OTHER, position)]
    }
    assert len(ends) == 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("secret", [7, SECRET], ids=["seed", "secret"])
def test_its_record_comes_back_as_it_was(name: str, secret: int | bytes) -> None:
    session = played(begun(name, secret))
    text = session.record.text()
    assert text.count("\nposition: {") == 1
    again = Record.from_text(text)
    assert again == session.record
    assert again.text() == text
    assert again.end().key() == session.state.key()
    assert again.shuffle_proved() == isinstance(secret, bytes)
    assert Session.resume(again).state.key() == session.state.key()


@pytest.mark.parametrize("name", GAMES)
def test_a_session_in_the_middle_of_it_is_stored(name: str) -> None:
    session = played(begun(name), 5)
    stored = json.loads(json.dumps(session.to_json()))
    again = Session.from_json(stored)
    assert again.to_json() == session.to_json()
    assert played(again, 20).state.key() == played(session, 20).state.key()


@pytest.mark.parametrize("name", GAMES)
def test_others_have_nothing_of_it(name: str) -> None:
    game = meadhall.game(name)
    session = Session(game, game.min_players, SECRET)
    assert "position" not in session.record.text()
    assert "position" not in session.to_json()


def test_nothing_before_the_position_is_taken_back() -> None:
    session = next(s for s in (begun("asgard", moves=at) for at in range(2, 40)) if all_pick(s))
    seat = session.state.waiting[0]
    with pytest.raises(CannotUndo, match="nothing"):
        session.undo(seat)
    key = session.state.key()
    session.play(seat, session.state.legal(seat)[0])
    session.undo(seat)
    assert session.state.key() == key
    assert session.record.moves == []


def all_pick(session: Session) -> bool:
    """Do all choose in secret now? Then a choice can be taken back."""
    return len(session.state.waiting) == session.state.players


@pytest.mark.parametrize("name", GAMES)
def test_points_from_before_are_told_as_such(name: str) -> None:
    for moves in (30, 60):
        session = played(begun(name, moves=moves))
        check_parts(session)
        assert len(session.parts()) == session.state.players


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda at: at | {"scores": [0, -1]}, "can't begin from its position"),
        (lambda at: at | {"hands": at["hands"][:1]}, "can't begin from its position"),
        (lambda at: {}, "can't begin from its position"),
        (lambda at: [at], "a position is a table of what lies where"),
        (lambda at: 7, "a position is a table of what lies where"),
    ],
    ids=["points below nothing", "a hand missing", "nothing", "a list", "a number"],
)
def test_what_is_no_position_is_refused_in_one_line(change: Any, why: str) -> None:
    session = played(begun("asgard"), 3)
    text = session.record.text()
    line = f"position: {json.dumps(session.record.position, sort_keys=True)}"
    assert line in text
    broken = f"position: {json.dumps(change(dict(session.record.position or {})))}"
    with pytest.raises(BadRecord, match=why) as refused:
        Record.from_text(text.replace(line, broken))
    assert len(str(refused.value).splitlines()) == 1


def test_a_card_too_many_in_the_position_is_noticed() -> None:
    """Nobody can lay out what the box doesn't hold."""
    players, position = middle("asgard")
    card, copies = next(iter(position["deck"].items()))
    deck = {**position["deck"], card: copies + 1}
    with pytest.raises(BadRecord, match="can't begin from its position"):
        Session(meadhall.game("asgard"), players, SECRET, position=position | {"deck": deck})
