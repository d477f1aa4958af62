"""`./dev static`: the hall as a folder of files, for any server that serves files; no hall on it.

What lies there: `index.html` and `page/` (the page, built for this, and `static_answers.py`),
`engine/` (`static_engine.py`), and `sw.js`, which keeps all of it in the browser
(`web/precache.mjs`).
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
from pathlib import Path

from . import in_wasm, static_answers, static_engine, wasm
from .environment import ROOT, Trouble, say
from .wasm import PYODIDE, Engine

BUILT = ROOT / "web/build-static"


def main(arguments: list[str]) -> int:
    """Build the site."""
    parser = argparse.ArgumentParser(
        prog="./dev static",
        description="Build the hall that plays in the page alone: a folder of files for any server "
        "that serves files. docs/static.md tells more.",
        epilog="MEADHALL_NO_COMPILE=1 leaves the engine in plain Python, MEADHALL_MUST_COMPILE=1 "
        "fails where it can't be compiled to WebAssembly.",
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=ROOT / "build/hall",
        help="where to, made anew each time; build/hall if not said",
    )  # fmt: skip
    folder: Path = parser.parse_args(arguments).folder.resolve()
    refuse_others(folder)
    runs = wasm.compile_engine()
    build(folder, runs)
    how = "compiled" if runs.compiled else "in plain Python"
    say(f"The engine runs {how}: {runs.why}.")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    say(f"The site is in {folder} ({size / 1e6:.1f} MB). Any server that serves files will do:")
    say(f"    python3 -m http.server --directory {folder}")
    return 0


def build(folder: Path, runs: Engine | None = None) -> None:
    """The whole site, into a folder of its own."""
    if not (BUILT / "index.html").exists() or not PYODIDE.is_dir():
        raise Trouble("Building the page", "run `python web/build.py static` and read its words.")
    refuse_others(folder)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILT, folder / "page", ignore=shutil.ignore_patterns("index.html", ".*"))
    static_answers.lay(folder / "page/told")
    static_engine.lay(folder / "engine", runs)
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    named = hashlib.blake2b(digest_size=12)
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            named.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    index = index.replace('"./', '"./page/').replace(
        'name="build" content=""', f'name="build" content="{named.hexdigest()}"'
    )
    (folder / "index.html").write_text(index, encoding="utf-8")
    command = [in_wasm.node(), str(ROOT / "web/precache.mjs"), "site", str(folder)]
    if subprocess.run(command, cwd=ROOT / "web", check=False).returncode != 0:
        raise Trouble("Making the service worker", "read what it says above.")


def refuse_others(folder: Path) -> None:
    """Only a site is made anew, or a folder with nothing in it: it is removed first."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise Trouble("Building the site", f"{folder} is no folder; name another.")
    site = all((folder / part).is_file() for part in ("index.html", "engine/engine.json"))
    if any(folder.iterdir()) and not site:
        raise Trouble("Building the site", f"{folder} holds something else; name another folder.")


if __name__ == "__main__":
    import sys

    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(f"\n./dev: {trouble}")
