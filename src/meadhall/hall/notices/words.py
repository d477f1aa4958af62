"""What a notice says: which game, with whom, and where. Nothing else is known here.

Whoever is to be told of several tables at once is told in one message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from ...kernel.registry import game as game_named
from ...kernel.texts import Texts, texts
from ..wire import Lang

Kind = Literal["move", "half", "rematch", "free", "round"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""It is your move; half of your time is gone; another game is asked for; a seat is free at your
table; a round of your league begins."""
MOST_LINES = 6
"""So many tables are named in one message; of the others it says how many there are."""
LONGEST_LIST = 120
"""Letters of the names in a line."""


class Tiding(Struct, omit_defaults=True):
    """What somebody is to be told: of which kind, where, in which game, and who else is there."""

    kind: Kind
    about: str
    """The table's id; of what is no table, what tells it apart."""
    game: str = ""
    names: list[str] = []
    """Of the others at the table; of another game, who asks for it."""
    path: str = ""
    """The page's screen: `t/ID`."""
    words: dict[str, str | int] = {}
    """More that a text is filled with: the name of a league."""


class Message(Struct):
    """One message, whatever way it goes."""

    title: str
    lines: list[str]
    path: str
    """Which screen of the page it opens."""
    tag: str
    """A later message with the same tag takes the place of this one."""
    lang: Lang
    kinds: list[Kind]
    links: list[str] = []
    """The screen of each line."""

    @property
    def body(self) -> str:
        return "\n".join(self.lines)


def message(tidings: Sequence[Tiding], lang: Lang, hall: bool = False) -> Message:
    """What somebody is told of all this; what a whole hall is, in another person."""
    say = texts(__package__, lang)
    lines = [line(each, say, hall) for each in tidings]
    kinds = list(dict.fromkeys(each.kind for each in tidings))
    if len(tidings) == 1:
        one = tidings[0]
        title = say.say(f"{_key(one, hall)}.title")
        return Message(title, lines, one.path, one.about, lang, kinds, [one.path])
    title = say.say("notices-several", tables=len(tidings))
    shown, more = lines[:MOST_LINES], len(lines) - MOST_LINES
    if more > 0:
        shown.append(say.say("notices-more", tables=more))
    links = [each.path for each in tidings[:MOST_LINES]]
    return Message(title, shown, "", "several", lang, kinds, links)


def line(tiding: Tiding, say: Texts, hall: bool = False) -> str:
    """One tiding in a sentence."""
    filled: dict[str, Any] = dict(tiding.words)
    if tiding.game:
        filled["game"] = game_named(tiding.game).title(say.lang)
    filled |= {"names": listed(tiding.names), "others": len(tiding.names)}
    return say.say(_key(tiding, hall), **filled)


def listed(names: Sequence[str]) -> str:
    """Names one after the other, not too many of them."""
    shown = ", ".join(names)
    return shown if len(shown) <= LONGEST_LIST else f"{shown[: LONGEST_LIST - 1]}…"


def _key(tiding: Tiding, hall: bool) -> str:
    return f"notices-hall-{tiding.kind}" if hall else f"notices-{tiding.kind}"


def said(key: str, lang: Lang, **filled: str | int) -> str:
    """A text of this room's."""
    return texts(__package__, lang).say(key, **filled)
