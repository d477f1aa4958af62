"""The choices in plain words: by card, then line and end; targets by line; extra actions apart."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.face import ByKind, Row, asked, rows
from ....kernel.texts import Texts
from ..deities import DEITY_NAMES
from ..shown import View
from ..space import SPACE
from .teller import Teller, colour_of, numbers, seat_in

OPTIONAL = ("freya", "loki", "valkyrie", "vidar", "thralls", "deity")
"""Frames where to choose nothing is to decline."""

PLAIN = {
    "draw": "wolves-choice-draw",
    "return": "wolves-choice-return",
    "shield": "wolves-choice-wall",
    "take": "wolves-choice-take",
    "decline-all": "wolves-choice-decline-all",
}
"""Moves that need no more than a text."""
LATER = ("summon", "use", "pass", "end")
"""Extra actions come after the main ones; ways to stop come last as they are."""


def choices(view: View, moves: Sequence[int], texts: Texts, names: Sequence[str]) -> list[Row]:
    """The legal moves of this seat in words; those that belong together share a row."""
    describe = _Choices(view, Teller(texts, names, view["seat"]))
    return rows((move, describe.of(move)) for move in sorted(moves, key=_order))


def _order(move: int) -> tuple[bool, int]:
    return (SPACE.group(move).kind in LATER, move)


class _Choices(ByKind[tuple[str, str, str]]):
    """Section, heading and words of each move."""

    space = SPACE

    def __init__(self, view: View, teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.say = teller.say
        self.frame = asked(view)
        self.kind = self.frame["frame"]
        self.me = view["seats"][seat_in(view)]

    def otherwise(self, kind: str) -> tuple[str, str, str]:
        return "", "", self.say(PLAIN[kind])

    # --- units --------------------------------------------------------------------------------

    def on_lay(self, unit: str, line: int, side: str) -> tuple[str, str, str]:
        """W-31: whose line, and an arrow at the end where the unit would stand."""
        own = line == self.view["seat"]
        words = self.say("wolves-choice-own") if own else f"p{line + 1}"
        if self.view["seats"][line]["line"]:
            words = f"◂{words}" if side == "left" else f"{words}▸"
        return self.say("wolves-group-lay"), self._card(unit), words

    def on_unit(self, line: int, place: int) -> tuple[str, str, str]:
        """A unit in a line: to sacrifice on one's turn, to discard as a guard, else a target."""
        owner = self.view["seats"][line]
        name, strength = owner["line"][place], owner["strengths"][place]
        words = self.teller.plate(self.view, name, strength)
        if self.kind == "react":
            return "", "", self.say("wolves-choice-guard", card=name, place=place + 1)
        if self.kind == "turn":
            title = self.say("wolves-group-sacrifice")
            return title, words, self.say("wolves-choice-place", place=place + 1)
        title = self.say("wolves-group-take") if self.kind == "vidar" else ""
        return title, self.teller.numbered(line), words

    def on_join(self, unit: str, side: str) -> tuple[str, str, str]:
        return "", self._card(unit), self.say(f"wolves-choice-{side}")

    # --- cards --------------------------------------------------------------------------------

    def on_hand(self, card: str) -> tuple[str, str, str]:
        return self._copies(card, self.view["hand"] or {}, "chosen")

    def on_pile(self, card: str) -> tuple[str, str, str]:
        return self._copies(card, self.view["pile"], "barred")

    def on_spend(self, unit: str) -> tuple[str, str, str]:
        return self._copies(unit, self.me["sacrifices"], "spent")

    def _card(self, name: str) -> str:
        return self.teller.plate(self.view, name)

    def _copies(self, card: str, counts: dict[str, int], named: str) -> tuple[str, str, str]:
        """A card of which there may be several, less those named before."""
        count = counts[card] - self.frame.get(named, {}).get(card, 0)
        return "", "", self._card(card) + (f" ×{count}" if count > 1 else "")

    # --- deities and victories ----------------------------------------------------------------

    def on_summon(self, deity: str) -> tuple[str, str, str]:
        words = self.say("wolves-choice-summon", cost=self.me["costs"][deity])
        return self._extra(deity), self.teller.deity(deity), words

    def on_use(self, deity: str) -> tuple[str, str, str]:
        return self._extra(deity), self.teller.deity(deity), self.say("wolves-choice-use")

    def _extra(self, deity: str) -> str:
        """W-36: what the deity does stands over the extra action."""
        args = {
            "colour": self.teller.colour(deity),
            "text": self.teller.deity_text(self.view, deity),
        }
        return self.say("wolves-group-extra", deity=deity, **args)

    def on_deity(self, deity: str) -> tuple[str, str, str]:
        """A deity as the target of a power: what happens to it depends on where it lies."""
        power = DEITY_NAMES[self.frame["power"]]
        holder = next((n for n, p in enumerate(self.view["seats"]) if deity in p["deities"]), None)
        where = "" if holder is None else f" · {self.teller.numbered(holder)}"
        in_hall = deity in self.view["hall"]
        if power == "baldr":
            key = "wolves-choice-summon-gone"
        elif power == "fafnir":
            key = "wolves-choice-seize-hall" if in_hall else "wolves-choice-seize"
        elif in_hall:
            key = "wolves-choice-discard-hall"
        else:
            key = "wolves-choice-return-deity" if holder is None else "wolves-choice-discard-deity"
        return "", self.teller.deity_plate(deity), self.say(key) + where

    def on_victory(self, victory: str) -> tuple[str, str, str]:
        return "", self.teller.victory(victory), self.teller.victory_text(self.view, victory)

    # --- manoeuvres, ways to stop, answers ----------------------------------------------------

    def on_plague(self, strength: int) -> tuple[str, str, str]:
        units = sum(
            0 if each["protected"] else each["strengths"].count(strength)
            for each in self.view["seats"]
        )
        words = self.say("wolves-choice-plague", number=strength, units=units)
        title = self.say("wolves-group-plague", text=self.teller.card_text(self.view, "plague"))
        return title, self._card("plague"), words

    def on_flank_draw(self) -> tuple[str, str, str]:
        return self._flank("wolves-choice-flank-draw")

    def on_flank_return(self) -> tuple[str, str, str]:
        return self._flank("wolves-choice-flank-return")

    def _flank(self, key: str) -> tuple[str, str, str]:
        title = self.say("wolves-group-flank", text=self.teller.card_text(self.view, "flank"))
        return title, self._card("flank"), self.say(key)

    def on_pass(self) -> tuple[str, str, str]:
        words = self.say("wolves-choice-pass", cards=self._pass_draw())
        return self.say("wolves-group-other"), self.say("wolves-choice-pass.head"), words

    def on_end(self) -> tuple[str, str, str]:
        head, words = self.say("wolves-choice-end.head"), self.say("wolves-choice-end")
        return self.say("wolves-group-other"), head, words

    def on_side(self, side: str) -> tuple[str, str, str]:
        return "", "", self.say(f"wolves-choice-{side}")

    def on_keep(self, colour: str) -> tuple[str, str, str]:
        names = [name for name in self.me["deities"] if colour_of(name) == colour]
        deities = ", ".join(map(self.teller.deity, names))
        return "", "", self.say(f"wolves-choice-keep-{colour}", deities=deities)

    def on_done(self) -> tuple[str, str, str]:
        title = self.say("wolves-group-other") if self.kind == "vidar" else ""
        return title, "", self.say(self._done())

    def _pass_draw(self) -> int:
        """W-34, W-39: how many cards a pass would bring now."""
        in_force = numbers(self.view)
        cards: int = in_force["hands"]["pass_draw"]
        for victory in self.me["victories"]:
            cards += in_force["victories"][victory].get("pass_draw", 0)
        room: int = in_force["hands"]["limit"] - self.me["hand"]
        return max(0, min(cards, room))

    def _done(self) -> str:
        if self.kind == "react":
            return "wolves-choice-let"
        if self.kind == "after-pass":
            return "wolves-choice-nothing"
        return "wolves-choice-none" if self.kind in OPTIONAL else "wolves-choice-enough"
