"""What runs in a bot's process: one function, a memory limit, and nothing of the server.

A bot gets a view and the legal moves. The process holds no state, no token and no database.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from importlib import import_module
from time import monotonic
from typing import Any

from ..bots import Bot, bot
from ..kernel.chance import seeded
from ..kernel.playout import playout
from ..kernel.record import Record
from ..kernel.registry import game as game_named

PR_SET_PDEATHSIG = 1
NICENESS = 5
"""Bots give way to the server, which must answer at once."""
MOST_PLAYOUTS = 200


def prepare(megabytes: int) -> None:
    """Before the first task: limit memory, give way and leave Ctrl-C to the server, die with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        size = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def choose(
    kind: str, game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int]
) -> int:
    """A bot's move. Whether it is legal is for the server to see."""
    return int(make(kind, game, seat, seed).choose(view, legal))


def advise(
    kind: str, game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str
) -> tuple[int, str]:
    """A bot's move and why, in a sentence."""
    adviser = make(kind, game, seat, seed)
    move = int(adviser.choose(view, legal))
    return move, adviser.explain(lang)


def chances(text: str, seconds: float) -> tuple[int, list[list[float]]]:
    """Who wins how much of some quick random games from each step of a record on; as many games a
    step as the time allows, at least one."""
    record = Record.from_text(text)
    steps = [record.start()]
    steps += [state.clone() for _, _, state in record.replay()]
    wins = [[0.0] * record.players for _ in steps]
    began, played = monotonic(), 0
    while not played or (played < MOST_PLAYOUTS and monotonic() - began < seconds):
        for step, state in enumerate(steps):
            world = state.clone()
            playout(world, seeded(played * len(steps) + step))
            outcome = world.outcome
            assert outcome
            for seat in outcome.winners:
                wins[step][seat] += 1 / len(outcome.winners)
        played += 1
    return played, [[share / played for share in step] for step in wins]


def make(kind: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of the roster, or what a `module:factory` of the hall's operator makes."""
    module, colon, factory = kind.partition(":")
    if not colon:
        return bot(kind, game_named(game), seat, seed)
    made = getattr(import_module(module), factory)(game_named(game), seat, seed)
    assert isinstance(made, Bot)
    return made
