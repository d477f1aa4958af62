"""What is said to somebody who plays Intrigues of Asgard for the first time, and when.

`kernel/remarks.py` tells the form. Views and told events alone decide: nothing here knows a state.
"""

from __future__ import annotations

from typing import Any

from ...kernel.remarks import Remark, Seen


def decides(seen: Seen, *kinds: str) -> bool:
    """Is the seat asked one of these questions?"""
    decision = seen.view["decision"]
    if not decision or not seen.moves or decision["kind"] not in kinds:
        return False
    return bool(decision.get("seat", seen.seat) == seen.seat and seen.seat in seen.view["waiting"])


def starts(seen: Seen) -> bool:
    """A-20: the very first pick."""
    view = seen.view
    return decides(seen, "pick") and view["round"] == 1 and view["hand_size"] == view["dealt"]


def hand_returns(seen: Seen) -> bool:
    """A-23: as many picks as there are players, and the first hand is back."""
    view = seen.view
    return decides(seen, "pick") and view["dealt"] - view["hand_size"] >= view["players"]


def last_pick(seen: Seen) -> bool:
    """A-70: the last cards of the last round."""
    view = seen.view
    return decides(seen, "pick") and view["round"] == len(view["goals"]) and view["hand_size"] <= 2


def unwelcome_will(seen: Seen) -> bool:
    """A-51: whatever Odin turns was of use to its owner."""
    leaders: dict[str, Any] = seen.view["leaders"]
    return decides(seen, "odin") and all(
        seen.seat in leaders.get(each.get("god", ""), {"seats": ()})["seats"] for each in seen.moves
    )


def emptied(seen: Seen) -> bool:
    """A-41: of what was scored nothing is left."""
    stacks = seen.view["stacks"][seen.seat]
    return any(each["god"] not in stacks for each in seen.told("scored", seat=seen.seat))


REMARKS = (
    Remark("start", "heads", starts),
    Remark("reveal", "heads", lambda seen: seen.told("revealed")),
    Remark("hand-returns", "heads", hand_returns),
    Remark("round", "favour", lambda seen: seen.told("round", round=2)),
    Remark("sif", "wills", lambda seen: decides(seen, "sif")),
    Remark("unwelcome", "wills", unwelcome_will),
    Remark("rose", "hammer", lambda seen: seen.told("rose")),
    Remark(
        "covered",
        "wills",
        lambda seen: any(each["place"] for each in seen.told("lifted", seat=seen.seat)),
    ),
    Remark("emptied", "goal", emptied),
    Remark("dispute", "disputes", lambda seen: len(seen.told("compared")) > 1),
    Remark("equal", "disputes", lambda seen: any(e["seats"] for e in seen.told("sleeps"))),
    Remark("no-cards", "favour", lambda seen: any(not e["seats"] for e in seen.told("sleeps"))),
    Remark("undoubled", "wills", lambda seen: seen.told("undoubled")),
    Remark("last", "count", last_pick),
)
