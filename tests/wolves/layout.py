"""Giving every card of the game its place, as positions write it.

All 110 people, 17 deities and 9 victory cards are somewhere. Each function fills in its part of a
position that is being made.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from meadhall.testing.scenario import cards_in

from .words import DEITIES, PEOPLE, RAGNAROK, VICTORIES, Place, Supply, in_order

HALL_FILLERS = ("hel", "nidhogg", "freya", "vidar", "yggdrasil", "valkyrie", "baldr", *DEITIES)
"""Who comes into the Hall first when a test doesn't say."""


def all_people(position: dict[str, Any]) -> dict[str, int]:
    """How many cards of each kind the game has: at the start all are in the deck or in hands."""
    bags = [position["people"], *position["hands"]]
    return {kind: sum(bag.get(kind, 0) for bag in bags) for kind in PEOPLE}


def lay_out(
    position: dict[str, Any], places: list[Place], pile: str, deck: str | None, supply: Supply
) -> None:
    """Give every card of the people deck its place."""
    in_pile = cards_in(pile, PEOPLE)
    in_deck = cards_in(deck or "", PEOPLE)
    supply.take([card for place in places for card in place.people() if card != "any"])
    supply.take(in_pile + in_deck)
    position["seats"] = []
    position["hands"] = []
    passes = 0
    for place in places:
        hand = supply.replace_any(place.hand)
        known = hand if place.known == place.hand else place.known
        passes = place.pass_number or passes + place.passed
        position["hands"].append(bag(hand))
        position["seats"].append(
            {
                "line": place.line,
                "sacrifices": bag(place.sacrifices),
                "deities": place.deities,
                "victories": dict.fromkeys(place.victories, 0),
                "hand": len(hand),
                "known": bag(known),
                "pass": passes if place.passed else 0,
            }
        )
    if deck is not None:
        in_pile += in_order(supply.rest())
        position["people"] = bag(in_deck)
    else:
        position["people"] = supply.rest()
    position["pile"] = bag(in_pile)
    position["playing"] = None


def bag(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


def place_deities(
    position: dict[str, Any], places: list[Place], hall: str, gone: str, deity_deck: str | None
) -> None:
    """Give every deity its place; what is nowhere is in the deck (W-10)."""
    in_hall = cards_in(hall, (*DEITIES, RAGNAROK))
    in_deck = cards_in(deity_deck or "", DEITIES)
    gone_by = cards_in(gone, DEITIES)
    placed = [*in_hall, *in_deck, *gone_by, *chain(*(place.deities for place in places))]
    for deity in HALL_FILLERS:
        if deity_deck != "" and len(in_hall) < 3 and deity not in placed:
            in_hall.append(deity)
            placed.append(deity)
    others = [deity for deity in DEITIES if deity not in placed]
    if deity_deck is None:
        in_deck = others
    else:
        gone_by += others
    position["hall"] = [deity for deity in in_hall if deity != RAGNAROK]
    position["ragnarok_in_hall"] = RAGNAROK in in_hall
    position["deities_gone"] = gone_by
    position["upper_deities"] = max(0, len(in_deck) - 2)


def place_victories(position: dict[str, Any], places: list[Place], prizes: str | None) -> None:
    owned = list(chain(*(place.victories for place in places)))
    free = [victory for victory in VICTORIES if victory not in owned]
    if prizes is None:
        position["prizes"] = free[: 1 if len(places) == 3 else 2]
    else:
        position["prizes"] = cards_in(prizes, VICTORIES)


def turn_of(seat: int, place: Place, reshuffles: int) -> dict[str, Any]:
    if place.passed:
        return {"frame": "after-pass", "who": [seat], "actor": seat}
    must_pass = int(reshuffles >= 2)
    return {"frame": "turn", "who": [seat], "actor": seat, "main_done": 0, "must_pass": must_pass}
