"""A zoo of bad bots: whoever seats bots must survive each of them.

Crashes and exits of every kind, hangs, answers that are no legal move, a hunger for memory, and
meddling with what isn't theirs. Whatever asks a bot for a move (a server above all) should try all
of :data:`BAD_BOTS` and show that the game goes on. :data:`KINDS` names them as `module:class`, to
be called with the game, the seat and a seed. Whatever such a bot says begins with :data:`WHISPER`
and tells what its seat knows: where that can be read, something leaks.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
import threading
import time
from typing import Any, ClassVar, NoReturn

from ..bots import Bot

MEBIBYTE = 2**20
WHISPER = "BetweenYouAndMe"
"""What is never to be heard at the table or found in a log."""


class BadBot(Bot):
    """Made like any bot a hall is told of; it needs nothing of what it is told."""

    why: ClassVar[str | None] = "crashed"
    """What is to be said of it: that it crashed, hung or made an illegal move; None if it plays."""

    def __init__(self, *_: Any) -> None:
        pass


def whispered(view: dict[str, Any]) -> str:
    """What only one seat should know."""
    return f"{WHISPER} {view}"


# --- they raise ---------------------------------------------------------------------------------


class CrashingBot(BadBot):
    """Raises instead of answering."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise RuntimeError(whispered(view))


class ExitingBot(BadBot):
    """Tries to take the whole process along."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise SystemExit(whispered(view))


class InterruptingBot(BadBot):
    """Behaves as if somebody had pressed Ctrl-C."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise KeyboardInterrupt(whispered(view))


class CancellingBot(BadBot):
    """Behaves as if the task that asks had been cancelled."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise asyncio.CancelledError(whispered(view))


class LeavingBot(BadBot):
    """Behaves as if a generator were closed."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise GeneratorExit(whispered(view))


class OutlandishBot(BadBot):
    """Raises what nobody can catch by name, and tells secrets by its name."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise type(f"{WHISPER}{len(legal)}", (BaseException,), {})(whispered(view))


class LocalError(Exception):
    """Can't be pickled: it holds a lock."""

    def __init__(self, words: str) -> None:
        super().__init__(words, threading.Lock())


class UnpicklableBot(BadBot):
    """Raises what can't be sent to another process."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise LocalError(whispered(view))


class PairError(Exception):
    """Is pickled without a word, and can't be unpickled: that needs two arguments."""

    def __init__(self, words: str, more: int) -> None:
        super().__init__(words)
        self.more = more


class TrojanBot(BadBot):
    """Raises what breaks whoever unpickles it."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise PairError(whispered(view), 2)


class TalkativeBot(BadBot):
    """Raises with a hundred megabytes of words."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise RuntimeError(WHISPER * (100 * MEBIBYTE // len(WHISPER)))


class DyingBot(BadBot):
    """Ends its process without a word."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        os._exit(3)


# --- they take their time -----------------------------------------------------------------------


class HangingBot(BadBot):
    """Doesn't answer for a long time; sleeps in short naps, so that it can be interrupted."""

    why = "hung"

    def __init__(self, *_: Any, seconds: float = 3600.0) -> None:
        self.seconds = seconds

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            time.sleep(0.01)
        return legal[0]


class BusyBot(HangingBot):
    """Doesn't answer for a long time, and keeps a core busy meanwhile."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            pass
        return legal[0]


class SummingBot(BadBot):
    """Is busy in C, where Python can't be interrupted."""

    why = "hung"

    def __init__(self, *_: Any, numbers: int = 10**15) -> None:
        self.numbers = numbers

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return legal[0] if sum(itertools.repeat(1, self.numbers)) else legal[-1]


class DeafBot(HangingBot):
    """Hangs, and doesn't hear that it is to end."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        return super().choose(view, legal)


# --- their answers are no moves -----------------------------------------------------------------


class IllegalBot(BadBot):
    """Answers with a move that is not legal."""

    why = "illegal"

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return max(legal) + 1


class NonsenseBot(IllegalBot):
    """Answers with something that is no move at all."""

    answer: ClassVar[Any] = WHISPER

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        answer: int = self.answer
        return answer


class NothingBot(NonsenseBot):
    """Answers with nothing."""

    answer = None


class FractionBot(IllegalBot):
    """Answers with a fraction, even if it is a whole one."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> Any:
        return float(legal[0])


class HugeBot(IllegalBot):
    """Answers with a number of ten million digits."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return 1 << 33_000_000


class FalseNumber(int):
    """Equals everything, and can't be unpickled."""

    __hash__ = int.__hash__

    def __eq__(self, other: object) -> bool:
        return True

    def __reduce__(self) -> NoReturn:
        raise SystemExit(WHISPER)


class LyingBot(IllegalBot):
    """Answers with a number that says it is any move you like."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return FalseNumber(max(legal) + 1)


# --- they reach for more than is theirs ---------------------------------------------------------


class HungryBot(BadBot):
    """Takes more and more memory, up to `most` mebibytes, before it answers."""

    def __init__(self, *_: Any, most: int = 65_536) -> None:
        self.most = most
        self.eaten: list[bytearray] = []

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        while len(self.eaten) < self.most:
            self.eaten.append(bytearray(b"\1" * MEBIBYTE))
        return legal[0]


class MeddlingBot(BadBot):
    """Spoils what it is given: the view and the list of legal moves."""

    why = None

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        move = legal[0]
        view.clear()
        legal.clear()
        return move


class PrintingBot(BadBot):
    """Prints what it knows, in two ways."""

    why = None

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        print(whispered(view), flush=True)
        print(whispered(view), file=sys.stderr, flush=True)
        return legal[0]


class ClosingBot(BadBot):
    """Closes what others might want to print to."""

    why = None

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        for stream in (0, 1, 2):
            os.close(stream)
        return legal[0]


class LingeringBot(BadBot):
    """Answers, and leaves a thread behind that keeps its process from ending."""

    why = None

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        threading.Thread(target=time.sleep, args=[3600]).start()
        return legal[0]


BAD_BOTS: dict[str, type[BadBot]] = {
    kind.__name__.removesuffix("Bot").lower(): kind
    for kind in (
        CrashingBot,
        ExitingBot,
        InterruptingBot,
        CancellingBot,
        LeavingBot,
        OutlandishBot,
        UnpicklableBot,
        TrojanBot,
        TalkativeBot,
        DyingBot,
        HangingBot,
        BusyBot,
        SummingBot,
        DeafBot,
        IllegalBot,
        NonsenseBot,
        NothingBot,
        FractionBot,
        HugeBot,
        LyingBot,
        HungryBot,
        MeddlingBot,
        PrintingBot,
        ClosingBot,
        LingeringBot,
    )
}
"""By name. Those of which nothing is to be said (`why` is None) play; the others never give a legal
answer in time."""
KINDS = {name: f"{__name__}:{kind.__name__}" for name, kind in BAD_BOTS.items()}
"""The same as a hall's configuration names them."""
