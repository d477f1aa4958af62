"""The steps of `./dev test`: side by side, each told as a whole, all stopped together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from scripts import checks
from scripts.environment import ROOT
from scripts.steps import Runner, Step

WAIT_FOR = (
    "import sys, time; from pathlib import Path\n"
    "def until(name):\n"
    "    end = time.monotonic() + 30\n"
    "    while not Path(name).exists():\n"
    "        assert time.monotonic() < end, name\n"
    "        time.sleep(0.005)\n"
)


def step(name: str, program: str, *, cores: int = 1, after: Sequence[str] = ()) -> Step:
    """A step that is a Python program."""
    return Step(name, [sys.executable, "-c", WAIT_FOR + program], cores=cores, after=after)


def ran(folder: Path, cores: int, *steps: Step) -> Runner:
    runner = Runner(folder / "logs", cores, "./dev test --only", folder)
    runner.run(steps)
    return runner


def ended(runner: Runner) -> list[str]:
    return [result.step.name for result in runner.results]


def test_two_cores_run_two_at_a_time(tmp_path: Path) -> None:
    runner = ran(
        tmp_path, 2,
        step("one", "Path('one').touch(); until('two')"),
        step("two", "Path('two').touch(); until('one')"),
    )  # fmt: skip
    assert all(result.status == 0 for result in runner.results), "each waits for the other to begin"


def test_one_core_runs_one_at_a_time_in_order(tmp_path: Path) -> None:
    alone = "assert not Path('busy').exists(); Path('busy').touch(); Path('busy').unlink()"
    runner = ran(tmp_path, 1, *(step(name, alone) for name in "abc"))
    assert ended(runner) == ["a", "b", "c"]
    assert not any(result.status for result in runner.results)


def test_what_needs_more_cores_than_there_are_runs_alone(tmp_path: Path) -> None:
    busy = "Path('busy').touch(); until('last'); Path('busy').unlink()"
    big = "assert not Path('busy').exists()"
    runner = ran(
        tmp_path,
        2,
        step("small", busy),
        step("big", big, cores=4),
        step("last", "Path('last').touch()"),
    )
    assert "big" in ended(runner)
    assert {each.step.name: each.status for each in runner.results}["big"] == 0


def test_a_step_waits_for_those_it_comes_after(tmp_path: Path) -> None:
    runner = ran(
        tmp_path, 4,
        step("browser", "until('other'); Path('there').touch()"),
        step("page", "assert Path('there').exists()", after=["browser"]),
        step("other", "Path('other').touch()"),
    )  # fmt: skip
    assert not any(result.status for result in runner.results)
    assert ended(runner).index("browser") < ended(runner).index("page")


def test_output_of_steps_is_not_mixed_and_a_failure_is_told_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = "\nfor n in range(50): print({0!r}, n, flush=True); Path({0!r} + str(n)).touch();"
    talk += " until({1!r} + str(n))"
    runner = Runner(tmp_path / "logs", 2, "./dev test --long --only", tmp_path)
    failing = step("the first", talk.format("first", "second") + "\nsys.exit(3)")
    status = runner.run([failing, step("second", talk.format("second", "first"))])
    said = capsys.readouterr().out
    assert status == 1
    assert "".join(f"first {number}\n" for number in range(50)) in said
    assert "second 48" not in said, "of one that went well only the last line is told"
    assert re.search(r"^── second: ok, [\d.]+ s  second 49$", said, re.M)
    assert 'alone: ./dev test --long --only "the first"' in said
    assert re.search(r"^  FAILED    the first +[\d.]+ s\n  ok        second +[\d.]+ s$", said, re.M)
    assert said.rstrip().endswith("failed: the first")


def test_later_steps_run_though_an_earlier_one_failed(tmp_path: Path) -> None:
    runner = ran(tmp_path, 1, step("bad", "sys.exit(1)"), step("good", "Path('done').touch()"))
    assert [result.word for result in runner.results] == ["FAILED", "ok"]
    assert (tmp_path / "done").exists()


def test_what_is_left_out_is_told_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runner = Runner(tmp_path / "logs", 1, "./dev test --only", tmp_path)
    assert runner.run([Step("plain", ["no-such-program"], left_out="nothing is compiled")]) == 0
    said = capsys.readouterr().out
    assert "── plain: left out, nothing is compiled" in said
    assert "  left out  plain" in said


# --- interrupted --------------------------------------------------------------------------------

STEPS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what a shell began with &
import sys
from pathlib import Path
from scripts.steps import Runner, Step
import scripts.steps
scripts.steps.PATIENCE = float(sys.argv[2])
Runner(Path("logs"), 2, "", Path(".")).run(
    [Step(name, [sys.executable, "-c", sys.argv[1], name]) for name in ("one", "two", "three")]
)
"""
PARENT = """
import os, signal, subprocess, sys, time
from pathlib import Path
{habit}
child = subprocess.Popen([sys.executable, "-c", {program!r}])
Path(sys.argv[1] + ".new").write_text(f"{{os.getpid()}} {{child.pid}}")
Path(sys.argv[1] + ".new").rename(sys.argv[1])
time.sleep(600)
"""
DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"


