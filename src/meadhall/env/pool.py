"""A batch shared out among processes, one a core, over memory that all of them see.

Each process keeps a few neighbouring lanes, and the one that makes the pool is one of them: what it
asks of the others it does for its own lanes meanwhile. What there is to see lies in the shared
memory when all are done, so only bells are rung between them: whoever waits listens closely for a
moment, since the next ring is mostly near, and then sleeps.
"""

from __future__ import annotations

import os
import signal
import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from threading import Thread
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from ..kernel.errors import BadOption, MeadhallError, Reason
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from .batch import Batch, Bytes, Finished, IllegalInLane, Legal, ManyGames, Numbers, checked

LISTENING = 3000
"""So often a bell is listened for before one sleeps: about a quarter of a millisecond."""

# What all processes are asked to do.
CHECK = 0
"""See which of the chosen moves are not legal."""
MOVE = 1
"""Make them."""
EXPLAIN = 2
"""Say why the first of them that is not legal isn't."""


class BrokenPool(MeadhallError):
    """A process of the pool has died, or it was closed: its games can't go on."""


class Share(NamedTuple):
    """Which process of a pool it is, and all it needs to play its lanes."""

    number: int
    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    seed: int
    edges: Sequence[int]
    """Where the lanes of each process begin, and the end of all."""
    listening: int


class Bells(NamedTuple):
    """What is rung between the pool and another process."""

    begin: Semaphore
    done: Semaphore


