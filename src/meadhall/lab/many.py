"""Many games anywhere: what is played is said once, and where it is played is another matter.

`play_many(play, tasks, backend)` hands over what comes of each task in the order of the tasks,
whoever played them: in this process (:class:`Here`), by several of this machine
(:class:`~meadhall.lab.workers.Cores`), or on a Ray cluster
(:class:`~meadhall.lab.cluster.Cluster`).
A backend only plays; that the results are the same, and in the same order, is seen to here.
"""

from __future__ import annotations

import pickle
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import takewhile
from typing import Any, NamedTuple, Self, TypeVar

from ..kernel.errors import MeadhallError

Task = TypeVar("Task")
Result = TypeVar("Result")

KEPT = "what was played before is kept, and the same command goes on from there"
TRIES = 3
"""So often a task is begun anew where its process died. That may have been another's doing, for
want of memory or by a machine that was switched off; three times it is its own."""


class BrokenOff(MeadhallError):
    """Playing can't go on now. What was played is kept, and can be added to later."""


class Failed(NamedTuple):
    """What came of a task instead of a result."""

    wrong: Exception


class Backend(ABC):
    """Where tasks are played. It is a context: what it started for that ends with it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *wrong: object) -> None:
        return None

    @abstractmethod
    def answers(
        self, play: Callable[[Task], Result], tasks: Iterator[tuple[int, Task]]
    ) -> Generator[tuple[int, Result | Failed], None, None]:
        """What comes of each numbered task, in any order. Tasks are taken only as there is room for
        them, for there may be millions; once it is closed nothing is played any more."""


class Here(Backend):
    """In this process, one after the other."""

    def answers(
        self, play: Callable[[Task], Result], tasks: Iterator[tuple[int, Task]]
    ) -> Generator[tuple[int, Result | Failed], None, None]:
        for number, task in tasks:
            yield number, play(task)


HERE = Here()


def play_many(
    play: Callable[[Task], Result], tasks: Iterable[Task], backend: Backend = HERE
) -> Generator[Result, None, None]:
    """What comes of each task, in their order, wherever they are played. Where one fails nothing
    new is begun; but those before it are not lost too."""
    answers: dict[int, Result | Failed] = {}  # those that others must come before
    sound = True
    number = 0
    left = takewhile(lambda _: sound, enumerate(tasks))
    with closing(backend.answers(play, left)) as played:
        for each, answer in played:
            answers[each] = answer
            sound = sound and not isinstance(answer, Failed)
            while number in answers:
                following = answers.pop(number)
                if isinstance(following, Failed):
                    raise following.wrong
                yield following
                number += 1


def attempt(play: Callable[[Any], Any], task: Any) -> Any:
    """Play a task in another process than asked for it: what goes wrong is brought home, and says
    where it was."""
    try:
        return play(task)
    except Exception as wrong:
        wrong.add_note(traceback.format_exc())  # the trace itself can't be sent
        return Failed(_portable(wrong))


def _portable(wrong: Exception) -> Exception:
    """An error that gets through a pipe whole. Some can't be pickled, or not be made again."""
    try:
        pickle.loads(pickle.dumps(wrong))
    except Exception:
        plain = MeadhallError(f"{type(wrong).__name__}: {wrong}")
        plain.add_note(wrong.__notes__[-1])
        return plain
    return wrong
