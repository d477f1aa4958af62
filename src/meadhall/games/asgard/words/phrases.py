"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.face import ByKind
from ....kernel.texts import Texts
from ..shown import View
from ..space import SPACE
from .teller import Teller, asked_in

STACKS = {
    "odin": "asgard-phrase-turn",
    "thor": "asgard-phrase-slip",
    "freya": "asgard-phrase-double",
}
"""What is done with a stack of one's own, by the question."""


def phrase(view: View, move: int, texts: Texts, names: Sequence[str], aside: bool = False) -> str:
    """What a legal move of this seat does, as one would say it aloud; to others (aside) no
    differently."""
    return _Phrases(view, Teller(texts, names, view["seat"])).of(move)


class _Phrases(ByKind[str]):
    """Words of each move."""

    space = SPACE

    def __init__(self, view: View, teller: Teller) -> None:
        self.view = view
        self.asked = asked_in(view)
        self.say = teller.say

    def on_play(self, up: str, down: str) -> str:
        return self.say("asgard-phrase-pick", god=up, other=down)

    def on_will(self) -> str:
        return self.say("asgard-phrase-will", god=self.asked["god"])

    def on_goal(self) -> str:
        return self.say("asgard-phrase-goal", god=self.asked["god"])

    def on_stack(self, god: str) -> str:
        top = self.view["stacks"][self.asked["seat"]][god]["top"]
        return self.say(STACKS[self.asked["kind"]], god=god, other=top)

    def on_card(self, god: str, depth: int) -> str:
        giving = self.asked["kind"] == "bragi-give"
        key = "asgard-phrase-give" if giving else "asgard-phrase-score"
        return self.say(key, god=god, place=depth + 1)

    def on_rival(self, seat: int, god: str, depth: int) -> str:
        swap = self.asked["kind"] == "bragi-take"
        key = "asgard-phrase-swap" if swap else "asgard-phrase-turn-rival"
        return self.say(key, god=god, place=depth + 1, seat=seat)

    def on_done(self) -> str:
        enough = self.asked.get("chosen")
        return self.say("asgard-phrase-enough" if enough else "asgard-phrase-none")
