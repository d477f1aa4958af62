"""The engine of a site, run by Node: what a browser loads plays as it does here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from page.building import built_once

from meadhall import _build
from scripts import environment, in_wasm, static_engine, wasm
from scripts.environment import ROOT, Trouble
from scripts.wasm import Engine

WHAT_IS_COMPILED = """
import sys
from importlib.util import find_spec
for name in sys.argv[1:]:
    if find_spec(name).origin.endswith("wasm32-emscripten.so"):
        print(name)
"""
WHAT_GOES_WRONG = """
from meadhall.hall.local.thinking import think
print(think('{"type": "choose", "level": "karl", "game": "chess", "seat": 0, "seed": 1, '
            '"view": {}, "legal": [1]}'))
print(think("nonsense"))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, as far as it is the engine."""
    built_once("static")  # so that Pyodide is there
    folder = tmp_path_factory.mktemp("site")
    static_engine.lay(folder / "engine")
    return folder


def said(site: Path, program: str, folder: Path, *arguments: str) -> list[str]:
    file = folder / "program.py"
    file.write_text(program)
    return list(in_wasm.run(site / "engine", file, *arguments))


def test_the_same_games_as_here(site: Path) -> None:
    some = "2" if wasm.ready_engine().compiled else "1"
    program = str(ROOT / "bench/equal.py")
    command = [sys.executable, program, str(site), "--games", some, "--iterations", "5"]
    compared = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compared.returncode == 0, compared.stdout + compared.stderr
    assert compared.stdout.count(f"{some} of {some} games equal") == 3


def test_a_difference_is_told() -> None:
    program = (
        "from equal import difference as told; "
        "print(told('g 1 [x] 2 aaaabbbb', 'g 1 [x] 2 aaaacccc')); "
        "print(told('g 1 [x] 2 aaaabbbb', 'g 1 [x] 1 aaaa')); print(told('g 1 [x] 1 aaaa', ''))"
    )
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, cwd=ROOT / "bench", capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [
        "g 1 [x] 2: other from decision 2 on (g 1 [x] 2)",
        "g 1 [x] 2: broken off, or longer (g 1 [x] 1)",
        "g 1 [x] 1: broken off, or longer (nothing came)",
    ]


def test_what_is_compiled_here_is_compiled_there_or_nothing_is(site: Path, tmp_path: Path) -> None:
    listed = _build.to_compile()
    there = said(site, WHAT_IS_COMPILED, tmp_path, *listed)
    assert there == (listed if wasm.ready_engine().compiled else [])


def test_what_goes_wrong_is_said_there_too(
    site: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """What errors need of the standard library is there."""
    file = tmp_path / "program.py"
    file.write_text(WHAT_GOES_WRONG)
    lines = in_wasm.run(site / "engine", file)
    assert '"why":"crashed"' in next(lines)
    with pytest.raises(subprocess.CalledProcessError):
        next(lines)
    words = capfd.readouterr().err
    assert "Traceback (most recent call last)" in words
    assert "DecodeError" in words


def test_nothing_of_this_machine_gets_in() -> None:
    files = dict(static_engine.contents(Engine(None, "")))
    compiled = [name for name in files if name.endswith((".so", ".pyd", ".pyc"))]
    assert compiled
    assert all(name.endswith("wasm32-emscripten.so") for name in compiled)
    assert "meadhall/kernel/chance.py" in files


def test_sources_of_what_is_compiled_stay_at_home(tmp_path: Path) -> None:
    module = tmp_path / "meadhall/kernel/chance.cpython-314-wasm32-emscripten.so"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"wasm")
    files = dict(static_engine.contents(Engine(tmp_path, "")))
    assert files["meadhall/kernel/chance.cpython-314-wasm32-emscripten.so"] == b"wasm"
    assert "meadhall/kernel/chance.py" not in files
    assert "meadhall/kernel/game.py" in files


def test_where_it_cant_be_compiled_it_is_plain_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MEADHALL_NO_COMPILE", raising=False)
    monkeypatch.delenv("MEADHALL_MUST_COMPILE", raising=False)
    monkeypatch.setenv("UV_OFFLINE", "1")
    monkeypatch.setattr(wasm, "PLACE", tmp_path)
    monkeypatch.setattr(wasm, "python", lambda: "3.99")
    found = wasm.compile_engine()
    assert found.compiled is None
    assert "no Python 3.99 with zig can be had" in found.why
    monkeypatch.setenv("MEADHALL_MUST_COMPILE", "1")
    with pytest.raises(Trouble, match=r"no Python 3\.99"):
        wasm.compile_engine()
    monkeypatch.delenv("MEADHALL_MUST_COMPILE")
    monkeypatch.setenv("MEADHALL_NO_COMPILE", "1")
    assert wasm.compile_engine() == Engine(None, "MEADHALL_NO_COMPILE is set")


def test_what_was_compiled_from_other_sources_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wasm, "workshop", lambda: tmp_path)
    monkeypatch.setattr(wasm, "outcome", lambda: "compiled from these")
    assert wasm.ready_engine().compiled is None
    (tmp_path / "outcome").write_text("compiled from those")
    assert wasm.ready_engine().compiled is None
    (tmp_path / "outcome").write_text("compiled from these\n")
    assert wasm.ready_engine().compiled == tmp_path / "lib"
    assert environment.read(tmp_path / "outcome") == "compiled from these"
