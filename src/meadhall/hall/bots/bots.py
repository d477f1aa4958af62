"""Bots in processes of their own, so that none can stall, crash or starve the hall."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from ...bots import budget_of, is_in_roster
from ...kernel.errors import BadOption
from .. import wire
from ..ops.config import Config
from ..ops.logs import log
from ..ops.metrics import BOT_FAILURES, BOT_QUEUE, BOT_SECONDS
from ..table.advice import Reconsidered
from . import thoughts, worker
from .analysis import LookBack, as_told
from .pace import Pace
from .processes import Processes, TaskFailed
from .questions import Question
from .thoughts import FALLBACK
from .turns import Need, NoTurn, Room, Turn, Turns

ADVISER = "adviser"
"""As what the giver of hints is known in logs."""
ANALYSIS_SECONDS = 60.0
"""A whole game is looked back at in a few; on a busy machine it takes longer."""
HINT_PATIENCE = 20.0
ANALYSIS_PATIENCE = 60.0
"""Seconds that one waits for a process at most: while bots owe so many moves that none becomes
free, it is better to say so."""
CHECK_SECONDS = 30.0
"""How long the import of an operator's bot may take when the hall opens."""
TASKS_PER_PROCESS = 2_000
"""Then a fresh process: what leaks a little never leaks much."""


class BotFailed(Exception):
    """A bot gave no legal move; `why` is `crashed`, `hung` or `illegal`. Or it wasn't even asked,
    for all were `busy` too long."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Bots:
    """The bots a hall offers."""

    def __init__(self, config: Config) -> None:
        self.kinds: Mapping[str, str] = config.bots
        self.seconds = config.bot_seconds
        workers, megabytes = config.bot_workers, config.bot_megabytes
        self._house = Processes(workers, TASKS_PER_PROCESS, megabytes)
        self._guests = Processes(workers, 1, megabytes)
        """For the operator's own bots: a fresh process each time, which costs a third of a second
        of a core, most of it in advance; so none finds what another has left behind."""
        self._archive = Processes(1, TASKS_PER_PROCESS, megabytes)
        """Looks back at finished games, so that nobody who plays has to wait for that."""
        self._turns = Turns()
        house = Room(workers)
        self._moves = self._turns.line(Need.MOVE, house)
        self._guests_moves = self._turns.line(Need.MOVE, Room(workers))
        # Where there are several processes, hints leave one to those who wait for a move.
        self._hints = self._turns.line(Need.HINT, house, most=max(1, workers - 1))
        self._analyses = self._turns.line(Need.ANALYSIS, Room(1))
        self._pace = Pace()

    @property
    def waiting(self) -> int:
        """How many wait for a process to think in."""
        return self._turns.waiting

    async def check(self) -> None:
        """Refuse to open with bots that don't exist, or can't answer in time."""
        guests = {}
        for level, kind in self.kinds.items():
            if not is_in_roster(kind):
                guests[level] = kind
            elif fault := self._fault(kind):
                raise BadOption(f"the hall's bot {level!r}: {fault}")
        if guests:
            try:
                faults = await self._guests.run(CHECK_SECONDS, worker.faults, guests)
            except TaskFailed as failed:
                raise BadOption(f"looking for the hall's bots: {failed.how}") from None
            for level, fault in faults.items():
                raise BadOption(f"the hall's bot {level!r}: {fault}")

    def _fault(self, kind: str) -> str:
        try:
            seconds = budget_of(kind).seconds
        except BadOption as wrong:
            return str(wrong)
        if seconds is not None and seconds >= self.seconds:
            return f"{kind!r} thinks longer than the {self.seconds:g} s a bot has here"
        return ""

    async def choose(
        self,
        level: str,
        game: str,
        seat: int,
        view: dict[str, Any],
        legal: list[int],
        table: str = "",
    ) -> int:
        """A legal move; :class:`BotFailed` if the bot has none to give. Of each `table` one bot is
        asked before a second of any. How soon it comes doesn't tell whether there was a choice."""
        kind = self.kinds.get(level, FALLBACK)
        house = is_in_roster(kind)
        processes = self._house if house else self._guests
        turn = (self._moves if house else self._guests_moves).turn(table)
        told = (kind, game, seat, secrets.randbits(63), view, legal, table)
        BOT_QUEUE.inc()
        asked = time.monotonic()
        try:
            with BOT_SECONDS.time():
                move: int = await self._answer(
                    processes, turn, level, self.seconds, thoughts.choose, *told
                )
        finally:
            BOT_QUEUE.dec()
        if move not in legal:
            raise self._failed(level, "illegal", "illegal move")
        took = time.monotonic() - asked
        if len(legal) > 1:
            self._pace.remember(level, game, took)
        else:
            await asyncio.sleep(self._pace.pretended(level, game) - took)
        return move

    def advise(
        self, who: str, game: str, seat: int, view: dict[str, Any], legal: list[int], lang: str
    ) -> Question[tuple[int, str]]:
        """A legal move and why; :class:`BotFailed` if there is no time for that. It is asked for by
        `who`, an address."""
        turn = self._hints.turn(who, HINT_PATIENCE)
        told = (game, seat, secrets.randbits(63), view, legal, lang)
        thought = self._answer(self._house, turn, ADVISER, self.seconds, thoughts.advise, *told)
        return Question(turn, thought)

    def reconsider(
        self, who: str, game: str, seat: int, view: dict[str, Any], legal: list[int], made: int
    ) -> Question[Reconsidered]:
        """What would have been better than a move, if something surely was; behind all who owe or
        want a move, like a hint."""
        turn = self._hints.turn(who, HINT_PATIENCE)
        told = (game, seat, secrets.randbits(63), view, legal, made)
        thought = self._answer(self._house, turn, ADVISER, self.seconds, thoughts.reconsider, *told)
        return Question(turn, thought)

    def analyse(
        self, who: str, record: str, names: dict[wire.Lang, list[str]]
    ) -> Question[wire.Analysis]:
        """What decided a finished game; :class:`BotFailed` if that takes too long."""
        turn = self._analyses.turn(who, ANALYSIS_PATIENCE)
        return Question(turn, self._analysis(turn, record, names))

    async def _analysis(
        self, turn: Turn, record: str, names: dict[wire.Lang, list[str]]
    ) -> wire.Analysis:
        found: LookBack = await self._answer(
            self._archive, turn, "", ANALYSIS_SECONDS, thoughts.analyse, record, names
        )
        return as_told(found)

    async def _answer(
        self,
        processes: Processes,
        turn: Turn,
        level: str,
        seconds: float,
        task: Callable[..., thoughts.Outcome],
        *args: Any,
    ) -> Any:
        try:
            outcome: thoughts.Outcome = await processes.run(seconds, task, *args, turn=turn)
        except NoTurn:
            raise BotFailed("busy") from None
        except TaskFailed as failed:
            raise self._failed(level, failed.why, failed.how) from None
        if outcome.why:
            raise self._failed(level, outcome.why, outcome.how)
        return outcome.value

    def _failed(self, level: str, why: str, how: str) -> BotFailed:
        BOT_FAILURES.labels(why).inc()
        log.warning("bot failed", bot=level, why=why, how=how)
        return BotFailed(why)

    async def close(self) -> None:
        """Stop all bots; what they were thinking about is thought about again after a restart."""
        self._turns.close()
        pools = (self._house, self._guests, self._archive)
        await asyncio.gather(*(processes.close() for processes in pools))
