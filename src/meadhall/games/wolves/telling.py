"""The game's events as plain data, each with only what a seat may know of it."""

from __future__ import annotations

from ...kernel.telling import Fact, Shapes, Teller, name, yes_or_no
from .deities import HALL
from .happenings import Happening
from .moves import unit_line, unit_place
from .shown import Deity, Effect, Person, Side, Victory
from .things import NONE

SHAPES: Shapes = {
    Happening.ROUND: ("round", ("round", "seat")),
    Happening.VICTORY_OPENED: ("victory-opened", ("victory",)),
    Happening.RAGNAROK: ("ragnarok", ("from_deities",)),
    Happening.HALL_OPENED: ("hall-opened", ("deity",)),
    Happening.DREW: ("drew", ("seat", "secret kind")),
    Happening.RESHUFFLED: ("reshuffled", ("cards",)),
    Happening.TURN: ("turn", ("seat", "passed")),
    Happening.PASSED: ("passed", ("seat", "number")),
    Happening.LAID: ("laid", ("seat", "kind", "line", "side")),
    Happening.PLAYED: ("played", ("seat", "kind", "number")),
    Happening.TARGETED: ("targeted", ("seat", "effect", "unit", "kind")),
    Happening.SIDE: ("side", ("seat", "effect", "side")),
    Happening.SHIELDED: ("shielded", ("seat",)),
    Happening.GUARDED: ("guarded", ("seat", "place")),
    Happening.DESTROYED: ("destroyed", ("line", "place", "kind")),
    Happening.DISCARDED: ("discarded", ("line", "place", "kind")),
    Happening.TAKEN: ("taken", ("seat", "line", "place", "kind")),
    Happening.MOVED: ("moved", ("line", "place", "kind")),
    Happening.JOINED: ("joined", ("seat", "kind", "side")),
    Happening.MAY_NOT_STAND: ("may-not-stand", ("seat", "kind")),
    Happening.SACRIFICED: ("sacrificed", ("seat", "place", "kind")),
    Happening.SPENT: ("spent", ("seat", "kind")),
    Happening.SUMMONED: ("summoned", ("seat", "deity")),
    Happening.DEITY_DISCARDED: ("deity-discarded", ("deity", "owner")),
    Happening.DEITY_RETURNED: ("deity-returned", ("deity",)),
    Happening.USED: ("used", ("seat", "deity")),
    Happening.HAND_DISCARDED: ("hand-discarded", ("seat", "kind")),
    Happening.FOUND: ("found", ("seat", "kind")),
    Happening.OPENED: ("opened", ("seat", "kind")),
    Happening.RETURNED: ("returned", ("seat",)),
    Happening.PLACED: ("placed", ("first", "second")),
    Happening.PRIZE: ("prize", ("seat", "victory")),
    Happening.CLEARED: ("cleared", ()),
    Happening.OVER: ("over", ()),
    Happening.DECLINES: ("declines", ("seat",)),
    Happening.BURIED: ("buried", ("kind",)),
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
