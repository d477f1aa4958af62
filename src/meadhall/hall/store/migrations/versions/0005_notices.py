"""Notices: who is told what, and how; messages on their way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Bring the database forward."""
    op.create_table(
        "listeners",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger),
        sa.Column("quiet_to", sa.SmallInteger),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heard_seats",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("listener", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("heard_seats_listener", "heard_seats", ["listener"])
    op.create_table(
        "ways",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("listener", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
        sa.Column("sign_in", sa.String(40), nullable=False),
        sa.Column("kinds", sa.String(100), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.SmallInteger, nullable=False),
        sa.Column("trouble", sa.String(40), nullable=False),
    )
    op.create_index("ways_listener", "ways", ["listener"])
    op.create_index("ways_mark", "ways", ["mark"])
    op.create_table(
        "notices",
        sa.Column("listener", sa.String(64), primary_key=True),
        sa.Column("about", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("back", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_index("notices_about", "notices", ["about"])
    op.create_table(
        "sendings",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("way", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("sendings_due", "sendings", ["due"])
    op.create_index("sendings_way", "sendings", ["way"])
    op.create_table(
        "asked",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("listener", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("asked_mark", "asked", ["mark"])
    op.create_index("asked_at", "asked", ["at"])
