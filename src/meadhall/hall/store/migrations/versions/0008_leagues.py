"""Leagues: what they are, who takes part, their tables and who sits there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_index("leagues_due", "leagues", ["due"])
    op.create_index("leagues_phase", "leagues", ["phase", "begins"])
    op.create_table(
        "league_people",
        sa.Column("league_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("left", sa.BigInteger),
        sa.Column("ready", sa.BigInteger),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("division", sa.Integer, nullable=False),
    )
    op.create_index("league_people_person", "league_people", ["person"])
    op.create_table(
        "league_tables",
        sa.Column("league_id", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("league_tables_table", "league_tables", ["table_id"], unique=True)
    op.create_table(
        "league_seats",
        sa.Column("league_id", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("place", sa.SmallInteger),
        sa.Column("absent", sa.Boolean, nullable=False),
    )
    op.create_index("league_seats_person", "league_seats", ["person"])
