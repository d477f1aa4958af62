"""A table that is none: what lessons and puzzles show of a position, as a reader at a table would
see it. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.state import State
from .. import wire
from ..wire.words import words_for
from .messages import legal_moves


def shown(
    game: Game[Any],
    state: State,
    seat: int,
    offered: Sequence[int],
    happened: Iterable[Event],
    names: list[str],
    lang: wire.Lang,
) -> dict[str, Any]:
    """What a seat sees, what has happened as it is told, and the moves on offer in words."""
    view, legal = state.view(seat), list(offered)
    question, words = words_for(game, view, legal, lang, names) if legal else (None, {})
    events = [each for event in happened if (each := game.tell(event, seat))]
    outcome = state.outcome
    return {
        "names": names,
        "seat": seat,
        "view": view,
        "events": events,
        "lines": game.words.saga(events, view),
        "waiting": list(state.waiting),
        "question": question,
        "moves": legal_moves(game, state, seat, legal, words, game.foresee(state, seat, legal)),
        "result": wire.Result(list(outcome.scores), list(outcome.ranks), []) if outcome else None,
    }
