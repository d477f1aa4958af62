"""Games of Intrigues of Asgard for Hypothesis to choose from, and what lies on their tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import meadhall
from meadhall.games.asgard.aesir import NAMES
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import Chance, seeded
from meadhall.testing import choose

ASGARD = meadhall.game("asgard")
SEATS = (2, 3, 4, 5)


class Rolls(Chance):
    """A chance whose first draws are given; when they run out, a seed decides. Few and small rolls
    make a simple game, so Hypothesis ends with the simplest that breaks a promise."""

    def __init__(self, rolls: list[int], after: Chance) -> None:
        self.rolls = rolls
        self.after = after
        self.at = 0

    def word(self) -> int:
        self.at += 1
        return self.rolls[self.at - 1] if self.at <= len(self.rolls) else self.after.word()

    def below(self, n: int) -> int:
        return self.word() % n

    def clone(self) -> Rolls:
        copy = Rolls(self.rolls, self.after.clone())
        copy.at = self.at
        return copy

    def to_json(self) -> dict[str, Any]:
        return {"kind": "rolls", "at": self.at, "after": self.after.to_json()}


@dataclass(frozen=True)
class Play:
    """A game that Hypothesis made up: who sits there, how it is shuffled, what people roll, and
    after how many moves somebody looks at it."""

    players: int
    seed: int
    rolls: list[int]
    stop: int

    def positions(self) -> Iterator[tuple[AsgardState, int, int]]:
        """Each position and the move made there; the (one) state moves on afterwards."""
        state: AsgardState = ASGARD.start(self.players, self.seed)
        player = Rolls(self.rolls, seeded(self.seed + 1))
        while state.waiting:
            seat, move = choose(state, player)
            yield state, seat, move
            state.play(seat, move)

    def end(self) -> AsgardState:
        """The position at the end."""
        for state, _, _ in self.positions():
            pass
        return state

    def middle(self) -> AsgardState:
        """The position where somebody looks, at the latest the last decision of the game."""
        for number, (state, _, _) in enumerate(self.positions()):
            last = state.clone()
            if number == self.stop:
                break
        return last


def plays() -> st.SearchStrategy[Play]:
    """Any game."""
    return st.builds(
        Play,
        st.sampled_from(SEATS),
        st.integers(0, 2**32),
        st.lists(st.integers(0, 2**16), max_size=90),
        st.integers(0, 110),
    )


def cards(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position by kind, wherever they lie."""
    found = Counter[str]()
    for bag in ("deck", "out_of_play"):
        found.update(position[bag])
    for hand in position["hands"]:
        found.update(hand)
    if position["drawn"] is not None:
        found[position["drawn"]] += 1
    for stacks in position["stacks"]:
        for god, stack in stacks.items():
            found.update(pair(god, other) for other in stack["cards"])
            found.update(pair("thor", other) for other in stack["under"])
    return found


def pair(one: str, other: str) -> str:
    """The name of a card, whichever head is up."""
    return "/".join(sorted((one, other), key=NAMES.index))
