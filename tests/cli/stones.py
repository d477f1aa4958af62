"""Stones: a tiny game, and three ways to break it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.kernel import Chance, Game, Group, Outcome, Reason, Space, State
from meadhall.kernel.chance import chance_from_json
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import Event
from meadhall.kernel.space import place

UNLUCKY = 7
"""Where the broken games break: when so many stones are left."""


class StonesState(State):
    """Take one, two or three stones in turn; whoever takes the last one wins."""

    def __init__(self, players: int, chance: Chance, stones: int, bug: str) -> None:
        super().__init__(players, chance)
        self.stones = stones
        self.bug = bug

    def clone(self) -> StonesState:
        copy = StonesState(self.players, self.chance.clone(), self.stones, self.bug)
        copy.copy_frames(self)
        return copy

    def key(self) -> bytes:
        return repr((self.players, self.stones, self.frame_rows())).encode()

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "stones": self.stones, "waiting": list(self.waiting)}

    @property
    def outcome(self) -> Outcome | None:
        if self.waiting:
            return None
        winner = int(self._frames[2])
        scores = tuple(int(seat == winner) for seat in range(self.players))
        return Outcome(scores, tuple(2 - score for score in scores))

    def to_json(self) -> dict[str, Any]:
        return {
            "players": int(self.players),
            "stones": self.stones,
            "frames": self.frame_rows(),
            "winner": int(self._frames[2]),
            "chance": self.chance.to_json(),
        }

    def write_legal(self, seat: int, choices: Choices) -> None:
        dead_end = self.bug == "dead end" and self.stones == UNLUCKY
        if self.waiting == (seat,) and not dead_end:
            choices.add_run(0, min(3, self.stones))

    def resolve(self, seat: int, move: int) -> None:
        if self.bug == "crash" and self.stones == UNLUCKY:
            raise ZeroDivisionError("the seventh stone")
        if self.bug != "endless":
            self.stones -= move + 1
        self.pop()
        if self.stones > 0:
            self.push(0, 1 << (seat + 1) % self.players)
        else:
            self._frames[2] = seat

    def actions(self) -> int:
        return 3

    def why_not(self, seat: int, move: int) -> Reason:
        return Reason("meadhall.kernel", "kernel-why-game-over")


class Stones(Game[StonesState]):
    """The game, sound or with a bug in it."""

    name = "stones"
    package = __package__
    rules_version = 1
    min_players = 2
    max_players = 3
    space = Space(3, Group("take", place("stones", 3), first=0))

    def __init__(self, bug: str = "") -> None:
        self.bug = bug

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> StonesState:
        state = StonesState(players, chance, 12 + chance.below(9), self.bug)
        if listen:
            state.listen()
        state.push(0, 1)
        return state

    def from_json(self, data: Any) -> StonesState:
        chance = chance_from_json(data["chance"])
        state = StonesState(data["players"], chance, data["stones"], self.bug)
        for row in data["frames"]:
            state.push(*row)
        state._frames[2] = data["winner"]
        return state

    def notation(self, state: StonesState, seat: int, move: int) -> str:
        return "take some" if self.bug == "notation" else self.space.text(move)

    def imagine(
        self, view_or_state: dict[str, Any] | StonesState, seat: int, chance: Chance
    ) -> StonesState:
        raise NotImplementedError

    def tell(self, event: Event, seat: int | None) -> dict[str, Any]:
        return {}

    def value(self, state: StonesState, seat: int) -> float:
        return 0.0
