"""Bots of one's own: what a `module:factory` makes, called with the game, the seat and a seed.

Whoever names one has it imported and run. So names come from a command line or a hall's
configuration only: never from a file somebody sent, nor from a seat at a table.
"""

from __future__ import annotations

import builtins
import operator
import os
import sysconfig
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from ..kernel.errors import BadOption, MeadhallError
from ..kernel.game import Game
from .bot import Bot
from .roster import BOTS, bot, check_kind, is_in_roster

LONGEST_WORDS = 300
"""Of an error: some hold all there is."""
LARGEST_TOLD = 10**9
ELSEWHERE = (
    *(f"{sysconfig.get_path(name)}{os.sep}" for name in ("stdlib", "purelib", "platlib")),
    f"{Path(__file__).parents[1]}{os.sep}",
    "src/meadhall/",
    "<",
)
"""Our own code, Python's and what is installed: whoever looks for a fault in theirs isn't helped by
a line of those."""
KNOWN_ERRORS = [
    error
    for error in vars(builtins).values()
    if isinstance(error, type) and issubclass(error, BaseException)
]


class BotFailed(MeadhallError):
    """A bot of one's own gave no legal move."""


class OwnBot(Bot):
    """A bot that isn't ours: whatever it does instead of answering is a :class:`BotFailed` that
    says where in its code. Only a real Ctrl-C goes through."""

    def __init__(self, kind: str, game: Game[Any], seat: int, seed: int = 0) -> None:
        self.kind = kind
        self._bot = make(kind, game, seat, seed)

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        allowed = tuple(legal)  # the bot may do to its own list what it likes
        try:
            answer = self._bot.choose(view, legal)
            if not hasattr(answer, "__index__"):
                raise TypeError(f"a move is a number, not {type(answer).__name__}")
            move = operator.index(answer)
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise BotFailed(f"the bot {self.kind} failed: {words_of(wrong)}") from None
        if move not in allowed:
            told = move if abs(move) <= LARGEST_TOLD else "a huge number"
            raise BotFailed(f"the bot {self.kind} answered {told}, which is no legal move here")
        return move

    def explain(self, lang: str = "en") -> str:
        return self._bot.explain(lang)


def any_bot(kind: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """A bot of the roster, or one of one's own."""
    if is_in_roster(kind):
        return bot(kind, game, seat, seed)
    return OwnBot(kind, game, seat, seed)


def check_any(kind: str) -> None:
    """Refuse a name that no bot has, ours or one's own."""
    if is_in_roster(kind):
        check_kind(kind)
    else:
        factory_of(kind)


def looks_own(kind: str) -> bool:
    """Is this written as `module:factory`? Nothing is imported to find out."""
    module, _, name = kind.partition(":")
    return not is_in_roster(kind) and all(
        part.isidentifier() for part in (*module.split("."), name)
    )


def make(kind: str, game: Game[Any], seat: int, seed: int = 0) -> Bot:
    """What the factory makes, as it is; refuses what is no bot."""
    factory = factory_of(kind)
    try:
        made = factory(game, seat, seed)
    except KeyboardInterrupt:
        raise
    except BaseException as wrong:
        said = f"{kind!r} can't be made with a game, a seat and a seed"
        raise BadOption(f"{said}: {words_of(wrong)}") from wrong
    if not isinstance(made, Bot):
        raise BadOption(
            f"{kind!r} made something that is no meadhall.bots.Bot: {type(made).__name__}"
        )
    return made


def factory_of(kind: str) -> Callable[..., Any]:
    """The factory; refuses a name that there is nothing behind."""
    if not looks_own(kind):
        names = ", ".join(BOTS)
        raise BadOption(f"there is no bot {kind!r}; there are {names}, and MODULE:CLASS")
    module, _, name = kind.partition(":")
    try:
        factory: Any = getattr(import_module(module), name, None)
    except KeyboardInterrupt:
        raise
    except BaseException as wrong:
        raise BadOption(f"{kind!r}: importing {module} fails: {words_of(wrong)}") from None
    if not callable(factory):
        raise BadOption(f"{kind!r}: {module} has no factory {name}")
    found: Callable[..., Any] = factory
    return found


def python_name(wrong: BaseException) -> str:
    """Python's name for an error: a class of the bot's own may be called anything."""
    kinds = [error for error in KNOWN_ERRORS if isinstance(wrong, error)]
    return max(kinds, key=lambda error: len(error.__mro__)).__name__


def words_of(wrong: BaseException) -> str:
    """What went wrong and where, in a line. Errors may hold what a seat knows: this is for whoever
    wrote the bot, not for a table."""
    try:
        said = " ".join(f"{type(wrong).__name__}: {wrong}".split())[:LONGEST_WORDS]
    except BaseException:  # it can't even be told
        said = python_name(wrong)
    frames = [
        frame
        for frame in traceback.extract_tb(wrong.__traceback__)
        if not frame.filename.startswith(ELSEWHERE)
    ]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return said + where
