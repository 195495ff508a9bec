"""Two players turn out to be one person: whatever the one holds becomes the other's."""

from __future__ import annotations

from sqlalchemy import Column, PrimaryKeyConstraint, UniqueConstraint, delete, exists, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.storage.schema import (
    CHAT,
    NOTES,
    SCHEMA,
    SEATS,
    SITTERS,
    TABLES,
    TOURNAMENT_PLAYERS,
    TOURNAMENTS,
)

PLAYERS = ("holder", "host")  # what a column is called that has the digest of a player


async def merge_players(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Transfer everything of one player to another; return the tables that have changed by that."""
    tables = await tables_of(connection, old)
    await join_notes(connection, old, new)
    await withdraw(connection, old, new)
    for table in SCHEMA.sorted_tables:
        for column in table.columns:
            if column.name in PLAYERS:
                await rename_player(connection, column, old, new)
    await connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1))
    return tables


async def tables_of(connection: AsyncConnection, holder: str) -> list[str]:
    """List the tables that know somebody."""
    known = [select(each.c.table_id).where(each.c.holder == holder) for each in (SEATS, SITTERS, CHAT)]
    found = await connection.execute(union(select(TABLES.c.id).where(TABLES.c.host == holder), *known))
    return list(found.scalars())


async def join_notes(connection: AsyncConnection, old: str, new: str) -> None:
    """Append the notes of one player to those that the other has at the same table."""
    added = await connection.execute(select(NOTES.c.table_id, NOTES.c.text).where(NOTES.c.holder == old))
    for table, text in added.all():
        own = (NOTES.c.table_id == table, NOTES.c.holder == new)
        await connection.execute(update(NOTES).where(*own).values(text=NOTES.c.text + "\n\n" + text))


async def withdraw(connection: AsyncConnection, old: str, new: str) -> None:
    """Let one player take part once in a tournament that has begun; what the other has won there stays."""
    both = select(TOURNAMENT_PLAYERS.c.tournament_id).where(TOURNAMENT_PLAYERS.c.holder == new)
    begun = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.round > 0, TOURNAMENTS.c.id.in_(both))
    twice = (TOURNAMENT_PLAYERS.c.holder == old, TOURNAMENT_PLAYERS.c.tournament_id.in_(begun))
    await connection.execute(update(TOURNAMENT_PLAYERS).where(*twice).values(holder=None))


async def rename_player(connection: AsyncConnection, column: Column[str], old: str, new: str) -> None:
    """Replace one player by another; where only one row is possible, that of the other stays."""
    table = column.table
    for constraint in table.constraints:
        if isinstance(constraint, (PrimaryKeyConstraint, UniqueConstraint)) and column.name in constraint.columns:
            theirs = table.alias()
            shared = [theirs.c[each.name] == each for each in constraint.columns if each is not column]
            taken = exists().where(theirs.c[column.name] == new, *shared)
            await connection.execute(delete(table).where(column == old, taken))
    await connection.execute(update(table).where(column == old).values({column.name: new}))
