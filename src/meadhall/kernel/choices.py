"""A reusable buffer that the rules write legal moves into."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

_BLANK: Final = vec[i64]([0] * 32)


@final
class Choices:
    """The moves open to one seat, in rising order. Search keeps one and clears it."""

    def __init__(self) -> None:
        self.moves: vec[i64] = _BLANK[:]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        if self.count < len(self.moves):
            self.moves[self.count] = move
        else:
            self.moves = append(self.moves, move)
        self.count += 1

    def add_run(self, first: i64, length: i64) -> None:
        """Moves with neighbouring numbers, such as the cards of one stack."""
        self.make_room(length)
        moves = self.moves
        count = self.count
        for move in range(first, first + length):
            moves[count] = move
            count += 1
        self.count = count

    def make_room(self, more: i64) -> None:
        """After this, `more` moves can be written to `moves` from `count` on."""
        while len(self.moves) < self.count + more:
            self.moves = extend(self.moves, _BLANK)

    def has(self, move: i64) -> bool:
        for i in range(self.count):
            if self.moves[i] == move:
                return True
        return False

    def to_list(self) -> list[int]:
        return list(self.moves[: self.count])
