"""What a seat may know, as plain data. Default deny: only what is written here is ever shown.

Nearly everything is public (W-6). Hidden from everybody: the order of the decks. Hidden from the
others: hands, apart from cards they saw going there, and the half of a choice that isn't finished.
A window for a reaction looks the same whatever is in the hand of whoever is asked (W-64).
"""

from __future__ import annotations

import json
from typing import Any

from ...kernel.frames import seats_in
from .atoms import Board
from .deities import (
    DEITIES,
    DEITY_NAMES,
    GONE,
    HALL,
    OPEN,
    UNSEEN,
    VICTORIES,
    VICTORY_NAMES,
)
from .frames import frames_written, hide_choice
from .glory import glory, worth
from .layout import NONE
from .offerings import cost
from .people import NAMES, PEOPLE, UNITS
from .shown import CommonView, Middle, OwnView, Player
from .strength import is_protected, line_strength, strength

RULES_VERSION = 2


def common_view(t: Board) -> CommonView:
    """What everybody sees alike."""
    return {
        "game": "wolves",
        "rules": RULES_VERSION,
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        "waiting": list(t.waiting),
        **public(t),
        "seats": [player(t, each) for each in range(t.players)],
        "deck": int(t.deck_size),
    }


def own_view(t: Board, seat: int | None) -> OwnView:
    """What one seat, or an onlooker, sees in a way of its own."""
    if seat is not None:
        t.check_seat(seat)
    return {
        "seat": seat,
        "frames": frames(t, seat),
        "hand": None if seat is None else bag(t.hands, seat * PEOPLE, PEOPLE),
    }


def public(t: Board) -> Middle:
    """What lies in the middle, known to all."""
    return {
        "round": int(t.round),
        "active": int(t.active),
        "reshuffles": int(t.reshuffles),
        "last_round": bool(t.last_round),
        "pile": bag(t.pile, 0, PEOPLE),
        "playing": None if t.playing == NONE else NAMES[t.playing],
        "hall": [DEITY_NAMES[d] for d in range(DEITIES) if t.deity_at[d] == HALL],
        "ragnarok_in_hall": bool(t.ragnarok_in_hall),
        "deities_gone": [DEITY_NAMES[d] for d in range(DEITIES) if t.deity_at[d] == GONE],
        "deities_left": sum(t.deity_at[d] == UNSEEN for d in range(DEITIES)),
        "upper_deities": int(t.upper_deities),
        "used": [DEITY_NAMES[d] for d in range(DEITIES) if t.used >> d & 1],
        "prizes": [VICTORY_NAMES[v] for v in range(VICTORIES) if t.victory_at[v] == OPEN],
        "victories_left": sum(t.victory_at[v] == UNSEEN for v in range(VICTORIES)),
        "passes": int(t.passes),
        "declines": seats_in(t.declines),
        "first": None if t.first == NONE else int(t.first),
        "second": None if t.second == NONE else int(t.second),
    }


def player(t: Board, seat: int) -> Player:
    """What everybody sees before one player."""
    return {
        "line": [NAMES[t.unit_at(seat, place)] for place in range(t.lengths[seat])],
        "strengths": [int(strength(t, seat, place)) for place in range(t.lengths[seat])],
        "strength": int(line_strength(t, seat)),
        "protected": is_protected(t, seat),
        "sacrifices": bag(t.sacrifices, seat * UNITS, UNITS),
        "offering": int(t.offerings[seat]),
        "deities": [DEITY_NAMES[d] for d in range(DEITIES) if t.deity_at[d] == seat],
        "costs": {
            DEITY_NAMES[d]: int(cost(t, seat, d)) for d in range(DEITIES) if t.deity_at[d] == HALL
        },
        "victories": {
            VICTORY_NAMES[v]: int(worth(t, seat, v))
            for v in range(VICTORIES)
            if t.victory_at[v] == seat
        },
        "glory": int(glory(t, seat)),
        "hand": int(t.hand_sizes[seat]),
        "known": bag(t.known, seat * PEOPLE, PEOPLE),
        "pass": int(t.pass_number[seat]),
    }


def frames(t: Board, seat: int | None) -> list[dict[str, Any]]:
    """The open questions, the lowest first; what somebody has chosen so far is theirs alone."""
    stack = frames_written(t)
    if stack and stack[-1]["actor"] != seat:
        hide_choice(stack[-1])
    return stack


def bag(counts: Any, start: int, kinds: int) -> dict[str, int]:
    """How many of each kind, leaving out those there are none of."""
    return {NAMES[k]: int(counts[start + k]) for k in range(kinds) if counts[start + k]}
