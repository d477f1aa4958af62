"""Problems solved without any cleverness: every move, every answer, every outcome of chance, no
memory, no bounds. What the solver says is held against this."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.puzzles import Exact
from meadhall.kernel.state import State
from meadhall.lab.puzzles.solver import Script


def brute(problem: Exact[Any], state: State, seat: int, begun: State) -> int:
    """What a position is worth to the seat."""
    settled = problem.settled(state, seat, begun)
    if settled is not None:
        return settled
    if seat in state.waiting:
        return max(brute_move(problem, state, seat, m, begun) for m in problem.offers(state, seat))
    other = state.waiting[0]
    unmoved = problem.unmoved(state, other)
    moves = state.legal(other) if unmoved is None else [unmoved]
    return min(
        brute(problem, after, seat, begun)
        for move in moves
        for after in outcomes(state, other, move)
    )


def brute_move(problem: Exact[Any], state: State, seat: int, move: int, begun: State) -> int:
    """What a move of the seat is worth."""
    stopped = problem.stopping(state, seat, move, begun)
    if stopped is not None:
        return stopped
    return min(brute(problem, after, seat, begun) for after in outcomes(state, seat, move))


def outcomes(state: State, mover: int, move: int, told: tuple[int, ...] = ()) -> list[State]:
    """All that can come of a move, one after the other as chance is asked."""
    script = Script(list(told))
    after = state.clone()
    after.chance = script
    after.apply(mover, move)
    if len(script.asked) == len(told):
        return [after]
    return [
        each
        for number in range(script.asked[len(told)])
        for each in outcomes(state, mover, move, (*told, number))
    ]
