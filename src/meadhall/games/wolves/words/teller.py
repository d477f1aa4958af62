"""How things are named: units with strength and rune, deities with their colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.face import Voice
from ....kernel.texts import Key
from ..data import DATA
from ..deities import COLOUR_OF, COLOURS, DEITY_NAMES
from ..people import NAMES, UNITS
from ..shown import View

SIGNS = {"teiwaz": "ᛏ", "eiwaz": "ᛇ"}

COMPUTED = "*"
"""For a strength that depends on the line."""

FORMERLY_OTHERS = ("crowded-hall", "saga-of-deeds", "steel-alone", "chosen-of-the-hall")
"""Victory cards that asked for something else before the fifth version of the rules (W-103)."""


class Teller(Voice):
    """Says the game's texts to one seat, with cards and players by their names."""

    game = "wolves"

    def say(
        self, key: str, *, card: str = "", deity: str = "", victory: str = "", **args: Any
    ) -> str:
        """A text about cards and a player; names come in every form that a text may ask for."""
        if card:
            args["card"] = Key(f"wolves-card-{card}")
            args["card-acc"] = Key(f"wolves-card-{card}.acc")
        if deity:
            args["deity"] = Key(f"wolves-deity-{deity}")
            args["deity-acc"] = Key(f"wolves-deity-{deity}.acc")
            args["deity-of"] = Key(f"wolves-deity-{deity}.of")
        if victory:
            args["victory"] = Key(f"wolves-victory-{victory}")
        return super().say(key, **args)

    def card(self, name: str) -> str:
        """The plain name of one of the people."""
        return self.texts.say(f"wolves-card-{name}")

    def card_text(self, view: View, name: str) -> str:
        """What it does, in a line, with the numbers in force."""
        return self.texts.say(f"wolves-card-{name}.text", **numbers(view)["people"][name])

    def deity(self, name: str) -> str:
        """The plain name of a deity."""
        return self.texts.say(f"wolves-deity-{name}")

    def deity_text(self, view: View, name: str) -> str:
        """What it does, in a line, with the numbers in force."""
        change = abs(numbers(view)["modifiers"].get(name, 0))
        return self.texts.say(f"wolves-deity-{name}.text", change=change)

    def colour(self, name: str) -> str:
        """The colour of a deity, as a word."""
        return self.texts.say(f"wolves-colour-{colour_of(name)}")

    def victory(self, name: str) -> str:
        """The plain name of a victory card."""
        return self.texts.say(f"wolves-victory-{name}")

    def victory_text(self, view: View, name: str) -> str:
        """What it is worth, in a line, with the numbers in force."""
        card = numbers(view)["victories"][name]
        draw = signed(card.get("pass_draw", 0))
        if view["rules"] < 5 and name in FORMERLY_OTHERS:
            return self.texts.say(f"wolves-victory-{name}.former", **card)
        return self.texts.say(f"wolves-victory-{name}.text", **card, draw=draw)

    def deity_plate(self, name: str, *remarks: str) -> str:
        """A deity with its colour and remarks."""
        return f"{self.deity(name)} ({', '.join([self.colour(name), *remarks])})"

    def rune(self, rune: str) -> str:
        """A rune as a sign and as a letter."""
        return SIGNS[rune] + self.texts.say(f"wolves-rune-{rune}")

    def worth(self, view: View, name: str, strength: int | None = None) -> str:
        """A unit's strength, as it is now or as the card says, and its rune."""
        card = numbers(view)["people"][name]
        number = card.get("strength", COMPUTED) if strength is None else strength
        return f"{number}{self.rune(card['rune'])}"

    def plate(self, view: View, name: str, strength: int | None = None) -> str:
        """One of the people by name; a unit with strength and rune."""
        if name in NAMES[:UNITS]:
            return f"{self.card(name)} {self.worth(view, name, strength)}"
        return self.card(name)

    def bag(self, counts: Mapping[str, int]) -> str:
        """Cards of the people by kind, equal ones counted."""
        return ", ".join(
            self.say("wolves-copies", card=name, copies=count) if count > 1 else self.card(name)
            for name, count in counts.items()
        )


def colour_of(deity: str) -> str:
    """W-3."""
    return COLOURS[COLOUR_OF[DEITY_NAMES.index(deity)]]


def signed(number: int) -> str:
    """A number with its sign, as one would print it."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def numbers(view: View) -> dict[str, Any]:
    """All numbers in force in this game."""
    return DATA.in_force(view["options"])


def seat_in(view: View) -> int:
    """Whose view it is; words about moves are made for seats alone, not for onlookers."""
    seat = view["seat"]
    assert seat is not None
    return seat
