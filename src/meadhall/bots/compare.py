"""Which of two moves is better, and how sure that is.

A search spends its budget where it hopes most, so the mean of a move it hardly tried is a first
impression and no worth. Whoever says that another move would have been better has to try both
alike: each gets as many iterations as the other, in the same imagined worlds, in one tree in which
nobody who decides at the same time can guess which of them is tried. What they brought is compared
world by world, and so it is known how far the difference may be off.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, variance
from typing import Any, Literal

from .ismcts import SearchBot
from .sureness import of_one, sureness_of

Surety = Literal["surely", "probably"]

SURELY, PROBABLY = 2.6, 1.65
"""How many standard errors a difference must be away from what it is compared with."""
WARMING = 3
"""One round in so many, the first ones, only lets the tree grow."""
BATCHES = 10
"""A tree learns as it goes, so neighbouring rounds are no independent evidence; so many stretches
of them are."""
FEWEST_ROUNDS = 20
"""Fewer say nothing."""


@dataclass(frozen=True)
class Weighed:
    """A move and another after equal searches."""

    worth: float
    """The chance to win with the one."""
    other: float
    """With the other."""
    error: float
    """The standard error of the difference. What it still changed by while the search went deeper
    is in it: two orders of one turn look different until both are thought to their end."""
    rounds: int

    @property
    def gain(self) -> float:
        """What the other would bring."""
        return self.other - self.worth

    def surety(self, least: float = 0.0) -> Surety | None:
        """How sure it is that the other brings more than `least`; None if it is open."""
        return surety(self.gain - least, self.error) if self.rounds >= FEWEST_ROUNDS else None

    def borne_out(self, players: int, sureness: float) -> Weighed:
        """The same, with chances as they come true."""
        worth, other = (of_one(each, players, sureness) for each in (self.worth, self.other))
        if self.gain:
            return replace(
                self, worth=worth, other=other, error=self.error * (other - worth) / self.gain
            )
        return replace(self, worth=worth, other=other)

    def decided(self, least: float) -> bool:
        """Would more rounds hardly change whether it brings at least so much?"""
        return self.rounds >= FEWEST_ROUNDS and abs(self.gain - least) > SURELY * self.error


def surety(gain: float, error: float) -> Surety | None:
    """How sure it is that a difference is one."""
    if gain <= 0:
        return None
    if gain >= SURELY * error:
        return "surely"
    return "probably" if gain >= PROBABLY * error else None


class Scales(SearchBot):
    """Weighs moves against each other as a seat can judge them, from its view alone."""

    def weigh(
        self,
        view: dict[str, Any],
        made: int,
        others: Sequence[int],
        rounds: int,
        least: float | None = None,
    ) -> list[Weighed]:
        """Each of some other moves beside the one made, after so many iterations for every one of
        them. With `least` it stops sooner, once it is clear which of them bring that much more.
        The seat must be one that is waited for, with all these moves to choose from."""
        table = self.imagined(view)
        self._chance.word()
        search = self._new_search(table)
        brought: list[list[float]] = []
        step = rounds if least is None else max(FEWEST_ROUNDS, rounds // 4)
        found: list[Weighed] = []
        players, sureness = int(table.players), sureness_of(self.game, int(table.players))
        while len(brought) < rounds:
            more = min(step, rounds - len(brought))
            brought += search.run_each(table, [made, *others], more)
            found = [
                _weighed(brought, at).borne_out(players, sureness)
                for at in range(1, len(others) + 1)
            ]
            if least is not None and all(each.decided(least) for each in found):
                break
        return found


def _weighed(brought: Sequence[Sequence[float]], at: int) -> Weighed:
    """The move in the first column beside the one in another."""
    warm = brought[len(brought) // WARMING :]
    differences = [row[at] - row[0] for row in warm]
    worth, other = fmean(row[0] for row in warm), fmean(row[at] for row in warm)
    error = math.hypot(_standard_error(differences), _drift(differences) / 2)
    return Weighed(worth, other, error, len(brought))


def _standard_error(values: Sequence[float]) -> float:
    """Of the mean: the larger of what single values and what stretches of them say."""
    if len(values) < 2:
        return math.inf
    alone = variance(values) / len(values)
    size = len(values) // BATCHES
    if size < 2:
        return math.sqrt(alone)
    means = [fmean(values[at : at + size]) for at in range(0, size * BATCHES, size)]
    return math.sqrt(max(alone, variance(means) / BATCHES))


def _drift(values: Sequence[float]) -> float:
    """By how much the later half differs from the earlier."""
    middle = len(values) // 2
    return fmean(values[middle:]) - fmean(values[:middle]) if middle else math.inf
