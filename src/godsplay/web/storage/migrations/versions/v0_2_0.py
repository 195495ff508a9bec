"""Version 0.2.0: whose turn it is, who won and since when, without opening a table; and private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0.2.0"
down_revision = "0.1.0"


def upgrade() -> None:
    """Add what lists of tables show, which is filled in as tables are opened, and the notes."""
    op.add_column("tables", sa.Column("acting", sa.JSON))
    op.add_column("tables", sa.Column("winners", sa.JSON))
    op.add_column("tables", sa.Column("moved", sa.Float))
    op.execute("UPDATE tables SET moved = changed")
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
