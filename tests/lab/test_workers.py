"""Processes that play: what kills them all is told, and none is left behind."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

from meadhall.lab.many import BrokenOff, play_many
from meadhall.lab.workers import Cores


def three_is_killed(number: int) -> int:
    """As the system does it when memory is short."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def three_leaves(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


class Unreadable:
    """A process that is given this dies of it."""

    def __reduce__(self) -> tuple[Callable[[int], None], tuple[int]]:
        return os._exit, (3,)

    def __call__(self, number: int) -> int:
        return number


def test_even_if_all_die_before_they_begin() -> None:
    """They can't unpickle what they are to play."""
    with pytest.raises(BrokenOff, match="have died"):
        list(play_many(Unreadable(), range(50), Cores(2)))


@pytest.mark.parametrize("play", [three_is_killed, three_leaves])
def test_a_task_that_kills_them_all_is_told_of_after_all_that_came_before(
    play: Callable[[int], int],
) -> None:
    got: list[int] = []
    how = "signal 9" if play is three_is_killed else "exit 7"
    with pytest.raises(BrokenOff, match=rf"died at the same game \(.*{how}.*before is kept"):
        got.extend(play_many(play, range(50), Cores(2)))
    assert got == [0, 1, 2]
