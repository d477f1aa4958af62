"""Games that end soon, for tests of what comes after: two sit down, and one gives up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection

from meadhall.hall.store import Store
from meadhall.hall.store.results import Result, Results, ResultSeat
from meadhall.hall.store.schema import people, presence, sittings, tables
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


class Filled:
    """A store with people and tables that are over, without a hall."""

    def __init__(self, url: str, *names: str) -> None:
        self.store = Store(url)
        self.url = url
        self.at = 10**9
        self.made = 0
        with self.store.engine.begin() as connection:
            for name in names:
                row = {"id": name, "name": name, "made": 0, "words": ""}
                connection.execute(people.insert(), row)

    def over(self, *owners: str, homes: tuple[str | None, ...] = ()) -> str:
        """Another table, and who sat there."""
        self.made += 1
        table = f"t{self.made}"
        with self.store.engine.begin() as connection:
            row = {
                "id": table, "game": "asgard", "players": len(owners), "listed": True,
                "phase": "over", "free": 0, "number": 9, "created": 1,
            }  # fmt: skip
            connection.execute(tables.insert(), row)
            for seat, owner in enumerate(owners):
                if not owner:
                    continue
                sat = {
                    "table_id": table, "seat": seat, "since": 0, "person": owner, "name": owner,
                    "own": True, "at": self.at,
                }  # fmt: skip
                connection.execute(sittings.insert(), sat)
            for seat, home in enumerate(homes):
                here = {
                    "table_id": table, "seat": seat, "process": "p", "at": self.at, "here": False,
                    "name": owners[seat], "home": home,
                }  # fmt: skip
                connection.execute(presence.insert(), here)
        return table

    def result(self, table: str, *names: str, places: tuple[int, ...] = ()) -> Result:
        self.at += 1_000
        places = places or tuple(range(1, len(names) + 1))
        seats = tuple(
            ResultSeat(
                seat, 0, "", name, name if name in ("karl", "jarl") else "", places[seat],
                float(places[seat] == 1), 12 - places[seat], False, self.at,
            )
            for seat, name in enumerate(names)
        )  # fmt: skip
        return Result(table, "asgard", len(names), self.at, "played", True, seats)

    async def play(
        self, *names: str, homes: tuple[str | None, ...] = (), places: tuple[int, ...] = ()
    ) -> Result:
        owners = tuple("" if name in ("karl", "jarl") else name for name in names)
        table = self.over(*owners, homes=homes)
        done = await Results(self.store).settle(self.result(table, *names, places=places), 9)
        assert done.result is not None
        return done.result
