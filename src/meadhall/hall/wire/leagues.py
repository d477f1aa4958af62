"""Leagues: what makes one, how they are listed, and all that a league's page shows.

Who takes part is known by the number by which they came; ids of people never go over the wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .kinds import Name, Strict
from .settings import Clock

LeagueForm = Literal["arena", "swiss", "turns"]
LeaguePhase = Literal["coming", "running", "over", "off"]


class LeaguePlan(Strict):
    """What a league is to be. `seats` is how many sit at a table, where the numbers allow; `bots`
    the level of those that fill tables, none if none do. What another form asks for is ignored."""

    form: LeagueForm
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    begins: Annotated[int, Meta(ge=0, le=2**53)]
    seats: Annotated[int, Meta(ge=2, le=5)] = 4
    rounds: Annotated[int, Meta(ge=1, le=11)] = 3
    """Of a Swiss evening; by turns: at how many tables each plays at once."""
    minutes: Annotated[int, Meta(ge=10, le=240)] = 60
    """How long an arena lasts."""
    weeks: Annotated[int, Meta(ge=1, le=16)] = 4
    """How long a league by turns lasts at most."""
    division: Annotated[int, Meta(ge=4, le=16)] = 8
    """How many are in a division of a league by turns, or nearly."""
    wait: Annotated[int, Meta(ge=1, le=60)] = 5
    """Minutes after which somebody who hasn't come has lost their place at a table; by turns,
    hours."""
    pause: Annotated[int, Meta(ge=0, le=30)] = 2
    """Minutes between two Swiss rounds."""
    bots: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool = False
    clock: Clock = field(default_factory=lambda: Clock("bank", 600, 10))
    """For each at a table; by turns its `days` count, else its bank."""
    options: dict[str, Any] = field(default_factory=dict)


class LeagueMade(Struct):
    """Where it is."""

    league: str


class LeagueSeatAsk(Strict):
    """One's seat at a table of a league."""

    table: Annotated[str, Meta(max_length=40)]


class LeagueWait(Strict):
    """Whether one waits for the next table of an arena, or rests."""

    ready: bool


class LeagueLine(Struct):
    """A league in a list."""

    league: str
    name: str
    form: LeagueForm
    game: str
    phase: LeaguePhase
    maker: str
    """Empty if they have erased their name."""
    begins: int
    ends: int | None
    """When nothing new begins any more, if that is known."""
    seats: int
    round: int
    rounds: int
    people: int
    mine: bool
    """Does whoever asks take part?"""


class LeagueList(Struct):
    """All leagues that are worth seeing."""

    coming: list[LeagueLine]
    running: list[LeagueLine]
    over: list[LeagueLine]


class LeagueEntrant(Struct):
    """Somebody who takes part."""

    number: int
    name: str
    """Empty if they have erased it."""
    division: int
    left: bool
    waits: bool
    """For a table of an arena."""


class LeagueRound(Struct):
    """What somebody has won in a round."""

    round: int
    points: float


class LeagueStanding(Struct):
    """Where somebody stands, and why."""

    number: int
    rank: int
    points: float
    played: int
    wins: int
    share: float
    """Of their tables they have won."""
    strength: float
    """Points of those they met, on average."""
    rounds: list[LeagueRound]


class LeagueSeat(Struct):
    """A place at a table."""

    number: int
    """0 is a bot."""
    place: int | None
    points: float | None
    absent: bool


class LeagueTable(Struct):
    """A table; a free round has none."""

    round: int
    table: str | None
    at: int
    ended: int | None
    seats: list[LeagueSeat]


class LeagueSelf(Struct):
    """What whoever is signed in may do here."""

    number: int
    """0: they don't take part."""
    ready: list[str]
    """Tables that wait for them, or at which they play."""
    waits: bool
    maker: bool


class LeaguePage(Struct):
    """All that a league's page shows."""

    line: LeagueLine
    plan: LeaguePlan
    now: int
    next: int | None
    """When the next round begins, or the league ends, if that is known."""
    joinable: bool
    entrants: list[LeagueEntrant]
    standings: list[LeagueStanding]
    """The first division first."""
    tables: list[LeagueTable]
    """The last round last; of a long arena its last ones, and those of whoever asks."""
    me: LeagueSelf | None
    """None of a guest."""
