"""The keeper's room: reports, bans, announcements, what the keeper did, and the load."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")

NEVER_ON_SQLITE = """
CREATE TRIGGER audit_{what} BEFORE {what} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END
"""
NEVER_ON_POSTGRESQL = """
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$
"""
NO_CHANGE = """
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION audit_stays()
"""


def upgrade() -> None:
    """Bring the database forward."""
    op.add_column("presence", sa.Column("name", sa.String(100)))
    op.add_column("presence", sa.Column("home", sa.String(64)))
    op.create_table(
        "meta",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "keepers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("about", sa.SmallInteger),
        sa.Column("about_name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("home", sa.String(64)),
        sa.Column("about_home", sa.String(64)),
        sa.Column("done", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("reports_open", "reports", ["done", "at"])
    op.create_table(
        "bans",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("home", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("bans_until", "bans", ["until"])
    op.create_table(
        "announcements",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("en", sa.Text, nullable=False),
        sa.Column("ru", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("announcements_until", "announcements", ["until"])
    op.create_table(
        "audit",
        sa.Column("id", ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(NEVER_ON_POSTGRESQL)
        op.execute(NO_CHANGE)
    else:
        for what in ("UPDATE", "DELETE"):
            op.execute(NEVER_ON_SQLITE.format(what=what))
    op.create_table(
        "load",
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("load_at", "load", ["at"])