def alive(pid: int) -> bool:
    """Does a process run? One that has ended and wasn't asked how doesn't."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.parent.parent.joinpath("self").exists():
        return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def waited_for(file: Path) -> str:
    end = time.monotonic() + 30
    while not file.exists():
        assert time.monotonic() < end, file
        time.sleep(0.01)
    return file.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("habit", ["", DEAF])
def test_an_interrupt_stops_all_with_what_they_started(
    tmp_path: Path, number: signal.Signals, habit: str
) -> None:
    sleeper = f"{habit}\nimport time; time.sleep(600)"
    program = PARENT.format(habit=habit, program=sleeper)
    patience = "0.2" if habit else "20"
    runner = subprocess.Popen(
        [sys.executable, "-c", STEPS, program, patience],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        pids = [int(pid) for name in ("one", "two") for pid in waited_for(tmp_path / name).split()]
        assert len(pids) == 4
        assert all(map(alive, pids))
    finally:
        os.kill(runner.pid, number)
        said, complained = runner.communicate(timeout=30)
    assert "stopping: one, two" in said
    assert "KeyboardInterrupt" in complained
    end = time.monotonic() + 10
    while any(map(alive, pids)):
        assert time.monotonic() < end, "something goes on"
        time.sleep(0.01)
    assert not (tmp_path / "three").exists(), "and nothing new begins"


# --- which steps there are ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        ([], ("", "")),
        (["--long"], ("--long", "")),
        (["--quick", "--only", "types"], ("--quick", "types")),
        (["--only", "page in the browser"], ("", "page in the browser")),
        (["-k", "loki", "-x"], (None, "")),
        (["--long", "-k", "loki"], (None, "")),
        (["tests/asgard"], (None, "")),
    ],
)
def test_arguments_are_ours_or_pytests(arguments: list[str], meant: tuple[str | None, str]) -> None:
    assert checks.understood(arguments) == meant


def named(level: str, cores: int = 2) -> dict[str, Step]:
    return {step.name: step for step in checks.planned(level, cores)}


def test_every_test_is_in_exactly_one_step() -> None:
    """But for plain Python, which is all in the long run; where the site is built, too."""
    usual = named("")
    assert set(named("--quick")) - {"tests"} <= set(usual)
    assert set(named("--long")) == {*usual, "documents"}
    ignored = {
        part.removeprefix("--ignore=")
        for part in usual["games"].command
        if part.startswith("--ignore=")
    }
    told = {
        part
        for name in ("hall", "page in the browser", "around")
        for part in usual[name].command
        if part.startswith("tests/")
    }
    assert told == ignored


def test_every_named_test_is_there() -> None:
    for name in (*checks.QUICK, *checks.PLAIN, *checks.AROUND):
        assert (ROOT / "tests" / name).exists(), name


@pytest.mark.parametrize("cores", [1, 2, 3, 8, 64])
def test_two_suites_run_beside_each_other_wherever_they_can(cores: int) -> None:
    for step in checks.planned("", cores):
        assert 1 <= step.cores <= max(1, cores // 2)


def test_one_step_can_be_run_alone_and_a_wrong_name_is_told(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert checks.main(["--only", "tpyes"]) == 2
    assert "There is no step 'tpyes', but: style, format" in capfd.readouterr().out
    assert checks.alone(Step("x", [sys.executable, "-c", "print('seen'); exit(7)"])) == 7
    assert "seen" in capfd.readouterr().out
