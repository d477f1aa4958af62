"""The game's events as plain data, each with only what a seat may know of it."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.telling import Fact, Shapes, Teller, name, some_seats, yes_or_no
from .happenings import EACH_BITS, Happening
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
    Happening.ROUND: ("round", ("round", "cards")),
    Happening.GOAL_OPENED: ("goal-opened", ("column", "row", "god")),
    Happening.DEALT: ("dealt", ("seat", "cards")),
    Happening.SEALED: ("sealed", ("seat", "secret pick")),
    Happening.CHANGED: ("secret changed", ("seat", "pick")),
    Happening.REVEALED: ("revealed", ("seat", "pick")),
    Happening.LAID: ("laid", ("seat", "god", "other")),
    Happening.PASSED: ("passed", ("direction",)),
    Happening.AWAKENS: ("awakens", ("god", "final")),
    Happening.DISPUTED: ("disputed", ("god", "seats")),
    Happening.COMPARED: ("compared", ("god", "seats", "attention", "each")),
    Happening.FAVOURED: ("favoured", ("god", "seat", "attention")),
    Happening.SLEEPS: ("sleeps", ("god", "seats")),
    Happening.WILL: ("will", ("god", "seat")),
    Happening.GOAL: ("goal", ("god", "seat", "limit")),
    Happening.SKIPPED: ("skipped", ("god", "seat")),
    Happening.LIFTED: ("lifted", ("seat", "god", "place")),
    Happening.SLIPPED: ("slipped", ("seat", "god", "cards")),
    Happening.ROSE: ("rose", ("seat", "god", "cards")),
    Happening.DOUBLED: ("doubled", ("seat", "god")),
    Happening.UNDOUBLED: ("undoubled", ("seat", "god")),
    Happening.DREW: ("drew", ("seat", "secret card")),
    Happening.SCORED: ("scored", ("seat", "god", "place", "thor")),
    Happening.DECLINED: ("declined", ("god", "seat")),
    Happening.OVER: ("over", ()),
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
    if event.kind in (Happening.LAID, Happening.CHANGED):
        return None
    told = TELLER.tell(event, seat)
    if told is not None:
        told.pop("card", None)
        if event.kind == Happening.SEALED:
            told.pop("pick", None)
        if event.kind == Happening.REVEALED:
            told["pick"] = told["pick"].partition("/")[0]
    return told
