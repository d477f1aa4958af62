"""What hall tests share: a hall in a thread, and PostgreSQL started once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import postgres
from .serving import config, hall_in_thread


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall for tests that leave nothing behind that others would notice."""
    with hall_in_thread(config(tmp_path_factory.mktemp("hall") / "hall.db")) as address:
        yield address


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    """A real PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database may lie."""
    return tmp_path / "hall.db"
