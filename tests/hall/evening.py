"""People at leagues, for tests: they join, sit down and play, each from a browser of their own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .keyring import Browser

NAMES = (
    "Anna", "Bjarni", "Cecilia", "Dagmar", "Einar", "Frida", "Gunnar", "Halla", "Ingrid", "Jorunn",
    "Kettil", "Lovisa", "Magnus", "Njord", "Oddny", "Petra", "Quirin", "Runa", "Steinar", "Thyra",
)  # fmt: skip
SECOND = 1_000


def now() -> int:
    return time.time_ns() // 1_000_000


def people(address: str, many: int) -> list[Browser]:
    """So many, each with a name of their own; the words alone open it, which is quicker."""
    found = [Browser(address) for _ in range(many)]
    for name, browser in zip(NAMES, found, strict=False):
        browser.words = browser.post("people", {"name": name})["words"]
    return found


def make(maker: Browser, **plan: Any) -> str:
    asked = {
        "form": "swiss", "game": "asgard", "name": "Thursday evening", "begins": now() + 2_500,
        "pause": 0, **plan,
    }  # fmt: skip
    return str(maker.post("leagues", asked)["league"])


def until(enough: Callable[[], Any], seconds: float = 30) -> Any:
    """Look until something is so; what it is."""
    end = time.monotonic() + seconds
    while not (found := enough()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.1)
    return found


def ready(person: Browser, league: str) -> list[str]:
    """The tables that wait for somebody."""
    return list((person.get(f"leagues/{league}")["me"] or {"ready": []})["ready"])


def sit(person: Browser, league: str, table: str) -> None:
    person.post(f"leagues/{league}/seat", {"table": table})


def begun(person: Browser, table: str) -> bool:
    return bool(person.get(f"tables/{table}")["phase"] != "waiting")


def play(table: str, players: Sequence[Browser], dice: random.Random) -> Any:
    """Random moves of those who are asked, to the end."""
    while True:
        moved = False
        for player in players:
            at = player.get(f"tables/{table}/position")
            if at["phase"] == "over":
                return at
            if at["seat"] in at["waiting"]:
                move = dice.choice(at["moves"])["move"]
                player.post(f"tables/{table}/moves", {"number": at["number"], "move": move})
                moved = True
        if not moved:
            time.sleep(0.02)


def give_up(table: str, losers: Sequence[Browser]) -> None:
    """All but one give up: the game is over, and those who did are last."""
    for loser in losers:
        loser.post(f"tables/{table}/concede")


def by_table(page: Any, number: int) -> Iterator[tuple[str, list[int]]]:
    """The tables of a round, and who sits there."""
    for table in page["tables"]:
        if table["round"] == number and table["table"]:
            yield table["table"], [seat["number"] for seat in table["seats"]]
