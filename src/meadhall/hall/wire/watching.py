"""Games to look on at, as the lobby shows them."""

from __future__ import annotations

from msgspec import Struct

from .kinds import Lang, Who
from .settings import Clock


class WatchedSeat(Struct):
    """Somebody who plays."""

    who: Who
    names: dict[Lang, str]
    level: str | None
    """Of a bot."""
    rating: int | None
    """Where the game is rated, and of bots that are."""
    points: int | None
    """As everybody sees them; null if the game has none that all see."""
    chance: float | None
    """To win, by these points alone: no hand is looked at for it."""


class Watched(Struct):
    """A game that is played now, and that anybody may look on at."""

    table: str
    game: str
    seats: list[WatchedSeat]
    part: float | None
    """How much of it is over, from 0 to 1, as far as that can be said."""
    onlookers: int
    """Connected to the same process."""
    rated: bool
    clock: Clock


class WatchedGames(Struct):
    """The most interesting first."""

    games: list[Watched]
