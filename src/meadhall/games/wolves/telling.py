"""The game's events as plain data, each with only what a seat may know of it."""

from __future__ import annotations

from ...kernel.telling import Fact, Shapes, Teller, name, yes_or_no
from .deities import HALL
from .events import EventKind
from .layout import NONE
from .moves import unit_line, unit_place
from .shown import Deity, Effect, Person, Side, Victory

SHAPES: Shapes = {
    EventKind.ROUND: ("round", ("round", "seat")),
    EventKind.VICTORY_OPENED: ("victory-opened", ("victory",)),
    EventKind.RAGNAROK: ("ragnarok", ("from_deities",)),
    EventKind.HALL_OPENED: ("hall-opened", ("deity",)),
    EventKind.DREW: ("drew", ("seat", "secret kind")),
    EventKind.RESHUFFLED: ("reshuffled", ("cards",)),
    EventKind.TURN: ("turn", ("seat", "passed")),
    EventKind.PASSED: ("passed", ("seat", "number")),
    EventKind.LAID: ("laid", ("seat", "kind", "line", "side")),
    EventKind.PLAYED: ("played", ("seat", "kind", "number")),
    EventKind.TARGETED: ("targeted", ("seat", "effect", "unit", "kind")),
    EventKind.SIDE: ("side", ("seat", "effect", "side")),
    EventKind.SHIELDED: ("shielded", ("seat",)),
    EventKind.GUARDED: ("guarded", ("seat", "place")),
    EventKind.DESTROYED: ("destroyed", ("line", "place", "kind")),
    EventKind.DISCARDED: ("discarded", ("line", "place", "kind")),
    EventKind.TAKEN: ("taken", ("seat", "line", "place", "kind")),
    EventKind.MOVED: ("moved", ("line", "place", "kind")),
    EventKind.JOINED: ("joined", ("seat", "kind", "side")),
    EventKind.MAY_NOT_STAND: ("may-not-stand", ("seat", "kind")),
    EventKind.SACRIFICED: ("sacrificed", ("seat", "place", "kind")),
    EventKind.SPENT: ("spent", ("seat", "kind")),
    EventKind.SUMMONED: ("summoned", ("seat", "deity")),
    EventKind.DEITY_DISCARDED: ("deity-discarded", ("deity", "owner")),
    EventKind.DEITY_RETURNED: ("deity-returned", ("deity",)),
    EventKind.USED: ("used", ("seat", "deity")),
    EventKind.HAND_DISCARDED: ("hand-discarded", ("seat", "kind")),
    EventKind.FOUND: ("found", ("seat", "kind")),
    EventKind.OPENED: ("opened", ("seat", "kind")),
    EventKind.RETURNED: ("returned", ("seat",)),
    EventKind.PLACED: ("placed", ("first", "second")),
    EventKind.PRIZE: ("prize", ("seat", "victory")),
    EventKind.CLEARED: ("cleared", ()),
    EventKind.OVER: ("over", ()),
    EventKind.DECLINES: ("declines", ("seat",)),
    EventKind.BURIED: ("buried", ("kind",)),
    EventKind.STOOD: ("stood", ("seat", "strength", "units", "number")),
    EventKind.UNIT_STOOD: ("unit-stood", ("line", "place", "kind", "strength")),
}

TELLER = Teller(
    SHAPES,
    {
        "kind": name("kind", Person),
        "deity": name("deity", Deity),
        "victory": name("victory", Victory),
        "effect": name("effect", Effect),
        "side": name("side", Side),
        "passed": yes_or_no("passed"),
        "from_deities": yes_or_no("from_deities"),
        "owner": Fact("owner", int | None, lambda seat: seat if seat < HALL else None),
        "second": Fact("second", int | None, lambda seat: None if seat == NONE else seat),
        "unit": [Fact("line", int, unit_line), Fact("place", int, unit_place)],
    },
)
