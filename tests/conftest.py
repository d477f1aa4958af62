"""What all tests share: `--long`, without which tests marked `long` are left out."""

from __future__ import annotations

import os

import pytest
from effort import VARIABLE, is_long


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "run tests marked long too, and all tests with larger numbers"
    parser.addoption("--long", action="store_true", help=told)


def pytest_configure(config: pytest.Config) -> None:
    # Before any test is read, for numbers of examples are settled there.
    if config.getoption("--long") or "long" in config.getoption("-m", ""):
        os.environ[VARIABLE] = "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if is_long():
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
