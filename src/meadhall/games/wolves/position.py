"""Positions as plain data, and back: complete (`to_json`) or as far as a view knows them."""

from __future__ import annotations

import json
from typing import Any

from ...kernel.chance import Chance, chance_from_json
from ...kernel.errors import BadPosition
from ...kernel.frames import mask_of
from ...kernel.positions import check_question, number_of, read_head, reading, truth, whole
from .data import DATA
from .deities import (
    DEITY_NAMES,
    GONE,
    HALL,
    OPEN,
    UNSEEN,
    VICTORY_NAMES,
)
from .frames import frames_written, read_frames
from .layout import NONE
from .moves import LONGEST_LINE
from .numbers import OLDEST_RULES, RULES_VERSION
from .people import MOST_COPIES, NAMES, PEOPLE, TEIWAZ, UNITS, WORTH, in_bag
from .state import WolvesState, empty_table
from .view import bag, lying, public


def position_of(t: WolvesState) -> dict[str, Any]:
    """Everything there is to know about a position."""
    return {
        "game": "wolves",
        "rules": int(t.numbers.rules),
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        **public(t),
        "seats": [lying(t, seat) for seat in range(t.players)],
        "hands": [bag(t.hands, seat * PEOPLE, PEOPLE) for seat in range(t.players)],
        "people": bag(t.deck, 0, PEOPLE),
        "frames": frames_written(t),
        "chance": t.chance.to_json(),
    }


def state_from_json(data: Any) -> WolvesState:
    """The position that `position_of` described. Nothing is believed: every card is counted."""
    with reading("position of wolves"):
        state = _read(data, chance_from_json(data["chance"]))
        for seat in range(state.players):
            _fill(state.hands, seat * PEOPLE, data["hands"][seat], PEOPLE, MOST_COPIES)
        _fill(state.deck, 0, data["people"], PEOPLE, 200)
        state.deck_size = sum(state.deck)
    _check(state)
    return state


def table_from_view(view: dict[str, Any], chance: Chance) -> WolvesState:
    """What a view shows, on a table whose hidden places are still blank (see `imagine`)."""
    with reading("view of wolves"):
        state = _read(view, chance)
        state.deck_size = view["deck"]
        seat = view["seat"]
        if seat is not None:
            _fill(state.hands, seat * PEOPLE, view["hand"], PEOPLE, MOST_COPIES)
    return state


def _read(data: Any, chance: Chance) -> WolvesState:
    """What positions and views have in common: all that is public."""
    numbers, players = read_head(data, DATA, RULES_VERSION, 3, 5, OLDEST_RULES)
    state = empty_table(numbers, players, chance)
    _read_middle(state, data)
    if len(data["seats"]) != players:
        raise BadPosition(f"{players} players need as many seats")
    for seat, shown in enumerate(data["seats"]):
        _read_player(state, seat, shown)
    read_frames(state, data["frames"])
    return state


def _read_middle(state: WolvesState, data: Any) -> None:
    state.round = whole(data["round"], 1, 1000)
    state.active = whole(data["active"], 0, int(state.players) - 1)
    state.reshuffles = whole(data["reshuffles"], 0, 1000)
    state.last_round = int(truth(data["last_round"]))
    _fill(state.pile, 0, data["pile"], PEOPLE, 200)
    state.pile_size = sum(state.pile)
    state.playing = NONE if data["playing"] is None else number_of(data["playing"], NAMES)
    for name in data["hall"]:
        _place_deity(state, name, HALL)
    for name in data["deities_gone"]:
        _place_deity(state, name, GONE)
    state.ragnarok_in_hall = int(truth(data["ragnarok_in_hall"]))
    state.hall_size = len(data["hall"]) + int(state.ragnarok_in_hall)
    state.upper_deities = whole(data["upper_deities"], 0, int(state.numbers.upper_deities))
    for name in data["used"]:
        state.used |= 1 << number_of(name, DEITY_NAMES)
    for name in data["prizes"]:
        _place_victory(state, name, OPEN)
    state.passes = whole(data["passes"], 0, 255)
    state.declines = mask_of(data["declines"], int(state.players))
    last = int(state.players) - 1
    state.first = NONE if data["first"] is None else whole(data["first"], 0, last)
    state.second = NONE if data["second"] is None else whole(data["second"], 0, last)


def _read_player(state: WolvesState, seat: int, shown: Any) -> None:
    for place, name in enumerate(shown["line"]):
        kind = number_of(name, NAMES)
        if kind >= UNITS:
            raise BadPosition(f"{name} is no unit")
        state.lines[seat * LONGEST_LINE + place] = kind
        state.teiwaz[seat] += int(state.numbers.runes[kind] == TEIWAZ)
    state.lengths[seat] = whole(len(shown["line"]), 0, LONGEST_LINE)
    state.standing |= int(len(shown["line"]) > 0) << seat
    _fill(state.sacrifices, seat * UNITS, shown["sacrifices"], UNITS, MOST_COPIES)
    for kind in range(UNITS):
        state.offerings[seat] += WORTH[kind] * state.sacrificed(seat, kind)
    for name in shown["deities"]:
        _place_deity(state, name, seat)
    for name in shown["victories"]:
        _place_victory(state, name, seat)
    state.hand_sizes[seat] = whole(shown["hand"], 0, int(state.numbers.hand_limit))
    _fill(state.known, seat * PEOPLE, shown["known"], PEOPLE, MOST_COPIES)
    state.pass_number[seat] = whole(shown["pass"], 0, 255)


def _place_deity(state: WolvesState, name: Any, where: int) -> None:
    deity = number_of(name, DEITY_NAMES)
    if state.deity_at[deity] != UNSEEN:
        raise BadPosition(f"{name} can't be in two places")
    state.deity_at[deity] = where
    if where < HALL:
        state.summoned[where] |= 1 << deity


def _place_victory(state: WolvesState, name: Any, where: int) -> None:
    victory = number_of(name, VICTORY_NAMES)
    if state.victory_at[victory] != UNSEEN:
        raise BadPosition(f"{name} can't be in two places")
    state.victory_at[victory] = where


def _check(state: WolvesState) -> None:
    """All cards are there exactly once, and whoever is asked can answer."""
    pending = state.joining()
    for kind in range(PEOPLE):
        count = int(state.deck[kind] + state.pile[kind]) + int(state.playing == kind)
        for seat in range(state.players):
            held = int(state.hands[seat * PEOPLE + kind])
            if state.known[seat * PEOPLE + kind] > held:
                raise BadPosition(f"player {seat + 1} is known to hold what they don't")
            count += held
            if kind < UNITS:
                count += int(state.count(seat, kind) + state.sacrificed(seat, kind))
        if kind < UNITS:
            count += int(in_bag(pending, kind))
        if count != state.numbers.copies[kind]:
            wants = int(state.numbers.copies[kind])
            raise BadPosition(f"{count} cards {NAMES[kind]} on the table, there are {wants}")
    for seat in range(state.players):
        if sum(state.hands[seat * PEOPLE : (seat + 1) * PEOPLE]) != state.hand_sizes[seat]:
            raise BadPosition(f"player {seat + 1} has another number of cards in hand")
    check_question(state)


def _fill(counts: Any, start: int, data: Any, kinds: int, most: int) -> None:
    for kind in range(kinds):
        counts[start + kind] = 0
    for name, copies in data.items():
        kind = number_of(name, NAMES)
        if kind >= kinds:
            raise BadPosition(f"{name} can't be there")
        counts[start + kind] = whole(copies, 0, most)
