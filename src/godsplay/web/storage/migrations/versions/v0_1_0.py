"""The schema of version 0.1.0: tables, moves, seats, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0.1.0"
down_revision = None


def upgrade() -> None:
    """Create everything in an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("page", sa.JSON, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("next", sa.String(32)),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("drew", sa.JSON, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("invitation", sa.String(64), unique=True),
        sa.Column("bot", sa.String(40)),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )
