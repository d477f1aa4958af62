"""Which database a command is about."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

import click

db_option = click.option(
    "--db", help="sqlite:///FILE or postgresql://…  [default: a file in your home]"
)


def database_named(db: str | None) -> str:
    """The URL of the database: as it is said, else by MEADHALL_DB, else the file at home."""
    from ..hall.ops.config import DATABASE_VARIABLE, default_database

    database = db or os.environ.get(DATABASE_VARIABLE) or default_database()
    if urlsplit(database).scheme.split("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise click.UsageError("--db takes sqlite:///FILE or postgresql://…")
    return database.replace("postgres://", "postgresql://", 1)
