"""What must hold in every position: what the kernel promises, and that everything can be shown."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType

from ..kernel.chance import seeded
from ..kernel.events import Event
from ..kernel.game import Game, state_hash
from ..kernel.state import State
from ..testing import positions
from .face import face_of, recalled, told
from .telling import drawn


class Broken(Exception):
    """Something that must hold does not."""


def check_position(game: Game[Any], state: State, lang: str) -> None:
    """Positions can be stored and copied, moves written down and read, views drawn."""
    luck = int(state_hash(state), 16)
    # On a copy: the check stops listening to events.
    positions.check_position(game, state.clone(), seeded(luck))
    _check_shown(game, state, lang, luck)


def check_saga(game: Game[Any], state: State, events: Sequence[Event], lang: str) -> None:
    """Whatever has happened can be told to everybody, at once and later."""
    for seat in _eyes(state):
        for heard in (told(game, events, seat), recalled(game, events, seat)):
            drawn(face_of(game), heard, state.view(seat), game.texts(lang), _names(state))


def _check_shown(game: Game[Any], state: State, lang: str, luck: int) -> None:
    """The table, the question and the result; drawing is slow, so one pair of eyes must do."""
    face, texts, names = face_of(game), game.texts(lang), _names(state)
    eyes = _eyes(state)
    seat = eyes[luck % len(eyes)]
    view = state.view(seat)
    _draw(face.render(view, texts, names, 80), *face.own(view, texts, names, asked=False))
    for each in state.waiting:
        asked = state.view(each)
        face.question(asked, texts, names)
        face.choices(asked, state.legal(each), texts, names)
    if state.outcome is not None:
        _draw(face.result(view, state.outcome, texts, names))


def _eyes(state: State) -> Sequence[int | None]:
    """Everybody who may look: the seats, and an onlooker."""
    return [None, *range(state.players)]


def _names(state: State) -> list[str]:
    return [f"p{seat + 1}" for seat in range(state.players)]


def _draw(*parts: RenderableType) -> None:
    console = Console(file=io.StringIO(), width=80)
    for part in parts:
        console.print(part)
