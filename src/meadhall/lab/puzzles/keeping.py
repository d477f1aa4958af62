"""Puzzles on disk: a file of JSON with a line each, that can be added to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any

from ...kernel.game import Game
from ...kernel.puzzles import Puzzle, puzzle_from_json


def file_of(game: Game[Any]) -> Path:
    """Where a game keeps its puzzles, in this checkout."""
    return Path(str(resources.files(f"{game.package}.puzzles"))) / "puzzles.json"


def read(game: Game[Any], file: Path) -> list[Puzzle]:
    """What is there already; nothing if there is no file."""
    if not file.exists():
        return []
    return [puzzle_from_json(game, each) for each in json.loads(file.read_text("utf-8"))]


def write(file: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write them down, levels and kinds mixed: neighbours are puzzles of neighbouring days."""
    lines = [
        json.dumps(each.to_json(), separators=(",", ":"), ensure_ascii=False)
        for each in sorted(puzzles, key=lambda each: blake2b(each.name.encode()).digest())
    ]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def named(puzzle: Puzzle, among: Sequence[Puzzle]) -> Puzzle:
    """The puzzle with the next free name of its kind."""
    names = {each.name for each in among}
    number = 1
    while f"{puzzle.kind}-{number}" in names:
        number += 1
    return replace(puzzle, name=f"{puzzle.kind}-{number}")
