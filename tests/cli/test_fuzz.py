"""`fuzz` finds what is broken and leaves a record that leads there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.kernel import Record
from meadhall.testing.courses import at_hand

from .stones import UNLUCKY, Stones, StonesState
from .talk import run


@pytest.mark.parametrize(
    ("bug", "what"),
    [
        ("crash", "ZeroDivisionError: the seventh stone"),
        ("dead end", "Broken: dead end: player"),
        ("endless", "Broken: the game is not over after 10000 decisions"),
        ("notation", "AssertionError: notation: 'take some' is written for several legal moves"),
    ],
)
def test_a_planted_bug_is_found(bug: str, what: str, tmp_path: Path) -> None:
    with at_hand(Stones(bug)):
        found = run(
            "fuzz", "stones", "--games", "200", "--seed", "1", "--out", str(tmp_path / "out")
        )
        assert found.exit_code == 1
        assert what in found.output
        (path,) = (tmp_path / "out").glob("*.meadhall")
        assert str(path) in found.output
        record = Record.load(path)
        end = record.end()
        assert end.waiting
        assert "Traceback" in path.with_suffix(".txt").read_text()
        if bug == "crash":
            assert isinstance(end, StonesState)
            assert end.stones == UNLUCKY
            assert "# then this broke: p" in path.read_text()
            with pytest.raises(ZeroDivisionError):
                end.play(end.waiting[0], end.legal(end.waiting[0])[0])
        if bug == "notation":
            assert record.moves == []
            assert re.search(r"^# notation fails .*\n# p1 move \d$", path.read_text(), re.MULTILINE)


def test_a_sound_game_passes(tmp_path: Path) -> None:
    args = ("--games", "30", "--players", "2", "--seed", "1", "--out", str(tmp_path))
    with at_hand(Stones()):
        fine = run("fuzz", "stones", *args)
    assert fine.exit_code == 0
    assert "30 games and" in fine.output
    assert "games a second" in fine.output


def test_asgard_passes(tmp_path: Path) -> None:
    for lang, line in (("en", "8 games and"), ("ru", "8 игр и")):
        args = ("--games", "8", "--seed", "4", "--out", str(tmp_path), "--lang", lang)
        fine = run("fuzz", "asgard", *args)
        assert fine.exit_code == 0, fine.output
        assert line in fine.output
    assert list(tmp_path.iterdir()) == []


def test_the_time_can_be_limited(tmp_path: Path) -> None:
    with at_hand(Stones()):
        fine = run("fuzz", "stones", "--seconds", "0.05", "--out", str(tmp_path))
    assert fine.exit_code == 0, fine.output


def test_a_game_without_a_face_is_played_all_the_same() -> None:
    arguments = ("play", "stones", "--seed", "1", "--bots", "random")
    with at_hand(Stones()):
        played = run(*arguments, answers=["take 1", "quit", "quit"])
    assert played.exit_code == 0, played.output
    assert "What do you do?" in played.output
    assert "‹take 3›" in played.output
