"""One seat of a game as Gymnasium's Env; bots have the others.

The bots get their own views, or tables imagined from those, as anywhere. They are asked when the
own seat owes nothing: where all pick at once, the own seat picks first and nobody sees it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

import gymnasium

from ..bots import Bot, Imaginer, any_bot, check_any
from ..kernel.errors import BadOption, IllegalMove
from ..kernel.game import Game
from ..kernel.state import State
from .drawing import drawn
from .table import RENDER_MODES, Observation, Table, game_over, whole

_SEEDS = 1 << 56


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game from one seat, with a bot in every other."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "karl",
        illegal: str = "lose",
        options: Mapping[str, Any] | None = None,
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, illegal, rewards, render_mode)
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise BadOption(f"a seat is a whole number, not {seat!r}")
        if not 0 <= seat < self.table.players:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {self.table.players - 1}")
        self.seat = seat
        self.kinds = self._kinds(bots)
        self.render_mode = render_mode
        self.observation_space = cast(Any, self.table.observation_space())
        self.action_space = cast(Any, self.table.action_space())
        self.game_state: State | None = None
        """The kernel's state, for whoever studies the game. A player is shown its row alone."""
        self._over = True
        self._bots: dict[int, Bot] = {}

    def _kinds(self, bots: str | Sequence[str]) -> dict[int, str]:
        """Which bot sits where."""
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        kinds = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(kinds) != len(others):
            raise BadOption(f"there are {len(others)} other seats, and {len(kinds)} bots for them")
        for kind in kinds:
            check_any(kind)
        return dict(zip(others, kinds, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the own seat's first decision. The options of a game are given when the
        environment is made; those given here, which every environment must take, change nothing."""
        super().reset(seed=seed)
        state = self.game_state = self.table.start(self.np_random)
        self._bots = {
            seat: any_bot(kind, self.table.game, seat, int(self.np_random.integers(_SEEDS)))
            for seat, kind in self.kinds.items()
        }
        self._over = False
        self._let_others_move(state)
        return self._observed(state), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.game_state
        if state is None or self._over:
            raise game_over()
        move = action if type(action) is int else whole(action)
        try:
            state.play(self.seat, move)
        except IllegalMove as why:
            if not self.table.loses:
                raise
            self._over = True
            info = self.table.forfeit_info({self.seat: why.reason}, self.seat)
            reward = self.table.forfeits([self.seat])[self.seat]
            return self._observed(state), reward, True, False, info
        self._let_others_move(state)
        outcome = state.outcome
        if outcome is None:
            return self._observed(state), 0.0, False, False, {}
        self._over = True
        reward = self.table.rewards(outcome)[self.seat]
        info = self.table.final_info(outcome, self.seat)
        return self._observed(state), reward, True, False, info

    def _let_others_move(self, state: State) -> None:
        """Bots move until the own seat is asked, or the game is over."""
        game = self.table.game
        while (waiting := state.waiting) and self.seat not in waiting:
            seat = waiting[0]
            bot = self._bots[seat]
            if isinstance(bot, Imaginer):
                move = bot.choose_from(partial(game.imagine, state, seat), state.legal(seat))
            else:
                move = bot.choose(state.view(seat), state.legal(seat))
            state.play(seat, move)

    def _observed(self, state: State) -> Observation:
        legal = () if self._over else state.legal(self.seat)
        return self.table.observed(state, self.seat, legal)

    def render(self) -> str | None:
        """The table as the own seat sees it, if the mode is "ansi"."""
        if self.game_state is None:
            raise game_over()
        if self.render_mode is None:
            return None
        return drawn(self.table.game, self.game_state, self.seat)
