"""One choice ahead: what each move is worth, as far as the own choice goes and no further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ..kernel.chance import Chance
from ..kernel.choices import Choices
from ..kernel.state import State

LONGEST_CHAIN: Final = 4
"""How many small decisions of one choice are looked through."""

Value = Callable[[Any, int], float]
EndsTurn = Callable[[int], bool]


def let_others_choose(world: State, seat: i64, chance: Chance) -> None:
    """Where all decide at once, the others do something; only then does a move show."""
    choices = Choices()
    for other in range(world.players):
        mask = world.waiting_mask()
        if other != seat and (mask >> other) & 1 and (mask >> seat) & 1:
            choices.clear()
            world.write_legal(other, choices)
            world.apply(other, choices.moves[chance.below(choices.count)])


def value_after(world: State, seat: i64, move: i64, value: Value, ends_turn: EndsTurn) -> float:
    """What a move leads to. Where the own choice goes on, the best way to finish it counts: a goal
    is worth the cards it will score, not the moment before they are named. Ending the turn is no
    part of it: what follows is the others' doing."""
    after = world.clone()
    after.apply(seat, move)
    choices = Choices()
    for step in range(LONGEST_CHAIN):
        if after.waiting_mask() != mask_of(seat) or after.knots != world.knots:
            break
        choices.clear()
        after.write_legal(seat, choices)
        best = best_next(after, seat, choices, value)
        if ends_turn(best):
            break
        after.apply(seat, best)
    return value(after, seat)


def best_next(world: State, seat: i64, choices: Choices, value: Value) -> i64:
    """The move that looks best right away."""
    best = choices.moves[0]
    if choices.count == 1:
        return best
    best_value = 0.0
    for i in range(choices.count):
        after = world.clone()
        after.apply(seat, choices.moves[i])
        found = value(after, seat)
        if i == 0 or found >= best_value:
            best = choices.moves[i]
            best_value = found
    return best


def mask_of(seat: i64) -> i64:
    one: i64 = 1
    return one << seat
