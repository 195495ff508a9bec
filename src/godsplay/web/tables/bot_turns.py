"""Whose turn it is to let a bot think: tables that somebody looks at first, each in its turn, then all others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

PATIENCE = 6  # turns after which somebody of lower rank is let in


class Rank(IntEnum):
    """How urgent a thought is."""

    WATCHED = 0  # somebody looks at the table and waits
    HINT = 1
    UNWATCHED = 2


class BotTurns:
    """A few places for many who wait. Those of a rank come in turn, whoever asks; lower ranks are not forgotten."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.given = 0
        self.waiting: dict[Rank, OrderedDict[str, deque[asyncio.Future[None]]]] = {rank: OrderedDict() for rank in Rank}

    def __len__(self) -> int:
        return sum(len(queue) for group in self.waiting.values() for queue in group.values())

    @asynccontextmanager
    async def turn(self, asker: str, rank: Rank) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(asker, rank)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, asker: str, rank: Rank) -> None:
        """Wait until a place is passed on."""
        place = asyncio.get_running_loop().create_future()
        queue = self.waiting[rank].setdefault(asker, deque())
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.pass_on()  # it came too late
            elif place in queue:  # else it was passed over already
                queue.remove(place)
                if not queue:
                    del self.waiting[rank][asker]
            raise

    def pass_on(self) -> None:
        """Give a place to whoever comes next."""
        self.given += 1
        ranks = sorted(Rank, reverse=self.given % PATIENCE == 0)
        group = next((self.waiting[rank] for rank in ranks if self.waiting[rank]), None)
        if group is None:
            self.free += 1
            return
        asker, queue = group.popitem(last=False)
        place = queue.popleft()
        if queue:
            group[asker] = queue  # behind all others
        if place.done():
            self.pass_on()
        else:
            place.set_result(None)
