"""What a greedy player wants to own: a buy list for each of three plans.

A plan is how much a card or building is worth to its owner in each round still to come, in
hundredths of a point. Whoever plays greedily values what they own by the plan it serves best, so
what they have bought already draws them on the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import NAMES
from .village import BUILDING_NAMES

BUILDER: Final = 0
RAIDER: Final = 1
DEFENDER: Final = 2
PLANS: Final = 3

CARD_WANTS: Final[dict[str, tuple[int, int, int]]] = {
    #                     builder, raider, defender
    "beer": (1, 1, 1),
    "gold": (3, 3, 3),
    "warrior": (3, 5, 3),
    "elf-archer": (8, 14, 9),
    "bone-crusher": (14, 26, 15),
    "pigator": (22, 38, 22),
    "cannon": (4, 3, 11),
    "chicken-tower": (6, 4, 15),
    "sheep-cannon": (9, 6, 24),
    "shaman": (14, 20, 14),
    "gold-miner": (16, 10, 12),
    "beer-specialist": (12, 8, 9),
    "beer-mugs": (8, 8, 7),
    "gold-bars": (13, 11, 12),
    "money-theft": (9, 8, 8),
    "recipe-theft": (6, 6, 5),
    "bear-rider": (12, 21, 13),
    "assassin": (10, 20, 11),
    "sword": (5, 12, 5),
    "odins-boost": (5, 13, 5),
    "shockwave-tower": (8, 5, 19),
    "hero-trap": (5, 4, 12),
    "scroll": (12, 12, 12),
    "gift-resource": (10, 8, 8),
    "gift-fighter": (5, 13, 6),
    "crystal": (12, 10, 10),
    "thor": (28, 46, 30),
    "grendel": (23, 38, 24),
    "dvergar": (18, 24, 16),
    "alviss": (24, 30, 22),
    "valkyrie": (20, 32, 20),
    "mjolnir": (9, 22, 10),
    "lokis-lens": (14, 18, 14),
    "resurrection": (15, 17, 15),
    "time-manipulation": (17, 17, 17),
    "treasure-chest": (22, 18, 20),
    "beer-taxes": (14, 13, 13),
    "gold-taxes": (18, 15, 16),
}
# What breweries, factories and stores bring together, full stores, `value.from_stores` reckons;
# here stands only what they are good for besides.
BUILDING_WANTS: Final[dict[str, tuple[int, int, int]]] = {
    #                 builder, raider, defender
    "brewery": (16, 16, 16),
    "gold-factory": (18, 18, 18),
    "beer-store": (3, 3, 3),
    "gold-store": (3, 3, 3),
    "drakkar": (8, 8, 12),
    "tavern": (36, 34, 32),
}
HALL_WANTS: Final = (22, 8, 12)
"""For each level of the Town Hall above the first."""

CARD_WORTH: Final = vec[i64](
    [CARD_WANTS.get(name, (0, 0, 0))[plan] for plan in range(PLANS) for name in NAMES]
)
"""By plan and kind."""
BUILDING_WORTH: Final = vec[i64](
    [BUILDING_WANTS[name][plan] for plan in range(PLANS) for name in BUILDING_NAMES]
)
HALL_WORTH: Final = vec[i64](list(HALL_WANTS))
