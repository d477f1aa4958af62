"""The `meadhall` command and `python -m meadhall`.

`pip install meadhall` brings the library alone, and this command with it. Where even the command
lacks what it needs, it says so; unless it was started by `uvx meadhall` or `pipx run meadhall`:
whoever does that wants to play, so those are asked for all of it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import __version__
from .extras import PACKAGE, MissingExtra, lacking


def main() -> None:
    """Run the command, or say what to install."""
    if lacking("cli"):
        again = runner()
        if again is None:
            sys.exit(f"{PACKAGE}: {MissingExtra('the command', 'all')}")
        command = [*again, *sys.argv[1:]]
        if sys.platform != "win32":  # in our place, so that Ctrl-C reaches it and nobody else
            os.execv(command[0], command)
        sys.exit(subprocess.run(command, check=False).returncode)
    from .cli import main as meadhall

    meadhall()


def runner() -> list[str] | None:
    """How to start all of meadhall the way this was started, if somebody's tool made an environment
    for this one run."""
    whole = f"{PACKAGE}[all]=={__version__}"
    python = ("--python", "{}.{}".format(*sys.version_info[:2]))
    uv = os.environ.get("UV")  # uv says by this that it started us, though not for what
    if uv and _is_in(uv, "cache", "dir"):
        return [uv, "tool", "run", *python, "--from", whole, PACKAGE]
    pipx = shutil.which("pipx")
    if pipx and _is_in(pipx, "environment", "--value", "PIPX_VENV_CACHEDIR"):
        return [pipx, "run", *python, "--spec", whole, PACKAGE]
    return None


def _is_in(*command: str) -> bool:
    """Are we in the folder that a tool names as its cache? What is installed to stay isn't."""
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return False
    return bool(said) and Path(sys.prefix).resolve().is_relative_to(Path(said).resolve())


if __name__ == "__main__":
    main()
