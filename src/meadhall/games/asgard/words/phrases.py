"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.texts import Texts
from ..aesir import NAMES
from ..moves import (
    CARD,
    DONE,
    GOAL,
    HEAD_DOWN,
    HEAD_UP,
    RIVAL,
    WILL,
    card_depth,
    card_god,
    rival_depth,
    rival_god,
    rival_seat,
    stack_god,
)
from .teller import Teller

STACKS = {
    "odin": "asgard-phrase-turn",
    "thor": "asgard-phrase-slip",
    "freya": "asgard-phrase-double",
}
"""What is done with a stack of one's own, by the question."""


def phrase(
    view: dict[str, Any], move: int, texts: Texts, names: Sequence[str], aside: bool = False
) -> str:
    """What a legal move of this seat does, as one would say it aloud; to others (aside) no
    differently."""
    teller = Teller(texts, names, view["seat"])
    asked = view["decision"]
    if move < WILL:
        god, other = NAMES[HEAD_UP[move]], NAMES[HEAD_DOWN[move]]
        return teller.say("asgard-phrase-pick", god=god, other=other)
    if move in (WILL, GOAL):
        key = "asgard-phrase-will" if move == WILL else "asgard-phrase-goal"
        return teller.say(key, god=asked["god"])
    if move == DONE:
        return teller.say("asgard-phrase-enough" if asked.get("chosen") else "asgard-phrase-none")
    if move < CARD:
        god = NAMES[stack_god(move)]
        top = view["stacks"][asked["seat"]][god]["top"]
        return teller.say(STACKS[asked["kind"]], god=god, other=top)
    if move < RIVAL:
        god, place = NAMES[card_god(move)], card_depth(move)
        key = "asgard-phrase-give" if asked["kind"] == "bragi-give" else "asgard-phrase-score"
        return teller.say(key, god=god, place=place + 1)
    god, place = NAMES[rival_god(move)], rival_depth(move)
    key = "asgard-phrase-swap" if asked["kind"] == "bragi-take" else "asgard-phrase-turn-rival"
    return teller.say(key, god=god, place=place + 1, seat=rival_seat(move))
