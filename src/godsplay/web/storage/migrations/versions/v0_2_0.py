"""Version 0.2.0: what lists of tables show, notes, reviews, who sat where, whose luck we vouch for, notices."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0.2.0"
down_revision = "0.1.0"

UNKNOWN = "?"  # is nobody's digest


def upgrade() -> None:
    """Add what lists of tables show, which is filled in as tables are opened, notes, and who has ever sat where."""
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
    for name in ("vouched", "muted"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("kind", sa.String(16), nullable=False, server_default="talk"))
    op.add_column("chat", sa.Column("holder", sa.String(64)))
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    note_sitters(op.get_bind())
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("job", sa.String(32), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("text", sa.Text),
    )
    add_notices()
    add_clocks()
    add_devices()
    add_lobby()


def add_notices() -> None:
    """Add what players have seen, how they want to be told of turns, and what they are told."""
    op.create_table(
        "looks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("quiet_from", "quiet_until", "gap", "remind")),
        sa.Column("told", sa.Float, nullable=False),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
    )
    op.create_index("ix_notice_channels_holder", "notice_channels", ["holder"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("message", sa.String(32)),
    )
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
    channel = sa.ForeignKey("notice_channels.id", ondelete="CASCADE")
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("message", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(32), channel, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_index("ix_deliveries_message", "deliveries", ["message"])
    op.create_index("ix_deliveries_state_due", "deliveries", ["state", "due"])


def add_clocks() -> None:
    """Add clocks, which the tables of before have none of, and moves in advance."""
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("warning", sa.Float),
    )
    op.create_index("ix_clocks_deadline", "clocks", ["deadline"])
    op.create_index("ix_clocks_warning", "clocks", ["warning"])
    op.create_table(
        "advance",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
    )
    op.create_table(
        "service_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )


def add_devices() -> None:
    """Add the devices of players, the links that lead from one to another, and passkeys."""
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64)),
        sa.Column("expires", sa.Float, nullable=False),
    )


def add_lobby() -> None:
    """Add how people find each other."""
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("listed", sa.Float, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("size", "rounds", "round")),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("created", sa.Float, nullable=False),
    )
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(32), tournament, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.UniqueConstraint("tournament_id", "holder", name="uq_tournament_players_holder"),
    )
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(32), tournament, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seating", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
    )


def note_sitters(connection: sa.Connection) -> None:
    """Note who holds which seat; an empty one that was meant for people may have been somebody's, too."""
    pages: dict[str, Any] = dict(connection.execute(sa.text("SELECT id, page FROM tables")).all())
    seats = sa.text("SELECT table_id, seat, holder, created FROM seats JOIN tables ON id = table_id")
    for table, seat, holder, created in connection.execute(seats).all():
        page = json.loads(pages[table]) if isinstance(pages[table], str) else pages[table]
        meant = page.get("seats") or []
        sat = holder or (UNKNOWN if seat < len(meant) and meant[seat] == "human" else None)
        if sat is not None:
            values = {"table": table, "seat": seat, "holder": sat, "since": created}
            connection.execute(sa.text("INSERT INTO sitters VALUES (:table, :seat, :holder, :since)"), values)
