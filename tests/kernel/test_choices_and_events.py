"""The small parts of a state: the buffer of moves, the frames, the events."""

from __future__ import annotations

import json
from typing import Any

import pytest
from horns import HornsState
from horns.state import PICK, TOAST, WINNER
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel import BadPosition, IllegalMove, seeded
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.frames import FrameShape, frames_to_json, mask_of, push_frames, seats_in
from meadhall.kernel.state import KIND, OVER, WHO, WIDTH

SHAPES = {PICK: FrameShape("pick"), TOAST: FrameShape("toast", ("winner",))}


def table(players: int = 3) -> HornsState:
    return HornsState(players, seeded(1))


# --- choices ----------------------------------------------------------------------------------


def test_choices_start_empty_and_can_be_used_again() -> None:
    choices = Choices()
    assert choices.to_list() == []
    choices.add(4)
    choices.add_run(10, 3)
    assert choices.to_list() == [4, 10, 11, 12]
    choices.clear()
    assert choices.to_list() == []
    assert not choices.has(4)
    choices.add(7)
    assert choices.to_list() == [7]


@given(parts=st.lists(st.tuples(st.integers(0, 2**40), st.integers(0, 70)), max_size=12))
def test_choices_grow_as_far_as_needed(parts: list[tuple[int, int]]) -> None:
    choices = Choices()
    expected: list[int] = []
    for first, length in parts:
        choices.add(first)
        choices.add_run(first + 1, length)
        expected += range(first, first + length + 1)
    assert choices.to_list() == expected
    assert choices.count == len(expected)
    assert all(map(choices.has, expected[:20]))
    assert not choices.has(-1)


def test_room_can_be_made_before_moves_are_written() -> None:
    choices = Choices()
    choices.add_run(0, 31)
    choices.make_room(40)
    assert len(choices.moves) >= 71
    assert choices.to_list() == list(range(31))


def test_a_list_of_choices_does_not_change_later() -> None:
    choices = Choices()
    choices.add(1)
    listed = choices.to_list()
    choices.clear()
    choices.add(2)
    assert listed == [1]


# --- frames -----------------------------------------------------------------------------------


def test_a_state_without_frames_is_over() -> None:
    state = table()
    assert state.kind() == OVER
    assert state.waiting == ()
    assert state.next_seat() == -1
    assert state.frame_rows() == []
    for seat in range(3):
        assert state.legal(seat) == []
        with pytest.raises(IllegalMove, match="the game is over"):
            state.play(seat, 0)


def test_frames_are_a_stack() -> None:
    state = table()
    state.push(PICK, 0b110)
    state.push(TOAST, 0b100, 2)
    assert (state.kind(), state.waiting, state.top(WINNER)) == (TOAST, (2,), 2)
    state.pop()
    assert (state.top(KIND), state.waiting, state.next_seat()) == (PICK, (1, 2), 1)
    state.set_top(WHO, 0b100)
    assert (state.waiting, state.waiting_mask()) == ((2,), 4)
    state.pop()
    assert state.waiting == ()


def test_a_new_frame_remembers_nothing_of_an_old_one() -> None:
    state = table()
    state.push(TOAST, 1, 1, 2, 3, 4, 5, 6)
    state.pop()
    state.push(PICK, 1)
    assert state.frame_rows() == [[PICK, 1] + [0] * (WIDTH - 2)]


def test_the_stack_of_frames_grows_and_copies_are_independent() -> None:
    state = table()
    for number in range(40):
        state.push(TOAST, 1, number)
    copy = table()
    copy.copy_frames(state)
    copy.set_top(WINNER, 99)
    copy.pop()
    assert [row[WINNER] for row in state.frame_rows()] == list(range(40))
    assert len(copy.frame_rows()) == 39
    for number in reversed(range(40)):
        assert state.top(WINNER) == number
        state.pop()
    assert state.kind() == OVER


def test_frames_are_stored_with_names_and_come_back() -> None:
    state = table()
    state.push(PICK, 0b101)
    state.push(TOAST, 0b010, 1)
    stored = json.loads(json.dumps(frames_to_json(state, SHAPES)))
    assert stored == [{"frame": "pick", "who": [0, 2]}, {"frame": "toast", "who": [1], "winner": 1}]
    again = table()
    push_frames(again, stored, SHAPES)
    assert again.frame_rows() == state.frame_rows()


@pytest.mark.parametrize(
    "frames",
    [
        None,
        {},
        "pick",
        [None],
        ["pick"],
        [{}],
        [{"frame": "pick"}],
        [{"frame": "song", "who": [0]}],
        [{"frame": ["pick"], "who": [0]}],
        [{"frame": None, "who": [0]}],
        [{"frame": "pick", "who": [0], "winner": 1}],
        [{"frame": "toast", "who": [0]}],
        [{"frame": "toast", "who": [0], "winner": "1"}],
        [{"frame": "toast", "who": [0], "winner": 1.0}],
        [{"frame": "toast", "who": [0], "winner": None}],
        [{"frame": "toast", "who": [0], "winner": 1 << 63}],
        [{"frame": "toast", "who": [0], "winner": -(1 << 70)}],
        [{"frame": "pick", "who": [3]}],
        [{"frame": "pick", "who": [-1]}],
        [{"frame": "pick", "who": ["0"]}],
        [{"frame": "pick", "who": [0.0]}],
        [{"frame": "pick", "who": [[0]]}],
        [{"frame": "pick", "who": 1}],
        [{"frame": "pick", "who": None}],
    ],
)
def test_broken_frames_are_refused(frames: Any) -> None:
    with pytest.raises(BadPosition):
        push_frames(table(), frames, SHAPES)


@given(seats=st.sets(st.integers(0, 7)))
def test_masks_and_lists_of_seats(seats: set[int]) -> None:
    assert seats_in(mask_of(sorted(seats), 8)) == sorted(seats)


# --- events -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 7])
def test_everybody_knows_a_public_event(seat: int | None) -> None:
    assert Event(0, 1, 2, 3, 4, EVERYBODY).known_to(seat)


@given(audience=st.integers(0, 255), seat=st.integers(0, 7))
def test_a_restricted_event_is_known_to_its_audience_only(audience: int, seat: int) -> None:
    event = Event(0, 1, 2, 3, 4, audience)
    assert event.known_to(seat) == (seat in seats_in(audience))
    assert not event.known_to(None)


def test_events_are_kept_only_while_somebody_listens() -> None:
    state = table()
    state.tell(1, 2, 3, 4, 5, EVERYBODY)
    assert state.take_events() == []
    state.listen()
    state.tell(1, 2, 3, 4, 5, 0b10)
    (event,) = state.take_events()
    numbers = (event.kind, event.a, event.b, event.c, event.d, event.audience)
    assert numbers == (1, 2, 3, 4, 5, 0b10)
    assert state.take_events() == []
    assert state.clone().events is None
