"""Building what others install, and installing it where nothing of the checkout helps."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from scripts.environment import ROOT, find_uv

OURS = re.compile(r"UV|UV_PYTHON|UV_PROJECT_ENVIRONMENT|VIRTUAL_ENV|PYTHON.*|MEADHALL.*")
"""Variables that would let the checkout, or how this test was started, show through."""


def bare_environment(**more: str) -> dict[str, str]:
    """The machine's variables without anything of this checkout's."""
    kept = {name: value for name, value in os.environ.items() if not OURS.fullmatch(name)}
    return kept | more


def uv(*arguments: str | Path, cwd: Path, **more: str) -> None:
    """Run uv; what it said is told where it fails."""
    ran = subprocess.run(
        [find_uv(), *arguments],
        cwd=cwd,
        env=bare_environment(UV_PYTHON=sys.executable, **more),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def build(kind: str, folder: Path, **more: str) -> Path:
    """A wheel or a source package of the checkout as it lies there."""
    uv("build", f"--{kind}", "--out-dir", folder, cwd=ROOT, **more)
    (built,) = folder.glob("meadhall-*")
    return built


def pins(folder: Path) -> Path:
    """The versions that we test with, as a file of constraints."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    file = folder / "pins.txt"
    file.write_text("\n".join(settings["tool"]["uv"]["constraint-dependencies"]))
    return file


class Place:
    """An environment outside the checkout with meadhall in it and what that asks for, no more."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        uv("venv", "--quiet", folder / "venv", cwd=folder)
        self.programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        self.install(f"meadhall{extras} @ {wheel.as_uri()}")

    def install(self, *wanted: str | Path) -> None:
        """Whatever pip understands, in the versions that we test with."""
        where = ("--python", self.programs / "python", "--constraint", pins(self.folder))
        uv("pip", "install", "--quiet", *where, *wanted, cwd=self.folder)

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Start a program of this environment."""
        program, *arguments = command
        return subprocess.Popen(
            [self.programs / program, *arguments],
            cwd=self.folder,
            env=bare_environment(HOME=str(self.folder), XDG_DATA_HOME=str(self.folder / "data")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of this environment to its end."""
        with self.start(*command) as process:
            said, complained = process.communicate(typed, timeout=300)
        return subprocess.CompletedProcess(command, process.returncode, said, complained)

    def python(self, program: str) -> str:
        """What a Python program says."""
        ran = self.run("python", "-c", program)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.strip()
