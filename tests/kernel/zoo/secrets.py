"""Broken in what they show, imagine, tell and take back; and in their papers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from horns import Horns, HornsState
from horns.state import DREW, HORNS, NONE, POUR, REVEALED, STRENGTHS

from meadhall.kernel import Chance, Outcome
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.rulebook import Rulebook

from .cage import caught_with

# --- observations ---------------------------------------------------------------------------------


@caught_with("observation: hidden changes show in the row of seat .: hand")
class LeakingRow(HornsState):
    def observed(self, seat: int) -> Any:
        row = super().observed(seat)
        row[len(row) - STRENGTHS - 1] = 1 if STRENGTHS - 1 in self.hands[seat - 1] else 0
        return row


@caught_with("observation: seat . has the same row with another view: pick")
class ForgetfulRow(HornsState):
    def observed(self, seat: int) -> Any:
        row = super().observed(seat)
        for strength in range(STRENGTHS):
            row[len(row) - STRENGTHS + strength] = 0
        return row


@caught_with("observation: deck of None says 200, more than 18")
class OutOfRange(HornsState):
    def observed(self, seat: int) -> Any:
        row = super().observed(seat)
        row[self.players * (4 + HORNS)] = 200
        return row


@caught_with("observation: it has .* bytes, not the declared")
class ShortRow(HornsState):
    def observed(self, seat: int) -> Any:
        return super().observed(seat)[1:]


# --- views, imagined worlds, events -----------------------------------------------------------


@caught_with("view: hidden changes show .*: others")
class LeakingView(HornsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"others": [hand[:] for hand in self.hands]}


@caught_with("view: .*: deck")
class CountableDeck(HornsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"deck": sum(self.deck) + self.deck[0] / 8}


@caught_with("sealed: seat .* learns what seat . has chosen in secret")
class ShownPicks(Horns):
    """The view shows sealed picks, and worlds are imagined accordingly."""

    class Table(HornsState):
        def view(self, seat: int | None) -> dict[str, Any]:
            return super().view(seat) | {"picks": self.sealed[:]}

    table = Table

    def imagine(
        self, view_or_state: dict[str, Any] | HornsState, seat: int, chance: Chance
    ) -> HornsState:
        view = view_or_state
        if isinstance(view, HornsState):
            view = view.view(seat)
        world = super().imagine(view, seat, chance)
        for other, shown in enumerate(view["picks"]):
            if other != seat and shown != NONE:
                given = world.sealed[other]
                world.hands[other].remove(given)
                world.deck[given] += 1
                world.hands[other] = sorted([*world.hands[other], shown])
                world.deck[shown] -= 1
                world.sealed[other] = shown
        return world


@caught_with("view: the key .* is not text")
class NotPlainView(HornsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"points": dict(enumerate(self.scores))}


@caught_with("view: asked again")
class ViewIntoTheState(HornsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"scores": self.scores}


@caught_with("foresee: what seat . foresees of .* depends on what it can't know")
class ForeseesTheOthers(Horns):
    """Whether a horn would be the strongest is for nobody to know before all have picked."""

    def foresee(
        self, state: HornsState, seat: int, moves: Sequence[int]
    ) -> dict[int, dict[str, Any]]:
        best = max(max(hand, default=0) for hand in state.hands)
        return {move: {"strongest": move >= best} for move in moves}


@caught_with("foresee: .* are no legal moves of seat .")
class ForeseesTooMuch(Horns):
    def foresee(
        self, state: HornsState, seat: int, moves: Sequence[int]
    ) -> dict[int, dict[str, Any]]:
        return {move: {} for move in range(self.actions)}


@caught_with("imagine: from the view of seat . it draws another world")
class KnowsTheTruth(Horns):
    def imagine(
        self, view_or_state: dict[str, Any] | HornsState, seat: int, chance: Chance
    ) -> HornsState:
        if isinstance(view_or_state, HornsState):
            world = view_or_state.clone()
            world.chance = chance.clone()
            return world
        return super().imagine(view_or_state, seat, chance)


@caught_with("imagine: the imagined chance is the real one")
class KnowsTheFuture(Horns):
    chances: dict[bytes, Chance] = {}  # noqa: RUF012

    def imagine(
        self, view_or_state: dict[str, Any] | HornsState, seat: int, chance: Chance
    ) -> HornsState:
        world = super().imagine(view_or_state, seat, chance)
        if isinstance(view_or_state, HornsState):
            self.chances[world.key()] = view_or_state.chance.clone()
        world.chance = self.chances[world.key()]
        return world


@caught_with("view: hidden changes show .*hand")
class ForgetsItsOwnHand(Horns):
    def imagine(
        self, view_or_state: dict[str, Any] | HornsState, seat: int, chance: Chance
    ) -> HornsState:
        view = view_or_state
        if isinstance(view, HornsState):
            view = view.view(seat)
        hand = sorted(chance.below(6) for _ in view["hand"])
        return super().imagine(view | {"hand": hand, "pick": hand[0] if hand else 0}, seat, chance)


@caught_with("imagine: seat . may do .* there")
class ImaginesOtherMoves(Horns):
    class Table(HornsState):
        real = False

        def write_legal(self, seat: int, choices: Choices) -> None:
            super().write_legal(seat, choices)
            if not self.real and POUR in choices.to_list():
                choices.count -= 1

        def clone(self) -> Self:
            copy = super().clone()
            copy.real = self.real
            return copy

    table = Table

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> HornsState:
        state = super().deal(players, chance, options, listen)
        assert isinstance(state, self.Table)
        state.real = True
        return state

    def from_json(self, data: Any) -> HornsState:
        state = super().from_json(data)
        assert isinstance(state, self.Table)
        state.real = True
        return state


@caught_with("events: seat .* is told")
class ToldSecrets(Horns):
    def tell(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        told = super().tell(event, seat)
        return {"drew": int(event.b)} if event.kind == DREW else told


@caught_with("events: recalled to seat .*, it says more than when it was told")
class LongMemory(Horns):
    def recall(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return {"event": int(event.kind), "horn": int(event.b), "then": 1}


@caught_with("sealed: seat .* learns what seat . has chosen in secret")
class TellsPicks(HornsState):
    def seal(self, seat: int, move: int) -> None:
        super().seal(seat, move)
        for event in self.events or ():
            event.audience = EVERYBODY


@caught_with("events: seat .* is told what its view does not show")
class WrongAudience(HornsState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        for event in self.events or ():
            if event.kind == DREW:
                event.audience = EVERYBODY


@caught_with('view: add `"seat": seat` to it; for seat None it says nothing')
class NobodysView(HornsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        seen = super().view(seat)
        del seen["seat"]
        return seen


@caught_with("events: seat .* is told what its view does not show")
class TellsOfTheDeck(HornsState):
    def draw(self, seat: int) -> None:
        self.tell(REVEALED, seat, self.deck[0], 0, 0, EVERYBODY)
        super().draw(seat)


# --- ending, taking back ----------------------------------------------------------------------


@caught_with("outcome: .* while over = False")
class EarlyOutcome(HornsState):
    @property
    def outcome(self) -> Outcome | None:
        return super().outcome or Outcome(tuple(self.scores), (1,) * self.players)


@caught_with("outcome: seat . has fewer points than . and no lower place")
class UnjustPlaces(HornsState):
    @property
    def outcome(self) -> Outcome | None:
        healthy = super().outcome
        return healthy and Outcome(healthy.scores, (1,) * self.players)


@caught_with("outcome: place 2 of seat . after 0 better")
class NobodyFirst(HornsState):
    @property
    def outcome(self) -> Outcome | None:
        healthy = super().outcome
        return healthy and Outcome(healthy.scores, tuple(rank + 1 for rank in healthy.ranks))


@caught_with("undo: .* showed seat . something hidden: .*hand")
class UndoPeeks(HornsState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.knots -= 1


@caught_with("undo: .* showed seat . something hidden: ")
class UndoAfterReveal(HornsState):
    def reveal(self) -> None:
        super().reveal()
        self.knots -= 1


@caught_with("undo: the number of knots has fallen")
class UntiedKnots(HornsState):
    def seal(self, seat: int, move: int) -> None:
        super().seal(seat, move)
        self.knots = 0


# --- papers -----------------------------------------------------------------------------------


@caught_with("options: an unknown option is accepted")
class AnyOption(Horns):
    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        return {}


@caught_with("options: the hash of the same card data")
class RestlessHash(Horns):
    def data_hash(self, options: Mapping[str, Any]) -> str:
        return str(random.SystemRandom().random())


@caught_with("rulebook: it can't be read in ru")
class EnglishRulesOnly(Horns):
    def rulebook(self, lang: str = "en") -> Rulebook:
        if lang != "en":
            raise LookupError(lang)
        return super().rulebook(lang)


@caught_with("game: the name .* is not lower-case")
class LoudName(Horns):
    name = "HORNS"


@caught_with("game: 2 to 9 players")
class TooManySeats(Horns):
    max_players = 9
