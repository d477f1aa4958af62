"""Finished games step by step."""

from __future__ import annotations

from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused
from .messages import told
from .table import Table

LONGEST_STRETCH = 40
"""So many steps of a replay at once."""


def replay_of(table: Table, first: int, count: int, eyes: int | None) -> wire.Replay:
    """Some steps of a finished game, seen by one seat or with all cards open."""
    session = table.session
    if table.phase != "over" or session is None:
        raise Refused("not-over", "The game isn't over.")
    if eyes is not None and eyes >= table.settings.players:
        raise Refused("no-such-seat", "There is no such seat at this table.")
    moves = session.record.moves
    last = min(first + count, len(moves) + 1)
    state = session.record.start()
    frames = []
    for step in range(last):
        notation = ""
        if step:
            seat, move = moves[step - 1]
            if step >= first:
                notation = table.game.notation(state, seat, move)
            state.play(seat, move)
        if step >= first:
            frames.append(_frame(table, state, step, notation, eyes))
    return wire.Replay(len(moves), frames)


def _frame(
    table: Table, state: State, step: int, notation: str, eyes: int | None
) -> wire.ReplayStep:
    session = table.session
    assert session
    everybody = range(table.settings.players)
    view = state.view(eyes)
    events = told(table, session.log[step - 1] if step else session.opening, eyes)
    return wire.ReplayStep(
        step=step,
        seat=session.record.moves[step - 1][0] if step else None,
        notation=notation,
        view=view,
        views=[state.view(seat) for seat in everybody] if eyes is None else None,
        events=events,
        lines=table.game.words.saga(events, view),
        waiting=list(state.waiting),
    )
