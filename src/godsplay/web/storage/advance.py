"""Moves in advance in the database: private to whoever made them, so that no table changes by them."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import ADVANCE
from godsplay.web.tables.orders import Orders


class StoredOrders:
    """What players have decided in advance, at all tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: set[str] = set()  # tables that have had orders since the start, or had some then
        self.complete = False  # whether those of the start are among them

    async def read(self, table: str, seat: int, holder: str) -> Orders:
        """Return what somebody has decided in advance for a seat; nothing of whoever held it before."""
        if not self.database.shared and table not in await self.tables_with_orders():
            return Orders()  # as for almost every move
        own = (ADVANCE.c.table_id == table, ADVANCE.c.seat == seat, ADVANCE.c.holder == holder)
        async with self.database.reads.connect() as connection:
            found = (await connection.execute(select(ADVANCE.c.orders).where(*own))).scalar()
        return Orders() if found is None else msgspec.json.decode(found, type=Orders)

    async def write(self, table: str, seat: int, holder: str, orders: Orders) -> None:
        """Write what somebody decides in advance, in place of what was there."""
        if orders != Orders():
            self.known.add(table)
        place = (ADVANCE.c.table_id == table, ADVANCE.c.seat == seat)
        row = {"holder": holder, "orders": msgspec.json.encode(orders).decode()}
        written = self.database.upsert(ADVANCE).values(table_id=table, seat=seat, **row)
        async with self.database.transaction() as connection:
            if orders == Orders():
                await connection.execute(delete(ADVANCE).where(*place))
                return
            try:
                key = [ADVANCE.c.table_id, ADVANCE.c.seat]
                await connection.execute(written.on_conflict_do_update(index_elements=key, set_=row))
            except IntegrityError:
                return  # the table was cleared away

    async def tables_with_orders(self) -> set[str]:
        """Return the tables where somebody has decided something in advance, read once: nobody else writes here."""
        if not self.complete:
            async with self.database.engine.connect() as connection:
                self.known.update((await connection.execute(select(ADVANCE.c.table_id).distinct())).scalars())
            self.complete = True
        return self.known

    async def tables(self, most: int) -> list[str]:
        """List tables where somebody has decided something in advance."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(select(ADVANCE.c.table_id).distinct().limit(most))
            return list(found.scalars())
