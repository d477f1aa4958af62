"""The choices in plain words: by card, then line and end; targets by line; extra actions apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import Row
from ....kernel.texts import Texts
from ..deities import DEITY_NAMES, VICTORY_NAMES
from ..frames import SIDES
from ..moves import (
    DECLINE_ALL,
    DEITY,
    DONE,
    DRAW,
    END_TURN,
    FLANK_DRAW,
    FLANK_RETURN,
    HAND,
    JOIN,
    KEEP,
    NAME,
    PASS,
    PILE,
    POWER,
    RETURN_TO_ROUND,
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
from .questions import asked
from .teller import Teller, colour_of, numbers

OPTIONAL = ("freya", "loki", "valkyrie", "vidar", "thralls", "deity")
"""Frames where to choose nothing is to decline."""

SINGLE = {
    FLANK_DRAW: "wolves-choice-flank-draw",
    FLANK_RETURN: "wolves-choice-flank-return",
    END_TURN: "wolves-choice-end",
    DRAW: "wolves-choice-draw",
    RETURN_TO_ROUND: "wolves-choice-return",
    SIDE: "wolves-choice-left",
    SIDE + 1: "wolves-choice-right",
    WALL: "wolves-choice-wall",
    TAKE: "wolves-choice-take",
    DECLINE_ALL: "wolves-choice-decline-all",
}
"""Moves that need no more than a text."""


def choices(
    view: dict[str, Any], moves: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[Row]:
    """The legal moves of this seat in words; those that belong together share a row."""
    describe = _Choices(view, Teller(texts, names, view["seat"]))
    rows: list[Row] = []
    for move in sorted(moves, key=_order):
        section, heading, words = describe.of(move)
        if rows and rows[-1][:2] == (section, heading) and heading:
            rows[-1].choices.append((move, words))
        else:
            rows.append(Row(section, heading, [(move, words)]))
    return rows


def _order(move: int) -> tuple[bool, int]:
    """Extra actions after the main ones; ways to stop come last as they are."""
    return (SUMMON <= move < DEITY or PASS <= move <= END_TURN, move)


class _Choices:
    """Section, heading and words of each move."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.frame = asked(view)
        self.kind = self.frame["frame"]
        self.me = view["seats"][view["seat"]]

    def of(self, move: int) -> tuple[str, str, str]:
        if move < UNIT:
            return self._lay(move)
        if move < JOIN:
            return self._unit(unit_line(move), unit_place(move))
        if move < HAND:
            return "", self._card(NAMES[join_kind(move)]), self._end(join_side(move))
        if move < SPEND:
            if move < PILE:
                return self._copies(move - HAND, self.view["hand"], "chosen")
            return self._copies(move - PILE, self.view["pile"], "barred")
        if move < SUMMON:
            return self._copies(move - SPEND, self.me["sacrifices"], "spent")
        if move < DEITY:
            return self._extra(move)
        if move < VICTORY:
            return self._deity(DEITY_NAMES[move - DEITY])
        if move < NAME:
            name = VICTORY_NAMES[move - VICTORY]
            return "", self.teller.victory(name), self.teller.victory_text(self.view, name)
        return self._other(move)

    def _card(self, name: str) -> str:
        return self.teller.plate(self.view, name)

    def _copies(self, kind: int, counts: dict[str, int], named: str) -> tuple[str, str, str]:
        """A card of which there may be several, less those named before."""
        count = counts[NAMES[kind]] - self.frame.get(named, {}).get(NAMES[kind], 0)
        words = self._card(NAMES[kind]) + (f" ×{count}" if count > 1 else "")
        return "", "", words

    def _end(self, side: int) -> str:
        return self.teller.say(f"wolves-choice-{SIDES[side]}")

    def _lay(self, move: int) -> tuple[str, str, str]:
        """W-31: whose line, and an arrow at the end where the unit would stand."""
        line = lay_line(move)
        own = line == self.view["seat"]
        words = self.teller.say("wolves-choice-own") if own else f"p{line + 1}"
        if self.view["seats"][line]["line"]:
            words = f"◂{words}" if SIDES[lay_side(move)] == "left" else f"{words}▸"
        title = self.teller.say("wolves-group-lay")
        return title, self._card(NAMES[lay_kind(move)]), words

    def _unit(self, line: int, place: int) -> tuple[str, str, str]:
        """A unit in a line: to sacrifice on one's turn, to discard as a guard, else a target."""
        owner = self.view["seats"][line]
        name, strength = owner["line"][place], owner["strengths"][place]
        words = self.teller.plate(self.view, name, strength)
        if self.kind == "react":
            words = self.teller.say("wolves-choice-guard", card=name, place=place + 1)
            return "", "", words
        if self.kind == "turn":
            title = self.teller.say("wolves-group-sacrifice")
            return title, words, self.teller.say("wolves-choice-place", place=place + 1)
        title = self.teller.say("wolves-group-take") if self.kind == "vidar" else ""
        return title, self.teller.numbered(line), words

    def _extra(self, move: int) -> tuple[str, str, str]:
        """W-36: summon a deity or use a power."""
        name = DEITY_NAMES[(move - SUMMON) if move < POWER else (move - POWER)]
        args: dict[str, Any] = {
            "colour": self.teller.colour(name),
            "text": self.teller.deity_text(self.view, name),
        }
        title = self.teller.say("wolves-group-extra", deity=name, **args)
        if move < POWER:
            words = self.teller.say("wolves-choice-summon", cost=self.me["costs"][name])
        else:
            words = self.teller.say("wolves-choice-use")
        return title, self.teller.deity(name), words

    def _deity(self, name: str) -> tuple[str, str, str]:
        """A deity as the target of a power: what happens to it depends on where it lies."""
        power = DEITY_NAMES[self.frame["power"]]
        holder = next((n for n, p in enumerate(self.view["seats"]) if name in p["deities"]), None)
        where = "" if holder is None else f" · {self.teller.numbered(holder)}"
        in_hall = name in self.view["hall"]
        if power == "baldr":
            key = "wolves-choice-summon-gone"
        elif power == "fafnir":
            key = "wolves-choice-seize-hall" if in_hall else "wolves-choice-seize"
        elif in_hall:
            key = "wolves-choice-discard-hall"
        else:
            key = "wolves-choice-return-deity" if holder is None else "wolves-choice-discard-deity"
        return "", self.teller.deity_plate(name), self.teller.say(key) + where

    def _other(self, move: int) -> tuple[str, str, str]:
        """Manoeuvres, ways to stop, answers."""
        if move < FLANK_DRAW:
            text = self.teller.card_text(self.view, "plague")
            number = move - NAME
            units = sum(
                0 if each["protected"] else each["strengths"].count(number)
                for each in self.view["seats"]
            )
            words = self.teller.say("wolves-choice-plague", number=number, units=units)
            title = self.teller.say("wolves-group-plague", text=text)
            return title, self._card("plague"), words
        if move <= FLANK_RETURN:
            text = self.teller.card_text(self.view, "flank")
            title = self.teller.say("wolves-group-flank", text=text)
            return title, self._card("flank"), self.teller.say(SINGLE[move])
        if move == PASS:
            words = self.teller.say("wolves-choice-pass", cards=self._pass_draw())
            head = self.teller.say("wolves-choice-pass.head")
            return self.teller.say("wolves-group-other"), head, words
        if move == END_TURN:
            head = self.teller.say("wolves-choice-end.head")
            return self.teller.say("wolves-group-other"), head, self.teller.say(SINGLE[move])
        if KEEP <= move < WALL:
            return "", "", self._keep("blue" if move == KEEP else "red")
        if move == DONE:
            title = self.teller.say("wolves-group-other") if self.kind == "vidar" else ""
            return title, "", self.teller.say(self._done())
        return "", "", self.teller.say(SINGLE[move])

    def _pass_draw(self) -> int:
        """W-34, W-39: how many cards a pass would bring now."""
        in_force = numbers(self.view)
        cards: int = in_force["hands"]["pass_draw"]
        for victory in self.me["victories"]:
            cards += in_force["victories"][victory].get("pass_draw", 0)
        room: int = in_force["hands"]["limit"] - self.me["hand"]
        return max(0, min(cards, room))

    def _keep(self, colour: str) -> str:
        names = [name for name in self.me["deities"] if colour_of(name) == colour]
        deities = ", ".join(map(self.teller.deity, names))
        return self.teller.say(f"wolves-choice-keep-{colour}", deities=deities)

    def _done(self) -> str:
        if self.kind == "react":
            return "wolves-choice-let"
        if self.kind == "after-pass":
            return "wolves-choice-nothing"
        return "wolves-choice-none" if self.kind in OPTIONAL else "wolves-choice-enough"
