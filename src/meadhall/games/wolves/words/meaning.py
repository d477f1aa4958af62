"""What a move is good for: how strong lines are after it (W-22), who leaves them, what it draws."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.texts import Texts
from ..shown import Foreseen, View
from .teller import Teller


def meaning(view: View, move: int, foreseen: Foreseen, texts: Texts, names: Sequence[str]) -> str:
    """What matters most of what the move would do; empty if nothing is foreseen."""
    seat = view["seat"]
    if seat is None:
        return ""
    teller = Teller(texts, names, seat)
    if foreseen.get("cards"):
        return teller.say("wolves-meaning-cards", cards=foreseen["cards"])
    after = {line["line"]: line["strength"] for line in foreseen.get("lines", [])}
    hit = [line for line in after if line != seat and after[line] < view["seats"][line]["strength"]]
    if hit:
        return teller.say("wolves-meaning-weakens", seat=hit[0], strength=after[hit[0]])
    if seat not in after:
        return ""
    others = {
        other: after.get(other, player["strength"])
        for other, player in enumerate(view["seats"])
        if other != seat
    }
    best = max(others, key=lambda other: others[other])
    own, theirs = after[seat], others[best]
    if own > theirs:
        return teller.say("wolves-meaning-leads", strength=own, best=theirs, seat=best)
    if own == theirs:
        return teller.say("wolves-meaning-ties", strength=own, seat=best)
    return teller.say("wolves-meaning-behind", strength=own, behind=theirs - own, seat=best)
