"""Alembic runs this; the connection comes from `migrate`."""

from alembic import context

from meadhall.hall.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
