"""Finding a game."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    text,
)

from .base import ROW_ID, metadata

# Who waits for a game. What the browser holds, that begins and ends the search, is a hash here.
seekers = Table(
    "seekers",
    metadata,
    Column("id", String(64), primary_key=True),
    # Whoever has a name of their own; a guest has none, and only an address, as a hash.
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("home", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("spread", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When their browser was last heard of.
    Column("beat", BigInteger, nullable=False),
    # Since when they would play with bots in the seats that are left.
    Column("ready", BigInteger),
    # With whom a game was found: the same word for all of them, and when; "" while they wait.
    Column("found", String(40), nullable=False),
    Column("found_at", BigInteger, nullable=False),
    # The bots that come along; "" if people have all the seats.
    Column("level", String(40), nullable=False),
    # Of the token of their seat: whoever has come has one.
    Column("seat_hash", String(64), nullable=False),
    # How often a game was found and somebody did not come.
    Column("missed", SmallInteger, nullable=False),
    # Where they play; it begins when all have come.
    Column("table_id", String(40), nullable=False),
    Index(
        "seekers_person",
        "person",
        unique=True,
        sqlite_where=text("person <> ''"),
        postgresql_where=text("person <> ''"),
    ),
    Index("seekers_home", "home"),
    Index("seekers_found", "found"),
)

# Who has met whom in games that count: so that the same two aren't paired over and over.
encounters = Table(
    "encounters",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("one", String(40), nullable=False),
    Column("other", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("encounters_at", "at"),
)

# How long people have waited of late, whoever they were: what the next are told.
waits = Table(
    "waits",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waited", Integer, nullable=False),
    Index("waits_at", "at"),
)
