"""The hall opens: tables, logs, snapshots, chat, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("free", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_lobby", "tables", ["listed", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("from", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("to", sa.BigInteger, nullable=False),
    )
