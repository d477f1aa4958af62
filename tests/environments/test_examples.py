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


def test_a_house_rule_is_studied_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["vikings", "late_token", "2", "random", str(tmp_path)]
    study = example("balance_study")
    study.main(asked)
    said = capsys.readouterr().out
    assert said.splitlines()[0] == "usual, 2 deals:"
    assert "late_token, 2 deals:" in said
    assert "length decisions: " in said
    assert study.main([*asked[:2], "3", *asked[3:]]).deals == 3
    with pytest.raises(SystemExit, match="no switch 'mead'"):
        study.main(["vikings", "mead"])


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


@pytest.mark.parametrize(("name", "most"), [("ppo", 150), ("balance_study", 100)])
def test_the_whole_of_it_fits_on_a_few_screens(name: str, most: int) -> None:
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= most
