"""Evenings for pictures and tests of the page: played over HTTP, quickly."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from hall.evening import begun, by_table, give_up, make, now, people, sit, until
from hall.keyring import Browser


def evening(
    address: str, many: int, rounds: int, *, play: int, **plan: Any
) -> tuple[str, list[Browser]]:
    """A Swiss evening of which so many rounds are played; in the one after them all have seats."""
    everybody = people(address, many)
    league = make(everybody[0], rounds=rounds, begins=now() + 1_500, **plan)
    for person in everybody:
        person.post(f"leagues/{league}/join")

    def page() -> Any:
        return everybody[0].get(f"leagues/{league}")

    def tables_of(number: int) -> dict[str, list[int]]:
        return dict(by_table(page(), number))

    dice = random.Random(4)
    numbers = {each.get(f"leagues/{league}")["me"]["number"]: each for each in everybody}
    for number in range(1, play + 1):
        tables = until(partial(tables_of, number))
        for table, seats in tables.items():
            here = [numbers[seat] for seat in seats if seat]
            for person in here:
                sit(person, league, table)
            until(partial(begun, here[0], table))
            dice.shuffle(here)
            give_up(table, here[:-1])
    if play < rounds:
        until(lambda: page()["line"]["round"] == play + 1)
    else:
        until(lambda: page()["line"]["phase"] == "over")
    return league, everybody


def signed_in(page: Any, person: Browser) -> None:
    """A browser on the screen is this person's."""
    page.context.add_cookies(
        [{"name": "signed-in", "value": person.cookie, "url": person.address, "httpOnly": True}]
    )
    page.evaluate("localStorage['meadhall.signed-in'] = '1'")
    page.reload()
