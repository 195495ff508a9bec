"""What a seat alone knows, for whoever comes back and may have forgotten it: hands, bids, what was laid face down."""

from __future__ import annotations

from godsplay.engine.state import State
from godsplay.present.presentation import Presentation, TextTable

LABELS = 2  # columns that say what a row is about


def own_secrets(display: Presentation, state: State, seat: int) -> list[TextTable]:
    """Return the rows of the position's tables that say more to a seat than to a spectator, without the rest."""
    pairs = zip(display.tables(state.seen(seat)), display.tables(state.seen(None)), strict=False)
    found = [difference(own, public) for own, public in pairs if own.heads == public.heads]
    return [table for table in found if table.rows]


def difference(own: TextTable, public: TextTable) -> TextTable:
    """Return what stands in one table and not in the other, with the labels of its rows."""
    rows = [(mine, theirs) for mine, theirs in zip(own.rows, public.rows, strict=False) if mine != theirs]
    columns = [
        column
        for column in range(len(own.heads))
        if column < LABELS or any(mine[column] != theirs[column] for mine, theirs in rows)
    ]
    heads = [own.heads[column] for column in columns]
    return TextTable(own.title, heads, [[mine[column] for column in columns] for mine, _ in rows])
