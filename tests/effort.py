"""How much tests try: what finds mistakes in minutes, or `--long`, all that an hour allows."""

from __future__ import annotations

import os
from typing import Any

import pytest

VARIABLE = "MEADHALL_LONG_TESTS"
"""Set by `--long`, so that programs which a test starts know it too."""


def is_long() -> bool:
    """Is there time?"""
    return os.environ.get(VARIABLE) == "1"


def many(usually: int, *, long: int) -> int:
    """How many of something: games, examples, draws."""
    return long if is_long() else usually


def only_long(*values: Any) -> list[Any]:
    """Parameters to try only where there is time: `[2, *only_long(3, 4)]`."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else [value]), marks=pytest.mark.long)
        for value in values
    ]
