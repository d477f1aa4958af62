"""Whoever keeps a hall, for tests: by the page and by commands."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from click.testing import CliRunner, Result

from meadhall.cli import main
from meadhall.hall.store import Store

from .client import Message, Refusal
from .serving import config, hall_in_thread


def key_of(url: str) -> str:
    """A new key; the database may be new, too."""
    said = CliRunner().invoke(main, ["hall", "secret", "--db", url])
    assert said.exit_code == 0, said.stderr
    return said.stdout.strip()


def hall(*args: str, db: str) -> Result:
    return CliRunner().invoke(main, ["hall", *args, "--db", db])


def in_table(said: Result) -> list[list[str]]:
    """The rows that a command printed."""
    assert said.exit_code == 0, said.stderr
    return [line.split() for line in said.stdout.splitlines()]


class Keeper:
    """A browser in the keeper's room."""

    def __init__(self, address: str, key: str | None = None) -> None:
        self.address = address
        self.headers = {"origin": address, "sec-fetch-site": "same-origin"}
        self.cookies = httpx.Cookies()
        if key is not None:
            assert self.enter(key).status_code == 200

    @property
    def session(self) -> str:
        """What the cookie holds."""
        (cookie,) = self.cookies.jar
        return str(cookie.value)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = more.pop("headers", self.headers)
        with httpx.Client(
            base_url=self.address, verify=False, timeout=30, cookies=self.cookies
        ) as http:
            said = http.request(method, f"/api/keeper{path}", headers=headers, **more)
            self.cookies = http.cookies
            return said

    def enter(self, key: Any) -> httpx.Response:
        return self.ask("POST", "/enter", json={"key": key})

    def get(self, path: str = "", **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def room(self) -> Message:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def do(self, path: str, **body: Any) -> Message:
        answer = self.ask("POST", f"/{path}", json=body)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        found: Message = answer.json()
        return found


@contextmanager
def kept(url: str, **changes: Any) -> Iterator[tuple[str, Keeper]]:
    """An open hall, and somebody in its keeper's room."""
    Store(url).close()
    key = key_of(url)
    with hall_in_thread(config(url, **changes)) as address:
        yield address, Keeper(address, key)


def eventually(what: Any, seconds: float = 15) -> Any:
    """What becomes true."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found
