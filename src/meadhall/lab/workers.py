"""Processes that play games, and hand them over in the order they were asked for.

Each has a pipe of its own and shares no lock with the others, so one that dies, however and
whenever, is known by its pipe's end: nothing waits for it for ever.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any, Generic, TypeVar

from ..kernel.errors import MeadhallError

Task = TypeVar("Task")
Result = TypeVar("Result")


KEPT = "what was played before is kept, and the same command goes on from there"


class BrokenOff(MeadhallError):
    """Playing can't go on now. What was played is kept, and can be added to later."""


def in_order(
    play: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Generator[Result, None, None]:
    """What comes of each task, in their order, whoever plays them."""
    if workers == 1:
        yield from map(play, tasks)
        return
    crew = _Crew(play, tasks, workers)
    try:
        yield from crew.results()
    finally:
        crew.end()


class _Crew(Generic[Task, Result]):
    """Some processes, and what each of them is at."""

    def __init__(self, play: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> None:
        self._tasks = enumerate(tasks)
        self._processes: dict[Connection[Any, Any], SpawnProcess] = {}
        self._at: dict[Connection[Any, Any], int] = {}
        """The number of the task that each plays."""
        self._answers: dict[int, Result | Exception] = {}
        """Those that others must come before."""
        # Not a fork: this process may have threads, a progress bar's for one.
        spawn = get_context("spawn")
        with _deaf_to_interrupts():
            for _ in range(workers):
                ours, theirs = spawn.Pipe()
                process = spawn.Process(target=_work, args=(theirs, play), daemon=True)
                process.start()
                theirs.close()
                self._processes[ours] = process

    def results(self) -> Iterator[Result]:
        for pipe in self._processes:
            self._give(pipe)
        number = 0
        while self._at or number in self._answers:
            while number in self._answers:
                answer = self._answers.pop(number)
                if isinstance(answer, Exception):
                    raise answer
                yield answer
                number += 1
            ready = wait(list(self._at)) if self._at else []
            for pipe in [each for each in self._at if each in ready]:
                self._take(pipe)

    def _give(self, pipe: Connection[Any, Any]) -> None:
        """The next task, if there is one."""
        for number, task in self._tasks:
            try:
                pipe.send(task)
            except OSError:
                self._fail(number, self._death(pipe))
            else:
                self._at[pipe] = number
            return

    def _take(self, pipe: Connection[Any, Any]) -> None:
        """An answer, or that none will come."""
        number = self._at.pop(pipe)
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            answer = self._death(pipe)
        if isinstance(answer, Exception):
            self._fail(number, answer)
        else:
            self._answers[number] = answer
            self._give(pipe)

    def _fail(self, number: int, wrong: Exception) -> None:
        """Nothing new is begun; but the games before the one that is lost are not lost too."""
        self._answers[number] = wrong
        self._tasks = enumerate(())

    def _death(self, pipe: Connection[Any, Any]) -> BrokenOff:
        process = self._processes[pipe]
        process.join(1)  # its pipe ended; so does it
        code = process.exitcode or 0
        how = f"killed by signal {-code}, maybe for want of memory" if code < 0 else f"exit {code}"
        return BrokenOff(f"a process that played has died ({how}); {KEPT}")

    def end(self) -> None:
        """Let all go, whatever they are at."""
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()


def _work(pipe: Connection[Any, Any], play: Callable[[Any], Any]) -> None:
    """A process: plays what it is given until the other end is closed."""
    # Ctrl-C reaches every process of a terminal, but only the one that waits is to answer it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            task = pipe.recv()
            try:
                answer = play(task)
            except Exception as wrong:
                wrong.add_note(traceback.format_exc())  # the trace itself can't be sent
                answer = wrong
            pipe.send(answer)
    except (EOFError, OSError):
        return


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here don't hear a Ctrl-C, not even while they still begin."""
    if current_thread() is not main_thread():  # only there can it be set, or come
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
