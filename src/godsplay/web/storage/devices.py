"""The devices of players in the database, and the links that lead from one device to another."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.players.device_store import CHANNEL, Carried, StoredDevice, StoredLink
from godsplay.web.storage.database import Database
from godsplay.web.storage.merging import merge_players
from godsplay.web.storage.schema import DEVICE_LINKS, DEVICES, NOTICE_CHANNELS
from godsplay.web.tables.seats import new_id

DAY = 24 * 3600  # seconds for which a link is remembered after its time, to say that it was used


class StoredDevices:
    """The devices of all players of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def announce(self, tokens: list[str]) -> None:
        """Tell the other servers which devices stand for somebody else now."""
        if self.database.shared:
            await self.database.notify(CHANNEL, tokens)

    async def find(self, token: str) -> StoredDevice | None:
        """Return a device by the digest of its token; most have never been written down."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(DEVICES).where(DEVICES.c.token == token))).mappings().first()
        return None if row is None else StoredDevice(**row)

    async def devices_of(self, holder: str) -> list[StoredDevice]:
        """List the devices of a player, the oldest first."""
        own = select(DEVICES).where(DEVICES.c.holder == holder, DEVICES.c.revoked.is_(False))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(own.order_by(DEVICES.c.since, DEVICES.c.id))
            return [StoredDevice(**row) for row in rows.mappings()]

    async def add(self, token: str, holder: str, name: str) -> bool:
        """Write a device down, unless it is; whether it was not."""
        async with self.database.transaction() as connection:
            row = msgspec.structs.asdict(new_device(token, holder, name))
            done = await connection.execute(self.database.upsert(DEVICES).values(row).on_conflict_do_nothing())
            return done.rowcount == 1

    async def touch(self, token: str) -> None:
        """Note that a device was just seen."""
        async with self.database.transaction() as connection:
            await connection.execute(update(DEVICES).where(DEVICES.c.token == token).values(seen=time.time()))

    async def rename(self, holder: str, device: str, name: str) -> bool:
        """Change the name of a player's device; whether there is such a one."""
        return await self.change(holder, device, name=name) is not None

    async def revoke(self, holder: str, device: str) -> str | None:
        """Sign a device out, end the links that it made and notices to it; return the digest of its token."""
        return await self.change(holder, device, revoked=True)

    async def change(self, holder: str, device: str, **values: object) -> str | None:
        """Change one device of a player; return the digest of its token."""
        own = (DEVICES.c.id == device, DEVICES.c.holder == holder, DEVICES.c.revoked.is_(False))
        async with self.database.transaction() as connection:
            done = await connection.execute(update(DEVICES).where(*own).values(**values).returning(DEVICES.c.token))
            token: str | None = done.scalar()
            if token is not None and values.get("revoked"):
                await connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.device == token))
                await connection.execute(delete(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.device == token))
            return token

    async def add_link(self, link: StoredLink) -> None:
        """Write a link down; forget those of its player that nobody has used, and all that are long past."""
        unused = (DEVICE_LINKS.c.holder == link.holder) & DEVICE_LINKS.c.used.is_(None)
        async with self.database.transaction() as connection:
            await connection.execute(delete(DEVICE_LINKS).where(unused | (DEVICE_LINKS.c.expires < time.time() - DAY)))
            await connection.execute(insert(DEVICE_LINKS).values(msgspec.structs.asdict(link)))

    async def find_link(self, secret: str) -> StoredLink | None:
        """Return a link by the digest of its secret."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(select(DEVICE_LINKS).where(DEVICE_LINKS.c.secret == secret))
            row = found.mappings().first()
        return None if row is None else StoredLink(**row)

    async def use_link(self, secret: str, token: str, before: str, name: str) -> Carried | None:
        """Bring a device to the player of a link, which ends by that; nothing if it has ended already."""
        now = time.time()
        good = (DEVICE_LINKS.c.secret == secret, DEVICE_LINKS.c.used.is_(None), DEVICE_LINKS.c.expires > now)
        async with self.database.transaction() as connection:
            use = update(DEVICE_LINKS).where(*good).values(used=now).returning(DEVICE_LINKS.c.holder)
            holder: str | None = (await connection.execute(use)).scalar()
            return None if holder is None else await self.carry(connection, holder, token, before, name)

    async def bring(self, holder: str, token: str, before: str, name: str) -> Carried:
        """Bring a device to a player."""
        async with self.database.transaction() as connection:
            return await self.carry(connection, holder, token, before, name)

    async def carry(self, connection: AsyncConnection, holder: str, token: str, before: str, name: str) -> Carried:
        """Let a device stand for a player, with all that it held before and all that stood for the same."""
        row = msgspec.structs.asdict(new_device(token, before, name))
        named = self.database.upsert(DEVICES).values(row)
        await connection.execute(named.on_conflict_do_update(index_elements=[DEVICES.c.token], set_={"name": name}))
        devices = await connection.execute(select(DEVICES.c.token).where(DEVICES.c.holder == before))
        tokens = list(devices.scalars())
        tables = await merge_players(connection, before, holder)
        await self.database.announce(connection, tables)
        return Carried(tokens, tables)


def new_device(token: str, holder: str, name: str) -> StoredDevice:
    """Return a device that was just seen for the first time."""
    return StoredDevice(token, new_id(), holder, name, time.time(), time.time())
