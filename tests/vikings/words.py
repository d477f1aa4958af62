"""Words for what lies on a table of Vikings Gone Wild, made into a position the game can read.

What a player has, in parts joined with a semicolon:

    "hand: 2 beer, shaman"      the hand; several of a kind with a number
    "known: shaman"             those of the hand that everybody saw going there
    "bare: 2"                   so many others of it are known to be no fortifications (V-54)
    "deck: 3 beer", "discard: …", "played: …"
    "kept: …"                   by a Drakkar, while others still choose
    "village: brewery, 2 gold-factory(1), beer-store(3), new tavern, damaged drakkar[cannon]"
                                buildings; in round brackets the tokens on each of them, in square
                                ones the fortifications, several joined with spaces
    "hall: 2", "hall: new 3", "hall: damaged 1[cannon](1 beer, 2 gold)"
                                the Town Hall's level, fortifications and tokens on it
    "beer: 2", "gold: 1"        temporary resources, for whoever is on turn
    "points: 11", "done: 2"     points (Asgard cards for them are behind); missions done
    "missions: worker, brewer"  the open missions, those of the other slots being empty
    "attacked", "claimed", "fought-dragon", "declines"
                                what has happened this round: somebody has attacked them, they have
                                done a mission, tried the dragon, said "decline all"

What is not said of hand, village, points and missions done a player has none of; the hall is of
level 1. Of the ten starting cards, those that lie nowhere are in the deck; if the deck is said, in
the discard pile; if that is said too, in the played area. Somebody may be said to have more than
ten; others have less then. Missions that aren't said are some that are hard to fulfil.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from meadhall.testing.scenario import cards_in

STARTERS = ("beer", "gold", "warrior")
FIGHTERS = ("elf-archer", "bone-crusher", "pigator")
FORTIFICATIONS = ("cannon", "chicken-tower", "sheep-cannon")
MARKET = FIGHTERS + FORTIFICATIONS
PATH = (
    *("undead-gold", "undead-beer", "shaman", "gold-miner", "beer-specialist", "beer-mugs"),
    *("gold-bars", "money-theft", "recipe-theft", "bear-rider", "assassin", "sword", "odins-boost"),
    *("shockwave-tower", "hero-trap", "scroll", "gift-resource", "gift-fighter", "crystal"),
)
ASGARD = (
    *("thor", "grendel", "dvergar", "alviss", "valkyrie", "mjolnir", "lokis-lens", "resurrection"),
    *("time-manipulation", "treasure-chest", "beer-taxes", "gold-taxes"),
)
CARDS = STARTERS + MARKET + PATH + ASGARD

BUILDINGS = ("brewery", "gold-factory", "beer-store", "gold-store", "drakkar", "tavern")

MISSIONS = (
    *("worship", "worker", "attacker", "strategy", "shield", "thirsty", "money"),
    *("brewer", "foundry", "captain", "innkeeper", "architect", "warfare"),
    *("beer", "gold", "town-fall"),
)
ONE_POINT_MISSIONS = MISSIONS[:7]
ACHIEVEMENTS = (
    *("defender", "conqueror", "builder", "beer-tycoon"),
    *("miner", "follower", "accomplisher", "king-pig"),
)

NOTHING = "-"
"""An empty place of Odin's Path, or an empty slot."""


@dataclass
class Site:
    """A building, or the hall, and what lies on it."""

    name: str
    new: bool = False
    damaged: bool = False
    tokens: int = 0
    walls: list[str] = field(default_factory=list)


@dataclass
class Place:
    """All that one player has."""

    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    deck: list[str] | None = None
    discard: list[str] | None = None
    played: list[str] | None = None
    village: list[Site] = field(default_factory=list)
    hall: Site = field(default_factory=lambda: Site("hall"))
    level: int = 1
    hall_beer: int = 0
    hall_gold: int = 0
    missions: list[str] | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    marks: set[str] = field(default_factory=set)

    def cards(self) -> list[str]:
        """Every card that is said to lie here."""
        piles = [self.hand, self.kept, self.deck or [], self.discard or [], self.played or []]
        walls = [site.walls for site in (self.hall, *self.village)]
        return [card for pile in piles + walls for card in pile]


NUMBERS = ("beer", "gold", "points", "done", "bare")
MARKS = ("attacked", "claimed", "fought-dragon", "declines")


def place_in(words: str) -> Place:
    """What a player has, in words (see the top of this module)."""
    place = Place()
    for part in filter(None, (part.strip() for part in words.split(";"))):
        key, colon, said = part.partition(":")
        said = said.strip()
        if not colon and key in MARKS:
            place.marks.add(key)
        elif key in ("hand", "known", "kept", "deck", "discard", "played"):
            setattr(place, key, cards_in(said, CARDS))
        elif key == "village":
            place.village = list(sites_in(said))
        elif key == "hall":
            read_hall(place, said)
        elif key == "missions":
            place.missions = cards_in(said, (*MISSIONS, NOTHING))
        elif key in NUMBERS:
            place.numbers[key] = int(said)
        else:
            raise ValueError(f"a player has no {key!r}")
    return place


def sites_in(said: str) -> Iterable[Site]:
    """Buildings, each with what lies on it; they are numbered as they come."""
    numbers: Counter[str] = Counter()
    for text in filter(None, (text.strip() for text in said.split(","))):
        site, count = site_in(text, BUILDINGS)
        for _ in range(count):
            numbers[site.name] += 1
            name = f"{site.name}-{numbers[site.name]}"
            yield Site(name, site.new, site.damaged, site.tokens, list(site.walls))


def site_in(text: str, names: Iterable[str]) -> tuple[Site, int]:
    """One kind of building, and how many there are."""
    pattern = r"(?:(\d+) )?((?:new |damaged )*)([a-z0-9-]+)(?:\[(.*)\])?(?:\((\d+)\))?"
    said = re.fullmatch(pattern, text)
    if not said or said[3] not in names:
        raise ValueError(f"{text!r} is no building; only {', '.join(names)}")
    walls = cards_in(said[4] or "", CARDS)
    site = Site(said[3], "new" in said[2], "damaged" in said[2], int(said[5] or 0), walls)
    return site, int(said[1] or 1)


def read_hall(place: Place, said: str) -> None:
    text, _, tokens = said.partition("(")
    site, _ = site_in(text.strip(), ("1", "2", "3"))
    place.level = int(site.name)
    place.hall = Site("hall", site.new, site.damaged, 0, site.walls)
    looted = cards_in(tokens.rstrip(") "), ("beer", "gold"))
    place.hall_beer = looted.count("beer")
    place.hall_gold = looted.count("gold")


def in_order(bag: dict[str, int], names: Iterable[str] = CARDS) -> list[str]:
    """The cards of a bag one by one, in the order the kinds are listed above."""
    return [name for name in names for _ in range(bag.get(name, 0))]


def bag(cards: Iterable[str]) -> dict[str, int]:
    """How many there are of each, as positions write it."""
    return dict(Counter(cards))
