"""What the game shows, as types: :mod:`.view` fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from ...kernel.shown import Frames, Names
from .deities import DEITY_NAMES, VICTORY_NAMES
from .frames import EFFECTS, FRAMES, SIDES
from .people import NAMES, UNITS

Unit = Annotated[str, Names("Unit", NAMES[:UNITS])]
Person = Annotated[str, Names("Person", NAMES, "PEOPLE")]
Deity = Annotated[str, Names("Deity", DEITY_NAMES)]
Victory = Annotated[str, Names("Victory", VICTORY_NAMES)]
Effect = Annotated[str, Names("Effect", EFFECTS)]
Side = Annotated[str, Names("Side", SIDES)]
People = dict[Person, int]
"""So many of each kind; kinds there are none of are left out."""
Units = dict[Unit, int]
Frame = Annotated[
    dict[str, Any],
    Frames(FRAMES.values(), chosen=People, barred=People, spent=Units, pending=Units),
]

_Pass = TypedDict("_Pass", {"pass": int})  # no name Python lets a field have


class Player(_Pass):
    """What everybody sees before one player: the line, and each unit's strength as it stands; what
    the sacrifices are worth (`offering`), what the deities of the Hall would cost (`costs`),
    victory cards with what each is worth now, cards that everybody saw going to the hand (`known`),
    and which pass of the round it was (0 before)."""

    line: list[Unit]
    strengths: list[int]
    strength: int
    protected: bool
    sacrifices: Units
    offering: int
    deities: list[Deity]
    costs: dict[Deity, int]
    victories: dict[Victory, int]
    glory: int
    hand: int
    known: People


class Middle(TypedDict):
    """What lies in the middle, known to all."""

    round: int
    active: int
    reshuffles: int
    last_round: bool
    pile: People
    playing: Person | None
    hall: list[Deity]
    ragnarok_in_hall: bool
    deities_gone: list[Deity]
    deities_left: int
    upper_deities: int
    used: list[Deity]
    prizes: list[Victory]
    victories_left: int
    passes: int
    declines: list[int]
    first: int | None
    second: int | None


class CommonView(Middle):
    """What everybody sees alike."""

    game: Literal["wolves"]
    rules: int
    options: dict[str, Any]
    players: int
    waiting: list[int]
    seats: list[Player]
    deck: int


class OwnView(TypedDict):
    """What one seat, or an onlooker, sees in a way of its own: the open questions, the lowest
    first, and the hand."""

    seat: int | None
    frames: list[Frame]
    hand: People | None


class View(CommonView, OwnView):
    """The table as one seat, or an onlooker, sees it."""
