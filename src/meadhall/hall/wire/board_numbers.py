"""The numbers of a game's `cards.toml` in TypeScript, for its board, and where they come from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...kernel.space import Value

Names = Mapping[str, Sequence[Value]]
"""The board's types that are one of some names."""
WORD = re.compile(r"[a-z][a-z0-9-]*")
"""What a program reads; sentences are for people."""
ORIGIN = "origin"
INDENT = "  "


def numbers_module(data: Mapping[str, Any], names: Names) -> str:
    """`NUMBERS`, with a type that is as exact as the data, and `ORIGINS`; nothing of no data."""
    numbers = _numbers(data)
    if not numbers:
        return ""
    fields = "".join(
        f"{INDENT}{_key(name)}: {_type([table], names)};\n" for name, table in numbers.items()
    )
    return (
        f"/** The game's numbers; options change some of them. */\n"
        f"export interface Numbers {{\n{fields}}}\n\n"
        f"/** As they stand in cards.toml. */\n"
        f"export const NUMBERS: Numbers = {_written(numbers)};\n\n"
        f"/** Where each of them comes from, and each effect and condition. */\n"
        f"export const ORIGINS = {_written(origins(data))} as const;\n"
    )


# --- what there is ----------------------------------------------------------------------------


def _is_number(value: Any) -> bool:
    """Numbers, lists of them, yes and no, and names. Tables are looked into."""
    if isinstance(value, str):
        return WORD.fullmatch(value) is not None
    return isinstance(value, int | float | list)


def _tables(data: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """The entries of a table, without what is said about them."""
    for name, value in data.items():
        if name not in (ORIGIN, "note") and not name.endswith(f"_{ORIGIN}"):
            yield name, value


def _numbers(data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in _tables(data):
        if isinstance(value, Mapping):
            if inside := _numbers(value):
                found[name] = inside
        elif _is_number(value):
            found[name] = value
    return found


def origins(data: Mapping[str, Any], said: Any = None) -> dict[str, Any]:
    """Field by field. A table says where all its numbers come from, or says it of each, with a
    default; or a table beside it does. What is no number of its own, as the effect of a card, is
    only spoken of by its name."""
    said = said if isinstance(said, Mapping) else {"default": said}
    found: dict[str, Any] = {}
    for name, value in _tables(data):
        if isinstance(value, Mapping):
            beside = data.get(f"{name}_{ORIGIN}", {}).get(ORIGIN)
            if inside := origins(value, value.get(ORIGIN, beside)):
                found[name] = inside
        elif isinstance(value, int | float | list) and said.get("default") is not None:
            found[name] = said["default"]
    return found | {name: origin for name, origin in said.items() if name != "default"}


# --- in TypeScript ----------------------------------------------------------------------------


def _type(values: Sequence[Any], names: Names) -> str:
    """A type that all these values have."""
    first = values[0]
    if isinstance(first, Mapping):
        return _table_type(values, names)
    if isinstance(first, list):
        inner = _type([each for value in values for each in value], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if all(isinstance(value, str) for value in values):
        return " | ".join(f"'{value}'" for value in dict.fromkeys(values))
    kinds = {"boolean" if isinstance(value, bool) else "number" for value in values}
    return " | ".join(sorted(kinds))


def _table_type(tables: Sequence[Mapping[str, Any]], names: Names) -> str:
    fields: dict[str, list[Any]] = {}
    for table in tables:
        for name, value in table.items():
            fields.setdefault(name, []).append(value)
    if len(tables) == 1 and all(isinstance(value, Mapping) for value in tables[0].values()):
        key = _names_of(fields, names)
        if key:
            return f"Record<{key}, {_table_type(list(tables[0].values()), names)}>"
    parts = [
        f"{_key(name)}{'' if len(values) == len(tables) else '?'}: {_type(values, names)}"
        for name, values in fields.items()
    ]
    return f"{{ {'; '.join(parts)} }}"


def _names_of(keys: Iterable[str], names: Names) -> str:
    """The type of a table's keys, if they are all the names of a kind, or all numbers."""
    if all(key.isdigit() for key in keys):
        return "number"
    same = (name for name, values in names.items() if set(values) == set(keys))
    return next(same, "")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[a-z_]\w*|\d+", name) else f"'{name}'"


def _written(value: Any, depth: int = 0) -> str:
    """A table of plain values stands in a line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if not isinstance(value, Mapping):
        return str(value)
    parts = [f"{_key(name)}: {_written(each, depth + 1)}" for name, each in value.items()]
    if not any(isinstance(each, Mapping) for each in value.values()):
        return f"{{ {', '.join(parts)} }}"
    inside = "".join(f"{INDENT * (depth + 1)}{part},\n" for part in parts)
    return f"{{\n{inside}{INDENT * depth}}}"
