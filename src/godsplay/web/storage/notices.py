"""The queue of notices in the database, and the deliveries of the messages that tell them.

A notice is put into the queue by the transaction of its move. One transaction turns notices into a message with a
delivery for every channel, so a message is made whole or not at all, whichever server does it. A delivery is marked
as being sent before the first byte leaves, and one that was cut short there is never sent again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.notices.values import (
    DROPPED,
    REMINDER,
    SENDING,
    TOLD,
    UNKNOWN,
    WAITING,
    Channel,
    Delivery,
    Message,
    Notice,
    NoticeKey,
    NoticeSettings,
)
from godsplay.web.storage.database import Database
from godsplay.web.storage.notice_channels import read_channel
from godsplay.web.storage.schema import DELIVERIES, NOTICE_CHANNELS, NOTICE_SETTINGS, NOTICES, SEATS, TABLES
from godsplay.web.tables.seats import new_id

MOST = 100  # players or deliveries at once
KEPT = 30 * 24 * 3600.0  # seconds that deliveries are kept for whoever runs the server


class Overtaken(RuntimeError):
    """Raised when another server has told a notice meanwhile."""


class ListedDelivery(NamedTuple):
    """A delivery that did not go well, for whoever runs the server; without its text and its address."""

    kind: str
    state: str
    attempts: int
    touched: float
    problem: str


class Reminders(NamedTuple):
    """The turns that a player is reminded of, once, and when."""

    turns: list[Notice]
    due: float


NO_REMINDERS = Reminders([], 0.0)


class StoredNotices:
    """The notices and deliveries of all players."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due_holders(self, now: float) -> list[str]:
        """List the players who are to be told something by now."""
        due = select(NOTICES.c.holder).where(NOTICES.c.state == WAITING, NOTICES.c.due <= now)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(due.distinct().limit(MOST))).scalars())

    async def due_notices(self, holder: str, now: float) -> list[Notice]:
        """List what a player is to be told by now, the oldest first."""
        mine = (NOTICES.c.holder == holder, NOTICES.c.state == WAITING, NOTICES.c.due <= now)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(NOTICES).where(*mine).order_by(NOTICES.c.due))
            return [Notice(NoticeKey(row.table_id, row.seat, row.ply, row.kind), row.holder) for row in rows]

    async def notices_of(self, message: str) -> list[Notice]:
        """List what a message tells."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(NOTICES).where(NOTICES.c.message == message))
            return [Notice(NoticeKey(row.table_id, row.seat, row.ply, row.kind), row.holder) for row in rows]

    async def stalled_tables(self) -> list[str]:
        """List running tables where a bot must decide while somebody waits to be told of a turn."""
        told = select(NOTICE_CHANNELS.c.holder).where(NOTICE_CHANNELS.c.confirmed)
        waits = select(SEATS.c.table_id).where(SEATS.c.holder.in_(told), SEATS.c.bot.is_(None))
        bots = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.bot.is_not(None), SEATS.c.table_id.in_(waits))
        running = select(TABLES.c.id, TABLES.c.acting).where(~TABLES.c.over, TABLES.c.id.in_(waits))
        async with self.database.engine.connect() as connection:
            played = {(table, seat) for table, seat in await connection.execute(bots)}
            rows = await connection.execute(running)
            return [table for table, acting in rows if any((table, seat) in played for seat in acting or ())]

    async def postpone(self, notices: list[Notice], until: float) -> None:
        """Let notices wait for a later time."""
        async with self.database.transaction() as connection:
            await connection.execute(update(NOTICES).where(*waiting(notices)).values(due=until))

    async def drop(self, notices: list[Notice], reminders: Reminders = NO_REMINDERS) -> None:
        """Drop these: nobody needs to be told any more, unless they forget what they have seen."""
        async with self.database.transaction() as connection:
            await connection.execute(update(NOTICES).where(*waiting(notices)).values(state=DROPPED))
            await self.plan(connection, reminders)

    async def tell(
        self,
        holder: str,
        notices: list[Notice],
        contents: list[tuple[Channel, Message]],
        settings: NoticeSettings,
        reminders: Reminders = NO_REMINDERS,
    ) -> None:
        """Make a message of notices, with a delivery for every channel, and plan the reminders."""
        now, message = time.time(), new_id()
        async with self.database.transaction() as connection:
            told = update(NOTICES).where(*waiting(notices)).values(state=TOLD, message=message)
            if (await connection.execute(told)).rowcount != len(notices):
                raise Overtaken
            for channel, content in contents:
                await self.add_delivery(connection, message, channel, content, now)
            await self.plan(connection, reminders)
            values = {**msgspec.to_builtins(settings), "told": now}
            noted = self.database.upsert(NOTICE_SETTINGS).values(holder=holder, **values)
            key = [NOTICE_SETTINGS.c.holder]
            await connection.execute(noted.on_conflict_do_update(index_elements=key, set_={"told": now}))

    async def plan(self, connection: AsyncConnection, reminders: Reminders) -> None:
        """Queue one reminder of every turn."""
        for key, holder in reminders.turns:
            row = {"table_id": key.table, "seat": key.seat, "ply": key.ply, "kind": REMINDER}
            planned = self.database.upsert(NOTICES).values(holder=holder, due=reminders.due, state=WAITING, **row)
            await connection.execute(planned.on_conflict_do_nothing())

    async def send(self, channel: Channel, content: Message) -> None:
        """Queue a message that is no notice: a trial, or the request to confirm an address."""
        async with self.database.transaction() as connection:
            await self.add_delivery(connection, new_id(), channel, content, time.time())

    async def add_delivery(
        self, connection: AsyncConnection, message: str, channel: Channel, content: Message, now: float
    ) -> None:
        text = msgspec.json.encode(content).decode()
        row = {"id": new_id(), "message": message, "channel": channel.id, "kind": channel.kind, "text": text}
        times = {"due": now, "made": now, "touched": now}
        await connection.execute(insert(DELIVERIES).values(state=WAITING, attempts=0, problem="", **row, **times))

    async def due_deliveries(self, now: float) -> list[str]:
        """List deliveries that are to be made by now, the oldest first."""
        due = select(DELIVERIES.c.id).where(DELIVERIES.c.state == WAITING, DELIVERIES.c.due <= now)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(due.order_by(DELIVERIES.c.due).limit(MOST))).scalars())

    async def next_due(self, but: list[str]) -> float:
        """Return when the next notice or delivery is due, but for these; in the distant future if nothing waits."""
        notices = select(func.min(NOTICES.c.due)).where(NOTICES.c.state == WAITING)
        deliveries = select(func.min(DELIVERIES.c.due)).where(
            DELIVERIES.c.state == WAITING, DELIVERIES.c.id.not_in(but)
        )
        async with self.database.engine.connect() as connection:
            both = select(notices.scalar_subquery(), deliveries.scalar_subquery())
            found = (await connection.execute(both)).one()
        return min([each for each in found if each is not None], default=float("inf"))

    async def claim(self, delivery: str) -> Delivery | None:
        """Mark a delivery as being sent, by us and nobody else; nothing if somebody was faster."""
        mine = (DELIVERIES.c.id == delivery, DELIVERIES.c.state == WAITING)
        begun = {"state": SENDING, "touched": time.time(), "attempts": DELIVERIES.c.attempts + 1}
        whole = select(DELIVERIES.c.message, DELIVERIES.c.text, DELIVERIES.c.attempts, NOTICE_CHANNELS)
        joined = whole.join(NOTICE_CHANNELS, NOTICE_CHANNELS.c.id == DELIVERIES.c.channel)
        async with self.database.transaction() as connection:
            if (await connection.execute(update(DELIVERIES).where(*mine).values(**begun))).rowcount != 1:
                return None
            row = (await connection.execute(joined.where(DELIVERIES.c.id == delivery))).mappings().one()
        content = msgspec.json.decode(row["text"], type=Message)
        return Delivery(delivery, row["message"], read_channel(row), content, row["attempts"])

    async def settle(self, delivery: str, state: str, problem: str = "") -> None:
        """Write how a delivery ended; its text is not needed any more."""
        await self.change(delivery, state=state, problem=problem, text="")

    async def put_off(self, delivery: str, due: float) -> None:
        """Let a delivery wait that was not attempted after all."""
        await self.change(delivery, state=WAITING, due=due, attempts=DELIVERIES.c.attempts - 1)

    async def retry(self, delivery: str, due: float, problem: str) -> None:
        """Let a delivery wait for another attempt."""
        await self.change(delivery, state=WAITING, due=due, problem=problem)

    async def change(self, delivery: str, **values: object) -> None:
        async with self.database.transaction() as connection:
            chosen = update(DELIVERIES).where(DELIVERIES.c.id == delivery)
            await connection.execute(chosen.values(touched=time.time(), **values))

    async def give_up_cut_short(self, before: float) -> int:
        """Give up deliveries that a server was sending when it died: nobody knows whether they arrived."""
        cut_short = (DELIVERIES.c.state == SENDING, DELIVERIES.c.touched < before)
        async with self.database.transaction() as connection:
            done = await connection.execute(update(DELIVERIES).where(*cut_short).values(state=UNKNOWN, text=""))
            return done.rowcount

    async def forget_old(self) -> None:
        """Delete deliveries that ended long ago."""
        ended = (DELIVERIES.c.state.not_in([WAITING, SENDING]), DELIVERIES.c.touched < time.time() - KEPT)
        async with self.database.transaction() as connection:
            await connection.execute(delete(DELIVERIES).where(*ended))

    async def figures(self) -> Counter[tuple[str, str]]:
        """Count the deliveries that are kept, by the kind of their channel and their state."""
        counted = select(DELIVERIES.c.kind, DELIVERIES.c.state, func.count()).group_by(
            DELIVERIES.c.kind, DELIVERIES.c.state
        )
        async with self.database.engine.connect() as connection:
            return Counter({(kind, state): count for kind, state, count in await connection.execute(counted)})

    async def troubled(self, most: int) -> list[ListedDelivery]:
        """List the last deliveries that failed, are tried again, or were cut short."""
        columns = [DELIVERIES.c[name] for name in ListedDelivery._fields]
        found = select(*columns).where(or_(DELIVERIES.c.problem != "", DELIVERIES.c.state == UNKNOWN))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(found.order_by(DELIVERIES.c.touched.desc()).limit(most))
            return [ListedDelivery(*row) for row in rows]


def waiting(notices: Iterable[Notice]) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return what these notices fulfil while they wait."""
    columns = (NOTICES.c.table_id, NOTICES.c.seat, NOTICES.c.ply, NOTICES.c.kind)
    chosen = [and_(*(column == value for column, value in zip(columns, notice.key, strict=True))) for notice in notices]
    return or_(*chosen), NOTICES.c.state == WAITING
