"""What runs in a bot's process: one function, a memory limit, and nothing of the server.

A bot gets a view and the legal moves. The process holds no state, no token and no database.
"""

from __future__ import annotations

import ctypes
import signal
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..bots import Bot, bot
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from .words import words_for

if TYPE_CHECKING:
    from ..lab.analysis import Analysis

PR_SET_PDEATHSIG = 1
ITERATIONS_PER_GAME = 12_000
FEWEST, MOST = 20, 300
"""Iterations for one decision of a game that is looked back at."""
WORTH_TELLING = 0.03
"""What a player must have given away for the better move to be told."""


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


def advise(
    kind: str, game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str
) -> tuple[int, str]:
    """A bot's move and why, in a sentence."""
    adviser = make(kind, game, seat, seed)
    move = int(adviser.choose(view, legal))
    return move, adviser.explain(lang)


def analyse(text: str, lang: str) -> tuple[Analysis, dict[int, tuple[str, str]]]:
    """What decided a finished game; and for each decision that gave something away, by the number
    of the move, that move and the better one in words."""
    from ..lab.analysis import analyse as analyse_record  # a hall that isn't asked needs no lab

    record = Record.from_text(text)
    iterations = ITERATIONS_PER_GAME // max(1, len(record.moves))
    found = analyse_record(record, min(MOST, max(FEWEST, iterations)))
    poor = {each.number: each for each in found.moments if each.loss >= WORTH_TELLING}
    words = {}
    game = game_named(record.game)
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        if moment := poor.get(number):
            moves = [move, moment.best]
            names = record.names or [f"P{each + 1}" for each in range(record.players)]
            said = words_for(game, state.view(seat), moves, lang, names)[1]
            words[number] = (said.get(move, ""), said.get(moment.best, ""))
        state.play(seat, move)
    return found, words


def make(kind: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of the roster, or what a `module:factory` of the hall's operator makes."""
    module, colon, factory = kind.partition(":")
    if not colon:
        return bot(kind, game_named(game), seat, seed)
    made = getattr(import_module(module), factory)(game_named(game), seat, seed)
    assert isinstance(made, Bot)
    return made
