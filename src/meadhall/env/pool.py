"""A batch shared out among processes, one a core, over memory that all of them see.

Each process keeps a few neighbouring lanes. What it sees of them after a step lies in the shared
memory when it answers, so only a word goes through its pipe, and the games that have ended.
"""

from __future__ import annotations

import os
import signal
import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np

from ..kernel.errors import BadOption, MeadhallError, Reason
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from .batch import Batch, Bytes, Finished, Legal, ManyGames, Numbers, checked

Answer = list[Any] | Reason | Exception
"""What comes through a pipe: the games that ended, why a move is not legal, what went wrong."""


class BrokenPool(MeadhallError):
    """A process of the pool has died, or it was closed: its games can't go on."""


class Share(NamedTuple):
    """The lanes of one process, and all it needs to play them."""

    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    seed: int
    first: int
    lanes: int
    size: int
    """Lanes of all processes together."""


class Room:
    """The shared memory as arrays: those of all lanes, and the moves of each process apart."""

    def __init__(self, size: int, row: int, actions: int, name: str | None = None) -> None:
        parts = {
            "moves": (size * actions, np.int64),
            "seats": (size, np.int64),
            "games": (size, np.int64),
            "counts": (size, np.int64),
            "random": (size, np.int64),
            "chosen": (size, np.int64),
            "rows": (size * row, np.uint8),
        }
        sizes = {key: length * np.dtype(kind).itemsize for key, (length, kind) in parts.items()}
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        arrays: dict[str, Any] = {}
        at = 0
        for key, (length, kind) in parts.items():
            arrays[key] = np.ndarray((length,), kind, self.memory.buf, at)
            at += sizes[key]
        self.moves: Numbers = arrays["moves"].reshape(size, actions)
        """Each process writes its legal moves one after the other from its first lane's row on."""
        self.seats: Numbers = arrays["seats"]
        self.games: Numbers = arrays["games"]
        self.counts: Numbers = arrays["counts"]
        """How many legal moves each lane has."""
        self.random: Numbers = arrays["random"]
        self.chosen: Numbers = arrays["chosen"]
        self.rows: Bytes = arrays["rows"].reshape(size, row)

    def leave(self) -> None:
        """Let go of the arrays, then of the memory: it can't be closed under them."""
        del self.moves, self.seats, self.games, self.counts, self.random, self.chosen, self.rows
        try:
            self.memory.close()
        except BufferError:  # somebody still holds rows: theirs to the end
            # It would try again, and complain, when it is collected.
            self.memory.close = lambda: None  # type: ignore[method-assign]


