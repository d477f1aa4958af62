"""What a game's board is written against, in TypeScript: the game's moves. `./dev wire` writes it
beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.game import Game
from ..kernel.space import Field, Group, Space, Value

HEAD = """\
// Made by `./dev wire` from src/meadhall/games/{name}/. Edit that, not this.
"""


def board_module(game: Game[Any]) -> str:
    """The whole file."""
    space = game.space
    names = _named(space)
    parts = [HEAD.format(name=game.name)]
    for values, name in names.items():
        parts.append(f"export type {name} = {_union(values)};\n")
    members = "\n  | ".join(_member(group, names) for group in space.groups)
    parts.append(
        f"/** Every move of the game, by what it says. */\nexport type Move =\n  | {members};\n"
    )
    return "\n".join(parts)


def _named(space: Space) -> dict[tuple[Value, ...], str]:
    """A type for each set of names that a field has to itself: `God`, `Side`."""
    by_name: dict[str, dict[tuple[Value, ...], None]] = {}
    for field in _fields(space):
        if len(field.names) == 1 and all(isinstance(value, str) for (value,) in field.values):
            by_name.setdefault(field.names[0], {})[_values(field, 0)] = None
    # Where several fields have a name in common, the widest has the type.
    return {max(found, key=len): name.capitalize() for name, found in by_name.items()}


def _fields(space: Space) -> Iterator[Field]:
    for group in space.groups:
        yield from group.fields


def _values(field: Field, part: int) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(value[part] for value in field.values))


def _member(group: Group, names: dict[tuple[Value, ...], str]) -> str:
    parts = [f"kind: '{group.kind}'"]
    for field in group.fields:
        for part, name in enumerate(field.names):
            values = _values(field, part)
            known = next((known for each, known in names.items() if set(each) == set(values)), None)
            parts.append(f"{name}: {known or _union(values)}")
    return f"{{ {'; '.join(parts)} }}"


def _union(values: tuple[Value, ...]) -> str:
    if not all(isinstance(value, str) for value in values):
        return "number"
    return " | ".join(f"'{value}'" for value in values)
