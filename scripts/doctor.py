"""`./dev doctor`: what was found on this machine, what is missing, and what that costs.

Nothing here installs or changes anything, and nothing needs to be installed for it.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from . import environment as env

PORT = 8020
"""Where the hall opens if it can."""
DISK = 3.0
"""Gigabytes that an environment with everything in it needs, and what uv remembers of it."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PATIENCE = 30
"""Seconds after which a program that says nothing counts as missing."""


class Finding(NamedTuple):
    """One thing that was looked for."""

    what: str
    found: str
    """What is there, or what is the matter."""
    cost: str = ""
    """What is lost or done instead, if something is missing."""
    fatal: bool = False
    """Does nothing work without it?"""

    @property
    def sign(self) -> str:
        return "✗" if self.fatal else "–" if self.cost else "✓"


def main() -> int:
    """Look at everything and say it; 1 if something is missing that nothing works without."""
    findings: list[Finding] = []
    for look in LOOKS:
        for finding in look():
            findings.append(finding)
            env.say(f"{finding.sign} {finding.what:16}{finding.found}")
            if finding.cost:
                env.say(f"  {'':16}→ {finding.cost}")
    fatal = [finding.what for finding in findings if finding.fatal]
    env.say()
    if fatal:
        env.say(f"./dev can't work here: mend first what is marked ✗ ({', '.join(fatal)}).")
        return 1
    env.say("Nothing is missing that ./dev start and ./dev test can't do without.")
    return 0


def python() -> Iterator[Finding]:
    """This Python, and whether it brings what ./dev needs."""
    said = f"{env.version()} at {env.base_python()}"
    if env.HERE > env.NEWEST:
        newest = ".".join(map(str, env.NEWEST))
        yield Finding("Python", said, f"newer than {newest}, the newest this was tried with")
    elif env.HERE > env.ALL_WHEELS:
        cost = "not every package is ready-made for it: built here, or an older Python is used"
        yield Finding("Python", said, cost)
    else:
        yield Finding("Python", said)


def uv() -> Iterator[Finding]:
    """uv, or pip to get it with."""
    found = env.present_uv()
    if found:
        yield Finding("uv", found)
    elif find_spec("pip"):
        yield Finding("uv", "none yet", f"pip installs uv {env.UV_PIN} into .dev/uv (40 MB)")
    else:
        cost = "install one of them; on Debian and Ubuntu: apt install python3-pip"
        yield Finding("uv", "neither uv nor pip", cost, fatal=True)


def index() -> Iterator[Finding]:
    """Can packages be had? Asked with whatever will have to ask later."""
    found = env.present_uv()
    if (env.ROOT / ".venv").exists():
        need = "what is installed stays usable; nothing new can be installed"
    else:
        need = "the first start needs one: look at the network, or at pip's and uv's settings"
    with tempfile.TemporaryDirectory() as folder:
        if found:
            asked = [found, "pip", "install", "--dry-run", "--refresh", "--target", folder]
            asked += ["--quiet", "--no-deps", "--python", env.base_python()]
        else:
            asked = [sys.executable, "-m", "pip", "--quiet", "--retries", "0", "download"]
            asked += ["--no-deps", "--no-cache-dir", "--dest", folder]
        problem = trial([*asked, "mypy-extensions"])
    if problem is None:
        yield Finding("package index", "answers")
    else:
        fatal = not (env.ROOT / ".venv").exists()
        yield Finding("package index", f"can't be reached: {problem}", need, fatal)


