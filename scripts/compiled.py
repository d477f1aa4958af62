"""Compiled modules are really what gets tested as such, wherever they can be compiled.

Run by the environment's Python: python -m scripts.compiled
"""

from __future__ import annotations

import os
import subprocess
import sys

from .environment import WORKSHOP, outcome, read, say

MAY_BE = ("no C compiler works here", "MEADHALL_NO_COMPILE is set")
"""Why nothing is compiled, though nothing is wrong."""


def main() -> int:
    """Look at every module that is to be compiled; 1 if one isn't and should be."""
    if outcome() in MAY_BE:
        say(f"left out: {outcome()}")
        return 0
    if not outcome().startswith("compiled"):
        say(outcome(), read(WORKSHOP / "log"), sep="\n")
        return 1
    return subprocess.run(
        [sys.executable, "-m", "meadhall._build"],
        env=os.environ | {"MEADHALL_PURE": "0"},
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
