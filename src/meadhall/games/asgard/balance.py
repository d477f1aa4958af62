"""What finished games say about Intrigues of Asgard: whose heads are laid up, whose wills done."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.tally import TAKEN, USED, Gauge, Tally
from .aesir import NAMES
from .data import PAIR_NAMES
from .frames import GOD, Frame
from .moves import DONE, HEAD_UP, RIVAL, WILL, picked_kind, rival_god
from .state import AsgardState


def will_of(god: int) -> str:
    """What the will of an Aesir is called among the cards."""
    return f"will-{NAMES[god]}"


class AsgardTally(Tally):
    """Counts through one game."""

    gauges = (
        Gauge("up", "Of all cards laid: how many with this head up"),
        Gauge(
            "will", "Of the favours that a goal could be scored for: how often the will was done"
        ),
    )
    cards = (*NAMES, *PAIR_NAMES, *(will_of(god) for god in range(len(NAMES))))

    def handled(self, state: AsgardState, seat: int, move: int) -> Iterable[tuple[str, str]]:
        """A card is laid with a head up, and leaves the hand that is passed on; Bragi takes one out
        of a stack; a will is done where a goal could be scored instead."""
        if move < WILL:
            up, pair = NAMES[HEAD_UP[move]], PAIR_NAMES[int(picked_kind(move))]
            return ((USED, up), (USED, pair))
        if move == WILL:
            return ((USED, will_of(int(state.top(GOD)))),)
        if RIVAL <= move < DONE and state.kind() == Frame.BRAGI_TAKE:
            return ((TAKEN, NAMES[int(rival_god(move))]),)
        return ()

    def before(self, state: AsgardState, seat: int, move: int) -> None:
        if move < WILL:
            for god, name in enumerate(NAMES):
                self.count("up", name, god == HEAD_UP[move])
        elif state.kind() == Frame.FAVOUR:
            self.count("will", NAMES[int(state.top(GOD))], move == WILL)
