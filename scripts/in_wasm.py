"""Has a program run in the engine of a site, by Node instead of a browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from .environment import ROOT

RUNNER = ROOT / "scripts/engine.mjs"


def run(engine: Path, program: Path, *arguments: str) -> Iterator[str]:
    """The lines it prints, as they come. Fails if it does, after all its lines. The engine is the
    folder of that name in a site."""
    command = [node(), str(RUNNER), str(engine), str(program), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout
        for line in process.stdout:
            yield line.rstrip("\n")
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def node() -> str:
    """The Node that builds the page."""
    asked = [sys.executable, str(ROOT / "web/build.py"), "has-node"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True)
    return said.stdout.strip()
