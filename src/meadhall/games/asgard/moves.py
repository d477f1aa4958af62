"""Every move of the game as one number, and back.

A move id means the same thing for ever within a rules version. Places in a stack are counted from
the top: 0 is the card that lies on top, whatever is under it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .aesir import AESIR, KINDS, PAIRS, kind_of

DEPTH: Final = 21
"""The most cards a player can have before them: 7 + 6 + 5 dealt, and one from Sif each round."""

SEATS: Final = 5

PICK: Final = 0
"""Play a card: kind * 2, plus 1 if the later Aesir's head is up (A-21, A-56)."""
WILL: Final = PICK + 2 * KINDS
"""Fulfil the will (A-40)."""
GOAL: Final = WILL + 1
"""Score the goal instead (A-40)."""
STACK: Final = GOAL + 1
"""One of the own stacks: turn its top (A-50), slip Thor under it (A-51), double it (A-53)."""
CARD: Final = STACK + AESIR
"""One of the own cards: stack and place (A-41, A-57, A-58, A-70)."""
RIVAL: Final = CARD + AESIR * DEPTH
"""A card of another player: seat, stack and place (A-55, A-57)."""
DONE: Final = RIVAL + SEATS * AESIR * DEPTH
"""No more cards (A-41), or decline (A-70)."""
ACTIONS: Final = DONE + 1


def pick(up: i64, other: i64) -> i64:
    """Play the card with these heads, the first one up."""
    return kind_of(up, other) * 2 + (0 if up < other else 1)


def picked_kind(move: i64) -> i64:
    return move >> 1


HEAD_UP: Final = vec[i64]([pair[side] for pair in PAIRS for side in (0, 1)])
"""By pick: the head that is up."""
HEAD_DOWN: Final = vec[i64]([pair[1 - side] for pair in PAIRS for side in (0, 1)])
"""By pick: the head that is down."""


def stack(god: i64) -> i64:
    return STACK + god


def stack_god(move: i64) -> i64:
    return move - STACK


def card(god: i64, depth: i64) -> i64:
    return CARD + god * DEPTH + depth


def card_god(move: i64) -> i64:
    return (move - CARD) // DEPTH


def card_depth(move: i64) -> i64:
    return (move - CARD) % DEPTH


def rival(seat: i64, god: i64, depth: i64) -> i64:
    return RIVAL + (seat * AESIR + god) * DEPTH + depth


def rival_seat(move: i64) -> i64:
    return (move - RIVAL) // (AESIR * DEPTH)


def rival_god(move: i64) -> i64:
    return (move - RIVAL) // DEPTH % AESIR


def rival_depth(move: i64) -> i64:
    return (move - RIVAL) % DEPTH
