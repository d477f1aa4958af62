"""Thousands of games at once, as arrays: for programs that learn.

A batch has a fixed number of lanes with a game in each. A round of it: look (:meth:`observe`,
:meth:`legal`, :meth:`seats`), choose a move for each lane, :meth:`step`. A game that is over makes
room for the next at once; :meth:`finished` tells how it ended.

Game number `k` of seed `s` is always the same, `game.start(players, (s << 64) + k, options)`, and
lane `i` of `n` plays the games `i`, `i + n`, `i + 2n` and so on: so the same games are played
whatever the size of the batch, and however many processes share it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.chance import Chance, seeded
from ..kernel.errors import BadOption, IllegalMove, Reason
from ..kernel.game import Game
from ..kernel.lanes import Lanes
from ..kernel.outcome import Outcome
from ..kernel.registry import game as game_named
from ..kernel.state import State

__all__ = ["Batch", "Finished", "IllegalInLane", "Legal", "ManyGames"]

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]


class IllegalInLane(IllegalMove):
    """A move that is not allowed in its lane; all lanes are as they were."""

    def __init__(self, lane: int, reason: Reason, others: int = 0) -> None:
        super().__init__(reason)
        self.lane = lane
        self.others = others
        """In how many more lanes the moves are illegal."""

    def __str__(self) -> str:
        more = f" (and {self.others} more)" if self.others else ""
        return f"lane {self.lane}: {super().__str__()}{more}"


class Finished(NamedTuple):
    """The games that the latest step has ended, a row each."""

    lanes: Numbers
    """Where they were played; there the next has begun."""
    games: Numbers
    """Their numbers."""
    returns: npt.NDArray[np.float32]
    """What their places are worth to each seat, from 1 for the first to -1 for the last."""
    scores: Numbers
    """The points of each seat."""
    decisions: Numbers
    """How many decisions each took."""


class Legal(NamedTuple):
    """All legal moves: those of lane `i` are `moves[offsets[i]:offsets[i + 1]]`, in rising order.
    Nobody can write into these arrays."""

    moves: Numbers
    offsets: Numbers


class Lane(NamedTuple):
    """What a new game needs: a state and the dice of whoever plays it at random."""

    state: State
    dice: Chance


def the_game(game: str | Game[Any], players: int) -> Game[Any]:
    """A game that can be observed, by name or as it is."""
    found = game_named(game) if isinstance(game, str) else game
    found.observation_size(players)  # which refuses a number of players, or a game without rows
    return found


def deal(game: Game[Any], players: int, options: Mapping[str, Any], seed: int, number: int) -> Lane:
    """Game `number` of a seed, and its dice, which have nothing to do with its shuffle."""
    own = (seed << 64) + number
    return Lane(game.deal(players, seeded(own), options, False), seeded(~own))


class ManyGames(ABC):
    """What :class:`Batch` and :class:`~meadhall.env.pool.BatchPool` have in common."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int,
        size: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = the_game(game, players)
        self.players = players
        self.size = _whole(size, "the size of a batch")
        if self.size < 1:
            raise BadOption(f"a batch has at least one game, not {size}")
        self.seed = _whole(seed, "a seed")
        self.options = self.game.check_options(options or {}, players)
        self.row = self.game.observation_size(players)
        """How many bytes an observation has."""
        self.actions = self.game.actions
        """Every move is below this."""

    @abstractmethod
    def seats(self) -> Numbers:
        """Who is asked in each lane. Where several decide at once, the lowest seat that has not
        chosen yet: nothing that it may see tells what those before it have sealed."""

    @abstractmethod
    def legal(self) -> Legal:
        """The legal moves of each lane's seat."""

    @abstractmethod
    def games(self) -> Numbers:
        """The number of the game in each lane."""

    @abstractmethod
    def observe(self, out: Bytes | None = None) -> Bytes:
        """What each lane's seat may know, a row each: by the columns in `docs/observations.md`.

        Without `out` it is always the same array, which the next step writes over: torch and JAX
        take it by DLPack without a copy. With it, rows are written there: a place in what a learner
        keeps.
        """

    @abstractmethod
    def random(self) -> Numbers:
        """A legal move for each lane, at random, by dice that belong to each game: whoever plays
        nothing but these gets the same games in any batch."""

    @abstractmethod
    def finished(self) -> Finished:
        """The games that the latest step has ended."""

    @abstractmethod
    def _make(self, moves: Numbers) -> None:
        """Make these moves, or none of them if one is not legal."""

    def step(self, moves: npt.ArrayLike) -> Finished:
        """Make one move in each lane. If one is not legal: :class:`IllegalMove` says which, and
        nothing changes."""
        array = np.asarray(moves)
        if array.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {array.dtype}")
        if array.shape != (self.size,):
            raise ValueError(f"a move for each of {self.size} lanes, not {array.shape}")
        self._make(array.astype("<i8", copy=False))
        return self.finished()

    def masks(self, out: Bytes | None = None) -> Bytes:
        """The legal moves as a row of `actions` bytes for each lane, 1 where one may."""
        masks = checked(out, (self.size, self.actions))
        masks.fill(0)
        moves, offsets = self.legal()
        masks[np.repeat(np.arange(self.size), np.diff(offsets)), moves] = 1
        return masks


