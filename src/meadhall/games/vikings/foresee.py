"""What a move would do, as far as its player knows for certain: it is made on a copy of the table,
and nothing is read there that chance or another's hand has a part in."""

from __future__ import annotations

from collections.abc import Sequence

from .aims import all_at_hand, chosen
from .frames import AMOUNT, DISCARDED, EXTRA, Frame
from .losses import lost, made
from .moves import (
    ATTACK,
    BUY,
    CLAIM,
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
from .shown import Aim, Foreseen
from .state import VikingsState
from .view import amount
from .view_attack import under_attack


def foresee(state: VikingsState, seat: int, moves: Sequence[int]) -> dict[int, Foreseen]:
    """What some of the legal moves would do."""
    foreseen: dict[int, Foreseen] = {}
    aims: dict[int, Aim] = {}
    targets = all_at_hand(state, seat) if state.kind() == Frame.TURN else None
    for move in moves:
        if move < BUY:
            foreseen[move] = played(state, seat, move)
        elif targets is not None and ATTACK <= move < CLAIM:
            aims[move] = targets.at(move)
            foreseen[move] = {"aim": aims[move]}
        elif move < DISMANTLE or SWAP <= move < END_TURN:
            foreseen[move] = bought(state, seat, move)
        elif move == GO:
            foreseen[move] = {"aim": chosen(state)}
        elif SEND <= move < GO or DEFEND <= move < DISARM:
            foreseen[move] = fought(state, seat, move)
        elif MIX <= move < LOOT:
            gold = move - MIX
            foreseen[move] = {"gains": amount(int(state.top(AMOUNT)) - gold, gold)}
        elif move == DONE and state.kind() == Frame.REWIND:
            foreseen[move] = {"draws": int(state.top(DISCARDED) + state.top(EXTRA))}
    if targets is not None and END_TURN in moves:
        gone = lost(state, seat, moves, aims, targets.strength(False))
        if gone is not None:
            foreseen[END_TURN] = {"lost": gone}
    return foreseen


def played(state: VikingsState, seat: int, move: int) -> Foreseen:
    """V-26, V-84: what a card gives, and whether it can be taken back."""
    after = made(state, seat, move)
    shown: Foreseen = {"undo": after.knots == state.knots}
    if after.beer > state.beer or after.gold > state.gold:
        shown["gains"] = amount(after.beer - state.beer, after.gold - state.gold)
    return shown


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
    shown: Foreseen = {
        "strength": attack["strength"],
        "defence": attack["defence"],
        "succeeds": attack["succeeds"],
    }
    if after.kind() == Frame.ATTACK:
        shown["chance"] = chosen(after)["chance"]
    return shown
