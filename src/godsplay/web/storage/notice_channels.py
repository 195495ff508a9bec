"""How players want to be told, in the database: their channels and settings."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from godsplay.web.notices.values import PUSH, Channel, NoticeSettings
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import NOTICE_CHANNELS, NOTICE_SETTINGS, SERVER_KEYS

DAY = 24 * 3600.0  # seconds in which an address can be confirmed


class StoredChannels:
    """The channels and settings of all players."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, holder: str) -> list[Channel]:
        """List the channels of a player, the oldest first."""
        own = select(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.holder == holder).order_by(NOTICE_CHANNELS.c.added)
        async with self.database.engine.connect() as connection:
            return [read_channel(row) for row in (await connection.execute(own)).mappings()]

    async def by_token(self, token: str) -> Channel | None:
        """Return the channel that a link in a mail is for."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(select(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.token == token))
            row = found.mappings().first()
        return None if row is None else read_channel(row)

    async def unconfirmed(self, target: str) -> int:
        """Count who has lately asked for mails to an address that nobody has confirmed."""
        asked = (NOTICE_CHANNELS.c.target == target) & ~NOTICE_CHANNELS.c.confirmed
        lately = NOTICE_CHANNELS.c.added > time.time() - DAY
        async with self.database.engine.connect() as connection:
            query = select(func.count()).select_from(NOTICE_CHANNELS).where(asked, lately)
            return (await connection.execute(query)).scalar() or 0

    async def add(self, channel: Channel) -> None:
        """Write a channel; the same target of the same player counts once. Old ones that nobody confirmed go.

        A browser has one player: whoever was told there before is not any more.
        """
        old = ~NOTICE_CHANNELS.c.confirmed & (NOTICE_CHANNELS.c.added < time.time() - DAY)
        same = NOTICE_CHANNELS.c.target == channel.target
        if channel.kind != PUSH:
            same &= NOTICE_CHANNELS.c.holder == channel.holder
        async with self.database.transaction() as connection:
            await connection.execute(delete(NOTICE_CHANNELS).where(old | same))
            await connection.execute(insert(NOTICE_CHANNELS).values(msgspec.to_builtins(channel)))

    async def confirm(self, channel: str) -> None:
        """Write that a channel is its player's own."""
        await self.change(channel, confirmed=True)

    async def note_problem(self, channel: str, problem: str) -> None:
        """Write why a delivery failed, or that none does any more."""
        await self.change(channel, problem=problem)

    async def end(self, channel: str, problem: str) -> None:
        """Silence a channel whose receiver is gone, until its player has added it again."""
        await self.change(channel, confirmed=False, problem=problem)

    async def change(self, channel: str, **values: object) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(update(NOTICE_CHANNELS).where(NOTICE_CHANNELS.c.id == channel).values(**values))

    async def remove(self, channel: str, holder: str | None = None) -> None:
        """Delete a channel with all that is on its way there; if a player is given, only their own."""
        chosen = NOTICE_CHANNELS.c.id == channel
        if holder is not None:
            chosen &= NOTICE_CHANNELS.c.holder == holder
        async with self.database.transaction() as connection:
            await connection.execute(delete(NOTICE_CHANNELS).where(chosen))

    async def settings(self, holder: str) -> NoticeSettings:
        """Return how a player wants to be told."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.holder == holder))
            row = found.mappings().first()
        return NoticeSettings() if row is None else read_settings(row)

    async def save_settings(self, holder: str, settings: NoticeSettings) -> None:
        """Write how a player wants to be told; when the last message was made stays."""
        values = msgspec.to_builtins(settings)
        kept = {name: value for name, value in values.items() if name != "told"}
        written = self.database.upsert(NOTICE_SETTINGS).values(holder=holder, **values)
        async with self.database.transaction() as connection:
            key = [NOTICE_SETTINGS.c.holder]
            await connection.execute(written.on_conflict_do_update(index_elements=key, set_=kept))

    async def key(self, name: str) -> str | None:
        """Return a key of this service, if there is one by that name."""
        async with self.database.engine.connect() as connection:
            found: str | None = await connection.scalar(select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name))
        return found

    async def add_key(self, name: str, fresh: str) -> str:
        """Keep a key of this service, unless another server was faster; return the one that is kept."""
        written = self.database.upsert(SERVER_KEYS).values(name=name, value=fresh).on_conflict_do_nothing()
        async with self.database.transaction() as connection:
            await connection.execute(written)
            found = await connection.execute(select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name))
            return str(found.scalar_one())


def read_channel(row: Any) -> Channel:
    return Channel(**{name: row[name] for name in Channel.__struct_fields__})


def read_settings(row: Any) -> NoticeSettings:
    return NoticeSettings(**{name: row[name] for name in NoticeSettings.__struct_fields__})
