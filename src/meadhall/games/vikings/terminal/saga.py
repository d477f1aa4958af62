"""What happened, told as a saga: whoever does something, or suffers it, stands at the left.

Events come as `tell` of :mod:`meadhall.games.vikings.view` gives them to a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ....kernel.texts import Texts
from .missions import mission_text
from .words import Teller

Told = dict[str, Any]

PLAIN = (
    "asgard-empty",
    "asgard-taken",
    "beat-dragon",
    "beat-undead",
    "declared-dragon",
    "declared-undead",
    "declines",
    "disarmed",
    "full-defence",
    "keeping",
    "mirrored",
    "nothing-to-disarm",
    "played",
    "reshuffled",
    "sent",
    "too-weak",
    "trapped",
    "used",
    "went",
)
"""Events that are told by themselves, with what they carry."""
PLACED = ("brought", "defended", "dismantled", "looted", "lost-token")
"""Events that happen at a building of the one they are told of."""
LISTED = ("revealed", "fetched", "discarded")
"""Events that are told together if there are several in a row."""
OPENED = ("path-opened", "asgard-opened")
"""The same, of nobody in particular."""
PAYING = ("spent", "paid", "paid-token")
"""Told with what was paid for."""
QUIET = ("turn", "storage")
"""The table shows it, or what follows does."""


class Line(NamedTuple):
    """A line of the saga: who it is about, and what is said; a headline says nothing."""

    label: Text
    words: Text


def saga(
    events: Sequence[Told], view: dict[str, Any], texts: Texts, names: Sequence[str]
) -> list[Line]:
    """The lines for what one seat was told; none if there is nothing worth a line."""
    return _Saga(Teller(texts, names, view)).of(list(events))


class _Saga:
    """Goes through events and collects lines."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[Line] = []
        self.subject: int | None = None
        self.price: Told | None = None  # what was spent on the purchase that follows
        self.given = [0, 0]  # beer and gold that changed hands without being spent: an exchange

    def of(self, events: list[Told]) -> list[Line]:
        at = 0
        while at < len(events):
            at += self._several(events[at:]) or self._one(events[at], events[at + 1 :])
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
        tellers: dict[str, Callable[[int | None, list[Told]], None]] = {
            "achievement": self._achievements,
            "produced": self._produced,
            "drew": self._drew,
            "mission": self._missions,
            **dict.fromkeys((*LISTED, *OPENED), self._listed),
        }
        kind, seat = events[0]["event"], events[0].get("seat")
        if kind not in tellers:
            return 0
        count = 0
        while (
            count < len(events)
            and events[count]["event"] == kind
            and events[count].get("seat") == seat
        ):
            count += 1
        tellers[kind](seat, events[:count])
        return count

    def _achievements(self, _: int | None, events: list[Told]) -> None:
        names = ", ".join(
            self.teller.say(f"vikings-achievement-{each['achievement']}") for each in events
        )
        self.say(None, "vikings-event-achievements", names=names)

    def _produced(self, seat: int | None, events: list[Told]) -> None:
        beer = sum(each["site"].startswith("brewery") for each in events)
        made = self.teller.amount(beer, len(events) - beer)
        self.say(seat, "vikings-event-produced", amount=made)

    def _drew(self, seat: int | None, events: list[Told]) -> None:
        if "card" in events[0]:
            self.say(seat, "vikings-event-drew-cards", list=self._counted(events))
        else:
            self.say(seat, "vikings-event-drew", cards=len(events))

    def _missions(self, seat: int | None, events: list[Told]) -> None:
        for each in events:
            name = each["mission"]
            points = self.teller.numbers["missions"][name]["points"]
            text = mission_text(self.teller, name)
            self.say(seat, "vikings-event-mission", mission=name, points=points, text=text)

    def _listed(self, seat: int | None, events: list[Told]) -> None:
        self.say(seat, f"vikings-event-{events[0]['event']}", list=self._counted(events))

    def _counted(self, events: list[Told]) -> str:
        cards = [each["card"] for each in events]
        return self.teller.bag({name: cards.count(name) for name in dict.fromkeys(cards)})

    # --- single events ------------------------------------------------------------------------

    def _one(self, told: Told, after: list[Told]) -> int:
        """Tell one event; returns how many were told, for one may be told with the next."""
        kind, seat = told["event"], told.get("seat")
        if kind in PAYING:
            self._pay(told)
        elif kind in PLAIN:
            return self._plain(told, after)
        elif kind in PLACED:
            self._placed(told)
        elif kind not in QUIET:
            self._special(kind, seat, told)
        return 1

    def _plain(self, told: Told, after: list[Told]) -> int:
        """A card that is played and what it gives at once are one deed."""
        args = {
            name: told[name] for name in ("card", "strength", "defence", "cards") if name in told
        }
        gains = bool(after) and after[0]["event"] == "gained"
        if told["event"] in ("played", "used") and gains:
            amount = self.teller.amount(after[0]["beer"], after[0]["gold"])
            self.say(told["seat"], "vikings-event-played-for", amount=amount, **args)
            return 2
        self.say(told["seat"], f"vikings-event-{told['event']}", **args)
        return 1

    def _placed(self, told: Told) -> None:
        args = dict(self.teller.site(told["seat"], told["site"]))
        if "card" in told:
            args["card"] = told["card"]
        if "resource" in told:
            args["token"] = told["resource"]
        self.say(told["seat"], f"vikings-event-{told['event']}", **args)

    def _pay(self, told: Told) -> None:
        """Kept for the line that says what it was for."""
        if told["event"] == "spent":
            self.price = told
        elif told["event"] == "paid":
            self.given[0] += told["beer"]
            self.given[1] += told["gold"]
        else:
            self.given[told["resource"] == "gold"] += told["tokens"]

    def _spent(self) -> str:
        """What the purchase that is told now has cost."""
        price, self.price, self.given = self.price, None, [0, 0]
        return self.teller.amount(price["beer"], price["gold"]) if price else "?"

    def _special(self, kind: str, seat: int | None, told: Told) -> None:
        match kind:
            case "round":
                self.headline("vikings-event-round", round=told["round"], seat=told["seat"])
            case "gained":
                self._gained(told)
            case "bought":
                self.say(seat, "vikings-event-bought", card=told["card"], price=self._spent())
            case "built" | "upgraded":
                self._built(told)
            case "swapped":
                args = {"mission": told["mission"], "price": self._spent()}
                self.say(seat, "vikings-event-swapped", **args)
            case "path-left":
                self.say(None, "vikings-event-path-left", card=told["card"])
            case "path-shuffled":
                self.say(None, "vikings-event-path-shuffled", cards=told["cards"])
            case "declared":
                self._at("vikings-event-declared", "", told)
            case "damaged":
                self._at("vikings-event-damaged", "bold", told)
            case "repelled":
                self._at("vikings-event-repelled", "bold", told)
            case "points":
                args = {"points": told["points"], "total": told["total"], "why": told["why"]}
                self.say(seat, "vikings-event-points", style="bold", **args)
            case "claimed":
                self.say(seat, "vikings-event-claimed", mission=told["mission"])
            case _:
                self._closing(kind, seat, told)

    def _at(self, key: str, style: str, told: Told) -> None:
        """Somebody's deed at somebody else's building."""
        victim = told["victim"]
        who = {"who": "you" if victim == self.teller.seat else "other"}
        who["name"] = self.teller.names[victim]
        self.say(told["seat"], key, style, **who, **self.teller.site(victim, told["site"]))

    def _gained(self, told: Told) -> None:
        """V-13: what came without a card came for what was given."""
        amount = self.teller.amount(told["beer"], told["gold"])
        if sum(self.given):
            given, self.given = self.teller.amount(*self.given), [0, 0]
            self.say(told["seat"], "vikings-event-exchanged", given=given, amount=amount)
        else:
            self.say(told["seat"], "vikings-event-gained", amount=amount)

    def _built(self, told: Told) -> None:
        price = self._spent()
        if told["event"] == "upgraded":
            args = {"level": told["level"], "price": price}
            self.say(told["seat"], "vikings-event-upgraded", **args)
            return
        site = self.teller.site(told["seat"], told["site"])
        self.say(told["seat"], "vikings-event-built", price=price, **site)

    def _closing(self, kind: str, seat: int | None, told: Told) -> None:
        """The end of a turn, a round, the game."""
        match kind:
            case "vanished":
                if told["beer"] + told["gold"]:
                    lost = self.teller.amount(told["beer"], told["gold"])
                    self.say(seat, "vikings-event-vanished", style="dim", amount=lost)
            case "stored":
                args = {name: told[name] for name in ("resource", "tokens", "lost")}
                self.say(seat, "vikings-event-stored", **args)
            case "cleared":
                if told["kept"]:
                    self.say(seat, "vikings-event-kept", cards=told["kept"])
            case "round-over":
                if told["quiet"]:
                    self.say(None, "vikings-event-quiet", rounds=told["quiet"])
            case "awarded":
                args = {"achievement": told["achievement"], "points": told["points"]}
                players = self.teller.players(told["seats"])
                shared = "yes" if len(told["seats"]) > 1 else "no"
                self.say(None, "vikings-event-awarded", players=players, shared=shared, **args)
            case "tie":
                self.say(None, "vikings-event-tie", achievement=told["achievement"])
            case "over":
                self.headline("vikings-event-over")
