"""Several processes play as one would, and one that dies is told of, not waited for."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.lab.workers import BrokenOff, in_order


def tenfold(number: int) -> int:
    return 10 * number


def the_first_is_slow(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)  # it stands for a long game
    return number


def three_is_killed(number: int) -> int:
    """As the system does it when memory is short."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def three_leaves(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


def three_stumbles(number: int) -> int:
    if number == 3:
        raise LookupError("three")
    return number


class Unreadable:
    """A process that is given this dies of it."""

    def __reduce__(self) -> tuple[Callable[[int], None], tuple[int]]:
        return os._exit, (3,)

    def __call__(self, number: int) -> int:
        return number


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 40])
def test_any_number_of_them_does_the_same(workers: int, count: int) -> None:
    assert list(in_order(tenfold, range(count), workers)) == [10 * each for each in range(count)]


def test_what_was_quicker_waits_for_its_turn() -> None:
    assert list(in_order(the_first_is_slow, range(12), 2)) == list(range(12))


def test_even_if_all_die_before_they_begin() -> None:
    """They can't unpickle what they are to play."""
    with pytest.raises(BrokenOff, match="has died"):
        list(in_order(Unreadable(), range(50), 2))


@pytest.mark.parametrize("play", [three_is_killed, three_leaves])
def test_one_that_dies_is_told_of_after_all_that_came_before(play: Callable[[int], int]) -> None:
    got: list[int] = []
    how = "signal 9" if play is three_is_killed else "exit 7"
    with pytest.raises(BrokenOff, match=rf"has died \(.*{how}.*what was played before is kept"):
        got.extend(in_order(play, range(50), 2))
    assert got == [0, 1, 2]


def test_what_goes_wrong_in_one_is_raised_here_and_says_where() -> None:
    got: list[int] = []
    with pytest.raises(LookupError, match="three") as told:
        got.extend(in_order(three_stumbles, range(50), 2))
    assert got == [0, 1, 2]
    assert "in three_stumbles" in told.value.__notes__[0]


def pid_or_wait(folder: Path | None) -> int:
    if folder is not None:
        (folder / f"{os.getpid()}").touch()
        time.sleep(600)  # a game longer than any test: nobody waits for its end
    return os.getpid()


def test_whoever_stops_listening_leaves_no_process_behind(tmp_path: Path) -> None:
    games = in_order(pid_or_wait, [None, tmp_path, tmp_path], 2)
    first = next(games)
    assert first != os.getpid()
    games.close()
    for pid in [first, *(int(each.name) for each in tmp_path.iterdir())]:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
