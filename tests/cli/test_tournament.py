"""`meadhall tournament`, as a user calls it, stops it, and takes it up again."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result

from meadhall.cli.tournament import tournament

from .talk import run


def play(folder: Path, *more: str, bots: str = "random,karl", **environ: str) -> Result:
    return run("tournament", "asgard", "--bots", bots, "--out", str(folder), *more, **environ)


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


def test_it_is_played_and_told(tmp_path: Path) -> None:
    shown = play(tmp_path, "--games", "2")
    assert shown.exit_code == 0, shown.output
    assert "(the null); 2 games a pair on one deal." in shown.output
    assert "karl" in shown.output
    assert "games.csv doesn't" not in shown.output
    assert {each.name for each in tmp_path.iterdir()} == {"games.csv", "plan.json", "report.html"}
    before = contents(tmp_path)
    again = play(tmp_path, "--games", "2")
    assert again.exit_code == 0
    assert "Nothing to play" in again.output
    assert contents(tmp_path) == before


@pytest.mark.parametrize("columns", ["40", "60", "72", "80", "100"])
def test_no_number_is_parted_from_its_sign(tmp_path: Path, columns: str) -> None:
    for lang in ("en", "ru"):
        shown = play(tmp_path, "--games", "2", "--lang", lang, COLUMNS=columns)
        assert not re.search(r"\d\s+%", shown.output)


def test_it_speaks_russian(tmp_path: Path) -> None:
    shown = play(tmp_path, "--games", "2", "--lang", "ru")
    assert "равный выигрывал бы 50.0%" in shown.output
    assert "турнир ботов" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--players", "0"), "asgard is for 2 to 5 players, not 0"),
        (("--games", "0"), "0 is not in the range"),
        (("--games", "-3"), "-3 is not in the range"),
        (("--bots", "karl"), "two bots or more"),
        (("--bots", "karl,odin"), "there is no bot 'odin'"),
    ],
)
def test_what_cant_be_played_is_refused(tmp_path: Path, more: list[str], words: str) -> None:
    shown = play(tmp_path / "new", *more)
    assert shown.exit_code in (1, 2)
    assert words in shown.output
    assert not (tmp_path / "new").exists()


def test_games_are_rounded_up_to_whole_deals_and_it_says_so(tmp_path: Path) -> None:
    shown = play(tmp_path, "--games", "4", "--players", "3")
    assert "4 games are no whole deals at a table of 3" in shown.output
    assert "6 games a pair on 2 deals" in shown.output
    seats = [line.split(",")[4] for line in (tmp_path / "games.csv").read_text().splitlines()[1:]]
    assert {seat: seats.count(seat) for seat in "012"} == {"0": 4, "1": 4, "2": 4}


def test_asked_for_fewer_games_it_tells_of_those_it_has(tmp_path: Path) -> None:
    play(tmp_path, "--games", "4")
    before = contents(tmp_path)
    shown = play(tmp_path, "--games", "2")
    assert shown.exit_code == 0, shown.output
    assert "Nothing to play" in shown.output
    assert "4 games a pair" in shown.output
    assert contents(tmp_path) == before


DAMAGE = {
    "a number": ("games.csv", "random,karl,x,0,0,0.0,1 2,2 1,9,abababababababab\r\n", "line 4"),
    "another file": ("games.csv", "", "line 1"),
    "a plan": ("plan.json", "{", "plan.json"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_what_is_damaged_is_said_in_one_line_with_a_way_out(tmp_path: Path, what: str) -> None:
    play(tmp_path, "--games", "2")
    name, text, words = DAMAGE[what]
    file = tmp_path / name
    if what == "a number":
        with file.open("a", newline="") as book:
            book.write(text)
    else:
        file.write_text(text or "hello\nworld\n")
    before = contents(tmp_path)
    shown = play(tmp_path, "--games", "4")
    assert shown.exit_code == 1
    assert "Traceback" not in shown.output
    assert words in shown.output
    assert "--fresh" in shown.output
    assert contents(tmp_path) == before
    anew = play(tmp_path, "--games", "4", "--fresh")
    assert anew.exit_code == 0, anew.output
    assert contents(tmp_path / "earlier-1") == before


def test_games_of_other_code_are_not_mixed_with_ours(tmp_path: Path) -> None:
    play(tmp_path, "--games", "2")
    file = tmp_path / "plan.json"
    plan = json.loads(file.read_text())
    assert re.fullmatch(r"[0-9a-f]{12}", plan["code"]["random against karl"])
    plan["code"]["random against karl"] = "0" * 12
    file.write_text(json.dumps(plan))
    before = contents(tmp_path)
    shown = play(tmp_path, "--games", "4")
    assert shown.exit_code == 1
    assert "games of other code" in shown.output
    assert "another folder with --out, or add --fresh" in shown.output
    assert contents(tmp_path) == before
    assert play(tmp_path, "--games", "2").exit_code == 0  # to look at them is no harm


def test_help_names_all_kinds_and_its_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = " ".join(run("tournament", "--help").output.split())
    for word in ("thrall", "karl", "jarl", "konung", "random", "greedy", "ismcts:COUNT"):
        assert word in shown
    assert "ismcts:SECONDSs" in shown
    assert "ismcts:2s" in shown
    assert "can't be repeated" in shown
    monkeypatch.chdir(tmp_path)
    program, *args = shlex.split((tournament.epilog or "").removeprefix("Example: "))
    assert program == "meadhall"
    told = run(*args)
    assert told.exit_code == 0, told.output
    assert (tmp_path / "tournament-asgard/report.html").exists()


def heed_interrupts() -> None:
    """A shell has what it runs in the background ignore Ctrl-C, tests included."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def being_played(folder: Path, workers: str, *by: str) -> Iterator[subprocess.Popen[str]]:
    """A long tournament in a process of its own, a few games on."""
    words = ["tournament", "asgard", "--bots", "random,karl", "--games", "100000"]
    words += ["--out", str(folder), "--workers", workers, "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, *(by or ("-m", "meadhall")), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", "COLUMNS": "200"},
        preexec_fn=heed_interrupts,
    ) as program:
        try:
            file = folder / "games.csv"
            end = time.monotonic() + 60
            while not (file.exists() and file.read_bytes().count(b"\n") > 4):
                assert program.poll() is None
                assert time.monotonic() < end
                time.sleep(0.05)  # between two looks; it needs the core for itself
            yield program
        finally:
            program.kill()


