"""Bots that stay at their table between the small decisions of one choice."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import SearchBot
from meadhall.hall.bots import thoughts
from meadhall.kernel import State

KIND = "ismcts:60"


@pytest.fixture(autouse=True)
def nobody_there(monkeypatch: pytest.MonkeyPatch) -> thoughts.Sitters:
    sitters = thoughts.Sitters(4)
    monkeypatch.setattr(thoughts, "SITTERS", sitters)
    return sitters


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for each search that was begun anew: how many iterations it may make."""
    made: list[int] = []
    begin = SearchBot._new_search

    def counted(self: SearchBot, table: State) -> Any:
        made.append(self.iterations)
        return begin(self, table)

    monkeypatch.setattr(SearchBot, "_new_search", counted)
    return made


def asked(state: State, seat: int, table: str, kind: str = KIND) -> int:
    """What a bot does at a seat of a table."""
    said = state.view(seat), state.legal(seat)
    outcome = thoughts.choose(kind, "vikings", seat, 7, *said, table)
    assert outcome.why == ""
    return int(outcome.value)


def in_the_middle() -> tuple[State, int]:
    """Vikings, whose turns are of many small decisions."""
    state = meadhall.game("vikings").start(2, 5)
    return state, state.waiting[0]


def in_the_middle_of_it(sitters: thoughts.Sitters) -> tuple[State, State, int]:
    """Two decisions of one choice, of which the first is made; and whose they are."""
    state, seat = in_the_middle()
    while not len(sitters):
        before = state.clone()
        state.play(seat, asked(state, seat, "a"))
    return before, state, seat


def course(table: str) -> list[int]:
    """The moves of a turn, or of some of it."""
    state, seat = in_the_middle()
    moves: list[int] = []
    while len(moves) < 12 and state.waiting == (seat,):
        moves.append(asked(state, seat, table))
        state.play(seat, moves[-1])
    return moves


def test_what_was_searched_is_not_searched_again(begun: list[int]) -> None:
    alone = course("")
    assert len(begun) == len(alone) > 1
    begun.clear()
    moves = course("a")
    assert moves[0] == alone[0]
    assert 1 <= len(begun) < len(moves)


def test_a_bot_at_another_table_or_seat_knows_nothing_of_it(
    nobody_there: thoughts.Sitters, begun: list[int]
) -> None:
    _, state, seat = in_the_middle_of_it(nobody_there)
    begun.clear()
    asked(state, seat, "b")
    asked(state, seat, "a", "ismcts:61")
    assert begun == [60, 61]
    assert nobody_there.take("a", KIND, "vikings", 1 - seat) is None
    asked(state, seat, "a")
    assert begun == [60, 61]


def test_a_bot_whose_view_is_another_begins_anew(
    nobody_there: thoughts.Sitters, begun: list[int]
) -> None:
    """As after a move that was taken back, or in another branch."""
    before, _, seat = in_the_middle_of_it(nobody_there)
    begun.clear()
    asked(before, seat, "a")
    assert begun == [60]


def test_one_that_stumbles_is_gone(
    nobody_there: thoughts.Sitters, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = in_the_middle()
    while not len(nobody_there):
        state.play(seat, asked(state, seat, "a"))

    def stumbles(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(SearchBot, "choose", stumbles)
    said = state.view(seat), state.legal(seat)
    assert thoughts.choose(KIND, "vikings", seat, 7, *said, "a").why == "crashed"
    assert not len(nobody_there)


def test_no_more_stay_than_there_is_room_for(nobody_there: thoughts.Sitters) -> None:
    state, seat = in_the_middle()
    while not len(nobody_there):
        before = state.clone()
        state.play(seat, asked(state, seat, "0"))
    for number in range(1, 7):
        asked(before.clone(), seat, str(number))
    assert len(nobody_there) == 4
    assert nobody_there.take("0", KIND, "vikings", seat) is None
    assert nobody_there.take("6", KIND, "vikings", seat) is not None


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_who_remembers_nothing_is_not_kept(nobody_there: thoughts.Sitters, kind: str) -> None:
    state, seat = in_the_middle()
    asked(state, seat, "a", kind)
    assert not len(nobody_there)
