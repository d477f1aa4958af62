"""The games for programs that learn: standard environments, and thousands of games at once.

May import: kernel, bots; numpy, gymnasium, pettingzoo and pyspiel, and rich to draw a table.
May not: lab, hall, cli. What an environment needs is loaded when one is made, and nothing sooner
but Gymnasium, which is told the names of the games: `gymnasium.make("meadhall/<Game>-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..extras import lacking, need
from ..kernel.game import Game
from .registration import gymnasium_id, register

if TYPE_CHECKING:
    from .one_seat import SeatEnv
    from .together import TogetherEnv
    from .turns import TurnsEnv

__all__ = ["aec", "gymnasium_id", "parallel", "register", "seat"]


def aec(
    game: str | Game[Any],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    illegal: str = "raise",
    rewards: str = "places",
    render_mode: str | None = None,
) -> TurnsEnv:
    """A game as PettingZoo's AECEnv: seats are asked one by one, also those that decide at once and
    in secret. `players` is the fewest the game is for, unless said."""
    need("env", "an environment of PettingZoo's")
    from .turns import TurnsEnv

    return TurnsEnv(game, players, options, illegal, rewards, render_mode)


def parallel(
    game: str | Game[Any],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    illegal: str = "raise",
    rewards: str = "places",
    render_mode: str | None = None,
) -> TogetherEnv:
    """A game as PettingZoo's ParallelEnv: all seats that owe a decision decide in the same step,
    the others answer with the move that does nothing."""
    need("env", "an environment of PettingZoo's")
    from .together import TogetherEnv

    return TogetherEnv(game, players, options, illegal, rewards, render_mode)


def seat(
    game: str | Game[Any],
    players: int | None = None,
    seat: int = 0,
    bots: str | Sequence[str] = "karl",
    illegal: str = "lose",
    options: Mapping[str, Any] | None = None,
    rewards: str = "places",
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of a game as Gymnasium's Env, with bots in the others: one kind, or a kind for each
    other seat in order."""
    need("env", "an environment of Gymnasium's")
    from .one_seat import SeatEnv

    return SeatEnv(game, players, seat, bots, illegal, options, rewards, render_mode)


if not lacking("env"):
    register()
