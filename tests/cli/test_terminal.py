"""The command at a real (pseudo-)terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

from meadhall.cli.group import INTERRUPTED
from meadhall.kernel.texts import texts

from .pseudo import Pseudo
from .talk import saved_game

PROMPT = "\n› "


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("ru", (120, 40))])
def test_a_newcomer_plays_a_whole_game(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Knows nothing, always takes the first choice, keeps the record and checks it."""
    over = texts("meadhall.cli", lang).say("cli-play-over", save="\0").partition("\0")[0]
    env = {"LANG": "ru_RU.UTF-8" if lang == "ru" else "en_GB.UTF-8"}
    args = ("play", "asgard", "--bots", "random")
    with Pseudo(*args, size=size, folder=tmp_path, env=env) as terminal:
        decisions = 0
        while over not in terminal.wait_for(PROMPT):
            terminal.type("1")
            decisions += 1
            assert decisions < 80
        assert decisions > 18, "18 cards are played from the hand alone"
        terminal.type("save kept.meadhall")
        terminal.wait_for(PROMPT)
        terminal.type("")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text
        assert "\x1b[" in terminal.raw, "a terminal gets colours"
    with Pseudo("verify", "kept.meadhall", folder=tmp_path, env=env) as terminal:
        assert terminal.end() == 0
        assert terminal.text.count("✓") == 3


def test_without_colour_nothing_is_lost() -> None:
    with Pseudo("play", "asgard", "--seed", "3", env={"NO_COLOR": "1"}) as terminal:
        plain = terminal.wait_for(PROMPT)
        assert "\x1b[3" not in terminal.raw
    with Pseudo("play", "asgard", "--seed", "3") as terminal:
        assert terminal.wait_for(PROMPT) == plain
    assert "1ᚨ Odin" in plain
    assert "7ᚺ Heimd." in plain


@pytest.mark.parametrize("key", ["Ctrl-D", "Ctrl-C"])
def test_ctrl_d_and_ctrl_c_leave_without_a_traceback(key: str) -> None:
    with Pseudo("play", "asgard") as terminal:
        terminal.wait_for(PROMPT)
        if key == "Ctrl-D":
            terminal.press("\x04")
            assert terminal.end() == 0
        else:
            terminal.interrupt()
            assert terminal.end() == INTERRUPTED
        assert "Traceback" not in terminal.text
        assert terminal.text.rstrip().endswith("You left; the game was not saved.")


def test_lines_can_be_edited() -> None:
    with Pseudo("play", "asgard", "--seed", "3", "--bots", "random") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("dance\x7f\x7f\x7f\x7f\x7f1")
        assert "all hands go on to the left" in terminal.wait_for("Pick a card")


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    file = saved_game(tmp_path / "game.meadhall", "--seed", "4", "--players", "2")
    with Pseudo("replay", str(file), "--seat", "2") as terminal:
        assert "Moment 0 of " in terminal.wait_for(PROMPT)
        for answer, moment in (("", 1), ("n", 2), ("p", 1), ("9", 9), ("p", 8), ("0", 0), ("p", 0)):
            terminal.type(answer)
            assert f"Moment {moment} of " in terminal.wait_for(PROMPT)
        terminal.type("sideways")
        assert "Enter, p, q, or a number from 0 to" in terminal.wait_for(PROMPT)
        last = terminal.text.rpartition("a number from 0 to ")[2].partition(".")[0]
        terminal.type(last)
        end = terminal.wait_for(PROMPT)
        assert "the last one" in end
        assert "place  player" in end
        terminal.type("q")
        assert terminal.end() == 0


def test_all_hands_are_open_to_who_asks_for_all(tmp_path: Path) -> None:
    file = saved_game(tmp_path / "game.meadhall", "--seed", "4", "--players", "2")
    hands = {}
    for seat in ("all", "1", "none"):
        args = () if seat == "none" else ("--seat", seat)
        with Pseudo("replay", str(file), *args) as terminal:
            hands[seat] = terminal.wait_for(PROMPT).count("Your hand:")
    assert hands == {"all": 2, "1": 1, "none": 0}


def test_the_rule_book_is_paged_at_a_terminal(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho PAGED\ncat >/dev/null\n")
    pager.chmod(0o755)
    with Pseudo("rules", "asgard", env={"PAGER": str(pager)}) as terminal:
        assert terminal.end() == 0
        assert "PAGED" in terminal.text
    with Pseudo("rules", "asgard", "A-32", env={"PAGER": str(pager)}) as terminal:
        assert terminal.end() == 0
        assert "PAGED" not in terminal.text


def test_ctrl_c_ends_any_command_quietly() -> None:
    with Pseudo("fuzz", "asgard", "--seconds", "60") as terminal:
        terminal.wait_for("asgard")
        terminal.interrupt()
        assert terminal.end() == INTERRUPTED
        assert "Traceback" not in terminal.text
