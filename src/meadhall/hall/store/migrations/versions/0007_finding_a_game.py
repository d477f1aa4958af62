"""Finding a game: who waits for one, who has met whom, and how long people waited.

And from which address people sat down at rated tables, until the result is written.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Bring the database forward."""
    op.add_column("sittings", sa.Column("home", sa.String(64)))
    op.create_index(
        "sittings_home",
        "sittings",
        ["at"],
        sqlite_where=sa.text("home IS NOT NULL"),
        postgresql_where=sa.text("home IS NOT NULL"),
    )
    op.create_table(
        "seekers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("home", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("spread", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("ready", sa.BigInteger),
        sa.Column("found", sa.String(40), nullable=False),
        sa.Column("found_at", sa.BigInteger, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("seat_hash", sa.String(64), nullable=False),
        sa.Column("missed", sa.SmallInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
    )
    op.create_index(
        "seekers_person",
        "seekers",
        ["person"],
        unique=True,
        sqlite_where=sa.text("person <> ''"),
        postgresql_where=sa.text("person <> ''"),
    )
    op.create_index("seekers_home", "seekers", ["home"])
    op.create_index("seekers_found", "seekers", ["found"])
    op.create_table(
        "encounters",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("one", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("encounters_at", "encounters", ["at"])
    op.create_table(
        "waits",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("waited", sa.Integer, nullable=False),
    )
    op.create_index("waits_at", "waits", ["at"])
