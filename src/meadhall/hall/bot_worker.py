"""What runs in a bot's process: one function, a memory limit, and nothing of the server.

A bot gets a view and the legal moves. The process holds no state, no token and no database.
"""

from __future__ import annotations

import ctypes
import signal
import sys
from importlib import import_module
from typing import Any

from ..bots import Bot, bot
from ..kernel.registry import game as game_named

PR_SET_PDEATHSIG = 1


def prepare(megabytes: int) -> None:
    """Before the first task: limit memory, leave Ctrl-C to the server, and die with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if sys.platform != "win32":
        import resource

        size = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def choose(
    kind: str, game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int]
) -> int:
    """A bot's move. Whether it is legal is for the server to see."""
    return int(make(kind, game, seat, seed).choose(view, legal))


def make(kind: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of the roster, or what a `module:factory` of the hall's operator makes."""
    module, colon, factory = kind.partition(":")
    if not colon:
        return bot(kind, game_named(game), seat, seed)
    made = getattr(import_module(module), factory)(game_named(game), seat, seed)
    assert isinstance(made, Bot)
    return made
