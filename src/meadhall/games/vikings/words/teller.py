"""How things are named: cards with their strength, buildings with their defence, prices.

Strength is a bare number, what a fortification or booster adds has a plus, defence stands in square
brackets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ....kernel.face import Voice
from ....kernel.texts import Key, Texts
from ..data import DATA
from ..village import BUILDINGS, OF_A_KIND, RESOURCES

UNLIMITED = BUILDINGS * OF_A_KIND
"""A limit of buildings that is none: no village has room for more."""


class Teller(Voice):
    """Says the game's texts about one view, with cards and players by their names."""

    game = "vikings"

    def __init__(self, texts: Texts, names: Sequence[str], view: Mapping[str, Any]) -> None:
        super().__init__(texts, names, view["seat"])
        self.view = view

    def say(
        self, key: str, *, card: str = "", mission: str = "", achievement: str = "", **args: Any
    ) -> str:
        """A text about cards and a player; names come in every form that a text may ask for."""
        if card:
            args["card"] = Key(f"vikings-card-{card}")
            args["card-acc"] = Key(f"vikings-card-{card}.acc")
        if mission:
            args["mission"] = Key(f"vikings-mission-{mission}")
        if achievement:
            args["achievement"] = Key(f"vikings-achievement-{achievement}")
        return super().say(key, **args)

    # --- cards --------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """The plain name of a card."""
        return self.texts.say(f"vikings-card-{name}")

    def card_text(self, name: str) -> str:
        """What it does, in a line, with the numbers in force."""
        card = self.numbers["cards"][name]
        total = card.get("strength", 0) + card.get("amount", 0)
        points = self.numbers["table"]["undead_points"]
        return self.texts.say(f"vikings-card-{name}.text", **card, total=total, points=points)

    def plate(self, name: str, count: int = 1) -> str:
        """A card by name and what it is worth in battle; equal ones counted."""
        card = self.numbers["cards"][name]
        words = self.card(name)
        match card["role"]:
            case "fighter" | "hero":
                words += f" {card['strength']}"
            case "booster" | "fortification":
                worth = card["strength"] or (card["amount"] if card["power"] == "rally" else 0)
                words += f" +{worth}" if worth else ""
            case "undead":
                words += f" [{card['strength']}]"
        return words + (f" ×{count}" if count > 1 else "")

    def bag(self, counts: Mapping[str, int]) -> str:
        """Cards by kind, equal ones counted."""
        return ", ".join(
            self.say("vikings-copies", card=name, copies=count) if count > 1 else self.card(name)
            for name, count in counts.items()
        )

    def price_of(self, name: str) -> str:
        """What a card costs."""
        card = self.numbers["cards"][name]
        return self.amount(card["cost_beer"], card["cost_gold"])

    # --- buildings ----------------------------------------------------------------------------

    def building(self, name: str) -> str:
        """The plain name of a kind of building."""
        return self.texts.say(f"vikings-building-{name}")

    def building_text(self, name: str) -> str:
        """What it does, in a line, with the numbers in force."""
        table = self.numbers["table"]
        stores = {name: table[name] for name in ("capacity", "store_points")}
        return self.texts.say(f"vikings-building-{name}.text", **stores)

    def site(self, seat: int, site: str) -> dict[str, Any]:
        """A building or hall in every form that a text may ask for; with its number if its owner
        has several of the kind."""
        kind, number = site_of(self.view, seat, site)
        key = f"vikings-building-{kind}"
        names = {"site": self.texts.say(key), "site-acc": self.texts.say(f"{key}.acc")}
        if number is None:
            return names
        numbered = "vikings-site-number"
        return {
            form: self.texts.say(numbered, site=name, number=number) for form, name in names.items()
        }

    def stock(self, seat: int, name: str) -> str:
        """Where tokens to pay with lie, as `marked` in a view names it: a site, or the beer or gold
        of the hall."""
        place, _, resource = name.partition(" ")
        if resource:
            return f"{self.building(place)}: {self.texts.say(f'vikings-resource-{resource}')}"
        return str(self.site(seat, name)["site"])

    def hall(self, level: int) -> str:
        """A Town Hall with its level."""
        return self.texts.say("vikings-hall-level", level=level)

    def hall_text(self, level: int) -> str:
        """How many buildings a level allows, and what it brings."""
        hall = self.numbers["halls"][str(level)]
        args = {"limit": hall["limit"], "most": self.most(hall["limit"]), "points": hall["reached"]}
        return self.texts.say("vikings-hall-level.text", **args)

    def most(self, limit: int) -> str:
        """Whether a limit of buildings is one at all, as texts ask for it."""
        return "all" if limit >= UNLIMITED else "some"

    # --- amounts ------------------------------------------------------------------------------

    def amount(self, beer: int, gold: int) -> str:
        """So much beer and gold, in words."""
        return self.texts.say("vikings-amount", beer=beer, gold=gold)

    def mission_text(self, name: str) -> str:
        """What a mission asks for, in a line, with the numbers in force."""
        return self.say(f"vikings-mission-{name}.text", **self.numbers["missions"][name])

    def resource(self, name: str) -> str:
        """One of it, in words."""
        return self.amount(*(1 if name == each else 0 for each in RESOURCES))

    @cached_property
    def numbers(self) -> dict[str, Any]:
        """All numbers in force in this game."""
        return numbers_in(self.view)


def site_of(view: Mapping[str, Any], seat: int, site: str) -> tuple[str, int | None]:
    """The kind of building on a site, and its number if its owner has several of the kind."""
    kind, number = split(site)
    sites = view["seats"][seat]["sites"]
    several = number > 1 or sum(split(each)[0] == kind for each in sites) > 1
    return kind, number if several else None


def split(site: str) -> tuple[str, int]:
    """The kind of building on a site, and its number among them."""
    kind, _, number = site.rpartition("-")
    return (kind, int(number)) if kind else (site, 1)


def numbers_in(view: Mapping[str, Any]) -> dict[str, Any]:
    """All numbers in force in the game of a view."""
    return DATA.in_force(view["options"])
