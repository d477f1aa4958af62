"""A training as one page: what there was to learn from, how each net learned, and what it won."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...kernel.game import Game
from ..pages import Page
from ..plots import Interval, plot, round_scale
from ..tournament import replace_text
from .rounds import read_log

Log = Sequence[dict[str, Any]]


def write_page(path: Path, game: Game[Any], folder: Path, lang: str) -> None:
    """Write the page of what a folder holds."""
    replace_text(path, Curves(game, read_log(folder), lang).page())


class Curves(Page):
    """What the log of a training says, in a language."""

    def __init__(self, game: Game[Any], log: Log, lang: str) -> None:
        super().__init__(lang)
        self.game = game
        self.log = log

    def page(self) -> str:
        """The whole page."""
        parts = [self.games_part(), self.curves_part(), self.gates_part()]
        title = self.say("lab-train-title", game=self.game.title(self.lang))
        return self.whole(title, self.say("lab-train-lead"), [each for each in parts if each])

    def of(self, *steps: str) -> list[dict[str, Any]]:
        """What was told of some steps."""
        return [each for each in self.log if each["step"] in steps]

    def games_part(self) -> str:
        """How many games each round had to learn from."""
        lines = [
            self.say(f"lab-train-{each['step']}", round=each["round"], games=each["games"])
            for each in self.of("quick", "slow")
        ]
        items = "".join(f"<li>{line}</li>" for line in lines)
        return self.explained("lab-train-games", f"<ul>{items}</ul>") if items else ""

    def curves_part(self) -> str:
        """The surprise at games that the net hasn't learned from, each time through them."""
        told = [each for each in self.of("learn") if "epoch" in each]
        if not told:
            return ""
        groups = []
        for number, decay in sorted({(each["round"], each["decay"]) for each in told}):
            own = [each for each in told if (each["round"], each["decay"]) == (number, decay)]
            lines = [self.dot(self.words("lab-train-by-hand"), own[0]["by_hand"])]
            lines += [
                self.dot(self.words("lab-train-epoch", epoch=each["epoch"]), each["net"])
                for each in own
            ]
            heading = self.words("lab-train-held-back", round=number, decay=self.number(decay))
            groups.append((heading, lines))
        values = [line.middle for _, lines in groups for line in lines]
        low, high = min(values), max(values)
        axis = self.words("lab-train-axis")
        scale = round_scale(low, max(high, low + 0.001), axis, lambda value: self.number(value, 3))
        drawn = plot(self.words("lab-train-curves-plot"), groups, scale)
        return self.explained("lab-train-curves", drawn)

    def gates_part(self) -> str:
        """What each net won against the best before it."""
        lines = [
            Interval(
                self.words("lab-train-round", round=each["round"]),
                each["low"],
                each["wins"],
                each["high"],
                self.percent(each["wins"]),
                "good" if each["passed"] else "even",
            )
            for each in self.of("gate")
        ]
        if not lines:
            return ""
        scale = self.wins_scale(1 / self.game.min_players)
        drawn = plot(self.words("lab-train-gates-plot"), [("", lines)], scale)
        return self.explained("lab-train-gates", drawn)

    def dot(self, name: str, value: float) -> Interval:
        """A value without an interval."""
        return Interval(name, value, value, value, self.number(value, 4))

    def explained(self, key: str, drawn: str) -> str:
        """A part that its texts explain."""
        return self.part(key, self.say(f"{key}-how"), drawn)
