"""A game is one folder, a board another: nothing else in the project names it.

Every file that is built, run or shipped is read as text, so comments and docstrings count too: one
that needs a certain game to make its point is in the wrong room, or should say what it means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAMES = sorted(each.parent.name for each in (ROOT / "src/meadhall/games").glob("*/game.py"))

ROOMS = "|".join(
    (
        r"src/meadhall/games/{game}/",
        r"web/src/boards/{game}/",
        r"tests/{game}/",
        r"bench/games/{game}[/-]",
    )
)
"""Where a game may be named: its rules, its board, its tests, its measured games."""
PLACES = (
    *("src", "web", "scripts", "bench", "examples", ".github", ".ci", "dev", "pyproject.toml"),
    *("hatch_build.py", "mkdocs.yml", "Dockerfile", "compose.yaml", ".dockerignore", ".gitignore"),
)
"""All but tests, which play real games, and documents, which tell about them."""
MADE = re.compile(
    r"(^|/)(node_modules|__pycache__|build-harness|build-static)/|hall/page/|^web/fixtures/|^web/tests/"
    r"|\.(so|pyd|md)$"
)
"""What builds leave there, tests of the page, and documents again."""
ENTRY_POINT = re.compile(r'^(\w+) = "meadhall\.games\.\1:GAME"$')
"""How `pyproject.toml` offers a game of ours, as any package offers its own."""


def files() -> Iterator[str]:
    """Every source, whether there is git or not; nothing that is made from them."""
    for place in PLACES:
        top = ROOT / place
        assert top.exists(), f"{place} is gone: look where it went"
        for file in [top] if top.is_file() else sorted(top.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and not MADE.search(name):
                yield name


def mentions(file: str, text: str, game: str) -> list[str]:
    """The lines in which a game is named as a word, or as part of a name put together."""
    named = re.compile(rf"(?<![a-z]){game}(?![a-z])", re.IGNORECASE)
    return [
        f"{file}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        if named.search(line) and not (file == "pyproject.toml" and ENTRY_POINT.match(line))
    ]


@pytest.mark.parametrize("game", NAMES)
def test_nothing_outside_its_rooms_names_a_game(game: str) -> None:
    own = re.compile(ROOMS.format(game=game))
    found = []
    for file in files():
        if own.match(file) or is_in_another_game(file, game):
            continue
        found += [f"{file}: its own name"] * bool(mentions("", file, game))
        try:
            found += mentions(file, (ROOT / file).read_text(encoding="utf-8"), game)
        except UnicodeDecodeError:
            continue  # a font, a picture
    assert found == []


def is_in_another_game(file: str, game: str) -> bool:
    """What one game says is for itself to know: that they don't know each other the contract of
    the rooms sees to, and the gods' home may occur in any of them."""
    rooms = (ROOMS.format(game=other) for other in NAMES if other != game)
    return any(re.match(room, file) for room in rooms)


def test_a_name_would_be_found() -> None:
    for line in ('faces["wolves"]', "// as in Wolves", "import x from './wolves'", "wolves_first"):
        assert mentions("web/src/App.svelte", line, "wolves"), line
    assert not mentions("web/src/App.svelte", "import wolf from 'icon:wolf-head'", "wolves")
    entry = 'wolves = "meadhall.games.wolves:GAME"'
    assert not mentions("pyproject.toml", entry, "wolves")
    assert mentions("pyproject.toml", f"{entry} # and more", "wolves")
