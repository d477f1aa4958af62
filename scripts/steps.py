"""Steps that run side by side: as many as there are cores for, each with its words kept together.

A step begins as soon as enough cores are free and those it waits for have ended, in the order they
are given. What it says goes into a file, so that two of them never speak at once: of one that went
well the last line is told, of one that failed everything, and how to run it alone.
"""

from __future__ import annotations

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from .environment import say

PATIENCE = 10.0
"""Seconds that programs which are to end get to tidy up."""
LOOK = 1.0
"""Seconds between two looks at what runs, where somebody watches."""
SHARE_DONE = re.compile(rb"\[ *(\d+)%\]")
"""How pytest says how far it has come."""


@dataclass(frozen=True)
class Step:
    """A command, and what it needs."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] | None = None
    """All the variables it finds; ours unless told."""
    cores: int = 1
    after: Sequence[str] = ()
    """Steps that must have ended before."""
    left_out: str = ""
    """Why it isn't run at all, if so."""


@dataclass(frozen=True)
class Result:
    """How a step went."""

    step: Step
    status: int
    seconds: float

    @property
    def word(self) -> str:
        return "left out" if self.step.left_out else "FAILED" if self.status else "ok"


@dataclass
class Running:
    """A step under way."""

    step: Step
    process: subprocess.Popen[bytes]
    output: Path
    began: float

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


class Runner:
    """Runs steps; `alone` is the command that runs a single one, but for its name."""

    def __init__(self, folder: Path, cores: int, alone: str, place: Path) -> None:
        self.folder = folder
        self.cores = cores
        self.alone = alone
        self.place = place
        self.running: list[Running] = []
        self.results: list[Result] = []
        self._ended: queue.SimpleQueue[Running] = queue.SimpleQueue()
        self._watched = sys.stdout.isatty()

    def run(self, steps: Sequence[Step]) -> int:
        """Run all of them, each though another failed; 1 if one did."""
        self.folder.mkdir(parents=True, exist_ok=True)
        began = time.monotonic()
        waiting = list(steps)
        with interruptible():
            try:
                while waiting or self.running:
                    for step in self.next_ones(waiting):
                        waiting.remove(step)
                        self.begin(step)
                    if self.running:
                        self.end(self.wait())
            except KeyboardInterrupt:
                self.stop()
                raise
        say()
        for line in table(steps, self.results, time.monotonic() - began):
            say(line)
        return int(any(result.status for result in self.results))

    def next_ones(self, waiting: Sequence[Step]) -> list[Step]:
        """Those that can begin now."""
        free = self.cores - sum(each.step.cores for each in self.running)
        unfinished = {step.name for step in waiting} | {each.step.name for each in self.running}
        found: list[Step] = []
        for step in waiting:
            if unfinished.intersection(step.after):
                continue
            if step.left_out:
                found.append(step)
            elif step.cores <= free or free == self.cores:  # alone, any step has to do
                found.append(step)
                free -= step.cores
        return found

    def begin(self, step: Step) -> None:
        """Start a step, or say that it is left out."""
        if step.left_out:
            self.tell(f"── {step.name}: left out, {step.left_out}")
            self.results.append(Result(step, 0, 0.0))
            return
        self.tell(f"── {step.name} …")
        output = self.folder / f"{step.name.replace(' ', '-')}.log"
        with output.open("wb") as file:
            process = subprocess.Popen(
                step.command,
                cwd=self.place,
                env=step.environment,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                **apart(),
            )
        started = Running(step, process, output, time.monotonic())
        self.running.append(started)
        threading.Thread(target=self._watch, args=[started], daemon=True).start()

    def _watch(self, started: Running) -> None:
        started.process.wait()
        self._ended.put(started)

    def wait(self) -> Running:
        """The next step to end; meanwhile who watches is shown what runs."""
        while True:
            with contextlib.suppress(queue.Empty):
                return self._ended.get(timeout=LOOK)  # with no limit Windows can't interrupt it
            if self._watched:
                print(f"\r\033[K{' · '.join(map(progress, self.running))}", end="", flush=True)

    def end(self, ended: Running) -> None:
        """Tell how a step went."""
        self.running.remove(ended)
        result = Result(ended.step, ended.process.returncode, ended.seconds)
        self.results.append(result)
        said = ended.output.read_text(encoding="utf-8", errors="replace").rstrip()
        if result.status:
            self.tell(f"── {ended.step.name}: FAILED after {result.seconds:.1f} s. It said:\n")
            say(said)
            say(f"\n── {ended.step.name} FAILED; alone: {self.alone} {quoted(ended.step.name)}\n")
        else:
            last = said.splitlines()[-1].strip(" =") if said else ""
            self.tell(f"── {ended.step.name}: ok, {result.seconds:.1f} s  {last}".rstrip())

    def tell(self, line: str) -> None:
        """Say a line in place of the one that shows what runs."""
        say(f"\r\033[K{line}" if self._watched else line)

    def stop(self) -> None:
        """End everything that runs: as Ctrl-C does, and what doesn't hear that by force."""
        self.tell(f"── stopping: {', '.join(each.step.name for each in self.running)}")
        for each in self.running:
            send(each.process, signal.SIGINT)
        until = time.monotonic() + PATIENCE
        for each in self.running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                each.process.wait(max(0.0, until - time.monotonic()))
            kill(each.process)
        self.running.clear()


def progress(running: Running) -> str:
    """A step, how long it has run, and how far it says to be."""
    minutes, seconds = divmod(int(running.seconds), 60)
    with running.output.open("rb") as file:
        file.seek(max(0, running.output.stat().st_size - 2_000))
        shares = SHARE_DONE.findall(file.read())
    done = f" {int(shares[-1])} %" if shares else ""
    return f"{running.step.name} {minutes}:{seconds:02}{done}"


def table(steps: Sequence[Step], results: Sequence[Result], seconds: float) -> Iterator[str]:
    """Every step with its time, in the order they were given, and all together."""
    found = {result.step.name: result for result in results}
    for step in steps:
        result = found[step.name]
        yield f"  {result.word:10}{step.name:24}{result.seconds:7.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    failed = [result.step.name for result in results if result.status]
    yield f"  {minutes} min {rest} s in all; " + (
        f"failed: {', '.join(failed)}" if failed else "nothing failed"
    )


def quoted(name: str) -> str:
    """A name as an argument."""
    return f'"{name}"' if " " in name else name


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- ending programs ----------------------------------------------------------------------------


def apart() -> dict[str, Any]:
    """How a program is started in a group of its own, so that all it starts can be ended."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def send(process: subprocess.Popen[bytes], number: int) -> None:
    """Send a signal to a program and all it has started."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.send_signal(signal.CTRL_BREAK_EVENT)
        else:
            os.killpg(process.pid, number)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program by force, with what is left of all it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        send(process, signal.SIGKILL)
    process.wait()


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Inside, being asked to end is the same as Ctrl-C: steps live in groups of their own, and
    would go on."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = ("SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
