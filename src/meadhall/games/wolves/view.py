"""What a seat may know, as plain data. Default deny: only what is written here is ever shown.

Nearly everything is public (W-6). Hidden from everybody: the order of the decks. Hidden from the
others: hands, apart from cards they saw going there, and the half of a choice that isn't finished.
A window for a reaction looks the same whatever is in the hand of whoever is asked (W-64).
"""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64

from ...kernel.frames import seats_in
from .atoms import Board
from .deities import (
    DEITIES,
    DEITY_NAMES,
    FENRIR,
    GONE,
    HALL,
    OPEN,
    THOR,
    UNSEEN,
    VICTORIES,
    VICTORY_NAMES,
)
from .frames import (
    ACTOR,
    EFFECT,
    EFFECTS,
    PLACE,
    Effect,
    Frame,
    frames_written,
    hide_choice,
)
from .glory import glory, is_fixed, worth
from .layout import NONE
from .moves import unit_line, unit_place
from .offerings import clashing, cost
from .people import BOND, HIRDMAN, HOVDING, KONUNG, NAMES, PEOPLE, UNITS
from .reactions import touched_soon
from .shown import Because, CommonView, Lying, Middle, Modifier, OwnView, Player, Spot, Threat
from .strength import (
    beside_hirdman,
    fenrirs_part,
    is_protected,
    line_strength,
    strength,
    strength_alone,
    thors_part,
    units_strength,
)


def common_view(t: Board) -> CommonView:
    """What everybody sees alike."""
    return {
        "game": "wolves",
        "rules": int(t.numbers.rules),
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        "waiting": list(t.waiting),
        **public(t),
        "seats": [player(t, each) for each in range(t.players)],
        "alone": {NAMES[k]: int(strength_alone(t.numbers, k)) for k in range(UNITS)},
        "threat": threat(t),
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
    """What everybody sees before one player, and what follows from it."""
    return {
        **lying(t, seat),
        "because": because(t, seat),
        "units": int(units_strength(t, seat)),
        "modifiers": modifiers(t, seat),
        "clashes": clashes(t, seat),
        "fixed": sum(
            int(worth(t, seat, v))
            for v in range(VICTORIES)
            if t.victory_at[v] == seat and is_fixed(v)
        ),
        "hopes": {
            VICTORY_NAMES[v]: int(worth(t, seat, v, 1))
            for v in range(VICTORIES)
            if t.victory_at[v] == OPEN
        },
    }


def lying(t: Board, seat: int) -> Lying:
    """What lies before one player."""
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


def because(t: Board, seat: int) -> list[Because]:
    """W-41, W-42, W-47, W-48: where the strengths of a line come from that no card says."""
    found: list[Because] = []
    units, teiwaz = int(t.lengths[seat]), int(t.teiwaz[seat])
    for place in range(units):
        kind = t.unit_at(seat, place)
        if kind == HIRDMAN and beside_hirdman(t, seat, place):
            found.append({"place": place, "why": "kin"})
        elif kind == BOND:
            found.append({"place": place, "why": "eiwaz", "many": units - teiwaz})
        elif kind == HOVDING:
            each = int(t.numbers.hovding_each)
            found.append({"place": place, "why": "teiwaz", "each": each, "many": teiwaz})
        elif kind == KONUNG:
            each = int(t.numbers.konung_alone)
            found.append({"place": place, "why": "others", "each": each, "many": units - 1})
    return found


def modifiers(t: Board, seat: int) -> list[Modifier]:
    """W-81, W-92: what deities change in a line's strength."""
    found: list[Modifier] = []
    for deity, change in ((THOR, thors_part(t, seat)), (FENRIR, fenrirs_part(t, seat))):
        if change != 0:
            owner = int(t.owner(deity))
            found.append({"deity": DEITY_NAMES[deity], "owner": owner, "change": int(change)})
    return found


def clashes(t: Board, seat: int) -> dict[str, list[str]]:
    """W-71: of the Hall, those that would drive out deities of the player's, and which."""
    found: dict[str, list[str]] = {}
    for deity in range(DEITIES):
        if t.deity_at[deity] == HALL:
            mask = clashing(t, seat, deity)
            if mask != 0:
                names = [DEITY_NAMES[d] for d in range(DEITIES) if mask >> d & 1]
                found[DEITY_NAMES[deity]] = names
    return found


def threat(t: Board) -> Threat | None:
    """W-62: what somebody may answer now."""
    if t.kind() != Frame.REACT:
        return None
    effect = t.frame_rows()[-2]
    shown: Threat = {
        "effect": EFFECTS[effect[EFFECT]],
        "seat": effect[ACTOR],
        "units": spots(touched_soon(t)),
    }
    if effect[EFFECT] == Effect.PLAGUE:
        shown["number"] = effect[PLACE]
    return shown


def spots(units: list[i64]) -> list[Spot]:
    """Units, written down."""
    return [{"line": int(unit_line(u)), "place": int(unit_place(u))} for u in units]


def frames(t: Board, seat: int | None) -> list[dict[str, Any]]:
    """The open questions, the lowest first; what somebody has chosen so far is theirs alone."""
    stack = frames_written(t)
    if stack and stack[-1]["actor"] != seat:
        hide_choice(stack[-1])
    return stack


def bag(counts: Any, start: int, kinds: int) -> dict[str, int]:
    """How many of each kind, leaving out those there are none of."""
    return {NAMES[k]: int(counts[start + k]) for k in range(kinds) if counts[start + k]}
