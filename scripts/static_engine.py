"""The folder `engine/` of a site: Pyodide as it comes from npm, and meadhall with what it needs.

The engine in it is compiled to WebAssembly where that can be done (`wasm.py`); packages that are
compiled are taken from their own wheels for WebAssembly; `beforehand.py` makes all of it light.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from . import beforehand, wasm
from .environment import ROOT, Trouble, find_uv, surroundings
from .wasm import PYODIDE, Engine

WHEELS = ROOT / ".dev/wasm-wheels"
ENGINE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
"""What of Pyodide a browser loads, besides what it says of itself."""
PURE = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "mypy_extensions",
        "typing_extensions")  # fmt: skip
"""What meadhall needs to run, as far as it is plain Python: taken from this environment."""
COMPILED = ("librt", "msgspec")
NEEDLESS = re.compile(
    r"meadhall/(hall/(http|notices|page|runtime|store|ops/(logs|metrics|readiness))|cli|env|testing)\b"
    r"|meadhall/hall/bots/(bots|processes|questions|turns|worker)\.py|meadhall/games/\w+/terminal/"
    r"|babel/(locale-data/(?!(root|en|en_US|ru|ru_RU)\.dat)|messages/)"
    r"|meadhall/lab/((training|study|puzzles)/|(balance|cluster|hidden|pages|plots|report|where)\.)"
    r"|pytz/zoneinfo/|/tests?/|\.(so|pyd|pyc|pyi|c|h)$|compiled\.txt$"
    r"|\.dist-info/(INSTALLER|METADATA|RECORD|REQUESTED|WHEEL|direct_url\.json|top_level\.txt)$"
)
"""Files that a page never asks for."""


def lay(engine: Path, runs: Engine | None = None) -> None:
    """Lay the folder. Not told how, the engine is as compiled as can be had at once."""
    engine.mkdir(parents=True)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, engine / name)
    # A list of three hundred packages that could be had from elsewhere comes with it: not here.
    alone = {"info": wasm.lock(), "packages": {}}
    (engine / "pyodide-lock.json").write_text(json.dumps(alone), encoding="utf-8")
    beforehand.make_ready(engine, dict(contents(runs or wasm.ready_engine())))
    (engine / "engine.json").write_text(json.dumps(listing(engine)), encoding="utf-8")


def listing(engine: Path) -> dict[str, object]:
    """What is to be loaded before anything can be played, and how large it is."""
    files = {
        path.name: {
            "size": path.stat().st_size,
            "digest": hashlib.blake2b(path.read_bytes(), digest_size=12).hexdigest(),
        }
        for path in sorted(engine.iterdir())
    }
    return {"files": files, "total": sum(path.stat().st_size for path in engine.iterdir())}


def contents(runs: Engine) -> Iterator[tuple[str, bytes]]:
    """Every file of it. What is compiled needs no source: nobody reads tracebacks there."""
    compiled: set[str] = set()
    for path in runs.compiled.rglob("*.so") if runs.compiled else ():
        name = path.relative_to(runs.compiled or path).as_posix()
        compiled.add(f"{name.partition('.')[0]}.py")
        yield name, path.read_bytes()
    for path in (ROOT / "src").rglob("*"):
        name = path.relative_to(ROOT / "src").as_posix()
        wanted = name not in compiled and "__pycache__" not in name and not NEEDLESS.search(name)
        if wanted and path.is_file():
            yield name, path.read_bytes()
    # Games are found by their entry points.
    yield from of_distribution("meadhall", only=("METADATA", "entry_points.txt"))
    for package in PURE:
        yield from of_distribution(package)
    for wheel in wasm_wheels():
        with zipfile.ZipFile(wheel) as file:
            for name in file.namelist():
                if name.endswith(".so") or not NEEDLESS.search(name):
                    yield name, file.read(name)


def of_distribution(package: str, only: tuple[str, ...] = ()) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package."""
    for entry in distribution(package).files or ():
        name = entry.as_posix()
        listed = entry.parent.name.endswith(".dist-info") and entry.name in only
        wanted = listed if only else not NEEDLESS.search(name)
        if wanted and not name.startswith(".."):
            path = Path(str(entry.locate()))
            if path.is_file() and "__pycache__" not in name:
                yield name, path.read_bytes()


def wasm_wheels() -> list[Path]:
    """The wheels for this Pyodide, from the package index or from the last time."""
    python = wasm.python()
    platform, short = f"pyemscripten_{wasm.lock()['abi_version']}_wasm32", python.replace(".", "")
    pins = pinned()
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = {
        package: WHEELS / f"{package}-{pins[package]}-cp{short}-cp{short}-{platform}.whl"
        for package in COMPILED
    }
    missing = [f"{each}=={pins[each]}" for each, file in wanted.items() if not file.exists()]
    if missing:
        command = [
            find_uv(), "tool", "run", "--from", "pip", "pip", "download", "--quiet", "--no-deps",
            "--only-binary=:all:", "--platform", platform, "--python-version", python,
            "--implementation", "cp", "--abi", f"cp{short}", "--dest", str(WHEELS), *missing,
        ]  # fmt: skip
        if subprocess.run(command, env=surroundings(), check=False).returncode != 0:
            raise Trouble(
                "Fetching the wheels for WebAssembly",
                "read pip's words above. A package index must be within reach the first time.",
            )
    return list(wanted.values())


def pinned() -> dict[str, str]:
    """The exact versions that the project was tested with."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = settings["tool"]["uv"]["constraint-dependencies"]
    return {name: version for name, _, version in (each.partition("==") for each in lines)}
