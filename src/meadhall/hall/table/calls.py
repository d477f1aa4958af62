"""Whom a table waits for who isn't there: what they may be told elsewhere.

A notice goes by ways that are no part of the hall, perhaps to a screen that others see. So nothing
of the position is in it: which game, whose table, and that they are asked something. And it comes
when their own number says that they are asked something else than before: a choice that only its
maker sees makes no notice for anybody, so that none betrays it by coming.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from .clocks import DAY, open_until
from .table import Table

CallKind = Literal["move", "half", "rematch"]


class Call(Struct):
    """Somebody is waited for."""

    seat: int | None
    """Whose; None for all who look on."""
    kind: CallKind
    mark: int
    """Tells one turn from another."""
    names: list[str]
    """Of the others; of another game, first of who asks for it. To onlookers: who is waited for."""


def calls(table: Table, here: Collection[int], now: int) -> list[Call]:
    """What those are to be told who aren't here."""
    found = []
    if table.phase == "over":
        another = table.another
        if another is None or another.begun:
            return []
        for seat, who in enumerate(table.seats):
            answered = seat in another.yes or seat in another.no
            if who.who == "person" and not answered and seat not in here:
                asks = [] if another.by is None else [table.seats[another.by].name]
                found.append(Call(seat, "rematch", another.at, asks or _others(table, seat)))
        return found
    waited = [seat for seat in _people_waited_for(table) if seat not in here]
    for seat in waited:
        since = table.asked_since(seat)
        found.append(Call(seat, "move", since, _others(table, seat)))
        if half_gone(table, seat, now):
            found.append(Call(seat, "half", since, _others(table, seat)))
    if waited and table.settings.open and table.settings.clock.kind == "days":
        names = [table.seats[seat].name for seat in waited]
        found.append(Call(None, "move", table.asked_since(table.onlooker), names))
    return found


def half_gone(table: Table, seat: int, now: int) -> bool:
    """Is half of the time gone that somebody has for a turn of days?"""
    if table.settings.clock.kind != "days":
        return False
    left = table.clocks.remaining(seat, now, table.outages)
    return left is not None and left <= table.settings.clock.days * DAY // 2


def half_at(table: Table, after: int) -> int | None:
    """When that will be so for the next one of those who are waited for."""
    clocks = table.clocks
    if clocks.settings.kind != "days" or table.phase != "playing":
        return None
    half = clocks.settings.days * DAY // 2
    times = (
        open_until(clocks.at, clocks.left[seat] - half, table.outages)
        for seat in clocks.running
        if clocks.left[seat] > half
    )
    return min((each for each in times if each > after), default=None)


def _people_waited_for(table: Table) -> list[int]:
    seats = table.seats
    return [
        seat for seat in table.waiting() if seats[seat].who == "person" and seats[seat].by_person
    ]


def _others(table: Table, seat: int) -> list[str]:
    """The other people at a table; bots wait for nobody."""
    people = (
        each
        for place, each in enumerate(table.seats)
        if place != seat and each.who in ("person", "program")
    )
    return [each.name for each in people if each.name]
