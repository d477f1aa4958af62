"""What a league is, as far as it decides who plays when."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Form = Literal["arena", "swiss", "turns"]
"""Play and be paired again at once until a time; rounds, one after the other; a few tables each at
once, with days for a turn."""
Phase = Literal["coming", "running", "over", "off"]
MINUTE = 60_000
WEEK = 7 * 24 * 60 * MINUTE


@dataclass(frozen=True)
class Plan:
    """How a league goes."""

    form: Form
    seats: int
    """At a table, where the numbers allow."""
    least: int
    """Fewer the game doesn't take,"""
    most: int
    """nor more."""
    bots: bool = False
    """Do bots take seats that would be empty?"""
    rounds: int = 3
    """Swiss: rounds. By turns: tables of each at once. An arena has as many as time allows."""
    minutes: int = 60
    """How long an arena lasts."""
    weeks: int = 4
    """How long a league by turns may last."""
    division: int = 8
    """So many are in a division, or nearly."""
    pause: int = 1
    """Minutes between two rounds."""


@dataclass
class Entrant:
    """Somebody who takes part."""

    person: str
    joined: int
    left: int | None = None
    ready: int | None = None
    """Since when they wait in an arena; None while they rest, or play."""
    division: int = 0
    strength: float = 0.0
    """Known from before: only divisions are made by it."""


@dataclass
class Sat:
    """A place at a table of a league."""

    person: str
    """Nobody ("") where a bot sits."""
    place: int | None = None
    """When it is over; whoever shares a place has the same."""
    absent: bool = False
    """Did they not come?"""


@dataclass
class Meeting:
    """A table of a league. Whoever has a bye sits alone, and there is no table."""

    round: int
    number: int
    table: str
    at: int
    seats: list[Sat]
    ended: int | None = None

    @property
    def bye(self) -> bool:
        """Is it nothing but a free round?"""
        return not self.table

    @property
    def people(self) -> list[str]:
        """Who meets here."""
        return [seat.person for seat in self.seats if seat.person]


@dataclass
class League:
    """A league as it stands."""

    plan: Plan
    begins: int
    phase: Phase = "coming"
    round: int = 0
    entrants: list[Entrant] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)

    @property
    def ends(self) -> int | None:
        """When nothing new begins any more; rounds end when they are played."""
        match self.plan.form:
            case "arena":
                return self.begins + self.plan.minutes * MINUTE
            case "turns":
                return self.begins + self.plan.weeks * WEEK
        return None

    @property
    def here(self) -> list[Entrant]:
        """Who hasn't withdrawn."""
        return [each for each in self.entrants if each.left is None]
