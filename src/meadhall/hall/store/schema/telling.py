"""Notices: who is told what, and how."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    SmallInteger,
    String,
    Table,
    Text,
)

from .base import ROW_ID, metadata

# Whoever wants to be told: somebody with a name of their own (then it is their id), a guest's
# browser (the hash of what it holds), or the whole hall.
listeners = Table(
    "listeners",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("zone", String(60), nullable=False),
    # Quiet hours, in minutes of the day there.
    Column("quiet_from", SmallInteger),
    Column("quiet_to", SmallInteger),
    Column("made", BigInteger, nullable=False),
    # No message sooner: what comes soon after another is told together.
    Column("next", BigInteger, nullable=False),
)

# The seats of guests, by the hash of their token; it is the same at the table after.
heard_seats = Table(
    "heard_seats",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("listener", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("heard_seats_listener", "listener"),
)

# How they are told: a browser (`push`), an address (`mail`), a program of theirs (`hook`).
ways = Table(
    "ways",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("listener", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    # A hash of kind and address: to find one again.
    Column("mark", String(64), nullable=False),
    # A browser's keys, a webhook's form, as JSON.
    Column("data", Text, nullable=False),
    Column("device", String(100), nullable=False),
    # Where they were signed in when they set it up: signed out there, it is gone.
    Column("sign_in", String(40), nullable=False),
    # What they are told by it, with commas.
    Column("kinds", String(100), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    # Failures in a row, and the last one in a word.
    Column("failures", SmallInteger, nullable=False),
    Column("trouble", String(40), nullable=False),
    Index("ways_listener", "listener"),
    Index("ways_mark", "mark"),
)

# What somebody is to be told, or was: once for each table until they come back.
notices = Table(
    "notices",
    metadata,
    Column("listener", String(64), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    # Which turn it is about, as a number of the listener's own.
    Column("mark", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    # When to tell it; null if that is done, or not needed any more.
    Column("due", BigInteger),
    # Have they been at the table since?
    Column("back", Boolean, nullable=False),
    # What it says, as JSON; empty once it is told.
    Column("data", Text, nullable=False),
    Index("notices_due", "due"),
    Index("notices_about", "about"),
)

# Messages on their way. Whoever sends one holds it for a while; then it is anybody's again.
sendings = Table(
    "sendings",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("way", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("sendings_due", "due"),
    Index("sendings_way", "way"),
)

# Who was asked whether an address is theirs, so that nobody is asked often; and who wants no mail.
asked = Table(
    "asked",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("mark", String(64), nullable=False),
    Column("listener", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("refused", Boolean, nullable=False),
    Index("asked_mark", "mark"),
    Index("asked_at", "at"),
)
