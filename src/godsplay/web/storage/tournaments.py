"""Tournaments in the database."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import TOURNAMENT_PLAYERS, TOURNAMENT_TABLES, TOURNAMENTS
from godsplay.web.tournaments.tournament import Tournament, TournamentPlayer, TournamentTable

MOST_LISTED = 50


class StoredTournaments:
    """The tournaments of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, tournament: Tournament) -> None:
        """Write a new tournament."""
        row = msgspec.to_builtins(tournament)
        del row["players"], row["tables"]
        async with self.database.transaction() as connection:
            await connection.execute(insert(TOURNAMENTS).values(created=time.time(), **row))

    async def load(self, name: str) -> Tournament | None:
        """Read a tournament."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name))).mappings().first()
            if row is None:
                return None
            found = read_tournament(row)
            own = TOURNAMENT_PLAYERS.c.tournament_id == name
            people = await connection.execute(
                select(TOURNAMENT_PLAYERS).where(own).order_by(TOURNAMENT_PLAYERS.c.number)
            )
            found.players = [TournamentPlayer(each.number, each.holder, each.name) for each in people]
            played = TOURNAMENT_TABLES.c.tournament_id == name
            order = (TOURNAMENT_TABLES.c.round, TOURNAMENT_TABLES.c.number)
            tables = await connection.execute(select(TOURNAMENT_TABLES).where(played).order_by(*order))
            found.tables = [
                TournamentTable(each.round, each.number, each.table_id, each.seating, each.result) for each in tables
            ]
        return found

    async def join(self, name: str, holder: str, called: str) -> bool:
        """Let somebody take part, or change their name; whether that is still possible."""
        own = (TOURNAMENT_PLAYERS.c.tournament_id == name, TOURNAMENT_PLAYERS.c.holder == holder)
        for _ in range(20):  # two who come at once get the same number
            try:
                async with self.database.transaction() as connection:
                    if not await is_gathering(connection, name):
                        return False
                    renamed = await connection.execute(update(TOURNAMENT_PLAYERS).where(*own).values(name=called))
                    if not renamed.rowcount:
                        last = select(func.max(TOURNAMENT_PLAYERS.c.number)).where(own[0])
                        number = ((await connection.execute(last)).scalar() or 0) + 1
                        row = {"tournament_id": name, "number": number, "holder": holder, "name": called}
                        await connection.execute(insert(TOURNAMENT_PLAYERS).values(row))
                    return True
            except IntegrityError:
                continue
        return False

    async def leave(self, name: str, holder: str) -> bool:
        """Let somebody leave; whether that is still possible."""
        own = (TOURNAMENT_PLAYERS.c.tournament_id == name, TOURNAMENT_PLAYERS.c.holder == holder)
        async with self.database.transaction() as connection:
            if not await is_gathering(connection, name):
                return False
            return (await connection.execute(delete(TOURNAMENT_PLAYERS).where(*own))).rowcount == 1

    async def add_table(self, name: str, table: TournamentTable) -> bool:
        """Write a table of a round; whether nobody else has."""
        place = {"round": table.round, "number": table.number}
        row = {"tournament_id": name, **place, "table_id": table.table, "seating": table.seating}
        async with self.database.transaction() as connection:
            written = self.database.upsert(TOURNAMENT_TABLES).values(row).on_conflict_do_nothing()
            return (await connection.execute(written)).rowcount == 1

    async def begin_round(self, name: str, number: int) -> None:
        """Note that a round has begun."""
        async with self.database.transaction() as connection:
            begun = update(TOURNAMENTS).where(TOURNAMENTS.c.id == name, TOURNAMENTS.c.round < number)
            await connection.execute(begun.values(round=number))

    async def save_result(self, name: str, table: TournamentTable) -> None:
        """Write how a table has ended."""
        place = (TOURNAMENT_TABLES.c.round == table.round, TOURNAMENT_TABLES.c.number == table.number)
        async with self.database.transaction() as connection:
            own = update(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.tournament_id == name, *place)
            await connection.execute(own.values(result=table.result))

    async def tournament_with(self, table: str) -> str | None:
        """Return the name of the tournament that a table belongs to, if there is one."""
        query = select(TOURNAMENT_TABLES.c.tournament_id).where(TOURNAMENT_TABLES.c.table_id == table)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def tournaments_of(self, holder: str) -> list[Tournament]:
        """List the tournaments that somebody takes part in or has set up, the latest first, without their tables."""
        part = select(TOURNAMENT_PLAYERS.c.tournament_id).where(TOURNAMENT_PLAYERS.c.holder == holder)
        own = (TOURNAMENTS.c.host == holder) | TOURNAMENTS.c.id.in_(part)
        async with self.database.engine.connect() as connection:
            query = select(TOURNAMENTS).where(own).order_by(TOURNAMENTS.c.created.desc()).limit(MOST_LISTED)
            return [read_tournament(row) for row in (await connection.execute(query)).mappings()]


async def is_gathering(connection: AsyncConnection, name: str) -> bool:
    """Whether no round has begun; nobody begins one before the transaction ends."""
    query = select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == name).with_for_update()
    return (await connection.execute(query)).scalar() == 0


def read_tournament(row: object) -> Tournament:
    """Read a tournament without its players and tables."""
    values = dict(row)  # type: ignore[call-overload]
    del values["created"]
    clock = values.pop("clock")
    return Tournament(clock=None if clock is None else msgspec.convert(clock, ClockSettings), **values)
