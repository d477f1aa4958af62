"""What happened, told as a saga: whoever does something, or suffers it, has the line.

Events come as the game's `tell` gives them to a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.saga import Args, Line, Saga, Said, Told, Tone, counted, in_a_row
from ..cards import NAMES
from .teller import numbers_in, site_of

PLAIN = {
    "asgard-empty": "asgard",
    "asgard-taken": "asgard",
    "beat-dragon": "attack",
    "beat-undead": "attack",
    "declared-dragon": "attack",
    "declared-undead": "attack",
    "declines": "defence",
    "disarmed": "defence",
    "full-defence": "defence",
    "keeping": "card",
    "mirrored": "lens",
    "nothing-to-disarm": "defence",
    "played": "card",
    "reshuffled": "draw",
    "sent": "attack",
    "too-weak": "attack",
    "trapped": "defence",
    "used": "card",
    "went": "attack",
}
"""Events that are told by themselves, with what they carry; and what illustrates them."""
PLACED = {
    "brought": "tokens",
    "defended": "defence",
    "dismantled": "ruin",
    "looted": "tokens",
    "lost-token": "tokens",
}
"""Events that happen at a building of the one they are told of."""
LOST = ("lost-token",)
"""Of these, what nobody wants for themselves."""
LISTED = ("revealed", "fetched", "discarded")
"""Events that are told together if there are several in a row."""
OPENED = {"path-opened": "path", "asgard-opened": "rune-stone"}
"""The same, of nobody in particular."""
PAYING = ("spent", "paid", "paid-token")
"""Told with what was paid for."""
QUIET = ("turn", "storage")
"""The table shows it, or what follows does."""

CARDS: dict[str, Args] = {
    name: {"card": {"key": f"vikings-card-{name}"}, "card-acc": {"key": f"vikings-card-{name}.acc"}}
    for name in NAMES
}
"""A card in every form that a text may ask for."""


def saga(events: Sequence[Told], view: dict[str, Any]) -> list[Line]:
    """The lines for what one reader was told; none if there is nothing worth a line."""
    return _Saga(view).of(events)


class _Saga(Saga):
    """Goes through events and collects lines."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__()
        self.view = view
        self.price: Told | None = None  # what was spent on the purchase that follows
        self.given = [0, 0]  # beer and gold that changed hands without being spent: an exchange

    def tell(self, events: Sequence[Told], at: int) -> int:
        kind = events[at]["event"]
        if kind in SEVERAL:
            return self._several(kind, events, at)
        if kind in PLAIN:
            return self._plain(kind, events, at)
        self._one(kind, events[at])
        return 1

    def site(self, seat: int, site: str) -> Args:
        """A building or hall in every form that a text may ask for; with its number if its owner
        has several of the kind."""
        kind, number = site_of(self.view, seat, site)
        name: Said = {"key": f"vikings-building-{kind}"}
        accusative: Said = {"key": f"vikings-building-{kind}.acc"}
        if number is not None:
            numbered = "vikings-site-number"
            name = {"key": numbered, "args": {"site": name, "number": number}}
            accusative = {"key": numbered, "args": {"site": accusative, "number": number}}
        return {"site": name, "site-acc": accusative}

    # --- several events that are one deed -----------------------------------------------------

    def _several(self, kind: str, events: Sequence[Told], at: int) -> int:
        """Tell what happens several times in a row; returns how many that are."""
        same = in_a_row(events, at)
        SEVERAL[kind](self, events[at].get("seat"), same)
        return len(same)

    def _achievements(self, _: int | None, events: Sequence[Told]) -> None:
        names: list[str | int | Said] = [_achievement(each) for each in events]
        self.say(None, "vikings-event-achievements", {"names": names}, "laurels")

    def _produced(self, seat: int | None, events: Sequence[Told]) -> None:
        beer = sum(each["site"].startswith("brewery") for each in events)
        places = [f"site/{seat}/{each['site']}" for each in events]
        args: Args = {"amount": _amount(beer, len(events) - beer)}
        self.say(seat, "vikings-event-produced", args, "stein", places, mark=f"+{len(events)}")

    def _drew(self, seat: int | None, events: Sequence[Told]) -> None:
        places = (f"hand/{seat}",)
        if "card" in events[0]:
            args: Args = {"list": _counted(events)}
            key = "vikings-event-drew-cards"
        else:
            key, args = "vikings-event-drew", {"cards": len(events)}
        self.say(seat, key, args, "draw", places, mark=f"+{len(events)}")

    def _missions(self, seat: int | None, events: Sequence[Told]) -> None:
        missions = numbers_in(self.view)["missions"]
        for each in events:
            name = each["mission"]
            text: Said = {"key": f"vikings-mission-{name}.text"}
            if "need" in missions[name]:
                text["args"] = {"need": missions[name]["need"]}
            args: Args = {
                "mission": _mission(each),
                "points": missions[name]["points"],
                "text": text,
            }
            places = (f"mission/{seat}/{each['slot']}",)
            self.say(seat, "vikings-event-mission", args, "mission", places)

    def _listed(self, seat: int | None, events: Sequence[Told]) -> None:
        kind = events[0]["event"]
        places = [f"card/{each['card']}" for each in events]
        args: Args = {"list": _counted(events)}
        self.say(seat, f"vikings-event-{kind}", args, OPENED.get(kind, "card"), places)

    # --- single events ------------------------------------------------------------------------

    def _plain(self, kind: str, events: Sequence[Told], at: int) -> int:
        """A card that is played and what it gives at once are one deed; returns how many events
        were told."""
        told, after = events[at], events[at + 1] if at + 1 < len(events) else None
        args: Args = {name: told[name] for name in ("strength", "defence", "cards") if name in told}
        places = None
        if "card" in told:
            args |= CARDS[told["card"]]
            places = (f"card/{told['card']}",)
        if kind in ("played", "used") and after and after["event"] == "gained":
            args["amount"] = _amount(after["beer"], after["gold"])
            mark = f"+{after['beer'] + after['gold']}"
            self.say(told["seat"], "vikings-event-played-for", args, PLAIN[kind], places, mark=mark)
            return 2
        mark = f"{told['strength']}:{told['defence']}" if kind == "went" else ""
        self.say(told["seat"], f"vikings-event-{kind}", args, PLAIN[kind], places, mark=mark)
        return 1

    def _one(self, kind: str, told: Told) -> None:
        if kind in PAYING:
            self._pay(kind, told)
        elif kind in PLACED:
            self._placed(kind, told)
        elif kind not in QUIET:
            self._special(kind, told.get("seat"), told)

    def _placed(self, kind: str, told: Told) -> None:
        seat, site = told["seat"], told["site"]
        args = self.site(seat, site)
        if "card" in told:
            args |= CARDS[told["card"]]
        if "resource" in told:
            args["token"] = told["resource"]
        places = (f"site/{seat}/{site}",)
        hurts = seat if kind in LOST else None
        self.say(seat, f"vikings-event-{kind}", args, PLACED[kind], places, hurts=hurts)

    def _pay(self, kind: str, told: Told) -> None:
        """Kept for the line that says what it was for."""
        if kind == "spent":
            self.price = told
        elif kind == "paid":
            self.given[0] += told["beer"]
            self.given[1] += told["gold"]
        else:
            self.given[told["resource"] == "gold"] += told["tokens"]

    def _spent(self) -> tuple[Said | str, str]:
        """What the purchase that is told now has cost, in words and as a number."""
        price, self.price, self.given = self.price, None, [0, 0]
        if not price:
            return "?", ""
        return _amount(price["beer"], price["gold"]), f"−{price['beer'] + price['gold']}"

    def _special(self, kind: str, seat: int | None, told: Told) -> None:
        match kind:
            case "round":
                args: Args = {"round": told["round"], "seat": told["seat"]}
                self.headline("vikings-event-round", args)
            case "gained":
                self._gained(told)
            case "bought":
                price, mark = self._spent()
                args = {**CARDS[told["card"]], "price": price}
                places = (f"card/{told['card']}",)
                self.say(seat, "vikings-event-bought", args, "tokens", places, mark=mark)
            case "built" | "upgraded":
                self._built(kind, told)
            case "swapped":
                price, mark = self._spent()
                args = {"mission": _mission(told), "price": price}
                self.say(seat, "vikings-event-swapped", args, "mission", mark=mark)
            case "claimed":
                args = {"mission": _mission(told)}
                self.say(seat, "vikings-event-claimed", args, "mission")
            case "path-left":
                self.say(None, "vikings-event-path-left", CARDS[told["card"]], "path")
            case "path-shuffled":
                self.say(None, "vikings-event-path-shuffled", {"cards": told["cards"]}, "path")
            case "declared":
                self._at("vikings-event-declared", "attack", "plain", told)
            case "damaged":
                self._at("vikings-event-damaged", "fire", "great", told)
            case "repelled":
                self._at("vikings-event-repelled", "defence", "great", told)
            case "points":
                args = {"points": told["points"], "total": told["total"], "why": told["why"]}
                places = (f"score/{seat}",)
                mark = f"+{told['points']}"
                self.say(seat, "vikings-event-points", args, "laurels", places, "great", mark)
            case _:
                self._closing(kind, seat, told)

    def _at(self, key: str, picture: str, tone: Tone, told: Told) -> None:
        """Somebody's deed at somebody else's building."""
        victim, site = told["victim"], told["site"]
        args: Args = {**self.site(victim, site), "seat": victim}
        hurts = None if told["event"] == "repelled" else victim
        places = (f"site/{victim}/{site}",)
        self.say(told["seat"], key, args, picture, places, tone, hurts=hurts)

    def _gained(self, told: Told) -> None:
        """V-13: what came without a card came for what was given."""
        args: Args = {"amount": _amount(told["beer"], told["gold"])}
        if sum(self.given):
            args["given"], self.given = _amount(*self.given), [0, 0]
            self.say(told["seat"], "vikings-event-exchanged", args, "tokens")
        else:
            self.say(told["seat"], "vikings-event-gained", args, "tokens")

    def _built(self, kind: str, told: Told) -> None:
        seat, (price, mark) = told["seat"], self._spent()
        site: str = told.get("site", "hall")
        key, args = "vikings-event-built", self.site(seat, site)
        if kind == "upgraded":
            key, args = "vikings-event-upgraded", {"level": told["level"]}
        args["price"] = price
        self.say(seat, key, args, "building", (f"site/{seat}/{site}",), mark=mark)

    def _closing(self, kind: str, seat: int | None, told: Told) -> None:
        """The end of a turn, a round, the game."""
        match kind:
            case "vanished":
                if told["beer"] + told["gold"]:
                    args: Args = {"amount": _amount(told["beer"], told["gold"])}
                    self.say(seat, "vikings-event-vanished", args, "tokens", tone="quiet")
            case "stored":
                args = {name: told[name] for name in ("resource", "tokens", "lost")}
                self.say(seat, "vikings-event-stored", args, "stein")
            case "cleared":
                if told["kept"]:
                    self.say(seat, "vikings-event-kept", {"cards": told["kept"]}, "card")
            case "round-over":
                if told["quiet"]:
                    self.say(None, "vikings-event-quiet", {"rounds": told["quiet"]})
            case "awarded":
                self._awarded(told)
            case "tie":
                args = {"achievement": _achievement(told)}
                self.say(None, "vikings-event-tie", args, "laurels")
            case "over":
                self.headline("vikings-event-over", {})

    def _awarded(self, told: Told) -> None:
        args: Args = {
            "achievement": _achievement(told),
            "points": told["points"],
            "players": _players(told["seats"]),
            "shared": "yes" if len(told["seats"]) > 1 else "no",
        }
        places = (f"achievement/{told['achievement']}",)
        self.say(None, "vikings-event-awarded", args, "laurels", places)


