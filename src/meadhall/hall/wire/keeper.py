"""The keeper's room: what is shown there, and what the keeper asks for.

Nothing of a game is in these types: no view, no move, no hand, and of a table's id only what logs
have of it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .answers import Announcement
from .kinds import Name, Phase, Strict

BanKind = Literal["mute", "ban"]
Words = Annotated[str, Meta(max_length=500)]
Seconds = Annotated[int, Meta(ge=60, le=366 * 86_400)]
RowId = Annotated[int, Meta(ge=1, le=2**53)]
Time = Annotated[int, Meta(ge=0, le=2**53)]


# --- what is asked ------------------------------------------------------------------------------


class Enter(Strict):
    """The key of the room."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Because(Strict):
    """Why, or what became of it; for the record."""

    words: Words = ""


class SetBan(Strict):
    """Let somebody no longer chat (`mute`), or neither chat nor found nor join (`ban`): by name, by
    an address, or by the address of whoever a report is about."""

    kind: BanKind
    seconds: Seconds
    reason: Words
    name: Name = ""
    address: Annotated[str, Meta(max_length=64)] = ""
    report: RowId | None = None


class Announce(Strict):
    """Say something above every page; in one language at least."""

    until: Time
    en: Annotated[str, Meta(max_length=300)] = ""
    ru: Annotated[str, Meta(max_length=300)] = ""
    begins: Time = 0


# --- what is answered ---------------------------------------------------------------------------


class ReportLine(Struct):
    """A report, without its chat."""

    id: int
    at: int
    table: str
    game: str
    name: str
    about: str
    """Whose seat is meant; "" if nobody's in particular."""
    text: str
    lines: int
    """So many lines of chat come with it."""
    address: bool
    """Is the address of whoever is meant known still?"""
    done: int | None
    note: str


class SaidLine(Struct):
    """A line of chat as it was when it was reported."""

    at: int
    name: str
    text: str
    about: bool
    """Said by whom the report is about."""


class ReportChat(Struct):
    """The last lines of chat before a report."""

    lines: list[SaidLine]


class BanLine(Struct):
    """A mute or a ban that holds."""

    id: int
    kind: BanKind
    name: str
    address: bool
    at: int
    until: int
    reason: str


class AsideLine(Struct):
    """A table that is set aside, or in trouble."""

    table: str
    game: str
    since: int
    times: int
    error: str
    place: str
    aside: bool


class PersonLine(Struct):
    """Somebody with a line to a table."""

    table: str
    game: str
    phase: Phase
    seat: int
    name: str
    since: int


class PairLine(Struct):
    """Two whose rated games count less, in the last 30 days."""

    one: str
    other: str
    games: int
    near: int
    """From the same address."""
    won: int
    """By the first of them."""
    lost: int
    at: int


class AuditLine(Struct):
    """Something the keeper did."""

    id: int
    at: int
    way: str
    act: str
    about: str
    reason: str


class LoadPoint(Struct):
    """How much there was to do at one time, in all processes together."""

    at: int
    tables: int
    playing: int
    people: int
    thinking: int
    queue: int
    memory: int
    loop: float
    database: float
    errors: int


class KeeperRoom(Struct):
    """Everything the room shows."""

    now: int
    processes: int
    people: int
    """Who has a line; `who` may be cut short."""
    reports: list[ReportLine]
    bans: list[BanLine]
    aside: list[AsideLine]
    announcements: list[Announcement]
    who: list[PersonLine]
    load: list[LoadPoint]
    pairs: list[PairLine]
    audit: list[AuditLine]
