"""What stands in a village, and the missions and achievements (V-32, V-60, V-81): names only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BREWERY: Final = 0
GOLD_FACTORY: Final = 1
BEER_STORE: Final = 2
GOLD_STORE: Final = 3
DRAKKAR: Final = 4
TAVERN: Final = 5
BUILDINGS: Final = 6
BUILDING_NAMES: Final = (
    "brewery",
    "gold-factory",
    "beer-store",
    "gold-store",
    "drakkar",
    "tavern",
)

OF_A_KIND: Final = 3
"""V-32: never more than three of a kind."""

# A village has fixed sites: the hall, then three for each kind of building.
HALL: Final = 0
SITES: Final = 1 + BUILDINGS * OF_A_KIND

EMPTY: Final = 0
UNDER_CONSTRUCTION: Final = 1
FINISHED: Final = 2
SITE_STATES: Final = ("empty", "under-construction", "finished")

BEER: Final = 0
GOLD: Final = 1
RESOURCES: Final = ("beer", "gold")


def first_site(building: i64) -> i64:
    """The first of the sites for a kind of building."""
    return 1 + building * OF_A_KIND


def building_on(site: i64) -> i64:
    """The kind of building that stands on a site; the hall is not one."""
    return (site - 1) // OF_A_KIND


def site_name(site: int) -> str:
    """The name of a site: the hall, or a building and its number."""
    if site == HALL:
        return "hall"
    return f"{BUILDING_NAMES[(site - 1) // OF_A_KIND]}-{(site - 1) % OF_A_KIND + 1}"


SITE_NAMES: Final = tuple(site_name(site) for site in range(SITES))
TOKEN_PLACES: Final = ("hall beer", *SITE_NAMES[HALL + 1 :], "hall gold")
"""Where tokens can lie: a building holds one resource, the hall both."""


class Mission:
    """Kinds of missions, the one-point ones first (V-2)."""

    WORSHIP: Final = 0
    WORKER: Final = 1
    ATTACKER: Final = 2
    STRATEGY: Final = 3
    SHIELD: Final = 4
    THIRSTY: Final = 5
    MONEY: Final = 6
    BREWER: Final = 7
    FOUNDRY: Final = 8
    CAPTAIN: Final = 9
    INNKEEPER: Final = 10
    ARCHITECT: Final = 11
    WARFARE: Final = 12
    BEER: Final = 13
    GOLD: Final = 14
    TOWN_FALL: Final = 15


MISSIONS: Final = 16
MISSION_SLOTS: Final = 2
MISSION_NAMES: Final = (
    "worship",
    "worker",
    "attacker",
    "strategy",
    "shield",
    "thirsty",
    "money",
    "brewer",
    "foundry",
    "captain",
    "innkeeper",
    "architect",
    "warfare",
    "beer",
    "gold",
    "town-fall",
)


class Achievement:
    """Kinds of achievements (V-81)."""

    DEFENDER: Final = 0
    CONQUEROR: Final = 1
    BUILDER: Final = 2
    BEER_TYCOON: Final = 3
    MINER: Final = 4
    FOLLOWER: Final = 5
    ACCOMPLISHER: Final = 6
    KING_PIG: Final = 7


ACHIEVEMENTS: Final = 8
ACHIEVEMENTS_OPEN: Final = 4
ACHIEVEMENT_NAMES: Final = (
    "defender",
    "conqueror",
    "builder",
    "beer-tycoon",
    "miner",
    "follower",
    "accomplisher",
    "king-pig",
)


class Deed:
    """What a player has done this turn, as far as missions ask for it (V-60): bits of a mask."""

    BOUGHT_PATH: Final = 1
    BOUGHT_BUILDING: Final = 2
    BOUGHT_FIGHTER: Final = 4
    BOUGHT_FORTIFICATION: Final = 8
    HIT: Final = 16
    HIT_STRONGLY: Final = 32
    HIT_HALL: Final = 64
    SWAPPED: Final = 128
    DISMANTLED: Final = 256


DEEDS: Final = (
    "bought-path",
    "bought-building",
    "bought-fighter",
    "bought-fortification",
    "hit",
    "hit-strongly",
    "hit-hall",
    "swapped",
    "dismantled",
)
