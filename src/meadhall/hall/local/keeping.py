"""What is kept of a table: a row of bytes, which says itself whether it is whole."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from .. import wire
from ..table.snapshot import Stored

FORMAT = 1
"""Rows of a later one are left as they are, for a later version to read."""
DIGEST_BYTES = 16


class Unreadable(Exception):
    """A row that can't be read: `corrupted`, or kept by a `newer` version."""

    def __init__(self, why: Literal["corrupted", "newer"], text: str) -> None:
        super().__init__(text)
        self.why = why
        self.text = text


class Row(msgspec.Struct):
    """A table as it is kept."""

    table: Stored
    token: str
    """What the reader has at this table: on a server a cookie."""
    lines: list[wire.ChatLine]
    outages: list[tuple[int, int]]
    """When nobody had this table before them: clocks stood still."""
    record: str = ""
    """The text of a record that was brought from elsewhere."""


class _Envelope(msgspec.Struct):
    format: int
    digest: str = ""
    row: msgspec.Raw = msgspec.Raw(b"")


def written(row: Row) -> bytes:
    """A row as bytes."""
    data = msgspec.json.encode(row)
    return msgspec.json.encode(_Envelope(FORMAT, _digest(data), msgspec.Raw(data)))


def read(data: bytes) -> Row:
    """The row that these bytes are; :class:`Unreadable` if they are none."""
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if envelope.format > FORMAT:
            raise Unreadable(
                "newer", "A table was kept by a newer version of this page; load the page anew."
            )
        if envelope.digest == _digest(bytes(envelope.row)):
            return msgspec.json.decode(envelope.row, type=Row)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        pass
    raise Unreadable("corrupted", "What was kept of a table is damaged; the others are untouched.")


def closed_until(since: int, now: int) -> list[tuple[int, int]]:
    """The time since the last entry, in which nobody had the table before them. What was before
    that entry is settled: to count it again would give it back twice."""
    return [(since, now)] if now > since else []


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES, person=b"meadhall-kept").hexdigest()
