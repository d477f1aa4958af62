"""What the game shows, as types: :mod:`.view` fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ...kernel.shown import Frames, Names
from .cards import ASGARD, MARKET, NAMES, PATH, PATHS, SOLD
from .events import REASONS
from .frames import FRAMES
from .village import (
    ACHIEVEMENT_NAMES,
    BUILDING_NAMES,
    DEEDS,
    MISSION_NAMES,
    RESOURCES,
    SITE_NAMES,
    SITE_STATES,
    TOKEN_PLACES,
)

Card = Annotated[str, Names("Card", NAMES)]
Sold = Annotated[str, Names("Sold", NAMES[MARKET : MARKET + SOLD], "SOLD_CARDS")]
PathCard = Annotated[str, Names("PathCard", NAMES[PATH : PATH + PATHS])]
AsgardCard = Annotated[str, Names("AsgardCard", NAMES[ASGARD:])]
Building = Annotated[str, Names("Building", BUILDING_NAMES)]
Site = Annotated[str, Names("Site", SITE_NAMES)]
Token = Annotated[str, Names("Token", TOKEN_PLACES)]
State = Annotated[str, Names("SiteState", SITE_STATES[1:])]
Resource = Annotated[str, Names("Resource", RESOURCES)]
Mission = Annotated[str, Names("Mission", MISSION_NAMES)]
Achievement = Annotated[str, Names("Achievement", ACHIEVEMENT_NAMES)]
Deed = Annotated[str, Names("Deed", DEEDS)]
Cause = Annotated[str, Names("Cause", REASONS)]
Frame = Annotated[dict[str, Any], Frames(FRAMES.values())]
Cards = dict[Card, int]
"""So many of each kind; kinds there are none of are left out."""


class Amount(TypedDict):
    """So much of each resource."""

    beer: int
    gold: int


class Prize(TypedDict):
    """What success brings at once, as far as there is any: points, tokens (of either resource where
    it isn't said), the offer of an Asgard card."""

    points: NotRequired[int]
    tokens: NotRequired[int]
    resource: NotRequired[Resource]
    asgard: NotRequired[bool]


class Standing(TypedDict):
    """What is known of a building or hall: its defence with all fortifications on it, what damaging
    it would bring; where tokens lie on it, of which resource, and for how many there is room."""

    state: State
    tokens: int
    damaged: bool
    walls: Cards
    defence: int
    prize: Prize
    holds: NotRequired[Resource]
    room: NotRequired[int]


class Progress(TypedDict):
    """How many a player has of what a mission needs."""

    have: int
    need: int


class Means(TypedDict):
    """All tokens, what can be paid now, for how many tokens the stores have room, and how many
    would be lost."""

    tokens: Amount
    purse: Amount
    room: Amount
    lost: Amount


class Player(Means):
    """What everybody sees before one player: how many Asgard thresholds have been passed (`gates`),
    how many more buildings may be built (`free`, null: all there are), cards everybody knows to be
    in the hand (`known`), how many were seen to be no fortification, though not which (`bare`), and
    those in deck or hand (`unseen`)."""

    points: int
    gates: int
    level: int
    limit: int
    built: int
    free: int | None
    missions: list[Mission | None]
    progress: list[Progress | None]
    done: int
    hall_beer: int
    hall_gold: int
    sites: dict[Site, Standing]
    deck: int
    hand: int
    discard: Cards
    played: Cards
    known: Cards
    bare: int
    unseen: Cards
    counts: dict[Achievement, int]


class AtEnd(TypedDict):
    """What the end of the turn would bring: points for the attacks, or else so many to whoever has
    repelled them all."""

    points: int
    defender: int | None
    defence: int


class Turn(TypedDict):
    """What the active player has and has done this turn; `marked` are tokens to pay with first, by
    where they lie."""

    beer: int
    gold: int
    marked: dict[Token, int]
    victim: int | None
    hits: int
    deeds: list[Deed]
    spent_beer: int
    spent_gold: int
    rally: int
    lens: Card | None
    trapped: int
    ready: Cards
    owed: Cards
    sent: Cards
    at_end: AtEnd


class Attack(TypedDict):
    """An attack that is being declared (`declaring`) or fought: on a building, on an undead in a
    place of Odin's Path, or on the Dragon. Its strength now, which is the sum of `terms`, and the
    visible defence; whether it would succeed, and by how much or how much it lacks. What success
    brings at once, and how many points more when the turn ends; the defender's points if it is
    repelled, and those at the end of the turn (`full`); which fortifications may be in the
    defender's hand."""

    declaring: bool
    target: Literal["building", "undead", "dragon"]
    attacker: int
    victim: int | None
    site: Site | None
    place: int | None
    strength: int
    terms: list[int]
    defence: int
    succeeds: bool
    by: int
    prize: Prize
    later: int
    repelled: int
    full: int
    forts: Cards


class Middle(TypedDict):
    """What lies in the middle, and what everybody remembers of the round. Of Odin's Path the first
    card lies next to the deck, the last leaves at the end of the round."""

    round: int
    first: int
    active: int | None
    goal: int
    last_round: bool
    quiet: int
    gained: bool
    attacked: list[int]
    dragons: list[int]
    claimed: list[int]
    declines: list[int]
    winners: list[int]
    market: dict[Sold, int]
    buildings: dict[Building, int]
    path: list[PathCard | None]
    path_unseen: dict[PathCard, int]
    path_discard: dict[PathCard, int]
    asgard: list[AsgardCard | None]
    asgard_left: int
    asgard_unseen: list[AsgardCard]
    missions_unseen: dict[Mission, int]
    missions_under: list[Mission]
    achievements: list[Achievement]
    turn: Turn
    attack: Attack | None


class CommonView(Middle):
    """What everybody sees alike."""

    game: Literal["vikings"]
    rules: int
    options: dict[str, Any]
    players: int
    waiting: list[int]
    frames: list[Frame]
    seats: list[Player]
    leaders: dict[Achievement, list[int]]


class Army(TypedDict):
    """What a player could still send into an attack this turn; its strength against anything but a
    Town Hall; and kinds it is too late for in this attack, as kinds are sent in their order."""

    cards: Cards
    strength: int
    passed: list[Card]


class OwnView(TypedDict):
    """What one seat, or an onlooker, sees in a way of its own: the hand, what a Drakkar keeps, what
    is left for the deck, and in the own turn who could attack."""

    seat: int | None
    hand: Cards | None
    kept: Cards | None
    deck: Cards | None
    army: Army | None


class View(CommonView, OwnView):
    """The table as one seat, or an onlooker, sees it."""


class Aim(TypedDict):
    """An attack on a target with all that can go, boosters included: its strength against the known
    defence, and how much it lacks; how many of the defender's hand cards are hidden, and how much
    they can take off it at most; its chance in percent, by the cards nobody has seen (100: nothing
    can stop it, 0: it can't succeed). What success brings at once, how many points more when the
    turn ends, and the defender's points if it is repelled."""

    strength: int
    defence: int
    short: int
    hidden: int
    most: int
    chance: int
    prize: Prize
    later: int
    repelled: int


class Lost(TypedDict):
    """What the end of the turn would cost, of what could still be used: missions that are done, by
    slot; resources of this turn, with those that hand cards would give; other hand cards that would
    do something; so many targets that nothing can save from the strength at hand; and tokens for
    which there is no room."""

    missions: list[int]
    resources: Amount
    cards: list[Card]
    targets: int
    strength: int
    tokens: Amount


class Foreseen(TypedDict):
    """What a legal move would do: whether it can be taken back; its price, and what is left to
    spend; what an attack is up against (`aim`), how it would stand, and its chance; what it gives;
    how many cards it draws; what the end of the turn would cost."""

    undo: NotRequired[bool]
    price: NotRequired[Amount]
    left: NotRequired[Amount]
    strength: NotRequired[int]
    defence: NotRequired[int]
    succeeds: NotRequired[bool]
    chance: NotRequired[int]
    aim: NotRequired[Aim]
    gains: NotRequired[Amount]
    draws: NotRequired[int]
    lost: NotRequired[Lost]
