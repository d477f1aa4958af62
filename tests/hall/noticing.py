"""A hall that tells things, and those who want to be told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import select, update

from meadhall.hall.store.schema import (
    listeners,
)
from meadhall.hall.store.store import make_engine

from .client import Api
from .keyring import Browser, BrowserKey
from .serving import config, hall_in_thread

SITE = "https://games.example.org/"
QUICK: dict[str, Any] = {"notice_seconds": 0.3, "reach_inward": True, "site": SITE}
DAYS = {"kind": "days", "days": 2}


@contextmanager
def hall_at(url: str, **changes: Any) -> Iterator[str]:
    with hall_in_thread(config(url, **{**QUICK, **changes})) as address:
        yield address


def key_of(address: str) -> str:
    return str(Api(address).get("notices")["push"])


def table_of_two(address: str, anna: Browser, name: str, **settings: Any) -> tuple[str, str, str]:
    """Anna's table and a guest's seat at it: its id, and both tokens. Nobody has a line."""
    made = anna.table(name, clock=DAYS, **settings)
    bob = Api(address).seat(made["table"], name="Bob")
    return made["table"], made["token"], bob["token"]


def asked(address: str, table: str, tokens: list[str]) -> list[int]:
    """Whose move it is."""
    position = Api(address, tokens[0]).get(f"tables/{table}/position")
    return list(position["waiting"])


def play(address: str, table: str, tokens: list[str], seat: int) -> None:
    """One move of a seat's, without a line."""
    api = Api(address, tokens[seat])
    position = api.get(f"tables/{table}/position")
    move = position["moves"][0]["move"]
    api.post(f"tables/{table}/moves", {"number": position["number"], "move": move})


def rows(url: str, table: Any) -> list[Any]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(select(table)).all())
    engine.dispose()
    return found


def change(url: str, statement: Any) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def person(address: str, name: str = "Astrid") -> Browser:
    browser = Browser(address, BrowserKey())
    browser.sign_up(name)
    return browser


def until(enough: Any, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not enough():
        assert time.monotonic() < end
        time.sleep(0.05)


def until_asked(address: str, table: str, tokens: list[str], seat: int, url: str) -> None:
    """Play until a seat is asked something new; nothing is gathered any longer."""
    before = Api(address, tokens[seat]).get(f"tables/{table}/position")["number"]
    for _ in range(20):
        for each in asked(address, table, tokens):
            play(address, table, tokens, each)
        now = Api(address, tokens[seat]).get(f"tables/{table}/position")
        if now["number"] > before and seat in now["waiting"]:
            break
    change(url, update(listeners).values(next=0))
