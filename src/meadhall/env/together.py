"""A game as PettingZoo's ParallelEnv: whoever owes a decision makes it in the same step.

Where seats pick in secret, all of them answer what they were shown before anybody had picked. A
seat that is not asked answers with one move more than the game has (its id is the number of the
game's actions), which does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..kernel.errors import BadMove, IllegalMove, Reason
from ..kernel.game import Game
from ..kernel.state import State
from .drawing import drawn
from .table import RENDER_MODES, Observation, Table, game_over, whole, why_illegal

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it comes without types
    """A game whose seats decide together. Agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        illegal: str = "raise",
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, illegal, rewards, render_mode)
        self.metadata = {
            "name": f"meadhall_{self.table.game.name}_together_v0",
            "render_modes": list(RENDER_MODES),
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.noop = self.table.actions
        """The move of a seat that isn't asked."""
        self.game_state: State | None = None
        """The kernel's state, for whoever studies the game. A player is shown its row alone."""
        self._names = self.table.agents
        self._observations = {agent: self.table.observation_space(1) for agent in self._names}
        self._actions = {agent: self.table.action_space(1) for agent in self._names}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The options of a game are given when the environment is made; those given
        here, which every environment must take, change nothing."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game_state = self.table.start(self._random)
        self.agents = self._names[:]
        return self._observed(self.game_state), {name: {} for name in self._names}

    def step(self, actions: Mapping[str, int]) -> Steps:
        state = self.game_state
        if state is None or not self.agents:
            raise game_over()
        waiting = state.waiting
        moves = self._moves(actions, waiting)
        why: dict[int, Reason] = {}
        for seat, move in moves.items():
            reason = why_illegal(state, seat, move)
            if reason is not None:
                if not self.table.loses:
                    raise IllegalMove(reason)
                why[seat] = reason
        if why:
            infos = [self.table.forfeit_info(why, seat) for seat in range(self.table.players)]
            return self._ended(state, self.table.forfeits(why), infos)
        for seat in waiting:
            if len(waiting) == 1 or why_illegal(state, seat, moves[seat]) is None:
                state.play(seat, moves[seat])
            # else somebody's answer in the same step has settled the question for all
        outcome = state.outcome
        if outcome is not None:
            infos = [self.table.final_info(outcome, seat) for seat in range(self.table.players)]
            return self._ended(state, self.table.rewards(outcome), infos)
        names = self._names
        return (
            self._observed(state),
            dict.fromkeys(names, 0.0),
            dict.fromkeys(names, False),
            dict.fromkeys(names, False),
            {name: {} for name in names},
        )

    def _moves(self, actions: Mapping[str, int], waiting: tuple[int, ...]) -> dict[int, int]:
        """Who moves how: all that are asked, and nobody that answers that there is nothing to
        say."""
        moves: dict[int, int] = {}
        for agent, action in actions.items():
            seat = self.table.seats.get(agent)
            if seat is None:
                raise BadMove(f"there is no {agent!r}; there are {', '.join(self._names)}")
            move = action if type(action) is int else whole(action)
            if move != self.noop or seat in waiting:
                moves[seat] = move
        for seat in waiting:
            if seat not in moves:
                raise BadMove(f"{self._names[seat]} owes a decision, and made none")
        return moves

    def _observed(self, state: State, over: bool = False) -> dict[str, Observation]:
        waiting = () if over else state.waiting
        table = self.table
        noop = (self.noop,)
        return {
            name: table.observed(state, seat, state.legal(seat) if seat in waiting else noop, 1)
            for seat, name in enumerate(self._names)
        }

    def _ended(self, state: State, rewards: list[float], infos: list[dict[str, Any]]) -> Steps:
        names = self._names
        self.agents = []
        return (
            self._observed(state, over=True),
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, True),
            dict.fromkeys(names, False),
            dict(zip(names, infos, strict=True)),
        )

    def render(self) -> str | None:
        """The table as an onlooker sees it, if the mode is "ansi"."""
        if self.game_state is None:
            raise game_over()
        return drawn(self.table.game, self.game_state, None) if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""
