"""How games ended, and what people are rated by it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
)

from .base import metadata

# One row for each game that is over. It is written with `tables.settled`, and with all that ratings
# change by it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Played to its end, or how else it came to one.
    Column("how", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    # What else is known of it, as JSON.
    Column("data", Text, nullable=False),
    Index("results_at", "at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # The number of the entry by which it was taken, as in `sittings`.
    Column("since", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("level", String(100), nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("share", Float, nullable=False),
    Column("points", Integer, nullable=False),
    # Did a bot play it to the end for somebody?
    Column("left", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Of a rated game: how much it counted for them, and their rating before and after it.
    Column("weight", Float),
    Column("mu_was", Float),
    Column("sigma_was", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("result_seats_person", "person", "at"),
)

# What each is rated now, by game.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_game", "game", "mu"),
)

# Games that somebody wants to find again.
stars = Table(
    "stars",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Who wants a page of their own that everybody may read.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("open", Boolean, nullable=False),
)
