"""Crowns: a game of two throws whose balance can be reckoned, to hold the lab's figures against.

Everybody in turn takes a crown, a ring or a pebble and throws a die, 0 to 5. A crown adds 20, the
others nothing; whoever begins adds one. So with crowns for all the first of two seats wins 21 of 36
games and shares 5; without a crown a seat always loses; without a ring nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from typing import Any

import pytest

from meadhall.kernel import BadOption, Chance, Game, Group, Outcome, Reason, Space, State, registry
from meadhall.kernel.chance import chance_from_json
from meadhall.kernel.choices import Choices
from meadhall.kernel.space import named
from meadhall.kernel.state import outcome_by
from meadhall.kernel.tally import USED, Gauge, Tally

THINGS = ("crown", "ring", "pebble")
SIDES = 6
USUAL = {"crown": 20, "first": 1}


class CrownsState(State):
    """What everybody has so far."""

    def __init__(self, players: int, chance: Chance, numbers: Mapping[str, int]) -> None:
        super().__init__(players, chance)
        self.numbers = numbers
        self.scores = [0] * players

    def write_legal(self, seat: int, choices: Choices) -> None:
        if self.waiting == (seat,):
            choices.add_run(0, len(THINGS))

    def resolve(self, seat: int, move: int) -> None:
        self.pop()
        self.scores[seat] += self.chance.below(SIDES) + (self.numbers["crown"] if move == 0 else 0)
        self.scores[seat] += self.numbers["first"] if seat == 0 else 0
        if seat + 1 < self.players:
            self.push(0, 1 << seat + 1)

    def clone(self) -> CrownsState:
        copy = CrownsState(self.players, self.chance.clone(), self.numbers)
        copy.scores = self.scores[:]
        copy.copy_frames(self)
        return copy

    def final_outcome(self) -> Outcome:
        return outcome_by([(score,) for score in self.scores])

    def key(self) -> bytes:
        return repr((self.scores, self.frame_rows())).encode()

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, **self.to_json()}

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "crowns",
            "players": int(self.players),
            "numbers": dict(self.numbers),
            "scores": self.scores[:],
            "frames": self.frame_rows(),
            "chance": self.chance.to_json(),
        }

    def actions(self) -> int:
        return len(THINGS)

    def why_not(self, seat: int, move: int) -> Reason:
        return Reason("meadhall.kernel", "kernel-why-game-over")


class CrownsTally(Tally):
    """How many points a game brings; and that it is a thing which is used."""

    gauges = (Gauge("total", "All points of a game", least=100.0, percent=False),)
    cards = THINGS

    def handled(self, state: CrownsState, seat: int, move: int) -> Iterable[tuple[str, str]]:
        return ((USED, THINGS[move]),)

    def ended(self, state: CrownsState) -> None:
        self.count("total", "points", sum(state.scores))


class Crowns(Game[CrownsState]):
    """The game."""

    name = "crowns"
    package = __package__
    rules_version = 1
    min_players = 2
    max_players = 3
    space = Space(len(THINGS), Group("take", named("thing", THINGS), first=0))

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        if unknown := options.keys() - USUAL.keys():
            raise BadOption(f"crowns has no option {', '.join(unknown)}")
        return dict(options)

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> CrownsState:
        state = CrownsState(players, chance, {**USUAL, **options})
        state.push(0, 1)
        return state

    def from_json(self, data: Any) -> CrownsState:
        state = CrownsState(data["players"], chance_from_json(data["chance"]), data["numbers"])
        state.scores = data["scores"][:]
        for row in data["frames"]:
            state.push(*row)
        return state

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> CrownsState:
        state = self.from_json(view)
        state.chance = chance.clone()
        return state

    def value(self, state: CrownsState, seat: int) -> float:
        return float(state.scores[seat])

    def tally(self) -> Tally:
        return CrownsTally()


class _Point:
    """An entry point of it."""

    name = "crowns"

    def load(self) -> Game[Any]:
        return Crowns()


@pytest.fixture
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterable[str]:
    """While a test lasts the game is there, under its name."""
    points = entry_points

    def with_crowns(**asked: str) -> list[Any]:
        own = [_Point()] if asked.get("name", "crowns") == "crowns" else []
        return [*points(**asked), *own]

    monkeypatch.setattr(registry, "entry_points", with_crowns)
    registry.game.cache_clear()
    yield "crowns"
    registry.game.cache_clear()
