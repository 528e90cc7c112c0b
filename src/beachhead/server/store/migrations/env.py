"""Alembic's entry: run the steps on the connection that `store.migrate` hands over."""

from alembic import context

from beachhead.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
