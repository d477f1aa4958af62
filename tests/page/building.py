"""What of the page is built for tests alone: once, by whoever comes first."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built_once(what: str) -> None:
    """Have `web/build.py` build it, unless somebody else does just now, or has."""
    lock = ROOT / f"build/{what}.lock"
    lock.parent.mkdir(exist_ok=True)
    while True:
        try:
            lock.mkdir()
            break
        except FileExistsError:
            if time.time() - lock.stat().st_mtime > 300:  # whoever built was killed
                lock.rmdir()
            time.sleep(0.2)
    try:
        built = subprocess.run([sys.executable, str(ROOT / "web/build.py"), what], check=False)
        assert built.returncode == 0
    finally:
        lock.rmdir()
