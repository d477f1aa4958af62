"""The examples run, in small."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from .tables import TABLES

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_loop_tells_who_won(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    example("pettingzoo_loop").main([name, str(players), "3"])
    said = capsys.readouterr().out.splitlines()
    assert len(said) == players + 1
    assert said[-1].startswith("won by seat_")


@pytest.mark.skipif(
    sys.version_info >= (3, 15) or sys.platform == "win32", reason="OpenSpiel has no package there"
)
def test_regrets_are_minimized(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_mccfr").main(["asgard", "3", '{"deals": {"2": [1, 1, 1]}}'])
    said = capsys.readouterr().out
    assert int(said.split()[0]) > 10
    assert "average returns" in said


@pytest.mark.skipif(sys.version_info >= (3, 15), reason="JAX has no package there")
def test_a_network_learns_to_beat_random_moves(capsys: pytest.CaptureFixture[str]) -> None:
    share = example("ppo").main(["asgard", "--updates", "10", "--lanes", "128", "--games", "100"])
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == ["before", "update 10"]
    assert share > 0.65


def test_the_whole_of_ppo_fits_on_a_few_screens() -> None:
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) <= 150