def compiler() -> Iterator[Finding]:
    """A C compiler that finds Python's headers; tried as the build will use it."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = named.split()[0]
    slow = "the engine runs in plain Python, about thirty times slower; all else is the same"
    if sys.platform == "win32":
        yield Finding("C compiler", "found out when something is compiled")
        return
    if not shutil.which(program):
        yield Finding("C compiler", f"no {program}", slow)
        return
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        headers = sysconfig.get_paths()["include"]
        problem = trial([*named.split(), "-I", headers, str(source), "-o", f"{folder}/probe"])
    if problem is None:
        yield Finding("C compiler", f"{shutil.which(program)}, with Python's headers")
    else:
        needed = "gcc libc6-dev python{}.{}-dev".format(*env.HERE)
        mend = f"{slow}. On Debian and Ubuntu: apt install {needed}"
        yield Finding("C compiler", f"{program} can't compile for this Python: {problem}", mend)


def node() -> Iterator[Finding]:
    """Node, to build the page with."""
    asked = [sys.executable, str(env.ROOT / "web/build.py"), "has-node"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    if said.returncode == 0:
        yield Finding("Node", said.stdout.strip())
    else:
        old = shutil.which("node")
        there = f"{old} is older than 22.12" if old else "none"
        yield Finding("Node", there, "one from the package index builds the page (60 MB)")


def browser() -> Iterator[Finding]:
    """A browser, which the tests of the page and the pictures need; playing needs any."""
    named = os.environ.get("MEADHALL_BROWSER")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found:
        yield Finding("browser", found)
    else:
        cost = "./dev test fetches a Chromium, or asks for one; open the hall's address yourself"
        yield Finding("browser", "no Chromium", cost)


def databases() -> Iterator[Finding]:
    """SQLite, which the hall uses, and PostgreSQL, which it can use."""
    try:
        from sqlite3 import sqlite_version
    except ImportError:
        cost = "no hall without PostgreSQL: use a Python that was built with SQLite"
        yield Finding("SQLite", "this Python has none", cost)
    else:
        yield Finding("SQLite", sqlite_version)
    found = shutil.which("postgres") or next(
        iter(sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/postgres")), reverse=True)),
        None,
    )
    if found:
        yield Finding("PostgreSQL", found)
    else:
        cost = "the tests bring their own; only a hall of several processes needs one"
        yield Finding("PostgreSQL", "none", cost)


def port() -> Iterator[Finding]:
    """The port of the hall."""
    with socket.socket() as probe:
        probe.settimeout(1)
        taken = probe.connect_ex(("127.0.0.1", PORT)) == 0
    if taken:
        yield Finding("port", f"{PORT} is taken", "the hall opens at another, and says at which")
    else:
        yield Finding("port", f"{PORT} is free")


def disk() -> Iterator[Finding]:
    """Room for the environment, where there is none yet."""
    free = shutil.disk_usage(env.ROOT).free / 1e9
    said = f"{free:.1f} GB free"
    if free < DISK and not (env.ROOT / ".venv").exists():
        yield Finding("disk", said, f"installing everything may need {DISK:.0f} GB")
    else:
        yield Finding("disk", said)


def installed() -> Iterator[Finding]:
    """What is there of the environment already."""
    if not (env.ROOT / ".venv").exists():
        yield Finding("environment", "none yet", "the first start or test makes it, in minutes")
        return
    yield Finding("environment", str(env.ROOT / ".venv"))
    said = env.outcome()
    if said.startswith("compiled"):
        yield Finding("engine", "compiled")
    else:
        yield Finding(
            "engine", said or "not compiled for this Python yet", "./dev sync compiles it"
        )
    problem = env.page_problem()
    if problem:
        yield Finding("page", problem, "./dev sync builds it")
    else:
        yield Finding("page", "built" if env.read(env.PAGE_OUTCOME) else "not built yet")


def trial(command: list[str]) -> str | None:
    """Try a program; None if it went well, else what it said last."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE, cwd=env.ROOT
        )
    except OSError as error:
        return str(error)
    except subprocess.TimeoutExpired:
        return f"no answer in {PATIENCE} seconds"
    if done.returncode == 0:
        return None
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return lines[-1] if lines else f"exit status {done.returncode}"


LOOKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    python, uv, index, compiler, node, browser, databases, port, disk, installed,
)  # fmt: skip
"""What is looked at, in this order."""
