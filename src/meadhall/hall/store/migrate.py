"""Bringing a database up to date: it happens by itself whenever a hall opens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D656164
"""An advisory lock, so that processes that start together don't migrate together."""


def migrate(engine: Engine, to: str = "") -> None:
    """Run the migrations that this database has not seen; all, or up to one."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        if revision(connection) != (to or newest()):
            from alembic import command  # rarely needed, and half a second to import

            command.upgrade(alembic_config(connection), to or "head")


def newest() -> str:
    """The last migration there is; their files begin with their numbers."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("0*.py")).partition("_")[0]


def revision(connection: Connection) -> str | None:
    """The last migration this database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    seen: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return seen


def alembic_config(connection: Connection) -> Config:
    """Alembic on our migrations and this connection; there is no file to edit."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
