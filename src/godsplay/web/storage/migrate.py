"""Bringing a database up to date when a server starts: mostly there is nothing to do."""

from __future__ import annotations

import sqlalchemy as sa

from godsplay.web.settings import CannotServe
from godsplay.web.storage.schema import REVISION, SCHEMA, TABLES
from godsplay.web.views.text import say

REVISIONS = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


def migrate(connection: sa.Connection) -> None:
    """Create the schema in an empty database, or upgrade what an older version has left."""
    inspector = sa.inspect(connection)
    versioned = inspector.has_table(REVISIONS.name)
    current = connection.scalar(sa.select(REVISIONS.c.version_num)) if versioned else None
    if current == REVISION:
        check_columns(inspector)
    elif versioned or inspector.has_table(TABLES.name):
        from godsplay.web.storage.upgrade import upgrade  # Alembic takes long to import, and is rarely needed

        upgrade(connection, current)
    else:
        SCHEMA.create_all(connection)
        REVISIONS.create(connection)
        connection.execute(sa.insert(REVISIONS).values(version_num=REVISION))


def check_columns(inspector: sa.Inspector) -> None:
    """Refuse a database that lacks something although it claims to be up to date."""
    for table in SCHEMA.sorted_tables:
        there = (
            {each["name"] for each in inspector.get_columns(table.name)} if inspector.has_table(table.name) else set()
        )
        for column in table.columns:
            if column.name not in there:
                raise CannotServe(say("serve-database-lacks", what=f"{table.name}.{column.name}"))
