"""A session plays, remembers, and takes back only what may be taken back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from horns import GAME as HORNS
from horns.state import DRINK

import meadhall
from meadhall.kernel import BadOption, BadRecord, CannotUndo, IllegalMove, Record, Session
from meadhall.testing import at_hand, canonical, random_course

ASGARD = meadhall.game("asgard")


@pytest.fixture
def session() -> Iterator[Session]:
    """A game of horns for three."""
    with at_hand(HORNS):
        yield Session(HORNS, 3, seed=7)


def play_first(session: Session, seat: int) -> None:
    session.play(seat, session.state.legal(seat)[0])


def position(session: Session) -> str:
    return canonical(session.state.to_json())


# --- playing ----------------------------------------------------------------------------------


def test_a_move_returns_its_events_and_is_recorded(session: Session) -> None:
    move = session.state.legal(0)[0]
    happened = session.play(0, move)
    assert [HORNS.tell(event, 0) for event in happened] == [
        {"event": "sealed", "seat": 0, "horn": move}
    ]
    assert session.record.moves == [(0, move)]
    assert session.log == [happened]


def test_an_illegal_move_changes_nothing(session: Session) -> None:
    play_first(session, 1)
    before = position(session), list(session.record.moves), len(session.log)
    for seat, move in ((0, DRINK), (3, 0), (-1, 0), (0, 2**64), (0, -1)):
        with pytest.raises(IllegalMove):
            session.play(seat, move)
    assert (position(session), session.record.moves, len(session.log)) == before
    session.undo(1)
    assert session.record.moves == []


@pytest.mark.parametrize("players", [0, 1, 6, 9, -3])
@pytest.mark.parametrize("options", [{}, {"copies": {"odin/thor": 4}}], ids=["plain", "options"])
def test_a_session_for_too_few_or_too_many_is_refused(
    players: int, options: dict[str, object]
) -> None:
    with pytest.raises(BadOption, match="2 to 5 players"):
        Session(ASGARD, players, options=options)


# --- taking back ------------------------------------------------------------------------------


def test_there_is_nothing_to_take_back_at_the_start(session: Session) -> None:
    with pytest.raises(CannotUndo, match="nothing to take back"):
        session.undo(0)
    play_first(session, 1)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        session.undo(0)  # who has done nothing yet has nothing to regret, whatever others do


def test_the_own_last_move_can_be_taken_back(session: Session) -> None:
    start = position(session)
    play_first(session, 2)
    session.undo(2)
    assert position(session) == start
    assert session.record.moves == []
    assert session.log == []


def test_moves_are_taken_back_one_by_one(session: Session) -> None:
    positions = []
    for _ in range(3):  # a pick and two changes of mind
        positions.append(position(session))
        play_first(session, 0)
    for before in reversed(positions):
        session.undo(0)
        assert position(session) == before
    with pytest.raises(CannotUndo):
        session.undo(0)


def test_nothing_is_taken_back_once_another_seat_has_decided(session: Session) -> None:
    play_first(session, 0)
    play_first(session, 1)
    with pytest.raises(CannotUndo, match="somebody else has decided"):
        session.undo(0)
    session.undo(1)
    session.undo(0)


def test_a_changed_pick_does_not_show_in_what_others_can_take_back() -> None:
    plain, changed = (Session(ASGARD, 3, seed=7) for _ in range(2))
    for each in (plain, changed):
        play_first(each, 0)
        play_first(each, 1)
    changed.play(0, changed.state.legal(0)[-1])
    assert plain.state.view(1) == changed.state.view(1)
    for seat in (1, 2):
        assert plain.why_no_undo(seat) == changed.why_no_undo(seat)
    changed.undo(1)
    assert changed.state.waiting == (1, 2)
    last = changed.state.legal(0)[-1]
    assert changed.record.moves[-1] == (0, last), "the changed pick of another stands"
    assert changed.state.view(0)["pick"] is not None


def test_nothing_is_taken_back_once_something_hidden_appeared(session: Session) -> None:
    for seat in range(3):
        play_first(session, seat)
    before = position(session)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            session.undo(seat)
    assert position(session) == before
    with pytest.raises(CannotUndo, match="something hidden has come to light"):
        session.undo(2)


def test_after_taking_back_the_game_goes_on_and_is_listened_to(session: Session) -> None:
    play_first(session, 0)
    session.undo(0)
    last = session.state.legal(0)[-1]
    happened = session.play(0, last)
    assert happened
    assert session.record.moves == [(0, last)]


def test_a_refusal_is_told_in_every_language(session: Session) -> None:
    with pytest.raises(CannotUndo) as refused:
        session.undo(0)
    assert refused.value.reason.text("en") == str(refused.value)
    assert refused.value.reason.text("ru") == "отменять нечего"


# --- going on from a record -------------------------------------------------------------------


@pytest.mark.parametrize("seed", [5, bytes(range(32))], ids=["seed", "secret"])
def test_a_session_goes_on_where_a_record_ends(seed: int | bytes) -> None:
    course = random_course(ASGARD, 3, seed)
    middle = len(course.moves) // 2
    record = Record("asgard", 3, seed, names=["Ana", "Bo", "Cy"], moves=course.moves[:middle])
    session = Session.resume(record)
    for seat, move in course.moves[middle:]:
        session.play(seat, move)
    *_, (end, _, _) = course.replay()
    assert session.state.key() == end.key()
    assert session.record == Record(
        "asgard", 3, seed, names=["Ana", "Bo", "Cy"], moves=course.moves
    )


def test_resuming_leaves_the_record_alone() -> None:
    record = Record("asgard", 2, 1, moves=random_course(ASGARD, 2, 1).moves[:3])
    before = record.text()
    session = Session.resume(record)
    play_first(session, session.state.waiting[0])
    assert record.text() == before


def test_a_record_of_other_rules_or_cards_is_not_resumed() -> None:
    """Else its moves would be played by other rules than they were made for."""
    for rules in (1, 99):
        with pytest.raises(BadRecord):
            Session.resume(Record("asgard", 2, 1, rules=rules, cards="0" * 16))
    with pytest.raises(BadRecord, match="version 99"):
        Record("asgard", 2, 1, rules=99)


def test_a_record_with_an_illegal_move_is_not_resumed() -> None:
    with pytest.raises(BadRecord):
        Session.resume(Record("asgard", 2, 1, moves=[(0, 933)]))


def test_resuming_keeps_the_promise_that_was_published() -> None:
    """A secret that was not the promised one must not become so by going on."""
    broken = Record("asgard", 2, bytes(32), commitment="0" * 64)
    assert not broken.shuffle_proved()
    assert not Session.resume(broken).record.shuffle_proved()


# --- stored in the middle ---------------------------------------------------------------------


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_stored_session_goes_on_as_if_never_stored(name: str) -> None:
    game = meadhall.game(name)
    course = random_course(game, game.max_players, bytes(32))
    session = Session(game, game.max_players, bytes(32))
    for number, (seat, move) in enumerate(course.moves):
        if number % 7 == 0:
            stored = canonical(session.to_json())
            again = Session.from_json(json.loads(stored))
            assert canonical(again.to_json()) == stored
            for each in range(game.max_players):
                assert again.why_no_undo(each) == session.why_no_undo(each)
                if again.why_no_undo(each) is None:
                    fresh = Session.from_json(json.loads(stored))
                    again.undo(each)
                    again = fresh
            session = again
        session.play(seat, move)
    assert session.record.text() == Session.resume(session.record).record.text()
    assert session.state.outcome is not None


def test_a_stored_session_of_other_rules_is_refused(session: Session) -> None:
    stored = session.to_json()
    stored["rules"] += 1
    with pytest.raises(BadRecord, match="version 2 of the rules"):
        Session.from_json(stored)


@pytest.mark.parametrize(("name", "games"), [("asgard", 14), ("wolves", 2), ("vikings", 1)])
def test_what_a_seat_may_not_know_of_changes_nothing_it_can_take_back(
    name: str, games: int
) -> None:
    """Neither whether, nor why not. And what others had half chosen goes with what they were asked
    because of."""
    game = meadhall.game(name)
    unseen = undone = 0
    for seed in range(games):
        dice = random.Random(seed)
        players = dice.randint(max(3, game.min_players), game.max_players)
        session = Session(game, players, bytes([seed]) * 32)
        while session.state.waiting:
            may = [seat for seat in range(players) if session.state.legal(seat)]
            seat = dice.choice(may)
            others = [other for other in range(players) if other != seat]
            before = {
                other: (session.state.view(other), session.why_no_undo(other)) for other in others
            }
            events = session.play(seat, dice.choice(session.state.legal(seat)))
            for other in others:
                view, reason = before[other]
                told = any(game.tell(event, other) is not None for event in events)
                if told or session.state.view(other) != view:
                    continue
                unseen += 1
                assert session.why_no_undo(other) == reason
                if reason is None and dice.random() < 0.2:
                    session.undo(other)
                    undone += 1
                    again = Session.from_json(session.to_json())
                    assert again.state.key() == session.state.key()
                    break
    assert name != "asgard" or (unseen > 50 and undone > 3)
