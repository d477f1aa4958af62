"""What runs in a bot's process: choosing, advising, and looking back at finished games.

A bot gets a view and the legal moves; only of a game that is over the whole record comes here. No
state, no token and nothing of the hall's configuration does. The process has a memory limit, and
what a bot prints goes nowhere. Back go plain numbers and words: never an object of the bot's own,
nor the words of its errors, for those may hold what its seat knows.

Bots of the roster share processes. A `module:factory` of the operator's gets a fresh one for each
decision, so that nothing a bot leaves behind can be found by another seat's.
"""

from __future__ import annotations

import ctypes
import operator
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import Any, NamedTuple

from ...bots import bot, hint, is_in_roster, own, regret
from ...kernel.errors import BadOption
from ...kernel.registry import game as game_named
from ...kernel.registry import game_names
from ..wire import Lang

PR_SET_PDEATHSIG = 1
NICENESS = 5
"""Bots give way to the server, which must answer at once."""
OF_THE_HALL = ("MEADHALL_", "PG", "PROMETHEUS_")
"""How variables begin that tell of the hall, its database or its metrics."""
PURE = "MEADHALL_PURE"
"""The one of them that is none of the hall's: plain Python instead of compiled modules."""
LEAVE_FIRST = 1_000
LONGEST_WORDS = 1_000


class Outcome(NamedTuple):
    """What became of a task: what it returned; or why there is nothing (`crashed` or `illegal`) and
    the kind of Python's error."""

    value: Any = None
    why: str = ""
    how: str = ""


def prepare(megabytes: int) -> None:
    """Before the first task: limit memory, give way and leave Ctrl-C to the server, die with it;
    forget the hall, print nowhere. What might fail comes first, while it can still be heard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # at once, even in the middle of a long sum
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if sys.platform != "win32":
        os.nice(NICENESS)
        _limit_memory(megabytes * 1024 * 1024)
    for name in list(os.environ):
        if name.startswith(OF_THE_HALL) and name != PURE:
            del os.environ[name]
    sys.argv[1:] = []  # the hall's own, with its database's password
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    # When its tasks are done the process ends, whatever threads and children a bot has left it.
    # Last of all, for the same is done, and nothing said, when something here has failed.
    Finalize(None, os._exit, args=[0], exitpriority=LEAVE_FIRST)


def _limit_memory(size: int) -> None:
    """So much address space, or less where the system allows no more. Not every system can limit
    it (macOS can't): bots play there too."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most != resource.RLIM_INFINITY:
        size = min(size, most)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def choose(
    kind: str, game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int]
) -> Outcome:
    """A bot's move, one of the legal ones."""
    allowed = tuple(legal)  # the bot may do to its own list what it likes

    def move() -> Outcome:
        make = bot if is_in_roster(kind) else own.make
        return _move(make(kind, game_named(game), seat, seed).choose(view, legal), allowed)

    return _guarded(move)


def advise(
    game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str
) -> Outcome:
    """A legal move and why, in a sentence."""

    def advice() -> Outcome:
        move, why = hint(game_named(game), seat, seed, view, legal, lang)
        return Outcome((move, why[:LONGEST_WORDS]))

    return _guarded(advice)


def reconsider(
    game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], made: int
) -> Outcome:
    """What would surely have been better than a move: it, both chances, the error of their
    difference, and where on the table the two are at home; None if nothing was."""

    def thought() -> Outcome:
        from .places import places_of

        played = game_named(game)
        found = regret(played, seat, seed, view, legal, made)
        if found is None:
            return Outcome(None)
        move, weighed = found
        at = [places_of(played, view, seat, each, seed) for each in (made, move)]
        return Outcome((move, weighed.worth, weighed.other, weighed.error, *at))

    return _guarded(thought)


def analyse(text: str, names: dict[Lang, list[str]]) -> Outcome:
    """What decided a finished game, as :func:`meadhall.hall.bots.analysis.analyse` tells it."""

    def analysis() -> Outcome:
        from .analysis import analyse  # a hall that isn't asked needs no lab

        return Outcome(analyse(text, names))

    return _guarded(analysis)


def faults(kinds: dict[str, str]) -> dict[str, str]:
    """What is wrong with an operator's bots, by level. Nobody plays yet, so nothing they say can be
    a secret, and the operator would like to hear it."""
    found = {}
    for level, kind in kinds.items():
        if fault := _fault(kind):
            found[level] = fault
    return found


def _fault(kind: str) -> str:
    """Why nothing comes of a kind in any game; a bot that plays but one of them is welcome."""
    said = ""
    for name in game_names():
        try:
            own.make(kind, game_named(name), 0)
        except (BadOption, KeyboardInterrupt) as wrong:  # here nobody presses Ctrl-C
            said = str(wrong) or own.python_name(wrong)
        else:
            return ""
    return said


def _guarded(task: Callable[[], Outcome]) -> Outcome:
    """Do it, whatever is raised: not even the wish to exit leaves this process."""
    try:
        return task()
    except BadOption as wrong:  # it couldn't even be made
        how = own.python_name(wrong.__cause__ or wrong)
    except BaseException as wrong:
        how = own.python_name(wrong)
    return Outcome(None, "crashed", how)


def _move(answer: Any, allowed: tuple[int, ...]) -> Outcome:
    """An answer as a plain number, if it is one of the legal moves."""
    try:
        move = operator.index(answer)
    except TypeError:
        return Outcome(None, "illegal", "no number")
    return Outcome(move) if move in allowed else Outcome(None, "illegal", "illegal move")
