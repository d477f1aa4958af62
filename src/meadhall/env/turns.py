"""A game as PettingZoo's AECEnv: one seat after the other.

Seats that decide at once, in secret, are asked in turn; what one has sealed is in nobody else's
row. A step costs little more than the move itself, since what doesn't change from move to move
(rewards of 0, nobody at the end) is left as it is until the game ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..kernel.state import State
from .drawing import drawn
from .table import RENDER_MODES, Observation, Table, game_over, whole


class TurnsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it comes without types
    """A game whose seats move one by one. Agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        illegal: str = "raise",
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, illegal, rewards, render_mode)
        self.metadata = {
            "name": f"meadhall_{self.table.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # by PettingZoo's wrapper; `parallel` is how it is done
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.game_state: State | None = None
        """The kernel's state, for whoever studies the game. A player is shown `observe` alone."""
        self._names = self.table.agents
        self._seats = self.table.seats
        self._seat = -1  # who is asked; -1 when nobody is
        self._observations = {agent: self.table.observation_space() for agent in self._names}
        self._actions = {agent: self.table.action_space() for agent in self._names}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The options of a game are given when the environment is made; those given
        here, which every environment must take, change nothing."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game_state = self.table.start(self._random)
        names = self._names
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self._seat = self.game_state.next_seat()
        self.agent_selection = names[self._seat]

    def observe(self, agent: str) -> Observation:
        """A seat's row, and its moves if it is the one that is asked."""
        state = self.game_state
        if state is None:
            raise game_over()
        seat = self._seats[agent]
        return self.table.observed(state, seat, state.legal(seat) if seat == self._seat else ())

    def step(self, action: int | None) -> None:
        seat = self._seat
        if seat < 0:  # the game is over; PettingZoo lets every seat hear of it in turn
            if not self.agents:
                raise game_over()
            self._was_dead_step(action)
            return
        state = self.game_state
        assert state is not None
        move = action if type(action) is int else whole(action)
        try:
            state.play(seat, move)
        except IllegalMove as why:
            if not self.table.loses:
                raise
            infos = [
                self.table.forfeit_info({seat: why.reason}, each) for each in self._seats.values()
            ]
            self._end(self.table.forfeits([seat]), infos)
            return
        self._seat = seat = state.next_seat()
        if seat >= 0:
            self.agent_selection = self._names[seat]
            return
        outcome = state.outcome
        assert outcome is not None
        infos = [self.table.final_info(outcome, each) for each in self._seats.values()]
        self._end(self.table.rewards(outcome), infos)

    def _end(self, rewards: list[float], infos: list[dict[str, Any]]) -> None:
        names = self._names
        self._seat = -1
        self.rewards = dict(zip(names, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(names, True)
        self.infos = dict(zip(names, infos, strict=True))
        self.agent_selection = names[0]

    def render(self) -> str | None:
        """The table as an onlooker sees it, if the mode is "ansi"."""
        if self.game_state is None:
            raise game_over()
        return drawn(self.table.game, self.game_state, None) if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""
