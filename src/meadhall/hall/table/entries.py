"""A table's log: every kind of entry, what it does, who may cause it, and by what it is asked for.

This page is complete: `tests/hall/test_entries.py` holds it against the questions of `Table`, the
messages of the socket and the requests over HTTP.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .. import wire
from .sight import Heard

Kind = Literal[
    "create", "sit", "rise", "share", "start", "move", "undo", "takeover", "back", "concede",
    "propose", "vote", "eyes", "chat", "rematch", "answer", "name",
]  # fmt: skip
By = Literal["anybody", "player", "host", "hall"]
"""Whoever holds a seat's token is its player, whoever holds the table's first token the host. What
the hall does by itself, its caretaker does: bots, clocks, people who went away."""
NOBODY = -1


class Meaning(NamedTuple):
    """What an entry of one kind does to a table, who may cause it, and which questions to a table
    (or in :mod:`.create`, before there is one) are answered with it."""

    does: str
    by: tuple[By, ...]
    asked: tuple[str, ...]


KINDS: dict[Kind, Meaning] = {
    "create": Meaning(
        "The first of every log: settings, bots, the host, and the shuffle's secret. Players of a"
        " finished game make one to meet again, or to go on from a moment of it; whoever plays a"
        " puzzle out has its position in it; for those who look for a game the hall makes it.",
        ("anybody", "player"),
        (
            "new_table",
            "found_table",
            "kept_table",
            "puzzle_table",
            "rematch_of",
            "changed_of",
            "branch_of",
        ),
    ),
    "sit": Meaning(
        "Somebody takes a seat, before the game: a free one, or the one kept for them.",
        ("anybody", "player"),
        ("take_seat", "take_kept_seat"),
    ),
    "share": Meaning("A player adds to the shuffle, once.", ("player",), ("add_share",)),
    "rise": Meaning("A seat is free again, before the game.", ("player", "host"), ("rise", "kick")),
    "start": Meaning(
        "The game begins, and bots take the empty seats. The hall does it when all are taken.",
        ("host", "hall"),
        ("start", "begin"),
    ),
    "move": Meaning("A move; bots make theirs through the hall.", ("player", "hall"), ("move",)),
    "undo": Meaning("A player's last move is taken back.", ("player",), ("undo",)),
    "takeover": Meaning(
        "A bot plays for a seat: its player left, rests, is away or out of time, its program or its"
        " own bot has failed.",
        ("player", "hall"),
        ("rise", "take_over"),
    ),
    "back": Meaning(
        "The bot gives the seat back. Whoever was only away needn't ask.",
        ("player", "hall"),
        ("back",),
    ),
    "concede": Meaning(
        "A player gives up for good: a bot plays on, or they have the last place.",
        ("player",),
        ("concede",),
    ),
    "propose": Meaning(
        "A player asks the others to end the game, to let a bot play for somebody who is gone, or"
        " to send somebody away. What needs nobody else is done with it.",
        ("player",),
        ("propose",),
    ),
    "vote": Meaning(
        "A player says yes or no to what was proposed; the last word needed does it.",
        ("player",),
        ("propose", "vote"),
    ),
    "eyes": Meaning(
        "A player lets onlookers see what they see, or no longer.", ("player",), ("let_look",)
    ),
    "chat": Meaning("The chat is switched on or off.", ("host",), ("switch_chat",)),
    "rematch": Meaning(
        "A player of a finished table asks for another game and says where, takes that back, or"
        " begins it without those who did not come.",
        ("player", "host"),
        ("meet_again", "take_back_again", "begin_again"),
    ),
    "answer": Meaning(
        "A player who was asked for another game comes along, or not now.",
        ("player",),
        ("answer_again",),
    ),
    "name": Meaning(
        "A seat has another name: whoever holds it has made a name of their own, or whoever had it"
        " has taken theirs out of the hall.",
        ("player", "hall"),
        ("name_seat", "take_name_out"),
    ),
}
"""Every kind of entry."""

MESSAGES: dict[type[wire.ClientMessage], tuple[Kind, ...]] = {
    # Who is there; a bot that stood in for them gives way ("back"). An old page is told so.
    wire.Hello: (),
    wire.DoMove: ("move",),
    wire.DoUndo: ("undo",),
    wire.DoBack: ("back",),
    wire.DoSay: (),  # a line of chat is stored, but not in the log
    wire.AskWhy: (),
    wire.Speak: (),
    wire.LookThrough: (),
    wire.Ping: (),
}
"""Everything a client may say over the socket, and the entries it asks for."""

REQUESTS: dict[str, tuple[Kind, ...]] = {
    "/api/games/{game}/options": (),
    "/api/games/{game}/lessons/{lesson}": (),
    "/api/games/{game}/lessons/{lesson}/why": (),
    "/api/games/{game}/puzzles/{puzzle}": (),
    "/api/games/{game}/puzzles/{puzzle}/why": (),
    "/api/games/{game}/puzzles/{puzzle}/play": ("create", "start"),
    "/api/tables": ("create",),
    "/api/tables/{table}/seats": ("sit",),
    "/api/tables/{table}/share": ("share",),
    "/api/tables/{table}/leave": ("rise", "takeover"),
    "/api/tables/{table}/rest": ("takeover",),
    "/api/tables/{table}/back": ("back",),
    "/api/tables/{table}/concede": ("concede",),
    "/api/tables/{table}/propose": ("propose", "vote"),
    "/api/tables/{table}/vote": ("vote",),
    "/api/tables/{table}/eyes": ("eyes",),
    "/api/tables/{table}/report": (),  # a line in the operator's log
    "/api/tables/{table}/kick": ("rise",),
    "/api/tables/{table}/start": ("start",),
    "/api/tables/{table}/moves": ("move",),
    "/api/tables/{table}/undo": ("undo",),
    "/api/tables/{table}/chat": (),
    "/api/tables/{table}/chat/switch": ("chat",),
    "/api/tables/{table}/rematch": ("create", "rematch", "answer", "sit"),
    "/api/tables/{table}/rematch/changed": ("create", "rematch", "sit"),
    "/api/tables/{table}/rematch/decline": ("answer",),
    "/api/tables/{table}/rematch/withdraw": ("rematch",),
    "/api/tables/{table}/rematch/start": ("start", "rematch"),
    "/api/tables/{table}/play-on": ("create", "start"),
    "/api/tables/{table}/claim": ("name",),
    "/api/pairing": (),  # searches are stored beside the logs; the last to come has a table made
    "/api/pairing/wait": ("create",),
    "/api/pairing/cancel": (),
    "/api/pairing/bots": ("create",),
    "/api/leagues": (),  # beside the logs; their tables the hall lays by itself
    "/api/leagues/{league}/join": (),
    "/api/leagues/{league}/withdraw": (),
    "/api/leagues/{league}/wait": (),
    "/api/leagues/{league}/call-off": (),
    "/api/leagues/{league}/seat": ("sit", "start"),
    "/api/people": (),  # names that are somebody's own are stored beside the logs
    "/api/people/name": (),
    "/api/people/challenge": (),
    "/api/people/sign-in": (),
    "/api/people/recover": (),
    "/api/people/use-code": (),
    "/api/people/sign-out": (),
    "/api/people/me/code": (),
    "/api/people/me/words": (),
    "/api/people/me/keys": (),
    "/api/people/me/keys/remove": (),
    "/api/people/me/erase": ("name",),
    "/api/people/me/stars": (),  # nor is how people stand
    "/api/people/me/profile": (),
    "/api/tables/{table}/notices": (),  # who is told how is no table's business
    "/api/notices/push": (),
    "/api/notices/push/moved": (),
    "/api/notices/mail": (),
    "/api/notices/hook": (),
    "/api/notices/way": (),
    "/api/notices/way/remove": (),
    "/api/notices/way/try": (),
    "/api/notices/wishes": (),
    "/api/notices/stop": (),
    "/api/notices/confirm": (),
    "/api/notices/stop-way": (),
    "/api/notices/never": (),
    "/notices/stop/{name}": (),
}
"""Everything that is asked for with POST, and the entries it asks for. GET changes nothing."""


@dataclass(frozen=True)
class Entry:
    """One row of a table's log. The table is nothing but its log."""

    number: int
    at: int
    """Milliseconds since 1970, never less than in the entry before."""
    kind: Kind
    seat: int
    data: dict[str, Any]


@dataclass(frozen=True)
class Draft:
    """An entry before it has a number and a time."""

    kind: Kind
    seat: int = NOBODY
    data: dict[str, Any] = field(default_factory=dict)


@dataclass
class Change:
    """What an entry has changed, for whom, and what they are told."""

    entry: Entry
    seen: list[bool]
    """By reader: each seat, then the onlookers."""
    heard: Heard | None = None
    """What happened in the game."""
    undone: bool = False
    table: bool = False
    note: tuple[str, int | None, str] | None = None

    @property
    def public(self) -> bool:
        """Does everybody, onlookers too, know that it happened?"""
        return all(self.seen)
