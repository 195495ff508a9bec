"""How many tables a client may open in a minute, by Litestar's own rate limits."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

OPENS_TABLE = {"opens_table": True}  # the mark of a handler that counts
STORE = "new_tables"
CLEANING_INTERVAL = 600  # seconds


def new_table_limit(per_minute: int) -> RateLimitConfig:
    """Return the limit of new tables for every client."""
    return RateLimitConfig(("minute", per_minute), check_throttle_handler=opens_table, store=STORE)


async def opens_table(request: Request[Any, Any, Any]) -> bool:  # Litestar asks others in a thread, every time
    """Whether a request is for a handler that opens a table."""
    return bool(request.route_handler.opt.get("opens_table"))


async def forget_clients(store: MemoryStore) -> None:
    """Delete the counts of clients that have not come again; the store keeps them for ever otherwise."""
    while True:
        await asyncio.sleep(CLEANING_INTERVAL)
        await store.delete_expired()
