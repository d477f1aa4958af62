"""Bringing a database up to date: it happens by itself whenever a hall opens."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK = 0x6D656164
"""An advisory lock, so that processes that start together don't migrate together."""


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic on our migrations and this connection; there is no file to edit."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
