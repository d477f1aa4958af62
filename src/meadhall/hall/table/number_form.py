"""A game's numbers as a form to fill in: each with what it is called, what it is, what it can be
and where it comes from. What can be changed, the shape of its card data says; switches stand
elsewhere in the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ...kernel.errors import MeadhallError
from ...kernel.game import Game
from ...kernel.options import OneOf, Row, Shape, Value, Whole
from ...kernel.registry import game as game_named
from ...kernel.texts import Texts
from .. import wire
from ..wire.board_numbers import origins
from ..wire.errors import Refused

SWITCHES = "variants"
Path = tuple[str | int, ...]


def checked(game: Game[Any], options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Options in canonical form; refuses what the game can't be played with."""
    try:
        game.check_players(players)
        found = game.check_options(options, players)
        game.start(players, 0, found)  # some options fail only when dealt
    except MeadhallError as wrong:
        raise Refused("bad-option", str(wrong), getattr(wrong, "reason", None)) from wrong
    return found


@cache
def number_form(name: str, lang: str) -> wire.NumberForm:
    """All numbers of a game, card by card; none if it has no card data."""
    game = game_named(name)
    if game.data is None:
        return wire.NumberForm([])
    return wire.NumberForm(list(_Form(game, lang).groups()))


class _Form:
    """One game's numbers in one language."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        assert game.data is not None
        self.name = game.name
        self.texts: Texts = game.texts(lang)
        self.names = game.about.names
        self.shape = game.data.shape
        self.usual = game.data.cards()
        self.origins = origins(self.usual)

    def groups(self) -> Iterator[wire.NumberGroup]:
        for part, inside in self.shape.items():
            if part == SWITCHES or isinstance(inside, Value):
                continue
            title = self._said(f"{self.name}-number-{part}", part)
            if any(isinstance(each, Value) for each in inside.values()):
                yield wire.NumberGroup(title, "", list(self._fields((part,), inside)))
            else:
                for record, fields in inside.items():
                    assert not isinstance(fields, Value)
                    numbers = list(self._fields((part, record), fields))
                    yield wire.NumberGroup(title, self._called(part, record), numbers)

    def _fields(self, path: Path, shape: Shape) -> Iterator[wire.NumberField]:
        for name, value in shape.items():
            assert isinstance(value, Value)
            yield from self._leaves((*path, name), value)

    def _leaves(self, path: Path, value: Value) -> Iterator[wire.NumberField]:
        """A number; of a list each of its numbers."""
        if isinstance(value, Row):
            for at, each in enumerate(value.values):
                yield from self._leaves((*path, at), each)
            return
        field = wire.NumberField(list(path), self._title(path), _at(self.usual, path))
        field.origin = self._origin(path)
        if isinstance(value, Whole):
            field.least, field.most = value.least, value.most
        elif isinstance(value, OneOf):
            field.choices = [
                wire.NumberChoice(each, self._said(f"{self.name}-number-{each}", each))
                for each in value.names
            ]
        yield field

    def _title(self, path: Path) -> str:
        part, *cards, name = (each for each in path if isinstance(each, str))
        places = [each + 1 for each in path if isinstance(each, int)]
        told = dict(zip(("at", "in"), places, strict=False))
        if cards:  # what a card has may be called as another card is
            return self._said(f"{self.name}-number-{part}.{name}", name, **told)
        return self._called(part, name, **told)

    def _called(self, part: str, name: str, **places: int) -> str:
        """What an entry of a table is called: by a name of its own, by its number, or as a card."""
        if name.isdecimal():
            return self._said(f"{self.name}-number-{part}.n", name, n=name, **places)
        if prefix := self.names.get(part):
            keys = [f"{prefix}{each}" for each in name.split("/")]
            if all(map(self.texts.has, keys)):
                return " / ".join(map(self.texts.say, keys))
        return self._said(f"{self.name}-number-{part}.{name}", name, **places)

    def _said(self, key: str, otherwise: str, **args: Any) -> str:
        """A text; a game that has none is shown by the names of its data."""
        try:
            return self.texts.say(key, **args)
        except LookupError:
            return otherwise

    def _origin(self, path: Path) -> str:
        found: Any = self.origins
        for each in path:
            if not isinstance(found, Mapping):
                break
            found = found.get(each)
        return found if isinstance(found, str) else ""


def _at(data: Any, path: Path) -> int | str:
    for each in path:
        data = data[each]
    assert isinstance(data, int | str)
    return data
