"""The database schema: tables, their moves, seats, chat and private notes. Migrations lead up to it."""

from __future__ import annotations

import sqlalchemy as sa

SCHEMA = sa.MetaData()
REVISION = "0.2.0"  # the last migration, which leads to this schema

TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # counts every change, so that no two writers overlook each other
    sa.Column("page", sa.JSON, nullable=False),  # the record without its moves
    sa.Column("host", sa.String(64), nullable=False, index=True),  # whoever opened it, as a digest of the token
    sa.Column("parent", sa.String(32)),  # the table that this one branched off
    sa.Column("next", sa.String(32)),  # the rematch
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("acting", sa.JSON),  # the seats that must decide; not known before a table of 0.1.0 was opened again
    sa.Column("winners", sa.JSON),  # the seats that have won; the same
    sa.Column("moved", sa.Float),  # the time of the last move, or of the set-up
)

MOVES = sa.Table(
    "moves",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("drew", sa.JSON, nullable=False),
)

SEATS = sa.Table(
    "seats",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("holder", sa.String(64), index=True),
    sa.Column("invitation", sa.String(64), unique=True),
    sa.Column("bot", sa.String(40)),
)

CHAT = sa.Table(
    "chat",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Float, nullable=False),
)

NOTES = sa.Table(
    "notes",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),  # for whose eyes alone, as a digest of the token
    sa.Column("text", sa.Text, nullable=False),
)
