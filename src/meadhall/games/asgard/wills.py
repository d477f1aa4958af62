"""The wills of the Aesir (A-43, A-50 … A-58): for each, what can be chosen and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from .aesir import AESIR, BRAGI, HEIMDALL, LOKI, SIF, THOR
from .atoms import Board
from .events import EventKind
from .frames import ACTOR, GIVEN, Frame
from .moves import (
    HEAD_DOWN,
    HEAD_UP,
    PICK,
    card,
    card_depth,
    card_god,
    rival,
    rival_depth,
    rival_god,
    rival_seat,
    stack,
    stack_god,
)

FIRST_QUESTION: Final = vec[i64](
    [
        Frame.ODIN,
        Frame.THOR,
        Frame.FREYA,
        Frame.LOKI,
        Frame.SIF,
        Frame.BRAGI_GIVE,
        Frame.HEIMDALL,
    ]
)
"""What each will asks first, in awakening order."""


def fulfil(t: Board, seat: i64, god: i64) -> None:
    """The favoured player must fulfil the will (A-40); one that can't be is skipped (A-43)."""
    t.tell(EventKind.WILL, god, seat, 0, 0, EVERYBODY)
    if not possible(t, seat, god):
        t.tell(EventKind.SKIPPED, god, seat, 0, 0, EVERYBODY)
        return
    if god == SIF:
        t.draw_card(seat)
    t.push(FIRST_QUESTION[god], 1 << seat, seat, god)


def possible(t: Board, seat: i64, god: i64) -> bool:
    """A-43: is there anything the will can be done to? (A favoured player has a card of the god,
    so Odin, Freya and Heimdall always find one.)"""
    if god == THOR:
        return has_host(t, seat)
    if god == LOKI:
        return rivals_have_face_up(t, seat)
    if god == SIF:
        return t.deck_size > 0
    if god == BRAGI:
        return rivals_have_face_up(t, seat) and has_face_up(t, seat)
    return True


def has_face_up(t: Board, seat: i64) -> bool:
    for god in range(AESIR):
        if t.face_up(seat, god) > 0:
            return True
    return False


def rivals_have_face_up(t: Board, seat: i64) -> bool:
    for other in range(t.players):
        if other != seat and has_face_up(t, other):
            return True
    return False


# --- Odin -------------------------------------------------------------------------------------


def odin_choices(t: Board, choices: Choices) -> None:
    """A-50: the top card of any one own stack."""
    for god in range(AESIR):
        if t.face_up(t.top(ACTOR), god) > 0:
            choices.add(stack(god))


def odin(t: Board, move: i64) -> None:
    """A-50: it turns by 180° and moves to the stack of its other head."""
    seat = t.top(ACTOR)
    t.pop()
    turn(t, seat, stack_god(move), 0)


def turn(t: Board, seat: i64, god: i64, depth: i64) -> None:
    """A card turns by 180°: its other head is up now, so it goes to that stack."""
    other = t.lift(seat, god, depth)
    t.lay(seat, other, god)
    t.settle(seat, god)


# --- Thor -------------------------------------------------------------------------------------


def thor_choices(t: Board, choices: Choices) -> None:
    """A-51: another own stack that holds a card of its own Aesir."""
    for god in range(AESIR):
        if god != THOR and t.face_up(t.top(ACTOR), god) > 0:
            choices.add(stack(god))


def has_host(t: Board, seat: i64) -> bool:
    """Is there a stack that could take the Thor cards?"""
    for god in range(AESIR):
        if god != THOR and t.face_up(seat, god) > 0:
            return True
    return False


def thor(t: Board, move: i64) -> None:
    """A-51: all face-up Thor cards go face down under it and count as that Aesir."""
    seat = t.top(ACTOR)
    t.pop()
    t.slip_thor_under(seat, stack_god(move))
    t.settle(seat, THOR)


# --- Freya ------------------------------------------------------------------------------------


def freya_choices(t: Board, choices: Choices) -> None:
    """A-53: any one own stack; one card is enough."""
    for god in range(AESIR):
        if t.cards_in(t.top(ACTOR), god) > 0:
            choices.add(stack(god))


def freya(t: Board, move: i64) -> None:
    """A-53: the doubling card is laid at it."""
    seat = t.top(ACTOR)
    t.pop()
    t.double(seat, stack_god(move))


# --- Loki -------------------------------------------------------------------------------------


def loki_choices(t: Board, choices: Choices) -> None:
    """A-55: any face-up card in any stack of another player."""
    rival_cards(t, t.top(ACTOR), choices)


def rival_cards(t: Board, seat: i64, choices: Choices) -> None:
    """Every face-up card of the others."""
    for other in range(t.players):
        if other == seat:
            continue
        for god in range(AESIR):
            cards = t.face_up(other, god)
            if cards > 0:
                choices.add_run(rival(other, god, 0), cards)


def loki(t: Board, move: i64) -> None:
    """A-55: it turns by 180° and moves to that player's stack of its other head."""
    t.pop()
    turn(t, rival_seat(move), rival_god(move), rival_depth(move))


# --- Sif --------------------------------------------------------------------------------------


def sif_choices(t: Board, choices: Choices) -> None:
    """A-56: the drawn card, either head up."""
    choices.add_run(PICK + 2 * t.drawn, 2)


def sif(t: Board, move: i64) -> None:
    """A-56: it is played as in a battle (A-22)."""
    seat = t.top(ACTOR)
    t.pop()
    t.show_drawn_card(seat, move)
    t.lay(seat, HEAD_UP[move], HEAD_DOWN[move])


# --- Bragi ------------------------------------------------------------------------------------


def bragi_give_choices(t: Board, choices: Choices) -> None:
    """A-57: first the own face-up card to give."""
    seat = t.top(ACTOR)
    for god in range(AESIR):
        choices.add_run(card(god, 0), t.face_up(seat, god))


def bragi_give(t: Board, move: i64) -> None:
    """A-57: both cards are chosen before either moves."""
    seat = t.top(ACTOR)
    t.pop()
    t.push(Frame.BRAGI_TAKE, 1 << seat, seat, BRAGI, move)


def bragi_take_choices(t: Board, choices: Choices) -> None:
    """A-57: then the face-up card of one opponent to take."""
    rival_cards(t, t.top(ACTOR), choices)


def bragi_take(t: Board, move: i64) -> None:
    """A-57: the cards change places, keep their heads, and go on top of the matching stacks."""
    seat = t.top(ACTOR)
    given = t.top(GIVEN)
    t.pop()
    t.show_choice()
    opponent = rival_seat(move)
    mine = t.lift(seat, card_god(given), card_depth(given))
    theirs = t.lift(opponent, rival_god(move), rival_depth(move))
    t.lay(opponent, card_god(given), mine)
    t.lay(seat, rival_god(move), theirs)
    t.settle(seat, card_god(given))
    t.settle(opponent, rival_god(move))


# --- Heimdall ---------------------------------------------------------------------------------


def heimdall_choices(t: Board, choices: Choices) -> None:
    """A-58: any card of the own Heimdall stack, a Thor card lying there too."""
    choices.add_run(card(HEIMDALL, 0), t.cards_in(t.top(ACTOR), HEIMDALL))


def heimdall(t: Board, move: i64) -> None:
    """A-58: it goes to the score pile."""
    seat = t.top(ACTOR)
    t.pop()
    t.score(seat, HEIMDALL, card_depth(move))
    t.settle(seat, HEIMDALL)
