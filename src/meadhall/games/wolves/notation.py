"""Moves as short text.

lay archer p2 left      lay a unit at an end of a formation
unit p2 3               a unit, its place counted from the left: sacrifice, target, take it
join huscarl right      a unit comes into the own line
hand thrall             a card of the own hand, to discard
pile archer             a card of the discard pile, to take
spend berserk           a sacrifice, as payment
summon odin · use tyr · deity loki
victory saga-of-deeds
plague 3 · flank draw · flank return
pass · end · draw · return · left · right · keep blue · keep red
shield · take · done · decline all
"""

from __future__ import annotations

from .deities import DEITY_NAMES, VICTORY_NAMES
from .moves import (
    DEITY,
    FLANK_DRAW,
    HAND,
    JOIN,
    NAME,
    PILE,
    POWER,
    SPEND,
    SUMMON,
    UNIT,
    VICTORY,
    join_kind,
    join_side,
    lay_kind,
    lay_line,
    lay_side,
    unit_line,
    unit_place,
)
from .people import NAMES
from .shapes import SIDES

_SINGLE = (
    "flank draw",
    "flank return",
    "pass",
    "end",
    "draw",
    "return",
    "left",
    "right",
    "keep blue",
    "keep red",
    "shield",
    "take",
    "done",
    "decline all",
)
"""The moves from FLANK_DRAW on, in order."""


def notation(move: int) -> str:
    """The text of a move, legal or not."""
    if move < UNIT:
        return f"lay {NAMES[lay_kind(move)]} p{lay_line(move) + 1} {SIDES[lay_side(move)]}"
    if move < JOIN:
        return f"unit p{unit_line(move) + 1} {unit_place(move) + 1}"
    if move < HAND:
        return f"join {NAMES[join_kind(move)]} {SIDES[join_side(move)]}"
    if move < PILE:
        return f"hand {NAMES[move - HAND]}"
    if move < SPEND:
        return f"pile {NAMES[move - PILE]}"
    if move < SUMMON:
        return f"spend {NAMES[move - SPEND]}"
    if move < POWER:
        return f"summon {DEITY_NAMES[move - SUMMON]}"
    if move < DEITY:
        return f"use {DEITY_NAMES[move - POWER]}"
    if move < VICTORY:
        return f"deity {DEITY_NAMES[move - DEITY]}"
    if move < NAME:
        return f"victory {VICTORY_NAMES[move - VICTORY]}"
    if move < FLANK_DRAW:
        return f"plague {move - NAME}"
    return _SINGLE[move - FLANK_DRAW]
