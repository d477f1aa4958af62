"""What `./dev test` looks at: quickly, as a matter of course, or at length."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import replace

from .environment import ROOT, find_uv, inside, outcome, say, surroundings
from .steps import Runner, Step, usable_cores

LEVELS = ("--quick", "--long")
"""What can be said instead of a matter of course."""
AROUND = (
    "cli", "install", "kernel/test_remarks.py", "lab", "test_meaning.py", "test_parts.py",
    "test_texts.py",
)  # fmt: skip
"""Tests of what is never compiled, the hall aside: once is enough, whatever the build."""
GAMES = tuple(sorted(
    each.parent.name for each in (ROOT / "src/meadhall/games").glob("*/game.py")
))  # fmt: skip
"""Each has its tests in a folder of its name."""
QUICK = (
    *GAMES, "bots/test_levels.py", "bots/test_search.py", "kernel/test_atoms.py",
    "kernel/test_chance.py", "kernel/test_choices_and_events.py", "kernel/test_options.py",
    "kernel/test_records.py", "kernel/test_session.py", "lab/test_statistics.py", "playthroughs",
    "test_names.py", "test_rules_covered.py",
)  # fmt: skip
"""Tests of the rules, and of what they stand on."""
PLAIN = (
    "bots/test_search.py", "kernel/test_atoms.py", "kernel/test_chance.py",
    "kernel/test_choices_and_events.py", "kernel/test_contract.py", "kernel/test_session.py",
    "playthroughs", "test_build.py",
)  # fmt: skip
"""Where plain Python could differ and tests that compare both builds wouldn't see it: they play
the same games both ways, but ask nothing that can't be asked."""


def main(arguments: Sequence[str]) -> int | None:
    """Run the checks that are asked for; nothing if these arguments are pytest's."""
    level, only = understood(arguments)
    if level is None:
        return None
    steps = planned(level, usable_cores())
    if only:
        found = [step for step in steps if step.name == only]
        if not found:
            say(f"There is no step '{only}', but: {', '.join(step.name for step in steps)}.")
            return 2
        return alone(*found)
    again = f"./dev test {level} --only".replace("  ", " ")
    return Runner(ROOT / "build/checks", usable_cores(), again, ROOT).run(steps)


def alone(step: Step) -> int:
    """Run a single step here, where it can be watched."""
    if step.left_out:
        say(f"left out: {step.left_out}")
        return 0
    return subprocess.run(step.command, cwd=ROOT, env=step.environment, check=False).returncode


def understood(arguments: Sequence[str]) -> tuple[str | None, str]:
    """Which level is asked for, "" if the usual one, None if these arguments are not for us; and
    which step alone, if one."""
    rest = list(arguments)
    level = rest.pop(0) if rest and rest[0] in LEVELS else ""
    if not rest:
        return level, ""
    if rest[0] == "--only" and len(rest) == 2:
        return level, rest[1]
    return None, ""


def planned(level: str, cores: int) -> list[Step]:
    """The steps of a level. What takes longest begins as early as it can, after what is told at
    once. Each suite gets half of the cores, so that two run at a time; those that wait for clocks
    and browsers half of their time have twice as many processes as cores."""
    half = max(1, cores // 2)
    quick, long = level == "--quick", level == "--long"
    more = ("--long",) if long else ()

    def step(name: str, *command: str, **environment: str) -> Step:
        return Step(name, (find_uv(), *inside(*command)), surroundings() | environment)

    def suite(
        name: str, *arguments: str, workers: int = half, dist: str = "load", **environment: str
    ) -> Step:
        split = ("-n", str(workers), "--dist", dist)
        command = (find_uv(), *inside("pytest", *split, *more, *arguments))
        return Step(name, command, surroundings() | environment, cores=half)

    static = [
        step("style", "ruff", "check"),
        step("format", "ruff", "format", "--check"),
        step("rooms", "lint-imports", "--no-logo"),
        step("compiled", "python", "-m", "scripts.compiled"),
        step("types", "mypy"),
    ]
    if quick:
        return [suite("tests", *under(QUICK), workers=cores, MEADHALL_PURE="0"), *static]
    ignored = (f"--ignore=tests/{each}" for each in ("hall", "page", *AROUND))
    plain = suite("plain Python", *plain_tests(long), MEADHALL_PURE="1")
    if not outcome().startswith("compiled"):
        because = f"all tests ran in plain Python already ({outcome()})"
        plain = replace(plain, left_out=because)
    # Whole games by chance, beside whatever else the machine does: once more if one fails, and the
    # summary says so. Some take a second, some a minute, so whoever is idle takes over.
    again = ("--reruns", "1", "-r", "R", "--timeout", "300")
    in_browser = suite(
        "page in the browser", "tests/page", *again, workers=2 * half, dist="worksteal"
    )
    documents = [step("documents", "python", "-m", "scripts.documents")] if long else []
    return [
        *static,
        *documents,
        step("page", "python", "web/build.py", "check"),
        step("browser", "python", "tests/page/browser.py"),
        suite("hall", "tests/hall", workers=2 * half, MEADHALL_PURE="0"),
        # In a process of their own: Playwright's loop and those of other tests don't mix. And not
        # beside the hall's, for both look at clocks.
        replace(in_browser, after=["browser", "hall"]),
        suite("games", *ignored, MEADHALL_PURE="0"),
        plain,
        # By files, for one of them builds what others install, and once is enough.
        suite("around", *under(AROUND), dist="loadfile", MEADHALL_PURE="0"),
        step("README", "pytest", "--doctest-glob=README.md", "README.md"),
    ]


def under(names: Sequence[str]) -> tuple[str, ...]:
    """These files and folders of tests."""
    return tuple(f"tests/{name}" for name in names)


def plain_tests(long: bool) -> tuple[str, ...]:
    """What pytest is told to run in plain Python."""
    if long:  # all but what is never compiled
        return tuple(f"--ignore=tests/{each}" for each in ("hall", "page", *AROUND))
    return under(PLAIN)
