"""What a move would do, as far as its player knows for certain: it is made on a copy of the table,
and nothing is read there that chance or another's hand has a part in."""

from __future__ import annotations

from collections.abc import Sequence

from .frames import AMOUNT, DISCARDED, EXTRA, Frame
from .moves import (
    BUY,
    DEFEND,
    DISARM,
    DISMANTLE,
    DONE,
    END_TURN,
    GO,
    LOOT,
    MIX,
    SEND,
    SWAP,
)
from .shown import Foreseen
from .state import VikingsState
from .view import amount
from .view_attack import under_attack


def foresee(state: VikingsState, seat: int, moves: Sequence[int]) -> dict[int, Foreseen]:
    """What some of the legal moves would do."""
    foreseen: dict[int, Foreseen] = {}
    for move in moves:
        if move < BUY:
            foreseen[move] = {"undo": made(state, seat, move).knots == state.knots}
        elif move < DISMANTLE or SWAP <= move < END_TURN:
            foreseen[move] = bought(state, seat, move)
        elif SEND <= move < GO or DEFEND <= move < DISARM:
            foreseen[move] = fought(state, seat, move)
        elif MIX <= move < LOOT:
            gold = move - MIX
            foreseen[move] = {"gains": amount(int(state.top(AMOUNT)) - gold, gold)}
        elif move == DONE and state.kind() == Frame.REWIND:
            foreseen[move] = {"draws": int(state.top(DISCARDED) + state.top(EXTRA))}
    return foreseen


def made(state: VikingsState, seat: int, move: int) -> VikingsState:
    """The table after a move."""
    copy = state.clone()
    copy.apply(seat, move)
    return copy


def bought(state: VikingsState, seat: int, move: int) -> Foreseen:
    """V-11: what it costs, and what is left to spend."""
    after = made(state, seat, move)
    beer, gold = after.all_beer(seat), after.all_gold(seat)
    price = amount(state.all_beer(seat) - beer, state.all_gold(seat) - gold)
    return {"price": price, "left": amount(beer, gold)}


def fought(state: VikingsState, seat: int, move: int) -> Foreseen:
    """V-40, V-45: how the attack would stand. A trap of which the defender still has to choose whom
    it takes leaves that open (V-55)."""
    after = made(state, seat, move)
    attack = under_attack(after)
    if attack is None or after.kind() == Frame.TRAP:
        return {}
    return {
        "strength": attack["strength"],
        "defence": attack["defence"],
        "succeeds": attack["succeeds"],
    }