SEVERAL: dict[str, Callable[[_Saga, int | None, Sequence[Told]], None]] = {
    "achievement": _Saga._achievements,
    "produced": _Saga._produced,
    "drew": _Saga._drew,
    "mission": _Saga._missions,
    **dict.fromkeys((*LISTED, *OPENED), _Saga._listed),
}
"""What is told together if it happens several times in a row."""


def _amount(beer: int, gold: int) -> Said:
    """So much beer and gold."""
    return {"key": "vikings-amount", "args": {"beer": beer, "gold": gold}}


def _mission(told: Told) -> Said:
    return {"key": f"vikings-mission-{told['mission']}"}


def _achievement(told: Told) -> Said:
    return {"key": f"vikings-achievement-{told['achievement']}"}


def _counted(events: Sequence[Told]) -> list[str | int | Said]:
    """Cards by kind, equal ones counted."""
    cards = [each["card"] for each in events]
    return counted(cards, lambda name: {"key": f"vikings-card-{name}"}, "vikings-copies")


def _players(seats: Sequence[int]) -> Said:
    """Several players, as one would list them aloud; the reader is `you`."""
    items: list[Said] = [{"key": "vikings-player", "args": {"seat": seat}} for seat in seats]
    if len(items) == 1:
        return items[0]
    return {"key": "vikings-list", "args": {"first": list(items[:-1]), "last": items[-1]}}