class Batch(ManyGames):
    """Thousands of games in one object, in this process.

    batch = Batch(game, players=2, size=1000, seed=7)
    while learning:
        rows, moves = batch.observe(), batch.legal()
        ended = batch.step(chosen_by(rows, moves))
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int,
        size: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        first: int = 0,
        stride: int = 0,
    ) -> None:
        """`first` and `stride` are for lanes of a larger batch: the first lane's number there, and
        how many lanes it has."""
        super().__init__(game, players, size, seed, options)
        self._stride = stride or self.size
        self._games = np.arange(first, first + self.size, dtype=np.int64)
        self._began = np.zeros(self.size, np.int64)
        self._steps = 0
        dealt = [self._deal(number) for number in self._games.tolist()]
        states, dice = [each.state for each in dealt], [each.dice for each in dealt]
        self._lanes = Lanes(states, dice, self.row)
        self._rows: Bytes | None = None
        self._shown = False  # do the rows show what is now?
        self._looked = False  # has anybody looked at them?
        self._finished = self._ended([], [])

    def seats(self) -> Numbers:
        return _numbers(self._lanes.seats)

    def legal(self) -> Legal:
        return Legal(_numbers(self._lanes.moves), _numbers(self._lanes.ends))

    def games(self) -> Numbers:
        return self._games.copy()

    def observe(self, out: Bytes | None = None) -> Bytes:
        self._looked = True
        if self._rows is None:
            self._rows = checked(None, (self.size, self.row))
        if not self._shown:
            self._lanes.observe(self._rows.reshape(-1).data)
            self._shown = True
        if out is None:
            return self._rows
        checked(out, (self.size, self.row))[...] = self._rows
        return out

    def observe_in(self, rows: Bytes) -> None:
        """See that the rows are here, where others look for them. They are written nowhere else
        from the first time on."""
        if self._rows is None:
            self._rows = checked(rows, (self.size, self.row))
        self.observe()

    def random(self) -> Numbers:
        return _numbers(self._lanes.random())

    def finished(self) -> Finished:
        return self._finished

    def illegal(self, moves: Numbers) -> list[int]:
        """The lanes in which a move is not legal."""
        return self._lanes.illegal(moves.tobytes())

    def why_not(self, lane: int, move: int) -> Reason:
        """Why a move is not legal in a lane."""
        state = self._lanes.states[lane].clone()
        try:
            state.play(int(self._lanes.seats[lane]), move)
        except IllegalMove as refused:
            return refused.reason
        raise AssertionError(f"{move} is legal in lane {lane}")

    def _make(self, moves: Numbers) -> None:
        if wrong := self.illegal(moves):
            lane = wrong[0]
            raise IllegalInLane(lane, self.why_not(lane, int(moves[lane])), len(wrong) - 1)
        self.go_on(moves)

    def go_on(self, moves: Numbers) -> None:
        """Make moves that are legal. Rows that were looked at are made anew at once, while each
        game is at hand: a look afterwards would cost as much again as the step."""
        over: list[int] = []
        outcomes: list[Outcome] = []

        def ended(lane: int) -> None:
            over.append(lane)
            outcomes.append(self._lanes.states[lane].final_outcome())
            self._lanes.put(lane, *self._deal(int(self._games[lane]) + self._stride))

        rows = self._rows if self._looked else None
        self._shown = self._looked = False
        self._lanes.step(moves.tobytes(), ended, None if rows is None else rows.reshape(-1).data)
        self._shown = rows is not None
        self._steps += 1
        self._finished = self._ended(over, outcomes)
        self._games[self._finished.lanes] += self._stride

    def _deal(self, number: int) -> Lane:
        return deal(self.game, self.players, self.options, self.seed, number)

    def _ended(self, over: Sequence[int], outcomes: Sequence[Outcome]) -> Finished:
        lanes = np.array(over, np.int64)
        shape = len(over), self.players
        decisions = self._steps - self._began[lanes]
        self._began[lanes] = self._steps
        return Finished(
            lanes,
            self._games[lanes],
            np.array([each.returns for each in outcomes], np.float32).reshape(shape),
            np.array([each.scores for each in outcomes], np.int64).reshape(shape),
            decisions,
        )


def _numbers(numbers: vec[i64]) -> Numbers:
    """Numbers of the compiled core as an array over the same memory, for reading."""
    return np.frombuffer(memoryview(numbers), np.int64)


def checked(out: Bytes | None, shape: tuple[int, ...]) -> Bytes:
    """The array to write into: a new one, or one that will do."""
    if out is None:
        return np.zeros(shape, np.uint8)
    kind: Any = getattr(out, "dtype", type(out).__name__)
    if kind != np.uint8:
        raise TypeError(f"rows are written into an array of uint8, not {kind}")
    if out.shape != shape or not out.flags.c_contiguous or not out.flags.writeable:
        raise ValueError(f"rows need an array of {shape} that is writable and in one piece")
    return out


def _whole(number: Any, what: str) -> int:
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise BadOption(f"{what} is a whole number, not {number!r}")
    return int(number)
