"""`docs/observations.md`, written from what the games declare: `./dev wire` does it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .game import Game
from .observations import Column, Observations
from .registry import games

BEGINNING = """\
# Observations

What a program that learns is given instead of a view: a row of bytes that holds what one seat may
know, the same facts as its `view`, and nothing else.

    row = bytearray(game.observation_size(players))
    state.write_observation(seat, row)      # or a row of an array of uint8

A row is counted from the seat that observes. First come the columns *of each seat*: for the
observer itself, then for the others in turn order. Then comes, once, what is *of the table*, which
holds what the observer alone knows. Moves are turned in the same way by
`game.space.seen_from(seat, players)`. An onlooker has no row.

A column with names has a byte for each of them, in their order. A byte is a whole number from 0 to
what stands under *to*; where that is 1, it is a mark. Where it is 255, larger numbers are said as
255: there are none, unless a game is played by other numbers than its own. What a view
shows though it follows from the rest (who leads, where a strength comes from) may have no column.

`game.observations` is the same as data: `places(players)` says where each column lies, and
`read(row, players)` takes a row apart.

This page is written by `./dev wire` from what each game declares in its `columns.py`.
"""

MOST_NAMES = 42
"""A column of more names (each of some with each of others) tells the first and the last."""


def page(described: Iterable[Game[Any]]) -> str:
    """The whole document."""
    parts = [BEGINNING]
    for game in described:
        if game.observations is not None:
            parts.append(_chapter(game, game.observations))
    return "\n".join(parts)


def _chapter(game: Game[Any], declared: Observations) -> str:
    sizes = [
        f"{declared.size(players)} for {players}"
        for players in range(game.min_players, game.max_players + 1)
    ]
    told: dict[tuple[str, ...], str] = {}
    lines = [
        f"## {game.title('en')}",
        "",
        f"`{game.name}`. Bytes by number of players: {', '.join(sizes)}.",
        "",
        f"Of each seat ({declared.seat_size} bytes):",
        "",
        *_table(declared.seats, told),
        "",
        f"Of the table ({declared.table_size} bytes):",
        "",
        *_table(declared.table, told),
        "",
    ]
    if declared.left_out:
        lines += ["Left out of the view:", ""]
        lines += [f"- `{key}`: {why}" for key, why in declared.left_out.items()]
        lines.append("")
    return "\n".join(lines)


def _table(columns: Iterable[Column], told: dict[tuple[str, ...], str]) -> list[str]:
    """The rows of a table; `told` are the names that stand there already, and in which column."""
    lines = ["| at | column | bytes | to | what it says |", "|---|---|---|---|---|"]
    at = 0
    for column in columns:
        names = _names(column, told)
        said = f"{column.meaning}: {names}" if names else column.meaning
        lines.append(f"| {at} | `{column.name}` | {column.size} | {column.most} | {said} |")
        at += column.size
    return lines


def _names(column: Column, told: dict[tuple[str, ...], str]) -> str:
    names = tuple(column.values)
    if not names:
        return ""
    before = told.setdefault(names, column.name)
    if before != column.name:
        return f"as `{before}`"
    if len(names) > MOST_NAMES:
        return f"{', '.join(names[:3])} … {names[-1]}"
    return ", ".join(names)


def own_games() -> list[Game[Any]]:
    """Those that are part of Meadhall itself."""
    return [game for game in games() if game.package.startswith("meadhall.")]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(own_games()), encoding="utf-8")
