"""What people ask bots: one answer for all who want the same, and no thought for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

from ..wire.errors import Refused
from .turns import Turn

Answer = TypeVar("Answer")
Receive = Callable[[], Awaitable[Mapping[str, object]]]
"""Where a server tells what else comes of a request, and that its client has left."""


class Question(Generic[Answer]):
    """Something that a bot is asked. Whoever leaves doesn't end it for the others; once nobody
    waits for the answer it gives up its place in the line. What a process has begun it finishes:
    to stop it would mean to stop the process."""

    def __init__(self, turn: Turn, thought: Coroutine[Any, Any, Answer]) -> None:
        self._turn = turn
        self._task = asyncio.create_task(thought)
        self._task.add_done_callback(_heard)
        self._askers = 0
        self._given_up = False

    @property
    def failed(self) -> bool:
        """Is it certain that no answer comes of it?"""
        ended = self._task.done() and (self._task.cancelled() or self._task.exception() is not None)
        return self._given_up or ended

    @property
    def open(self) -> bool:
        """Is the answer still to come?"""
        return not (self._given_up or self._task.done())

    def at_the_end(self, do: Callable[[], None]) -> None:
        """Do something when it is answered, has failed or was given up."""
        self._task.add_done_callback(lambda _: do())

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._given_up = True
        self._task.cancel()

    async def answer(self, receive: Receive) -> Answer:
        """Wait for the answer as long as whoever asks stays connected, which `receive` tells: the
        server lets a request go on when its client has left."""
        self._askers += 1
        leaving = asyncio.create_task(_has_left(receive))
        try:
            await asyncio.wait([self._task, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not self._task.done():
                raise Refused("busy", "Whoever asked has left.")
            if self._task.cancelled():
                raise Refused("draining", "The hall is about to restart; try again in a moment.")
            return self._task.result()
        finally:
            leaving.cancel()
            self._askers -= 1
            if not self._askers and not self._turn.begun:
                self.cancel()


class Asked(Generic[Answer]):
    """What each seat has asked last, and all that a bot is told for it: the same again has the same
    answer."""

    def __init__(self) -> None:
        self._last: dict[int, tuple[tuple[Any, ...], Question[Answer]]] = {}

    def once(
        self, seat: int, told: tuple[Any, ...], ask: Callable[[], Question[Answer]]
    ) -> Question[Answer]:
        """The question a seat asks, asked only if it is a new one. A bot thinks about one thing at
        a time for each."""
        before, question = self._last.get(seat, (None, None))
        if question is not None and before == told and not question.failed:
            return question
        if question is not None and question.open:
            raise Refused("rate-limited", "A bot still thinks about what you asked before.")
        question = ask()
        self._last[seat] = (told, question)
        return question


def _heard(task: asyncio.Task[Any]) -> None:
    """Whatever was wrong is said to those who wait; if nobody does, it is no news."""
    if not task.cancelled():
        task.exception()


async def _has_left(receive: Receive) -> None:
    """Wait until a client closes its connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
