"""The work on notices: a task of each server makes messages of what is due, and delivers them; no move waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from math import inf
from typing import Protocol

from godsplay.web.errors import TableNotFound
from godsplay.web.notices.news import is_news, is_true, latest_of_each_table, message_of, news_of, to_be_reminded
from godsplay.web.notices.outcomes import DeliveryError, Gone, Unavailable, Uncertain
from godsplay.web.notices.timing import end_of_quiet, may_tell_at, next_attempt
from godsplay.web.notices.values import (
    DROPPED,
    FAILED,
    REMINDER,
    SENT,
    UNKNOWN,
    WAITING,
    WEBHOOKS,
    Channel,
    Delivery,
    Message,
    Notice,
    Turns,
)
from godsplay.web.storage.notice_channels import StoredChannels
from godsplay.web.storage.notices import Overtaken, Reminders, StoredNotices
from godsplay.web.tables.advance import LONGEST_PAUSE
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.table import Table

PULSE = 5.0  # seconds between two looks at the queue, for what other servers have left undone
GATHERING = 0.5  # seconds in which moves are made at other tables, too: the queue is looked at once for all
SHORTEST = 0.05  # seconds between two looks
AT_ONCE = 50  # deliveries
TOLD_AT_ONCE = 8  # players
CUT_SHORT = 60.0  # seconds after which whoever was sending is dead
HOUR = 3600.0
LAST_WORDS = 5.0  # seconds that deliveries under way have when the server stops

log = logging.getLogger("godsplay.web")


class Sender(Protocol):
    """Delivers messages to channels of some kinds."""

    async def send(self, channel: Channel, message: Message, delivery: str) -> None:
        """Send a message, or raise a `DeliveryError`; the name of the delivery is the same at every attempt."""


class NoticeService:
    """Tells players of their turns, wherever they want to be told."""

    def __init__(
        self,
        queue: StoredNotices,
        channels: StoredChannels,
        senders: dict[str, Sender],
        base: str,
        first_pause: float,
    ) -> None:
        self.queue = queue
        self.channels = channels
        self.senders = senders
        self.base = base  # what links begin with
        self.first_pause = first_pause  # seconds between the first two attempts
        self.begun = False
        self.cleaned = time.monotonic()
        self.looked_after = -PULSE  # what was cut short
        self.news = asyncio.Event()
        self.next_look = inf  # at the queue, unless something due earlier is put there; none while it is looked at
        self.under_way: dict[str, asyncio.Task[None]] = {}
        self.counts: Counter[tuple[str, str]] = Counter()  # by kind of channel and how it ended

    def wake(self) -> None:
        """Look at the queue: something was put there."""
        self.news.set()

    def expect(self, turns: Turns) -> None:
        """Look at the queue in time for turns that were put there."""
        if min(turns.due.values(), default=inf) < self.next_look:
            self.wake()

    async def tells(self, holder: str) -> bool:
        """Whether a player has chosen how to be told."""
        return any(channel.confirmed for channel in await self.channels.of(holder))

    async def waiting(self) -> int:
        """Count the deliveries that wait, at whichever server."""
        return sum(count for (_, state), count in (await self.queue.figures()).items() if state == WAITING)

    async def run(self, registry: TableRegistry) -> None:
        """Work until cancelled; then let go what is under way."""
        try:
            while True:
                self.next_look = inf
                try:
                    pause = await self.work(registry)
                except Exception:
                    log.exception("notices could not be worked on")
                    pause = PULSE
                self.next_look = time.time() + pause
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self.news.wait()
                        await asyncio.sleep(GATHERING)
                self.news.clear()
        finally:
            if self.under_way:
                await asyncio.wait(self.under_way.values(), timeout=LAST_WORDS)

    async def work(self, registry: TableRegistry) -> float:
        """Do what is due, which mostly is nothing; return how many seconds there is nothing to do."""
        if not self.begun:
            self.begun = True
            await self.wake_bots(registry)
        if time.monotonic() > self.cleaned + HOUR:
            self.cleaned = time.monotonic()
            await self.queue.forget_old()
        if time.monotonic() > self.looked_after + PULSE:
            self.looked_after = time.monotonic()
            await self.give_up_cut_short()
        pause = await self.time_to_rest()
        if not pause:
            await self.tell_all(registry)
            pause = await self.time_to_rest()
        return max(SHORTEST, pause)

    async def give_up_cut_short(self) -> None:
        """Give up what a server was sending when it died."""
        cut_short = await self.queue.give_up_cut_short(time.time() - CUT_SHORT)
        if cut_short:
            log.warning("notices: %d were being sent when a server died, and are not sent again", cut_short)

    async def time_to_rest(self) -> float:
        """Return how many seconds there is nothing to do."""
        return min(PULSE, max(0.0, await self.queue.next_due(list(self.under_way)) - time.time()))

    async def tell_all(self, registry: TableRegistry) -> None:
        """Tell everybody what is due, and deliver it."""
        now, turn = time.time(), asyncio.Semaphore(TOLD_AT_ONCE)
        holders = await self.queue.due_holders(now)
        await asyncio.gather(*(self.tell_in_turn(registry, holder, now, turn) for holder in holders))
        for delivery in await self.queue.due_deliveries(time.time()):
            if delivery not in self.under_way:
                while len(self.under_way) >= AT_ONCE:
                    await asyncio.wait(self.under_way.values(), return_when=asyncio.FIRST_COMPLETED)
                self.under_way[delivery] = asyncio.create_task(self.deliver(registry, delivery))

    async def wake_bots(self, registry: TableRegistry) -> None:
        """Let bots go on that were to move when the server stopped, where somebody waits for a turn."""
        for name in await self.queue.stalled_tables():
            with contextlib.suppress(TableNotFound):
                (await registry.find(name)).bots.wake()

    async def tell_in_turn(self, registry: TableRegistry, holder: str, now: float, turn: asyncio.Semaphore) -> None:
        """Tell a player what is due, a few players at a time; one whose notices cannot be told holds up nobody else."""
        async with turn:
            try:
                await self.tell(registry, holder, now)
            except Overtaken:
                log.debug("notices: another server was faster")
            except Exception:
                log.exception("notices of one player could not be told")

    async def tell(self, registry: TableRegistry, holder: str, now: float) -> None:
        """Make one message of everything that a player is to be told by now, or let it wait."""
        notices = await self.queue.due_notices(holder, now)
        channels = [channel for channel in await self.channels.of(holder) if channel.confirmed]
        if not channels:
            return await self.queue.drop(notices)
        settings = await self.channels.settings(holder)
        when = may_tell_at(settings, now)
        if when > now:
            return await self.queue.postpone(notices, when)
        wanted = [notice for notice in notices if notice.key.kind != REMINDER or settings.remind]
        current = [(notice, table, look) for notice in wanted for table, look in await self.examine(registry, notice)]
        planned = [notice for notice, table, _ in current if await table.advance.answers(notice.key.seat)]
        if planned:
            await self.queue.postpone(planned, now + LONGEST_PAUSE)
            notices = [notice for notice in notices if notice not in planned]
            current = [each for each in current if each[0] not in planned]
        forgettable = [notice for notice, table, _ in current if settings.remind and to_be_reminded(table, notice)]
        reminders = Reminders(forgettable, now + settings.remind * HOUR)
        kept = latest_of_each_table([notice for notice, _, look in current if is_news(notice, look)])
        dropped = [notice for notice in notices if notice not in kept]
        if dropped:
            await self.queue.drop(dropped, reminders)
        if not kept:
            return None
        told = {
            in_private: message_of(
                [news_of(table, notice, look, in_private) for notice, table, look in current if notice in kept],
                self.base,
            )
            for in_private in (True, False)
        }
        contents = [(channel, told[channel.kind not in WEBHOOKS]) for channel in channels]
        await self.queue.tell(holder, kept, contents, settings, reminders)

    async def examine(self, registry: TableRegistry, notice: Notice) -> list[tuple[Table, int | None]]:
        """Return the table of a notice and what its player has seen of it; nothing if it is not true any more."""
        try:
            table = await registry.find(notice.key.table)
            await table.reload()
        except TableNotFound:
            return []
        except Exception:  # a table that cannot be opened spoils nobody's other notices
            log.exception("notices: table %s could not be opened", notice.key.table)
            return []
        if not is_true(table, notice):
            return []
        return [(table, await registry.store.read_look(table.id, notice.holder))]

    async def deliver(self, registry: TableRegistry, name: str) -> None:
        """Make one delivery, if nobody else does, and write down how it went."""
        try:
            delivery = await self.queue.claim(name)
            if delivery is not None:
                await self.attempt(registry, delivery)
        except Exception:
            log.exception("notices: a delivery could not be made")
        finally:
            self.under_way.pop(name, None)
            self.wake()

    async def attempt(self, registry: TableRegistry, delivery: Delivery) -> None:
        """Send a message that was marked as being sent."""
        channel, now = delivery.channel, time.time()
        if delivery.attempts > 1:
            later = end_of_quiet(await self.channels.settings(channel.holder), now)
            if later > now:
                return await self.queue.put_off(delivery.id, later)
            if not await self.is_needed(registry, delivery):
                return await self.settle(delivery, DROPPED)
        try:
            sender = self.senders.get(channel.kind)
            if sender is None:
                raise Unavailable("this server cannot send that")
            await sender.send(channel, delivery.content, delivery.id)
        except Unavailable as error:
            await self.try_again(delivery, str(error), error.after)
        except Uncertain as error:
            await self.settle(delivery, UNKNOWN, str(error))
        except Gone as error:
            await self.settle(delivery, FAILED, str(error))
            await self.channels.end(channel.id, str(error))
        except DeliveryError as error:
            await self.settle(delivery, FAILED, str(error))
        except Exception as error:  # of a library, in the midst of it
            log.exception("notices: sending failed in an unexpected way")
            await self.settle(delivery, UNKNOWN, type(error).__name__)
        else:
            await self.settle(delivery, SENT)

    async def is_needed(self, registry: TableRegistry, delivery: Delivery) -> bool:
        """Whether what a message tells is still worth telling; one that tells of no table always is."""
        notices = await self.queue.notices_of(delivery.message)
        looks = [(notice, look) for notice in notices for _, look in await self.examine(registry, notice)]
        return not notices or any(is_news(notice, look) for notice, look in looks)

    async def try_again(self, delivery: Delivery, problem: str, after: float) -> None:
        """Plan another attempt, or give up."""
        due = next_attempt(time.time(), delivery.attempts, self.first_pause, after)
        if due is None:
            return await self.settle(delivery, FAILED, problem)
        log.info("notices: %s, attempt %d: %s", delivery.channel.kind, delivery.attempts, problem)
        self.counts[delivery.channel.kind, "retried"] += 1
        await self.queue.retry(delivery.id, due, problem)
        await self.channels.note_problem(delivery.channel.id, problem)

    async def settle(self, delivery: Delivery, state: str, problem: str = "") -> None:
        """Write down how a delivery ended, for the player and for whoever runs the server."""
        self.counts[delivery.channel.kind, state] += 1
        if problem:
            log.warning("notices: %s, attempt %d, %s: %s", delivery.channel.kind, delivery.attempts, state, problem)
        await self.queue.settle(delivery.id, state, problem)
        if delivery.channel.problem != problem and state != DROPPED:
            await self.channels.note_problem(delivery.channel.id, problem)
