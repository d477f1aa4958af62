"""What happened, told as a saga: whoever does something, or suffers it, stands at the left.

Events come as `tell` and `recall` of :mod:`meadhall.games.wolves.view` give them to a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ....kernel.texts import Texts
from ..people import NAMES
from .words import Teller

Told = dict[str, Any]

PLAIN = (
    "declines",
    "deity-returned",
    "destroyed",
    "discarded",
    "guarded",
    "joined",
    "may-not-stand",
    "moved",
    "opened",
    "passed",
    "prize",
    "returned",
    "shielded",
    "side",
    "summoned",
    "used",
)
"""Events that are told by themselves, with what they carry."""
LISTED = ("found", "hand-discarded", "sacrificed", "spent")
"""Events that are told together if there are several in a row."""
QUIET = ("turn",)
"""The table shows it."""


class Line(NamedTuple):
    """A line of the saga: who it is about, and what is said; a headline says nothing."""

    label: Text
    words: Text


def saga(
    events: Sequence[Told], view: dict[str, Any], texts: Texts, names: Sequence[str]
) -> list[Line]:
    """The lines for what one seat was told; none if there is nothing worth a line."""
    return _Saga(Teller(texts, names, view["seat"])).of(list(events))


class _Saga:
    """Goes through events and collects lines."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[Line] = []
        self.subject: int | None = None

    def of(self, events: list[Told]) -> list[Line]:
        at = 0
        while at < len(events):
            at += self._several(events[at:]) or self._one(events, at)
        return self.lines

    def say(self, subject: int | None, key: str, style: str = "", **args: Any) -> None:
        """One more line; a name stands before the first of the lines about it only."""
        new = subject is not None and subject != self.subject
        label = (
            Text(self.teller.numbered(subject), style="bold")
            if new and subject is not None
            else Text()
        )
        self.subject = subject
        self.lines.append(Line(label, Text(self.teller.say(key, **args), style=style)))

    def headline(self, key: str, **args: Any) -> None:
        self.subject = None
        self.lines.append(Line(Text(self.teller.say(key, **args), style="bold"), Text()))

    # --- several events that are one deed -----------------------------------------------------

    def _several(self, events: list[Told]) -> int:
        """Tell what happens several times in a row; returns how many, 0 if they begin with none."""
        kind = events[0]["event"]
        seat = events[0].get("seat")
        count = 0
        while (
            count < len(events)
            and events[count]["event"] == kind
            and events[count].get("seat") == seat
        ):
            count += 1
        same = events[:count]
        if kind == "drew":
            if "kind" in same[0]:
                cards = self.teller.counted(_sorted(same))
                self.say(seat, "wolves-event-drew-cards", list=cards)
            else:
                self.say(seat, "wolves-event-drew", cards=count)
            return count
        if kind in LISTED:
            self.say(seat, f"wolves-event-{kind}", list=self.teller.counted(_sorted(same)))
            return count
        if kind == "hall-opened":
            deities = ", ".join(self.teller.deity(each["deity"]) for each in same)
            self.say(None, "wolves-event-hall-opened", deities=deities)
            return count
        return 0

    # --- single events ------------------------------------------------------------------------

    def _one(self, events: list[Told], at: int) -> int:
        told = events[at]
        kind = told["event"]
        if kind in QUIET:
            return 1
        if kind in PLAIN:
            self._plain(told)
            return 1
        match kind:
            case "round":
                self.headline("wolves-event-round", round=told["round"], seat=told["seat"])
            case "victory-opened":
                self.say(None, "wolves-event-victory-opened", victory=told["victory"])
            case "ragnarok":
                key = "deities" if told["from_deities"] else "victories"
                self.say(None, f"wolves-event-ragnarok-{key}", style="bold")
            case "reshuffled":
                self.say(None, "wolves-event-reshuffled", cards=told["cards"])
            case "laid":
                self._laid(told)
            case "played":
                self._played(told)
            case "targeted":
                self._targeted(told, events[at + 1 :])
            case "taken":
                args = {"seat": told["line"], "doer": told["seat"], "card": told["kind"]}
                self.say(told["seat"], "wolves-event-taken", **args)
            case "deity-discarded":
                hall = "-hall" if told["owner"] is None else ""
                key = f"wolves-event-deity-discarded{hall}"
                self.say(told["owner"], key, deity=told["deity"])
            case "buried":
                if at and events[at - 1]["event"] == "opened":
                    self.say(self.subject, "wolves-event-buried")
            case "placed":
                self.say(told["first"], "wolves-event-placed", style="bold")
                if told["second"] is not None:
                    self.say(told["second"], "wolves-event-second")
            case "cleared":
                self.say(None, "wolves-event-cleared", style="dim")
            case _:
                self.headline("wolves-event-over")
        return 1

    def _plain(self, told: Told) -> None:
        subject = told.get("seat", told.get("line"))
        args: Told = {
            name: told[name] for name in ("deity", "victory", "side", "number") if name in told
        }
        if "kind" in told:
            args["card"] = told["kind"]
        self.say(subject, f"wolves-event-{told['event']}", **args)

    def _laid(self, told: Told) -> None:
        args = {"seat": told["line"], "doer": told["seat"]}
        self.say(told["seat"], "wolves-event-laid", card=told["kind"], side=told["side"], **args)

    def _played(self, told: Told) -> None:
        if told["kind"] == "plague":
            self.say(told["seat"], "wolves-event-plague", number=told["number"])
        else:
            key = "wolves-event-flank-return" if told["number"] else "wolves-event-flank-draw"
            self.say(told["seat"], key)

    def _targeted(self, told: Told, after: list[Told]) -> None:
        """Left out where the blow falls at once."""
        falls = ("destroyed", "taken", "moved")
        if after and after[0]["event"] in falls and after[0]["line"] == told["line"]:
            return
        effect = told["effect"]
        loki = effect == "loki"
        source = self.teller.deity(effect) if loki else self.teller.card(effect)
        args = {"seat": told["line"], "doer": told["seat"], "place": told["place"] + 1}
        self.say(told["seat"], "wolves-event-targeted", source=source, card=told["kind"], **args)


def _sorted(events: list[Told]) -> list[str]:
    return sorted((each["kind"] for each in events), key=NAMES.index)
