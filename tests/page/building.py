"""What of the page is built for tests alone: once, by whoever comes first."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from scripts import static_site

ROOT = Path(__file__).resolve().parents[2]

if sys.platform == "win32":
    import msvcrt

    def take(file: IO[bytes]) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return
            except OSError:
                time.sleep(0.2)
else:
    import fcntl

    def take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Nobody else is here meanwhile. Whoever is killed is here no longer: the system sees to it."""
    lock.parent.mkdir(exist_ok=True, parents=True)
    with lock.open("wb") as file:
        take(file)
        yield


def built_once(what: str) -> None:
    """Have `web/build.py` build it, unless somebody else does just now, or has."""
    with alone(ROOT / f"build/{what}.locked"):
        built = subprocess.run([sys.executable, str(ROOT / "web/build.py"), what], check=False)
    assert built.returncode == 0


def site_once(folder: Path) -> Path:
    """A whole site below a path, in a folder that all processes of a run share."""
    with alone(folder / "locked"):
        site = folder / "files/some/where"
        if not (site / "sw.js").exists():  # it is made last
            built_once("static")
            static_site.build(site)
    return site
