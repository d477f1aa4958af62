"""What clients ask for over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ...kernel.shares import SHARE_BYTES
from .kinds import Matter, MoveId, Name, Number, SeatNumber, Strict, Token, What
from .settings import Settings

Share = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SHARE_BYTES}}}$")]
Request = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""A name a client gives to what it asks for, new each time: asked twice, it is done once."""


class NewTable(Strict):
    """Make a table. Without `sit` its host only looks on. With `adds` the host's client will add a
    share to the shuffle once it has seen the commitment; the game waits for that a moment."""

    settings: Settings
    name: Name = ""
    sit: bool = True
    adds: bool = False


class TryOptions(Strict):
    """Could it be played with these options, by so many?"""

    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any]


class TakeSeat(Strict):
    """Sit down, at a certain seat or at the first that is free."""

    name: Name = ""
    invitation: Token | None = None
    seat: SeatNumber | None = None
    program: bool = False
    """This player is a program, and the others may know."""
    share: Share | None = None
    """Random bytes of the player's own for the shuffle, in hexadecimal digits."""
    adds: bool = False
    """Or: a share will follow, once the commitment is seen; the game waits for that a moment."""


class AddShare(Strict):
    """Add to the shuffle, before the game begins."""

    share: Share


class SeatChoice(Strict):
    """One of the seats."""

    seat: SeatNumber


class Switch(Strict):
    """On or off."""

    on: bool


class MakeMove(Strict):
    """A move by its id, by what it says or by its notation, and the number of the position it was
    chosen in."""

    number: Number
    move: MoveId | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    request: Request | None = None
    what: What | None = None


class TakeBack(Strict):
    """Undo the own last move."""

    number: Number
    request: Request | None = None


class Say(Strict):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class PlayOn(Strict):
    """Go on from a moment of a finished game, in one seat; bots take the others."""

    step: Number
    seat: SeatNumber
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = "greedy"


class Propose(Strict):
    """Ask the others to decide something; of `bot` and `kick` it says about whom."""

    what: Matter
    seat: SeatNumber | None = None


class Vote(Strict):
    """An answer to what was proposed; `matter` is the number it has."""

    matter: Number
    yes: bool


class Report(Strict):
    """Tell the operator of something said or done at the table, perhaps by whom."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000)]
    seat: SeatNumber | None = None


class PlayAgain(Strict):
    """Another game with the same people, but otherwise: their seats are kept at the new table, as
    far as there are any."""

    settings: Settings
