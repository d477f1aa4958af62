"""A game with all hands open, as it was some turns ago: for onlookers who may not know what is."""

from __future__ import annotations

from typing import Any

from ...kernel.session import Session
from ...kernel.state import State


class Late:
    """Follows a game at a distance of some turns.

    A turn is over when others are waited for than before. So whoever changes a sealed choice again
    and again makes no turns of it, and a move that is taken back takes its turn with it.
    """

    def __init__(self, delay: int) -> None:
        self._delay = delay
        self._begin(None)

    def _begin(self, session: Session | None) -> None:
        self._moves: list[tuple[int, int]] = []
        self._ahead: State | None = session.record.start() if session else None
        """The game as it is now."""
        self._behind: State | None = self._ahead.clone() if self._ahead else None
        """The game as it is shown."""
        self._turns = [0]
        """How many turns were over at each step."""
        self.step = -1
        """The step that is shown: so many moves were made then. Less than 0: none is old enough."""

    def follow(self, session: Session, over: bool) -> bool:
        """Go on to what is old enough now; of a game that is over, all is. True if what was shown
        is no longer so: a move was taken back."""
        moves, known, shown = session.record.moves, self._moves, self.step
        if self._ahead is None or moves[: len(known)] != known:
            self._begin(session)
        assert self._ahead
        assert self._behind
        for seat, move in moves[len(self._moves) :]:
            before = tuple(self._ahead.waiting)
            self._ahead.play(seat, move)
            self._moves.append((seat, move))
            self._turns.append(self._turns[-1] + (tuple(self._ahead.waiting) != before))
        allowed = len(moves) if over else self._old_enough()
        for seat, move in moves[max(0, self.step) : max(0, allowed)]:
            self._behind.play(seat, move)
        self.step = allowed
        return self.step < shown or (shown > 0 and moves[:shown] != known[:shown])

    def _old_enough(self) -> int:
        """The last step since which so many turns were over."""
        latest = self._turns[-1] - self._delay
        return max((step for step, turns in enumerate(self._turns) if turns <= latest), default=-1)

    @property
    def waiting(self) -> list[int]:
        """Who was waited for then; nobody is known to be before there is something to show."""
        return list(self._behind.waiting) if self._behind and self.step >= 0 else []

    def view(self) -> dict[str, Any]:
        """What everybody saw then; at first, of the table as it was laid."""
        assert self._behind
        return self._behind.view(None)

    def views(self) -> list[dict[str, Any]] | None:
        """What each seat saw then; None if nothing is old enough."""
        if self._behind is None or self.step < 0:
            return None
        return [self._behind.view(seat) for seat in range(self._behind.players)]
