"""What a move is good for: who leads with an Aesir after it (A-31), and if a goal hangs on that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.texts import Texts
from ..shown import Change, Foreseen, View
from .teller import Teller


def meaning(view: View, move: int, foreseen: Foreseen, texts: Texts, names: Sequence[str]) -> str:
    """What matters most of what the move would change; empty if it changes no attention."""
    seat = view["seat"]
    changes = foreseen.get("changes", [])
    if seat is None or not changes:
        return ""
    own = [change for change in changes if change["seat"] == seat]
    told = max(own or changes, key=lambda change: change["attention"])
    teller = Teller(texts, names, seat)
    words = _own(view, told, teller) if own else _rival(view, told, teller)
    goals = view["goals"][view["round"] - 1] if view["round"] <= len(view["goals"]) else []
    if told["god"] in goals:
        words = teller.say("asgard-meaning-goal", god=told["god"], words=words)
    return words


def _own(view: View, change: Change, teller: Teller) -> str:
    """Where the seat stands with the Aesir then, beside the best of the others."""
    seat, god, attention = change["seat"], change["god"], change["attention"]
    others = {
        other: stacks[god]["attention"]
        for other, stacks in enumerate(view["stacks"])
        if other != seat and god in stacks
    }
    best = max(others.values(), default=0)
    if not best:
        return teller.say("asgard-meaning-alone", god=god, attention=attention)
    rival = max(others, key=lambda other: others[other])
    args: dict[str, Any] = {"attention": attention, "best": best, "seat": rival}
    led = view["stacks"][seat][god]["attention"] if god in view["stacks"][seat] else 0
    if attention == best:
        return teller.say("asgard-meaning-ties", god=god, **args)
    if attention < best:
        return teller.say("asgard-meaning-behind", god=god, **args)
    key = "asgard-meaning-keeps" if led > best else "asgard-meaning-leads"
    return teller.say(key, god=god, **args)


def _rival(view: View, change: Change, teller: Teller) -> str:
    """What becomes of somebody else's stack."""
    args: dict[str, Any] = {"attention": change["attention"], "seat": change["seat"]}
    return teller.say("asgard-meaning-rival", god=change["god"], **args)
