"""Broken in how they ask, refuse, copy and write down."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

from horns import Horns, HornsState
from horns.state import ACTIONS, DRINK, NONE, PICK, WON

from meadhall.kernel import Chance, Reason
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import EVERYBODY

from .cage import caught_with

# --- asking and refusing ----------------------------------------------------------------------


@caught_with("legal: not sorted")
class Unsorted(HornsState):
    def write_legal(self, seat: int, choices: Choices) -> None:
        for move in reversed(listed(super(), seat)):
            choices.add(move)


def listed(state: Any, seat: int) -> list[int]:
    """What a healthy state allows."""
    choices = Choices()
    state.write_legal(seat, choices)
    return choices.to_list()


@caught_with("legal: not sorted, or not each once")
class Twice(HornsState):
    def write_legal(self, seat: int, choices: Choices) -> None:
        for move in listed(super(), seat):
            choices.add(move)
            choices.add(move)


@caught_with("legal: .* beyond the action space")
class Beyond(HornsState):
    def write_legal(self, seat: int, choices: Choices) -> None:
        super().write_legal(seat, choices)
        choices.add(ACTIONS)


@caught_with("legal: asked again")
class Fickle(HornsState):
    asked = 0

    def legal(self, seat: int) -> list[int]:
        self.asked += 1
        moves = super().legal(seat)
        return moves[1:] if self.asked % 3 == 0 and len(moves) > 1 else moves


@caught_with("legal: seat . is waited for and has no legal move")
class DeadEnd(HornsState):
    def write_legal(self, seat: int, choices: Choices) -> None:
        if self.kind() == PICK or sum(self.scores) == 0:
            super().write_legal(seat, choices)


@caught_with("legal: seat . may move though the game is over")
class MoveAfterTheEnd(HornsState):
    def write_legal(self, seat: int, choices: Choices) -> None:
        super().write_legal(seat, choices)
        if not self.waiting:
            choices.add(DRINK)


@caught_with("end: no end after")
class Endless(HornsState):
    def ask(self) -> None:
        self.hands = [hand or [0] for hand in self.hands]
        super().ask()


@caught_with("play: .* changed the state")
class ChangesOnIllegal(HornsState):
    def why_not(self, seat: int, move: int) -> Reason:
        self.scores[seat] += 1
        return super().why_not(seat, move)


@caught_with("play: .* events were told")
class TellsOnIllegal(HornsState):
    def why_not(self, seat: int, move: int) -> Reason:
        self.tell(WON, seat, 0, 0, 0, EVERYBODY)
        return super().why_not(seat, move)


@caught_with("play: .* raises KeyError")
class CrashesOnIllegal(HornsState):
    def why_not(self, seat: int, move: int) -> Reason:
        raise KeyError(move)


@caught_with("play: .* there is no reason in en")
class NoReason(HornsState):
    def why_not(self, seat: int, move: int) -> Reason:
        return Reason(Horns.package, "horns-why-just-because")


@caught_with("play: .* and was played")
class PlaysAnything(HornsState):
    def play(self, seat: int, move: int) -> None:
        if not self.waiting or not 0 <= seat < self.players or not 0 <= move < ACTIONS:
            super().play(seat, move)
        elif move in self.legal(seat):
            self.apply(seat, move)


@caught_with("play: looking at a state has changed it")
class ChangedByLooking(HornsState):
    looks = 0

    def view(self, seat: int | None) -> dict[str, Any]:
        self.looks += 1
        return super().view(seat)

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"looks": self.looks}


@caught_with("value: nan")
class NotANumber(Horns):
    def value(self, state: HornsState, seat: int) -> float:
        return float("nan")


# --- copying ----------------------------------------------------------------------------------


@caught_with("clone: .* changed its original")
class SharedList(HornsState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.scores = self.scores
        return copy


@caught_with("clone: .* not equal to its original")
class ForgetfulCopy(HornsState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.sealed = [NONE] * len(self.sealed)
        return copy


@caught_with("clone: the copy shares its original's chance")
class SharedChance(HornsState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.chance = self.chance
        return copy


@caught_with("clone: somebody listens to the copy")
class SharedEars(HornsState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.events = self.events
        return copy


@caught_with("determinism: ")
class Nondeterministic(Horns):
    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> HornsState:
        state = super().deal(players, chance, options, listen)
        state.scores[0] = random.SystemRandom().randrange(1_000_000)
        return state


@caught_with("chance: .* every shuffle draws the same")
class StackedDeck(HornsState):
    def any_of_deck(self) -> int:
        self.chance.word()
        horn = next(strength for strength, copies in enumerate(self.deck) if copies)
        self.deck[horn] -= 1
        return horn


# --- writing down -----------------------------------------------------------------------------


@caught_with("json: read again, its .* is")
class LosesAField(Horns):
    def from_json(self, data: Any) -> HornsState:
        state = super().from_json(data)
        state.sealed = [NONE] * len(state.sealed)
        return state


@caught_with("json: read again, its data is")
class LosesItsPlaceInTheShuffle(Horns):
    def from_json(self, data: Any) -> HornsState:
        state = super().from_json(data)
        state.chance.word()
        return state


@caught_with("json: .* is not plain data")
class NotPlainPosition(HornsState):
    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"deck": tuple(self.deck)}


@caught_with("notation: .* is written for several legal moves")
class AmbiguousNotation(Horns):
    def notation(self, state: HornsState, seat: int, move: int) -> str:
        return "pick" if move < DRINK else super().notation(state, seat, move)


@caught_with("notation: .* not one line of text")
class TwoLines(Horns):
    def notation(self, state: HornsState, seat: int, move: int) -> str:
        return super().notation(state, seat, move).replace(" ", "\n")


@caught_with("notation: .* is read as move")
class GuessesMoves(Horns):
    def parse(self, state: HornsState, seat: int, text: str) -> int:
        if "no such" in text and state.legal(seat):
            return state.legal(seat)[0]
        return super().parse(state, seat, text)
