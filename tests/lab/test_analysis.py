"""An analysis tells how a game went, by what each player could know, in plain data."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall.kernel import Session
from meadhall.kernel.record import Record
from meadhall.lab import Moment, analyse
from meadhall.lab.analysis import Eyes, turning_points


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of asgard between two who play the first move they see."""
    session = Session(meadhall.game("asgard"), 2, 5)
    while session.state.waiting:
        seat = session.state.waiting[0]
        session.play(seat, session.state.legal(seat)[0])
    return session.record


def test_every_real_decision_is_looked_at(record: Record) -> None:
    told: list[int] = []
    found = analyse(record, iterations=20, progress=told.append)
    assert told == list(range(1, len(record.moves) + 1))
    assert found == analyse(record, iterations=20)
    state = record.start()
    real = []
    for number, (seat, move) in enumerate(record.moves, start=1):
        if len(state.legal(seat)) > 1:
            real.append((number, seat, move))
        state.play(seat, move)
    assert [(each.number, each.seat, each.move) for each in found.moments] == real
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert moment.best_worth >= moment.worth
    assert found.result is not None
    assert sum(found.result) == pytest.approx(1.0)
    assert json.loads(json.dumps(found.to_json()))["moments"][0]["seat"] == 0


def test_an_unfinished_game_has_no_result(record: Record) -> None:
    part = Record(record.game, record.players, record.seed, moves=record.moves[:6])
    found = analyse(part, iterations=10)
    assert found.result is None
    assert len(found.moments) == 6


def test_that_another_looks_is_no_turning_point(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(eyes: Eyes, *_: object) -> list[float]:
        return [0.9, 0.1] if eyes.seat == 0 else [0.2, 0.8]

    monkeypatch.setattr(Eyes, "chances", judged)
    monkeypatch.setattr(Eyes, "outlook", judged)
    part = Record(record.game, record.players, record.seed, moves=record.moves[:20])
    found = analyse(part, iterations=10)
    assert {each.seat for each in found.moments} == {0, 1}
    assert all(each.chances == pytest.approx((0.55, 0.45)) for each in found.moments)
    assert found.turning_points == ()


def moment(number: int, seat: int, mine: float, worth: float, best: float) -> Moment:
    return Moment(number, seat, 0, "a", (mine, 1 - mine), worth, 1, "b", best)


def test_turning_points_are_where_chances_change() -> None:
    course = [
        moment(1, 0, 0.5, 0.5, 0.5),
        moment(2, 0, 0.52, 0.3, 0.52),
        moment(3, 1, 0.3, 0.7, 0.7),
        moment(4, 1, 0.6, 0.4, 0.4),
    ]
    points = turning_points(course, None)
    assert [(each.number, each.seat) for each in points] == [(2, 0), (3, 0)]
    assert points[0].swing == pytest.approx(-0.22)
    assert [each.number for each in turning_points(course, (1.0, 0.0))] == [2, 3, 4]
