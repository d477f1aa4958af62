"""A browser to test the page with: one that is there, or one that can be had.

python tests/page/browser.py        find or fetch one, and say where it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
VARIABLE = "MEADHALL_BROWSER"


def mend_playwright() -> None:
    """Playwright brings a Node of its own, which needs a library that the barest systems lack.
    Where it won't start, the one that builds the page does."""
    node, _ = compute_driver_executable()
    if subprocess.run([node, "--version"], capture_output=True, check=False).returncode != 0:
        asked = [sys.executable, str(ROOT / "web/build.py"), "has-node"]
        found = subprocess.run(asked, capture_output=True, text=True, check=False)
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = found.stdout.strip()


@cache
def find() -> str | None:
    """Where a Chromium is: as the environment says, Playwright's own, or the machine's."""
    mend_playwright()
    named = os.environ.get(VARIABLE)
    if named:
        return named
    return own() or next(filter(None, map(shutil.which, NAMES)), None)


def own() -> str | None:
    """The one Playwright has fetched, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def fetch() -> None:
    """Have Playwright fetch one; where it can't, let the system's packages try."""
    for command in (
        [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"],
        [sys.executable, "-m", "playwright", "install", "chromium"],
        ["apt-get", "update"],
        # Whoever else installs something just now is waited for.
        [
            "apt-get",
            "-o",
            "DPkg::Lock::Timeout=300",
            "install",
            "-y",
            "--no-install-recommends",
            "chromium",
        ],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        find.cache_clear()
        if find():
            return


def main() -> int:
    """Find or fetch a browser."""
    if not find():
        fetch()
    if not find():
        print(f"No Chromium could be had. Install one, or name it in {VARIABLE}.")
        return 1
    print(find())
    return 0


if __name__ == "__main__":
    sys.exit(main())
