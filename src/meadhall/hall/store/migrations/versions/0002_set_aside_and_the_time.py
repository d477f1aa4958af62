"""Tables that make trouble are counted, and set aside; processes agree on the time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "troubles",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("error", sa.String(100), nullable=False),
        sa.Column("place", sa.String(200), nullable=False),
        sa.Column("aside", sa.Boolean, nullable=False),
    )
    op.add_column("processes", sa.Column("seen", sa.BigInteger))
