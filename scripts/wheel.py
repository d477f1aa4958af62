"""`./dev wheel`: build what others install, and look whether it is whole.

    ./dev wheel                 both, into dist/: the source package, and a wheel made from it
    ./dev wheel --out-dir X     into another folder; other arguments go to `uv build` too

The source package holds the page ready-made, so whoever builds a wheel of it needs no Node; with a
C compiler the wheel gets the compiled modules and is for this Python and system, without one it is
for any.
"""

from __future__ import annotations

import argparse
import tarfile
import tempfile
import zipfile
from pathlib import Path

from .environment import ROOT, Trouble, outcome, say, uv

PAGE = "meadhall/hall/page/index.html"


def main(arguments: list[str]) -> int:
    """Build into a folder, and say what came of it."""
    parser = argparse.ArgumentParser("./dev wheel", description=__doc__.partition("\n")[0])
    parser.add_argument("--out-dir", type=Path, default=ROOT / "dist", help="[default: dist]")
    options, others = parser.parse_known_args(arguments)
    folder: Path = options.out_dir.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    # Where the checkout could be compiled, a wheel of plain Python is no wheel of ours.
    must = {"MEADHALL_MUST_COMPILE": "1"} if outcome().startswith("compiled") else {}
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        if uv("build", "--out-dir", fresh, *others, **must) != 0:
            raise Trouble("Building the packages", "read the words above; `./dev doctor` may help.")
        for built in sorted(Path(fresh).glob("meadhall-*")):
            page, compiled = contents(built)
            if not page:
                advice = "see build/page/log; ./dev sync tries again"
                raise Trouble(f"Building the page into {built.name}", advice)
            place = built.replace(folder / built.name)
            size = place.stat().st_size / 1e6
            say(f"{place}  {size:.1f} MB, {compiled} compiled modules")
    return 0


def contents(package: Path) -> tuple[bool, int]:
    """Has a package the page, and how many compiled modules?"""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            names = wheel.namelist()
    else:
        with tarfile.open(package) as source:
            names = source.getnames()
    page = any(name.endswith(PAGE) for name in names)
    return page, sum(name.endswith((".so", ".pyd")) for name in names)
