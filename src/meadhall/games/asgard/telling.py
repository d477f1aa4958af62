"""The game's events as plain data, each with only what a seat may know of it."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.telling import Fact, Shapes, Teller, name, some_seats, yes_or_no
from .events import EACH_BITS, EventKind
from .shown import God, Heads
from .view import card_name, pick_name


def each_attention(row: int) -> list[int]:
    """A-32: the attention of all who dispute, in the order of their seats."""
    found = []
    while row:
        found.append(row % (1 << EACH_BITS) - 1)
        row >>= EACH_BITS
    return found


SHAPES: Shapes = {
    EventKind.ROUND: ("round", ("round", "cards")),
    EventKind.GOAL_OPENED: ("goal-opened", ("column", "row", "god")),
    EventKind.DEALT: ("dealt", ("seat", "cards")),
    EventKind.SEALED: ("sealed", ("seat", "secret pick")),
    EventKind.CHANGED: ("secret changed", ("seat", "pick")),
    EventKind.REVEALED: ("revealed", ("seat", "pick")),
    EventKind.LAID: ("laid", ("seat", "god", "other")),
    EventKind.PASSED: ("passed", ("direction",)),
    EventKind.AWAKENS: ("awakens", ("god", "final")),
    EventKind.DISPUTED: ("disputed", ("god", "seats", "attention")),
    EventKind.COMPARED: ("compared", ("god", "seats", "attention", "each")),
    EventKind.FAVOURED: ("favoured", ("god", "seat", "attention")),
    EventKind.SLEEPS: ("sleeps", ("god", "seats")),
    EventKind.WILL: ("will", ("god", "seat")),
    EventKind.GOAL: ("goal", ("god", "seat", "limit")),
    EventKind.SKIPPED: ("skipped", ("god", "seat")),
    EventKind.LIFTED: ("lifted", ("seat", "god", "place")),
    EventKind.SLIPPED: ("slipped", ("seat", "god", "cards")),
    EventKind.ROSE: ("rose", ("seat", "god", "cards")),
    EventKind.DOUBLED: ("doubled", ("seat", "god")),
    EventKind.UNDOUBLED: ("undoubled", ("seat", "god")),
    EventKind.DREW: ("drew", ("seat", "secret card")),
    EventKind.SCORED: ("scored", ("seat", "god", "place", "thor")),
    EventKind.DECLINED: ("declined", ("god", "seat")),
    EventKind.OVER: ("over", ()),
}

TELLER = Teller(
    SHAPES,
    {
        "god": name("god", God),
        "other": name("other", God),
        "pick": Fact("pick", Heads, pick_name),
        "card": Fact("card", Heads, card_name),
        "seats": some_seats("seats"),
        "each": Fact("each", list[int], each_attention),
        "final": yes_or_no("final"),
        "thor": yes_or_no("thor"),
    },
)


def recall(event: Event, seat: int | None) -> dict[str, Any] | None:
    """A-4: an event as the log tells it later. Two heads of one card are never in it, for either
    may be covered by then: not those of a pick, nor where a turned card came to lie."""
    if event.kind in (EventKind.LAID, EventKind.CHANGED):
        return None
    told = TELLER.tell(event, seat)
    if told is not None:
        told.pop("card", None)
        if event.kind == EventKind.SEALED:
            told.pop("pick", None)
        if event.kind == EventKind.REVEALED:
            told["pick"] = told["pick"].partition("/")[0]
    return told
