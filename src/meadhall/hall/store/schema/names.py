"""Names that are somebody's own."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

from .base import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Of the words that were written down: a slow hash.
    Column("words", String(200), nullable=False),
)

# What each name looks like, so that no two look alike.
looks = Table(
    "looks",
    metadata,
    Column("look", String(200), primary_key=True),
    Column("person", String(40), nullable=False),
    Index("looks_person", "person"),
)

keys = Table(
    "keys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    # What whoever keeps the key calls it.
    Column("credential", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    # How often it was used, as far as it says so: a copy of it would go back.
    Column("count", BigInteger, nullable=False),
    Column("device", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("keys_person", "person"),
)

# Where people are signed in: of what their browsers hold only a hash.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("device", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # Until when a key may be added without another's proof.
    Column("fresh", BigInteger, nullable=False),
    Index("sign_ins_person", "person"),
)

# What was given to be signed, until it comes back or is too old.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),
    Column("person", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("challenges_until", "until"),
)

# What signs another device in.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("codes_person", "person"),
)

# Whose a seat was: the log of a table knows names and tokens, and nothing of people.
sittings = Table(
    "sittings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # The number of the entry by which it was taken; 0 if that was when the table was made.
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    # Did they sit there? Else only their name is there: on a seat kept for them, or on a bot.
    Column("own", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    # At rated tables, from which address they sat down, as a hash; until the result is there.
    Column("home", String(64)),
    Index("sittings_person", "person", "at"),
    Index(
        "sittings_home",
        "at",
        sqlite_where=text("home IS NOT NULL"),
        postgresql_where=text("home IS NOT NULL"),
    ),
)
