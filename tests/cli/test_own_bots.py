"""Bots of a user's own in a tournament and at the terminal, beside which they lie."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import any_bot

from .talk import run

EXAMPLE = Path(__file__).parents[2] / "examples/own_bot.py"
CLUMSY = """
from own_bot import Patient

class Clumsy(Patient):
    def choose(self, view, legal):
        if self.asked == 2:
            legal.clear()
            view.clear()
            raise ValueError("where was I?")
        return super().choose(view, legal)

class Late(Patient):
    def __init__(self, game, seat, seed):
        if seed % 2 + seat:
            raise FileNotFoundError("no model")
        super().__init__(game, seat, seed)
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two bots; each test finds them anew."""
    shutil.copy(EXAMPLE, tmp_path)
    (tmp_path / "clumsy.py").write_text(CLUMSY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    for name in ("own_bot", "clumsy"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def tournament(*more: str, bots: str = "own_bot:Patient,random") -> str:
    shown = run("tournament", "asgard", "--bots", bots, "--out", "kept", *more, COLUMNS="200")
    return f"{shown.exit_code}\n{shown.output}"


@pytest.mark.parametrize("name", meadhall.game_names())
def test_the_example_plays_every_game(name: str) -> None:
    game = meadhall.game(name)
    sys.path.append(str(Path.cwd()))
    state = game.start(game.min_players, 3)
    players = [any_bot("own_bot:Patient", game, seat, 1) for seat in range(state.players)]
    for _ in range(12):
        seat = state.waiting[0]
        state.play(seat, players[seat].choose(state.view(seat), state.legal(seat)))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_plays_a_tournament(here: Path, workers: str) -> None:
    shown = tournament("--games", "2", "--workers", workers)
    assert shown.startswith("0\n"), shown
    assert re.search(r"own_bot:Patient +– +100.0%", shown), shown
    page = (here / "kept/report.html").read_text(encoding="utf-8")
    assert "own_bot:Patient</code></dt><dd>a bot of one’s own" in page
    assert str(here) not in sys.path or sys.path[-1] == str(here), "looked for last"


def test_games_of_a_bot_that_has_changed_are_not_mixed(here: Path) -> None:
    assert tournament("--games", "2").startswith("0\n")
    code = here / "own_bot.py"
    code.write_text(code.read_text().replace("WORLDS = 4", "WORLDS = 4  # so many"))
    assert tournament("--games", "4").startswith("0\n"), "a comment is no change"
    code.write_text(code.read_text().replace("WORLDS = 4", "WORLDS = 5"))
    shown = tournament("--games", "6")
    assert shown.startswith("1\n")
    assert "games of other code" in shown


@pytest.mark.parametrize("workers", ["1", "2"])
def test_where_it_fails_is_said_and_the_games_before_are_kept(workers: str) -> None:
    shown = tournament("--games", "2", "--workers", workers, bots="random,karl,clumsy:Clumsy")
    assert shown.startswith("1\n")
    assert "in deal 0 the bot clumsy:Clumsy failed: ValueError: where was I? (clumsy.py" in shown
    assert "Traceback" not in shown
    assert "Stopped with 1 of 6 games" in shown


def test_one_that_cant_be_made_for_every_seat_is_no_traceback_either() -> None:
    shown = tournament("--games", "2", bots="clumsy:Late,random")
    assert shown.startswith("1\n")
    assert re.search(
        r"in deal 0 'clumsy:Late' can't be made .*: FileNotFoundError: no model", shown
    )
    assert "Stopped with" in shown


@pytest.mark.parametrize("bots", ["random,nowhere:Bot", "random,own_bot:Nobody", "random,odin"])
def test_who_doesnt_exist_is_refused(bots: str) -> None:
    shown = tournament("--games", "2", bots=bots)
    assert shown.startswith("1\n")
    assert re.search("importing nowhere fails|has no factory Nobody|there is no bot", shown)
    assert not Path("kept").exists()


def test_a_person_plays_against_it_and_greedy_takes_its_place_when_it_fails(here: Path) -> None:
    shown = run("play", "asgard", "--bots", "clumsy:Clumsy", "--seed", "1", "--players", "2",
                answers=["1"] * 40 + ["save it"], COLUMNS="200")  # fmt: skip
    assert "(clumsy:Clumsy)" in shown.output
    assert "greedy plays on in that seat: the bot clumsy:Clumsy failed: ValueError" in shown.output
    assert "# seating: person greedy" in (here / "it").read_text()


def test_a_file_alone_makes_nobodys_code_run(here: Path) -> None:
    told = run("play", "asgard", "--bots", "own_bot:Patient", "--seed", "1", answers=["save it"],
               COLUMNS="200").output  # fmt: skip
    assert "--resume it --bots own_bot:Patient,own_bot:Patient" in told
    assert "# seating: person own_bot:Patient own_bot:Patient" in (here / "it").read_text()
    sys.modules.pop("own_bot", None)
    shown = run("play", "asgard", "--resume", "it", COLUMNS="200")
    assert shown.exit_code == 1
    assert "bots of one's own: add --bots own_bot:Patient,own_bot:Patient" in shown.output
    assert "own_bot" not in sys.modules
    again = run("play", "asgard", "--resume", "it", "--bots", "own_bot:Patient", answers=["quit"])
    assert again.exit_code == 0, again.output
