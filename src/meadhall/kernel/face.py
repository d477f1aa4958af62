"""What a game says in words: the module `words` in its package offers this, and `game.words` finds
it. It needs no terminal; `meadhall.cli.face` is what a terminal needs besides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from .saga import Args, Line, Told
from .space import Space
from .telling import Teller
from .texts import LANGUAGES, Texts
from .texts import texts as texts_of

T = TypeVar("T")

View = dict[str, Any]
Names = Sequence[str]


class Row(NamedTuple):
    """Choices that belong together: under which title, at which card or stack (or neither)."""

    section: str
    heading: str
    choices: list[tuple[int, str]]


class Words(Protocol):
    """Functions from views and told events (never states), so that none of them can say more than
    a seat may know."""

    def question(self, view: View, texts: Texts, names: Names) -> str:
        """What is asked of the seat."""

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        """Its legal moves in words."""

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        """One legal move in words that stand alone, said to the one who moves; aside: to others."""

    def saga(self, events: Sequence[Told], view: View) -> list[Line]:
        """What happened, as a reader was told it or can recall it. Of the view only what everybody
        sees counts (`state.common_view`), so that lines differ only where events do."""


UNSEEN = "unseen"
"""What an event's text is filled with where the reader isn't told."""


class PlainWords:
    """For a game without a module `words`: its catalogue says what it can. `<game>-ask` is what is
    asked, `<game>-move-<kind>` a move and `<game>-event-<name>` an event, filled with what these
    say. Where there is no such text, the move's notation and the event's name must do."""

    def __init__(self, package: str, game: str, space: Space, teller: Teller) -> None:
        self._package = package
        self._game = game
        self._space = space
        self._hidden = {name: secret for name, _, secret in teller.types()}

    def question(self, view: View, texts: Texts, names: Names) -> str:
        return texts.maybe(f"{self._game}-ask") or texts_of("meadhall.kernel", texts.lang).say(
            "kernel-ask"
        )

    def choices(
        self, view: View, moves: Sequence[int], texts: Texts, names: Names
    ) -> Sequence[Row]:
        return [Row("", "", [(move, self.phrase(view, move, texts, names)) for move in moves])]

    def phrase(self, view: View, move: int, texts: Texts, names: Names, aside: bool = False) -> str:
        key = f"{self._game}-move-{self._space.group(move).kind}"
        if not texts.has(key):
            return self._space.text(move)
        return texts.say(key, **self._said(move, names))

    def saga(self, events: Sequence[Told], view: View) -> list[Line]:
        return [self._line(told) for told in events if "event" in told]

    def _line(self, told: Told) -> Line:
        name = str(told["event"])
        args: Args = dict.fromkeys(self._hidden.get(name, ()), UNSEEN)
        args |= {key: value for key, value in told.items() if key not in ("event", "seat")}
        key = f"{self._game}-event-{name}"
        known = texts_of(self._package, LANGUAGES[0]).has(key)
        return Line(key if known else name, args, told.get("seat"))

    def _said(self, move: int, names: Names) -> dict[str, Any]:
        """What a move says, as people count: places from 1, players by name."""
        said: dict[str, Any] = {}
        group = self._space.group(move)
        for field, at in zip(group.fields, group.places(move - group.first), strict=True):
            for name, value in zip(field.names, field.values[at], strict=True):
                text = field.texts[at]
                if isinstance(value, int) and text == f"p{value + 1}":
                    said[name] = names[value]
                else:
                    said[name] = int(text) if text.isdecimal() else value
        return said


@cache
def words_in(package: str) -> Words | None:
    """The module with the words of the game in a package, if it has one."""
    module = f"{package}.words"
    return cast(Words, import_module(module)) if find_spec(module) else None


def meaning_of(
    words: Words,
    view: View,
    move: int,
    foreseen: Mapping[str, Any],
    texts: Texts,
    names: Names,
) -> str:
    """What a legal move is good for, without a chance or a value: said by the function `meaning` of
    a game's words, of what the game foresees of the move. Empty where there is nothing to say; a
    game needn't have it."""
    made = getattr(words, "meaning", None)
    return str(made(view, move, foreseen, texts, names)) if made else ""


# --- what a game may make its words with ------------------------------------------------------


class Voice:
    """Says a game's texts to one seat (None: an onlooker), with players by their names."""

    game: str
    """What the keys of its texts begin with."""

    def __init__(self, texts: Texts, names: Names, seat: int | None) -> None:
        self.texts = texts
        self.names = names
        self.seat = seat

    def say(
        self, key: str, *, seat: int | None = None, doer: int | None = None, **args: Any
    ) -> str:
        """A text, perhaps about a player: it gets the name as `$name`, and as `$who` whether that
        is the listener (`you`), the one who moves (`self`, where others listen) or `other`."""
        if seat is not None:
            args["who"] = "self" if seat == doer else "you" if seat == self.seat else "other"
            args["name"] = self.names[seat]
        return self.texts.say(key, **args)

    def numbered(self, seat: int) -> str:
        """A player's number, as moves are written with it, and name."""
        return f"p{seat + 1} {self.names[seat]}"

    def player(self, seat: int) -> str:
        """A player's name; one's own seat is `you`."""
        return self.say(f"{self.game}-player", seat=seat)

    def players(self, seats: Sequence[int]) -> str:
        """Several players, as one would list them aloud."""
        return self.listing([self.player(seat) for seat in seats])

    def listing(self, items: Sequence[str]) -> str:
        """Several things, as one would list them aloud."""
        if len(items) == 1:
            return items[0]
        return self.texts.say(f"{self.game}-list", first=", ".join(items[:-1]), last=items[-1])


class ByKind(Generic[T]):
    """Says something about moves: a method for each kind of move, called with what the move says
    besides: `on_lay(unit="archer", line=1, side="left")`."""

    space: Space

    def of(self, move: int) -> T:
        """What is said about a move."""
        what = dict(self.space.structure(move))
        kind = str(what.pop("kind"))
        method = getattr(self, f"on_{kind.replace('-', '_')}", None)
        said: T = method(**what) if method else self.otherwise(kind)
        return said

    def otherwise(self, kind: str) -> T:
        """The same for kinds that have no method of their own."""
        raise NotImplementedError(f"{type(self).__name__} has no words for {kind}")


def asked(view: Mapping[str, Any]) -> dict[str, Any]:
    """The question that is open, for a game whose views show its frames."""
    frame: dict[str, Any] = view["frames"][-1]
    return frame


def rows(described: Iterable[tuple[int, tuple[str, str, str]]]) -> list[Row]:
    """Moves with their section, heading and words: neighbours under one heading share a row."""
    found: list[Row] = []
    for move, (section, heading, words) in described:
        if heading and found and found[-1][:2] == (section, heading):
            found[-1].choices.append((move, words))
        else:
            found.append(Row(section, heading, [(move, words)]))
    return found
