"""Rows, times and sizes as `meadhall hall` prints them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import click


def columns(rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns; nothing is cut off, for ids are to be copied."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo("  ".join(padded).rstrip())


def moment(at: int) -> str:
    """A time, to the second."""
    return datetime.fromtimestamp(at / 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def in_bytes(size: int) -> str:
    """A size for people."""
    return f"{size / 1e6:,.1f} MB" if size >= 1e6 else f"{size / 1e3:,.0f} KB"
