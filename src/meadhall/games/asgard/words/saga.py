"""What happened, told as a saga: a line for each event, or for a few that are one deed.

Events come as the game's `tell` and `recall` give them to a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel.saga import Args, Line, Saga, Said, Told
from ..aesir import NAMES
from ..data import DATA
from ..numbers import goal_limits
from ..shown import View

PLAIN = ("declined", "doubled", "rose", "skipped", "slipped", "undoubled")
"""Events about a player's stack that are told by themselves."""
QUIET = ("changed", "dealt", "laid")
"""The table shows it, or what comes with it does."""

GODS: dict[str, Args] = {
    name: {"god": {"key": f"asgard-god-{name}"}, "god-of": {"key": f"asgard-god-{name}.of"}}
    for name in NAMES
}
OTHERS: dict[str, Args] = {
    name: {"other": {"key": f"asgard-god-{name}"}, "other-of": {"key": f"asgard-god-{name}.of"}}
    for name in NAMES
}
"""An Aesir in every form that a text may ask for."""


def limits_in(view: View) -> list[list[int]]:
    """A-13: how many cards each goal allows, by column and row."""
    return goal_limits(DATA.in_force(view["options"]))


def saga(events: Sequence[Told], view: View) -> list[Line]:
    """The lines for what one reader was told; none if there is nothing worth a line."""
    return _Saga(view).of(events)


