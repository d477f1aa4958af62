"""What people at a table decide together, as the log tells it: votes, another game, the end."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .. import wire
from .clocks import DAY, SECOND

DECIDED_WITHIN = 120 * SECOND
"""So long a proposal stands before it lapses; where a turn may take days, it has days too."""
DECIDED_WITHIN_DAYS = 3 * DAY
GONE_AFTER = 60 * SECOND
"""Whoever has had no line for so long is gone: the others may have a bot play for them. Where a
turn may take days, people are meant to be away: then it takes one."""
GONE_AFTER_DAYS = DAY
KEPT_FOR = 60 * SECOND
"""So long the seats of another game are kept for those who are asked."""


class Asked(Struct, kw_only=True):
    """Something that people answer with yes or no, as often as they like."""

    yes: list[int]
    no: list[int]

    def heard(self, seat: int, yes: bool) -> None:
        """Somebody has answered, perhaps not for the first time."""
        self.yes = sorted({*self.yes, seat} if yes else {*self.yes} - {seat})
        self.no = sorted({*self.no} - {seat} if yes else {*self.no, seat})


class Voting(Asked):
    """Something that was proposed and is not decided yet."""

    number: int
    """Of the entry by which it was proposed."""
    what: wire.Matter
    about: int | None
    by: int
    until: int
    voters: list[int]
    needed: int

    def open(self, now: int) -> bool:
        """Can it still be voted on?"""
        return now < self.until

    def shown(self) -> wire.OpenMatter:
        """As everybody may know it."""
        return wire.OpenMatter(
            self.number,
            self.what,
            self.about,
            self.by,
            self.until,
            self.voters,
            self.needed,
            self.yes,
        )


class Another(Asked):
    """Another game that somebody of a finished one has asked for."""

    table: str
    by: int | None
    """None in logs of halls that did not ask: whoever came, came."""
    at: int
    begun: bool = False

    @property
    def until(self) -> int:
        """So long the others' seats are kept."""
        return self.at + KEPT_FOR

    def shown(self) -> wire.Again:
        """As everybody may know it."""
        return wire.Again(self.table, self.by, self.until, self.yes, self.no, self.begun)


class Ended(Struct):
    """A game that was not played to its end."""

    how: Literal["agreed", "void", "conceded"]


def ranked(ranks: list[int], last: list[int]) -> list[int]:
    """Places by seat, with those who gave up behind all others, on one place."""
    others = [rank for seat, rank in enumerate(ranks) if seat not in last]
    return [
        1 + len(others) if seat in last else 1 + sum(each < rank for each in others)
        for seat, rank in enumerate(ranks)
    ]
