"""A zoo of bad bots: whoever seats bots must survive each of them.

A crash, a hang, an answer that is no legal move, a hunger for memory. Whatever asks a bot for a
move (a server above all) should try all of :data:`BAD_BOTS` and show that the game goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NoReturn

from ..bots import Bot

MEBIBYTE = 2**20


class CrashingBot(Bot):
    """Raises instead of answering."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise RuntimeError("this bot crashes")


class ExitingBot(Bot):
    """Tries to take the whole process along."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> NoReturn:
        raise SystemExit("this bot leaves")


class HangingBot(Bot):
    """Doesn't answer for a long time; sleeps in short naps, so that it can be interrupted."""

    def __init__(self, seconds: float = 3600.0) -> None:
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


class IllegalBot(Bot):
    """Answers with a move that is not legal."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return max(legal) + 1


class NonsenseBot(Bot):
    """Answers with something that is no move at all."""

    def __init__(self, answer: Any = "odin") -> None:
        self.answer = answer

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        answer: int = self.answer
        return answer


class HungryBot(Bot):
    """Takes more and more memory, up to `most` mebibytes, before it answers."""

    def __init__(self, most: int = 65_536) -> None:
        self.most = most
        self.eaten: list[bytearray] = []

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        while len(self.eaten) < self.most:
            self.eaten.append(bytearray(b"\1" * MEBIBYTE))
        return legal[0]


class MeddlingBot(Bot):
    """Spoils what it is given: the view and the list of legal moves."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        move = legal[0]
        view.clear()
        legal.clear()
        return move


BAD_BOTS: dict[str, Callable[[], Bot]] = {
    "crashing": CrashingBot,
    "exiting": ExitingBot,
    "hanging": HangingBot,
    "busy": BusyBot,
    "illegal": IllegalBot,
    "nonsense": NonsenseBot,
    "hungry": HungryBot,
    "meddling": MeddlingBot,
}
"""By name. All but the meddling one never give a legal answer in time."""
