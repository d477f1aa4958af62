"""Asgard cards: when they are due and how they are taken (V-47, V-70)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import NONE
from .frames import ACTOR, Frame
from .layout import GATES, NOBODY
from .moves import ASGARD, DONE, TAKE


def due(t: Board, seat: i64) -> bool:
    """V-70: has the player reached points for which no card has been taken yet?"""
    gate = t.tally[GATES * t.players + seat]
    return gate < len(t.numbers.gates) and t.points(seat) >= t.numbers.gates[gate]


def next_due(t: Board) -> i64:
    """V-70: the active player first, then clockwise; in the storage phase from the first player."""
    if not t.gained:
        return NOBODY
    start = t.first if t.active == NOBODY else t.active
    for step in range(t.players):
        seat = (start + step) % t.players
        if due(t, seat):
            return seat
    return NOBODY


def serve(t: Board, seat: i64) -> bool:
    """V-70: a card that is due. True if there is one to choose."""
    there = can_take(t)
    t.pass_gate(seat, not there)
    if there:
        offer_cards(t, seat)
    return there


def can_take(t: Board) -> bool:
    """V-70: an empty deck gives no more cards; by an option, the two open ones."""
    if t.asgard_left > 0:
        return True
    return t.numbers.take_from_open and (t.asgard_open(0) != NONE or t.asgard_open(1) != NONE)


def offer_cards(t: Board, seat: i64) -> None:
    """V-70: the top card is turned up beside the two open ones."""
    if t.asgard_left > 0:
        t.open_asgard(2)
    t.push(Frame.ASGARD, 1 << seat, seat)


def asgard_choices(t: Board, choices: Choices) -> None:
    """V-70: one of the open cards."""
    for place in range(3):
        if t.asgard_open(place) != NONE:
            choices.add(ASGARD + place)


def take(t: Board, move: i64) -> None:
    """V-70: into the played area; the other two stay open."""
    seat = t.top(ACTOR)
    t.pop()
    t.take_asgard(seat, move - ASGARD)


def offer(t: Board, seat: i64) -> None:
    """V-47: a damaged Town Hall of level 3 offers a card."""
    if can_take(t):
        t.push(Frame.OFFER, 1 << seat, seat)


def withdraw(t: Board) -> bool:
    """V-70: the last card may have gone to somebody who was due before the offer is answered."""
    if can_take(t):
        return False
    t.pop()
    return True


def offer_choices(choices: Choices) -> None:
    """V-47: it may be declined."""
    choices.add(TAKE)
    choices.add(DONE)


def answer_offer(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move == TAKE:
        offer_cards(t, seat)
