"""What happened, told as a saga: a line for each event, or for a few that are one deed.

Events come as `tell` and `recall` of :mod:`meadhall.games.asgard.view` give them to a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ....kernel.texts import Texts
from .table import goal_limits
from .words import Teller

Told = dict[str, Any]

PLAIN = ("declined", "doubled", "rose", "skipped", "slipped", "undoubled")
"""Events about a player's stack that are told by themselves."""


class Line(NamedTuple):
    """A line of the saga: who or what it is about, and what is said; a headline says nothing."""

    label: Text
    words: Text


def saga(
    events: Sequence[Told], view: dict[str, Any], texts: Texts, names: Sequence[str]
) -> list[Line]:
    """The lines for what one seat was told; none if there is nothing worth a line."""
    return _Saga(view, Teller(texts, names, view["seat"])).of(list(events))


class _Saga:
    """Goes through events and collects lines."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.lines: list[Line] = []
        self.label = Text()

    def of(self, events: list[Told]) -> list[Line]:
        at = 0
        while at < len(events):
            at += self._deed(events[at:]) or self._event(events[at], events[:at])
        return self.lines

    def say(self, key: str, **args: Any) -> None:
        """One more line; the label stands before the first line it belongs to only."""
        self.lines.append(Line(self.label, self.teller.text(key, **args)))
        self.label = Text()

    def headline(self, key: str, **args: Any) -> None:
        self.lines.append(Line(Text(self.teller.say(key, **args), style="bold"), Text()))

    # --- several events that are one deed -----------------------------------------------------

    def _deed(self, events: list[Told]) -> int:
        """Tell a deed made of several events; returns how many, 0 if they begin with none."""
        kinds = [each["event"] for each in events[:4]]
        first = events[0]
        if kinds[:2] == ["lifted", "lifted"]:
            self._swapped(events)
            return kinds.count("lifted") + kinds.count("laid")
        if kinds[:2] == ["lifted", "laid"]:
            key = "asgard-event-turned" if first["place"] == 0 else "asgard-event-turned-covered"
            args = {"god": first["god"], "other": events[1]["god"], "place": first["place"] + 1}
            self.say(key, seat=first["seat"], **args)
            return 2
        if kinds[0] == "lifted":  # recalled later: where it came to lie is forgotten
            self.say("asgard-event-turned-recalled", seat=first["seat"], god=first["god"])
            return 1
        if kinds[0] == "revealed":
            self.label = Text(self.teller.numbered(first["seat"]), style="bold")
            god, _, other = first["pick"].partition("/")
            if other:
                self.say("asgard-event-revealed", god=god, other=other)
                return 2
            self.say("asgard-event-revealed-up", god=god)
            return 1
        if kinds[0] == "scored":
            return self._scored(events)
        if kinds[0] == "compared":
            return self._compared(events)
        return 0

    def _swapped(self, events: list[Told]) -> None:
        given, taken = events[0], events[1]
        whom = self.teller.say("asgard-player-whom", seat=taken["seat"])
        args = {"god": given["god"], "other": taken["god"], "whom": whom}
        self.say("asgard-event-swapped", seat=given["seat"], **args)

    def _scored(self, events: list[Told]) -> int:
        """All cards that go to the score pile at once."""
        count = _run(events, lambda each: each["event"] == "scored")
        thors = sum(each["thor"] for each in events[:count])
        first = events[0]
        args = {"god": first["god"], "cards": count, "thors": thors}
        self.say("asgard-event-scored", seat=first["seat"], **args)
        return count

    def _compared(self, events: list[Told]) -> int:
        """A-32: comparisons that part nobody are told together."""
        first = events[0]
        seats = first["seats"]
        same = _run(events, lambda each: each["event"] == "compared" and each["seats"] == seats)
        if len(seats) == 1:
            args = {"god": first["god"], "attention": first["attention"]}
            self.say("asgard-event-compared-won", seat=seats[0], **args)
            return 1
        gods = [self.teller.texts.say(f"asgard-god-{each['god']}.of") for each in events[:same]]
        args = {"gods": self.teller.listing(gods), "players": self.teller.players(seats)}
        self.say("asgard-event-compared", **args)
        return same

    # --- single events ------------------------------------------------------------------------

    def _event(self, told: Told, before: list[Told]) -> int:
        match told["event"]:
            case "round":
                self.headline("asgard-event-round", round=told["round"], cards=told["cards"])
            case "goal-opened":
                self._goal_opened(told)
            case "passed":
                side = "left" if told["direction"] > 0 else "right"
                self.say("asgard-event-passed", side=side)
            case "awakens":
                self._awakens(told)
            case "disputed":
                self.say("asgard-event-disputed", players=self.teller.players(told["seats"]))
            case "favoured":
                args = {"god": told["god"], "attention": told["attention"]}
                self.say("asgard-event-favoured", seat=told["seat"], **args)
            case "sleeps":
                key = "asgard-event-sleeps-tied" if told["seats"] else "asgard-event-sleeps"
                self.say(key, god=told["god"])
            case "will":
                # Where there was no choice the favour says it already.
                if not before or before[-1]["event"] != "favoured":
                    self.say("asgard-event-will", god=told["god"], seat=told["seat"])
            case "goal":
                args = {"god": told["god"], "limit": told["limit"]}
                self.say("asgard-event-goal", seat=told["seat"], **args)
            case kind if kind in PLAIN:
                cards = {"cards": told["cards"]} if "cards" in told else {}
                self.say(f"asgard-event-{kind}", god=told["god"], seat=told["seat"], **cards)
            case "drew":
                self._drew(told)
            case "over":
                self.headline("asgard-event-over")
        return 1

    def _goal_opened(self, told: Told) -> None:
        limit = goal_limits(self.view)[told["column"]][told["row"]]
        args = {"god": told["god"], "round": told["column"] + 1, "limit": limit}
        self.say("asgard-event-goal-opened", **args)

    def _awakens(self, told: Told) -> None:
        if told["god"] == "odin":
            final = told["final"]
            self.headline("asgard-event-final" if final else "asgard-event-awakening")
        self.label = self.teller.badge(told["god"])

    def _drew(self, told: Told) -> None:
        if "card" in told:
            up, _, other = told["card"].partition("/")
            self.say("asgard-event-drew-card", god=up, other=other, seat=told["seat"])
        else:
            self.say("asgard-event-drew", seat=told["seat"])


def _run(events: list[Told], belongs: Any) -> int:
    """How many events from the first on belong together."""
    count = 0
    while count < len(events) and belongs(events[count]):
        count += 1
    return count
