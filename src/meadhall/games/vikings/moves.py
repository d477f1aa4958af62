"""Every move of the game as one number, and back. Ids mean the same within a rules version."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import CARDS, SOLD
from .village import BUILDINGS, MISSION_SLOTS, SITES

SEATS: Final = 4
PLACES: Final = 5
"""Open cards of Odin's Path; the first lies next to the deck, the last leaves it."""
MOST_MIXED: Final = 9

PLAY: Final = 0
"""Play a hand card, by kind (V-26)."""
BUY: Final = PLAY + CARDS
"""Buy from an open pile: three fighters, three fortifications (V-30)."""
BUY_PATH: Final = BUY + SOLD
"""Buy an open card of Odin's Path, by place (V-30)."""
BUILD: Final = BUY_PATH + PLACES
"""Buy a building, by kind (V-32)."""
UPGRADE: Final = BUILD + BUILDINGS
"""The Town Hall's next level (V-33)."""
DISMANTLE: Final = UPGRADE + 1
"""Dismantle what stands on an own site (V-34)."""
EXCHANGE: Final = DISMANTLE + SITES
"""Give two for one: of beer, of gold (V-13)."""
BRING: Final = EXCHANGE + 2
"""Bring a token out of a site to pay with (V-12); the last one is gold from the hall."""
ATTACK: Final = BRING + SITES + 1
"""Declare an attack on somebody's site (V-53)."""
FIGHT_UNDEAD: Final = ATTACK + SEATS * SITES
"""Declare an attack on an undead of Odin's Path, by place (V-50)."""
FIGHT_DRAGON: Final = FIGHT_UNDEAD + PLACES
CLAIM: Final = FIGHT_DRAGON + 1
"""Claim an open mission, by slot (V-60)."""
SWAP: Final = CLAIM + MISSION_SLOTS
"""Swap an open mission for one gold, by slot (V-61)."""
END_TURN: Final = SWAP + MISSION_SLOTS
SEND: Final = END_TURN + 1
"""A Fighter, Hero or booster goes into the attack, by kind (V-53)."""
GO: Final = SEND + CARDS
DEFEND: Final = GO + 1
"""A fortification from hand onto the attacked building, by kind (V-45)."""
DISARM: Final = DEFEND + CARDS
"""A fortification discarded for an Assassin, by kind (V-54)."""
TRAP: Final = DISARM + CARDS
"""The Hero or Fighter a Hero Trap takes out, by kind (V-55)."""
STEAL: Final = TRAP + CARDS
"""The token on somebody's site (V-90)."""
MIRROR: Final = STEAL + SEATS * SITES
"""What Loki's Lens is, by kind (V-91)."""
FETCH: Final = MIRROR + CARDS
"""A card from the own discard into the hand, by kind (V-93)."""
DISCARD: Final = FETCH + CARDS
"""A hand card discarded for Time Manipulation, by kind (V-93)."""
KEEP: Final = DISCARD + CARDS
"""A hand card kept by a Drakkar, by kind (V-25)."""
MIX: Final = KEEP + CARDS
"""So many of a Crystal's resources are gold (V-93)."""
LOOT: Final = MIX + MOST_MIXED + 1
"""The dragon's token: beer, gold (V-50)."""
ASGARD: Final = LOOT + 2
"""An open Asgard card, by place; the third is the one just turned up (V-70)."""
TAKE: Final = ASGARD + 3
"""Accept the Asgard card a Town Hall of level 3 offers (V-47)."""
DONE: Final = TAKE + 1
"""Enough, none, or decline."""
DECLINE_ALL: Final = DONE + 1
"""No defence, now and until the round ends."""
ACTIONS: Final = DECLINE_ALL + 1

HALL_GOLD: Final = SITES
"""What BRING takes for gold on the hall; HALL itself means beer."""


def attack(seat: i64, site: i64) -> i64:
    return ATTACK + seat * SITES + site


def steal(seat: i64, site: i64) -> i64:
    return STEAL + seat * SITES + site
