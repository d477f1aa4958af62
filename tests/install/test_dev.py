"""`./dev` on machines that lack something: it says what, what that costs, and goes on if it can."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import environment as env
from scripts.environment import ROOT

from .packing import bare_environment

NOWHERE = "http://127.0.0.1:9/simple"


def dev(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "dev", *arguments],
        env=bare_environment(**variables),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_doctor_names_everything_it_looked_for() -> None:
    said = dev("doctor")
    found = {line[2:18].strip() for line in said.stdout.splitlines() if line[:1] in "✓–✗" and line}
    assert found >= {
        "Python", "uv", "package index", "C compiler", "Node", "browser", "SQLite", "PostgreSQL",
        "port", "disk", "environment",
    }  # fmt: skip
    assert said.returncode == 0
    assert "Nothing is missing" in said.stdout


def test_the_doctor_says_what_a_missing_thing_costs(tmp_path: Path) -> None:
    (tmp_path / "uv").symlink_to(env.find_uv())
    said = dev("doctor", PATH=str(tmp_path), CC="no-such-compiler")
    lines = said.stdout.splitlines()
    at = lines.index("– C compiler      no no-such-compiler")
    assert "thirty times slower" in lines[at + 1]
    assert any(line.startswith("– browser") for line in lines)
    assert said.returncode == 0


def test_the_doctor_tells_that_no_package_can_be_had() -> None:
    said = dev("doctor", UV_DEFAULT_INDEX=NOWHERE, UV_FIND_LINKS="", UV_HTTP_RETRIES="0")
    assert "package index   can't be reached" in said.stdout
    assert said.returncode == 0, "what is installed stays usable"


def test_an_unknown_command_is_told_and_help_is_given() -> None:
    said = dev("strat")
    assert said.returncode == 2
    assert "There is no './dev strat'" in said.stderr
    assert "./dev start" in said.stderr


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A checkout of which nothing is installed, with a uv that can't install anything."""
    for file in (ROOT / "dev", *(ROOT / "scripts").glob("*.py")):
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(file.read_bytes())
    program(tmp_path / "bin/uv", '[ "$1" = --version ] && echo "uv 9.9.9" || exit 2')
    return tmp_path


def program(path: Path, script: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def dev_in(folder: Path, *arguments: str, prelude: str = "") -> subprocess.CompletedProcess[str]:
    """Run the ./dev of a folder, with the programs of its `bin` alone."""
    start = (
        "import runpy, sys\n"
        f"sys.argv = ['dev', *{arguments!r}]\n"
        f"sys.path.insert(0, {str(folder)!r})\n"
        f"{prelude}\n"
        f"runpy.run_path({str(folder / 'dev')!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", start],
        env=bare_environment(PATH=str(folder / "bin")),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_failed_install_names_the_step_and_what_to_do(elsewhere: Path) -> None:
    said = dev_in(elsewhere, "start")
    assert said.returncode == 1
    assert "Installing the packages failed" in said.stderr
    assert "What to do:" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_python_without_pip_and_uv_is_told_what_to_install(elsewhere: Path) -> None:
    (elsewhere / "bin/uv").unlink()
    program(elsewhere / "bin/no-pip", 'echo "No module named pip" >&2; exit 1')
    no_pip = f"sys.executable = {str(elsewhere / 'bin/no-pip')!r}"
    said = dev_in(elsewhere, "start", prelude=no_pip)
    assert said.returncode == 1
    assert "Installing uv with pip failed" in said.stderr
    assert "python3-pip" in said.stderr


def test_a_python_too_new_for_some_package_gives_way_to_an_older_one(elsewhere: Path) -> None:
    program(elsewhere / "bin/python3.14", "exit 127")  # as a shim of a version that isn't there
    older = '[ "$1" = --version ] && echo "Python 3.13.5" || echo "3.13 does $2 $3"'
    program(elsewhere / "bin/python3.13", older)
    new = "import scripts.environment as env; env.HERE = (3, 15)"
    said = dev_in(elsewhere, "start", "games", prelude=new)
    assert said.returncode == 0
    assert "going on with" in said.stdout
    assert "3.13 does start games" in said.stdout


def test_where_it_worked_before_the_python_is_not_to_blame(elsewhere: Path) -> None:
    program(elsewhere / "bin/python3.13", 'echo "Python 3.13.5"')
    (elsewhere / ".venv").mkdir()
    new = "import scripts.environment as env; env.HERE = (3, 15)"
    said = dev_in(elsewhere, "start", "games", prelude=new)
    assert said.returncode == 1
    assert "3.13" not in said.stdout


def test_a_python_too_new_and_alone_is_told_what_to_install(elsewhere: Path) -> None:
    new = "import scripts.environment as env; env.HERE = (3, 15)"
    said = dev_in(elsewhere, "start", prelude=new)
    assert said.returncode == 1
    assert "install Python 3.14" in said.stdout
    assert "Installing the packages failed" in said.stderr


def test_a_python_newer_than_we_know_is_warned_of_and_used(elsewhere: Path) -> None:
    program(elsewhere / "bin/uv", '[ "$1" = --version ] && echo "uv 9.9.9" || echo "uv $@"')
    new = "import scripts.environment as env; env.HERE = (3, 99)"
    said = dev_in(elsewhere, "start", "games", prelude=new)
    assert said.returncode == 0, said.stderr
    assert "the newest this was tried with: going on" in said.stdout
    assert "uv run --no-sync -- meadhall games" in said.stdout


def test_an_old_python_can_read_dev_far_enough_to_be_refused() -> None:
    source = (ROOT / "dev").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    asks = source.index("sys.version_info < (3, 11)")
    imports = [line for line in source[:asks].splitlines() if line.startswith(("import", "from"))]
    assert imports == ["import sys"]


def test_the_pythons_that_are_known_are_those_we_say() -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for minor in range(env.OLDEST[1], env.NEWEST[1] + 1):
        assert f'"Programming Language :: Python :: 3.{minor}"' in settings
    assert f'"Programming Language :: Python :: 3.{env.NEWEST[1] + 1}"' not in settings
    assert f'requires-python = ">={env.OLDEST[0]}.{env.OLDEST[1]}"' in settings
