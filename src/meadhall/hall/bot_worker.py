"""What runs in a bot's process: choosing, advising, and looking back at finished games.

A bot gets a view and the legal moves; only of a game that is over the whole record comes here. No
state, no token and nothing of the hall's configuration does. The process has a memory limit, and
what a bot prints goes nowhere. Back go plain numbers and words: never an object of the bot's own,
nor the words of its errors, for those may hold what its seat knows.

Bots of the roster share processes. A `module:factory` of the operator's gets a fresh one for each
decision, so that nothing a bot leaves behind can be found by another seat's.
"""

from __future__ import annotations

import builtins
import ctypes
import operator
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing.util import Finalize
from typing import Any, NamedTuple

from ..bots import BOTS, Bot, bot, hint, is_in_roster
from ..kernel.errors import BadOption
from ..kernel.registry import game as game_named
from .wire import Lang

PR_SET_PDEATHSIG = 1
NICENESS = 5
"""Bots give way to the server, which must answer at once."""
OF_THE_HALL = ("MEADHALL_", "PG", "PROMETHEUS_")
"""How variables begin that tell of the hall, its database or its metrics."""
PURE = "MEADHALL_PURE"
"""The one of them that is none of the hall's: plain Python instead of compiled modules."""
LEAVE_FIRST = 1_000
LONGEST_WORDS = 1_000
KNOWN_ERRORS = [
    error
    for error in vars(builtins).values()
    if isinstance(error, type) and issubclass(error, BaseException)
]


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
        return _move(make(kind, game, seat, seed).choose(view, legal), allowed)

    return _guarded(move)


def advise(
    game: str, seat: int, seed: int, view: dict[str, Any], legal: list[int], lang: str
) -> Outcome:
    """A legal move and why, in a sentence."""

    def advice() -> Outcome:
        move, why = hint(game_named(game), seat, seed, view, legal, lang)
        return Outcome((move, why[:LONGEST_WORDS]))

    return _guarded(advice)


def analyse(text: str, names: dict[Lang, list[str]]) -> Outcome:
    """What decided a finished game, as :func:`meadhall.hall.bot_analysis.analyse` tells it."""

    def analysis() -> Outcome:
        from .bot_analysis import analyse  # a hall that isn't asked needs no lab

        return Outcome(analyse(text, names))

    return _guarded(analysis)


def faults(kinds: dict[str, str]) -> dict[str, str]:
    """What is wrong with an operator's bots, by level, in our words."""
    found = {}
    for level, kind in kinds.items():
        try:
            factory_of(kind)
        except BadOption as wrong:
            found[level] = str(wrong)
    return found


def _guarded(task: Callable[[], Outcome]) -> Outcome:
    """Do it, whatever is raised: not even the wish to exit leaves this process."""
    try:
        return task()
    except BaseException as wrong:
        how = _kind_of(wrong)
    return Outcome(None, "crashed", how)


def _kind_of(wrong: BaseException) -> str:
    """Python's name for an error: a class of the bot's own may be called anything."""
    kinds = [error for error in KNOWN_ERRORS if isinstance(wrong, error)]
    return max(kinds, key=lambda error: len(error.__mro__)).__name__


def _move(answer: Any, allowed: tuple[int, ...]) -> Outcome:
    """An answer as a plain number, if it is one of the legal moves."""
    try:
        move = operator.index(answer)
    except TypeError:
        return Outcome(None, "illegal", "no number")
    return Outcome(move) if move in allowed else Outcome(None, "illegal", "illegal move")


def make(kind: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of the roster, or what a `module:factory` of the hall's operator makes."""
    if is_in_roster(kind):
        return bot(kind, game_named(game), seat, seed)
    made = factory_of(kind)(game_named(game), seat, seed)
    if not isinstance(made, Bot):
        raise BadOption(f"{kind!r} made something that is no bot")
    return made


def factory_of(kind: str) -> Callable[..., Any]:
    """The operator's factory; refuses a name that there is nothing behind."""
    module, _, name = kind.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise BadOption(f"{kind!r} is neither one of {', '.join(BOTS)} nor a module:factory")
    try:
        factory: Any = getattr(import_module(module), name, None)
    except BaseException as wrong:
        raise BadOption(f"{kind!r}: importing {module} fails ({_kind_of(wrong)})") from None
    if not callable(factory):
        raise BadOption(f"{kind!r}: {module} has no factory {name}")
    found: Callable[..., Any] = factory
    return found
