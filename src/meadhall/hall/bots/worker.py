"""A bot's process: how it is prepared, and what is asked there besides thoughts.

The process has a memory limit, and what a bot prints goes nowhere. Bots of the roster share
processes. A `module:factory` of the operator's gets a fresh one for each decision, so that nothing
a bot leaves behind can be found by another seat's.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from multiprocessing.util import Finalize

from ...bots import own
from ...kernel.errors import BadOption
from ...kernel.registry import game as game_named
from ...kernel.registry import game_names

PR_SET_PDEATHSIG = 1
NICENESS = 5
"""Bots give way to the server, which must answer at once."""
OF_THE_HALL = ("MEADHALL_", "PG", "PROMETHEUS_")
"""How variables begin that tell of the hall, its database or its metrics."""
PURE = "MEADHALL_PURE"
"""The one of them that is none of the hall's: plain Python instead of compiled modules."""
LEAVE_FIRST = 1_000


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
