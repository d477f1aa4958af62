"""What a game's board is written against, in TypeScript: the game's views, events and moves, and
what it foresees of these, as Python declares them, and its numbers. `./dev wire` writes it beside
the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ...kernel.frames import FrameShape
from ...kernel.game import Game
from ...kernel.shown import Frames, Names
from ...kernel.space import Field, Group, Space, Value
from .board_numbers import numbers_module

HEAD = """\
// Made by `./dev wire` from src/meadhall/games/{name}/. Edit that, not this.
"""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def board_module(game: Game[Any]) -> str:
    """The whole file."""
    return _Module(game).text()


class _Module:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.names: dict[str, tuple[Value, ...]] = {}
        """Types that are one of some names."""
        self.plurals: dict[str, str] = {}
        self.interfaces: dict[str, str] = {}

    def text(self) -> str:
        if self.game.shows is not None:
            self._interface(self.game.shows)
        if self.game.foresees is not None:
            self._interface(self.game.foresees)
        told = [self._event(*each) for each in self.game.teller.types()]
        events = _choice("Every event, as it is told.", "Told", told) if told else ""
        moves = self._moves(self.game.space)
        parts = [HEAD.format(name=self.game.name)]
        for name, values in self.names.items():
            listed = ",\n  ".join(f"'{value}'" for value in values)
            together = self.plurals.get(name) or _plural(name)
            parts.append(f"export const {together} = [\n  {listed},\n] as const;")
            parts.append(f"export type {name} = (typeof {together})[number];\n")
        parts += self.interfaces.values()
        numbers = numbers_module(self.game.data.cards() if self.game.data else {}, self.names)
        return "\n".join([*parts, events, moves, *filter(None, [numbers])])

    # --- views --------------------------------------------------------------------------------

    def _interface(self, shown: Any) -> str:
        """The name of a TypedDict's interface, written down the first time."""
        name = str(shown.__name__)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # what is inside comes first
            words = " ".join((shown.__doc__ or "").split())
            lines = [f"/** {words} */", f"export interface {name} {{"]
            for field, kind in get_type_hints(shown, include_extras=True).items():
                mark = "" if get_origin(kind) is not NotRequired else "?"
                inner = get_args(kind)[0] if mark else kind
                lines.append(f"  {field}{mark}: {self._type(inner)};")
            del self.interfaces[name]
            self.interfaces[name] = "\n".join([*lines, "}", ""])
        return name

    def _type(self, kind: Any) -> str:
        if is_typeddict(kind):
            return self._interface(kind)
        origin, inside = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._marked(inside[1])
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in inside)
        if origin in (Union, UnionType):
            return " | ".join(self._type(each) for each in inside)
        if origin is list:
            item = self._type(inside[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            key, value = map(self._type, inside)
            record = f"Record<{key}, {value}>"
            return record if key == "string" else f"Partial<{record}>"
        return PLAIN.get(kind, "unknown")

    def _marked(self, mark: Any) -> str:
        if isinstance(mark, Names):
            if mark.together:
                self.plurals[mark.name] = mark.together
            return self._named(mark.name, mark.values)
        assert isinstance(mark, Frames), f"nobody knows what {mark} means"
        if "Frame" not in self.interfaces:
            members = [self._frame(shape, mark.types) for shape in mark.shapes]
            self.interfaces["Frame"] = _choice("An open question.", "Frame", members)
        return "Frame"

    def _frame(self, shape: FrameShape, types: dict[str, Any]) -> str:
        parts = [f"frame: '{shape.name}'", "who: number[]"]
        parts += [f"{field}: {self._type(types.get(field, int))}" for field in shape.fields]
        return f"{{ {'; '.join(parts)} }}"

    def _named(self, name: str, values: tuple[Value, ...]) -> str:
        known = self.names.setdefault(name, values)
        assert known == values, f"two types are called {name}"
        return name

    # --- events and moves ---------------------------------------------------------------------

    def _event(self, name: str, fields: dict[str, Any], secret: set[str]) -> str:
        parts = [f"event: '{name}'"]
        parts += [
            f"{field}{'?' if field in secret else ''}: {self._type(kind)}"
            for field, kind in fields.items()
        ]
        return f"{{ {'; '.join(parts)} }}"

    def _moves(self, space: Space) -> str:
        for field in _fields(space):
            for part, name in enumerate(field.names):
                self._values(name, _values(field, part))
        members = [self._move(group) for group in space.groups]
        return _choice("Every move, by what it says.", "Move", members)

    def _move(self, group: Group) -> str:
        parts = [f"kind: '{group.kind}'"]
        for field in group.fields:
            for part, name in enumerate(field.names):
                parts.append(f"{name}: {self._values(name, _values(field, part))}")
        return f"{{ {'; '.join(parts)} }}"

    def _values(self, name: str, values: tuple[Value, ...]) -> str:
        """A type for the values of a move's field: one that is known, else one of its own."""
        if not all(isinstance(value, str) for value in values):
            return "number"
        for known, theirs in self.names.items():
            if set(theirs) == set(values):
                return known
        if name.capitalize() in self.names:  # some of them only
            return " | ".join(f"'{value}'" for value in values)
        return self._named(name.capitalize(), values)


def _fields(space: Space) -> Iterator[Field]:
    for group in space.groups:
        yield from group.fields


def _values(field: Field, part: int) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(value[part] for value in field.values))


def _choice(comment: str, name: str, members: list[str]) -> str:
    listed = "\n  | ".join(members)
    return f"/** {comment} */\nexport type {name} =\n  | {listed};\n"


def _plural(name: str) -> str:
    """`VICTORIES` of `Victory`: what the constant with all names is called."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return words[:-1] + "IES" if words.endswith("Y") else words + "S"
