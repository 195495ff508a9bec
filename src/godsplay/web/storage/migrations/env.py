"""What Alembic runs migrations with: the connection of the store, within its transaction."""

from __future__ import annotations

from alembic import context

from godsplay.web.storage.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
