"""The saga as data: a line says what happened by the key of a text, and says it in no language yet.

A game's words make lines of the events one reader was told (:mod:`meadhall.kernel.face`); a
terminal and a page draw them. Lines know players by their seats and don't know who reads them, so
those who were told the same share them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from .texts import Texts

Told = dict[str, Any]
"""An event as a reader was told it."""
Tone = Literal["plain", "faint", "quiet", "great", "bad"]
"""How much a line matters: a loss is bad, what decides a round is great; what is faint may be left
out where there is little room."""


class _Key(TypedDict):
    key: str


class Said(_Key, total=False):
    """A text inside another: its key (`horns-hall-odin.of`) and, if it needs some, arguments."""

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
    mark: str = ""
    """What came of it, in figures that need no language: `+3`, `4:1`."""
    hurts: int | None = None
    """Whom it harms: a recap shows them that first."""


class Saga:
    """Goes through events and collects lines; a game says which."""

    home = "player"
    """What the page calls the place of a player: a line happened there if nothing else is said."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def of(self, events: Sequence[Told]) -> list[Line]:
        """The lines for these events."""
        at = 0
        while at < len(events):
            at += self.tell(events, at)
        return self.lines

    def tell(self, events: Sequence[Told], at: int) -> int:
        """Tell what begins here: one event, or a deed made of several. Returns how many."""
        raise NotImplementedError(f"{type(self).__name__} has no `tell`")

    def say(
        self,
        seat: int | None,
        key: str,
        args: Args,
        picture: str = "",
        places: Sequence[str] | None = None,
        tone: Tone = "plain",
        mark: str = "",
        hurts: int | None = None,
    ) -> None:
        """One more line, of a player or of nobody."""
        if places is None:
            places = () if seat is None else (f"{self.home}/{seat}",)
        line = Line(key, args, seat, None, False, places, tone, picture, mark, hurts)
        self.lines.append(line)

    def headline(self, key: str, args: Args) -> None:
        """One that stands by itself."""
        self.lines.append(Line(key, args, headline=True))


def in_a_row(events: Sequence[Told], at: int) -> Sequence[Told]:
    """The events from here on that are the same of the same player: told together."""
    kind, seat, end = events[at]["event"], events[at].get("seat"), at
    while end < len(events) and events[end]["event"] == kind and events[end].get("seat") == seat:
        end += 1
    return events[at:end]


def counted(
    cards: Sequence[str], card: Callable[[str], Said], copies: str
) -> list[str | int | Said]:
    """Cards by kind in the order they come in, equal ones counted: `copies` is the text for that,
    `card` that of one."""
    found: list[str | int | Said] = []
    for name in dict.fromkeys(cards):
        count, one = cards.count(name), card(name)
        several: Said = {"key": copies, "args": {"card": one, "copies": count}}
        found.append(several if count > 1 else one)
    return found


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
