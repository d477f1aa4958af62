"""Leagues."""

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
    Text,
)

from .base import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("form", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    # Whose it is; nobody's any more if they are erased.
    Column("maker", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    # One more with all that changes who plays: whoever decides by what was before is too late.
    Column("step", Integer, nullable=False),
    # When somebody must look after it.
    Column("due", BigInteger),
    Column("ended", BigInteger),
    Column("plan", Text, nullable=False),
    # What the tokens of the seats kept at its tables are made with, for whoever they are kept for.
    Column("secret", String(64), nullable=False),
    Index("leagues_due", "due"),
    Index("leagues_phase", "phase", "begins"),
)

league_people = Table(
    "league_people",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    # By which the others know them: who came first has 1.
    Column("number", Integer, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("left", BigInteger),
    # Since when they wait for a table in an arena, and when they were there last.
    Column("ready", BigInteger),
    Column("seen", BigInteger, nullable=False),
    Column("division", Integer, nullable=False),
    Index("league_people_person", "person"),
)

# A row without a table is a free round.
league_tables = Table(
    "league_tables",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("league_tables_table", "table_id", unique=True),
)

league_seats = Table(
    "league_seats",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # Nobody ("") where a bot sits.
    Column("person", String(40), nullable=False),
    Column("place", SmallInteger),
    Column("absent", Boolean, nullable=False),
    Index("league_seats_person", "person"),
)
