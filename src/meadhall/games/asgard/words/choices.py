"""The open question and its choices in plain words, grouped by player and stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import ByKind, Row, rows
from ....kernel.texts import Key, Texts
from ..aesir import NAMES
from ..shown import View
from ..space import SPACE
from .teller import Teller, asked_in


def question(view: View, texts: Texts, names: Sequence[str]) -> str:
    """What is asked of this seat, in plain words."""
    teller = Teller(texts, names, view["seat"])
    asked = asked_in(view)
    kind = asked["kind"]
    args: dict[str, Any] = {"god": asked["god"]} if "god" in asked else {}
    if kind == "score-goal":
        args["left"] = asked["limit"] - len(asked["chosen"])
    if kind == "bragi-take":
        args["other"] = asked["given"]["god"]
    return teller.say(f"asgard-ask-{kind}", **args)


def choices(view: View, moves: Sequence[int], texts: Texts, names: Sequence[str]) -> list[Row]:
    """The legal moves of this seat in words; neighbours that belong together share a row."""
    describe = _Choices(view, Teller(texts, names, view["seat"]))
    return rows((move, describe.of(move)) for move in moves)


class _Choices(ByKind[tuple[str, str, str]]):
    """Section, heading and words of each move."""

    space = SPACE

    def __init__(self, view: View, teller: Teller) -> None:
        self.view = view
        self.asked = asked_in(view)
        self.teller = teller
        self.say = teller.say

    def on_play(self, up: str, down: str) -> tuple[str, str, str]:
        heads = [self.teller.plate(head) for head in sorted((up, down), key=NAMES.index)]
        return "", " / ".join(heads), self.say("asgard-choice-pick", god=up)

    def on_will(self) -> tuple[str, str, str]:
        god = self.asked["god"]
        return "", "", self.say("asgard-choice-will", god=god, will=Key(f"asgard-will-{god}"))

    def on_goal(self) -> tuple[str, str, str]:
        god, limit = self.asked["god"], self.asked["limit"]
        return "", "", self.say("asgard-choice-goal", god=god, limit=limit)

    def on_stack(self, god: str) -> tuple[str, str, str]:
        """A stack that Odin, Thor or Freya is to do something with, and what comes of it."""
        mine = self.view["stacks"][self.asked["seat"]]
        stack = mine[god]
        if self.asked["kind"] == "odin":
            words = self.say("asgard-choice-turn", god=god, other=stack["top"])
        elif self.asked["kind"] == "thor":
            factor = 2 if self.view["doubled"] == {"seat": self.asked["seat"], "god": god} else 1
            after = stack["attention"] + factor * mine["thor"]["cards"]
            words = self.say("asgard-choice-slip", before=stack["attention"], after=after)
        else:
            after = 2 * (stack["cards"] + stack["under"])
            words = self.say("asgard-choice-double", before=stack["attention"], after=after)
        return "", self.teller.plate(god), words

    def on_card(self, god: str, depth: int) -> tuple[str, str, str]:
        seat = self.asked["seat"]
        return "", self._heading(seat, god), self._card(seat, god, depth)

    def on_rival(self, seat: int, god: str, depth: int) -> tuple[str, str, str]:
        heading, words = self._heading(seat, god), self._card(seat, god, depth)
        return self.teller.numbered(seat), heading, words

    def on_done(self) -> tuple[str, str, str]:
        enough = self.asked.get("chosen")
        return "", "", self.say("asgard-choice-enough" if enough else "asgard-choice-none")

    def _heading(self, seat: int, god: str) -> str:
        """A stack by its Aesir and how many cards it holds."""
        stack = self.view["stacks"][seat][god]
        cards = stack["cards"] + stack["under"]
        return self.teller.plate(god) + (f" ×{cards}" if cards > 1 else "")

    def _card(self, seat: int, god: str, place: int) -> str:
        """One card of a stack; of a covered one only its place is known."""
        stack = self.view["stacks"][seat][god]
        if place == 0:
            return self.say("asgard-choice-top", other=stack["top"])
        if place < stack["cards"]:
            return self.say("asgard-choice-covered", place=place + 1)
        return self.say("asgard-choice-thor", place=place + 1)
