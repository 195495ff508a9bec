"""The database schema: tables with all that belongs to them, notices, and service time. Migrations lead up to it."""

from __future__ import annotations

import sqlalchemy as sa

from godsplay.version import DATABASE_REVISION

SCHEMA = sa.MetaData()
REVISION = DATABASE_REVISION

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
    sa.Column("vouched", sa.Boolean, nullable=False, default=False),  # this service chose the seed and kept it secret
    sa.Column("muted", sa.Boolean, nullable=False, default=False),  # onlookers may read the chat, not write
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
    sa.Column("kind", sa.String(16), nullable=False, default="talk"),
    sa.Column("holder", sa.String(64)),  # who said it, as a digest of the token
)

SITTERS = sa.Table(
    "sitters",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),  # whoever has ever held the seat, as a digest of the token
    sa.Column("since", sa.Float, nullable=False),
)

NOTES = sa.Table(
    "notes",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),  # for whose eyes alone, as a digest of the token
    sa.Column("text", sa.Text, nullable=False),
)

REVIEWS = sa.Table(
    "reviews",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("job", sa.String(32), nullable=False),  # whoever works on it; another may take over from a dead one
    sa.Column("done", sa.Integer, nullable=False),  # moves
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),  # when its job was last alive
    sa.Column("text", sa.Text),  # the review as JSON, once it is complete
)

LOOKS = sa.Table(
    "looks",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),  # the moves that somebody has seen there
    sa.Column("looked", sa.Float, nullable=False),  # when
)

SERVER_KEYS = sa.Table(
    "server_keys",
    SCHEMA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),  # made on the first start that needs it
)

NOTICE_SETTINGS = sa.Table(
    "notice_settings",
    SCHEMA,
    sa.Column("holder", sa.String(64), primary_key=True),
    sa.Column("zone", sa.String(64), nullable=False),  # a time zone by its name
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes since midnight; the same twice: never quiet
    sa.Column("quiet_until", sa.Integer, nullable=False),
    sa.Column("gap", sa.Integer, nullable=False),  # minutes between two messages, which gather what comes meanwhile
    sa.Column("remind", sa.Integer, nullable=False),  # hours after which one is reminded, once; 0: never
    sa.Column("told", sa.Float, nullable=False),  # when the last message was made
)

NOTICE_CHANNELS = sa.Table(
    "notice_channels",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("holder", sa.String(64), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),  # push, mail, discord, slack, ntfy
    sa.Column("target", sa.Text, nullable=False),  # an address, or the subscription of a browser as JSON
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),  # confirms it, and turns it off
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("problem", sa.Text, nullable=False),  # why the last delivery failed, if it did
    sa.Column("device", sa.String(64), nullable=False),  # the browser that is told, as the digest of its token
)

NOTICES = sa.Table(
    "notices",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # the moves before the turn: of each, a player is told once
    sa.Column("kind", sa.String(16), primary_key=True),  # turn, reminder, time-up, over
    sa.Column("holder", sa.String(64), nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # waiting, told, dropped
    sa.Column("message", sa.String(32)),  # the one that tells it
    sa.Index("ix_notices_state_due", "state", "due"),
)

DELIVERIES = sa.Table(
    "deliveries",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("message", sa.String(32), nullable=False, index=True),
    sa.Column("channel", sa.ForeignKey("notice_channels.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),  # as JSON; nothing once it is sent
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # waiting, sending, sent, failed, unknown, dropped
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),  # when its state has changed last
    sa.Column("problem", sa.Text, nullable=False),
    sa.Index("ix_deliveries_state_due", "state", "due"),
)

CLOCKS = sa.Table(
    "clocks",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("clock", sa.Text, nullable=False),  # what was agreed on, and the clock of every seat, as JSON
    sa.Column("deadline", sa.Float, index=True),  # the service time at which somebody runs out; none while all stand
    sa.Column("warning", sa.Float, index=True),  # the service time at which somebody is told that little is left
)

ADVANCE = sa.Table(
    "advance",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(64), nullable=False),  # whose decisions they are, and for whose eyes alone
    sa.Column("orders", sa.Text, nullable=False),  # as JSON
)

SERVICE_TIME = sa.Table(
    "service_time",
    SCHEMA,
    sa.Column("id", sa.Integer, primary_key=True),  # there is one row
    sa.Column("seconds", sa.Float, nullable=False),  # for which a server was running, while clocks ran
)

# Players: columns named `holder` or `host` are players, and change when two of them turn out to be one person.

DEVICES = sa.Table(
    "devices",
    SCHEMA,
    sa.Column("token", sa.String(64), primary_key=True),  # as a digest
    sa.Column("id", sa.String(32), nullable=False, unique=True),  # by which it is spoken of
    sa.Column("holder", sa.String(64), nullable=False, index=True),  # the player whom it stands for
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False, default=False),  # signed out, for good
)

DEVICE_LINKS = sa.Table(
    "device_links",
    SCHEMA,
    sa.Column("secret", sa.String(64), primary_key=True),  # as a digest
    sa.Column("holder", sa.String(64), nullable=False),  # whose games it opens
    sa.Column("device", sa.String(64), nullable=False),  # that it was made on, as the digest of its token
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)

PASSKEYS = sa.Table(
    "passkeys",
    SCHEMA,
    sa.Column("id", sa.String(64), primary_key=True),  # the digest of what the authenticator calls it
    sa.Column("holder", sa.String(64), nullable=False, index=True),  # whose games it opens
    sa.Column("credential", sa.Text, nullable=False),  # what the authenticator calls it
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),  # of signatures, by which a copied authenticator shows
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

PASSKEY_CHALLENGES = sa.Table(
    "passkey_challenges",
    SCHEMA,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("holder", sa.String(64)),  # who adds a passkey; nobody where one is used
    sa.Column("expires", sa.Float, nullable=False),
)

# Finding others.

LISTINGS = sa.Table(
    "listings",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("level", sa.String(16), nullable=False),  # whom the table is for
    sa.Column("listed", sa.Float, nullable=False),  # since when
)

TOURNAMENTS = sa.Table(
    "tournaments",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("host", sa.String(64), nullable=False, index=True),  # whoever set it up
    sa.Column("size", sa.Integer, nullable=False),  # of a table, as far as possible
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # rounds that have begun
    sa.Column("seed", sa.String(32), nullable=False),  # of the lots that decide among equals
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.Float, nullable=False),
)

TOURNAMENT_PLAYERS = sa.Table(
    "tournament_players",
    SCHEMA,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("holder", sa.String(64)),  # nobody once that is the same person as another player
    sa.Column("name", sa.String(80), nullable=False),
    sa.UniqueConstraint("tournament_id", "holder", name="uq_tournament_players_holder"),
)

TOURNAMENT_TABLES = sa.Table(
    "tournament_tables",
    SCHEMA,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),  # which may be cleared away by now
    sa.Column("seating", sa.JSON, nullable=False),  # the numbers of players by seat
    sa.Column("result", sa.JSON(none_as_null=True)),  # everybody's part of the win, once it has ended
)
