"""What every move asks of the database: so often that it goes to the driver as it is.

An entry gets its number unless somebody has it, the table's row moves on with it, and on PostgreSQL
the other processes are told. There all that piled up is one statement, which commits by itself: it
is the way there and back that takes time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

LONGEST = 7_500
"""Bytes of a notification; PostgreSQL takes 8,000."""

_SQLITE_ENTRY = (
    "INSERT INTO entries (table_id, number, at, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, number) DO NOTHING"
)
_SQLITE_ROW = (
    "UPDATE tables SET number = ?, phase = ?, free = ?, due = ? WHERE id = ? AND number < ?"
)
_POSTGRES = """
WITH asked AS (
    SELECT * FROM json_to_recordset(%s::json) AS asked (
        table_id text, number int, at bigint, kind text, seat smallint, data text,
        phase text, free smallint, due bigint, told text
    )
), stored AS (
    INSERT INTO entries (table_id, number, at, kind, seat, data)
    SELECT table_id, number, at, kind, seat, data FROM asked
    ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number
), moved AS (
    UPDATE tables SET number = asked.number, phase = asked.phase, free = asked.free, due = asked.due
    FROM asked JOIN stored USING (table_id, number)
    WHERE tables.id = asked.table_id AND tables.number < asked.number
)
SELECT table_id, pg_notify(%s, told) FROM asked JOIN stored USING (table_id, number)
"""


class Step(msgspec.Struct):
    """An entry, and what it makes of its table's row."""

    table_id: str
    number: int
    at: int
    kind: str
    seat: int
    data: str
    phase: str
    free: int
    due: int | None
    told: str = ""
    """What others hear of it: all they need to apply it, unless that is too long."""

    def __post_init__(self) -> None:
        told = f"{self.table_id} {self.number}"
        whole = f"{told} {self.at} {self.kind} {self.seat} {self.data}"
        self.told = whole if len(whole.encode()) <= LONGEST else told


class Hot:
    """The statements, for one kind of database."""

    def __init__(self, postgres: bool, channel: str) -> None:
        self._postgres = postgres
        self._channel = channel

    def append(self, connection: Connection, step: Step) -> bool:
        """Store an entry and move the table's row on; False if the number was taken."""
        cursor = connection.connection.cursor()
        try:
            if self._postgres:
                return bool(self._all(cursor, [step]))
            return self._one(cursor, step)
        finally:
            cursor.close()

    def append_all(self, connection: Connection, steps: Sequence[Step]) -> list[bool]:
        """The same for several tables at once, on PostgreSQL, committed when this returns."""
        driver: Any = connection.connection.driver_connection
        driver.autocommit = True
        try:
            with driver.cursor() as cursor:
                stored = self._all(cursor, steps)
        finally:
            driver.autocommit = False
        return [step.table_id in stored for step in steps]

    def _one(self, cursor: Any, step: Step) -> bool:
        entry = (step.table_id, step.number, step.at, step.kind, step.seat, step.data)
        cursor.execute(_SQLITE_ENTRY, entry)
        if not cursor.rowcount:
            return False
        row = (step.number, step.phase, step.free, step.due, step.table_id, step.number)
        cursor.execute(_SQLITE_ROW, row)
        return True

    def _all(self, cursor: Any, steps: Sequence[Step]) -> set[str]:
        """The tables of which an entry is stored."""
        cursor.execute(_POSTGRES, (msgspec.json.encode(steps).decode(), self._channel))
        return {table for table, _ in cursor.fetchall()}
