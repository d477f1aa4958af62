"""Chance that is written down: every draw answered from a script, for whoever walks a game's tree.

Where chance is a node of its own, a move can't draw its cards while it is made: it must stop at the
first draw, say how many outcomes there are, and go on with the one that was picked. A state can't
stop in the middle of a move, but it can make the move again: with a script of the draws so far, and
:class:`NeedsDraw` where that ends. So nothing in the rules knows of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .chance import Chance
from .state import State

T = TypeVar("T")


class NeedsDraw(Exception):
    """The script has ended: the next draw has so many outcomes, each as likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"the script ends before a draw with {outcomes} outcomes")
        self.outcomes = outcomes


class ScriptedChance(Chance):
    """Answers from a script. What has only one outcome is no draw, and isn't in the script."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script = tuple(script)
        self.drawn = 0
        """So many draws of the script have been made."""

    def word(self) -> int:
        raise NeedsDraw(1 << 32)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.drawn == len(self.script):
            raise NeedsDraw(n)
        drawn = self.script[self.drawn]
        if not 0 <= drawn < n:
            raise ValueError(f"draw {self.drawn + 1} of the script is {drawn}, not below {n}")
        self.drawn += 1
        return drawn

    def clone(self) -> ScriptedChance:
        copy = ScriptedChance(self.script)
        copy.drawn = self.drawn
        return copy

    def to_json(self) -> dict[str, Any]:
        """For people to read: no state goes on from a script."""
        return {"kind": "scripted", "script": list(self.script), "drawn": self.drawn}


class RecordingChance(Chance):
    """Draws as another chance does, and writes the script of it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.script: list[int] = []
        self.outcomes: list[int] = []
        """How many outcomes each draw had."""

    def word(self) -> int:
        return self.chance.word()

    def below(self, n: int) -> int:
        drawn = self.chance.below(n)
        if n > 1:
            self.script.append(drawn)
            self.outcomes.append(n)
        return drawn

    def clone(self) -> RecordingChance:
        copy = RecordingChance(self.chance.clone())
        copy.script, copy.outcomes = self.script[:], self.outcomes[:]
        return copy

    def to_json(self) -> dict[str, Any]:
        return self.chance.to_json()


def up_to_draw(make: Callable[[Chance], T], script: Sequence[int]) -> T | int:
    """What `make` makes by a script; or, if that ends too soon, how many outcomes the next draw
    has."""
    try:
        return make(ScriptedChance(script))
    except NeedsDraw as draw:
        return draw.outcomes


def moved(state: State, seat: int, move: int, chance: Chance) -> State:
    """The state after a legal move that draws from this chance, with its events since; the state
    itself stays as it is."""
    after = state.clone()
    after.chance = chance
    after.listen()
    after.apply(seat, move)
    return after
