"""Tasks on a Ray cluster: many machines, or this one as if it were many.

Ray starts processes, gives them tasks and begins again what was lost with a process or a machine.
What is ours: short games go out in batches, so that sending them costs next to nothing; no more
are on their way than keep the cluster busy; and a machine whose code isn't that of whoever asks is
refused, for its games would be others.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Self

from ..extras import MissingExtra
from ..kernel.errors import BadOption, MeadhallError
from .many import KEPT, TRIES, Backend, BrokenOff, Failed, Result, Task, attempt
from .sources import house

BATCH_SECONDS: Final = 0.5
"""So long a batch is to take: a hundred times what sending it does, and little to lose."""
BATCHES_A_CORE: Final = 2
"""On their way: one is played, one waits."""
SETTINGS: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
"""Ray would tell its makers of each run; and under `uv run` it would have its processes install
what lies where we stand, instead of using what is installed on each machine."""
KNOCK_SECONDS: Final = 5.0
"""So long an address may take to answer."""

Batch = list[tuple[int, Any]]
"""Neighbouring tasks with their numbers."""


class NoCluster(MeadhallError):
    """There is no cluster to play on."""


class Cluster(Backend):
    """On the Ray cluster at an address, of which this machine must be a part; or on one of this
    machine alone, which is started for it. Where the program is on a cluster already, on that."""

    def __init__(
        self, address: str | None = None, cores: int | None = None, uses: Sequence[str] = ()
    ) -> None:
        """`cores` is for a cluster of this machine, all it has unless told. `uses` names the games
        and bots that are played: those that don't come with meadhall must be the same everywhere,
        too."""
        self.address = address
        self.cores = cores
        self.uses = tuple(uses)
        self._ray = _ray()
        self._ours = False
        """Did we join, and are to leave?"""

    def __enter__(self) -> Self:
        if self._ray.is_initialized():
            return self
        if self.address:
            _knock(self.address)
        alone = {} if self.address else {"num_cpus": self.cores, "include_dashboard": False}
        try:
            self._ray.init(
                address=self.address or "local",
                log_to_driver=False,
                logging_level=logging.ERROR,
                **alone,
            )
        except (OSError, RuntimeError, ValueError) as wrong:
            where = f"the cluster at {self.address}" if self.address else "a cluster"
            raise NoCluster(f"{where} can't be used: {_first_line(wrong)}") from wrong
        self._ours = True
        return self

    def __exit__(self, *wrong: object) -> None:
        if self._ours:
            self._ray.shutdown()
            self._ours = False

    def answers(
        self, play: Callable[[Task], Result], tasks: Iterator[tuple[int, Task]]
    ) -> Generator[tuple[int, Result | Failed], None, None]:
        flight = _Flight(self._ray, play, self.uses)
        try:
            yield from flight.answers(tasks)
        finally:
            flight.end()


class _Flight:
    """The batches that are on their way, and what comes back."""

    def __init__(self, ray: Any, play: Callable[[Any], Any], uses: tuple[str, ...]) -> None:
        self._ray = ray
        self._uses = uses
        self._house = house(uses)
        # Not left to Ray: it can be read there only once the code is known to be the same. And with
        # Ray's pickle, which takes functions of a script along.
        self._play: bytes = ray.cloudpickle.dumps(play)
        # A batch whose process or machine is lost is begun again by Ray.
        self._there = ray.remote(max_retries=TRIES - 1)(_far_side())
        self._batches: dict[Any, Batch] = {}
        self._again: deque[Batch] = deque()
        """Those that go out once more."""
        self._size = 1
        """How many tasks make a batch."""

    def answers(self, tasks: Iterator[tuple[int, Any]]) -> Iterator[tuple[int, Any | Failed]]:
        while True:
            room = BATCHES_A_CORE * max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            while len(self._batches) < room and (batch := self._next(tasks)):
                self._send(batch)
            if not self._batches:
                return
            sent = list(self._batches)
            self._ray.wait(sent, num_returns=1)
            back, _ = self._ray.wait(sent, num_returns=len(sent), timeout=0)
            for each in back:
                yield from self._answers_of(each)

    def _next(self, tasks: Iterator[tuple[int, Any]]) -> Batch:
        return self._again.popleft() if self._again else list(islice(tasks, self._size))

    def _send(self, batch: Batch) -> None:
        packed = self._ray.cloudpickle.dumps([task for _, task in batch])
        sent = self._there.remote(self._house, self._uses, self._play, packed)
        self._batches[sent] = batch

    def _answers_of(self, sent: Any) -> Iterator[tuple[int, Any | Failed]]:
        """What came back of a batch."""
        batch = self._batches.pop(sent)
        try:
            came = self._ray.get(sent)
        except self._ray.exceptions.RayError as wrong:
            if len(batch) > 1:  # one of them did it: each by itself
                self._size = 1
                self._again.extend([each] for each in batch)
            else:
                said = f"the cluster gave one game up, begun {TRIES} times: {_first_line(wrong)}"
                yield batch[0][0], Failed(BrokenOff(f"{said}; {KEPT}"))
            return
        if isinstance(came, str):
            yield batch[0][0], Failed(BrokenOff(f"{came}; {KEPT}"))
            return
        seconds, answers = came
        fitting = int(BATCH_SECONDS * len(answers) / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * len(batch)))
        if len(answers) < len(batch):
            self._again.append(batch[len(answers) :])
        for (number, _), answer in zip(batch, answers, strict=False):
            yield number, answer

    def end(self) -> None:
        """Let all go, whatever they are at."""
        for sent in self._batches:
            self._ray.cancel(sent, force=True)


def _far_side() -> Callable[[str, tuple[str, ...], bytes, bytes], Any]:
    """What a process of the cluster does. Made in here, it is sent as it stands, so that a machine
    without meadhall can say so."""

    def play_there(expected: str, uses: tuple[str, ...], play: bytes, tasks: bytes) -> Any:
        try:
            from meadhall.lab.cluster import play_batch
        except ImportError as wrong:
            from socket import gethostname

            return f"{gethostname()}, of the cluster, has no meadhall[cluster] like ours: {wrong}"
        return play_batch(expected, uses, play, tasks)

    return play_there


def play_batch(
    expected: str, uses: tuple[str, ...], play: bytes, tasks: bytes
) -> tuple[float, list[Any]] | str:
    """Play a batch in a process of the cluster, until it is through, one fails, or its time is up:
    how long it took, and what came of it. A text says why this machine can't take part."""
    from ray import cloudpickle

    host = socket.gethostname()
    try:
        found = house(uses)
        if found != expected:
            return (
                f"{host}, of the cluster, has {found}, and here it is {expected}: games of "
                "different code are never mixed"
            )
        play_one, batch = cloudpickle.loads(play), cloudpickle.loads(tasks)
    except (ImportError, AttributeError, MeadhallError) as wrong:
        return f"{host}, of the cluster, lacks what is to be played: {wrong}"
    answers: list[Any] = []
    began = time.monotonic()
    for task in batch:
        answers.append(attempt(play_one, task))
        if isinstance(answers[-1], Failed) or time.monotonic() > began + BATCH_SECONDS:
            break
    return time.monotonic() - began, answers


def _ray() -> Any:
    """Ray, if it is installed."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)  # Ray looks at them when it is imported
    try:
        import ray
    except ImportError as wrong:
        raise MissingExtra("a Ray cluster", "cluster") from wrong
    return ray


def _knock(address: str) -> None:
    """Refuse an address that nobody answers at: Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) >= 1 << 16:
        raise BadOption(f"{address!r} is no address of a cluster, such as 10.0.0.5:6379")
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except OSError as wrong:
        raise NoCluster(
            f"no cluster answers at {address}: {wrong.strerror or wrong}; `ray start --head` says "
            "where one does"
        ) from wrong


def _first_line(wrong: Exception) -> str:
    """What Ray says, without its advice."""
    return next(filter(None, map(str.strip, str(wrong).splitlines())), type(wrong).__name__)
