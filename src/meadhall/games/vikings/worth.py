"""What a card is worth to its owner each time it is drawn, by what its numbers say.

All in points. The weights were found by games in which every seat had its own, slightly disturbed:
they are what wins, not what a price would suggest. No card is known here by its name, so other
numbers (see docs/options.md) are judged by the same measure.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from .cards import CARDS

BEER: Final = 0.12
GOLD: Final = 0.234
FIGHTER: Final = 0.045
"""Of any Fighter or Hero, and of each point of its strength."""
STRENGTH: Final = 0.225
BOOSTER: Final = 0.103
"""Of each point that a booster adds: it needs a Fighter beside it."""
RALLY: Final = 0.114
AGAINST_HALL: Final = 0.4
"""A Town Hall is the target in so many attacks."""
FORTIFICATION: Final = 0.131
WALL: Final = 0.104
"""Of each point of a fortification."""
TRAP: Final = 0.168
DISARM: Final = 0.075
STEAL: Final = 0.44
"""How often somebody has a token to steal; taxes are from everybody."""
TAX: Final = 0.42
CALL_FIGHTER: Final = 0.587
CALL_ANY: Final = 0.35
"""Of each: the first is worth no less than a Fighter, the next is the second best."""
MIRROR: Final = 0.391
GIFT_RESOURCE: Final = 0.118
"""Of the cards that a Mystery Gift turns up: as good as so many that are drawn."""
GIFT_FIGHTER: Final = 0.608
REWIND: Final = 0.45

# Where the parts of a row of worths begin: each is by kind of card.
FOR_BREWERY: Final = CARDS
"""What every own Brewery adds."""
FOR_FACTORY: Final = 2 * CARDS
DRAWS: Final = 3 * CARDS
"""How many other cards it draws."""
FIGHTS: Final = 4 * CARDS
"""What of its worth is strength."""


def worths(cards: list[dict[str, Any]], players: int) -> vec[float]:
    """Of all kinds of cards, one part after the other: the worth by itself comes first."""
    rows = [worth_of(card, players) for card in cards]
    return vec[float]([row[part] for part in range(5) for row in rows])


def worth_of(card: dict[str, Any], players: int) -> tuple[float, float, float, float, float]:
    """Of one card: by itself, for each Brewery and each Gold Factory, cards drawn, strength."""
    amount = float(card.get("amount", 0))
    fights = strength_of(card, amount)
    plain = BEER * card.get("beer", 0) + GOLD * card.get("gold", 0) + fights
    if card["role"] == "fortification":
        plain += FORTIFICATION + WALL * card["strength"]
    brewery = factory = 0.0
    draws = float(card.get("draw", 0))
    match card.get("power", "plain"):
        case "gold-per-factory":
            factory = amount * GOLD
        case "beer-per-brewery":
            brewery = amount * BEER
        case "strength-per-brewery":
            brewery = amount * STRENGTH
        case "steal-gold":
            plain += STEAL * GOLD
        case "steal-beer":
            plain += STEAL * BEER
        case "tax-gold":
            plain += TAX * GOLD * (players - 1)
        case "tax-beer":
            plain += TAX * BEER * (players - 1)
        case "disarm":
            plain += DISARM * amount
        case "trap":
            plain += TRAP
        case "mix":
            plain += amount * max(BEER, GOLD)
        case "call-fighter":
            plain += CALL_FIGHTER * amount
        case "call-any":
            plain += CALL_ANY * amount
        case "mirror":
            plain += MIRROR
        case "gift-resource":
            draws += GIFT_RESOURCE * amount
        case "gift-fighter":
            draws += GIFT_FIGHTER * amount
        case "rewind":
            draws += REWIND + amount
        case _:
            pass
    return plain, brewery, factory, draws, fights


def strength_of(card: dict[str, Any], amount: float) -> float:
    """What a card is worth in attacks."""
    power = card.get("power", "plain")
    strength = float(card.get("strength", 0))
    if card["role"] == "booster":
        return BOOSTER * strength + (RALLY * amount if power == "rally" else 0.0)
    if card["role"] not in ("fighter", "hero"):
        return 0.0
    if power == "strength-against-hall":
        strength += AGAINST_HALL * amount
    return FIGHTER + STRENGTH * strength
