"""A page for tests: it has a hall without a server, and knows it by JSON and bytes alone."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from typing import Any

from meadhall.hall.local.hall import LocalHall
from meadhall.hall.local.thinking import think

from ..client import SETTINGS, Message, Refusal

MORNING = 1_790_000_000_000


class Page:
    """What a hall needs of outside, and whoever sits before it."""

    def __init__(self, rows: dict[str, bytes] | None = None, pause: int = 0, at: int = 0) -> None:
        self.at = at or MORNING
        self.rows = dict(rows or {})
        self.kept: list[str] = []
        """Of which table something was kept, each time."""
        self.answers: dict[int, tuple[int, str, str]] = {}
        self.wanted: deque[tuple[int, str]] = deque()
        self.dropped: list[int] = []
        self.lines: dict[int, Line] = {}
        self._numbers = 0
        self.hall = LocalHall(self, lambda: self.at, pause)
        self.complaints = [
            json.loads(wrong)
            for table, row in self.rows.items()
            if (wrong := self.hall.restore(table, row))
        ]

    # --- what the hall says -------------------------------------------------------------------

    def answer(self, request: int, status: int, body: str, kind: str, /) -> None:
        assert request not in self.answers, "answered twice"
        self.answers[request] = status, body, kind

    def say(self, line: int, text: str, /) -> None:
        self.lines[line].receive(json.loads(text))

    def hang_up(self, line: int, code: int, why: str, /) -> None:
        self.lines[line].closed = code, why

    def keep(self, table: str, row: bytes, /) -> None:
        assert isinstance(row, bytes)
        self.rows[table] = row
        self.kept.append(table)

    def think(self, thought: int, task: str, /) -> None:
        self.wanted.append((thought, task))

    def drop(self, thought: int, /) -> None:
        self.dropped.append(thought)
        self.wanted = deque(each for each in self.wanted if each[0] != thought)

    # --- what is asked of it ------------------------------------------------------------------

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def send(self, method: str, path: str, body: Any = None, **more: Any) -> int:
        """Ask, and don't wait; the number of the request."""
        number = self.number()
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        self.hall.request(number, method, path, text, **more)
        return number

    def read(self, number: int) -> Any:
        status, body, kind = self.answers.pop(number)
        if status >= 400:
            raise Refusal(status, json.loads(body))
        return body if kind == "text" else json.loads(body)

    def get(self, path: str, **more: Any) -> Any:
        return self._ask("GET", path, None, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self._ask("POST", path, body, **more)

    def _ask(self, method: str, path: str, body: Any, **more: Any) -> Any:
        number = self.send(method, path, body, **more)
        while number not in self.answers:
            self.ponder()
        return self.read(number)

    def create(self, bots: str = "random", **settings: Any) -> Any:
        agreed = SETTINGS | settings
        plan = {"bots": [None, *[bots] * (agreed["players"] - 1)]} | agreed
        return self.post("tables", {"settings": plan, "name": "Anna"})

    def ponder(self) -> None:
        """Let the other worker think about the next thing."""
        thought, task = self.wanted.popleft()
        self.hall.thought(thought, think(task))

    def ponder_all(self) -> None:
        """Let it think until nothing is wanted any more."""
        while self.wanted:
            self.ponder()

    def wait_until(self, at: int) -> None:
        """Time passes; the hall is called whenever it wants to be."""
        while (due := self.hall.due()) is not None and due <= at:
            self.at = max(self.at, due)
            self.hall.tick()
        self.at = at

    def line(self, table: str, **hello: Any) -> Line:
        return Line(self, table, hello)

    def loaded_anew(self) -> Page:
        """The page as it comes up from what was kept, a minute later."""
        return Page(self.rows, at=self.at + 60_000)


class Line:
    """A line to a table, and all that came over it."""

    def __init__(self, page: Page, table: str, hello: Message) -> None:
        self.page = page
        self.number = page.number()
        page.lines[self.number] = self
        self.heard: list[Message] = []
        self.closed: tuple[int, str] | None = None
        page.hall.open(self.number, table)
        self.send({"type": "hello", **hello})

    def receive(self, message: Message) -> None:
        self.heard.append(message)

    def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.page.hall.hear(self.number, text)

    def last(self, kind: str) -> Message:
        return next(each for each in reversed(self.heard) if each["type"] == kind)

    @property
    def position(self) -> Message:
        return self.last("position")

    def request(self, kind: str, **fields: Any) -> Message:
        number = self.page.number()
        self.send({"type": kind, "id": number, **fields})
        return next(
            each
            for each in reversed(self.heard)
            if each.get("id") == number and each["type"] in ("ack", "error", "why", "pong")
        )

    def move(self, dice: random.Random) -> Message:
        chosen = dice.choice(self.position["moves"])["move"]
        return self.request("move", number=self.position["number"], move=chosen)

    def play(self, dice: random.Random, enough: Callable[[], bool] = lambda: False) -> int:
        """Random moves until it is over, or enough; how many were made."""
        for made in range(10**6):
            self.page.ponder_all()
            if enough() or not self.position["moves"]:
                return made
            answer = self.move(dice)
            assert answer["type"] == "ack", answer
        raise AssertionError

    def close(self) -> None:
        self.page.hall.close(self.number)
