"""What the game shows, as types: :mod:`.view` fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

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


class Because(TypedDict):
    """How a unit came by a strength that its card doesn't say: beside its like (W-42), or computed:
    so many with Eiwaz (W-41), `each` for so many with Teiwaz (W-47), `each` less so many others
    (W-48)."""

    place: int
    why: Literal["kin", "eiwaz", "teiwaz", "others"]
    each: NotRequired[int]
    many: NotRequired[int]


class Modifier(TypedDict):
    """What a deity changes in a line's strength (W-81, W-92)."""

    deity: Deity
    owner: int
    change: int


class Spot(TypedDict):
    """A unit, by its line and its place from the left."""

    line: int
    place: int


class Threat(TypedDict):
    """The effect that waits for answers (W-62): whose it is, the units it is about to touch, and
    the number of a Plague."""

    effect: Effect
    seat: int
    units: list[Spot]
    number: NotRequired[int]


class Lying(_Pass):
    """What lies before one player: the line, and each unit's strength as it stands; what the
    sacrifices are worth (`offering`), what the deities of the Hall would cost (`costs`), victory
    cards with what each is worth now, cards that everybody saw going to the hand (`known`), and
    which pass of the round it was (0 before)."""

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


class Player(Lying):
    """What everybody sees before one player, and what follows from it: where the strength comes
    from (all `units` together, and what deities change), which of the player's deities each of the
    Hall would drive out (`clashes`), how much of the glory is `fixed`, and what each card fought
    for would be worth (`hopes`)."""

    because: list[Because]
    units: int
    modifiers: list[Modifier]
    clashes: dict[Deity, list[Deity]]
    fixed: int
    hopes: dict[Victory, int]


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
    """What everybody sees alike. `alone` is what each kind of unit is worth that stands alone."""

    game: Literal["wolves"]
    rules: int
    options: dict[str, Any]
    players: int
    waiting: list[int]
    seats: list[Player]
    alone: Units
    threat: Threat | None
    deck: int


class OwnView(TypedDict):
    """What one seat, or an onlooker, sees in a way of its own: the open questions, the lowest
    first, and the hand."""

    seat: int | None
    frames: list[Frame]
    hand: People | None


class View(CommonView, OwnView):
    """The table as one seat, or an onlooker, sees it."""


class LineForeseen(TypedDict):
    """A line's strength after a move; also each unit's if one comes to stand there."""

    line: int
    strength: int
    strengths: NotRequired[list[int]]


class Foreseen(TypedDict):
    """What a move would do before anybody answers it: to the lines, and which units would leave
    them; or how many `cards` it would bring."""

    lines: NotRequired[list[LineForeseen]]
    leaving: NotRequired[list[Spot]]
    cards: NotRequired[int]
