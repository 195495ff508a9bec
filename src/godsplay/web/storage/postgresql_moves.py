"""Moves on their way into PostgreSQL: everything that a move changes, in one statement and so in one way there."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import text

from godsplay.records.format import Move
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.notices.values import Turns
from godsplay.web.storage.changes import change_text
from godsplay.web.storage.clocks import columns
from godsplay.web.storage.rows import Standing, move_row
from godsplay.web.storage.store import CHANNEL
from godsplay.web.storage.turns import UNLESS_TOLD, WANTS_NOTICES

# Parts of one statement do not see each other's changes, so no row is touched by two of them.
SAVE_MOVES = text(f"""
    WITH raised AS (
        UPDATE tables SET version = :version + 1, changed = :now, moved = :now, "over" = :over,
            acting = CAST(:acting AS json), winners = CAST(:winners AS json)
        WHERE id = :table AND version = :version RETURNING id
    ), gone AS (
        DELETE FROM moves USING raised WHERE moves.table_id = raised.id AND moves.ply >= :after
    ), made AS (
        INSERT INTO moves (table_id, ply, seat, move, digest, drew)
        SELECT row.table_id, row.ply, row.seat, row.move, row.digest, row.drew
        FROM raised, json_to_recordset(CAST(:moves AS json))
            AS row (table_id text, ply int, seat int, move text, digest text, drew json)
        ON CONFLICT (table_id, ply) DO UPDATE
        SET seat = excluded.seat, move = excluded.move, digest = excluded.digest, drew = excluded.drew
    ), dropped AS (
        UPDATE notices SET state = 'dropped' FROM raised, json_to_recordset(CAST(:due AS json)) AS row (seat int)
        WHERE notices.table_id = raised.id AND notices.seat = row.seat AND notices.ply < :ply
        AND notices.state = 'waiting'
    ), queued AS (
        INSERT INTO notices (table_id, seat, ply, kind, holder, due, state)
        SELECT seats.table_id, seats.seat, :ply, :kind, seats.holder, row.due, 'waiting'
        FROM raised JOIN seats ON seats.table_id = raised.id
        JOIN json_to_recordset(CAST(:due AS json)) AS row (seat int, due float) ON seats.seat = row.seat
        WHERE {WANTS_NOTICES} {UNLESS_TOLD}
    ), timed AS (
        UPDATE clocks SET clock = :clock, deadline = CAST(:deadline AS float), warning = CAST(:warning AS float)
        FROM raised WHERE clocks.table_id = raised.id AND CAST(:clock AS text) IS NOT NULL
    )
    SELECT pg_notify(:channel, :text) FROM raised
""")
NO_CLOCK = {"clock": None, "deadline": None, "warning": None}


def move_values(
    table: str, version: int, start: int, moves: list[Move], standing: Standing, turns: Turns, clock: TableClock | None
) -> dict[str, object]:
    """Return what `SAVE_MOVES` needs to replace the moves of a table from a place on."""
    return {
        "table": table,
        "version": version,
        "now": time.time(),
        "over": standing.over,
        "acting": as_json(standing.acting),
        "winners": as_json(standing.winners),
        "after": start + len(moves),
        "moves": as_json([move_row(table, ply, move) for ply, move in enumerate(moves, start)]),
        "due": as_json([{"seat": seat, "due": due} for seat, due in turns.due.items()]),
        "ply": turns.ply,
        "kind": turns.kind,
        "channel": CHANNEL,
        "text": change_text(table, version + 1),
        **(NO_CLOCK if clock is None else columns(clock)),
    }


def as_json(value: object) -> str:
    """Return something as JSON."""
    return msgspec.json.encode(value).decode()
