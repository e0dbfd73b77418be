"""Alembic asks here how to reach the database; we hand it the connection that is open already."""

from alembic import context

from brink.tables.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
