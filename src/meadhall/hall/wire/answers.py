"""What the hall answers over HTTP: tables, seats, games, errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from .kinds import Lang, Matter, Phase, What, Who
from .settings import Clock, Settings


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
    invitation: str
    """For friends, where the table has seats for more; only who asked has it."""


class Variant(Struct):
    """A way to play: a switch among the game's options, in words."""

    name: str
    title: str
    how: str
    rule: str
    """The ruling of ours whose other reading it is; "" if the rulebook itself offers it."""


class AxesInfo(Struct):
    """How hard a game is to learn and to master, and how much one is attacked: 1 to 3 each."""

    learn: int
    master: int
    bite: int


class LessonTitle(Struct):
    """A lesson as a lobby names it."""

    name: str
    title: str
    minutes: int


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
    lessons: list[LessonTitle]
    """What it teaches itself in, in order."""
    enough: int
    """So many of them, the first ones, are enough to play."""
    axes: AxesInfo | None
    bots: int
    """So many are company enough for one who wants to play at once."""


class Announcement(Struct):
    """What whoever keeps the hall has to say to everybody, from then to then."""

    id: int
    begins: int
    until: int
    en: str
    ru: str


class HallInfo(Struct):
    """What this hall offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    announcements: list[Announcement]


class NumberChoice(Struct):
    """One of the names that an option can be."""

    name: str
    title: str


class NumberField(Struct):
    """A number that a table can play otherwise: where it stands among the options (a place in a
    list is a number), what it is called, what it is, and what it can be."""

    path: list[str | int]
    title: str
    value: int | str
    origin: str = ""
    """`book`, `derived`, `picture` or `ours`; "" if nobody says."""
    least: int | None = None
    most: int | None = None
    choices: list[NumberChoice] = []


class NumberGroup(Struct):
    """A card, or a table of numbers that are no card's."""

    part: str
    """The part of the game it belongs to, in words."""
    title: str
    """What the card is called; "" if the numbers are the part's own."""
    numbers: list[NumberField]


class NumberForm(Struct):
    """Every number of a game that a table can play otherwise."""

    groups: list[NumberGroup]


class GoodOptions(Struct):
    """Options that a game can be played with: only what differs from the usual."""

    options: dict[str, Any]


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
    """Why a bot plays for them: `absent`, `timeout`, `left`, `rest`, `conceded`, `kicked`; null if
    none does."""
    away: int | None
    """Since when somebody who was here has no line, by the hall's time."""
    eyes: bool
    """Do they let onlookers see what they see?"""
    finished_by_bot: bool
    """The game is over, and at the end a bot played for them: it is no victory of theirs."""


class OpenMatter(Struct):
    """Something that people decide together now."""

    number: int
    what: Matter
    seat: int | None
    """About whom."""
    by: int
    until: int
    """It lapses then, by the hall's time."""
    voters: list[int]
    needed: int
    """So many of them must agree."""
    yes: list[int]


class Again(Struct):
    """Somebody asks the players of a finished game for another one."""

    table: str
    """Where; seats are kept there."""
    by: int | None
    until: int
    """So long the others' seats are kept, by the hall's time; then bots may take them."""
    yes: list[int]
    no: list[int]
    begun: bool
    """It begins, with bots for those who did not come."""


class Ending(Struct):
    """How a game ended that was not played to its end: counted as it stood, not at all, or because
    only one was left who had not given up."""

    how: Literal["agreed", "void", "conceded"]


class FromPuzzle(Struct):
    """The puzzle that is played out at a table."""

    name: str
    titles: dict[Lang, str]


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
    hints: bool
    """May players ask a bot for advice here?"""
    matter: OpenMatter | None
    again: Again | None
    puzzle: FromPuzzle | None
    """The game began from the position of this puzzle, not with an empty table."""
    ending: Ending | None


class LobbySeat(Struct):
    """Who sits at a table of the lobby."""

    who: Who
    names: dict[Lang, str]
    level: str | None
    """Of a bot."""


class LobbyTable(Struct):
    """An open table in the lobby."""

    table: str
    game: str
    players: int
    free: int
    phase: Phase
    created: int
    host: int | None
    """Where whoever made it sits, if anywhere."""
    seats: list[LobbySeat]
    clock: Clock
    rated: bool


class Lobby(Struct):
    """Open tables, the newest first; `before` asks for older ones."""

    tables: list[LobbyTable]
    before: int | None
    announcements: list[Announcement]


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


class Remarked(Struct):
    """A remark for somebody's first game: the key of its text among the game's, whose `.title` is a
    heading, and the lesson that tells more ("" if none does)."""

    key: str
    lesson: str


class ScorePart(Struct):
    """A part of a score: what it was for, as a text key, how many points, and a picture's name."""

    key: str
    points: int
    picture: str


class Result(Struct):
    """How the game ended, by seat."""

    scores: list[int]
    ranks: list[int]
    parts: list[list[ScorePart]]
    """What the points came from; empty if the game doesn't say."""


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
    """What it is good for, in the game's words; empty if the game has none for that."""
    numbers: str
    """How the bot came to it, in figures: for those who ask."""


class Weak(Struct):
    """A move of the reader's that surely gave something away and can still be taken back, and what
    would have been better: by equal searches of both, from what the reader saw before it."""

    made: str
    """In a few words."""
    better: str
    why: str
    """What the better move is good for, in the game's words; empty if the game has none for that.
    """
    worth: float
    """The chance to win with the move that was made."""
    better_worth: float
    error: float
    """The standard error of the difference between the two."""
    made_at: list[str]
    """Places on the table that the move was about."""
    better_at: list[str]


class ApiError(Struct):
    """Every error looks like this; the code is stable, the text is for people."""

    code: str
    text: str
    reason: Reason | None = None
