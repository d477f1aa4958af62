"""Help, rules, games, and the one line that every mistake gets."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from meadhall.cli import COMMANDS, serve, static
from meadhall.kernel.texts import LANGUAGES
from scripts.environment import ROOT

from .talk import run


def test_help_lists_every_command() -> None:
    for args in (("--help",), ("-h",)):
        shown = run(*args)
        assert shown.exit_code == 0
        for name, what in COMMANDS.items():
            assert re.search(rf"^  {name} +{re.escape(what)}$", shown.output, re.MULTILINE)


def test_alone_it_opens_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "run", lambda config, *rest: opened.append(config.database))
    monkeypatch.setattr(serve, "show", lambda url, port: opened.append(url))
    shown = run()
    assert shown.exit_code == 0
    assert "The hall is at http://127.0.0.1:" in shown.output
    assert any(each.startswith("sqlite:///") for each in opened)
    assert any(each.startswith("http://127.0.0.1:") for each in opened)


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (["nonsense"], "--bot takes NAME=KIND"),
        (["karl=greedy"], "--bot takes NAME=KIND"),
        (["deep=ismcts:3", "deep=ismcts:4"], "--bot: there are two bots called 'deep'"),
        (["deep=ismcts:many"], "'ismcts:many': after the colon comes a number"),
        (["slow=ismcts:30s"], "the hall's bot 'slow': 'ismcts:30s' thinks longer than the 5 s"),
        (["odin=odin"], "the hall's bot 'odin': there is no bot 'odin'; there are thrall, karl"),
        (["odin=no.such:Bot"], "the hall's bot 'odin': 'no.such:Bot': importing no.such fails"),
    ],
)
def test_bots_that_arent_there_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, bots: list[str], words: str
) -> None:
    monkeypatch.setattr(serve, "run", lambda *_: pytest.fail("it opened"))
    shown = run("serve", *(part for each in bots for part in ("--bot", each)))
    assert shown.exit_code in (1, 2)
    assert shown.stderr.startswith(f"meadhall: {words}")
    assert shown.output.count("\n") == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    shown = run(name, "--help")
    assert shown.exit_code == 0
    assert re.search(rf"Examples?: meadhall {name} ", shown.output)


def test_the_site_is_built_by_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def ask(command: list[str], check: bool) -> CompletedProcess[str]:
        asked.append(command)
        return CompletedProcess(command, 3)

    monkeypatch.setattr("meadhall.cli.static.subprocess.run", ask)
    assert run("static", str(tmp_path)).exit_code == 3
    assert asked == [[sys.executable, str(ROOT / "dev"), "static", str(tmp_path)]]


def test_an_installed_package_says_that_it_cant_build_the_site(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(static, "CHECKOUT", tmp_path)
    shown = run("static", str(tmp_path / "site"))
    assert shown.exit_code == 1
    assert shown.stderr.startswith("meadhall: An installed package doesn't hold the sources")
    assert shown.stderr.count("\n") == 1
    assert not (tmp_path / "site").exists()


# --- rules and games --------------------------------------------------------------------------


def test_games_are_listed() -> None:
    for args in (("games",), ("rules",)):
        shown = run(*args).output
        assert "asgard" in shown
        assert "Intrigues of Asgard" in shown
        assert "2–5 players" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rule_book_is_printed(lang: str) -> None:
    shown = run("rules", "asgard", "--lang", lang).output
    assert re.findall(r"^(A-\d+) ", shown, re.MULTILINE)[:3] == ["A-1", "A-2", "A-3"]
    assert "A-71" in shown
    mark = {"en": "◆ our ruling", "ru": "◆ наше решение"}[lang]
    assert re.search(rf"A-13 .*{mark}", shown)
    assert not re.search(rf"A-32 .*{mark}", shown)


@pytest.mark.parametrize("words", [["asgard", "A-32"], ["a-32"], ["asgard", "А-32"]])
def test_a_rule_is_found_by_its_number(words: list[str]) -> None:
    shown = run("rules", *words)
    assert shown.exit_code == 0
    assert "A-32  Disputes over favour" in shown.output
    assert len(re.findall(r"^A-\d+ ", shown.output, re.MULTILINE)) == 1


def test_rules_are_found_by_words() -> None:
    shown = run("rules", "asgard", "doubling", "middle")
    assert re.findall(r"^A-\d+", shown.output, re.MULTILINE) == ["A-15", "A-54"]
    nothing = run("rules", "asgard", "hammer", "time")
    assert nothing.exit_code == 1
    assert "No rule has this number or these words: hammer time" in nothing.output


# --- mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "status", "line"),
    [
        (["play", "chess"], 1, "there is no game 'chess'"),
        (["play"], 2, "Missing argument 'GAME'"),
        (["play", "asgard", "--players", "9"], 1, "asgard is for 2 to 5 players, not 9"),
        (["play", "asgard", "--players", "many"], 2, "'many' is not a valid integer"),
        (["play", "asgard", "--seat", "4"], 1, "there is no seat 4 at a table of 3"),
        (["play", "asgard", "--seat", "0"], 1, "there is no seat 0 at a table of 3"),
        (["play", "asgard", "--bots", "clever"], 1, "there is no bot 'clever'"),
        (["play", "asgard", "--bots", "random,random,random"], 1, "3 players: 2 bots, not 3"),
        (["play", "asgard", "--lang", "xx"], 2, "'xx' is not one of 'en', 'ru'"),
        (["play", "asgard", "--options", "none.toml"], 1, "none.toml: No such file"),
        (["play", "asgard", "--options", "bad.toml"], 1, "bad.toml is not valid TOML"),
        (["play", "asgard", "--options", "odd.toml"], 1, "unknown option 'hammers'"),
        (["play", "asgard", "--options", "noise"], 1, "noise is not a text file"),
        (["play", "asgard", "--options", "."], 1, "Is a directory"),
        (["play", "asgard", "--resume", "none"], 1, "none: No such file"),
        (["play", "asgard", "--resume", "odd.toml"], 1, "a record starts with the line"),
        (["play", "asgard", "--resume", "none", "--seed", "1"], 2, "--seed can't be changed"),
        (["replay", "none"], 1, "none: No such file"),
        (["verify", "none"], 1, "none: No such file"),
        (["fuzz", "chess"], 1, "there is no game 'chess'"),
        (["fuzz", "asgard", "--players", "9"], 1, "asgard is for 2 to 5 players"),
        (["dance"], 2, "No such command 'dance'"),
    ],
)
def test_a_mistake_gets_one_line(
    args: list[str], status: int, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text("this is not = = toml")
    Path("odd.toml").write_text("hammers = 3")
    Path("noise").write_bytes(b"\xff\xfe\xfd")
    refused = run(*args)
    assert refused.exit_code == status
    assert refused.stdout == ""
    assert line in refused.stderr
    assert refused.stderr.startswith("meadhall: ")
    assert len(refused.stderr.splitlines()) == 1


def test_replay_refuses_a_seat_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "half.meadhall"
    run("play", "asgard", answers=[f"save {file}"])
    refused = run("replay", str(file), "--seat", "4")
    assert refused.exit_code == 1
    assert "--seat takes a number from 1 to 3" in refused.stderr
