"""The cards that go through decks and hands: starting cards, market, Odin's Path, Asgard (V-1 …).

What a card costs and does stands in `cards.toml`; here are only the names of things.
"""

from __future__ import annotations

from typing import Final

BEER: Final = 0
GOLD: Final = 1
WARRIOR: Final = 2
ELF_ARCHER: Final = 3
BONE_CRUSHER: Final = 4
PIGATOR: Final = 5
CANNON: Final = 6
CHICKEN_TOWER: Final = 7
SHEEP_CANNON: Final = 8
UNDEAD_GOLD: Final = 9
UNDEAD_BEER: Final = 10
SHAMAN: Final = 11
GOLD_MINER: Final = 12
BEER_SPECIALIST: Final = 13
BEER_MUGS: Final = 14
GOLD_BARS: Final = 15
MONEY_THEFT: Final = 16
RECIPE_THEFT: Final = 17
BEAR_RIDER: Final = 18
ASSASSIN: Final = 19
SWORD: Final = 20
ODINS_BOOST: Final = 21
SHOCKWAVE_TOWER: Final = 22
HERO_TRAP: Final = 23
SCROLL: Final = 24
GIFT_RESOURCE: Final = 25
GIFT_FIGHTER: Final = 26
CRYSTAL: Final = 27
THOR: Final = 28
GRENDEL: Final = 29
DVERGAR: Final = 30
ALVISS: Final = 31
VALKYRIE: Final = 32
MJOLNIR: Final = 33
LOKIS_LENS: Final = 34
RESURRECTION: Final = 35
TIME_MANIPULATION: Final = 36
TREASURE_CHEST: Final = 37
BEER_TAXES: Final = 38
GOLD_TAXES: Final = 39

CARDS: Final = 40

NAMES: Final = (
    "beer",
    "gold",
    "warrior",
    "elf-archer",
    "bone-crusher",
    "pigator",
    "cannon",
    "chicken-tower",
    "sheep-cannon",
    "undead-gold",
    "undead-beer",
    "shaman",
    "gold-miner",
    "beer-specialist",
    "beer-mugs",
    "gold-bars",
    "money-theft",
    "recipe-theft",
    "bear-rider",
    "assassin",
    "sword",
    "odins-boost",
    "shockwave-tower",
    "hero-trap",
    "scroll",
    "gift-resource",
    "gift-fighter",
    "crystal",
    "thor",
    "grendel",
    "dvergar",
    "alviss",
    "valkyrie",
    "mjolnir",
    "lokis-lens",
    "resurrection",
    "time-manipulation",
    "treasure-chest",
    "beer-taxes",
    "gold-taxes",
)

# Which deck a kind belongs to: neighbouring numbers.
STARTERS: Final = 3
MARKET: Final = 3
"""First kind that is sold from an open pile (V-4): three fighters, three fortifications."""
SOLD: Final = 6
PATH: Final = 9
"""First kind of Odin's Path."""
PATHS: Final = 19
ASGARD: Final = 28
"""First kind of Asgard."""
GIFTS_OF_ASGARD: Final = 12

NONE: Final = -1


class Role:
    """What a card is, and so what can be done with it (V-26)."""

    RESOURCE: Final = 0
    ACTION: Final = 1
    FIGHTER: Final = 2
    HERO: Final = 3
    BOOSTER: Final = 4
    FORTIFICATION: Final = 5
    UNDEAD: Final = 6


ROLES: Final = ("resource", "action", "fighter", "hero", "booster", "fortification", "undead")


class Power:
    """What a record of numbers can't say; `amount` is the number that goes with it."""

    PLAIN: Final = 0
    PER_FACTORY: Final = 1  # gold for each own Gold Factory
    PER_BREWERY: Final = 2  # beer for each own Brewery
    STEAL_GOLD: Final = 3  # V-90
    STEAL_BEER: Final = 4
    TAX_GOLD: Final = 5  # V-90
    TAX_BEER: Final = 6
    DISARM: Final = 7  # V-54
    RALLY: Final = 8  # V-56: strength for every Fighter
    TRAP: Final = 9  # V-55
    GIFT_RESOURCE: Final = 10  # V-92
    GIFT_FIGHTER: Final = 11
    MIX: Final = 12  # V-93: beer and gold in any mix
    BREWERY_STRENGTH: Final = 13  # strength for each own Brewery
    HALL_STRENGTH: Final = 14  # strength against a Town Hall
    CALL_FIGHTER: Final = 15  # V-93: Fighters and Heroes back from the discard
    CALL_ANY: Final = 16  # V-93
    MIRROR: Final = 17  # V-91
    REWIND: Final = 18  # V-93


POWERS: Final = (
    "plain",
    "gold-per-factory",
    "beer-per-brewery",
    "steal-gold",
    "steal-beer",
    "tax-gold",
    "tax-beer",
    "disarm",
    "rally",
    "trap",
    "gift-resource",
    "gift-fighter",
    "mix",
    "strength-per-brewery",
    "strength-against-hall",
    "call-fighter",
    "call-any",
    "mirror",
    "rewind",
)
