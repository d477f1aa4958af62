"""Tables where games are played, and who serves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

CHANNEL = "meadhall"
"""PostgreSQL's NOTIFY: the payload is `table number`, and of an entry also the rest of its row."""

ROW_ID = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers only INTEGER keys itself

UNSETTLED = "phase = 'over' AND NOT settled"
"""Of tables whose games are over, and how is not yet written down."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("free", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When somebody must look after the table: a clock runs out, a bot owes a move.
    Column("due", BigInteger),
    # Is its game over, and how it ended written down?
    Column("settled", Boolean, nullable=False, server_default=false()),
    Index("tables_lobby", "listed", "created"),
    Index("tables_due", "due"),
    # Only those: so it is nearly empty however many games were ever played.
    Index(
        "tables_unsettled",
        "created",
        postgresql_where=text(UNSETTLED),
        sqlite_where=text(UNSETTLED),
    ),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("data", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_table", "table_id", "id"),
)

# Which process serves which player's sockets: several processes must agree on who is there.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("here", Boolean, nullable=False),
    # For the keeper: who that is, and their address as a hash, which is wiped after a week.
    Column("name", String(100)),
    Column("home", String(64)),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("beat", BigInteger, nullable=False),
    # What the clock outside said then: the database's own, or with SQLite the machine's.
    Column("seen", BigInteger),
)

# When no process served at all: clocks don't run then.
outages = Table(
    "outages",
    metadata,
    Column("from", BigInteger, primary_key=True, autoincrement=False),
    Column("to", BigInteger, nullable=False),
)

# Tables at which something went wrong, and whether they are set aside until somebody says retry.
troubles = Table(
    "troubles",
    metadata,
    Column("table_id", String(40), primary_key=True),
    # The table's own: once that has moved on, this is over.
    Column("number", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("times", Integer, nullable=False),
    # The error's type, or its code, and the line of ours: its words might tell a secret.
    Column("error", String(100), nullable=False),
    Column("place", String(200), nullable=False),
    Column("aside", Boolean, nullable=False),
)
