"""What every move asks of the database: so often that it goes to the driver as it is.

An entry gets its number unless somebody has it, the table's row moves on with it, and on PostgreSQL
the other processes are told, all in one statement there: it is the way there and back that takes
time.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

LONGEST = 7_500
"""Bytes of a notification; PostgreSQL takes 8,000."""

_ENTRY = "INSERT INTO entries (table_id, number, at, kind, seat, data) VALUES ({})"
_ROW = "UPDATE tables SET number = {0}, phase = {0}, free = {0}, due = {0}"
_UNLESS_TAKEN = "ON CONFLICT (table_id, number) DO NOTHING"

_SQLITE_ENTRY = f"{_ENTRY.format(', '.join('?' * 6))} {_UNLESS_TAKEN}"
_SQLITE_ROW = f"{_ROW.format('?')} WHERE id = ? AND number < ?"

_POSTGRES = (
    f"WITH stored AS ({_ENTRY.format(', '.join(['%s'] * 6))} {_UNLESS_TAKEN} RETURNING number),"
    f" moved AS ({_ROW.format('%s')} WHERE id = %s AND number < %s AND EXISTS (TABLE stored))"
    " SELECT pg_notify(%s, %s) FROM stored"
)


class Hot:
    """The statements, for one kind of database."""

    def __init__(self, postgres: bool, channel: str) -> None:
        self._postgres = postgres
        self._channel = channel

    def append(self, connection: Connection, entry: tuple[Any, ...], row: tuple[Any, ...]) -> bool:
        """Store an entry and move the table's row on; False if the number was taken."""
        cursor = connection.connection.cursor()
        try:
            if self._postgres:
                # Others apply it without having to ask; what is too long they read.
                told = " ".join(map(str, entry))
                if len(told.encode()) > LONGEST:
                    told = f"{entry[0]} {entry[1]}"
                cursor.execute(_POSTGRES, (*entry, *row, self._channel, told))
                return bool(cursor.rowcount)
            cursor.execute(_SQLITE_ENTRY, entry)
            if not cursor.rowcount:
                return False
            cursor.execute(_SQLITE_ROW, row)
            return True
        finally:
            cursor.close()
