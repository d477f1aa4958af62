"""How much there is to do, and who is here: counted by each process, read together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, insert, select

from .keeper import LOAD_KEPT
from .schema import load, presence, processes, tables

DEAD = 20_000
"""A process silent for so long is gone."""


class Sample(Struct):
    """What one process counted at one time."""

    tables: int
    """In memory."""
    playing: int
    people: int
    """Connected: sockets at tables."""
    thinking: int
    """Bots that owe a move."""
    queue: int
    """Who waits for a process to think in."""
    memory: int
    """Bytes of the process."""
    loop: float
    """The longest that anything had to wait for its turn since the last time, in seconds."""
    database: float
    """How long the database took to take the last such row, in seconds."""
    errors: int
    """Errors logged since the last time."""


def keep(connection: Connection, process: str, at: int, sample: Sample) -> None:
    """Keep what a process counted."""
    row = {"process": process, "at": at, "data": msgspec.json.encode(sample).decode()}
    connection.execute(insert(load), row)


def counted(connection: Connection, at: int) -> list[tuple[str, int, Sample]]:
    """What all processes counted in the last hour, in order."""
    query = select(load).where(load.c.at >= at - LOAD_KEPT).order_by(load.c.at)
    return [
        (row.process, row.at, msgspec.json.decode(row.data, type=Sample))
        for row in connection.execute(query)
    ]


def who(connection: Connection, at: int, most: int) -> Sequence[Any]:
    """Who has a line, and at which tables; whoever came last is the first."""
    query = (
        select(
            presence.c.table_id,
            presence.c.seat,
            presence.c.name,
            presence.c.at,
            tables.c.game,
            tables.c.phase,
        )
        .join_from(presence, processes, presence.c.process == processes.c.id)
        .join(tables, tables.c.id == presence.c.table_id)
        .where(*_here(at))
        .order_by(presence.c.at.desc(), presence.c.table_id, presence.c.seat)
        .limit(most)
    )
    return connection.execute(query).all()


def how_many(connection: Connection, at: int) -> int:
    """How many seats have a line."""
    query = (
        select(func.count())
        .select_from(presence)
        .join(processes, presence.c.process == processes.c.id)
        .where(*_here(at))
    )
    return int(connection.execute(query).scalar_one())


def _here(at: int) -> tuple[ColumnElement[bool], ...]:
    return presence.c.here, processes.c.beat >= at - DEAD
