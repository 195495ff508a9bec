"""The application: the house, the pages, the interface, the sockets, and the guard before them."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from godsplay.games import game, games
from godsplay.version import VERSION
from godsplay.web.api import errors, live, read, write
from godsplay.web.middleware import Buckets, Guard
from godsplay.web.pages import clearing
from godsplay.web.pages import table as pages
from godsplay.web.pages.assets import assets_router
from godsplay.web.settings import Settings, found
from godsplay.web.tables.bot_pool import leave_with_parent
from godsplay.web.tables.registry import House

LARGEST_BODY = 64_000

log = logging.getLogger("godsplay.web")


def make_app(settings: Settings) -> ASGIApp:
    """Build the application."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        await house.open()
        app.state.house = house
        log.info("started: godsplay %s, process %d", VERSION, os.getpid())
        rate = settings.new_tables_per_minute
        app.state.new_tables = Buckets(rate / 60, rate)
        try:
            yield
        finally:
            await house.close()
            log.info("stopped: process %d", os.getpid())

    api = Router("/api", route_handlers=[*read.handlers, *write.handlers, *clearing.handlers])
    inner = Litestar(
        route_handlers=[api, live.live, assets_router(), *pages.handlers],
        lifespan=[opened],
        exception_handlers={Exception: errors.answer},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=2000),
        openapi_config=OpenAPIConfig(
            title="godsplay", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Guard(inner, settings)


def served() -> ASGIApp:
    """Build the application in a server process, from the settings that were left for it."""
    leave_with_parent()  # else a killed service would leave processes behind that hold its port
    for name in games():
        game(name)  # now: what is compiled anew while the server runs does not fit what it has loaded already
    return make_app(found())
