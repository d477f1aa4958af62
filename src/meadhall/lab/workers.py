"""Processes of this machine that play tasks.

Each has a pipe of its own and shares no lock with the others, so one that dies, however and
whenever, is known by its pipe's end: nothing waits for it for ever. What it was at is given to a
new one.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any

from .many import KEPT, TRIES, Backend, BrokenOff, Failed, Result, Task, attempt


class Cores(Backend):
    """On this machine, by so many processes. A script that uses them keeps what it does under
    `if __name__ == "__main__":`, as all do that start processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def answers(
        self, play: Callable[[Task], Result], tasks: Iterator[tuple[int, Task]]
    ) -> Generator[tuple[int, Result | Failed], None, None]:
        crew = _Crew(play)
        try:
            yield from crew.answers(tasks, self.workers)
        finally:
            crew.end()


class _Crew:
    """Some processes, and what each of them is at."""

    def __init__(self, play: Callable[[Any], Any]) -> None:
        self._play = play
        self._processes: dict[Connection[Any, Any], SpawnProcess] = {}
        self._at: dict[Connection[Any, Any], tuple[int, Any]] = {}
        """The task that each plays, with its number."""
        self._deaths: dict[int, int] = {}
        """How many processes died of a task, or at it."""

    def answers(
        self, tasks: Iterator[tuple[int, Any]], workers: int
    ) -> Iterator[tuple[int, Any | Failed]]:
        for task in islice(tasks, workers):
            self._give(self._hire(), task)
        while self._at:
            ready = wait(list(self._at))
            for pipe in [each for each in self._at if each in ready]:
                number, task = self._at.pop(pipe)
                try:
                    answer = pipe.recv()
                except (EOFError, OSError):
                    how = self._bury(pipe)
                    self._deaths[number] = self._deaths.get(number, 0) + 1
                    if self._deaths[number] < TRIES:
                        self._give(self._hire(), (number, task))
                        continue
                    said = f"{TRIES} processes have died at the same game ({how}); {KEPT}"
                    answer = Failed(BrokenOff(said))
                else:
                    if not isinstance(answer, Failed) and (following := next(tasks, None)):
                        self._give(pipe, following)
                yield number, answer

    def _hire(self) -> Connection[Any, Any]:
        # Not a fork: this process may have threads, a progress bar's for one.
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_work, args=(theirs, self._play), daemon=True)
        with _deaf_to_interrupts():
            process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def _give(self, pipe: Connection[Any, Any], task: tuple[int, Any]) -> None:
        self._at[pipe] = task
        try:
            pipe.send(task[1])
        except OSError:
            return  # it has died: that will be seen when its answer is asked for

    def _bury(self, pipe: Connection[Any, Any]) -> str:
        """Let go of a dead process; how it died."""
        process = self._processes.pop(pipe)
        process.join(1)  # its pipe ended; so does it
        pipe.close()
        code = process.exitcode or 0
        return f"killed by signal {-code}, maybe for want of memory" if code < 0 else f"exit {code}"

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
            pipe.send(attempt(play, pipe.recv()))
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
