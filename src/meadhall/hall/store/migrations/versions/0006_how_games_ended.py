"""How games ended, and what people are rated by it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"

UNSETTLED = "phase = 'over' AND NOT settled"


def upgrade() -> None:
    """Bring the database forward."""
    settled = sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", settled)
    op.create_index(
        "tables_unsettled",
        "tables",
        ["created"],
        postgresql_where=sa.text(UNSETTLED),
        sqlite_where=sa.text(UNSETTLED),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("results_at", "results", ["at"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(100), nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("weight", sa.Float),
        sa.Column("mu_was", sa.Float),
        sa.Column("sigma_was", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("result_seats_person", "result_seats", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game", "mu"])
    op.create_table(
        "stars",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("open", sa.Boolean, nullable=False),
    )
