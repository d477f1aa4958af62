"""The people: twelve kinds of units and three manoeuvres (W-1, W-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ARCHER: Final = 0
BOND: Final = 1
HIRDMAN: Final = 2
HUSCARL: Final = 3
BERSERK: Final = 4
THRALL: Final = 5
PRIEST: Final = 6
HOVDING: Final = 7
KONUNG: Final = 8
ASSASSIN: Final = 9
RAIDER: Final = 10
TRAITOR: Final = 11
PLAGUE: Final = 12
SHIELD_WALL: Final = 13
FLANK: Final = 14

UNITS: Final = 12
"""Kinds below this are units; the others are manoeuvres."""
PEOPLE: Final = 15

NAMES: Final = (
    "archer",
    "bond",
    "hirdman",
    "huscarl",
    "berserk",
    "thrall",
    "priest",
    "hovding",
    "konung",
    "assassin",
    "raider",
    "traitor",
    "plague",
    "shield-wall",
    "flank",
)

TEIWAZ: Final = 0
EIWAZ: Final = 1
RUNES: Final = ("teiwaz", "eiwaz")

WORTH: Final = vec[i64]([2 if kind == BERSERK else 1 for kind in range(UNITS)])
"""Of a unit as a sacrifice: a Berserk counts twice (W-44)."""

MOST_COPIES: Final = 15
"""Of one kind of card."""

ONE_OF: Final = vec[i64]([1 << 4 * kind for kind in range(PEOPLE)])
"""A bag in one number, four bits a kind: this is a bag with one card of a kind."""


def in_bag(bag: i64, kind: i64) -> i64:
    """Copies of a kind in such a bag."""
    return (bag >> 4 * kind) & 15
