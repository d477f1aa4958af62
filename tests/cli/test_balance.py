"""`meadhall balance`, as a user calls it, stops it, and takes it up again."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest
from click.testing import Result

from meadhall.lab.many import Backend
from meadhall.lab.study import Kept
from meadhall.lab.study.keeping import Row

from .talk import run

FILES = {"games.csv", "figures.csv", "plan.json", "report.html"}


def weigh(folder: Path, *more: str, bots: str = "random", **environ: str) -> Result:
    return run("balance", "asgard", "--bots", bots, "--folder", str(folder), *more, **environ)


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


def test_it_is_played_and_told(tmp_path: Path) -> None:
    shown = weigh(tmp_path, "--games", "2")
    assert shown.exit_code == 0, shown.output
    assert "Wins by turn order: Seat 2" in shown.output
    assert "2 deals at tables of 2" in shown.output
    assert {each.name for each in tmp_path.iterdir()} == FILES
    before = contents(tmp_path)
    again = weigh(tmp_path, "--games", "2")
    assert "Nothing to play" in again.output
    assert contents(tmp_path) == before


def test_rivals_cards_and_variants_are_measured(tmp_path: Path) -> None:
    short = tmp_path / "short.toml"
    short.write_text("deals.2 = [3, 3, 3]\n")
    more = ("--options", str(short), "--forbid", "thor", "--lang", "ru")
    shown = weigh(tmp_path / "new", "--games", "2", *more, bots="random,thrall", COLUMNS="160")
    assert shown.exit_code == 0, shown.output
    for said in ("обычные числа", "short", "Тор", "thrall: все места"):
        assert said in shown.output
    assert {each.name for each in (tmp_path / "new").iterdir()} == FILES | {"differences.csv"}
    page = (tmp_path / "new/report.html").read_text(encoding="utf-8")
    assert f"--options {short}" in page
    lines = (tmp_path / "new/games.csv").read_text().splitlines()
    assert len(lines) == 1 + 2 * 2 * (1 + 2 + 2)


def test_every_card_can_be_forbidden_at_once(tmp_path: Path) -> None:
    shown = weigh(tmp_path, "--games", "1", "--forbid", "all")
    assert shown.exit_code == 0, shown.output
    plan = json.loads((tmp_path / "plan.json").read_text())
    assert {"odin", "odin/thor", "will-heimdall"} <= set(plan["forbidden"])


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--games", "0"), "0 is not in the range"),
        (("--players", "9"), "asgard is for 2 to 5 players, not 9"),
        (("--bots", "odin"), "there is no bot 'odin'"),
        (("--forbid", "thorr"), "no card 'thorr' to forbid; did you mean thor"),
        (("--options", "nowhere.toml"), "does not exist"),
    ],
)
def test_what_cant_be_played_is_refused(tmp_path: Path, more: list[str], words: str) -> None:
    shown = weigh(tmp_path / "new", *more)
    assert shown.exit_code in (1, 2)
    assert words in shown.output
    assert not (tmp_path / "new").exists()


def test_an_unknown_game_is_named() -> None:
    shown = run("balance", "chess")
    assert shown.exit_code == 1
    assert "there is no game 'chess'" in shown.output


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.toml", "deals = [", "a.toml is not valid TOML"),
        ("a.toml", "mead = 1", "a: "),
        ("usual.toml", "", "'usual' is what the numbers as they are are called"),
    ],
)
def test_a_bad_options_file_is_named(tmp_path: Path, name: str, text: str, words: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    shown = weigh(tmp_path / "new", "--options", str(file))
    assert shown.exit_code == 1
    assert words in " ".join(shown.output.split())
    assert not (tmp_path / "new").exists()


def test_the_folder_of_another_plan_is_left_alone_with_a_way_out(tmp_path: Path) -> None:
    weigh(tmp_path, "--games", "2")
    before = contents(tmp_path)
    shown = weigh(tmp_path, "--games", "2", "--seed", "1")
    assert shown.exit_code == 1
    assert "its seed is 0, not 1" in shown.output
    assert "--fresh" in shown.output
    assert contents(tmp_path) == before
    assert weigh(tmp_path, "--games", "2", "--seed", "1", "--fresh").exit_code == 0
    assert contents(tmp_path / "earlier-1") == before


@pytest.mark.parametrize(("games", "said"), [(1, "No deal has been finished"), (3, "One deal at")])
def test_stopped_it_keeps_what_it_has_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int, said: str
) -> None:
    play = Kept.play

    def stopped(self: Kept, backend: Backend) -> Generator[Row, None, None]:
        for number, row in enumerate(play(self, backend), 1):
            yield row
            if number == games:
                raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Kept, "play", stopped)
        shown = weigh(tmp_path / "stopped", "--games", "2", "--forbid", "thor")
    assert shown.exit_code == 130
    assert f"Stopped with {games} of 6 games" in shown.output
    assert said in shown.output
    for name in ("stopped", "whole"):
        assert weigh(tmp_path / name, "--games", "2", "--forbid", "thor").exit_code == 0
    whole, gone_on = contents(tmp_path / "whole"), contents(tmp_path / "stopped")
    folders = {name: str(tmp_path / name).encode() for name in ("whole", "stopped")}
    assert {
        name: text.replace(folders["stopped"], folders["whole"]) for name, text in gone_on.items()
    } == whole
