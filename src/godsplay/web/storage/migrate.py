"""Bringing a database up to date: migrations by Alembic, one revision for every version that changed the schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from godsplay.web.settings import CannotServe
from godsplay.web.storage.schema import TABLES
from godsplay.web.views.text import say

FIRST = "0.1.0"  # a database of that version does not say which version it is of


def migrate(connection: Connection) -> None:
    """Create the schema, or upgrade what an older version has left; refuse what a newer one has."""
    config = configure(connection)
    current = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if current is not None and current not in known:
        raise CannotServe(say("serve-database-newer", revision=current))
    if current is None and inspect(connection).has_table(TABLES.name):
        command.stamp(config, FIRST)
    if current != known[0]:
        command.upgrade(config, "head")


def configure(connection: Connection) -> Config:
    """Return what Alembic must know: where the migrations are, and what they run on."""
    config = Config()
    config.set_main_option("script_location", "godsplay.web.storage:migrations")
    config.attributes["connection"] = connection
    return config
