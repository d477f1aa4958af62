"""Each package says at its door what lives there and what may not."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src/meadhall"
DOORS = sorted(SOURCES.rglob("__init__.py"))
LIMITS = re.compile(r"\b(no|none|nor|not|nothing|nobody|never|only)\b", re.IGNORECASE)


def door(file: Path) -> str:
    return file.parent.relative_to(SOURCES.parent).as_posix()


@pytest.mark.parametrize("file", DOORS, ids=door)
def test_a_door_says_what_lives_inside_and_what_may_not(file: Path) -> None:
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    first, _, more = said.partition("\n\n")
    assert first.endswith("."), "the first paragraph is a sentence: what lives here"
    assert 2 <= len(more.splitlines()) <= 15, "then a few lines"
    assert LIMITS.search(more), "and what may not: nothing else, never, only"


def test_every_folder_with_modules_is_a_room() -> None:
    """Those of alembic are no package: it loads them by their files."""
    folders = {file.parent for file in SOURCES.rglob("*.py")}
    rooms = {file.parent for file in DOORS}
    assert {door(folder / "x") for folder in folders - rooms} <= {
        "meadhall/hall/store/migrations",
        "meadhall/hall/store/migrations/versions",
    }
