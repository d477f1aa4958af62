"""The command where packages are missing: who started it, what it says, what a shell offers."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from meadhall import __main__ as start
from meadhall import __version__, extras
from meadhall.cli import group as groups
from meadhall.cli import main

from .test_dev import program

PYTHON = "{}.{}".format(*sys.version_info[:2])


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with neither uv nor pipx."""
    monkeypatch.delenv("UV", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_started_by_nobody_we_know_it_only_says_what_to_install(bare: Path) -> None:
    assert start.runner() is None


def test_pipx_run_is_asked_for_all_of_it(bare: Path) -> None:
    program(bare / "pipx", f'echo "{Path(sys.prefix).parent}"')
    assert start.runner() == [
        str(bare / "pipx"), "run", "--python", PYTHON, "--spec", f"meadhall[all]=={__version__}",
        "meadhall",
    ]  # fmt: skip


def test_what_pipx_has_installed_to_stay_is_left_alone(bare: Path) -> None:
    program(bare / "pipx", f'echo "{bare / "cache"}"')
    assert start.runner() is None


def test_a_uv_that_is_gone_does_no_harm(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV", str(bare / "no-uv"))
    assert start.runner() is None


def test_every_extra_has_packages_and_all_has_those_one_plays_with() -> None:
    names = ("cli", "hall", "lab", "all", "env")
    parts = {name: set(extras._packages(name)) for name in names}
    assert all(parts.values())
    assert not parts["env"] & parts["all"]
    assert parts["all"] == parts["cli"] | parts["hall"] | parts["lab"]
    assert parts["cli"] < parts["hall"]


def test_a_shell_completes_commands_whose_extra_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(extras, "_is_installed", lambda name: False)
    assert isinstance(main, groups.LazyGroup)
    shell = ShellComplete(main, {}, "meadhall", "_MEADHALL_COMPLETE")
    offered = {each.value for each in shell.get_completions([], "")}
    assert {"serve", "tournament", "play"} <= offered
    with pytest.raises(extras.MissingExtra, match=r"pip install 'meadhall\[hall\]'"):
        main.get_command(click.Context(main), "serve")
