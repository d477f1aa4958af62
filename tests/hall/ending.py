"""Games that end soon, for tests of what comes after: two sit down, and one gives up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection

from meadhall.hall.store import Store
from meadhall.hall.store.results import Result, Results
from meadhall.hall.store.store import make_engine

from .keeping import eventually
from .keyring import Browser

T = TypeVar("T")
CLOCK = {"kind": "bank", "bank": 600, "increment": 10}


class Beside:
    """What lies in a hall's database, for whoever only reads: nothing here wants the lock that a
    hall has on it, and there is no writer."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"

    async def read(self, job: Callable[[Any], T]) -> T:
        with self.begin() as connection:
            return job(connection)

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """One transaction; no connection stays open after it."""
        with self.engine.begin() as connection:
            yield connection
        self.engine.dispose()

    def ask(self, question: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
        """What a store would answer."""
        return asyncio.run(question(self))  # type: ignore[arg-type]

    def result(self, table: str) -> Result:
        """How a game ended, once that is written down."""

        def look() -> Result | None:
            return self.ask(lambda store: Results(store).of_table(table))

        found: Result = eventually(look)
        return found


def pair(one: Browser, other: Browser, names: tuple[str, str], **settings: Any) -> str:
    """A table at which two sit; the first made it."""
    settings = {"takeover": {"concede": "last"}, **settings}
    table: str = one.table(names[0], **settings)["table"]
    other.sit(table, names[1])
    return table


def rated(one: Browser, other: Browser, names: tuple[str, str] = ("Anna", "Bob")) -> str:
    """The same, rated."""
    return pair(one, other, names, rated=True, clock=CLOCK)


def named(hall: str, name: str, home: str = "127.0.0.1") -> Browser:
    """The browser of somebody with a name of their own."""
    browser = Browser(hall, home=home)
    browser.sign_up(name)
    return browser
