"""Parlour games whose best move is known: a tree of payoffs, with a coin that nobody sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from meadhall.kernel import Chance, Game, Group, Outcome, Reason, Space, State
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import Event
from meadhall.kernel.space import amount

Tree = Mapping[int, Any]
"""Moves lead to further trees, or to the seat that wins; a pair of seats is (heads, tails)."""


class ParlourState(State):
    """Where in the tree the game is, and how the coin lies."""

    def __init__(self, game: Parlour, chance: Chance, coin: int) -> None:
        super().__init__(len(game.order_of_names), chance)
        self.game = game
        self.coin = coin
        self.line: list[int] = []
        self.push(0, 1 << game.order[0])

    def node(self) -> Any:
        node: Any = self.game.tree
        for move in self.line:
            node = node[move]
        return node

    def write_legal(self, seat: int, choices: Choices) -> None:
        if seat in self.waiting:
            for move in sorted(self.node()):
                choices.add(move)

    def resolve(self, seat: int, move: int) -> None:
        self.pop()
        self.line.append(move)
        if isinstance(self.node(), dict):
            self.push(0, 1 << self.game.order[len(self.line)])

    @property
    def outcome(self) -> Outcome | None:
        if self.waiting:
            return None
        node = self.node()
        winner = node[self.coin] if isinstance(node, tuple) else node
        ranks = tuple(1 if seat == winner else 2 for seat in range(self.players))
        return Outcome(tuple(2 - rank for rank in ranks), ranks)

    def clone(self) -> Self:
        copy = type(self)(self.game, self.chance.clone(), self.coin)
        copy.copy_frames(self)
        copy.line = self.line[:]
        return copy

    def key(self) -> bytes:
        return repr((self.coin, self.line)).encode()

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "line": self.line[:]}

    def to_json(self) -> dict[str, Any]:
        return {"line": self.line, "coin": self.coin}

    def actions(self) -> int:
        return self.game.actions

    def why_not(self, seat: int, move: int) -> Reason:
        return Reason("meadhall.kernel", "kernel-why-no-such-move", {"move": move})


class Parlour(Game[ParlourState]):
    """A game given by its tree and by who decides at each depth."""

    name = "parlour"
    package = "meadhall.kernel"
    rules_version = 1
    min_players = max_players = 2
    space = Space(10, Group("go", amount("way", 9), first=0))

    def __init__(self, tree: Tree, order: Sequence[int], players: int = 2) -> None:
        self.tree = tree
        self.order = [*order, 0]
        self.order_of_names = range(players)

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool
    ) -> ParlourState:
        return ParlourState(self, chance, chance.below(2))

    def table(self, chance: Chance, coin: int = 0) -> ParlourState:
        return ParlourState(self, chance, coin)

    def from_json(self, data: Any) -> ParlourState:
        raise NotImplementedError

    def notation(self, state: ParlourState, seat: int, move: int) -> str:
        return str(move)

    def imagine(
        self, view_or_state: dict[str, Any] | ParlourState, seat: int, chance: Chance
    ) -> ParlourState:
        known = view_or_state
        line = known.line if isinstance(known, ParlourState) else known["line"]
        state = ParlourState(self, chance.clone(), chance.below(2))
        for move in line:
            state.resolve(state.waiting[0], move)
        return state

    def tell(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        return None

    def value(self, state: ParlourState, seat: int) -> float:
        return 0.0
