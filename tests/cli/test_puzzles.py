"""`meadhall puzzles` finds puzzles, adds to what is there, and notices what no longer holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .talk import run

KIND = ("puzzles", "asgard", "--kind", "count")


def test_puzzles_are_found_added_to_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    out = ("--out", str(file))
    found = run(*KIND, "--count", "1", "--seed", "1", *out)
    assert found.exit_code == 0, found.output
    assert "count" in found.output
    first = json.loads(file.read_text("utf-8"))
    assert run(*KIND, "--count", "1", *out, "--lang", "ru").exit_code == 0
    both = json.loads(file.read_text("utf-8"))
    assert len(both) > len(first)
    assert len({each["name"] for each in both}) == len(both)
    assert len({each["seed"] for each in both}) > 1, "it goes on with the next game"
    assert run("puzzles", "asgard", "--check", *out).exit_code == 0

    both[0]["best"] -= 50
    file.write_text(json.dumps(both), encoding="utf-8")
    checked = run("puzzles", "asgard", "--check", *out)
    assert checked.exit_code == 1
    assert both[0]["name"] in checked.output
    assert run("puzzles", "asgard", "--check", "--mend", *out).exit_code == 0
    assert len(json.loads(file.read_text("utf-8"))) == len(both)
    assert run("puzzles", "asgard", "--check", *out).exit_code == 0


@pytest.mark.parametrize("told", [("puzzles", "asgard", "--kind", "riddle"), ("puzzles", "chess")])
def test_what_is_not_there_is_refused(told: tuple[str, ...]) -> None:
    found = run(*told)
    assert found.exit_code != 0
    assert told[-1] in found.output
