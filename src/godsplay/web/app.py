"""The application at a server: with static files and limits, behind the guard."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp

from godsplay.games import game, games
from godsplay.version import VERSION
from godsplay.web.api.throttling import STORE, forget_clients, new_table_limit
from godsplay.web.middleware import Guard
from godsplay.web.notices.channels import Adding
from godsplay.web.notices.service import NoticeService
from godsplay.web.notices.setup import open_notices
from godsplay.web.players.devices import Devices
from godsplay.web.players.passkeys import Passkeys
from godsplay.web.routes import application
from godsplay.web.server_routes import server_routes
from godsplay.web.settings import Settings, from_environment
from godsplay.web.storage.advance import StoredOrders
from godsplay.web.storage.clocks import StoredClocks
from godsplay.web.storage.database import Database
from godsplay.web.storage.devices import StoredDevices
from godsplay.web.storage.lobby import StoredLobby
from godsplay.web.storage.passkeys import StoredPasskeys
from godsplay.web.storage.reviews import StoredReviews
from godsplay.web.storage.tournaments import StoredTournaments
from godsplay.web.tables.bot_processes import BotProcesses, end_with_parent
from godsplay.web.tables.registry import Policy, TableRegistry
from godsplay.web.tables.review_jobs import ServerReviews

GARBAGE = (20_000, 20, 20)  # objects, and collections of younger ones, between two collections: they stop everybody

log = logging.getLogger("godsplay.web")


def make_app(settings: Settings) -> ASGIApp:
    """Build the application."""
    new_tables = MemoryStore()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        cleaning = asyncio.create_task(forget_clients(new_tables))
        notices: NoticeService = app.state.registry.notices
        app.state.adding = Adding(notices, settings.private_receivers, settings.new_channels_per_hour)
        log.info("started: godsplay %s, process %d", VERSION, os.getpid())
        try:
            yield
        finally:
            cleaning.cancel()
            log.info("stopped: process %d", os.getpid())

    inner = application(
        partial(server_tables, settings),
        server_routes(),
        lifespan=[lifespan],
        stores={STORE: new_tables},
        middleware=[new_table_limit(settings.new_tables_per_minute).middleware],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=3, minimum_size=500),
        openapi_config=OpenAPIConfig(
            title="godsplay", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    guard = Guard(inner, settings)
    inner.state.watch = guard
    return guard


def server_tables(settings: Settings) -> TableRegistry:
    """Return the tables of a server: in its database, with bots in processes of their own."""
    database = Database(settings.database_url())
    policy = Policy(settings.tables_of_one, settings.tables_in_all, settings.keep_days)
    notices = open_notices(settings, database)
    reviews = ServerReviews(StoredReviews(database), settings.review_effort, settings.review_niceness)
    clocks = StoredClocks(database)
    devices = Devices(StoredDevices(database))
    return TableRegistry(
        database,
        BotProcesses(settings.thinkers),
        policy,
        reviews,
        notices,
        clocks,
        devices,
        server_passkeys(database),
        StoredOrders(database),
        StoredLobby(database) if settings.lobby else None,
        StoredTournaments(database) if settings.lobby else None,
    )


def server_passkeys(database: Database) -> Passkeys | None:
    """Return the passkeys of players, if what checks them is installed."""
    return Passkeys(StoredPasskeys(database)) if find_spec("webauthn") is not None else None


def make_worker_app() -> ASGIApp:
    """Build the application in a server process, from the settings in the environment."""
    end_with_parent()  # else a killed service would leave processes behind that hold its port
    for name in games():
        game(name)  # now: what is compiled anew while the server runs does not fit what it has loaded already
    app = make_app(from_environment())
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*GARBAGE)
    gc.enable()
    return app
