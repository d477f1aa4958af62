"""Words for what lies on a table of Wolves of Odin, made into a position the game can read.

What a player has before them, in parts joined with a semicolon:

    "archer 2 hirdman bond"         the line, from left to right; several of a kind with a number
    "hand: plague, 2 archer"        the hand; "any" is some unit that nothing depends on
    "known: archer"                 those of the hand that everybody saw going there (W-6)
    "sacrifices: berserk, thrall"
    "deities: odin, thor"
    "victories: saga-of-deeds"
    "passed", "passed 2"            has passed; as the second of this round
    "declines"                      has said "decline all" this round

Commas and spaces mean the same. What is not said a player has none of: a player without a word has
an empty line and an empty hand, so nobody asks them whether they react.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from meadhall.testing import scenario
from meadhall.testing.scenario import cards_in

UNITS = (
    *("archer", "bond", "hirdman", "huscarl", "berserk", "thrall"),
    *("priest", "hovding", "konung", "assassin", "raider", "traitor"),
)
MANOEUVRES = ("plague", "shield-wall", "flank")
PEOPLE = UNITS + MANOEUVRES

BLUE = ("odin", "thor", "freya", "vidar", "heimdall", "baldr", "valkyrie", "tyr")
RED = ("surt", "hel", "fenrir", "fafnir", "naglfar", "jormungand", "nidhogg", "loki")
DEITIES = (*BLUE, "yggdrasil", *RED)
RAGNAROK = "ragnarok"

VICTORIES = (
    *("coastal-raid", "field-of-slaughter", "costly-triumph", "favour-of-the-high"),
    *("bargain-with-chaos", "crowded-hall", "saga-of-deeds", "steel-alone", "chosen-of-the-hall"),
)

ANY = "any"
"""A card that nothing depends on."""


@dataclass
class Place:
    """All that lies before one player, and their hand."""

    line: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    sacrifices: list[str] = field(default_factory=list)
    deities: list[str] = field(default_factory=list)
    victories: list[str] = field(default_factory=list)
    passed: bool = False
    pass_number: int = 0
    declines: bool = False

    def people(self) -> list[str]:
        """Every card of the people deck that lies here."""
        return self.line + self.hand + self.sacrifices


def place_in(words: str) -> Place:
    """What a player has, in words (see the top of this module)."""
    place = Place()
    for part in filter(None, (part.strip() for part in words.split(";"))):
        key, colon, names = part.partition(":")
        if passed := re.fullmatch(r"passed(?: (\d+))?", part):
            place.passed = True
            place.pass_number = int(passed[1] or 0)
        elif part == "declines":
            place.declines = True
        elif not colon:
            place.line = cards_in(part, UNITS)
        elif key in ("hand", "known"):
            setattr(place, key, cards_in(names, (*PEOPLE, ANY)))
        elif key == "sacrifices":
            place.sacrifices = cards_in(names, UNITS)
        elif key == "deities":
            place.deities = cards_in(names, DEITIES)
        elif key == "victories":
            place.victories = cards_in(names, VICTORIES)
        else:
            raise ValueError(f"a player has no {key!r}")
    return place


def in_order(bag: dict[str, int], names: Iterable[str] = PEOPLE) -> list[str]:
    """The cards of a bag one by one, in the order the kinds are listed above."""
    return [name for name in names for _ in range(bag.get(name, 0))]


class Supply(scenario.Supply):
    """The people that have not been given a place yet."""

    def replace_any(self, hand: list[str]) -> list[str]:
        """A hand in which every "any" has become a card that is left, of the kind there is most of:
        a unit whose laying sets nothing off as long as there are such, never a Shield Wall."""
        cards = []
        for card in hand:
            if card == ANY:
                card = self.most_of("bond", "hirdman", "berserk") or self.most_of(*UNITS) or "flank"
                self.take([card])
            cards.append(card)
        return cards

    def most_of(self, *kinds: str) -> str | None:
        most = max(kinds, key=lambda kind: self.left[kind])
        return most if self.left[most] else None
