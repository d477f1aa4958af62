"""What goes over the wire, as types. `./dev wire` writes them down for the page in TypeScript.

Seats are counted from 0. Times are milliseconds since 1970; spans of time are seconds in settings
and milliseconds in clocks. A `number` is the reader's own: it counts the changes this reader may
know of, so that it tells nobody about a secret change of somebody else's mind.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Phase = Literal["waiting", "playing", "over"]
Who = Literal["empty", "person", "program", "bot"]
Lang = Literal["en", "ru"]

Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Name = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
MoveId = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What clients send: a misspelt field is an error, not a silent default."""


# --- a table's settings -------------------------------------------------------------------------


class Clock(Strict):
    """How long people may think. `bank`: seconds for the whole game, `increment` seconds more for
    each finished turn. `days`: so many days for each turn."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=1, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Takeover(Strict):
    """When a bot plays for somebody. `timeout`: what happens when a clock has run out: a bot plays
    on until the player is back (`bot`), makes this one move (`move`), or all wait on (`wait`).
    `absent_after`: seconds without connection after which a bot steps in; null is never."""

    timeout: Literal["bot", "move", "wait"] = "bot"
    absent_after: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    level: str = "greedy"


class Settings(Strict):
    """What is agreed on before a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    clock: Clock = field(default_factory=Clock)
    open: bool = False
    """Listed in the lobby, for anybody to join; else a seat needs the invitation."""
    onlookers: bool = True
    chat: bool = True
    takeover: Takeover = field(default_factory=Takeover)
    autostart: bool = True
    """Begin when the last seat is taken; else the host says when."""
    bots: list[str | None] = []
    """The bot at each seat; null, or nothing at all, is a seat for people."""


# --- requests -----------------------------------------------------------------------------------


class NewTable(Strict):
    """Make a table. Without `sit` its host only looks on."""

    settings: Settings
    name: Name = ""
    sit: bool = True


class TakeSeat(Strict):
    """Sit down, at a certain seat or at the first that is free."""

    name: Name = ""
    invitation: Token | None = None
    seat: SeatNumber | None = None
    program: bool = False
    """This player is a program, and the others may know."""


class SeatChoice(Strict):
    """One of the seats."""

    seat: SeatNumber


class Switch(Strict):
    """On or off."""

    on: bool


class MakeMove(Strict):
    """A move by its id or by its notation, and the number of the position it was chosen in."""

    number: Number
    move: MoveId | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class TakeBack(Strict):
    """Undo the own last move."""

    number: Number


class Say(Strict):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


# --- answers ------------------------------------------------------------------------------------


class Created(Struct):
    """A new table. The token is the host's (and the seat's); the invitation is for friends."""

    table: str
    seat: int | None
    token: str
    invitation: str


class Seated(Struct):
    """A seat taken; whoever has the token has the seat."""

    table: str
    seat: int
    token: str


class Done(Struct):
    """It is stored. `number` is the reader's number of the position after it."""

    number: int


class Rematch(Struct):
    """The table where the same players meet again; seat tokens stay the same."""

    table: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    rules: int


class HallInfo(Struct):
    """What this hall offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]


class SeatInfo(Struct):
    """Who sits at a seat, as everybody may know."""

    who: Who
    name: str
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


class Legal(Struct):
    """A move the reader may make now."""

    move: int
    notation: str
    text: str | None
    """In words, if the socket asked for them."""


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


class Chat(Struct):
    """The last lines, the oldest first."""

    lines: list[ChatLine]


class Advice(Struct):
    """What a bot would do in the reader's place, and why."""

    move: int
    notation: str
    why: str


class Frame(Struct):
    """A moment of a finished game: who moved, what happened, and what the chosen eyes saw."""

    step: int
    seat: int | None
    """Who made the move that led here; null for the set-up."""
    notation: str
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None
    """With all cards open: what each seat saw."""
    events: list[dict[str, Any]]
    waiting: list[int]


class Replay(Struct):
    """A finished game, or a stretch of it."""

    steps: int
    """Moves in all; step 0 is the set-up."""
    frames: list[Frame]


class Moment(Struct):
    """A decision of a finished game, as whoever made it could judge it then."""

    step: int
    """Of the move, as in the replay."""
    seat: int
    chances: list[float]
    """Each seat's chance to win before the move."""
    worth: float
    """The mover's chance with the move that was made."""
    best_worth: float
    """The mover's chance with the best move."""
    better: list[dict[str, Any]]
    """What would have happened with the best move, as events, if it was clearly better."""
    words: dict[str, str]
    """The best move in a few words, by language, if it was clearly better."""


