"""`meadhall analyse`, as a user calls it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import Session

from .talk import run


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A record of asgard, broken off early."""
    session = Session(meadhall.game("asgard"), 2, 5)
    for _ in range(12):
        seat = session.state.waiting[0]
        session.play(seat, session.state.legal(seat)[-1])
    path = tmp_path / "game.meadhall"
    session.record.save(path)
    return str(path)


def test_a_record_is_analysed_in_both_languages(saved: str) -> None:
    english = run("analyse", saved, "--iterations", "20", "--lang", "en")
    assert english.exit_code == 0, english.output
    assert "Chances to win" in english.output
    assert "The game isn’t over yet" in english.output
    russian = run("analyse", saved, "--iterations", "20", "--lang", "ru").output
    assert "Шансы" in russian
    assert "ещё не окончена" in russian


def test_turning_points_are_told_in_words(tmp_path: Path) -> None:
    session = Session(meadhall.game("asgard"), 3, 7, names=["Anna", "Erik", "Mark"])
    while session.state.waiting:
        seat = session.state.waiting[0]
        session.play(seat, session.state.legal(seat)[-1])
    path = tmp_path / "game.meadhall"
    session.record.save(path)
    shown = run("analyse", str(path), "--iterations", "20", "--lang", "en", COLUMNS="200").output
    assert "isn’t over" not in shown
    move = r"(play \w+/\w+ with \w+ up|score|turn|take|give|double|slip|fulfil)"
    assert re.search(rf"Move \d+, (Anna|Erik|Mark): {move}.*\d+ % → \d+ %\.", shown)
    assert re.search(rf"(Surely|Probably) better was to {move}.* — \d+ % instead of \d+ %\.", shown)
    assert "‹" not in shown
    assert "may be off" not in shown
    doubted = run("analyse", str(path), "--iterations", "20", "--lang", "en", "--doubt").output
    assert "may be off by" in doubted


def test_an_analysis_can_be_had_as_plain_data(saved: str) -> None:
    shown = run("analyse", saved, "--iterations", "20", "--json")
    data = json.loads(shown.output)
    assert data["game"] == "asgard"
    assert data["result"] is None
    assert len(data["moments"]) == 12
