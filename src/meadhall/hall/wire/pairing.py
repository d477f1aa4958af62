"""Finding a game: what is asked for, how a search stands, and how many wait for what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .kinds import Name, Strict

Pace = Literal["quick", "calm", "days"]
"""How much time people have: a few minutes each, a quarter of an hour each, or days for a turn."""
SearchState = Literal["none", "waiting", "found", "seated"]


class Seek(Strict):
    """Look for people to play with. A rated game needs a name of one's own."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]
    pace: Pace = "quick"
    rated: bool = False
    name: Name = ""


class Await(Strict):
    """Wait until one's search stands otherwise than it was known to: by the `mark` of the answer
    before. Whoever doesn't ask for half a minute has gone."""

    known: Annotated[str, Meta(max_length=80)] = ""


class Search(Struct):
    """How one's search stands. Times are the hall's own, in milliseconds."""

    state: SearchState
    mark: str
    """Another one whenever there is something new to tell."""
    now: int
    game: str
    players: int
    pace: Pace
    rated: bool
    since: int
    waiting: int
    """So many wait for the same, oneself among them. Who they are nobody is told."""
    rating: int | None
    """One's own, as it is shown; null for a guest."""
    reach: int
    """So many points of rating up and down are near enough now,"""
    wider: int
    """so many more each second,"""
    anybody: int
    """and from then on anybody is."""
    usual: int | None
    """Seconds within which nine of ten have found such a game of late; null if too few have."""
    bots_from: int
    """From then on bots may take the seats that are left,"""
    level: str
    """of this level."""
    ready: bool
    """One has said that one would play with them."""
    come: int
    """Of those for whom a game was found so many have come,"""
    needed: int
    """of so many;"""
    until: int
    """so long the others are waited for."""
    missed: int
    """How often a game was found and somebody did not come."""
    table: str
    """Where one plays,"""
    seat: int | None
    token: str
    """and by what: the seat's token, also as a cookie. At the beginning it is the search's own."""


class Queue(Struct):
    """Those who wait for the same."""

    game: str
    players: int
    pace: Pace
    rated: bool
    waiting: int
    usual: int | None


class Queues(Struct):
    """How many wait for what. Nobody is named."""

    queues: list[Queue]
