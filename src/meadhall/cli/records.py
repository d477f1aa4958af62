"""Reading records. They are files that anybody may have edited, so nothing in them is trusted."""

from __future__ import annotations

from pathlib import Path

from ..kernel.record import Record


def load(path: Path) -> Record:
    """The record in a file."""
    return Record.from_text(text_of(path))


def text_of(path: Path) -> str:
    """What a file says; bytes that are no text stay, for the record to be refused by them."""
    return path.read_text(encoding="utf-8", errors="surrogateescape")
