"""The names by which Gymnasium finds the games.

Every installed game is registered by its name alone; none is loaded before somebody makes an
environment of it. Gymnasium has no entry points for this since its version 1.0: whoever asks it for
one of these names imports `meadhall.env` first, or says so in the name
(`gymnasium.make("meadhall.env:meadhall/<Game>-v0")`).
"""

from __future__ import annotations

import re

from ..extras import need
from ..kernel.registry import game_names

NAMESPACE = "meadhall"
VERSION = 0
"""Raised whenever what a program has learned in the environment is of no use any more."""


def gymnasium_id(name: str) -> str:
    """What Gymnasium calls a game: of `long-ship` it is `meadhall/LongShip-v0`."""
    words = re.findall(r"[^\W_]+", name)
    return f"{NAMESPACE}/{''.join(word[:1].upper() + word[1:] for word in words)}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of all installed games; what it knows already stays as it is."""
    need("env", "an environment of Gymnasium's")
    from gymnasium.envs.registration import register as tell
    from gymnasium.envs.registration import registry

    for name in game_names():
        known_as = gymnasium_id(name)
        if known_as not in registry:
            tell(known_as, entry_point="meadhall.env.one_seat:SeatEnv", kwargs={"game": name})