class Room:
    """The shared memory as arrays: of a row for each lane, or a number for each process."""

    def __init__(
        self, edges: Sequence[int], players: int, row: int, actions: int, name: str | None = None
    ) -> None:
        size, processes = edges[-1], len(edges) - 1
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "order": ((1,), np.int64),
            "done": ((processes,), np.int64),
            "wrong": ((processes,), np.int64),
            "first_wrong": ((processes,), np.int64),
            "over": ((processes,), np.int64),
            "chosen": ((size,), np.int64),
            "moves": ((size, actions), np.int64),
            "ends": ((size,), np.int64),
            "seats": ((size,), np.int64),
            "games": ((size,), np.int64),
            "random": ((size,), np.int64),
            "over_lanes": ((size,), np.int64),
            "over_games": ((size,), np.int64),
            "scores": ((size, players), np.int64),
            "decisions": ((size,), np.int64),
            "returns": ((size, players), np.float32),
            "rows": ((size, row), np.uint8),
        }
        sizes = {
            key: int(np.prod(shape)) * np.dtype(kind).itemsize
            for key, (shape, kind) in shapes.items()
        }
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        self.own: Batch | None = None
        """The games of this process, if it is the pool's."""
        self.lanes = [slice(*pair) for pair in pairwise(edges)]
        """Those of each process."""
        arrays: dict[str, Any] = {}
        at = 0
        for key, (shape, kind) in shapes.items():
            arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[key]
        self.order: Numbers = arrays["order"]
        self.done: Numbers = arrays["done"]
        """How often each process has done what it was asked to."""
        self.wrong: Numbers = arrays["wrong"]
        """In how many lanes of each the chosen move is not legal, and the first of them."""
        self.first_wrong: Numbers = arrays["first_wrong"]
        self.chosen: Numbers = arrays["chosen"]
        self.moves: Numbers = arrays["moves"]
        """Each process writes its legal moves one after the other from its first lane's row on."""
        self.ends: Numbers = arrays["ends"]
        """Where those of each lane end among them."""
        self.seats: Numbers = arrays["seats"]
        self.games: Numbers = arrays["games"]
        self.random: Numbers = arrays["random"]
        self.rows: Bytes = arrays["rows"]
        self.over: Numbers = arrays["over"]
        """How many games have ended in each process. Of these, from its first lane's place on:"""
        self.finished = Finished(
            arrays["over_lanes"], arrays["over_games"], arrays["returns"], arrays["scores"],
            arrays["decisions"],
        )  # fmt: skip

    def leave(self) -> None:
        """Let go of the arrays, then of the memory: it can't be closed under them."""
        memory = self.memory
        self.__dict__.clear()
        try:
            memory.close()
        except BufferError:  # somebody still holds rows: theirs to the end
            # It would try again, and complain, when it is collected.
            memory.close = lambda: None  # type: ignore[method-assign]


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
        """`workers` is the number of processes, this one included; one a core unless told."""
        super().__init__(game, players, size, seed, options)
        if workers is not None and workers < 1:
            raise BadOption(f"a pool has at least one process, not {workers}")
        workers = min(workers or _cores(), self.size)
        edges = [self.size * each // workers for each in range(workers + 1)]
        # Where there are fewer cores than processes, listening would keep others from working.
        self._listening = LISTENING if workers <= _cores() else 0
        self._room = Room(edges, players, self.row, self.actions)
        spawn = get_context("spawn")
        self._legal: Legal | None = None
        self._pipes: list[Connection[Any, Any]] = []
        self._bells: list[Bells] = []
        processes: list[SpawnProcess] = []
        self._end = weakref.finalize(self, _end, self._room, self._pipes, processes)
        for number in range(1, workers):
            ours, theirs = spawn.Pipe(duplex=False)
            bells = Bells(spawn.Semaphore(0), spawn.Semaphore(0))
            share = Share(
                number, self.game.name, self.game.rules_version, players, self.options, self.seed,
                edges, self._listening,
            )  # fmt: skip
            process = spawn.Process(
                target=_work, args=(theirs, bells, share, self._room.memory.name), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._bells.append(bells)
            processes.append(process)
        watch = Thread(
            target=_ring_for_the_dead, args=(list(processes), list(self._bells)), daemon=True
        )
        watch.start()
        own = _own_batch(self.game, players, self.seed, self.options, edges, 0)
        self._room.own = own
        _show(own, self._room, 0)
        self._asked = 1
        self._await_all()
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
        if self._legal is None:
            self._legal = self._legal_now()
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

    def _make(self, moves: Numbers) -> None:
        self._check_open()
        room = self._room
        room.chosen[:] = moves
        self._all(CHECK)
        wrong = room.wrong.tolist()
        if any(wrong):
            number = next(each for each, lanes in enumerate(wrong) if lanes)
            lane = int(room.first_wrong[number])
            raise IllegalInLane(lane, self._why_not(number), sum(wrong) - 1)
        self._all(MOVE)
        self._gather()

    def _why_not(self, number: int) -> Reason:
        """Why the first move of a process that is not legal isn't."""
        room = self._room
        if number == 0 and room.own is not None:
            lane = int(room.first_wrong[0])
            return room.own.why_not(lane, int(room.chosen[lane]))
        self._all(EXPLAIN)
        reasons: dict[int, Reason] = {
            each: pipe.recv() for each, pipe in enumerate(self._pipes, 1) if room.wrong[each]
        }
        return reasons[number]

    def _all(self, order: int) -> None:
        """Have all processes do something, this one too. Where that fails, or is broken off by a
        Ctrl-C, some have done it and some not: there is no going on."""
        self._asked += 1
        self._room.order[0] = order
        try:
            for bells in self._bells:
                bells.begin.release()
            if order != EXPLAIN and self._room.own is not None:
                _do(order, self._room.own, self._room, 0)
            self._await_all()
        except BaseException:
            self.close()
            raise

    def _await_all(self) -> None:
        """Wait until every process has done what it was asked to."""
        for number, (pipe, bells) in enumerate(zip(self._pipes, self._bells, strict=True), 1):
            _listen(bells.done, self._listening)
            if self._room.done[number] != self._asked:
                self._fail(pipe)

    def _fail(self, pipe: Connection[Any, Any]) -> None:
        """Raise what ended a process, if it could say so."""
        try:
            wrong = pipe.recv()
        except (EOFError, OSError):
            wrong = BrokenPool(
                "a process of the pool has died, maybe for want of memory; begin anew"
            )
        self.close()
        raise wrong

    def _gather(self) -> None:
        """All processes are done with a step: the games that ended in it, as of all."""
        room = self._room
        places = [
            slice(lanes.start, lanes.start + over)
            for lanes, over in zip(room.lanes, room.over.tolist(), strict=True)
        ]
        self._finished = Finished(
            *(np.concatenate([array[place] for place in places]) for array in _parts(room.finished))
        )
        self._legal = None

    def _legal_now(self) -> Legal:
        """The legal moves of all processes as one list, which stays when the games go on."""
        room = self._room
        offsets = np.zeros(self.size + 1, np.int64)
        parts = []
        before = 0
        for lanes in room.lanes:
            ends = room.ends[lanes]
            np.add(ends, before, out=offsets[lanes.start + 1 : lanes.stop + 1])
            parts.append(room.moves[lanes].reshape(-1)[: ends[-1]])
            before += int(ends[-1])
        moves = np.concatenate(parts)
        moves.flags.writeable = offsets.flags.writeable = False
        return Legal(moves, offsets)

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


def _ring_for_the_dead(processes: list[SpawnProcess], bells: list[Bells]) -> None:
    """A process that has died rings no more: whoever waits for it is woken, and sees that nothing
    was done. Once more than that, for it may have counted what it did and not rung for it: then the
    next who waits is woken. (The processes are held: what tells of their end must not be closed
    before it.)"""
    alive = {process.sentinel: each for process, each in zip(processes, bells, strict=True)}
    while alive:
        for ended in wait(list(alive)):
            assert isinstance(ended, int)
            bell = alive.pop(ended).done
            bell.release()
            bell.release()


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _listen(bell: Semaphore, times: int) -> None:
    """Wait for a ring."""
    for _ in range(times):
        if bell.acquire(block=False):
            return
    bell.acquire()


def _work(pipe: Connection[Any, Any], bells: Bells, share: Share, memory: str) -> None:
    """Another process: plays its lanes until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who waits for us answers a Ctrl-C
    Thread(target=_die_with_parent, daemon=True).start()
    room: Room | None = None
    try:
        game = game_named(share.game).by_rules(share.rules)
        batch = _own_batch(
            game, share.players, share.seed, share.options, share.edges, share.number
        )
        room = Room(share.edges, share.players, batch.row, batch.actions, memory)
        _show(batch, room, share.number)
        while True:
            room.done[share.number] += 1
            bells.done.release()
            _listen(bells.begin, share.listening)
            order = int(room.order[0])
            if order != EXPLAIN:
                _do(order, batch, room, share.number)
            elif room.wrong[share.number]:
                lane = int(room.first_wrong[share.number])
                own = lane - room.lanes[share.number].start
                pipe.send(batch.why_not(own, int(room.chosen[lane])))
    except Exception as wrong:
        pipe.send(wrong)
    finally:
        if room is not None:
            room.leave()


def _die_with_parent() -> None:
    """Nobody would ring for us any more."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _own_batch(
    game: Game[Any],
    players: int,
    seed: int,
    options: Mapping[str, Any],
    edges: Sequence[int],
    number: int,
) -> Batch:
    """The lanes of one process."""
    first = edges[number]
    return Batch(
        game, players, edges[number + 1] - first, seed, options, first=first, stride=edges[-1]
    )


def _do(order: int, batch: Batch, room: Room, number: int) -> None:
    """What each process does with its lanes."""
    lanes = room.lanes[number]
    if order == CHECK:
        wrong = batch.illegal(room.chosen[lanes])
        room.wrong[number] = len(wrong)
        room.first_wrong[number] = lanes.start + wrong[0] if wrong else -1
    else:
        batch.go_on(room.chosen[lanes])
        _show(batch, room, number)


def _parts(finished: Finished) -> tuple[npt.NDArray[Any], ...]:
    return tuple(finished)


def _show(batch: Batch, room: Room, number: int) -> None:
    """Lay what there is to see into the shared memory."""
    lanes = room.lanes[number]
    first = lanes.start
    moves, offsets = batch.legal()
    room.moves[lanes].reshape(-1)[: len(moves)] = moves
    room.ends[lanes] = offsets[1:]
    room.seats[lanes] = batch.seats()
    room.games[lanes] = batch.games()
    room.random[lanes] = batch.random()
    batch.observe_in(room.rows[lanes])
    ended = batch.finished()
    over = room.over[number] = len(ended.lanes)
    if over:
        for array, part in zip(_parts(room.finished), _parts(ended), strict=True):
            array[first : first + over] = part
        room.finished.lanes[first : first + over] += first
