"""What a hall without a server needs of whoever runs it: somewhere to say, to keep and to think."""

from __future__ import annotations

from typing import Protocol


class Outside(Protocol):
    """The page, or a test. All of it returns at once: what takes time is told of later."""

    def answer(self, request: int, status: int, body: str, kind: str, /) -> None:
        """What a request is answered with; the kind is `json` or `text`."""

    def say(self, line: int, text: str, /) -> None:
        """A message over a line."""

    def hang_up(self, line: int, code: int, why: str, /) -> None:
        """A line is closed, after what was said over it."""

    def keep(self, table: str, row: bytes, /) -> None:
        """Keep this of a table, instead of what was kept of it. Whatever is said after this may
        wait until it is kept, so that nothing is told that would be lost."""

    def think(self, thought: int, task: str, /) -> None:
        """Have :func:`.thinking.think` think this elsewhere, and tell the hall what came of it."""

    def drop(self, thought: int, /) -> None:
        """Nobody wants to know this any more: it may be stopped, and no answer is waited for."""
