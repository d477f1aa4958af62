"""The saga as data: a line says what happened by the key of a text, and says it in no language yet.

A game's words make lines of the events one reader was told (:mod:`meadhall.kernel.face`); a
terminal and a page draw them. Lines know players by their seats and don't know who reads them, so
those who were told the same share them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from .texts import Texts

Tone = Literal["plain", "faint", "quiet", "great", "bad"]
"""How much a line matters: a loss is bad, what decides a round is great; what is faint may be left
out where there is little room."""


class _Key(TypedDict):
    key: str


class Said(_Key, total=False):
    """A text inside another: its key (`asgard-god-odin.of`) and, if it needs some, arguments."""

    args: dict[str, str | int | Said | list[str | int | Said]]


Arg = str | int | Said | list[str | int | Said]
"""What a text is filled with; several things are listed with commas. What is called `seat` is a
player: the text gets the name as `$name`, and as `$who` whether it is the reader (`you`), the one
the line is about (`self`) or somebody else (`other`)."""
Args = dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the saga."""

    key: str
    """Of the text in the game's catalogue."""
    args: Args
    seat: int | None = None
    """Whose line it is: the name stands before the words."""
    title: str | None = None
    """A text that stands there instead: what begins with this line."""
    headline: bool = False
    """Stands by itself: a round or a phase begins."""
    places: Sequence[str] = ()
    """Where on the table it happened, as the page calls its places (`line/2`)."""
    tone: Tone = "plain"
    picture: str = ""
    """What illustrates it (`card/bond`, `draw`); the page knows how that looks."""


def words_of(line: Line, texts: Texts, names: Sequence[str], me: int | None) -> str:
    """What a line says to one reader (None: an onlooker), without whose line it is."""
    if not texts.has(line.key):
        return line.key  # of a game without words of its own: see `face.PlainWords`
    return _Voice(texts, names, me, line.seat).say(line.key, line.args)


class _Voice:
    """Says texts of a line to one reader."""

    def __init__(
        self, texts: Texts, names: Sequence[str], me: int | None, about: int | None
    ) -> None:
        self.texts = texts
        self.names = names
        self.me = me
        self.about = about

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        plain: dict[str, Any] = {}
        for name, value in args.items():
            if name == "seat":
                plain["who"] = self._who(value)
                plain["name"] = self.names[value]
            else:
                plain[name] = self._plain(value)
        return self.texts.say(key, **plain)

    def _who(self, seat: int) -> str:
        if seat == self.about:
            return "self"
        return "you" if seat == self.me else "other"

    def _plain(self, value: Arg) -> str | int:
        if isinstance(value, list):
            return ", ".join(str(self._plain(each)) for each in value)
        if isinstance(value, dict):
            return self.say(value["key"], value.get("args", {}))
        return value
