"""What finished games say about a game's balance, in the game's own terms.

A game that wants its numbers weighed has a `Tally`: it watches one game, move by move, and
counts things that its *gauges* name. Whoever plays many games adds the tallies up
(`meadhall.lab.balance`). It also says which moves take or use a card, so that cards can be counted
alike in every game, and forbidden to see what they are worth (`meadhall.lab.study`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

TAKEN = "taken"
"""What a move does with a card: gets hold of it, as by buying or summoning."""
USED = "used"
"""Or puts it to use, as by laying or playing it."""


@dataclass(frozen=True)
class Gauge:
    """One table of a report: rows of shares (or of means), and between what they should lie."""

    name: str
    says: str
    """What is counted, in a sentence."""
    least: float | None = None
    most: float | None = None
    percent: bool = True
    """Is a row a share, to be told in percent?"""
    judged: frozenset[str] | None = None
    """The rows that the bounds are for; all if None."""

    def judges(self, row: str) -> bool:
        bound = self.least is not None or self.most is not None
        return bound and (self.judged is None or row in self.judged)


class Tally:
    """Watches one game. The plain one counts nothing."""

    gauges: tuple[Gauge, ...] = ()
    cards: tuple[str, ...] = ()
    """All that `handled` can name, as the game's data names it."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
        """By gauge and row: how much, and of how many."""

    def count(self, gauge: str, row: str, much: float, of: float = 1.0) -> None:
        """Add to a row: its share (or mean) is the sum of `much` over the sum of `of`."""
        counts = self.counts[gauge, row]
        counts[0] += much
        counts[1] += of

    def handled(self, state: Any, seat: int, move: int) -> Iterable[tuple[str, str]]:
        """What a legal move would take or use: pairs of `TAKEN` or `USED` and a card. It may go by
        the true state; a game that has no cards, or needn't have them weighed, says nothing."""
        return ()

    def before(self, state: Any, seat: int, move: int) -> None:
        """A seat is about to make this move in this state, which knows everything."""

    def ended(self, state: Any) -> None:
        """The game is over, and this is how it stands."""
