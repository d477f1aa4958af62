"""What is said to somebody who plays Wolves of Odin for the first time, and when.

`kernel/remarks.py` tells the form. Views and told events alone decide: nothing here knows a state.
Whoever may answer an effect is told of nothing but that (W-64).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.options import read_cards
from ...kernel.remarks import Remark, Seen
from .data import PACKAGE

HANDS = read_cards(PACKAGE)["hands"]
"""W-12: cards in hand; with other numbers a remark comes when it would have come."""


def own(seen: Seen) -> dict[str, Any]:
    """What lies before the seat."""
    mine: dict[str, Any] = seen.view["seats"][seen.seat]
    return mine


def starts(seen: Seen) -> bool:
    """W-12: the first turn: all that was dealt is in hand, though guests may stand in the line."""
    return seen.asks("turn") and seen.view["round"] == 1 and own(seen)["hand"] >= HANDS["first"]


def behind(seen: Seen) -> bool:
    """W-34: the own line is not the strongest, and there is something to lay."""
    best = max(each["strength"] for each in seen.view["seats"])
    return seen.asks("turn") and own(seen)["strength"] < best and seen.may("pass")


def strengths_changed(seen: Seen) -> bool:
    """W-41, W-42, W-47, W-48: somebody in the line that one laid to is worth more or less by it."""
    for laid in seen.told("laid", seat=seen.seat):
        line = seen.view["seats"][laid["line"]]
        place = 0 if laid["side"] == "left" else len(line["line"]) - 1
        if any(each["place"] != place for each in line["because"]):
            return True
    return False


def guest(seen: Seen) -> bool:
    """W-31: somebody lays a unit into one's line."""
    return any(each["seat"] != seen.seat for each in seen.told("laid", line=seen.seat))


def another_passed(seen: Seen) -> bool:
    """W-34."""
    return any(each["seat"] != seen.seat for each in seen.told("passed"))


def tie(seen: Seen) -> bool:
    """W-35: the two best lines were equal."""
    stood = seen.told("stood")
    return len(stood) > 1 and stood[0]["strength"] == stood[1]["strength"]


def quarrel(seen: Seen) -> bool:
    """W-71: a deity that could be had would drive out another of one's own."""
    mine = own(seen)
    affordable = (each for each in mine["clashes"] if mine["costs"][each] <= mine["offering"])
    return seen.asks("colour") or (seen.asks("turn") and any(affordable))


def cheap_defeat(seen: Seen) -> bool:
    """W-35: the round went to somebody with fewer cards left."""
    for each in seen.told("placed"):
        first = seen.view["seats"][each["first"]]
        if each["first"] != seen.seat and own(seen)["hand"] > first["hand"]:
            return True
    return False


def conditional_glory(seen: Seen) -> bool:
    """W-101: a victory card counts what one has now."""
    return bool(own(seen)["glory"] != own(seen)["fixed"])


def outside(when: Callable[[Seen], object]) -> Callable[[Seen], object]:
    """Never while one is asked to answer an effect."""
    return lambda seen: not seen.asks("react") and when(seen)


REMARKS = (
    Remark("reaction", "shields", lambda seen: seen.asks("react")),
    Remark("ragnarok", "glory", outside(lambda seen: seen.told("ragnarok"))),
    Remark("tie", "pass", outside(tie)),
    Remark("cheap-defeat", "pass", outside(cheap_defeat)),
    Remark("guest", "guests", outside(guest)),
    Remark("strengths", "line", outside(strengths_changed)),
    Remark("summoned", "gods", outside(lambda seen: seen.told("summoned"))),
    Remark("rival-passed", "pass", outside(another_passed)),
    Remark("after-pass", "pass", lambda seen: seen.asks("after-pass")),
    Remark("quarrel", "gods", quarrel),
    Remark("full-hand", "pass", outside(lambda seen: own(seen)["hand"] >= HANDS["limit"])),
    Remark("conditional", "glory", outside(conditional_glory)),
    Remark("start", "line", starts),
    Remark("behind", "pass", behind),
)
