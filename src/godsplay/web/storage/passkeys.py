"""Passkeys in the database, and the challenges that they have to answer, each once."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, insert, select, update

from godsplay.web.players.passkey_store import StoredChallenge, StoredPasskey
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import PASSKEY_CHALLENGES, PASSKEYS


class StoredPasskeys:
    """The passkeys of all players of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_challenge(self, challenge: StoredChallenge) -> None:
        """Write a challenge down, and forget those that nobody has answered in time."""
        async with self.database.transaction() as connection:
            await connection.execute(delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.expires < time.time()))
            await connection.execute(insert(PASSKEY_CHALLENGES).values(msgspec.structs.asdict(challenge)))

    async def take_challenge(self, challenge: str) -> StoredChallenge | None:
        """Return a challenge that was not answered yet; nobody can answer it again."""
        good = (PASSKEY_CHALLENGES.c.challenge == challenge, PASSKEY_CHALLENGES.c.expires > time.time())
        async with self.database.transaction() as connection:
            taken = await connection.execute(delete(PASSKEY_CHALLENGES).where(*good).returning(*PASSKEY_CHALLENGES.c))
            row = taken.mappings().first()
        return None if row is None else StoredChallenge(**row)

    async def add(self, passkey: StoredPasskey) -> None:
        """Write a passkey down."""
        async with self.database.transaction() as connection:
            row = msgspec.structs.asdict(passkey)
            await connection.execute(self.database.upsert(PASSKEYS).values(row).on_conflict_do_nothing())

    async def find(self, name: str) -> StoredPasskey | None:
        """Return a passkey."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == name))).mappings().first()
        return None if row is None else StoredPasskey(**row)

    async def passkeys_of(self, holder: str) -> list[StoredPasskey]:
        """List the passkeys of a player, the oldest first."""
        async with self.database.engine.connect() as connection:
            own = select(PASSKEYS).where(PASSKEYS.c.holder == holder)
            rows = await connection.execute(own.order_by(PASSKEYS.c.since, PASSKEYS.c.id))
            return [StoredPasskey(**row) for row in rows.mappings()]

    async def count(self, name: str, count: int) -> None:
        """Note how often a passkey has signed."""
        async with self.database.transaction() as connection:
            await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == name).values(count=count))

    async def remove(self, holder: str, name: str) -> bool:
        """Remove a passkey of a player; whether there was one."""
        async with self.database.transaction() as connection:
            own = delete(PASSKEYS).where(PASSKEYS.c.id == name, PASSKEYS.c.holder == holder)
            return (await connection.execute(own)).rowcount == 1
