"""A snapshot: the whole table as it is kept, so that not all of its log must be read again."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.errors import BadRecord
from ...kernel.session import Session
from .. import wire
from ..wire.errors import Refused
from .clocks import Clocks
from .entries import Entry
from .laid import Laid
from .matters import Another, Ended, Voting
from .seats import Seat


class Stored(msgspec.Struct):
    """A snapshot: the whole table at one number."""

    id: str
    number: int
    at: int
    created: int
    settings: wire.Settings
    secret: str
    host: str
    invitation: str
    seats: list[Seat]
    phase: wire.Phase
    chat: bool
    rematch: str | None
    numbers: list[int]
    since: list[int]
    clocks: Clocks
    session: dict[str, Any] | None
    answered: list[dict[str, int]] = []
    voting: Voting | None = None
    another: Another | None = None
    ended: Ended | None = None
    laid: Laid | None = None


def first_of(table: str, entry: Entry) -> Stored:
    """The table that a first entry makes."""
    data = entry.data
    settings = msgspec.convert(data["settings"], wire.Settings)
    readers = settings.players + 1
    return Stored(
        id=table,
        number=entry.number,
        at=entry.at,
        created=entry.at,
        settings=settings,
        secret=data["secret"],
        host=data["host"],
        invitation=data["invitation"],
        seats=[msgspec.convert(seat, Seat) for seat in data["seats"]],
        phase="waiting",
        chat=settings.chat,
        rematch=None,
        numbers=[1] * readers,
        since=[1] * readers,
        clocks=Clocks.begin(settings.clock, settings.players, entry.at),
        session=None,
        laid=msgspec.convert(data.get("laid"), Laid | None),
    )


def session_of(stored: Stored) -> Session | None:
    """The game that is being played, if one is."""
    if stored.session is None:
        return None
    try:
        return Session.from_json(stored.session)
    except BadRecord as wrong:
        raise Refused("other-rules", str(wrong)) from wrong
