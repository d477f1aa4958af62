"""What a move would do to the stacks, as far as its player may know (A-30).

The move is tried on a copy of the table by the functions of the rules; no card is drawn, and what a
covered card's other head is (A-4) doesn't enter.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from .aesir import AESIR, NAMES
from .frames import Frame
from .moves import DONE, HEAD_DOWN, HEAD_UP, rival_depth, rival_god, rival_seat
from .shown import Change, Foreseen
from .state import AsgardState


def foreseen(state: AsgardState, seat: int, moves: Sequence[int]) -> dict[int, Foreseen]:
    """The moves that change any attention, with what it would be."""
    kind = state.kind()
    if kind == Frame.FAVOUR or kind == Frame.BRAGI_GIVE:
        return {}  # what comes of it is asked next
    before = attentions(state)
    found: dict[int, Foreseen] = {}
    for move in moves:
        copy = state.clone()
        attempt(copy, seat, move)
        changes = differences(before, copy)
        if changes:
            found[move] = {"changes": changes}
    return found


def attempt(t: AsgardState, seat: i64, move: i64) -> None:
    """Do what the move certainly does, and nothing that follows from it."""
    kind = t.kind()
    if kind == Frame.BATTLE:
        t.lay(seat, HEAD_UP[move], HEAD_DOWN[move])  # A-22, once all are revealed
    elif kind == Frame.LOKI and rival_depth(move) > 0:
        t.lift(rival_seat(move), rival_god(move), rival_depth(move))
    else:
        t.act(seat, move)
        if t.kind() == Frame.SCORE_GOAL:
            t.act(seat, DONE)  # as if no further card were named


def attentions(t: AsgardState) -> list[int]:
    """Of every stack, by seat and Aesir."""
    return [int(t.attention(seat, god)) for seat in range(t.players) for god in range(AESIR)]


def differences(before: list[int], t: AsgardState) -> list[Change]:
    """The stacks whose attention isn't what it was."""
    after = attentions(t)
    return [
        {"seat": spot // AESIR, "god": NAMES[spot % AESIR], "attention": after[spot]}
        for spot in range(len(after))
        if after[spot] != before[spot]
    ]
