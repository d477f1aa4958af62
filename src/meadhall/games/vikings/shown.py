"""What the game shows, as types: :mod:`.view` fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from ...kernel.shown import Frames, Names
from .cards import NAMES
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
)

Card = Annotated[str, Names("Card", NAMES)]
Building = Annotated[str, Names("Building", BUILDING_NAMES)]
Site = Annotated[str, Names("Site", SITE_NAMES)]
State = Annotated[str, Names("SiteState", SITE_STATES[1:])]
Resource = Annotated[str, Names("Resource", RESOURCES)]
Mission = Annotated[str, Names("Mission", MISSION_NAMES)]
Achievement = Annotated[str, Names("Achievement", ACHIEVEMENT_NAMES)]
Deed = Annotated[str, Names("Deed", DEEDS)]
Cause = Annotated[str, Names("Cause", REASONS)]
Frame = Annotated[dict[str, Any], Frames(FRAMES.values())]
Cards = dict[Card, int]
"""So many of each kind; kinds there are none of are left out."""


class Standing(TypedDict):
    """What is known of a building or hall."""

    state: State
    tokens: int
    damaged: bool
    walls: Cards
    defence: int


class Player(TypedDict):
    """What everybody sees before one player: how many Asgard thresholds have been passed (`gates`),
    cards everybody knows to be in the hand (`known`), how many were seen to be no fortification,
    though not which (`bare`), and those in deck or hand (`unseen`)."""

    points: int
    gates: int
    level: int
    limit: int
    missions: list[Mission | None]
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


class Turn(TypedDict):
    """What the active player has and has done this turn; `marked` are tokens to pay with first, by
    where they lie."""

    beer: int
    gold: int
    marked: dict[str, int]
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


class Attack(TypedDict):
    """An attack that is being declared or fought: its strength now, and the visible defence."""

    strength: int
    defence: int


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
    market: Cards
    buildings: dict[Building, int]
    path: list[Card | None]
    path_unseen: Cards
    path_discard: Cards
    asgard: list[Card | None]
    asgard_left: int
    asgard_unseen: list[Card]
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


class OwnView(TypedDict):
    """What one seat, or an onlooker, sees in a way of its own: the hand, and what a Drakkar
    keeps."""

    seat: int | None
    hand: Cards | None
    kept: Cards | None


class View(CommonView, OwnView):
    """The table as one seat, or an onlooker, sees it."""
