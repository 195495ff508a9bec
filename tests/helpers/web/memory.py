"""A table in memory alone, without a database."""

from __future__ import annotations

from collections.abc import Callable

import godsplay
from godsplay.web.settings import Settings
from godsplay.web.storage.database import Database
from godsplay.web.storage.rows import StoredTable
from godsplay.web.tables.bot_processes import BotProcesses
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.table import Table

NOWHERE = Settings(database="/nowhere/tables.sqlite").database_url()  # never opened
EVERY = 9  # moves between two looks


def table_in_memory(record: godsplay.Record) -> Table:
    """Return a table where one person holds all seats; nothing of it can be stored."""
    seats = [Seat(number, holder="somebody") for number in range(record.page.players)]
    return Table(
        StoredTable("t", 1, record.page, seats, [], "", None, None), Database(NOWHERE), BotProcesses(1), Presence()
    )


def play_at_random(name: str, seed: int, look: Callable[[Table], object]) -> Table:
    """Play a whole game at random, looking at the table now and then, and at its end."""
    table = table_in_memory(godsplay.Record(godsplay.game(name), seed=seed))
    rng = godsplay.Seeded(f"table {seed}")
    while not table.over:
        state = table.record.state
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        table.record.play(seat, legal[rng.below(len(legal))])
        table.log.add_last_move()
        if len(table.record) % EVERY == 0:
            look(table)
    look(table)
    return table
