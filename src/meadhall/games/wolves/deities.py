"""The seventeen deities (W-3) and the nine victory cards (W-103)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ODIN: Final = 0
THOR: Final = 1
FREYA: Final = 2
VIDAR: Final = 3
HEIMDALL: Final = 4
BALDR: Final = 5
VALKYRIE: Final = 6
TYR: Final = 7
YGGDRASIL: Final = 8
SURT: Final = 9
HEL: Final = 10
FENRIR: Final = 11
FAFNIR: Final = 12
NAGLFAR: Final = 13
JORMUNGAND: Final = 14
NIDHOGG: Final = 15
LOKI: Final = 16

DEITIES: Final = 17

DEITY_NAMES: Final = (
    "odin",
    "thor",
    "freya",
    "vidar",
    "heimdall",
    "baldr",
    "valkyrie",
    "tyr",
    "yggdrasil",
    "surt",
    "hel",
    "fenrir",
    "fafnir",
    "naglfar",
    "jormungand",
    "nidhogg",
    "loki",
)

BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
COLOURS: Final = ("blue", "black", "red")

# Where a deity can be; a seat's number means it is summoned there.
HALL: Final = 5
GONE: Final = 6
"""The deity discard."""
UNSEEN: Final = 7
"""Still in the deck."""

COASTAL_RAID: Final = 0
FIELD_OF_SLAUGHTER: Final = 1
COSTLY_TRIUMPH: Final = 2
FAVOUR_OF_THE_HIGH: Final = 3
BARGAIN_WITH_CHAOS: Final = 4
CROWDED_HALL: Final = 5
SAGA_OF_DEEDS: Final = 6
STEEL_ALONE: Final = 7
CHOSEN_OF_THE_HALL: Final = 8

VICTORIES: Final = 9

VICTORY_NAMES: Final = (
    "coastal-raid",
    "field-of-slaughter",
    "costly-triumph",
    "favour-of-the-high",
    "bargain-with-chaos",
    "crowded-hall",
    "saga-of-deeds",
    "steel-alone",
    "chosen-of-the-hall",
)

OPEN: Final = 5
"""Where a victory card can be: fought for this round; else a seat, or UNSEEN."""


FIRST_OF: Final = vec[i64]([ODIN, YGGDRASIL, SURT])
"""By colour: where its deities begin in a mask of all."""

COLOUR_OF: Final = vec[i64]([BLUE] * 8 + [BLACK] + [RED] * 8)
"""By deity (W-3): eight blue, one black, eight red."""
