"""What a game shows in a terminal: the module `terminal` in the game's package offers this."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from ..kernel.errors import UnknownGame
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.texts import Texts

View = dict[str, Any]
Names = Sequence[str]


class Line(Protocol):
    """A line of the saga: a label and what is said; a headline has a label only."""

    @property
    def label(self) -> Text: ...
    @property
    def words(self) -> Text: ...


class Row(Protocol):
    """Choices that belong together, under a player's name and at a card or stack (or neither)."""

    @property
    def section(self) -> str: ...
    @property
    def heading(self) -> Text: ...
    @property
    def choices(self) -> list[tuple[int, str]]: ...


class Face(Protocol):
    """Functions from views (never states) and texts to what a terminal shows."""

    def render(self, view: View, texts: Texts, names: Names, width: int) -> RenderableType:
        """The table."""

    def own(self, view: View, texts: Texts, names: Names, asked: bool) -> Sequence[RenderableType]:
        """What the seat alone knows; what its choices will show may be left out if it is asked."""

    def question(self, view: View, texts: Texts, names: Names) -> str:
        """What is asked of the seat."""

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        """Its legal moves in words."""

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        """One legal move in words that stand alone, said to the one who moves; aside: to others."""

    def saga(
        self, events: Sequence[dict[str, Any]], view: View, texts: Texts, names: Names
    ) -> Sequence[Line]:
        """What happened, as the seat was told it or can recall it."""

    def result(self, view: View, outcome: Outcome, texts: Texts, names: Names) -> RenderableType:
        """How the game ended, and why."""


def told(game: Game[Any], events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: an onlooker) is told of what has just happened."""
    heard = (game.tell(event, seat) for event in events)
    return [event for event in heard if event is not None]


def recalled(game: Game[Any], events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What the seat can still look up of it later."""
    heard = (game.recall(event, seat) for event in events)
    return [event for event in heard if event is not None]


def has_face(game: Game[Any]) -> bool:
    """Can this game be shown in a terminal?"""
    return find_spec(f"{game.package}.terminal") is not None


def face_of(game: Game[Any]) -> Face:
    """The terminal face of a game."""
    if not has_face(game):
        raise UnknownGame(f"{game.name} can't be shown in a terminal: it has no module `terminal`")
    return cast(Face, import_module(f"{game.package}.terminal"))
