"""Games played again are the games that were written down."""

from __future__ import annotations

import difflib

import pytest

from .script import GAMES, file_of, written

CONTEXT = 4
SHOWN = 40


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_played_again_is_the_same(name: str, players: int) -> None:
    old = file_of(name, players).read_text(encoding="utf-8")
    new = written(name, players)
    assert old == new, difference(name, players, old, new)


def difference(name: str, players: int, old: str, new: str) -> str:
    """The first lines that differ, and how to go on."""
    changed = difflib.unified_diff(
        old.splitlines(), new.splitlines(), "as written down", "as played now", "", "", CONTEXT, ""
    )
    shown = "\n".join(line for line, _ in zip(changed, range(SHOWN), strict=False))
    how = "tests/playthroughs/__init__.py says how to read this, and how to renew it if it is meant"
    return f"{name} for {players} is played otherwise:\n{shown}\n{how}"


LARGEST = {"vikings": 200_000}
"""A turn of Vikings is many small actions, each with a dozen others to choose from."""


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_playthrough_is_small_enough_to_be_read(name: str, players: int) -> None:
    assert file_of(name, players).stat().st_size < LARGEST.get(name, 80_000)


@pytest.mark.parametrize(
    "part",
    [
        *("= play", "= goal", "= will", "= turn", "= slip", "= double", "= give", "= take"),
        *("= score", "= done", "told: goal-opened", "told: passed", "told: disputed"),
        *(
            "told: slipped",
            "told: rose",
            "told: skipped",
            "told: undoubled",
            "told: drew",
            "told: scored",
        ),
        *("told: damaged", "told: repelled", "told: beat-undead", "told: full-defence"),
        *("told: asgard-taken", "told: claimed", "told: swapped", "told: stored", "told: awarded"),
        *("told: declined", "told: sleeps", "told: over", "told p1: sealed", "told p1: drew"),
    ],
)
def test_between_them_the_games_show_all_there_is_to_see(part: str) -> None:
    texts = "".join(file_of(name, players).read_text(encoding="utf-8") for name, players in GAMES)
    assert part in texts


def test_a_change_is_shown_where_it_begins() -> None:
    old = "\n".join(f"line {number}" for number in range(100))
    shown = difference("asgard", 2, old, old.replace("line 50", "line fifty"))
    assert "-line 50\n+line fifty" in shown
    assert "line 46" in shown
    assert "line 45" not in shown
