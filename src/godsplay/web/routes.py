"""The application itself: pages, JSON interface and sockets, wherever the tables are kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router

from godsplay.web.api import advance, chat, clear_or_leave, clocks, live, looks, luck, notes, read, review, watch, write
from godsplay.web.api.error_responses import error_response
from godsplay.web.api.identity import identify
from godsplay.web.pages import clear_or_leave as clear_or_leave_pages
from godsplay.web.pages import home, joining, my_games, reference, setting_up, table, thumbnails
from godsplay.web.tables.registry import TableRegistry

LARGEST_BODY = 64_000  # bytes
API_HANDLERS = [
    *read.handlers,
    *watch.handlers,
    *write.handlers,
    *notes.handlers,
    *clear_or_leave.handlers,
    *chat.handlers,
    *looks.handlers,
    *luck.handlers,
    *review.handlers,
    *clocks.handlers,
    *advance.handlers,
]
PAGE_HANDLERS = [
    *home.handlers,
    *setting_up.handlers,
    *table.handlers,
    *clear_or_leave_pages.handlers,
    *joining.handlers,
    *reference.handlers,
    *my_games.handlers,
    *thumbnails.handlers,
]


def application(open_tables: Callable[[], TableRegistry], more_routes: list[Any], **config: Any) -> Litestar:
    """Build the application over tables that are opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = open_tables()
        await registry.open()
        app.state.registry = registry
        try:
            yield
        finally:
            await registry.close()

    return Litestar(
        route_handlers=[Router("/api", route_handlers=API_HANDLERS), live.live, *PAGE_HANDLERS, *more_routes],
        lifespan=[lifespan, *config.pop("lifespan", [])],
        exception_handlers={Exception: error_response},
        middleware=[identify, *config.pop("middleware", [])],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        **config,
    )