class TurningPoint(Struct):
    """A step that changed the chances."""

    step: int
    seat: int
    """Whose chance changed most."""
    swing: float


class Analysis(Struct):
    """What decided a finished game: a search from the mover's own view at every decision."""

    iterations: int
    moments: list[Moment]
    turning_points: list[TurningPoint]
    result: list[float]
    """Each seat's share of the win."""


class PlayOn(Strict):
    """Go on from a moment of a finished game, in one seat; bots take the others."""

    step: Number
    seat: SeatNumber
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = "greedy"


class RuleInfo(Struct):
    """A numbered rule; `ruling` marks what the printed rules leave open and we decided."""

    id: str
    title: str
    text: str
    ruling: bool


class ChapterInfo(Struct):
    """A chapter of a rules book."""

    title: str
    rules: list[RuleInfo]


class RulesBook(Struct):
    """A game's rules in our words, and its card data with the origin of each number."""

    game: str
    chapters: list[ChapterInfo]
    cards: dict[str, Any]


class History(Struct):
    """What happened so far, move by move, as the reader may recall it; the set-up first."""

    moves: list[list[dict[str, Any]]]


class ApiError(Struct):
    """Every error looks like this; the code is stable, the text is for people."""

    code: str
    text: str
    reason: Reason | None = None


# --- the socket: what the server sends ----------------------------------------------------------


class Position(Struct, tag_field="type", tag="position"):
    """The game as the reader sees it now, and what has just happened."""

    number: int
    phase: Phase
    seat: int | None
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    undone: bool
    """A move was taken back; the events before it no longer hold."""
    waiting: list[int]
    """The seats that owe a decision; several decide in secret, at once."""
    question: str | None
    """What is asked of the reader, in words, if the socket asked for them."""
    moves: list[Legal]
    undo: bool
    """May the reader take back their last move?"""
    clocks: list[SeatClock]
    at: int
    result: Result | None


class Table(TableInfo, tag_field="type", tag="table"):
    """The table: settings, seats, who is there."""


class ChatSaid(ChatLine, tag_field="type", tag="chat"):
    """Somebody said something."""


class Note(Struct, tag_field="type", tag="note"):
    """Something the whole table should know; the code says what, the text says it in English."""

    code: str
    seat: int | None
    text: str


class Ack(Struct, tag_field="type", tag="ack"):
    """The request with this id is done and stored."""

    id: int
    number: int


class Why(Struct, tag_field="type", tag="why"):
    """Why a move can't be made; null if it can."""

    id: int
    reason: Reason | None


class Problem(ApiError, tag_field="type", tag="error"):
    """The request with this id was refused, and changed nothing."""

    id: int | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """Still here."""

    id: int


ServerMessage = Position | Table | ChatSaid | Note | Ack | Why | Problem | Pong


# --- the socket: what clients send --------------------------------------------------------------

RequestId = Annotated[int, Meta(ge=0, le=2_147_483_647)]


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message: a seat's token (or null: by cookie, else as an onlooker), and whether
    moves shall come with words in a language."""

    token: Token | None = None
    words: Lang | None = None
    lang: Lang = "en"


class DoMove(Strict, tag_field="type", tag="move"):
    """Make a move."""

    id: RequestId
    number: Number
    move: MoveId | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class DoUndo(Strict, tag_field="type", tag="undo"):
    """Take back the own last move."""

    id: RequestId
    number: Number


class AskWhy(Strict, tag_field="type", tag="why"):
    """Why can't this move be made?"""

    id: RequestId
    move: MoveId


class DoSay(Strict, tag_field="type", tag="chat"):
    """Say something."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class DoBack(Strict, tag_field="type", tag="back"):
    """Take the seat back from the bot that plays for it."""

    id: RequestId


class Speak(Strict, tag_field="type", tag="words"):
    """From now on say things in another language; the position comes again in it."""

    id: RequestId
    lang: Lang


class Ping(Strict, tag_field="type", tag="ping"):
    """Still there?"""

    id: RequestId


ClientMessage = Hello | DoMove | DoUndo | AskWhy | DoSay | DoBack | Speak | Ping
