"""A move in words that stand alone: for advice, and for looking back, where no table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....kernel.texts import Texts
from ..deities import DEITY_NAMES, VICTORY_NAMES
from ..frames import EFFECTS, SIDES
from ..moves import (
    DECLINE_ALL,
    DEITY,
    DONE,
    END_TURN,
    FLANK_DRAW,
    FLANK_RETURN,
    HAND,
    JOIN,
    NAME,
    PASS,
    PILE,
    POWER,
    SIDE,
    SPEND,
    SUMMON,
    TAKE,
    UNIT,
    VICTORY,
    WALL,
    join_kind,
    join_side,
    lay_kind,
    lay_line,
    lay_side,
    unit_line,
    unit_place,
)
from ..people import NAMES
from .choices import choices
from .questions import asked
from .teller import Teller

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
SINGLE = {
    FLANK_DRAW: "wolves-phrase-flank-draw",
    FLANK_RETURN: "wolves-phrase-flank-return",
    PASS: "wolves-phrase-pass",
    END_TURN: "wolves-phrase-end",
    SIDE: "wolves-phrase-left",
    SIDE + 1: "wolves-phrase-right",
    WALL: "wolves-phrase-wall",
    DECLINE_ALL: "wolves-phrase-let-all",
}
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


def phrase(
    view: dict[str, Any], move: int, texts: Texts, names: Sequence[str], aside: bool = False
) -> str:
    """What a legal move of this seat does, as one would say it aloud; aside: to others."""
    said = _Phrases(view, Teller(texts, names, view["seat"]), aside).of(move)
    return said or choices(view, [move], texts, names)[0].choices[0][1]


class _Phrases:
    """Words of each move; empty if those of the choice will do."""

    def __init__(self, view: dict[str, Any], teller: Teller, aside: bool) -> None:
        self.view = view
        self.say = partial(teller.say, doer=view["seat"]) if aside else teller.say
        self.frame = asked(view)
        self.kind: str = self.frame["frame"]

    def of(self, move: int) -> str:
        if move < UNIT:
            return self._lay(move)
        if move < JOIN:
            return self._unit(unit_line(move), unit_place(move))
        if move < HAND:
            side = SIDES[join_side(move)]
            return self.say("wolves-phrase-join", card=NAMES[join_kind(move)], side=side)
        if move < SUMMON:
            return self._card(move)
        if move < DEITY:
            return self._extra(move)
        if move < VICTORY:
            return self._deity(DEITY_NAMES[move - DEITY])
        if move < NAME:
            return self.say("wolves-phrase-prize", victory=VICTORY_NAMES[move - VICTORY])
        if move < FLANK_DRAW:
            return self.say("wolves-phrase-plague", number=move - NAME)
        if move == TAKE:
            return self.say("wolves-phrase-freya", card=NAMES[self.frame["card"]])
        if move == DONE:
            return self.say(ENOUGH[self.kind])
        return self.say(SINGLE[move]) if move in SINGLE else ""

    def _lay(self, move: int) -> str:
        """W-31; in an empty line both ends are one."""
        line = lay_line(move)
        side = SIDES[lay_side(move)] if self.view["seats"][line]["line"] else "none"
        return self.say("wolves-phrase-lay", card=NAMES[lay_kind(move)], side=side, seat=line)

    def _unit(self, line: int, place: int) -> str:
        owner = self.view["seats"][line]
        name = owner["line"][place]
        several = owner["line"].count(name) > 1
        at = self.say("wolves-phrase-at", place=place + 1) if several else ""
        key = UNITS_BY_FRAME.get(self.kind) or UNITS_BY_EFFECT[EFFECTS[self.frame["effect"]]]
        return self.say(key, card=name, seat=line, strength=owner["strengths"][place], at=at)

    def _card(self, move: int) -> str:
        """A card of the hand, of the discard pile, or among one's sacrifices."""
        if move < PILE:
            return self.say("wolves-phrase-discard", card=NAMES[move - HAND])
        if move < SPEND:
            return self.say("wolves-phrase-find", card=NAMES[move - PILE])
        return self.say("wolves-phrase-spend", card=NAMES[move - SPEND])

    def _extra(self, move: int) -> str:
        """W-36: summon a deity or use a power."""
        if move >= POWER:
            return self.say("wolves-phrase-use", deity=DEITY_NAMES[move - POWER])
        name = DEITY_NAMES[move - SUMMON]
        cost = self.view["seats"][self.view["seat"]]["costs"][name]
        return self.say("wolves-phrase-summon", deity=name, cost=cost)

    def _deity(self, name: str) -> str:
        """A deity as the target of a power: what happens to it depends on where it lies."""
        power = DEITY_NAMES[self.frame["power"]]
        holders = [seat for seat, each in enumerate(self.view["seats"]) if name in each["deities"]]
        where = "held" if holders else "hall" if name in self.view["hall"] else "gone"
        args: dict[str, Any] = {"deity": name, "where": where}
        args |= {"seat": holders[0]} if holders else {"who": "other", "name": ""}
        if power == "baldr":
            return self.say("wolves-phrase-recall", **args)
        if power == "fafnir":
            return self.say("wolves-phrase-seize", **args)
        return self.say(
            "wolves-phrase-return" if where == "gone" else "wolves-phrase-banish", **args
        )
