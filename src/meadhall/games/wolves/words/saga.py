"""What happened, told as a saga: whoever does something, or suffers it, has the line.

Events come as the game's `tell` and `recall` give them to a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.saga import Args, Line, Saga, Said, Told, Tone, counted, in_a_row
from ..deities import DEITY_NAMES, VICTORY_NAMES
from ..people import NAMES
from ..shown import View

PLAIN = {
    "declines": "eye",
    "deity-returned": "",
    "destroyed": "skull",
    "discarded": "broom",
    "guarded": "card/huscarl",
    "joined": "",
    "may-not-stand": "",
    "moved": "",
    "opened": "",
    "passed": "horn",
    "prize": "",
    "returned": "deity/baldr",
    "shielded": "card/shield-wall",
    "side": "deity/tyr",
    "summoned": "",
    "used": "",
}
"""Events that are told by themselves, with what they carry; and what illustrates them, if not the
card they carry."""
LISTED = {"found": "draw", "hand-discarded": "broom", "sacrificed": "pyre", "spent": "pyre"}
"""Events that are told together if there are several in a row."""
LOST = ("destroyed", "discarded")
FALLS = ("destroyed", "taken", "moved")
"""What becomes of a unit that was aimed at."""
QUIET = ("turn", "stood", "unit-stood")
"""The table shows it."""

CARDS: dict[str, Args] = {
    name: {"card": {"key": f"wolves-card-{name}"}, "card-acc": {"key": f"wolves-card-{name}.acc"}}
    for name in NAMES
}
DEITIES: dict[str, Args] = {
    name: {
        "deity": {"key": f"wolves-deity-{name}"},
        "deity-acc": {"key": f"wolves-deity-{name}.acc"},
        "deity-of": {"key": f"wolves-deity-{name}.of"},
    }
    for name in DEITY_NAMES
}
VICTORIES: dict[str, Args] = {
    name: {"victory": {"key": f"wolves-victory-{name}"}} for name in VICTORY_NAMES
}
"""Names in every form that a text may ask for."""


def saga(events: Sequence[Told], view: View) -> list[Line]:
    """The lines for what one reader was told; none if there is nothing worth a line."""
    return _Saga().of(events)


class _Saga(Saga):
    """Goes through events and collects lines."""

    home = "plate"

    def tell(self, events: Sequence[Told], at: int) -> int:
        kind = events[at]["event"]
        if kind in ("drew", "hall-opened") or kind in LISTED:
            return self._several(kind, events, at)
        if kind in PLAIN:
            self._plain(kind, events[at])
        elif kind not in QUIET:
            self._one(kind, events, at)
        return 1

    # --- several events that are one deed -----------------------------------------------------

    def _several(self, kind: str, events: Sequence[Told], at: int) -> int:
        """Tell what happens several times in a row; returns how many that are."""
        same, seat = in_a_row(events, at), events[at].get("seat")
        if kind == "hall-opened":
            names = [each["deity"] for each in same]
            args: Args = {"deities": [{"key": f"wolves-deity-{name}"} for name in names]}
            places = [f"hall/{name}" for name in names]
            self.say(None, "wolves-event-hall-opened", args, f"deity/{names[0]}", places)
        elif kind == "drew":
            key, args = "wolves-event-drew", {"cards": len(same)}
            if "kind" in same[0]:
                key, args = "wolves-event-drew-cards", {"list": _counted(same)}
            self.say(seat, key, args, "draw", mark=f"+{len(same)}")
        else:
            picture = LISTED[kind]
            places = [f"pyre/{seat}" if picture == "pyre" else f"plate/{seat}"]
            self.say(seat, f"wolves-event-{kind}", {"list": _counted(same)}, picture, places)
        return len(same)

    # --- single events ------------------------------------------------------------------------

    def _plain(self, kind: str, told: Told) -> None:
        seat = told.get("seat", told.get("line"))
        args: Args = {name: told[name] for name in ("side", "number") if name in told}
        picture, places = PLAIN[kind], list[str]()
        if "kind" in told:
            card = told["kind"]
            args |= CARDS[card]
            picture = picture or f"card/{card}"
        elif "deity" in told:
            deity = told["deity"]
            args |= DEITIES[deity]
            picture = picture or f"deity/{deity}"
            places += (f"deity/{deity}", f"hall/{deity}")
        elif "victory" in told:
            victory = told["victory"]
            args |= VICTORIES[victory]
            picture = picture or f"victory/{victory}"
            places += (f"victory/{victory}", f"prize/{victory}")
        lost = kind in LOST
        if seat is not None:
            places.append(f"line/{seat}" if lost else f"plate/{seat}")
        tone: Tone = "bad" if lost else "plain"
        hurts = seat if lost else None
        self.say(seat, f"wolves-event-{kind}", args, picture, places, tone, hurts=hurts)

    def _one(self, kind: str, events: Sequence[Told], at: int) -> None:
        told = events[at]
        match kind:
            case "round":
                args: Args = {"round": told["round"], "seat": told["seat"]}
                self.headline("wolves-event-round", args)
            case "victory-opened":
                name = told["victory"]
                places = (f"victory/{name}", f"prize/{name}")
                picture = f"victory/{name}"
                self.say(None, "wolves-event-victory-opened", VICTORIES[name], picture, places)
            case "ragnarok":
                key = "deities" if told["from_deities"] else "victories"
                self._ragnarok(f"wolves-event-ragnarok-{key}")
            case "reshuffled":
                args = {"cards": told["cards"]}
                self.say(None, "wolves-event-reshuffled", args, "shuffle")
            case "laid":
                self._laid(told)
            case "played":
                self._played(told)
            case "targeted":
                self._targeted(told, events[at + 1 : at + 2])
            case "taken":
                line, card = told["line"], told["kind"]
                args = {**CARDS[card], "seat": line}
                at_line = (f"line/{line}",)
                self.say(
                    told["seat"], "wolves-event-taken", args, f"card/{card}", at_line, hurts=line
                )
            case "deity-discarded":
                self._deity_discarded(told["owner"], told["deity"])
            case "buried":
                if at and events[at - 1]["event"] == "opened":
                    seat = events[at - 1]["seat"]
                    self.say(seat, "wolves-event-buried", {}, f"card/{told['kind']}")
            case "placed":
                self.say(told["first"], "wolves-event-placed", {}, "laurels", tone="great")
                if told["second"] is not None:
                    self.say(told["second"], "wolves-event-second", {}, "laurels")
            case "cleared":
                self.say(None, "wolves-event-cleared", {}, "broom", tone="quiet")
            case "over":
                self.headline("wolves-event-over", {})

    def _ragnarok(self, key: str) -> None:
        self.say(None, key, {}, "howl", ("ragnarok",), "great")

    def _laid(self, told: Told) -> None:
        """At the end of a line: of the places in it the last is called -1."""
        card, line = told["kind"], told["line"]
        args: Args = {**CARDS[card], "side": told["side"], "seat": line}
        places = (f"unit/{line}/{0 if told['side'] == 'left' else -1}",)
        self.say(told["seat"], "wolves-event-laid", args, f"card/{card}", places)

    def _played(self, told: Told) -> None:
        seat, card, number = told["seat"], told["kind"], told["number"]
        if card == "plague":
            self.say(seat, "wolves-event-plague", {"number": number}, "card/plague")
        else:
            key = "wolves-event-flank-return" if number else "wolves-event-flank-draw"
            self.say(seat, key, {}, f"card/{card}")

    def _targeted(self, told: Told, after: Sequence[Told]) -> None:
        """Left out where the blow falls at once."""
        line, place, effect = told["line"], told["place"], told["effect"]
        if after and after[0]["event"] in FALLS and after[0]["line"] == line:
            return
        source = DEITIES["loki"]["deity"] if effect == "loki" else CARDS[effect]["card"]
        args: Args = {**CARDS[told["kind"]], "source": source, "place": place + 1, "seat": line}
        places = (f"unit/{line}/{place}",)
        self.say(told["seat"], "wolves-event-targeted", args, "skull", places, "bad", hurts=line)

    def _deity_discarded(self, owner: int | None, deity: str) -> None:
        key = f"wolves-event-deity-discarded{'-hall' if owner is None else ''}"
        places = [f"deity/{deity}", f"hall/{deity}"]
        if owner is not None:
            places.append(f"plate/{owner}")
        self.say(owner, key, DEITIES[deity], f"deity/{deity}", places, "bad", hurts=owner)


def _counted(events: Sequence[Told]) -> list[str | int | Said]:
    """Cards by kind, equal ones counted."""
    cards = sorted((each["kind"] for each in events), key=NAMES.index)
    return counted(cards, lambda name: {"key": f"wolves-card-{name}"}, "wolves-copies")
