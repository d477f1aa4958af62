"""Events as plain data, each with only what a seat may know of it."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.frames import seats_in
from .cards import NAMES
from .happenings import REASONS, Happening
from .village import ACHIEVEMENT_NAMES, MISSION_NAMES, RESOURCES, SITE_NAMES

_SHAPES: dict[int, tuple[str, tuple[str, ...]]] = {
    Happening.ACHIEVEMENT: ("achievement", ("achievement",)),
    Happening.ROUND: ("round", ("round", "seat")),
    Happening.PRODUCED: ("produced", ("seat", "site")),
    Happening.DREW: ("drew", ("seat", "secret card")),
    Happening.RESHUFFLED: ("reshuffled", ("seat", "cards")),
    Happening.MISSION: ("mission", ("seat", "slot", "mission")),
    Happening.TURN: ("turn", ("seat",)),
    Happening.PLAYED: ("played", ("seat", "card")),
    Happening.USED: ("used", ("seat", "card")),
    Happening.MIRRORED: ("mirrored", ("seat", "card")),
    Happening.GAINED: ("gained", ("seat", "beer", "gold")),
    Happening.PAID: ("paid", ("seat", "beer", "gold")),
    Happening.PAID_TOKEN: ("paid-token", ("seat", "resource", "site", "tokens")),
    Happening.BROUGHT: ("brought", ("seat", "resource", "site")),
    Happening.SPENT: ("spent", ("seat", "beer", "gold")),
    Happening.BOUGHT: ("bought", ("seat", "card", "place")),
    Happening.PATH_OPENED: ("path-opened", ("card",)),
    Happening.PATH_LEFT: ("path-left", ("card",)),
    Happening.PATH_SHUFFLED: ("path-shuffled", ("cards",)),
    Happening.BUILT: ("built", ("seat", "site")),
    Happening.UPGRADED: ("upgraded", ("seat", "level")),
    Happening.DISMANTLED: ("dismantled", ("seat", "site")),
    Happening.DECLARED: ("declared", ("seat", "victim", "site")),
    Happening.DECLARED_UNDEAD: ("declared-undead", ("seat", "place", "card")),
    Happening.DECLARED_DRAGON: ("declared-dragon", ("seat",)),
    Happening.SENT: ("sent", ("seat", "card")),
    Happening.WENT: ("went", ("seat", "strength", "defence")),
    Happening.DISARMED: ("disarmed", ("seat", "card")),
    Happening.NOTHING_TO_DISARM: ("nothing-to-disarm", ("seat",)),
    Happening.DEFENDED: ("defended", ("seat", "card", "site")),
    Happening.TRAPPED: ("trapped", ("seat", "card")),
    Happening.DAMAGED: ("damaged", ("seat", "victim", "site")),
    Happening.REPELLED: ("repelled", ("seat", "victim", "site")),
    Happening.BEAT_UNDEAD: ("beat-undead", ("seat", "card")),
    Happening.BEAT_DRAGON: ("beat-dragon", ("seat",)),
    Happening.TOO_WEAK: ("too-weak", ("seat",)),
    Happening.FULL_DEFENCE: ("full-defence", ("seat",)),
    Happening.POINTS: ("points", ("seat", "points", "why", "total")),
    Happening.LOOTED: ("looted", ("seat", "resource", "site")),
    Happening.LOST_TOKEN: ("lost-token", ("seat", "resource", "site")),
    Happening.CLAIMED: ("claimed", ("seat", "mission")),
    Happening.SWAPPED: ("swapped", ("seat", "mission")),
    Happening.ASGARD_OPENED: ("asgard-opened", ("card",)),
    Happening.ASGARD_TAKEN: ("asgard-taken", ("seat", "card")),
    Happening.ASGARD_EMPTY: ("asgard-empty", ("seat",)),
    Happening.REVEALED: ("revealed", ("seat", "card")),
    Happening.FETCHED: ("fetched", ("seat", "card")),
    Happening.DISCARDED: ("discarded", ("seat", "card")),
    Happening.DECLINES: ("declines", ("seat",)),
    Happening.STORAGE: ("storage", ()),
    Happening.STORED: ("stored", ("seat", "resource", "tokens", "lost")),
    Happening.KEEPING: ("secret keeping", ("seat", "card")),
    Happening.CLEARED: ("cleared", ("seat", "kept")),
    Happening.ROUND_OVER: ("round-over", ("round", "quiet")),
    Happening.AWARDED: ("awarded", ("achievement", "seats", "points")),
    Happening.TIE: ("tie", ("achievement",)),
    Happening.OVER: ("over", ("seats",)),
    Happening.VANISHED: ("vanished", ("seat", "beer", "gold")),
}
"""Each event's name and fields; what is marked secret is told to the event's audience only."""


def tell(event: Event, seat: int | None) -> dict[str, Any] | None:
    """An event as a seat may know it; None if it may not know of it at all."""
    name, fields = _SHAPES[event.kind]
    secret, _, bare = name.rpartition(" ")
    if secret and not event.known_to(seat):
        return None
    told: dict[str, Any] = {"event": bare}
    for field, value in zip(fields, (event.a, event.b, event.c, event.d), strict=False):
        secret, _, bare = field.rpartition(" ")
        if secret and not event.known_to(seat):
            continue
        told[bare] = _readable(bare, int(value))
    return told


def _readable(field: str, value: int) -> Any:
    match field:
        case "card":
            return NAMES[value]
        case "site":
            return SITE_NAMES[value]
        case "resource":
            return RESOURCES[value]
        case "mission":
            return MISSION_NAMES[value]
        case "achievement":
            return ACHIEVEMENT_NAMES[value]
        case "why":
            return REASONS[value]
        case "seats":
            return seats_in(value)
        case "level":
            return value + 1
        case "place":
            return None if value < 0 else value
        case _:
            return value
