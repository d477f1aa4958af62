"""The tree that search grows, in flat rows of numbers.

A *place* is what a line of moves leads to, whatever chance did on the way. At a place each seat
that may have to decide there has a *bandit*, which knows what its moves have brought so far; where
several decide at once there are several, and none knows what the others choose. An *edge* is one
move of a bandit. Rows grow, and nothing is ever removed: a tree lives for one turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

NOTHING: Final = -1
BLOCK: Final = 1024
"""So many edges are made room for at once: each has nine numbers, and to append them one by one
takes longer than to write them."""

_ZEROS: Final = vec[i64]([0] * BLOCK)
_NOTHINGS: Final = vec[i64]([NOTHING] * BLOCK)
_NO_POINTS: Final = vec[float]([0.0] * BLOCK)
_ONES: Final = vec[float]([1.0] * BLOCK)


@final
class Tree:
    """Places, bandits and edges by number; a place has the number of its first bandit."""

    def __init__(self, actions: i64) -> None:
        # By bandit:
        self.seat: vec[i64] = vec[i64]()
        self.peer: vec[i64] = vec[i64]()  # the next bandit at the same place
        self.first: vec[i64] = vec[i64]()  # its first edge
        self.middle: vec[float] = vec[float]()  # of the guesses when it was made
        self.width: vec[float] = vec[float]()
        self.asked: vec[i64] = vec[i64]()  # how often it was
        self.got: vec[float] = vec[float]()  # what its seat got in all
        # By edge; there is room for more than there are:
        self.edges: i64 = 0
        self.move: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()  # the next edge of the same bandit
        self.child: vec[i64] = vec[i64]()  # the place it leads to
        self.tried: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()  # how often it was legal
        self.total: vec[float] = vec[float]()  # of what its mover got
        self.guess: vec[float] = vec[float]()  # what its mover seemed to get at first sight
        self.guesses: vec[i64] = vec[i64]()
        self.weight: vec[float] = vec[float]()  # how much the guess draws search there
        # The edge of each move, while one bandit is looked at:
        self.edge_of: vec[i64] = vec[i64]([NOTHING] * actions)

    def bandit_of(self, place: i64, seat: i64) -> i64:
        """A seat's bandit at a place, if it is there."""
        bandit = place
        while bandit != NOTHING and self.seat[bandit] != seat:
            bandit = self.peer[bandit]
        return bandit

    def add_bandit(self, place: i64, seat: i64) -> i64:
        """A new bandit at a place, or at a new one."""
        bandit: i64 = len(self.seat)
        self.seat = append(self.seat, seat)
        self.first = append(self.first, NOTHING)
        self.middle = append(self.middle, 0.5)
        self.width = append(self.width, 1.0)
        self.asked = append(self.asked, 0)
        self.got = append(self.got, 0.0)
        if place == NOTHING:
            self.peer = append(self.peer, NOTHING)
        else:
            self.peer = append(self.peer, self.peer[place])
            self.peer[place] = bandit
        return bandit

    def add_edge(self, bandit: i64, move: i64) -> i64:
        """A new move of a bandit."""
        edge = self.edges
        if edge == len(self.move):
            self._make_room()
        self.move[edge] = move
        self.next[edge] = self.first[bandit]
        self.first[bandit] = edge
        self.edges = edge + 1
        return edge

    def _make_room(self) -> None:
        """For more edges, as they are when they are new."""
        self.move = extend(self.move, _ZEROS)
        self.next = extend(self.next, _NOTHINGS)
        self.child = extend(self.child, _NOTHINGS)
        self.tried = extend(self.tried, _ZEROS)
        self.open = extend(self.open, _ZEROS)
        self.total = extend(self.total, _NO_POINTS)
        self.guess = extend(self.guess, _NO_POINTS)
        self.guesses = extend(self.guesses, _ZEROS)
        self.weight = extend(self.weight, _ONES)

    def add_guess(self, edge: i64, guess: float) -> None:
        """What a move promises at first sight, in one more world."""
        self.guess[edge] += guess
        self.guesses[edge] += 1

    def lay_out(self, bandit: i64) -> None:
        """Let `edge_of` tell the edges of a bandit by their moves."""
        edge_of, move, following = self.edge_of, self.move, self.next
        edge = self.first[bandit]
        while edge != NOTHING:
            edge_of[move[edge]] = edge
            edge = following[edge]

    def clear_away(self, bandit: i64) -> None:
        """Undo :meth:`lay_out`."""
        edge_of, move, following = self.edge_of, self.move, self.next
        edge = self.first[bandit]
        while edge != NOTHING:
            edge_of[move[edge]] = NOTHING
            edge = following[edge]

    def edge(self, place: i64, seat: i64, move: i64) -> i64:
        """The edge of a seat's move at a place, if it is there."""
        bandit = self.bandit_of(place, seat)
        if bandit == NOTHING:
            return NOTHING
        edge = self.first[bandit]
        while edge != NOTHING and self.move[edge] != move:
            edge = self.next[edge]
        return edge

    def mean(self, bandit: i64, edge: i64, trust: float) -> float:
        """What a move brings its mover; the guess, or where none was made what the bandit's moves
        brought so far, counts as if it had been tried `trust` times."""
        guess = self.middle_so_far(bandit)
        if self.guesses[edge]:
            guess = self.guess[edge] / float(self.guesses[edge])
        return (self.total[edge] + trust * guess) / (float(self.tried[edge]) + trust)

    def middle_so_far(self, bandit: i64) -> float:
        """What the bandit's moves have brought so far, on average."""
        asked = self.asked[bandit]
        return self.got[bandit] / float(asked) if asked else 0.0
