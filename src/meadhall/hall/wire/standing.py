"""How somebody stands: their games, what they are rated, and what others may read of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .kinds import Lang, Strict, Token

Outcome = Literal["won", "shared", "lost", "none"]
"""The first place alone, with others, another place; or the game does not count."""
Rivals = Literal["people", "bots"]
HowEnded = Literal["played", "agreed", "void", "conceded", "unread"]


class GameSeat(Struct):
    """Who sat at a table whose game is over, and how it ended for them."""

    names: dict[Lang, str]
    level: str
    """Of a bot."""
    place: int
    """0 where nothing counts."""
    points: int
    left: bool
    """Did a bot play it to the end for them?"""


class GameLine(Struct):
    """One of somebody's games."""

    table: str
    game: str
    players: int
    at: int
    how: HowEnded
    rated: bool
    starred: bool
    seat: int
    """Their own."""
    outcome: Outcome
    seats: list[GameSeat]
    change: int | None
    """By how much it moved what they are rated, as it is shown."""
    shown: int | None
    """What they were rated after it."""
    weight: float | None
    """How much it counted; less than 1 where the same two play often, or from one address."""


class Games(Struct):
    """Somebody's games, the last first; `before` asks for older ones."""

    games: list[GameLine]
    before: int | None


class Rated(Struct):
    """What somebody is rated in a game."""

    shown: int
    spread: int
    """How much more or less it may be, in 19 of 20 cases."""
    games: int


class RatedAt(Struct):
    """What they were rated at some time."""

    at: int
    shown: int
    spread: int


class Count(Struct):
    """Games of one kind: how many, and how much of their wins was theirs."""

    games: int
    won: float


class LevelCount(Count):
    """Games by the strongest of the others: a level of bots, or `people` where there were any."""

    level: str


class SizeCount(Count):
    """Games of one size."""

    players: int
    seats: list[Count]
    """By one's own seat."""
    levels: list[LevelCount]


class BestGame(Struct):
    """The game with the most points."""

    table: str
    points: int
    players: int
    at: int


class GameStanding(Count):
    """How somebody stands in one game."""

    game: str
    rated: Rated | None
    graph: list[RatedAt]
    highest: RatedAt | None
    run: int
    """The longest run of games won."""
    best: BestGame | None
    sizes: list[SizeCount]


class Standing(Struct):
    """How somebody stands in all games that they have played."""

    name: str
    made: int
    open: bool
    """May everybody read this?"""
    games: list[GameStanding]
    most: int
    """So many games are looked at, the last ones."""


class SetStar(Strict):
    """A game that somebody wants to find again, or no longer."""

    table: Token
    on: bool


class Starred(Struct):
    """Whether it is among them."""

    on: bool


class SetProfile(Strict):
    """Everybody may read how one stands, or nobody else."""

    open: bool


class ProfileSet(Struct):
    """Whether everybody may."""

    open: bool


class BotRated(Struct):
    """What a bot is rated at tables of one size."""

    level: str
    shown: int
    spread: int


class LadderStep(Struct):
    """The bots at tables of one size, the weakest first."""

    players: int
    bots: list[BotRated]


class GameLadder(Struct):
    """The bots of one game, and by what they were measured."""

    game: str
    sizes: list[LadderStep]
    measured: str


class Ladder(Struct):
    """What bots are rated."""

    games: list[GameLadder]
