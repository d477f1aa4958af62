"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption, Reason
from ...kernel.options import CardData, Row, Shape, Value, Whole, YesNo, read_cards
from .cards import ASGARD, NAMES
from .moves import MOST_MIXED
from .numbers import Numbers
from .village import OF_A_KIND

PACKAGE = "meadhall.games.vikings"

MOST_COPIES = 15
"""Of a card; fortifications on a building are counted in four bits a kind."""
COPIES = Whole(0, MOST_COPIES)
PRICE = Whole(0, 20)
STRENGTH = Whole(0, 30)
POINTS = Whole(0, 20)
SMALL = Whole(0, MOST_MIXED)

CARD: Mapping[str, Value] = {
    "copies": COPIES,
    "cost_beer": PRICE,
    "cost_gold": PRICE,
    "strength": STRENGTH,
    "beer": SMALL,
    "gold": SMALL,
    "draw": Whole(1, 9),
    "amount": SMALL,
}
"""What can be overridden of a card, where its record has it."""
BUILDING: Shape = {
    "copies": COPIES,
    "beer": PRICE,
    "gold": PRICE,
    "defence": STRENGTH,
    "points": POINTS,
    "loot": Whole(0, 9),
}
HALL: Shape = {
    "limit": Whole(1, 6 * OF_A_KIND),
    "gold": PRICE,
    "defence": STRENGTH,
    "points": POINTS,
    "reached": POINTS,
}
HIGHEST_HALL: Shape = {key: value for key, value in HALL.items() if key != "gold"}
TABLE: Shape = {
    "hand": Whole(1, 20),
    "capacity": Whole(1, 20),
    "store_points": POINTS,
    "exchange": Whole(2, 9),
    "swap_gold": Whole(1, 9),
    "dragon_defence": STRENGTH,
    "undead_points": POINTS,
    "full_defence": POINTS,
    "quiet_rounds": Whole(1, 100),
    "last_round": Whole(1, 1000),
    "asgard_each": Whole(1, 6),
    "gates": Row(Whole(1, 999), Whole(1, 999), Whole(1, 999)),
    "shares": Row(POINTS, POINTS, POINTS, POINTS),
}


VARIANTS = (
    "first_game",
    "long_game",
    "take_from_open",
    "one_kept",
    "hall_loot_lost",
    "swap_tokens",
    "no_last_storage",
    "heroes_conquer",
    "tied_only",
    "late_token",
)
"""The book's own ways to play, and rulings that can be played the other way."""


def _shape() -> Shape:
    """The numbers an options file can override."""
    data = read_cards(PACKAGE)
    cards: dict[str, Shape] = {}
    for kind, name in enumerate(NAMES):
        entries = {key: value for key, value in CARD.items() if key in data["cards"][name]}
        if kind >= ASGARD:
            entries |= {"copies": Whole(0, 1), "players": Whole(2, 4)}
        cards[name] = entries
    missions: dict[str, Shape] = {
        name: {"copies": COPIES, "points": Whole(1, 20), "need": Whole(0, 30)}
        if "need" in mission
        else {"copies": COPIES, "points": Whole(1, 20)}
        for name, mission in data["missions"].items()
    }
    return {
        "table": TABLE,
        "goal": dict.fromkeys(("2", "3", "4", "long"), Whole(1, 999)),
        "variants": dict.fromkeys(VARIANTS, YesNo()),
        "starting_deck": dict.fromkeys(("beer", "gold", "warrior"), COPIES),
        "halls": {"1": HALL, "2": HALL, "3": HIGHEST_HALL},
        "buildings": dict.fromkeys(data["buildings"], BUILDING),
        "cards": cards,
        "missions": missions,
    }


class VikingsData(CardData[Numbers]):
    """The numbers of Vikings Gone Wild."""

    def settings(self, players: int) -> Shape:
        return {"first": Whole(0, players - 1)}

    def numbers(self, data: dict[str, Any], players: int, options: str) -> Numbers:
        return Numbers(data, players, options)

    def merged(self, options: Mapping[str, Any]) -> dict[str, Any]:
        data = super().merged(options)
        for name, card in data["cards"].items():
            written = self.cards()["cards"][name]
            card["role"] = written["role"]
            card["power"] = written.get("power", "plain")
        return data

    def check_together(self, data: dict[str, Any], players: int) -> None:
        gates = data["table"]["gates"]
        if sorted(set(gates)) != gates:
            raise BadOption(Reason(PACKAGE, "vikings-option-gates", {"gates": str(gates)}))


DATA = VikingsData("vikings", PACKAGE, _shape())