class _Saga(Saga):
    """Goes through events and collects lines."""

    def __init__(self, view: View) -> None:
        super().__init__()
        self.view = view
        self.awake = ""  # the Aesir whose awakening is told
        self.title: str | None = None  # its name, until a line has it

    def tell(self, events: Sequence[Told], at: int) -> int:
        return self._deed(events, at) or self._event(events, at)

    def about(
        self,
        key: str,
        args: Args,
        god: str = "",
        picture: str = "",
        places: Sequence[str] | None = None,
        mark: str = "",
        hurts: int | None = None,
    ) -> None:
        """One more line; about a stack, if it is about an Aesir and a player."""
        if places is None:
            places = (f"stack/{args['seat']}/{god}",) if god and "seat" in args else ()
        if god:
            args = {**GODS[god], **args}
        if not picture and (self.awake or god):
            picture = f"god/{self.awake or god}"
        self.lines.append(
            Line(key, args, None, self.title, False, places, "plain", picture, mark, hurts)
        )
        self.title = None

    # --- several events that are one deed -----------------------------------------------------

    def _deed(self, events: Sequence[Told], at: int) -> int:
        """Tell a deed made of several events; returns how many, 0 if none begins here."""
        match events[at]["event"]:
            case "lifted":
                return self._lifted(events, at)
            case "revealed":
                return self._revealed(events, at)
            case "scored":
                return self._scored(events, at)
            case "compared":
                return self._compared(events, at)
        return 0

    def _lifted(self, events: Sequence[Told], at: int) -> int:
        """A card turns, or two are swapped."""
        first = events[at]
        god: str = first["god"]
        args: Args = {"seat": first["seat"]}
        # A-54: Loki turns a card of somebody else's.
        hurts = first["seat"] if self.awake == "loki" else None
        after: Told = events[at + 1] if at + 1 < len(events) else {"event": ""}
        if after["event"] == "lifted":
            whom: Said = {"key": "asgard-player-whom", "args": {"seat": after["seat"]}}
            args = {**args, **OTHERS[after["god"]], "whom": whom}
            self.about("asgard-event-swapped", args, god, hurts=after["seat"])
            return _run(events, at, lambda each: each["event"] in ("lifted", "laid"))
        if after["event"] == "laid":
            place = first["place"] + 1
            key = "asgard-event-turned" if place == 1 else "asgard-event-turned-covered"
            args = {**args, **OTHERS[after["god"]], "place": place}
            self.about(key, args, god, hurts=hurts)
            return 2
        # Recalled later: where it came to lie is forgotten (A-4).
        self.about("asgard-event-turned-recalled", args, god, hurts=hurts)
        return 1

    def _revealed(self, events: Sequence[Told], at: int) -> int:
        """A pick is laid open, and laid."""
        seat = events[at]["seat"]
        god, _, other = events[at]["pick"].partition("/")
        key, args = "asgard-event-revealed-up", GODS[god]
        if other:
            key, args = "asgard-event-revealed", {**args, **OTHERS[other]}
        places = (f"stack/{seat}/{god}",)
        self.lines.append(Line(key, args, seat, places=places, picture=f"god/{god}"))
        return 2 if at + 1 < len(events) and events[at + 1]["event"] == "laid" else 1

    def _scored(self, events: Sequence[Told], at: int) -> int:
        """All cards that go to the score pile at once."""
        first = events[at]
        count = _run(events, at, lambda each: each["event"] == "scored")
        thors = sum(each["thor"] for each in events[at : at + count])
        args: Args = {"seat": first["seat"], "cards": count, "thors": thors}
        places = (f"score/{first['seat']}",)
        self.about("asgard-event-scored", args, first["god"], places=places, mark=f"+{count}")
        return count

    def _compared(self, events: Sequence[Told], at: int) -> int:
        """A-32: comparisons that part nobody are told together."""
        first = events[at]
        seats = first["seats"]
        if len(seats) == 1:
            args: Args = {"attention": first["attention"], "seat": seats[0]}
            self.about("asgard-event-compared-won", args, first["god"], "scales")
            return 1
        same = _run(events, at, lambda each: each["event"] == "compared" and each["seats"] == seats)
        gods: list[Said] = [
            {"key": f"asgard-god-{each['god']}.of"} for each in events[at : at + same]
        ]
        args = {"gods": _listing(gods), "players": _players(seats)}
        self.about("asgard-event-compared", args, picture="scales")
        return same

    # --- single events ------------------------------------------------------------------------

    def _event(self, events: Sequence[Told], at: int) -> int:
        told = events[at]
        kind = told["event"]
        if kind in PLAIN:
            args: Args = {"seat": told["seat"]}
            if "cards" in told:
                args["cards"] = told["cards"]
            picture = "doubling" if "doubled" in kind else ""
            self.about(f"asgard-event-{kind}", args, told["god"], picture)
        elif kind not in QUIET:
            self._special(kind, told, events[at - 1]["event"] if at else "")
        return 1

    def _special(self, kind: str, told: Told, before: str) -> None:
        match kind:
            case "round":
                self.awake = ""
                self.headline(
                    "asgard-event-round", {"round": told["round"], "cards": told["cards"]}
                )
            case "goal-opened":
                self._goal_opened(told)
            case "sealed":
                args: Args = {"seat": told["seat"]}
                self.lines.append(Line("asgard-event-sealed", args, tone="faint", picture="seal"))
            case "passed":
                self.awake = ""
                side = "left" if told["direction"] > 0 else "right"
                self.about("asgard-event-passed", {"side": side}, picture="hands")
            case "awakens":
                self._awakens(told)
            case "disputed":
                args = {"players": _players(told["seats"])}
                self.about("asgard-event-disputed", args, picture="scales")
            case "favoured":
                args = {"attention": told["attention"], "seat": told["seat"]}
                self.about("asgard-event-favoured", args, told["god"], mark=str(told["attention"]))
            case "sleeps":
                key = "asgard-event-sleeps-tied" if told["seats"] else "asgard-event-sleeps"
                self.about(key, {}, told["god"])
            case "will":
                if before != "favoured":  # else there was no choice: the favour says it already
                    self.about("asgard-event-will", {"seat": told["seat"]}, told["god"])
            case "goal":
                args = {"seat": told["seat"], "limit": told["limit"]}
                self.about("asgard-event-goal", args, told["god"], places=(f"goal/{told['god']}",))
            case "drew":
                self._drew(told)
            case "over":
                self.headline("asgard-event-over", {})

    def _goal_opened(self, told: Told) -> None:
        god, column = told["god"], told["column"]
        limit = limits_in(self.view)[column][told["row"]]
        args: Args = {"round": column + 1, "limit": limit}
        self.about("asgard-event-goal-opened", args, god, f"god/{god}", (f"goal/{god}",))

    def _awakens(self, told: Told) -> None:
        god = told["god"]
        if god == "odin":
            key = "asgard-event-final" if told["final"] else "asgard-event-awakening"
            self.headline(key, {})
        self.awake, self.title = god, f"asgard-god-{god}"

    def _drew(self, told: Told) -> None:
        """Only who drew the card is told which."""
        if "card" in told:
            up, _, other = told["card"].partition("/")
            self.about("asgard-event-drew-card", OTHERS[other], up, "draw")
        else:
            self.about("asgard-event-drew", {"seat": told["seat"]}, picture="draw")


def _players(seats: Sequence[int]) -> Said:
    """Several players, as one would list them aloud; the reader is `you`."""
    return _listing([{"key": "asgard-player", "args": {"seat": seat}} for seat in seats])


def _listing(items: Sequence[Said]) -> Said:
    """Several things, as one would list them aloud."""
    if len(items) == 1:
        return items[0]
    return {"key": "asgard-list", "args": {"first": list(items[:-1]), "last": items[-1]}}


def _run(events: Sequence[Told], at: int, belongs: Callable[[Told], bool]) -> int:
    """How many events from one on belong together."""
    end = at
    while end < len(events) and belongs(events[end]):
        end += 1
    return end - at
