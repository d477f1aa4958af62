"""The socket's messages: what the server sends, then what clients send."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...kernel.saga import Line
from .answers import (
    Announcement,
    ApiError,
    ChatLine,
    Legal,
    Reason,
    Remarked,
    Result,
    SeatClock,
    TableInfo,
    Talk,
)
from .kinds import Eyes, Lang, MoveId, Number, Phase, Strict, Token, What
from .records import History
from .requests import Request

RequestId = Annotated[int, Meta(ge=0, le=2_147_483_647)]


class Position(Struct, tag_field="type", tag="position"):
    """The game as the reader sees it now, and what has just happened."""

    number: int
    phase: Phase
    seat: int | None
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    lines: list[Line]
    """The same as a saga to be drawn, in whatever language."""
    undone: bool
    """A move was taken back; the events before it no longer hold."""
    waiting: list[int]
    """The seats that owe a decision; several decide in secret, at once."""
    question: str | None
    """What is asked of the reader, in words, if the socket asked for them."""
    rule: str | None
    """The number of the rule that the question comes from, if the game says so."""
    moves: list[Legal]
    undo: bool
    """May the reader take back their last move?"""
    remarks: list[Remarked]
    """With the words: what could be said to somebody who sees this for the first time."""
    clocks: list[SeatClock]
    at: int
    result: Result | None
    eyes: Eyes | None
    """Through whose eyes an onlooker sees this, if not from beside the table. A seat's number
    counts what that seat knows, and with all hands it is the number of the move shown."""
    views: list[dict[str, Any]] | None
    """With all hands: what each seat saw then."""


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


class Renewed(Struct, tag_field="type", tag="renewed"):
    """The page that said hello is not the one this hall serves: it should load itself anew."""

    page: str


class Announced(Struct, tag_field="type", tag="announced"):
    """What is announced above every page now; to pages alone."""

    announcements: list[Announcement]


ServerMessage = (
    Position
    | Table
    | History
    | Talk
    | ChatSaid
    | Note
    | Ack
    | Why
    | Problem
    | Pong
    | Renewed
    | Announced
)


# --- what clients send --------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message: a seat's token (or null: by cookie, else as an onlooker), whether moves
    shall come with words in a language, and whether the reader wants to be told what was. A page
    says which one it is. An onlooker comes back to the eyes they had, if those are still open."""

    token: Token | None = None
    words: Lang | None = None
    lang: Lang = "en"
    recall: bool = False
    page: Annotated[str, Meta(max_length=64)] | None = None
    eyes: Eyes | None = None


class DoMove(Strict, tag_field="type", tag="move"):
    """Make a move."""

    id: RequestId
    number: Number
    move: MoveId | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    request: Request | None = None
    what: What | None = None


class DoUndo(Strict, tag_field="type", tag="undo"):
    """Take back the own last move."""

    id: RequestId
    number: Number
    request: Request | None = None


class AskWhy(Strict, tag_field="type", tag="why"):
    """Why can't this move be made?"""

    id: RequestId
    move: MoveId | None = None
    what: What | None = None


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


class LookThrough(Strict, tag_field="type", tag="eyes"):
    """An onlooker looks through a seat's eyes, at all hands, or from beside the table (null). The
    position and what was come again."""

    id: RequestId
    eyes: Eyes | None


class Ping(Strict, tag_field="type", tag="ping"):
    """Still there?"""

    id: RequestId


ClientMessage = Hello | DoMove | DoUndo | AskWhy | DoSay | DoBack | Speak | LookThrough | Ping
