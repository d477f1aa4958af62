"""The engine compiled to WebAssembly: the same modules as are compiled for this machine, by zig.

zig comes from PyPI as a wheel and is clang, a linker for WebAssembly and the headers of musl in
one, so whoever can install packages has the compiler. It takes Pyodide's kind of Python besides
(uv finds one on the machine, or fetches it), whose headers it needs, and in which mypyc writes the
C. `wasm_compiling.py` does the work in an environment of its own; here that is seen to.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .environment import ROOT, Trouble, find_uv, outcome, read, say, surroundings

PYODIDE = ROOT / "web/node_modules/pyodide"
PLACE = ROOT / ".dev/wasm"
"""Holds that environment, and what compilers are told about Pyodide."""


class Engine(NamedTuple):
    """How the engine of a site is to run."""

    compiled: Path | None
    """Where the compiled modules lie; None is plain Python."""
    why: str
    """Compiled by what; or why not."""


def compile_engine() -> Engine:
    """Compile it if it isn't already; plain Python where that can't be done, unless it must."""
    try:
        engine = Engine(_compile(), "by zig, from the same C as for this machine")
    except _Impossible as reason:
        if os.environ.get("MEADHALL_MUST_COMPILE") == "1":
            raise Trouble("Compiling the engine to WebAssembly", str(reason)) from None
        engine = Engine(None, str(reason))
    return engine


def ready_engine() -> Engine:
    """The compiled one if it was made from what lies here now; nothing is compiled for it."""
    made = read(workshop() / "outcome")
    if made.startswith("compiled") and made == outcome():
        return Engine(workshop() / "lib", "some time ago")
    return Engine(None, "nobody compiled it")


def workshop() -> Path:
    """Where `hatch_build.py` leaves what it made for Pyodide's Python."""
    return ROOT / f"build/mypyc/cpython-{python().replace('.', '')}-wasm32-emscripten"


def python() -> str:
    """Which Python Pyodide is, as `3.14`."""
    return ".".join(lock()["python"].split(".")[:2])


def lock() -> dict[str, str]:
    """What this Pyodide says of itself."""
    text = (PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8")
    said: dict[str, str] = json.loads(text)["info"]
    return said


class _Impossible(Exception):
    """It can't be compiled here, for this reason."""


def _compile() -> Path:
    if os.environ.get("MEADHALL_NO_COMPILE") == "1":
        raise _Impossible("MEADHALL_NO_COMPILE is set")
    if sys.platform == "win32":
        raise _Impossible("on Windows that isn't possible yet; on Linux and macOS it is")
    say(f"Compiling the engine to WebAssembly (minutes the first time; log: {PLACE / 'log'})")
    own = PLACE / "python"
    settings = surroundings() | {"UV_PYTHON": python(), "UV_PROJECT_ENVIRONMENT": str(own)}
    only_tools = ("--no-install-project", "--no-default-groups", "--group", "wasm")
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / "log").open("w+", encoding="utf-8") as log:
        for problem, command in (
            (f"no Python {python()} with zig can be had", [find_uv(), "sync", *only_tools]),
            ("it failed", [str(own / "bin/python"), "-m", "scripts.wasm_compiling", str(PLACE)]),
        ):
            done = subprocess.run(
                command, cwd=ROOT, env=settings, check=False, stdout=log, stderr=log
            )
            if done.returncode != 0:
                log.seek(0)
                last = (log.read().strip().splitlines() or ["nothing was said"])[-1].strip()
                raise _Impossible(f"{problem} ({last}); {PLACE / 'log'} has it all")
    return workshop() / "lib"
