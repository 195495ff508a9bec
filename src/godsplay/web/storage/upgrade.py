"""Upgrading a database by Alembic: one revision for every version that changed the schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from godsplay.web.settings import CannotServe
from godsplay.web.views.text import say

FIRST = "0.1.0"  # a database of that version does not say which version it is of


def upgrade(connection: Connection, current: str | None) -> None:
    """Upgrade what an older version has left; refuse what a newer one has."""
    config = configure(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if current is not None and current not in known:
        raise CannotServe(say("serve-database-newer", revision=current))
    if current is None:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")


def configure(connection: Connection | None) -> Config:
    """Return what Alembic must know: where the migrations are, and what they run on."""
    config = Config()
    config.set_main_option("script_location", "godsplay.web.storage:migrations")
    config.attributes["connection"] = connection
    return config
