"""The tree that search grows, in flat rows of numbers.

A *place* is what a line of moves leads to, whatever chance did on the way. At a place each seat
that may have to decide there has a *bandit*, which knows what its moves have brought so far; where
several decide at once there are several, and none knows what the others choose. An *edge* is one
move of a bandit. Rows grow, and nothing is ever removed: a tree lives for one turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = -1


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
        # By edge:
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
        edge: i64 = len(self.move)
        self.move = append(self.move, move)
        self.next = append(self.next, self.first[bandit])
        self.first[bandit] = edge
        self.child = append(self.child, NOTHING)
        self.tried = append(self.tried, 0)
        self.open = append(self.open, 0)
        self.total = append(self.total, 0.0)
        self.guess = append(self.guess, 0.0)
        self.guesses = append(self.guesses, 0)
        self.weight = append(self.weight, 1.0)
        return edge

    def add_guess(self, edge: i64, guess: float) -> None:
        """What a move promises at first sight, in one more world."""
        self.guess[edge] += guess
        self.guesses[edge] += 1

    def lay_out(self, bandit: i64) -> None:
        """Let `edge_of` tell the edges of a bandit by their moves."""
        edge = self.first[bandit]
        while edge != NOTHING:
            self.edge_of[self.move[edge]] = edge
            edge = self.next[edge]

    def clear_away(self, bandit: i64) -> None:
        """Undo :meth:`lay_out`."""
        edge = self.first[bandit]
        while edge != NOTHING:
            self.edge_of[self.move[edge]] = NOTHING
            edge = self.next[edge]

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
        if self.guesses[edge]:
            guess = self.guess[edge] / float(self.guesses[edge])
        elif self.asked[bandit]:
            guess = self.got[bandit] / float(self.asked[bandit])
        else:
            guess = 0.0
        return (self.total[edge] + trust * guess) / (float(self.tried[edge]) + trust)
