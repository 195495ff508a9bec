"""The application: pages, JSON interface, sockets and static files, behind the guard."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp

from godsplay.games import game, games
from godsplay.version import VERSION
from godsplay.web.api import clear_or_leave, live, notes, read, watch, write
from godsplay.web.api.error_responses import error_response
from godsplay.web.api.throttling import STORE, forget_clients, new_table_limit
from godsplay.web.middleware import Guard
from godsplay.web.pages import clear_or_leave as clear_or_leave_pages
from godsplay.web.pages import home, joining, reference, setting_up, table
from godsplay.web.pages.assets import assets_router
from godsplay.web.settings import Settings, from_environment
from godsplay.web.tables.bot_pool import end_with_parent
from godsplay.web.tables.registry import TableRegistry

LARGEST_BODY = 64_000  # bytes
API_HANDLERS = [*read.handlers, *watch.handlers, *write.handlers, *notes.handlers, *clear_or_leave.handlers]
PAGE_HANDLERS = [
    *home.handlers,
    *setting_up.handlers,
    *table.handlers,
    *clear_or_leave_pages.handlers,
    *joining.handlers,
    *reference.handlers,
]

log = logging.getLogger("godsplay.web")


def make_app(settings: Settings) -> ASGIApp:
    """Build the application."""
    new_tables = MemoryStore()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = TableRegistry(settings)
        await registry.open()
        app.state.registry = registry
        cleaning = asyncio.create_task(forget_clients(new_tables))
        log.info("started: godsplay %s, process %d", VERSION, os.getpid())
        try:
            yield
        finally:
            cleaning.cancel()
            await registry.close()
            log.info("stopped: process %d", os.getpid())

    inner = Litestar(
        route_handlers=[Router("/api", route_handlers=API_HANDLERS), live.live, assets_router(), *PAGE_HANDLERS],
        lifespan=[lifespan],
        stores={STORE: new_tables},
        middleware=[new_table_limit(settings.new_tables_per_minute).middleware],
        exception_handlers={Exception: error_response},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=500),
        openapi_config=OpenAPIConfig(
            title="godsplay", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Guard(inner, settings)


def make_worker_app() -> ASGIApp:
    """Build the application in a server process, from the settings in the environment."""
    end_with_parent()  # else a killed service would leave processes behind that hold its port
    for name in games():
        game(name)  # now: what is compiled anew while the server runs does not fit what it has loaded already
    app = make_app(from_environment())
    gc.freeze()  # what is loaded by now stays
    gc.enable()
    return app
