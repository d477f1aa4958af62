"""What bots are asked to think: choosing, advising, reconsidering, and looking back at finished
games.

A bot gets a view and the legal moves; only of a game that is over the whole record comes here. No
state, no token and nothing of the hall's configuration does. Back go plain numbers and words: never
an object of the bot's own, nor the words of its errors, for those may hold what its seat knows.
Where it is thought, in a process of a server's (:mod:`.worker`) or in a browser, is for others.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple

from ...bots import Bot, SearchBot, bot, hint, is_in_roster, own, regret
from ...kernel.errors import BadOption
from ...kernel.registry import game as game_named
from ..wire import Lang

FALLBACK = "greedy"
"""Who plays on when a bot has failed."""
LONGEST_WORDS = 1_000


class Outcome(NamedTuple):
    """What became of a task: what it returned; or why there is nothing (`crashed` or `illegal`) and
    the kind of Python's error."""

    value: Any = None
    why: str = ""
    how: str = ""


class Sitters:
    """Bots in the middle of a choice, each at its own seat of its own table: what one has searched
    so far it needn't search again for the next small decision. Only bots of the roster, and only if
    whoever asks says at which table they sit; a bot looks at its view and begins anew if it isn't
    what was to be expected. The longest unasked one leaves first, so they never fill the memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[tuple[str, str, str, int], SearchBot] = {}

    def take(self, table: str, kind: str, game: str, seat: int) -> SearchBot | None:
        """The one that sits there. It has to come back: one that stumbles is gone."""
        return self._there.pop((table, kind, game, seat), None)

    def leave(self, table: str, kind: str, game: str, seat: int, sitter: Bot) -> None:
        """Remember a bot, if it has something to go on with."""
        if table and isinstance(sitter, SearchBot) and sitter.goes_on:
            self._there[table, kind, game, seat] = sitter
            if len(self._there) > self._most:
                del self._there[next(iter(self._there))]

    def __len__(self) -> int:
        return len(self._there)


SITTERS = Sitters(4)
"""Of this process."""


def choose(
    kind: str,
    game: str,
    seat: int,
    seed: int,
    view: dict[str, Any],
    legal: list[int],
    table: str = "",
) -> Outcome:
    """A bot's move, one of the legal ones. A `table` is known by a name that no other has."""
    allowed = tuple(legal)  # the bot may do to its own list what it likes

    def guests() -> Outcome:
        return _move(own.make(kind, game_named(game), seat, seed).choose(view, legal), allowed)

    def ours() -> Outcome:
        where = (table, kind, game, seat)
        sitter = SITTERS.take(*where) or bot(kind, game_named(game), seat, seed)
        made = _move(sitter.choose(view, legal), allowed)
        SITTERS.leave(*where, sitter)
        return made

    return _guarded(ours if is_in_roster(kind) else guests)


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
