"""A node of a game's tree, with chance as a player: what OpenSpiel's states hold.

A node never changes; a move or a draw leads to another one. So clones share nodes, and a node may
find out what it is asked for only then: what a seat remembers takes longer than the moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.chance import Chance, seeded
from ..kernel.game import Game
from ..kernel.memory import Memory, heard
from ..kernel.registry import game as game_named
from ..kernel.scripted import ScriptedChance, moved, up_to_draw
from ..kernel.state import State

Told = list[list[dict[str, Any]]]
"""What every seat was told of a move."""


class Node:
    """Where a game stands: after a move, or in the middle of the draws that one needs."""

    def __init__(
        self,
        state: State | None,
        before: Node | None = None,
        move: tuple[int, int] | None = None,
        told: Told | None = None,
    ) -> None:
        self.state = state
        """The last state that was complete; None before the deal. Never to be changed."""
        self.outcomes = 0
        """Of the draw that is due; 0 if none is."""
        self._before = before  # until somebody asks what is remembered
        self._move = move  # by which it came from there
        self._told = told
        self._memories: list[Memory] | None = None
        self._pending: tuple[int, int] | None = None  # the move that needs the draw
        self._script: tuple[int, ...] = ()  # its draws so far
        self._deal: tuple[int, Mapping[str, Any]] = (0, {})  # what the first draws are for

    # --- the tree -------------------------------------------------------------------------------

    @classmethod
    def at_first(cls, game: Game[Any], players: int, options: Mapping[str, Any]) -> Node:
        """Before the first card is dealt; or, if nothing is drawn for a deal, after it."""
        node = cls(None)
        node._deal = (players, options)
        return node._on(game)

    def played(self, game: Game[Any], seat: int, move: int) -> Node:
        """After a legal move, or at its first draw."""
        node = self._copy()
        node._pending, node._script = (seat, move), ()
        return node._on(game)

    def drawn(self, game: Game[Any], outcome: int) -> Node:
        """After the draw that is due, or at the next one."""
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"a draw of {self.outcomes} has no outcome {outcome}")
        node = self._copy()
        node._script = (*self._script, outcome)
        return node._on(game)

    def imagined(self, game: Game[Any], seat: int, chance: Chance) -> Node:
        """The same to one seat, the rest imagined; what the others remember begins here."""
        state = game.imagine(self.state, seat, chance)
        node = Node(state)
        node._memories = [Memory(each, state.view(each)) for each in range(state.players)]
        node._memories[seat] = self._remembered(game)[seat].copy()
        return node

    def _copy(self) -> Node:
        node = Node(self.state, self._before, self._move, self._told)
        node._memories, node._deal = self._memories, self._deal
        node._pending, node._script = self._pending, self._script
        return node

    def _on(self, game: Game[Any]) -> Node:
        """The move that is pending made again, with the draws so far: the node it leads to, or this
        one with the draw that it lacks."""
        state, pending = self.state, self._pending

        def make(chance: Chance) -> State:
            if state is None:
                dealt: State = game.deal(*self._deal_by(chance))
                return dealt
            assert pending is not None
            return moved(state, *pending, chance)

        made = up_to_draw(make, self._script)
        if isinstance(made, int):
            self.outcomes = made
            return self
        used = made.chance
        assert isinstance(used, ScriptedChance)
        assert used.drawn == len(self._script)
        events = made.take_events()
        made.chance = _NO_CHANCE.clone()
        told = [heard(game, events, seat) for seat in range(made.players)]
        before = None if state is None else self._settled()
        return Node(made, before, pending, told)

    def _deal_by(self, chance: Chance) -> tuple[int, Chance, Mapping[str, Any], bool]:
        players, options = self._deal
        return players, chance, options, True

    def _settled(self) -> Node:
        """This node as it was before the pending move."""
        node = self._copy()
        node._pending, node._script = None, ()
        return node

    # --- what a seat knows ----------------------------------------------------------------------

    def memory(self, game: Game[Any], seat: int) -> bytes:
        """The key of all that a seat remembers; nothing before the deal."""
        if self.state is None:
            return b""
        return self._remembered(game)[seat].key

    def _remembered(self, game: Game[Any]) -> list[Memory]:
        """Everybody's memory, found from the last node at which somebody asked."""
        path: list[Node] = []
        node: Node = self
        while node._memories is None and node._before is not None:
            path.append(node)
            node = node._before
        memories = node._memories
        if memories is None:
            assert node.state is not None
            told = node._told or [[] for _ in range(node.state.players)]
            memories = [Memory(seat, node.state.view(seat), each) for seat, each in enumerate(told)]
        else:
            memories = [each.copy() for each in memories]
        for node in reversed(path):
            assert node.state is not None
            assert node._move is not None
            assert node._told is not None
            mover, move = node._move
            for seat, memory in enumerate(memories):
                view = node.state.view(seat)
                memory.note(view, node._told[seat], move if seat == mover else None)
        self._memories = memories
        self._before = self._move = self._told = None
        return memories

    # --- as Python copies and stores it ---------------------------------------------------------

    def text(self) -> str:
        """The position and the draws so far: equal nodes, equal texts."""
        key = "" if self.state is None else self.state.key().hex()
        if not self.outcomes:
            return key
        move = "deal" if self._pending is None else "{}:{}".format(*self._pending)
        return f"{key} {move} {' '.join(map(str, self._script))}".strip()

    def __getstate__(self) -> dict[str, Any]:
        """With what everybody remembers found out, so that not all nodes before are stored too."""
        if self.state is not None:
            self._remembered(game_named(self.state.to_json()["game"]))
        return self.__dict__

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self


_NO_CHANCE = seeded(0)
"""Of states between draws. Nothing is ever drawn from it: a move brings its own."""
