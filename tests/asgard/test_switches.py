"""House rules: rulings of ours, played as we read them and the other way."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import CannotUndo, IllegalMove, Session

from .rules import rule
from .table import GAME, Table, asgard

both = pytest.mark.parametrize("on", [False, True])


def switched(switch: str, on: bool) -> dict[str, Any]:
    return {"variants": {switch: True}} if on else {}


@rule("A-13")
@both
def test_what_goals_allow(on: bool) -> None:
    state = GAME.start(3, 0, switched("goals_from_below", on))
    columns = [[1], [2, 1], [3, 2, 1]] if on else [[3], [3, 2], [3, 2, 1]]
    assert state.view(None)["limits"] == columns


@rule("A-13")
def test_from_below_other_limits_end_on_one_line_too() -> None:
    limits = {"columns": [[1], [1, 1], [6, 5, 4]]}
    options = {"goal_limits": limits, **switched("goals_from_below", True)}
    assert GAME.start(3, 0, options).view(None)["limits"] == [[4], [5, 4], [6, 5, 4]]


@rule("A-21")
@both
def test_a_pick_once_made(on: bool) -> None:
    session = Session(GAME, 3, 0, switched("picks_final", on))
    first, second = session.state.legal(0)[:2]
    session.play(0, first)
    assert session.state.waiting == (1, 2)
    if on:
        assert list(session.state.legal(0)) == []
        with pytest.raises(IllegalMove):
            session.play(0, second)
        with pytest.raises(CannotUndo):
            session.undo(0)
    else:
        session.play(0, second)
        session.undo(0)


@rule("A-26")
@both
def test_hands_that_were_passed_on(on: bool) -> None:
    state = GAME.start(3, 0, switched("hands_forgotten", on))
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    assert [len(state.view(seat)["handed_on"]) for seat in range(3)] == ([0] * 3 if on else [1] * 3)


@rule("A-40")
@both
def test_an_open_goal_of_another_round(on: bool) -> None:
    options = switched("any_goal", on)

    def asked(round_: int, goals: str) -> Table:
        return asgard(
            erik="2 Loki",
            anna="Loki",
            awakening="Loki",
            round=round_,
            goals=goals,
            options=options,
        )

    for round_, goals in ((1, "Odin | Loki | Sif"), (3, "Odin | Thor, Loki | Sif, Freya, Bragi")):
        table = asked(round_, goals)
        assert table.asked == ("erik", "favour loki" if on else "loki")
    if on:
        table.erik("goal", "score loki 1", "score loki 2")
        assert table.erik.score == 2
    assert asked(1, "Odin | Thor | Sif").asked == ("erik", "loki"), "no goal of Loki's is open"


@rule("A-54")
@both
def test_the_doubling_card_after_the_last_round(on: bool) -> None:
    table = asgard(
        erik="3 Heimdall, doubled",
        anna="5 Odin",
        awakening="Heimdall",
        round=3,
        goals="Odin, Thor, Freya",
        options=switched("doubling_stays", on),
    )
    table.erik("score heimdall 1")
    assert table.doubling_card == (("erik", "Heimdall") if on else "middle")
    table = asgard(
        erik="3 Heimdall, doubled",
        anna="5 Odin",
        awakening="Heimdall",
        round=2,
        goals="Odin, Thor",
        options=switched("doubling_stays", on),
    )
    table.erik("score heimdall 1")
    assert table.doubling_card == "middle", "after other rounds it always goes back"
