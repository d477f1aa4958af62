"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadOption, Reason
from ...kernel.options import CardData, OneOf, Shape, Whole, YesNo
from .deities import DEITIES
from .moves import LONGEST_LINE
from .numbers import Numbers
from .people import MOST_COPIES, NAMES, RUNES, UNITS

PACKAGE = "meadhall.games.wolves"
COPIES = Whole(0, MOST_COPIES)
STRENGTH = Whole(0, 20)
LARGEST_HAND = Whole(1, 30)
GLORY = Whole(0, 10)

MANOEUVRE: Shape = {"copies": COPIES}
COMPUTED: Shape = {"copies": COPIES, "rune": OneOf(*RUNES)}
FIXED: Shape = {**COMPUTED, "strength": STRENGTH}
FIXED_GLORY: Shape = {"glory": GLORY}
CHANGES_THE_DRAW: Shape = {"glory": GLORY, "pass_draw": Whole(-9, 9)}
COUNTING: Shape = {"glory": GLORY, "each": GLORY, "most": Whole(0, 30)}
CONDITIONAL: Shape = {"glory": GLORY, "fulfilled": GLORY}

VARIANTS = (
    "fenrir_stopped",
    "odin_returns_free",
    "other_unit",
    "flank_discards",
    "hel_takes_back",
    "powers_anew",
    "first_breaks_ties",
)
"""Rulings that can be played the other way."""

SHAPE: Shape = {
    "people": {
        "archer": FIXED,
        "bond": COMPUTED,
        "hirdman": {**FIXED, "together": STRENGTH},
        "huscarl": FIXED,
        "berserk": FIXED,
        "thrall": FIXED,
        "priest": {**FIXED, "shuns": STRENGTH},
        "hovding": {**COMPUTED, "each": Whole(0, 5)},
        "konung": {**COMPUTED, "alone": STRENGTH},
        "assassin": {**FIXED, "weak": STRENGTH},
        "raider": FIXED,
        "traitor": FIXED,
        "plague": MANOEUVRE,
        "shield-wall": MANOEUVRE,
        "flank": MANOEUVRE,
    },
    "hands": {"first": Whole(0, 30), "limit": LARGEST_HAND, "pass_draw": Whole(0, 30)},
    "glory": {"to_end": Whole(1, 30)},
    "prizes": dict.fromkeys("345", Whole(1, 2)),
    "rounds": {"reshuffles": Whole(1, 9)},
    "deities": {
        "hall": Whole(1, DEITIES),
        "first_cost": Whole(1, 9),
        "more_cost": Whole(0, 9),
        "with_ragnarok": Whole(0, DEITIES - 1),
    },
    "modifiers": {"thor": STRENGTH, "fenrir": Whole(-20, 0)},
    "variants": dict.fromkeys(VARIANTS, YesNo()),
    "victories": {
        "coastal-raid": CHANGES_THE_DRAW,
        "field-of-slaughter": FIXED_GLORY,
        "costly-triumph": CHANGES_THE_DRAW,
        "favour-of-the-high": COUNTING,
        "bargain-with-chaos": COUNTING,
        "crowded-hall": {**CONDITIONAL, "cards": LARGEST_HAND},
        "saga-of-deeds": COUNTING,
        "steel-alone": CONDITIONAL,
        "chosen-of-the-hall": CONDITIONAL,
    },
}
"""The numbers an options file can override."""


def _wrong(key: str, **args: int) -> BadOption:
    return BadOption(Reason(PACKAGE, key, args))


class WolvesData(CardData[Numbers]):
    """The numbers of Wolves of Odin."""

    def settings(self, players: int) -> Shape:
        return {"first": Whole(0, players - 1)}

    def numbers(self, data: dict[str, Any], players: int, options: str) -> Numbers:
        return Numbers(data, players, options)

    def check_together(self, data: dict[str, Any], players: int) -> None:
        copies = {name: card["copies"] for name, card in data["people"].items()}
        units = sum(copies[name] for name in NAMES[:UNITS])
        if units > LONGEST_LINE:
            raise _wrong("wolves-option-line", room=LONGEST_LINE, units=units)
        total, limit = sum(copies.values()), data["hands"]["limit"]
        if total < players * limit:
            needed = players * limit
            raise _wrong(
                "wolves-option-deck", players=players, limit=limit, needed=needed, total=total
            )
        if data["hands"]["first"] > limit:
            first = data["hands"]["first"]
            raise _wrong("wolves-option-hand", first=first, limit=limit)
        deities = data["deities"]
        if deities["hall"] + deities["with_ragnarok"] > DEITIES:
            raise _wrong("wolves-option-deities", deities=DEITIES)


DATA = WolvesData("wolves", PACKAGE, SHAPE)
