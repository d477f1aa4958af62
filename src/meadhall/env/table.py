"""What the environments share: the game and its spaces, rows and masks, rewards, illegal moves."""

from __future__ import annotations

import operator
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ..kernel.errors import BadMove, BadOption, IllegalMove, Reason
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.registry import game as game_named
from ..kernel.state import KERNEL, State

Observation = dict[str, NDArray[Any]]

ILLEGAL = ("raise", "lose")
"""What an illegal move leads to: an error, or the loss of the game."""
REWARDS = ("places", "points")
"""What a seat gets at the end: what its place is worth, or its points."""
RENDER_MODES = ("ansi",)

LOWEST = -1.0
"""The reward of whoever loses by an illegal move, as of the last place."""
LOWEST_POINTS = -100.0
"""The same where points are the reward: fewer than anybody ends a game with."""

_SEEDS = 1 << 62


class Table:
    """A game with its number of players and options, all checked."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None,
        options: Mapping[str, Any] | None,
        illegal: str,
        rewards: str,
        render_mode: str | None,
    ) -> None:
        self.game: Game[Any] = game_of(game)
        self.players = self.game.min_players if players is None else players
        self.game.check_players(self.players)
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options are names and values, not {type(options).__name__}")
        self.options = self.game.check_options(options or {}, self.players)
        self.loses = _one_of("illegal", illegal, ILLEGAL) == "lose"
        self.by_points = _one_of("rewards", rewards, REWARDS) == "points"
        if render_mode is not None:
            _one_of("render_mode", render_mode, RENDER_MODES)
        if self.game.observations is None:
            raise BadOption(f"{self.game.name} has no observations, which environments need")
        self.actions: int = self.game.actions
        self.size = self.game.observation_size(self.players)
        self.agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}

    # --- spaces -------------------------------------------------------------------------------

    def action_space(self, more: int = 0) -> spaces.Discrete:
        """All moves, and so many besides."""
        return spaces.Discrete(self.actions + more)

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """The row of a seat, each byte with its own limit, and which moves are legal."""
        observations = self.game.observations
        assert observations is not None
        high = np.frombuffer(observations.ranges(self.players), np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions + more,), np.int8),
            }
        )

    # --- a game -------------------------------------------------------------------------------

    def start(self, random: np.random.Generator) -> State:
        """A new game, shuffled by the environment's own chance."""
        state: State = self.game.start(self.players, int(random.integers(_SEEDS)), self.options)
        return state

    def observed(
        self, state: State, seat: int, legal: Collection[int], more: int = 0
    ) -> Observation:
        """What a seat is shown. It is made anew each time, so it is the user's to keep."""
        # Bytes that NumPy then looks at: quicker than filling an array move by move.
        row = bytearray(self.size)
        state.write_observation(seat, row)
        mask = bytearray(self.actions + more)
        for move in legal:
            mask[move] = 1
        return {
            "observation": np.frombuffer(row, np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    # --- how it ends --------------------------------------------------------------------------

    def rewards(self, outcome: Outcome) -> list[float]:
        """What every seat gets at the end."""
        if self.by_points:
            return [float(score) for score in outcome.scores]
        return list(outcome.returns)

    def forfeits(self, losers: Collection[int]) -> list[float]:
        """The same after illegal moves: whoever made one gets the lowest there is, the others share
        what is left. Nobody has any points then."""
        if self.by_points:
            return [LOWEST_POINTS if seat in losers else 0.0 for seat in range(self.players)]
        behind = self.players - len(losers) + 1
        ranks = tuple(behind if seat in losers else 1 for seat in range(self.players))
        shared = Outcome((0,) * self.players, ranks).returns
        return [LOWEST if seat in losers else shared[seat] for seat in range(self.players)]

    def final_info(self, outcome: Outcome, seat: int) -> dict[str, Any]:
        """What a seat is told at the end."""
        return {"rank": outcome.ranks[seat], "score": outcome.scores[seat]}

    def forfeit_info(self, why: Mapping[int, Reason], seat: int) -> dict[str, Any]:
        """What a seat is told after an illegal move: why it was one, or whose."""
        if seat in why:
            return {"illegal": str(why[seat])}
        return {"illegal_by": [self.agents[loser] for loser in sorted(why)]}


def game_of(game: str | Game[Any]) -> Game[Any]:
    """A game, or the one of that name."""
    if isinstance(game, str):
        return game_named(game)
    if not isinstance(game, Game):
        raise BadOption(f"a game is asked for by its name, not by {game!r}")
    return game


def whole(move: Any) -> int:
    """A move as a plain number; NumPy's whole numbers will do, and nothing that has to be
    rounded."""
    if not isinstance(move, bool | np.bool_):
        try:
            return operator.index(move)
        except TypeError:
            pass
    raise BadMove(f"a move is a whole number, not {type(move).__name__} {move!r}")


def why_illegal(state: State, seat: int, move: int) -> Reason | None:
    """Why a seat can't make this move now; None if it can. Second thoughts of a seat that nobody
    waits for are no moves here."""
    if seat not in state.waiting:
        return Reason(KERNEL, "kernel-why-not-your-decision", {"seat": seat + 1})
    if move in state.legal(seat):
        return None
    try:
        state.clone().play(seat, move)
    except IllegalMove as why:
        return why.reason
    raise AssertionError("the kernel plays what it doesn't list")


def game_over() -> ResetNeeded:
    """The error for whoever goes on after the end, or before the beginning."""
    return ResetNeeded("no game is being played: it is over or has not begun; call reset()")


def _one_of(name: str, value: str, values: Sequence[str]) -> str:
    if value not in values:
        raise BadOption(f"{name} is {' or '.join(map(repr, values))}, not {value!r}")
    return value
