"""Bringing a database up to date when a server starts: mostly there is nothing to do."""

from __future__ import annotations

import sqlalchemy as sa

from godsplay.web.storage.schema import REVISION, SCHEMA, TABLES

REVISIONS = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


def migrate(connection: sa.Connection) -> None:
    """Create the schema in an empty database, or upgrade what an older version has left."""
    inspector = sa.inspect(connection)
    versioned = inspector.has_table(REVISIONS.name)
    current = connection.scalar(sa.select(REVISIONS.c.version_num)) if versioned else None
    if current == REVISION:
        return
    if versioned or inspector.has_table(TABLES.name):
        from godsplay.web.storage.upgrade import upgrade  # Alembic takes long to import, and is rarely needed

        upgrade(connection, current)
    else:
        SCHEMA.create_all(connection)
        REVISIONS.create(connection)
        connection.execute(sa.insert(REVISIONS).values(version_num=REVISION))
