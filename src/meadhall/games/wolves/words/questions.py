"""The open question in plain words: above all, what is about to happen when one may react."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import asked
from ....kernel.texts import Texts
from ..deities import DEITY_NAMES
from ..frames import EFFECTS, SIDES
from ..people import NAMES
from ..powers import A_POWER
from ..shown import View
from .teller import Teller, seat_in

PLAIN = (
    "after-pass",
    "discard-one",
    "join",
    "tyr",
    "hel-discard",
    "flank-return",
    "thralls",
    "colour",
    "vidar",
    "valkyrie",
)
"""Frames whose question is the same each time."""
INTRUDERS = ("assassin", "raider", "traitor")
"""W-43: what a Huscarl can stand up against."""


def question(view: View, texts: Texts, names: Sequence[str]) -> str:
    """What is asked of this seat."""
    teller = Teller(texts, names, view["seat"])
    frame = asked(view)
    kind = frame["frame"]
    if kind in PLAIN:
        return teller.say(f"wolves-ask-{kind}")
    match kind:
        case "turn":
            return _turn(frame, teller)
        case "returning":
            return teller.say("wolves-ask-returning", left=frame["left"])
        case "target":
            return teller.say(f"wolves-ask-target-{EFFECTS[frame['effect']]}")
        case "react":
            wall = "yes" if _can_answer(view, frame) else "no"
            return teller.say("wolves-ask-react", threat=_threat(view, teller), wall=wall)
        case "pay":
            deity = DEITY_NAMES[frame["for"] % A_POWER]
            return teller.say("wolves-ask-pay", deity=deity, due=frame["due"])
        case "deity":
            power = DEITY_NAMES[frame["power"]]
            return teller.say(f"wolves-ask-deity-{power}", left=frame["left"])
        case "hel-take":
            return teller.say("wolves-ask-hel-take", left=frame["left"])
        case "flank-draw":
            return teller.say("wolves-ask-flank-draw", cards=sum(frame["chosen"].values()))
        case "loki":
            return teller.say("wolves-ask-loki", strength=frame["strength"])
        case "freya":
            return teller.say("wolves-ask-freya", card=NAMES[frame["card"]])
        case _:
            return teller.say("wolves-ask-prize", seat=frame["second"])


def _turn(frame: dict[str, Any], teller: Teller) -> str:
    if frame["main_done"]:
        return teller.say("wolves-ask-turn-more")
    return teller.say("wolves-ask-turn-must" if frame["must_pass"] else "wolves-ask-turn")


def _can_answer(view: View, frame: dict[str, Any]) -> bool:
    """W-43, W-62: has this seat anything to react with?"""
    me = view["seats"][seat_in(view)]
    if not me["pass"] and (view["hand"] or {}).get("shield-wall"):
        return True
    intruder = EFFECTS[frame["effect"]] in INTRUDERS and frame["line"] == view["seat"]
    return intruder and "huscarl" in me["line"]


def _threat(view: View, teller: Teller) -> str:
    """What is about to happen, and to which unit; the effect waits beneath the question."""
    effect = view["frames"][-2]
    name = EFFECTS[effect["effect"]]
    me = view["seats"][seat_in(view)]
    args: dict[str, Any] = {"laid": teller.names[effect["actor"]]}
    if name == "plague":
        number = effect["place"]
        units = me["strengths"].count(number)
        return teller.say("wolves-react-plague", number=number, units=units, **args)
    line, place = effect["line"], effect["place"]
    if name == "tyr":
        line, place = view["seat"], 0 if SIDES[place] == "left" else -1
    owner = view["seats"][line]
    args["strength"] = owner["strengths"][place]
    card = owner["line"][place]
    if name == "traitor" and line != view["seat"]:
        return teller.say("wolves-react-traitor-in", card=card, strength=args["strength"])
    return teller.say(f"wolves-react-{name}", card=card, **args)
