"""What the end of a turn would cost, of what could still be used (V-11, V-24, V-25, V-40, V-60)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import CARDS, NAMES, Role
from .moves import BUY, CLAIM, DISMANTLE, END_TURN, EXCHANGE, PLAY, SWAP
from .resources import finding_room
from .shown import Aim, Lost
from .state import VikingsState
from .village import BEER, GOLD


def lost(
    state: VikingsState, seat: int, moves: Sequence[int], aims: dict[int, Aim], strength: int
) -> Lost | None:
    """All that would be lost; nothing if nothing would."""
    ahead, played = with_resources(state, seat)
    uses_beer, uses_gold = spendable(ahead, seat)
    beer = state.tokens(seat, BEER) - finding_room(state, seat, BEER)
    gold = state.tokens(seat, GOLD) - finding_room(state, seat, GOLD)
    sure = [move for move in aims if aims[move]["chance"] == 100]
    found: Lost = {
        "missions": [move - CLAIM for move in moves if CLAIM <= move < SWAP],
        "resources": {
            "beer": int(ahead.beer) if uses_beer else 0,
            "gold": int(ahead.gold) if uses_gold else 0,
        },
        "cards": [
            NAMES[move - PLAY]
            for move in moves
            if move < BUY and move - PLAY not in played and matters(state, seat, move)
        ],
        "targets": len(sure),
        "strength": strength if sure else 0,
        "tokens": {"beer": int(beer) if uses_beer else 0, "gold": int(gold) if uses_gold else 0},
    }
    resources, tokens = found["resources"], found["tokens"]
    amounts = resources["beer"] + resources["gold"] + tokens["beer"] + tokens["gold"]
    return found if amounts or found["missions"] or found["cards"] or sure else None


def with_resources(state: VikingsState, seat: int) -> tuple[VikingsState, list[int]]:
    """The table with all hand cards played that give resources and ask nothing, and which those
    were: what they give would be lost too (V-25)."""
    ahead = state.clone()
    played: list[int] = []
    for kind in range(CARDS):
        while ahead.role(kind) == Role.RESOURCE and PLAY + kind in ahead.legal(seat):
            after = made(ahead, seat, PLAY + kind)
            if after.knots != ahead.knots or after.kind() != ahead.kind():
                break
            ahead = after
            if kind not in played:
                played.append(kind)
    return ahead, played


def spendable(state: VikingsState, seat: int) -> tuple[bool, bool]:
    """Can beer be spent on anything, and gold? If not at once, then perhaps exchanged (V-13)."""
    beer, gold = spends(state, seat)
    for move in state.legal(seat):
        if EXCHANGE <= move < EXCHANGE + 2 and not (beer, gold)[move - EXCHANGE]:
            after = made(state, seat, move)
            if spends(after, seat)[1 - (move - EXCHANGE)]:
                beer, gold = beer or move == EXCHANGE, gold or move != EXCHANGE
    return beer, gold


def spends(state: VikingsState, seat: int) -> tuple[bool, bool]:
    """Does anything that can be bought cost beer, does anything cost gold?"""
    beer = gold = False
    for move in state.legal(seat):
        if BUY <= move < DISMANTLE or SWAP <= move < END_TURN:
            after = made(state, seat, move)
            beer = beer or after.all_beer(seat) < state.all_beer(seat)
            gold = gold or after.all_gold(seat) < state.all_gold(seat)
            if beer and gold:
                break
    return beer, gold


def matters(state: VikingsState, seat: int, move: int) -> bool:
    """V-26: would playing the card do anything? Without a target it works for nothing."""
    after = made(state, seat, move)
    return (
        after.knots != state.knots
        or after.kind() != state.kind()
        or after.beer + after.gold != state.beer + state.gold
        or after.tokens(seat, BEER) + after.tokens(seat, GOLD)
        != state.tokens(seat, BEER) + state.tokens(seat, GOLD)
    )


def made(state: VikingsState, seat: int, move: int) -> VikingsState:
    """The table after a move."""
    copy = state.clone()
    copy.apply(seat, move)
    return copy
