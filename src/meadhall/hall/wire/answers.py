"""What the hall answers over HTTP: tables, seats, games, errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .kinds import Lang, Phase, What, Who
from .settings import Settings


class Created(Struct):
    """A new table. The token is the host's (and the seat's); the invitation is for friends."""

    table: str
    seat: int | None
    token: str
    invitation: str
    commitment: str
    """The promise about the shuffle, made before anybody's share."""


class Seated(Struct):
    """A seat taken; whoever has the token has the seat."""

    table: str
    seat: int
    token: str
    commitment: str


class Done(Struct):
    """It is stored. `number` is the reader's number of the position after it."""

    number: int


class Rematch(Struct):
    """The table where the same players meet again; seat tokens stay the same."""

    table: str


class Variant(Struct):
    """A way to play: a switch among the game's options, in words."""

    name: str
    title: str
    how: str
    rule: str
    """The ruling of ours whose other reading it is; "" if the rulebook itself offers it."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    rules: int
    minutes: int | None
    """That people play it, if that is known."""
    variants: list[Variant]
    example: str
    """Other numbers to play with, as JSON; may be empty."""


class HallInfo(Struct):
    """What this hall offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]


class SeatInfo(Struct):
    """Who sits at a seat, as everybody may know."""

    who: Who
    name: str
    names: dict[Lang, str]
    """The name by language: a bot's is the hall's own."""
    level: str | None
    """Of a bot, or of the bot that plays for somebody."""
    present: bool
    stand_in: str | None
    """Why a bot plays for them: `absent`, `timeout`, `left`; null if none does."""


class TableInfo(Struct):
    """A table, as everybody may know it."""

    table: str
    settings: Settings
    phase: Phase
    seats: list[SeatInfo]
    host: int | None
    chat: bool
    onlookers: int
    created: int
    rules: int
    commitment: str
    """The hash of the shuffle's secret, shown from the start."""
    secret: str | None
    """The secret itself, when the game is over."""
    shares: list[str]
    """What each player has added to the shuffle; "" is nothing."""
    rematch: str | None


class LobbyTable(Struct):
    """An open table in the lobby."""

    table: str
    game: str
    players: int
    free: int
    phase: Phase
    created: int


class Lobby(Struct):
    """Open tables, the newest first; `before` asks for older ones."""

    tables: list[LobbyTable]
    before: int | None


class Reason(Struct):
    """Why a move can't be made: in words, as a text key, and by the rule's number."""

    text: str
    key: str
    rule: str


class Legal(Struct, omit_defaults=True):
    """A move the reader may make now."""

    move: int
    what: What
    notation: str
    text: str | None
    """In words, if the socket asked for them."""
    foreseen: Mapping[str, Any] | None = None
    """With the words: what it would do, where the game can say so for certain."""


class Result(Struct):
    """How the game ended, by seat."""

    scores: list[int]
    ranks: list[int]


class SeatClock(Struct):
    """Milliseconds left at the time of the message; null is no limit."""

    left: int | None
    running: bool


class ChatLine(Struct):
    """What somebody said."""

    id: int
    at: int
    seat: int
    name: str
    text: str


class Talk(Struct, tag_field="type", tag="talk"):
    """What was said so far: the last lines of chat, the oldest first."""

    lines: list[ChatLine]


class Advice(Struct):
    """What a bot would do in the reader's place, and why."""

    move: int
    notation: str
    text: str
    """The move in a few words."""
    why: str


class ApiError(Struct):
    """Every error looks like this; the code is stable, the text is for people."""

    code: str
    text: str
    reason: Reason | None = None
