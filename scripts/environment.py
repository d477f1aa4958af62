"""The checkout's own environment: uv, .venv, the compiled modules and the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from functools import cache, partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV_PIN = "0.13.7"
UV_OLDEST = (0, 11)  # the first to know every setting in pyproject.toml
HERE = sys.version_info[:2]
OLDEST = (3, 11)
NEWEST = (3, 15)
"""The Pythons this was tried with; a newer one is warned of."""
ALL_WHEELS = (3, 14)
"""The newest Python for which every package we need comes ready-made."""
# Where hatch_build.py leaves how compiling for this Python went, and how the page was built.
WORKSHOP = ROOT / "build/mypyc" / sysconfig.get_config_vars()["EXT_SUFFIX"].split(".")[1]
PAGE_OUTCOME = ROOT / "build/page/outcome"

say = partial(print, flush=True)  # so that our lines stay in order with those of other programs


class Trouble(Exception):
    """A step that failed, and what to do about it."""

    def __init__(self, step: str, advice: str) -> None:
        super().__init__(f"{step} failed.\n  What to do: {advice}")


def install(*arguments: str) -> None:
    """Bring .venv, the compiled modules and the page up to date; everything the project has."""
    if HERE > NEWEST:
        known = ".".join(map(str, NEWEST))
        say(f"Python {version()} is newer than {known}, the newest this was tried with: going on.")
    first = not (ROOT / ".venv").exists()
    if not outcome():
        # uv remembers builds; one it made for another Python, or whose files are gone, won't do.
        arguments += ("--reinstall-package", "meadhall")
    if uv("sync", "--inexact", "--extra", "all", *arguments) != 0:
        if first and HERE > ALL_WHEELS:
            try_older_python()
        raise Trouble(
            "Installing the packages",
            "read uv's words above. A package index must be within reach the first time; a full "
            "disk or a proxy are the usual causes. `./dev doctor` looks for what is missing.",
        )
    if not outcome().startswith("compiled"):
        say(f"meadhall runs uncompiled, in plain Python: {outcome()}.")
    if page_problem():
        say(f"meadhall has no page: {page_problem()}.")


def try_older_python() -> None:
    """This Python is so new that some package may not be made for it yet: begin again with an older
    one of the machine's. Returns if there is none."""
    problem = f"Perhaps not every package can be had for Python {version()} yet"
    for minor in range(ALL_WHEELS[1], OLDEST[1] - 1, -1):
        older = shutil.which(f"python3.{minor}")
        if older and program_version(older) == (3, minor):  # what is found may not be what it says
            say(f"{problem}: going on with {older}.")
            command = [older, str(ROOT / "dev"), *sys.argv[1:]]
            if sys.platform != "win32":
                os.execv(older, command)
            sys.exit(subprocess.run(command, check=False).returncode)
    say(
        f"{problem}, and there is no older one here: install Python 3.14, then run "
        "`python3.14 dev` instead of `./dev`."
    )


def run(*command: str, **environment: str) -> int:
    """Run a program of the environment."""
    return uv(*inside(*command), **environment)


def inside(*command: str) -> tuple[str, ...]:
    """What uv is told to run a program of the environment."""
    return ("run", "--no-sync", "--", *command)


def uv(*arguments: str, **environment: str) -> int:
    """Run uv on this checkout's own environment, with the Python that runs this script."""
    return subprocess.run(
        [find_uv(), *arguments], cwd=ROOT, env=surroundings() | environment, check=False
    ).returncode


def surroundings() -> dict[str, str]:
    """The variables that tell uv which environment is meant, among all that are set."""
    settings = {
        "UV_PYTHON": base_python(),
        "UV_PROJECT_ENVIRONMENT": str(ROOT / ".venv"),
    }
    inherited = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    return inherited | settings


@cache
def find_uv() -> str:
    """The uv to use; one is installed into .dev/uv if need be."""
    found = present_uv()
    if found:
        return found
    say("Installing uv into .dev/uv")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    own = ROOT / ".dev/uv"
    command = [*pip, "--target", str(own), f"uv=={UV_PIN}"]
    # Into a folder of ours: that root may do so isn't worth a warning.
    quietly = os.environ | {"PIP_ROOT_USER_ACTION": "ignore"}
    if subprocess.run(command, env=quietly, check=False).returncode != 0:
        raise Trouble(
            "Installing uv with pip",
            "read pip's words above. If this Python has no pip, install it (on Debian and Ubuntu: "
            "apt install python3-pip), or install uv yourself; then run this again.",
        )
    return str(own / "bin/uv")


def present_uv() -> str | None:
    """The machine's uv if it is new enough, else the one in .dev/uv, if it is there."""
    for path in (os.environ.get("PATH"), str(ROOT / ".dev/uv/bin")):
        found = shutil.which("uv", path=path)
        if found and program_version(found) >= UV_OLDEST:
            return found
    return None


def program_version(program: str) -> tuple[int, ...]:
    """Major and minor version that a program says it has."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])


def base_python() -> str:
    """The Python that runs this script; not .venv's, for that may go."""
    return getattr(sys, "_base_executable", sys.executable)


def version() -> str:
    """This Python's version as people say it."""
    return "{}.{}.{}".format(*sys.version_info[:3])


def outcome() -> str:
    """How compiling went, in the build hook's words; nothing if it did not look yet."""
    if os.environ.get("MEADHALL_NO_COMPILE") == "1":
        return "MEADHALL_NO_COMPILE is set"
    return read(WORKSHOP / "outcome")


def page_problem() -> str:
    """Why there is no page; nothing if there is one, or if nobody has tried yet."""
    said = read(PAGE_OUTCOME)
    return "" if said == "built" else said


def read(path: Path) -> str:
    """What a file says; nothing if it is not there."""
    return path.read_text().strip() if path.exists() else ""