def goes_on_from(folder: Path) -> None:
    """All that was played is kept, and more can be added."""
    file = folder / "games.csv"
    kept = file.read_bytes()
    more = play(folder, "--games", str(kept.count(b"\n") + 3))
    assert more.exit_code == 0, more.output
    assert file.read_bytes().startswith(kept)


def tells_what_was_played(said: str, folder: Path) -> None:
    assert re.search(r"Stopped with \d+ of 100,?000 games", said)
    assert "Run the same command again to go on." in said
    assert "(the null)" in said
    assert "karl" in (folder / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_after_an_interrupt_it_tells_what_was_played_and_goes_on(
    tmp_path: Path, workers: str
) -> None:
    with being_played(tmp_path, workers) as program:
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to all its processes
        said, complaints = program.communicate(timeout=60)
    assert program.returncode == 130
    assert complaints == ""
    tells_what_was_played(said, tmp_path)
    goes_on_from(tmp_path)


# `active_children` would bury the dead, and nobody else would learn then how they died.
KILLS = """
import contextlib, os, sys, threading
from multiprocessing import process
from meadhall.cli import main

def kill():
    for order in sys.stdin:
        while True:
            with contextlib.suppress(ProcessLookupError, RuntimeError):
                for each in list(process._children):
                    os.kill(each.pid, 9)
            if order == "once\\n":
                break

threading.Thread(target=kill, daemon=True).start()
main()
"""


def test_processes_that_are_killed_cost_nothing_but_time(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with being_played(tmp_path, "2", "-c", KILLS) as program:
        assert program.stdin is not None
        program.stdin.write("once\n")
        program.stdin.flush()
        before = file.read_bytes().count(b"\n")
        end = time.monotonic() + 60
        while file.read_bytes().count(b"\n") < before + 200:
            assert program.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)  # between two looks; it needs the core for itself
        os.killpg(program.pid, signal.SIGINT)
        said, complaints = program.communicate(timeout=60)
    assert program.returncode == 130
    assert complaints == ""
    tells_what_was_played(said, tmp_path)
    goes_on_from(tmp_path)


def test_if_all_that_play_are_killed_it_says_so_and_goes_on_later(tmp_path: Path) -> None:
    with being_played(tmp_path, "2", "-c", KILLS) as program:
        said, complaints = program.communicate("all\n", timeout=60)
    assert program.returncode == 1
    assert re.fullmatch(r"meadhall: 3 processes have died at the .*signal 9.*\n", complaints)
    assert "the same command goes on from there" in complaints
    tells_what_was_played(said, tmp_path)
    goes_on_from(tmp_path)


def test_a_second_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    with being_played(tmp_path, "1") as program:
        plan = (tmp_path / "plan.json").read_bytes()
        for more in ((), ("--fresh",)):
            shown = play(tmp_path, "--games", "200000", *more)
            assert shown.exit_code == 1
            assert "another run is writing to" in " ".join(shown.output.split())
        assert (tmp_path / "plan.json").read_bytes() == plan
        assert not (tmp_path / "earlier-1").exists()
        os.kill(program.pid, signal.SIGINT)
        program.communicate(timeout=60)
    goes_on_from(tmp_path)


def test_on_a_full_disk_it_tells_what_was_played_and_goes_on_later(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "meadhall", "tournament", "asgard", "--lang", "en"]
    words += ["--bots", "random,karl", "--games", "40", "--out", str(tmp_path)]
    told = subprocess.run(
        words,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", "COLUMNS": "200"},
        preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (1024, 1024)),
    )
    assert told.returncode == 1
    assert re.fullmatch(r"meadhall: .*games\.csv can't be written: [^\n]*\n", told.stderr)
    assert "the same command goes on from there" in told.stderr
    assert re.search(r"Stopped with \d+ of 40 games", told.stdout)
    assert "(the null)" in told.stdout
    assert {each.name for each in tmp_path.iterdir()} == {"games.csv", "plan.json"}
    goes_on_from(tmp_path)
