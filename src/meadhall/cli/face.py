"""What a game shows in a terminal: the module `terminal` in the game's package offers this."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from ..kernel.events import Event
from ..kernel.face import Names, View, Words
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.texts import Texts
from .plain_face import PlainFace


class Face(Words, Protocol):
    """A game's words, and how they and its table are drawn: again functions from views, never
    states."""

    def render(self, view: View, texts: Texts, names: Names, width: int) -> RenderableType:
        """The table."""

    def own(self, view: View, texts: Texts, names: Names, asked: bool) -> Sequence[RenderableType]:
        """What the seat alone knows; what its choices will show may be left out if it is asked."""

    def result(self, view: View, outcome: Outcome, texts: Texts, names: Names) -> RenderableType:
        """How the game ended, and why."""

    def paint(self, words: str, texts: Texts) -> Text:
        """Some of its words in its colours: a heading, a line of the saga, what begins with it."""


def told(game: Game[Any], events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: an onlooker) is told of what has just happened."""
    heard = (game.tell(event, seat) for event in events)
    return [event for event in heard if event is not None]


def recalled(game: Game[Any], events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What the seat can still look up of it later."""
    heard = (game.recall(event, seat) for event in events)
    return [event for event in heard if event is not None]


def face_of(game: Game[Any]) -> Face:
    """The terminal face of a game, its own if it has one."""
    module = f"{game.package}.terminal"
    return cast(Face, import_module(module)) if find_spec(module) else PlainFace(game)
