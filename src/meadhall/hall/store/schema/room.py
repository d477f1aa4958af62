"""The keeper's room."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    SmallInteger,
    String,
    Table,
    Text,
)

from .base import ROW_ID, metadata

# What the hall knows of itself, by name.
meta = Table(
    "meta",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# Whoever is in the keeper's room: the hash of what their browser holds, and until when.
keepers = Table(
    "keepers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    # Against whom; nobody in particular, perhaps.
    Column("about", SmallInteger),
    Column("about_name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    # The last lines of chat at that time, as JSON.
    Column("chat", Text, nullable=False),
    # Addresses as hashes: of who reports, and of whom they mean. Wiped when it is done.
    Column("home", String(64)),
    Column("about_home", String(64)),
    Column("done", BigInteger),
    Column("note", Text, nullable=False),
    Index("reports_open", "done", "at"),
)

# Who may not chat (`mute`), or neither chat nor found nor join (`ban`): by what a name looks like,
# by the hash of an address, or both.
bans = Table(
    "bans",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(100), nullable=False),
    Column("home", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("ended", BigInteger),
    Index("bans_until", "until"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("en", Text, nullable=False),
    Column("ru", Text, nullable=False),
    Column("ended", BigInteger),
    Index("announcements_until", "until"),
)

# What the keeper has done. The database itself refuses to change or to remove a row.
audit = Table(
    "audit",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("way", String(10), nullable=False),
    Column("act", String(20), nullable=False),
    Column("about", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

# How much each process has had to do in the last hour.
load = Table(
    "load",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Index("load_at", "at"),
)
