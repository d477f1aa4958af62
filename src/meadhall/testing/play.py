"""Random play: where the contract test, and any test that needs positions, gets them from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Chance, Game, State, seeded

CHANGED_MINDS = 8
"""One move in so many may come from a seat nobody waits for, such as a changed secret pick."""


@dataclass
class Course:
    """A game from its start to wherever it has come: enough to play it again."""

    game: Game[Any]
    players: int
    seed: int | bytes
    moves: list[tuple[int, int]] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)

    def start(self, listen: bool = False) -> State:
        """The game before its first move."""
        state: State = self.game.start(self.players, self.seed, self.options, listen)
        return state

    def player(self) -> Chance:
        """What those who play at random roll; it has nothing to do with the game's own chance."""
        seed = int.from_bytes(self.seed[:4]) if isinstance(self.seed, bytes) else self.seed
        return seeded(seed * 31 + self.players)

    def replay(self) -> Iterator[tuple[State, int, int]]:
        """The (one, changing) state before each move, and the move: seat and number; (-1, -1) at
        the end."""
        state = self.start()
        for seat, move in self.moves:
            yield state, seat, move
            state.play(seat, move)
        yield state, -1, -1

    def __str__(self) -> str:
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        moves = len(self.moves)
        return f"{self.game.name}, {self.players} players, seed {seed}, after {moves} moves"


def choose(state: State, chance: Chance) -> tuple[int, int]:
    """A random move: mostly of a seat that is waited for, now and then of one that may still change
    its mind."""
    seats = list(state.waiting)
    if chance.below(CHANGED_MINDS) == 0:
        seats = [seat for seat in range(state.players) if state.legal(seat)] or seats
    seat = seats[chance.below(len(seats))]
    moves = state.legal(seat)
    assert moves, f"legal: seat {seat} is waited for and has no legal move"
    return seat, moves[chance.below(len(moves))]


def random_course(game: Game[Any], players: int, seed: int | bytes) -> Course:
    """A whole random game; the same every time."""
    course = Course(game, players, seed)
    chance = course.player()
    state = course.start()
    while state.waiting:
        seat, move = choose(state, chance)
        state.play(seat, move)
        course.moves.append((seat, move))
    return course


def canonical(data: Any) -> str:
    """Plain data as text, equal texts for equal data: what `byte-equal` means here."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
