"""A table's line in the lobby, told from the beginning of its log: who sits there, who made it, how
long people may think. The log also holds the shuffle's secret and the hashes of tokens; nothing of
that goes on from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .. import wire
from .entries import Entry, Kind
from .seats import Seat, bot_name

SEATING: tuple[Kind, ...] = ("create", "sit", "rise", "start", "name")
"""The kinds of entries that say who sits where."""
MOST_READ = 64
"""So many entries of a table are looked through: people sit down before anything else happens."""
LONGEST_NAME = 24


def line_of(row: Any, log: Sequence[Entry]) -> wire.LobbyTable | None:
    """How a listed table is shown; None if strangers may not look at its game."""
    made = log[0].data
    settings = msgspec.convert(made["settings"], wire.Settings, strict=False)
    if row.phase != "waiting" and not settings.onlookers:
        return None
    seats = [msgspec.convert(seat, Seat) for seat in made["seats"]]
    for entry in log[1:]:
        _seat(seats, entry)
    hosts = [place for place, seat in enumerate(seats) if seat.hash and seat.hash == made["host"]]
    return wire.LobbyTable(
        table=row.id,
        game=row.game,
        players=row.players,
        free=row.free,
        phase=row.phase,
        created=row.created,
        host=hosts[0] if hosts else None,
        seats=[_shown(seat) for seat in seats],
        clock=settings.clock,
        rated=settings.rated,
    )


def _shown(seat: Seat) -> wire.LobbySeat:
    names = {lang: seat.called(lang) for lang in wire.LANGUAGES}
    return wire.LobbySeat(seat.who, names, seat.level)


def _seat(seats: list[Seat], entry: Entry) -> None:
    """What an entry changes of who sits where."""
    data = entry.data
    if entry.kind == "sit":
        seats[entry.seat] = Seat(data["who"], data["name"], hash=data["hash"])
    elif entry.kind == "rise":
        seats[entry.seat] = Seat()
    elif entry.kind == "name":
        seats[entry.seat].name = data["name"]
    else:
        for place, seat in enumerate(seats):
            if seat.who == "empty":
                taken = [each.name for each in seats if each.name]
                seats[place] = Seat("bot", bot_name(taken, LONGEST_NAME), data["level"])