class BatchPool(ManyGames):
    """A :class:`Batch` played by several processes: the same games, sooner.

    Use it as a context, or :meth:`close` it: its processes live until then. A script that makes one
    keeps what it does under `if __name__ == "__main__":`, as all do that start processes.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int,
        size: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        workers: int | None = None,
    ) -> None:
        """`workers` is the number of processes, one a core unless told."""
        super().__init__(game, players, size, seed, options)
        if workers is not None and workers < 1:
            raise BadOption(f"a pool has at least one process, not {workers}")
        workers = min(workers or _cores(), self.size)
        edges = [self.size * each // workers for each in range(workers + 1)]
        self._lanes = [slice(*pair) for pair in pairwise(edges)]
        self._room = Room(self.size, self.row, self.actions)
        spawn = get_context("spawn")
        self._pipes: list[Connection[Any, Any]] = []
        processes: list[SpawnProcess] = []
        for lanes in self._lanes:
            ours, theirs = spawn.Pipe()
            share = Share(
                self.game.name, self.game.rules_version, players, self.options, self.seed,
                lanes.start, lanes.stop - lanes.start, self.size,
            )  # fmt: skip
            process = spawn.Process(
                target=_work, args=(theirs, share, self._room.memory.name), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self._end = weakref.finalize(self, _end, self._room, self._pipes, processes)
        self._finished = Finished(*_joined(self._answers(), players))
        self._gather()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.close()

    def close(self) -> None:
        """End its processes and give the memory back."""
        self._end()

    def seats(self) -> Numbers:
        self._check_open()
        return self._room.seats.copy()

    def legal(self) -> Legal:
        self._check_open()
        return self._legal

    def games(self) -> Numbers:
        self._check_open()
        return self._room.games.copy()

    def observe(self, out: Bytes | None = None) -> Bytes:
        self._check_open()
        if out is None:
            return self._room.rows
        checked(out, (self.size, self.row))[...] = self._room.rows
        return out

    def random(self) -> Numbers:
        self._check_open()
        return self._room.random.copy()

    def finished(self) -> Finished:
        return self._finished

    def _why_not(self, lane: int, move: int) -> Reason:
        worker = next(at for at, lanes in enumerate(self._lanes) if lane < lanes.stop)
        self._ask(worker, (lane - self._lanes[worker].start, move))
        reason = self._answer(worker)
        assert isinstance(reason, Reason)
        return reason

    def _make(self, moves: Numbers) -> None:
        self._room.chosen[:] = moves
        for worker in range(len(self._pipes)):
            self._ask(worker, None)
        self._finished = Finished(*_joined(self._answers(), self.players))
        self._gather()

    def _gather(self) -> None:
        """The legal moves of all processes as one list."""
        room = self._room
        offsets = np.concatenate(([0], np.cumsum(room.counts)))
        parts = [
            room.moves[lanes.start :].reshape(-1)[: offsets[lanes.stop] - offsets[lanes.start]]
            for lanes in self._lanes
        ]
        moves = np.concatenate(parts)
        moves.flags.writeable = offsets.flags.writeable = False
        self._legal = Legal(moves, offsets)

    def _answers(self) -> list[list[Any]]:
        """Of all processes, even if one has something to say that ends it."""
        answers = [self._answer(worker) for worker in range(len(self._pipes))]
        for answer in answers:
            if isinstance(answer, Exception):
                self.close()
                raise answer
        return [answer for answer in answers if isinstance(answer, list)]

    def _ask(self, worker: int, question: tuple[int, int] | None) -> None:
        try:
            self._pipes[worker].send(question)
        except OSError as gone:
            raise self._broken() from gone

    def _answer(self, worker: int) -> Answer:
        try:
            answer: Answer = self._pipes[worker].recv()
        except (EOFError, OSError) as gone:
            raise self._broken() from gone
        return answer

    def _broken(self) -> BrokenPool:
        self.close()
        return BrokenPool("a process of the pool has died, maybe for want of memory; begin anew")

    def _check_open(self) -> None:
        if not self._end.alive:
            raise BrokenPool("the pool is closed")


def _end(room: Room, pipes: Sequence[Connection[Any, Any]], processes: list[SpawnProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    room.memory.unlink()
    room.leave()


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _joined(answers: Sequence[list[Any]], players: int) -> list[Any]:
    """The games that ended in each process, as of all."""
    shapes = [(-1,), (-1,), (-1, players), (-1, players), (-1,)]
    return [
        np.concatenate(parts).reshape(shape)
        for parts, shape in zip(zip(*answers, strict=True), shapes, strict=True)
    ]


def _work(pipe: Connection[Any, Any], share: Share, memory: str) -> None:
    """A process: plays its lanes until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who waits for us answers a Ctrl-C
    room: Room | None = None
    try:
        game = game_named(share.game).by_rules(share.rules)
        batch = Batch(
            game, share.players, share.lanes, share.seed, share.options,
            first=share.first, stride=share.size,
        )  # fmt: skip
        room = Room(share.size, batch.row, batch.actions, memory)
        lanes = slice(share.first, share.first + share.lanes)
        _show(batch, room, lanes)
        pipe.send(_told(batch.finished(), share.first))
        while True:
            question = pipe.recv()
            if question is None:
                batch._make(room.chosen[lanes])
                _show(batch, room, lanes)
                pipe.send(_told(batch.finished(), share.first))
            else:
                pipe.send(batch._why_not(*question))
    except (EOFError, OSError):
        return
    except Exception as wrong:
        pipe.send(wrong)
    finally:
        if room is not None:
            room.leave()


def _show(batch: Batch, room: Room, lanes: slice) -> None:
    """Lay what there is to see into the shared memory."""
    moves, offsets = batch.legal()
    room.moves[lanes].reshape(-1)[: len(moves)] = moves
    room.counts[lanes] = np.diff(offsets)
    room.seats[lanes] = batch.seats()
    room.games[lanes] = batch.games()
    room.random[lanes] = batch.random()
    batch.observe(room.rows[lanes])


def _told(ended: Finished, first: int) -> list[Any]:
    return list(ended._replace(lanes=ended.lanes + first))
