"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....kernel.face import ByKind, asked
from ....kernel.texts import Texts
from ..deities import DEITY_NAMES
from ..frames import EFFECTS
from ..people import NAMES
from ..shown import View
from ..space import SPACE
from .choices import choices
from .teller import Teller, seat_in

UNITS_BY_FRAME = {
    "react": "wolves-phrase-guard",
    "turn": "wolves-phrase-sacrifice",
    "thralls": "wolves-phrase-sacrifice",
    "loki": "wolves-phrase-destroy",
    "vidar": "wolves-phrase-take",
    "valkyrie": "wolves-phrase-take",
    "flank-return": "wolves-phrase-take",
}
"""What becomes of a unit, by the question."""
UNITS_BY_EFFECT = {
    "archer": "wolves-phrase-destroy",
    "assassin": "wolves-phrase-destroy",
    "raider": "wolves-phrase-take",
    "traitor": "wolves-phrase-move",
}
"""The same for a card's effect."""
PLAIN = {
    "flank-draw": "wolves-phrase-flank-draw",
    "flank-return": "wolves-phrase-flank-return",
    "pass": "wolves-phrase-pass",
    "end": "wolves-phrase-end",
    "shield": "wolves-phrase-wall",
    "decline-all": "wolves-phrase-let-all",
}
"""Moves that need no more than a text."""
ENOUGH = {
    "react": "wolves-phrase-let",
    "after-pass": "wolves-choice-nothing",
    "flank-draw": "wolves-phrase-keep-rest",
    "hel-discard": "wolves-phrase-keep-rest",
    "flank-return": "wolves-phrase-leave-rest",
    "thralls": "wolves-phrase-no-thralls",
    "loki": "wolves-phrase-no-loki",
    "valkyrie": "wolves-phrase-no-valkyrie",
    "vidar": "wolves-phrase-no-vidar",
    "deity": "wolves-phrase-no-deities",
    "freya": "wolves-phrase-no-freya",
}
"""To choose nothing, or nothing more, by the question."""


def phrase(view: View, move: int, texts: Texts, names: Sequence[str], aside: bool = False) -> str:
    """What a legal move of this seat does, as one would say it aloud; aside: to others."""
    said = _Phrases(view, Teller(texts, names, view["seat"]), aside).of(move)
    return said or choices(view, [move], texts, names)[0].choices[0][1]


class _Phrases(ByKind[str]):
    """Words of each move; empty if those of the choice will do."""

    space = SPACE

    def __init__(self, view: View, teller: Teller, aside: bool) -> None:
        self.view = view
        self.say = partial(teller.say, doer=view["seat"]) if aside else teller.say
        self.frame = asked(view)
        self.kind: str = self.frame["frame"]

    def otherwise(self, kind: str) -> str:
        return self.say(PLAIN[kind]) if kind in PLAIN else ""

    def on_lay(self, unit: str, line: int, side: str) -> str:
        """W-31; in an empty line both ends are one."""
        side = side if self.view["seats"][line]["line"] else "none"
        return self.say("wolves-phrase-lay", card=unit, side=side, seat=line)

    def on_unit(self, line: int, place: int) -> str:
        owner = self.view["seats"][line]
        name = owner["line"][place]
        several = owner["line"].count(name) > 1
        at = self.say("wolves-phrase-at", place=place + 1) if several else ""
        key = UNITS_BY_FRAME.get(self.kind) or UNITS_BY_EFFECT[EFFECTS[self.frame["effect"]]]
        return self.say(key, card=name, seat=line, strength=owner["strengths"][place], at=at)

    def on_join(self, unit: str, side: str) -> str:
        return self.say("wolves-phrase-join", card=unit, side=side)

    def on_hand(self, card: str) -> str:
        return self.say("wolves-phrase-discard", card=card)

    def on_pile(self, card: str) -> str:
        return self.say("wolves-phrase-find", card=card)

    def on_spend(self, unit: str) -> str:
        return self.say("wolves-phrase-spend", card=unit)

    def on_summon(self, deity: str) -> str:
        cost = self.view["seats"][seat_in(self.view)]["costs"][deity]
        return self.say("wolves-phrase-summon", deity=deity, cost=cost)

    def on_use(self, deity: str) -> str:
        return self.say("wolves-phrase-use", deity=deity)

    def on_deity(self, deity: str) -> str:
        """A deity as the target of a power: what happens to it depends on where it lies."""
        power = DEITY_NAMES[self.frame["power"]]
        holders = [seat for seat, each in enumerate(self.view["seats"]) if deity in each["deities"]]
        where = "held" if holders else "hall" if deity in self.view["hall"] else "gone"
        args: dict[str, Any] = {"deity": deity, "where": where}
        args |= {"seat": holders[0]} if holders else {"who": "other", "name": ""}
        if power == "baldr":
            return self.say("wolves-phrase-recall", **args)
        if power == "fafnir":
            return self.say("wolves-phrase-seize", **args)
        return self.say(
            "wolves-phrase-return" if where == "gone" else "wolves-phrase-banish", **args
        )

    def on_victory(self, victory: str) -> str:
        return self.say("wolves-phrase-prize", victory=victory)

    def on_plague(self, strength: int) -> str:
        return self.say("wolves-phrase-plague", number=strength)

    def on_side(self, side: str) -> str:
        return self.say("wolves-phrase-left" if side == "left" else "wolves-phrase-right")

    def on_take(self) -> str:
        return self.say("wolves-phrase-freya", card=NAMES[self.frame["card"]])

    def on_done(self) -> str:
        return self.say(ENOUGH[self.kind])
